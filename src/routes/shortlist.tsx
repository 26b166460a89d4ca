import { createFileRoute } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { canShare, deviceShareMachine, downloadText } from '~/app/device'
import { searchOf } from '~/app/searchOf'
import { showingWith } from '~/app/showing'
import { readShortlistFile, shortlistFileName, writeShortlistFile } from '~/data/shortlist/shortlistFile'
import { shortlistSearchSchema } from '~/data/shortlist/shortlistSearch'
import { savedCount, shortlistTexts } from '~/data/shortlist/shortlistTexts'
import { stringifySearch } from '~/data/site/searchParams'
import { selectSaved } from '~/machines/shortlist.machine'
import { ShortlistPage } from '~/ui/shortlist/ShortlistPage'
import { importWithRetry } from '~/ui/site/importWithRetry'

const fetchCalendar = importWithRetry(() => import('~/app/calendar'))

export const Route = createFileRoute('/shortlist')({
  staticData: { hasResults: true },
  ...searchOf(shortlistSearchSchema),
  ...showingWith('shortlist', 'shortlist'),
  component: Shortlist,
})

function Shortlist() {
  const { content, trail, service } = Route.useLoaderData()
  const { ids } = Route.useSearch()
  const { notify } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const { shortlist } = service
  const share = useActorRef(deviceShareMachine)

  useLayoutEffect(() => service.name(content.courses), [service, content.courses])
  useLayoutEffect(() => {
    const copied = share.on('results.copied', () =>
      notify('notice', { title: 'Link copied', description: 'It holds no notes.', role: 'status' }),
    )
    return () => copied.unsubscribe()
  }, [share, notify])

  const fail = (title: string, description: string) => notify('notice', { title, description, role: 'alert' })
  return (
    <ShortlistPage
      content={content}
      trail={trail}
      ids={ids}
      shortlist={shortlist}
      share={share}
      onOwn={() => void navigate({ search: { ids: [] } })}
      onShare={(shared) =>
        share.send({
          type: 'share.request',
          canShare: canShare(),
          content: {
            title: shortlistTexts.title,
            text: `A shortlist of ${savedCount(shared.length)}`,
            url: new URL(`/shortlist${stringifySearch({ ids: shared })}`, location.href).href,
          },
        })
      }
      onSave={() =>
        downloadText(
          shortlistFileName,
          writeShortlistFile(selectSaved(shortlist.getSnapshot()), content.courses),
          'application/json',
        )
      }
      onOpen={async (file) => {
        const read = readShortlistFile(await file.text().catch(() => ''))
        if (read.kind === 'fault') return fail(`${file.name} was not opened`, read.message)
        shortlist.send({ type: 'shortlist.replace', saved: read.saved })
        notify('notice', {
          title: `${savedCount(read.saved.length)} opened`,
          description: "'Undo' gives you back what was here before.",
          role: 'status',
        })
      }}
      onCalendar={(courses) =>
        void fetchCalendar().then(
          ({ downloadStarts }) => downloadStarts(courses),
          () => fail('The calendar could not be made', 'Press the button again when you are connected.'),
        )
      }
      onPrint={() => print()}
    />
  )
}

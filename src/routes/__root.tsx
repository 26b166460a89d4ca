import { createRootRouteWithContext, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { announceRoute } from '~/app/announceRoute'
import type { RouterContext } from '~/app/context'
import { saveDrafts } from '~/app/drafts'
import { hydrated } from '~/app/hydrated'
import { Layers } from '~/app/Layers'
import { measureScrollBar } from '~/ui/kit/scrollBar'
import { whenIdle } from '~/ui/kit/whenIdle'
import { yieldToPaint } from '~/ui/kit/yieldToPaint'
import { ShortlistPort } from '~/ui/shortlist/ShortlistPort'
import { giveLaterPartsTheirHeight } from '~/ui/site/laterParts'
import { Shell } from '~/ui/site/Shell'
import { UploadPort } from '~/ui/upload/UploadPort'

export const Route = createRootRouteWithContext<RouterContext>()({
  // A page that React is still taking over cannot be exchanged for another. And what a page needs is often there already:
  // the whole of it would be drawn within the press.
  beforeLoad: ({ cause, preload }) =>
    cause === 'stay' && !preload ? hydrated().then(yieldToPaint) : undefined,
  component: Root,
})

function Root() {
  const router = useRouter()
  const hasResults = useMatches({
    select: (matches) =>
      matches.some(({ staticData, status }) => staticData.hasResults && status !== 'notFound'),
  })
  const {
    theme,
    nav,
    connect,
    subscribe,
    giveBackAddress,
    coursesMenu,
    notify,
    openSearch,
    dialogs,
    layers,
    shortlist,
  } = Route.useRouteContext()

  useEffect(() => {
    const disconnect = connect(router)
    let isLeft = false
    void hydrated().then(() => {
      if (isLeft) return
      // From here on a press does something: tests and styles may rely on it.
      delete document.documentElement.dataset.query
      document.documentElement.dataset.hydrated = ''
      document.dispatchEvent(new Event('hydrated'))
      // What was pressed early is answered first.
      whenIdle(() => {
        giveLaterPartsTheirHeight()
        measureScrollBar()
      })
    })
    return () => {
      isLeft = true
      disconnect()
    }
  }, [connect, router])
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        saveDrafts()
        nav.send({ type: 'url.changed' })
      }),
    [router, nav],
  )
  useEffect(() => announceRoute(router), [router])
  const uploads = useMemo(
    (): UploadPort => ({
      onFinished: (chosenFile) => void router.navigate({ to: '/tools/gap-analysis', state: { chosenFile } }),
      onRefused: (said) => notify('notice', { ...said, role: 'alert' }),
    }),
    [router, notify],
  )

  return (
    <UploadPort value={uploads}>
      <ShortlistPort value={shortlist}>
        <Shell
          nav={nav}
          theme={theme}
          coursesMenu={coursesMenu}
          onSearch={openSearch}
          hasResults={hasResults}
          dialogs={<Layers layers={dialogs} />}
          layers={<Layers layers={layers} />}
          newsletter={{ subscribe, notify, giveBack: giveBackAddress }}
        >
          <Outlet />
        </Shell>
      </ShortlistPort>
    </UploadPort>
  )
}

import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { showing } from '~/app/showing'
import { placeOf } from '~/data/help/faqPlace'
import { faqMachine } from '~/machines/faq.machine'
import { FaqPage } from '~/ui/help/FaqPage'

export const Route = createFileRoute('/faq')({ ...showing('faq'), component: Faq })

function Faq() {
  const { content, trail } = Route.useLoaderData()
  const { categories } = content
  const router = useRouter()
  const faq = useActorRef(faqMachine, { input: placeOf(categories, router.state.location.hash) })

  // Once the page is drawn for its new address, since the router then scrolls to where the visitor once was on it.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation: { hash } }) =>
        faq.send({ type: 'url.changed', ...placeOf(categories, hash) }),
      ),
    [router, faq, categories],
  )
  return <FaqPage content={content} trail={trail} faq={faq} />
}

import { createFileRoute } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { carouselMachine } from '~/machines/carousel.machine'
import { courseSearchMachine } from '~/machines/courseSearch.machine'
import { HomePage } from '~/ui/home/HomePage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'home'),
  head: headOf,
  component: Home,
})

function Home() {
  const { content } = Route.useLoaderData()
  const categories = useActorRef(carouselMachine, { input: { count: content.categories.length, visible: 1 } })
  const search = useActorRef(courseSearchMachine)
  return <HomePage content={content} categories={categories} search={search} />
}

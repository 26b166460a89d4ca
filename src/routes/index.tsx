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
  const categories = useCarousel(content.categories.length)
  const services = useCarousel(content.services.length)
  const programs = useCarousel(content.programs.length)
  const search = useActorRef(courseSearchMachine)
  return <HomePage content={content} carousels={{ categories, services, programs }} search={search} />
}

/** How many slides are seen is measured by the screen; the first frame assumes one. */
const useCarousel = (count: number) => useActorRef(carouselMachine, { input: { count, visible: 1 } })

import { createFileRoute } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { listAddress } from '~/app/listAddress'
import { searchOf } from '~/app/searchOf'
import { showing } from '~/app/showing'
import { homeSearchSchema } from '~/data/home/homeSearch'
import { carouselMachine } from '~/machines/carousel.machine'
import { HomePage } from '~/ui/home/HomePage'

export const Route = createFileRoute('/')({
  ...searchOf(homeSearchSchema),
  ...showing('home'),
  component: Home,
})

function Home() {
  const { content } = Route.useLoaderData()
  const categories = useCarousel(content.categories.length)
  const services = useCarousel(content.services.length)
  const programs = useCarousel(content.programs.length)
  return (
    <HomePage
      content={content}
      carousels={{ categories, services, programs }}
      finder={listAddress(homeSearchSchema, Route.useSearch(), Route.useNavigate())}
    />
  )
}

/** How many slides are seen is measured by the screen; the first frame assumes one. */
const useCarousel = (count: number) => useActorRef(carouselMachine, { input: { count, visible: 1 } })

import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Shell } from '~/ui/site/Shell'
import { announceRoute } from './-announceRoute'
import type { RouterContext } from './-context'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  const router = useRouter()
  const { theme, nav, connect, subscribe, coursesMenu, loadPage } = Route.useRouteContext()

  useEffect(() => {
    const disconnect = connect()
    // From here on a press does something: tests and styles may rely on it.
    delete document.documentElement.dataset.query
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event('hydrated'))
    return disconnect
  }, [connect])
  useEffect(
    () => router.subscribe('onBeforeNavigate', () => nav.send({ type: 'url.changed' })),
    [router, nav],
  )
  useEffect(() => announceRoute(router), [router])

  return (
    <Shell nav={nav} theme={theme} coursesMenu={() => coursesMenu(loadPage)} onSubscribe={subscribe}>
      <Outlet />
    </Shell>
  )
}

import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createFloorRouter } from './router'

export async function page() {
  const router = createFloorRouter(createMemoryHistory({ initialEntries: ['/'] }))
  router.update({ ...router.options, isServer: true })
  await router.load()
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

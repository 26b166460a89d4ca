import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expectServerRendering } from '~/app/routerInternals'
import { createFloorRouter } from './router'

const root = document.getElementById('root')
if (root) {
  const router = createFloorRouter()
  expectServerRendering(router)
  await router.load()
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { CataloguePage } from './CataloguePage'
import { catalogueMachine } from './catalogue.machine'

function Catalogue() {
  return <CataloguePage catalogue={useActorRef(catalogueMachine)} />
}

const root = createRootRoute({ component: Outlet })
const catalogue = createRoute({ getParentRoute: () => root, path: '/', component: Catalogue })

export const createFloorRouter = (history?: RouterHistory) =>
  createRouter({ routeTree: root.addChildren([catalogue]), ...(history && { history }) })

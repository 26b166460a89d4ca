import { startDelivery } from './app/delivery'
import { importWithRetry } from './ui/site/importWithRetry'
import { untilItArrives } from './ui/site/untilItArrives'

/** Comes before the application, and watches over its arrival as over everything that is asked for later. */
const delivery = startDelivery()

void untilItArrives(
  'app',
  importWithRetry(() => import('./main')),
)().then(({ start }) => start(delivery))

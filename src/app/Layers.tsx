import { type ComponentType, useSyncExternalStore } from 'react'
import type { LazyService } from './lazyService'

/** A service that lies over the page, such as the toasts. */
export type LayerService = Pick<LazyService<{ Layer: ComponentType }>, 'current' | 'subscribe'>

const noneWhilePrerendered = () => undefined

/** Draws each service over the page from the moment it is made. */
export const Layers = ({ layers }: { layers: Readonly<Record<string, LayerService>> }) =>
  Object.entries(layers).map(([name, service]) => <MadeLayer key={name} service={service} />)

function MadeLayer({ service }: { service: LayerService }) {
  const made = useSyncExternalStore(service.subscribe, service.current, noneWhilePrerendered)
  return made && <made.Layer />
}

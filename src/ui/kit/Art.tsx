import { drawingId, showWhenNear } from './showWhenNear'

/**
 * A drawing made by the build. Its colours are the palette of the nearest `data-hue`, so it follows both schemes. The
 * file is fetched when the drawing is near: `use` then gets an address, which React knows nothing of.
 */
export function Art({
  name,
  hue,
  viewBox = '15 34 370 238',
  fit = 'meet',
  isInFirstScreen,
  className,
}: {
  name: string
  hue?: string | undefined
  /** What of the drawing must be seen; its ground runs on where the box is wider or taller. */
  viewBox?: string
  /** `slice` for a drawing that ends where it ends, and is cropped. */
  fit?: 'meet' | 'slice'
  /** Whether a page opens with it: the build then puts the drawing itself into the document. */
  isInFirstScreen?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <svg
      // Another drawing is another element, or it would keep the address of the one before.
      key={name}
      ref={showWhenNear}
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMid ${fit}`}
      aria-hidden="true"
      focusable="false"
      data-art={name}
      {...(hue && { 'data-hue': hue })}
    >
      <use {...(import.meta.env.SSR && isInFirstScreen && { href: `#${drawingId(name)}` })} />
    </svg>
  )
}

/** How near a tooltip may come to the edge of the window, in CSS pixels. */
export const WINDOW_EDGE = 8

type Size = Readonly<{ width: number; height: number }>
type Box = Size & Readonly<{ left: number; top: number }>

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * Above the control, or below it where there is no room above; never outside the window. Null where the control itself
 * is not in the window any more.
 */
export function placeTooltip(
  control: Box,
  { width, height }: Size,
  within: Size,
): Readonly<{ left: number; top: number; side: 'above' | 'below' }> | null {
  const [right, bottom] = [control.left + control.width, control.top + control.height]
  if (right <= 0 || bottom <= 0 || control.left >= within.width || control.top >= within.height) return null
  const side = control.top - height >= WINDOW_EDGE ? 'above' : 'below'
  const middle = control.left + control.width / 2
  return {
    left: between(WINDOW_EDGE, middle - width / 2, within.width - width - WINDOW_EDGE),
    top: side === 'above' ? control.top - height : Math.min(bottom, within.height - height),
    side,
  }
}

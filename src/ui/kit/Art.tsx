/** A drawing made by the build. Its colours are the palette of the nearest `data-hue`, so it follows both schemes. */
export function Art({
  name,
  hue,
  width = 400,
  height = 260,
  className,
}: {
  name: string
  hue?: string | undefined
  width?: number
  height?: number
  className?: string | undefined
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      {...(hue && { 'data-hue': hue })}
    >
      <use href={`/art/${name}.svg#art`} />
    </svg>
  )
}

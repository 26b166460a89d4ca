import { Chip } from './Chip'

/** The short facts that a card shows of something, and how many it leaves out. */
export function Chips({
  shown,
  more,
  label,
  className,
}: {
  shown: readonly string[]
  more: number
  label: string
  className: string | undefined
}) {
  if (shown.length === 0) return null
  return (
    <ul className={className} aria-label={label}>
      {shown.map((text) => (
        <li key={text}>
          <Chip>{text}</Chip>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Chip>{`+${more}`}</Chip>
          <span className="visually-hidden"> more {label.toLowerCase()}</span>
        </li>
      )}
    </ul>
  )
}

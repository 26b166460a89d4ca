import type { ReactNode } from 'react'

/** What is known of something, each fact below its name. */
export const Facts = ({
  rows,
  className,
}: {
  rows: readonly (readonly [label: string, value: ReactNode])[]
  className: string | undefined
}) => (
  <dl className={className}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

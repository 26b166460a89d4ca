import { Icon } from './Icon'

/** Short points, each with a tick before it. */
export const CheckList = ({
  items,
  className,
}: {
  items: readonly string[]
  className: string | undefined
}) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </ul>
)

import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import type { LabelledLink } from '~/data/site/links'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon'
import { Link, type LinkProps } from './Link'

/** `primary` once per view; `secondary` beside it; `quiet` for everything that should not compete. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'onBlock'

interface ButtonFace {
  variant?: ButtonVariant | undefined
  size?: 'medium' | 'small' | 'large' | undefined
  icon?: IconName | undefined
  iconAfter?: IconName | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * What may be pressed. `aria-disabled` keeps a button that would do nothing reachable, so that it can say why; a native
 * `disabled` would drop the focus that is on it.
 */
interface Pressable {
  onPress?: (() => void) | undefined
  /** What is asked for all the same while the button is `aria-disabled`. */
  onRefused?: (() => void) | undefined
}

type NativeProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'disabled' | 'style' | 'className'
>

export interface ButtonProps extends Omit<NativeProps, 'children'>, ButtonFace, Pressable {}

/** Class and content, whatever kind of element it is. */
const faceOf = ({
  variant = 'primary',
  size = 'medium',
  icon,
  iconAfter,
  className,
  children,
}: ButtonFace) => ({
  className: [styles.button, styles[variant], size !== 'medium' && styles[size], className]
    .filter(Boolean)
    .join(' '),
  children: (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  ),
})

/** What a press does. A button that is only `aria-disabled` does nothing of its own with it. */
const pressOf = ({ onPress, onRefused }: Pressable, isInert: boolean) => ({
  onClick: (event: MouseEvent) => {
    if (isInert) {
      event.preventDefault()
      onRefused?.()
    } else onPress?.()
  },
})

/** The browser's own button: it needs no script of ours, so pages without richer controls stay small. */
export function Button({
  variant,
  size,
  icon,
  iconAfter,
  className,
  children,
  onPress,
  onRefused,
  type = 'button',
  ...props
}: ButtonProps) {
  const isInert = props['aria-disabled'] === true
  return (
    <button
      {...props}
      {...pressOf({ onPress, onRefused }, isInert)}
      type={type}
      {...faceOf({ variant, size, icon, iconAfter, className, children })}
    />
  )
}

/** A link that carries the weight of a button. It stays a link: it opens in a new tab and is announced as one. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  iconAfter,
  className,
  children,
  ...props
}: LinkProps & ButtonFace) => (
  <Link {...props} {...faceOf({ variant, size, icon, iconAfter, className, children })} />
)

/** A link that brings its own words, with the weight of a button. */
export const ActionLink = ({
  action: { label, link },
  ...face
}: { action: LabelledLink } & Omit<ButtonFace, 'children'>) => (
  <ButtonLink {...link} {...face}>
    {label}
  </ButtonLink>
)

/** A place on the page or a file to save, with the weight of a button. */
export const ButtonAnchor = ({
  href,
  download,
  ...face
}: ButtonFace & ({ href: `#${string}`; download?: never } | { href: string; download: string })) => (
  <a href={href} download={download} {...faceOf(face)} />
)

/**
 * A round button with a picture only; `label` is its name, which its tooltip shows. `aria-disabled` keeps the focus on it
 * when there is nothing more to press it for.
 */
export function IconButton({
  icon,
  label,
  className,
  onPress,
  ...props
}: NativeProps &
  Pick<Pressable, 'onPress'> & {
    icon: IconName
    label: string
    className?: string | undefined
  }) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      data-tooltip
      onClick={props['aria-disabled'] === true ? undefined : onPress}
      className={[styles.iconButton, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} />
    </button>
  )
}

import { useSelector } from '@xstate/react'
import { selectTheme, type Theme, type ThemeActor, themes } from '~/machines/theme.machine'
import { Icon } from '~/ui/kit/Icon'
import styles from './ThemeSwitch.module.css'

const labels: Readonly<Record<Theme, string>> = {
  system: 'Colours follow your device',
  light: 'Light colours',
  dark: 'Dark colours',
}
const icons = { system: 'system', light: 'sun', dark: 'moon' } as const
const nextOf = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'

/** One button that goes round the three themes; its name says what holds now and what a press brings. */
export function ThemeSwitch({ theme }: { theme: ThemeActor }) {
  const current = useSelector(theme, selectTheme)
  const next = nextOf(current)
  return (
    <button
      type="button"
      className={styles.switch}
      data-tooltip
      aria-label={`${labels[current]}. Change to: ${labels[next].toLowerCase()}`}
      onClick={() => theme.send({ type: 'theme.choose', theme: next })}
    >
      <Icon name={icons[current]} />
    </button>
  )
}

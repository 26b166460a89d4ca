import { type ListView, type ListViewActor, listViews, selectView } from '~/machines/listView.machine'
import { Icon, type IconName } from '~/ui/kit/Icon'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'
import styles from './ListViewSwitch.module.css'

const faces: Readonly<Record<ListView, { icon: IconName; label: string }>> = {
  cards: { icon: 'cards', label: 'Cards' },
  rows: { icon: 'rows', label: 'List' },
}

/** Two buttons, of which one is pressed. */
export function ListViewSwitch({ view }: { view: ListViewActor }) {
  const current = useHydratedSelector(view, selectView, 'cards')
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Show courses as</legend>
      {listViews.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.view}
          aria-pressed={one === current}
          onClick={() => view.send({ type: 'view.choose', view: one })}
        >
          <Icon name={faces[one].icon} />
          <span className={styles.label}>{faces[one].label}</span>
        </button>
      ))}
    </fieldset>
  )
}

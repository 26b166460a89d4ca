import { type ListViewActor, selectView } from '~/machines/listView.machine'
import { Segments } from '~/ui/kit/Segments'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'

const views = [
  { value: 'cards', icon: 'cards', label: 'Cards' },
  { value: 'rows', icon: 'rows', label: 'List' },
] as const

/** Two buttons, of which one is pressed. */
export const ListViewSwitch = ({ view }: { view: ListViewActor }) => (
  <Segments
    label="Show courses as"
    segments={views}
    value={useHydratedSelector(view, selectView, 'cards')}
    onChoose={(chosen) => view.send({ type: 'view.choose', view: chosen })}
  />
)

import { useSelector } from '@xstate/react'
import type { CatalogueContent } from '~/data/courses/catalogue.page'
import {
  type CatalogueSearch,
  countFilters,
  type FilterChoice,
  isChosen,
  qualificationChoices,
} from '~/data/courses/catalogueSearch'
import { countOptions, countResults } from '~/data/courses/filtering'
import { type FilterPanelActor, selectPending } from '~/machines/filterPanel.machine'
import { Button } from '~/ui/kit/Button'
import { Checkbox } from '~/ui/kit/Checkbox'
import { Dialog } from '~/ui/kit/Dialog'
import { answerFirst } from '~/ui/kit/nextTask'
import styles from './FilterPanel.module.css'

/** Checkboxes that change nothing until they are applied; the button says how many courses would be listed. */
// biome-ignore lint/style/noDefaultExport: loaded when the panel is first opened, and React.lazy wants a default
export default function FilterPanel({
  panel,
  content,
  search,
}: {
  panel: FilterPanelActor
  content: CatalogueContent
  search: CatalogueSearch
}) {
  const pending = useSelector(panel, selectPending)
  const { courses, subjects, categories } = content
  const asked = { ...search, ...pending }
  const counts = countOptions(courses, asked, subjects)
  const total = countResults(courses, asked, subjects)

  const option = (choice: FilterChoice, label: string, count: number) => (
    <Checkbox
      key={choice.value}
      value={choice.value}
      isSelected={isChosen(pending, choice)}
      onChange={() => panel.send({ type: 'choice.toggle', choice })}
      note={
        <>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{`${count} ${count === 1 ? 'course' : 'courses'}`}</span>
        </>
      }
    >
      {label}
    </Checkbox>
  )

  return (
    <Dialog
      title="Filter courses"
      isOpen
      onClose={() => answerFirst(() => panel.send({ type: 'panel.close' }))}
      place="panel"
      closeLabel="Close filters"
      footer={
        <>
          <Button
            onPress={() => answerFirst(() => panel.send({ type: 'filters.apply' }))}
            className={styles.apply ?? ''}
          >
            Apply Filter
            <span className={styles.total}>{`${total} ${total === 1 ? 'course' : 'courses'}`}</span>
          </Button>
          <Button
            look="quiet"
            isDisabled={countFilters(pending) === 0}
            onPress={() => panel.send({ type: 'filters.clear' })}
          >
            Clear
          </Button>
        </>
      }
    >
      <fieldset className={styles.facet}>
        <legend className={styles.legend}>Area of interest</legend>
        {categories.map(({ id, title }) =>
          option({ facet: 'area', value: id }, title, counts.area.get(id) ?? 0),
        )}
      </fieldset>
      <fieldset className={styles.facet} aria-describedby="qualification-hint">
        <legend className={styles.legend}>Qualification</legend>
        <p id="qualification-hint" className={styles.hint}>
          Qualification awarded when you finish
        </p>
        {qualificationChoices.map((value) =>
          option({ facet: 'qualification', value }, value, counts.qualification.get(value) ?? 0),
        )}
      </fieldset>
    </Dialog>
  )
}

import { useSelector } from '@xstate/react'
import { Suspense, useDeferredValue } from 'react'
import { type Asked, isChosen } from '~/data/lists/asked'
import { selectApplied, selectCanClear, selectPending } from '~/machines/filteredList.machine'
import { Button } from '~/ui/kit/Button'
import { Checkbox } from '~/ui/kit/Checkbox'
import { Dialog } from '~/ui/kit/Dialog'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import styles from './FilterPanel.module.css'
import type { PagedListing } from './useListing'

interface Counted {
  list: PagedListing['list']
  asked: Asked
}

const courses = (count: number) => `${count} ${count === 1 ? 'course' : 'courses'}`

const Total = ({ list, asked }: Counted) => courses(list.count(asked))

/** What a choice stands for. In a large catalogue the number may come after the tick. */
function Count({ list, asked, facet, value }: Counted & { facet: string; value: string }) {
  const count = list.countOption(asked, facet, value)
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{courses(count)}</span>
    </>
  )
}

/** Facets that the panel opens with; the others are drawn in the moment after. */
const FIRST_FACETS = 1

/** Labels of so many characters stand two in a row. */
const SHORT_LABEL = 9

/** Checkboxes that change nothing until they are applied; the button says how many courses would be listed. */
export function FilterPanel({ listing: { list, actor } }: { listing: PagedListing }) {
  const applied = useSelector(actor, selectApplied)
  const pending = useSelector(actor, selectPending)
  const canClear = useSelector(actor, selectCanClear)
  const asked = { ...applied, choices: pending }
  const facets = Object.entries(list.facets)
  const drawn = useDeferredValue(facets.length, FIRST_FACETS)
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)

  return (
    <Dialog
      title="Filter courses"
      onClose={() => afterPaint(() => actor.send({ type: 'panel.close' }))}
      place="panel"
      closeLabel="Close filters"
      footer={
        <>
          <Button
            onPress={() => afterPaint(() => actor.send({ type: 'filters.apply' }))}
            className={styles.apply ?? ''}
          >
            Apply Filter
            <span className={styles.total}>
              <Suspense>
                <Total list={list} asked={asked} />
              </Suspense>
            </span>
          </Button>
          <Button
            variant="quiet"
            aria-disabled={!canClear}
            onPress={() => actor.send({ type: 'choices.clear' })}
          >
            Clear
          </Button>
        </>
      }
    >
      <div className={styles.facets}>
        {facets.slice(0, drawn).map(([facet, { label, hint, options, optionsOn }]) => (
          <fieldset
            key={facet}
            className={styles.facet}
            {...(hint !== undefined && { 'aria-describedby': `${facet}-hint` })}
          >
            <legend className={styles.legend}>{label}</legend>
            {hint !== undefined && (
              <p id={`${facet}-hint`} className={styles.hint}>
                {hint}
              </p>
            )}
            <div
              className={
                options.every(({ label: words }) => words.length <= SHORT_LABEL) ? styles.short : undefined
              }
            >
              {(optionsOn?.(today) ?? options).map((option) => (
                <Checkbox
                  key={option.value}
                  value={option.value}
                  isSelected={isChosen(pending, facet, option.value)}
                  onChange={() => actor.send({ type: 'choice.toggle', facet, value: option.value })}
                  note={
                    <Suspense>
                      <Count list={list} asked={asked} facet={facet} value={option.value} />
                    </Suspense>
                  }
                >
                  {option.label}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

import { useSelector } from '@xstate/react'
import { Button } from 'react-aria-components/Button'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { SearchField } from 'react-aria-components/SearchField'
import { countOf, facets, findCourses } from '../courses'
import { type CatalogueActor, selectAsked } from './catalogue.machine'

export function CataloguePage({ catalogue }: { catalogue: CatalogueActor }) {
  const asked = useSelector(catalogue, selectAsked)
  const found = findCourses(asked)
  return (
    <main>
      <h1>Our courses</h1>
      <SearchField value={asked.text} onChange={(text) => catalogue.send({ type: 'text.type', text })}>
        <Label>Search</Label>
        <Input />
      </SearchField>
      {facets.map(({ facet, label, values }) => (
        <fieldset key={facet}>
          <legend>{label}</legend>
          {values.map((value) => (
            <Checkbox
              key={value}
              isSelected={asked.chosen.includes(value)}
              onChange={() => catalogue.send({ type: 'choice.toggle', value })}
            >
              <span className="box" aria-hidden="true" />
              {value}
            </Checkbox>
          ))}
        </fieldset>
      ))}
      <Button onPress={() => catalogue.send({ type: 'choices.clear' })}>Clear</Button>
      <p role="status" data-count={found.length}>
        {countOf(found.length)}
      </p>
      <ul className="cards">
        {found.map(({ title, level, area, about, duration }) => (
          <li key={title} className="card">
            <h2>
              <a href={`#${title}`}>{title}</a>
            </h2>
            <p>{about}</p>
            <p>
              {level}, {area}, {duration}
            </p>
          </li>
        ))}
      </ul>
    </main>
  )
}

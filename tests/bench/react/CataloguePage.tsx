import { useState } from 'react'
import { countOf, facets, findCourses, nothingAsked, toggled } from '../courses'

export function CataloguePage() {
  const [asked, setAsked] = useState(nothingAsked)
  const found = findCourses(asked)
  return (
    <main>
      <h1>Our courses</h1>
      <label>
        Search{' '}
        <input
          type="search"
          name="q"
          value={asked.text}
          onChange={({ target }) => setAsked({ ...asked, text: target.value })}
        />
      </label>
      {facets.map(({ facet, label, values }) => (
        <fieldset key={facet}>
          <legend>{label}</legend>
          {values.map((value) => (
            <label key={value}>
              <input
                type="checkbox"
                name={facet}
                value={value}
                checked={asked.chosen.includes(value)}
                onChange={() => setAsked({ ...asked, chosen: toggled(asked.chosen, value) })}
              />{' '}
              {value}
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" onClick={() => setAsked(nothingAsked)}>
        Clear
      </button>
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

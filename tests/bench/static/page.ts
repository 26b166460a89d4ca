import { countOf, courses, facets } from '../courses'

/** As somebody would write it by hand: a form that asks the server, and no script. */
export const page = () => `<main>
  <h1>Our courses</h1>
  <form action="/">
    <label>Search <input type="search" name="q"></label>
    ${facets
      .map(
        ({ facet, label, values }) => `<fieldset>
      <legend>${label}</legend>
      ${values.map((value) => `<label><input type="checkbox" name="${facet}" value="${value}"> ${value}</label>`).join('\n      ')}
    </fieldset>`,
      )
      .join('\n    ')}
    <button>Search</button>
  </form>
  <p role="status">${countOf(courses.length)}</p>
  <ul class="cards">
    ${courses
      .map(
        ({ title, level, area, about, duration }) => `<li class="card">
      <h2><a href="#${title}">${title}</a></h2>
      <p>${about}</p>
      <p>${level}, ${area}, ${duration}</p>
    </li>`,
      )
      .join('\n    ')}
  </ul>
</main>`

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlopGeneratorConfig } from 'plop'
import { resolveConfig } from 'vite'
import { footerColumns } from '~/data/site/footerNavigation'
import { allAddresses, findIn } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { forbiddenIn } from '../../tests/support/contentRules'
import { root } from '../paths'
import { type Answers, add, capital, choose, insert, tidy } from './writing'

const sources = 'src/data/site/pages.ts'
const table = 'tests/support/routeTable.ts'
const footer = 'src/data/site/footerNavigation.ts'

/** `/guides/first-week` is called guidesFirstWeek. */
const nameOf = (path: string) =>
  path
    .slice(1)
    .split(/[/-]/)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('')

const routeFileOf = (path: string) => `src/routes/${path.slice(1).replaceAll('/', '.')}.tsx`

function filesOf(path: string) {
  const name = nameOf(path)
  return {
    data: `src/data/${name}/${name}.page.ts`,
    ui: `src/ui/${name}/${capital(name)}Page.tsx`,
    route: routeFileOf(path),
  }
}

/** `/a` and `/a/b` above `/a/b/c`. */
const pathsAbove = (path: string) =>
  [...path.slice(1).matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))

/** Why no page can stand at the address, or undefined. */
export function refusalOf(path: string): string | undefined {
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(path))
    return `"${path}" is no address for a page: use small letters, digits and hyphens after a slash, such as /student-life.`
  const isRoute = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8').includes(`'${path}': typeof`)
  if (isRoute || allAddresses(pageSources).some((address) => address.path === path))
    return `There is a page at ${path} already.`
  const taken = Object.values(filesOf(path)).find((file) => existsSync(join(root, file)))
  if (taken || Object.hasOwn(pageSources, nameOf(path)))
    return `${path} would be called ${nameOf(path)}, and ${taken ?? sources} has that name already: choose another address.`
  const above = pathsAbove(path).find((one) => existsSync(join(root, routeFileOf(one))))
  if (above) {
    const file = routeFileOf(above)
    return `${file} would enclose the page: rename it to ${file.replace('.tsx', '.index.tsx')} and write '${above}/' in its createFileRoute first.`
  }
  return undefined
}

const heads = () =>
  Object.entries(pageSources).flatMap(([name, source]) =>
    source.ids().flatMap((id) => findIn(pageSources, name, id)?.head ?? []),
  )

/** A question for a text that pages are judged by. */
const ask = (
  name: string,
  message: string,
  [shortest, longest]: readonly [number, number],
  ofItsOwn?: 'title' | 'description',
) => ({
  type: 'input',
  name,
  message: `${message} (${shortest} to ${longest} characters)`,
  validate: (text: string) => {
    if (text.length < shortest || text.length > longest)
      return `${capital(name)}: ${text.length} characters, where ${shortest} to ${longest} are wanted.`
    if (ofItsOwn && heads().some((head) => head[ofItsOwn] === text))
      return `${capital(name)}: another page has this one.`
    const found = forbiddenIn(text)
    return found === undefined || `${capital(name)}: has ${found}: reword it.`
  },
})

/** Where the links of a column end. */
const endOfColumn = (column: string) =>
  new RegExp(`(?<=^    title: '${column}',\\n    links: \\[\\n(?:      .*\\n)*)    \\],`)

export const pageGenerator: PlopGeneratorConfig = {
  description: 'a static page at an address of its own',
  prompts: [
    {
      type: 'input',
      name: 'path',
      message: 'Where does it stand? (such as /student-life)',
      validate: (path: string) => refusalOf(path) ?? true,
    },
    ask('name', 'What is it called?', [4, 60], 'title'),
    ask('description', 'What a search engine says of it', [50, 158], 'description'),
    ask('lead', 'What it is for, below the title', [20, 300]),
    ask('heading', 'The heading of its first section', [4, 80]),
    ask('text', 'The text of that section', [20, 2000]),
    choose(
      'column',
      'In which column of the footer is it linked?',
      footerColumns.map(({ title }) => title),
    ),
  ],
  actions: ({ path = '', name = '', column = '' }: Answers = {}) => {
    const source = nameOf(path)
    const component = capital(source)
    const { data, ui, route } = filesOf(path)
    return [
      add(data, 'page.data', { source, component }),
      add(ui, 'page.ui', { source, component }),
      add(route, 'page.route', { source, component }),
      insert(
        sources,
        /^import type \{ MachineContent/,
        `import { ${source}Page } from '~/${data.slice(4, -3)}'\n`,
      ),
      insert(sources, /^\} as const\n\n\/\*\*\n \* Every page/, `  ${source}: ${source}Page,\n`),
      insert(
        table,
        /^\]\n\n\/\*\* What the project adds/,
        `  row('${path}', at('${path}', ${JSON.stringify(name)})),\n`,
      ),
      insert(
        footer,
        endOfColumn(column),
        `      { label: ${JSON.stringify(name)}, link: { to: '${path}' } },\n`,
      ),
      tidy(data, ui, route, sources, table, footer),
      // Resolving the settings of the build lets the router's plugin write the tree of routes.
      async () => {
        await resolveConfig({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' }, 'build')
        return 'src/routeTree.gen.ts'
      },
      `Now: npm run dev and look at ${path}, then write on in ${data} and ${ui}`,
    ]
  },
}

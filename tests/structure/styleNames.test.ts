import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { expectNone } from '../support/faults'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const read = (file: string) => readFileSync(file, 'utf8')
const pathOf = (from: string, specifier: string) =>
  specifier.startsWith('~/') ? resolve(src, specifier.slice(2)) : resolve(dirname(from), specifier)

const components = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => resolve(src, file))

/** Each sheet that a component imports, with the name it goes by there. */
const sheetsOf = (file: string) =>
  [...read(file).matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(
    ([, name = '', specifier = '']) => ({
      name,
      sheet: pathOf(file, specifier),
    }),
  )

const defined = (sheet: string) =>
  new Set([...read(sheet).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))

test('a class that a component names stands in its sheet', () => {
  const missing = components.flatMap((file) =>
    sheetsOf(file).flatMap(({ name, sheet }) =>
      [...read(file).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
        .map(([, used = '']) => used)
        .filter((used) => !defined(sheet).has(used))
        .map(
          (used) =>
            `src/${file.slice(src.length)}: ${name}.${used} is no class of src/${sheet.slice(src.length)}: write it there, or correct the name.`,
        ),
    ),
  )
  expectNone(missing)
})

/** States of react-aria's own elements: it sets them, wherever a component draws with it. */
const ofReactAria = [
  'data-disabled',
  'data-focus-visible',
  'data-hovered',
  'data-react-aria-pressable',
  'data-selected',
]

test('an attribute that a sheet names is set on something', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => resolve(src, file))
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map(read)
  const isSet = (attribute: string) => {
    const property = attribute.replace('data-', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    const written = new RegExp(`(?<![\\w-])${attribute}(?![\\w-])|\\bdataset\\.${property}\\b`)
    return sources.some((text) => written.test(text))
  }
  const isDrawnByReactAria = (sheet: string) =>
    !sheet.endsWith('.module.css') ||
    components.some(
      (file) =>
        sheetsOf(file).some((one) => one.sheet === sheet) && read(file).includes("'react-aria-components/"),
    )
  const unset = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((sheet) => {
      const named = [...read(sheet).matchAll(/\[((?:data|aria)-[\w-]+)/g)].map(([, name = '']) => name)
      return [...new Set(named)]
        .filter((name) => (ofReactAria.includes(name) ? !isDrawnByReactAria(sheet) : !isSet(name)))
        .map(
          (name) =>
            `src/${sheet.slice(src.length)}: nothing sets ${name}: take its rule out, or set it where it belongs.`,
        )
    })
  expectNone(unset)
})

/** Sheets from which a component takes classes by a name it works out are left to the eye. */
test('a class that a sheet defines is named by a component', () => {
  const users = new Map<string, string[]>()
  for (const file of components)
    for (const { name, sheet } of sheetsOf(file))
      users.set(sheet, [...(users.get(sheet) ?? []), read(file).replaceAll(`${name}.`, 'class.')])
  const unused = [...users]
    .filter(([, texts]) => !texts.some((text) => /\w*[sS]tyles\[|frame\[/.test(text)))
    .flatMap(([sheet, texts]) =>
      [...defined(sheet)]
        .filter((name) => !texts.some((text) => new RegExp(`class\\.${name}\\b`).test(text)))
        .map((name) => `src/${sheet.slice(src.length)}: no component names .${name}: take it out.`),
    )
  expectNone(unused)
})

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddActionConfig, CustomActionFunction } from 'plop'
import { root } from '../paths'

/**
 * Answers as the prompts give them: every prompt of these generators takes a text or one of a list of texts. None is
 * called title, which plop would take for an option of Node.
 */
export type Answers = Readonly<Record<string, string>>

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A question with the answers that it may have. */
export const choose = (
  name: string,
  message: string,
  choices: readonly (string | { name: string; value: string })[],
) => ({
  type: 'list',
  name,
  message,
  help: `${message} ${choices.map((choice) => (typeof choice === 'string' ? choice : `${choice.value} (${choice.name})`)).join(' | ')}`,
  choices: [...choices],
})

/** A new file. One that is there already is left as it is, and said so. */
export const add = (path: string, template: string, data: object): AddActionConfig => ({
  type: 'add',
  path,
  templateFile: `build/templates/${template}.hbs`,
  data,
})

/** Writes into a file, before the last place that looks like this. */
export const insert =
  (file: string, before: RegExp, text: string): CustomActionFunction =>
  () => {
    const written = readFileSync(join(root, file), 'utf8')
    const place = [...written.matchAll(new RegExp(before, 'gm'))].at(-1)?.index
    if (place === undefined)
      throw new Error(`${file} has no place that looks like ${before}: write it there yourself:\n${text}`)
    writeFileSync(join(root, file), `${written.slice(0, place)}${text}${written.slice(place)}`)
    return file
  }

/** Imports a name into a file that does not have it yet. */
export const importing =
  (file: string, name: string, from: string): CustomActionFunction =>
  () => {
    const written = readFileSync(join(root, file), 'utf8')
    if (!new RegExp(`^import .*\\b${name}\\b`, 'm').test(written))
      writeFileSync(join(root, file), `import { ${name} } from '${from}'\n${written}`)
    return file
  }

/** What a template says of this. */
export const rendered =
  (template: string, data: object, use: (text: string) => CustomActionFunction): CustomActionFunction =>
  (answers, config, plop) =>
    use(plop.renderString(readFileSync(join(root, `build/templates/${template}.hbs`), 'utf8'), data))(
      answers,
      config,
      plop,
    )

/** Puts files into the house's shape: a long name or a quotation mark changes where lines break and how they are quoted. */
export const tidy =
  (...files: readonly string[]): CustomActionFunction =>
  () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files],
      { cwd: root, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`biome could not put the files into shape:\n${stderr}`)
    return `formatted ${files.length} files`
  }

import type { TestFile } from 'machine-workbench/testFiles/formats'
import type { SiteServices } from './services'

/** Puts the text of a file on the clipboard, and says whether it is there. */
export async function copyFile({ name, text }: TestFile, notify: SiteServices['notify']) {
  const say = (title: string) => notify('notice', { title, role: 'status' })
  try {
    await navigator.clipboard.writeText(text)
    say(`${name} is on the clipboard.`)
  } catch {
    say(`Your browser does not let this page copy. Download ${name} instead.`)
  }
}

/** A test that asserts something. What a title takes from a variable is written as `…`. */
export interface Asserted {
  file: string
  title: string
}

export const inFile =
  (folder: string, ending: string) =>
  (name: string, ...titles: readonly string[]) =>
    titles.map((title): Asserted => ({ file: `tests/${folder}/${name}.${ending}`, title }))

export const e2e = inFile('e2e', 'spec.ts')
export const unit = inFile('unit', 'test.ts')

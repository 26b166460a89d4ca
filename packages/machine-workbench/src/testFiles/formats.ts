/** As what the runs of a machine can be taken along. */
export const testFormatIds = ['vitest', 'playwright', 'gherkin', 'junit'] as const
export type TestFormatId = (typeof testFormatIds)[number]

export interface TestFile {
  name: string
  text: string
}

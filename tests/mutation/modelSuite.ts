import fc from 'fast-check'
import { expect, test } from 'vitest'
// What these evaluate when they are loaded has tests of its own and is left out; loaded by a test, it would count as
// that test's to notice.
import '~/data/courses/catalogueSearch'
import '~/data/enquiry/enquiry'
import '~/data/site/tolerantFields'
import '~/data/tools/readNumber'
import '~/data/tools/roi'
import '~/data/tools/upload'
import '~/data/wizard/courseFinder'
import { assertCovered, campaign, checkModel, isModel } from 'machine-workbench/models'

/** Enough for what random runs find at all, since every fault planted by a tool costs them again. */
const RUNS = 25

// Random runs of a machine are few enough to be taken whole, so that each run of the tool judges alike.
fc.configureGlobal({ endOnFailure: true })

/**
 * What the model tests do, for the models of one file: small enough to be run for every mutant. The file is imported
 * by the one test, so that a machine that no longer loads fails it, and so that Stryker knows which test that is.
 */
export const modelSuite = (name: string, load: () => Promise<Readonly<Record<string, unknown>>>) =>
  test(`${name} keeps its word`, async () => {
    const models = Object.values(await load()).filter(isModel)
    expect(models).not.toEqual([])
    for (const model of models) {
      expect(`${model.machine.id}.model`).toBe(name)
      assertCovered(model.id, checkModel(model).coverage)
      campaign(model, { runs: RUNS, seed: 1, store: false })
    }
  })

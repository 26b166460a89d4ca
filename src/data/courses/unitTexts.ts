import { plural } from '~/data/site/plural'
import type { Course, UnitOfCompetency } from './course'
import type { NationalAward } from './qualifications/nationalAward'

export interface UnitTexts {
  /** Sentences before the lists. */
  lead: readonly string[]
  lists: readonly { title: string; units: readonly UnitOfCompetency[] }[]
  /** What is learned, where the lists are not whole. */
  topics: readonly string[]
}

function ruleText({ unitsRequired: rule }: NationalAward): string {
  if (rule === null) return 'How many units you complete is to be confirmed.'
  const { total, core, elective } = rule
  const complete = `You complete ${plural(total, 'unit')}`
  return core === undefined || elective === undefined || elective === 0
    ? `${complete}.`
    : `${complete}: ${core} core and ${elective} elective.`
}

function electiveText({
  unitsRequired,
  electiveUnits,
  moreElectives,
  electiveRule,
}: NationalAward): string[] {
  const count = unitsRequired?.elective ?? 0
  if (count === 0) return []
  const choose = moreElectives
    ? `You choose ${plural(count, 'elective')}. Those listed first fit the rule as they stand, and you may ask to swap one for another choice.`
    : ''
  const rule =
    electiveRule ?? 'Which electives go together has rules of its own: ask before you plan with others.'
  return [electiveUnits.length > 0 ? choose : '', rule].filter((text) => text !== '')
}

/** What is said of the units of a national product, on its page and in its guide. */
export function unitTextsOf(award: NationalAward, features: Course['features']): UnitTexts {
  const { coreUnits, electiveUnits, moreElectives = [], unitsVerified, unitsNote, unitsRequired } = award
  const { core } = unitsRequired ?? {}
  const lists = [
    { title: core === undefined ? 'One core unit that is known' : 'Core units', units: coreUnits },
    { title: 'Elective units', units: electiveUnits },
    {
      title:
        electiveUnits.length > 0
          ? 'More electives to choose from'
          : 'Units that students of this course take',
      units: moreElectives,
    },
  ].filter(({ units }) => units.length > 0)
  const isWhole = unitsVerified === 'full'
  return {
    lead: [
      ruleText(award),
      ...(isWhole ? [] : [unitsNote ?? 'We have not verified the list of units, so it does not stand here.']),
      ...electiveText(award),
      ...(isWhole ? [] : ['The National Register has the whole list.']),
    ],
    lists,
    topics: coreUnits.length > 1 || isWhole ? [] : features,
  }
}

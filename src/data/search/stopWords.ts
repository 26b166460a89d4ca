/** Words that a question is built of and that name nothing. A query of such words alone keeps them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any anyone are as at be become been being best by can cant could course courses did do does doing ' +
    'don find for from get getting give good got had has have having he her here his how i id if ill im in into is isnt ive ' +
    'just learn learning like looking me much my near need no of off offer offered on one or our please program programs provide she should ' +
    'so some something someone still study studying take that the their them then there these they this those to too training up us vs want wanted was ' +
    'we were what when where which while who why will with without would worker workers you your'
  ).split(' '),
)

/** After one of these `it` is no abbreviation. */
export const beforePronoun: ReadonlySet<string> = new Set(
  'is does do did can will would should take takes has was if about like worth'.split(' '),
)

/**
 * Words that ask for something about a thing and not for a thing: what it costs, how long it takes, to what kind of job or
 * paper it leads. Every page tells that of its own, so they choose among what the other words find, and rule nothing out.
 */
export const aspectWords: ReadonlySet<string> = new Set([
  'entry requirement',
  'entry requirements',
  'full time',
  'hours a week',
  'hours per week',
  'how long',
  'part time',
  'start date',
  'start dates',
  ...(
    'agent assistant bootcamp career careers certificate certified certification class classes cost costs date dates detail details duration ' +
    'engineer expert fee fees guide help hours info instructor job jobs length lesson lessons licence ' +
    'license long needed now number officer option options policies policy preparation prerequisite prerequisites price ' +
    'prices process professional qualification qualifications qualified quick refresher registration renewal required ' +
    'requirement requirements rule rules school skills specialist standard standards technician ticket tips ' +
    'workshops'
  ).split(' '),
])

/**
 * Fields and jobs for which there is nothing here, and whose words are like others of the site. None of them is a typing
 * error; where they are several words, these mean something only together.
 */
export const otherThings: readonly string[] = [
  'cooking',
  'dental',
  'drug and alcohol',
  'massage',
  'plumbing',
  'public speaking',
  'real estate',
  'security guard',
  'security licence',
  'sewing',
  'swimming',
  'theatre',
  'wellness',
  'white card',
]

/** Words that a question is built of and that name nothing. A query of such words alone keeps them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any anyone are as at be become been being best by can cant could course courses did do does doing ' +
    'don for from get getting give good got had has have having he her here his how i id if ill im in into is ive ' +
    'just learn learning like looking me much my need of off offer offered on one or our please program programs provide she should ' +
    'so some something study studying take that the their them then there these they this those to training up us want wanted was ' +
    'we were what when where which while who why will with without would worker workers you your'
  ).split(' '),
)

/** After one of these `it` is no abbreviation. */
export const beforePronoun: ReadonlySet<string> = new Set(
  'is does do did can will would should take takes has was if about like'.split(' '),
)

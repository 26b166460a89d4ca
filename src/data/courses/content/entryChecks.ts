/** Checks that several national courses ask for, worded once. */
export const entryChecks = {
  usi: 'A Unique Student Identifier (USI), which every student of vocational education and training needs',
  workingWithChildren: 'A current Working with Children Check for your state or territory, before placement',
  police: 'A National Police Check, before placement',
  ndisScreening: 'NDIS Worker Screening, where the placement workplace asks for it',
  computer: 'A computer and a reliable internet connection',
}

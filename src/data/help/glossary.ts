type Term = Readonly<{ term: string; meaning: string; text: string }>

/** Abbreviations and terms that the pages use, in alphabetical order. */
export const glossary: readonly Term[] = [
  {
    term: 'ABN',
    meaning: 'Australian Business Number',
    text: 'An eleven-digit number that identifies a business to government and to its customers.',
  },
  {
    term: 'AQF',
    meaning: 'Australian Qualifications Framework',
    text: 'The national policy that orders qualifications in ten levels, from Certificate I to the doctoral degree.',
  },
  {
    term: 'ASQA',
    meaning: 'Australian Skills Quality Authority',
    text: 'The national regulator of vocational education and training.',
  },
  {
    term: 'Micro-credential',
    meaning: 'A short program in one area of skill',
    text: 'It may be useful to an employer. On this site it does not lead to an AQF qualification.',
  },
  {
    term: 'NDIS',
    meaning: 'National Disability Insurance Scheme',
    text: 'The scheme that funds supports for people with disability. Workers in many roles need an NDIS Worker Screening Check.',
  },
  {
    term: 'NSW',
    meaning: 'New South Wales',
    text: 'The state in which our head office is.',
  },
  {
    term: 'ROI',
    meaning: 'Return on investment',
    text: 'What an investment brings in, less what it costs, as a percentage of the cost.',
  },
  {
    term: 'RPL',
    meaning: 'Recognition of prior learning',
    text: 'An assessment that can credit what you learned at work or elsewhere towards units of a course.',
  },
  {
    term: 'RTO',
    meaning: 'Registered training organisation',
    text: 'A provider that is registered to deliver nationally recognised training.',
  },
  {
    term: 'Statement of attainment',
    meaning: 'A record of completed units',
    text: 'It is issued for one or more units of competency. It is not a qualification and has no AQF level.',
  },
  {
    term: 'Superseded',
    meaning: 'Replaced by a newer training product',
    text: 'Students who have begun may finish during a limited period that is called teach-out.',
  },
  {
    term: 'Unit of competency',
    meaning: 'One part of a qualification',
    text: 'It has its own code. Core units are compulsory; elective units are chosen within the packaging rules.',
  },
  {
    term: 'USI',
    meaning: 'Unique Student Identifier',
    text: 'A free number that every student of nationally recognised training needs. It keeps your training record in one place.',
  },
  {
    term: 'VET',
    meaning: 'Vocational education and training',
    text: 'Learning for a kind of work, from a single unit to an advanced diploma.',
  },
]

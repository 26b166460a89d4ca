import { type NationalAward, unlistedAward } from './nationalAward'

/** Products of the training packages BSB, FNS and TAE. */
export const businessAwards = {
  BSB30120: unlistedAward('Certificate III in Business', 3, 'current'),
  BSB40120: unlistedAward('Certificate IV in Business', 4, 'current'),
  BSB40520: {
    kind: 'national',
    title: 'Certificate IV in Leadership and Management',
    aqf: 4,
    status: 'current',
    coreUnits: [
      { code: 'BSBLDR411', title: 'Demonstrate leadership in the workplace' },
      { code: 'BSBLDR413', title: 'Lead effective workplace relationships' },
      { code: 'BSBOPS402', title: 'Coordinate business operational plans' },
      { code: 'BSBXCM401', title: 'Apply communication strategies in the workplace' },
      { code: 'BSBXTW401', title: 'Lead and facilitate a team' },
    ],
    electiveUnits: [
      { code: 'BSBLDR412', title: 'Communicate effectively as a workplace leader' },
      { code: 'BSBLDR414', title: 'Lead team effectiveness' },
      { code: 'BSBCRT411', title: 'Apply critical thinking to work practices' },
      { code: 'BSBPEF402', title: 'Develop personal work priorities' },
      { code: 'BSBTWK401', title: 'Build and maintain business relationships' },
      { code: 'BSBOPS403', title: 'Apply business risk management processes' },
      { code: 'BSBSTR401', title: 'Promote innovation in team environments' },
      { code: 'BSBPMG430', title: 'Undertake project work' },
      { code: 'BSBWRT411', title: 'Write complex documents' },
    ],
    unitsRequired: { total: 12, core: 5, elective: 7 },
  },
  BSB50120: unlistedAward('Diploma of Business', 5, 'current'),
  BSB50420: unlistedAward('Diploma of Leadership and Management', 5, 'current'),
  FNS40222: {
    kind: 'national',
    title: 'Certificate IV in Accounting and Bookkeeping',
    aqf: 4,
    status: 'current',
    coreUnits: [
      { code: 'BSBTEC302', title: 'Design and produce spreadsheets' },
      { code: 'FNSACC321', title: 'Process financial transactions and extract interim reports' },
      { code: 'FNSACC322', title: 'Administer subsidiary accounts and ledgers' },
      { code: 'FNSACC412', title: 'Prepare operational budgets' },
      { code: 'FNSACC414', title: 'Prepare financial statements for non-reporting entities' },
      { code: 'FNSACC418', title: 'Work effectively in the accounting and bookkeeping industry' },
      { code: 'FNSACC421', title: 'Prepare financial reports' },
      { code: 'FNSACC426', title: 'Set up and operate computerised accounting systems' },
      { code: 'FNSTPB411', title: 'Complete business activity and instalment activity statements' },
      { code: 'FNSTPB412', title: 'Establish and maintain payroll systems' },
    ],
    electiveUnits: [
      { code: 'BSBTEC301', title: 'Design and produce business documents' },
      { code: 'BSBTEC402', title: 'Design and produce complex spreadsheets' },
      { code: 'BSBTEC404', title: 'Use digital technologies to collaborate in a work environment' },
    ],
    unitsRequired: { total: 13, core: 10, elective: 3 },
  },
  TAE40122: unlistedAward('Certificate IV in Training and Assessment', 4, 'current'),
} satisfies Readonly<Record<string, NationalAward>>

import { type NationalAward, registerReadOn } from './nationalAward'

/** Products of the training packages ACM and SHB. */
export const animalCareAndSalonAwards = {
  ACM20121: {
    kind: 'national',
    title: 'Certificate II in Animal Care',
    aqf: 2,
    register: { asAt: registerReadOn, isChecked: false },
    prerequisites: [],
    coreUnits: [{ code: 'ACMGEN201', title: 'Work in the animal care industry' }],
    electiveUnits: [],
    unitsRequired: { total: 12 },
    unitsVerified: 'partly',
    unitsNote:
      'We have verified how many units there are. How they divide into core and elective, and all but one of the units, we have not.',
  },
  ACM30122: {
    kind: 'national',
    title: 'Certificate III in Animal Care Services',
    aqf: 3,
    register: { asAt: registerReadOn, isChecked: false },
    prerequisites: [],
    coreUnits: [],
    electiveUnits: [],
    unitsRequired: { total: 17, core: 7, elective: 10 },
    unitsVerified: 'no',
    unitsNote:
      'We have verified how many units there are and how they divide. We have not verified the list of units of ACM30122, so it does not stand here.',
  },
  ACM40418: {
    kind: 'national',
    title: 'Certificate IV in Veterinary Nursing',
    aqf: 4,
    register: { asAt: registerReadOn, isChecked: false },
    prerequisites: [
      {
        kind: 'qualification',
        oneOf: [
          { title: 'Certificate II in Animal Care' },
          { title: 'Certificate II in Animal Studies' },
          { title: 'relevant Certificate III or higher in an animal science discipline' },
        ],
        others: 'Equivalent skills and knowledge count too.',
      },
    ],
    coreUnits: [
      { code: 'ACMGAS307', title: 'Identify animal anatomy and physiology for animal care work' },
      {
        code: 'ACMGAS308',
        title: 'Communicate effectively with clients and team members',
        note: 'Superseded as a unit, and still core in this release. A later release may name another.',
      },
      {
        code: 'ACMINF301',
        title: 'Comply with infection control policies and procedures in animal care work',
      },
      { code: 'ACMVET202', title: 'Carry out daily practice routines' },
      { code: 'ACMVET401', title: 'Coordinate veterinary reception duties' },
      { code: 'ACMVET402', title: 'Apply imaging routines' },
      { code: 'ACMVET403', title: 'Perform clinical pathology procedures' },
      { code: 'ACMVET404', title: 'Perform practice office procedures' },
      { code: 'ACMVET405', title: 'Coordinate and perform surgical nursing routines' },
      { code: 'ACMVET406', title: 'Nurse animals' },
      { code: 'ACMVET407', title: 'Carry out medical nursing routines' },
      { code: 'ACMVET408', title: 'Provide nutritional advice and support for animals' },
      { code: 'ACMVET409', title: 'Provide specific animal care advice' },
      { code: 'ACMVET410', title: 'Carry out veterinary dental nursing procedures' },
      { code: 'ACMVET413', title: 'Prepare for anaesthesia and monitor animal anaesthesia and analgesia' },
      { code: 'ACMVET416', title: 'Assist with the preparation of veterinary drugs and poisons' },
      { code: 'ACMWHS301', title: 'Contribute to workplace health and safety processes' },
    ],
    electiveUnits: [
      { code: 'ACMMIC401', title: 'Implant microchip in cats and dogs' },
      { code: 'ACMSUS401', title: 'Implement and monitor environmentally sustainable work practices' },
      { code: 'ACMVET411', title: 'Prepare, deliver and review animal care education programs' },
      { code: 'ACMVET412', title: 'Coordinate practice promotional activities' },
    ],
    unitsRequired: { total: 21, core: 17, elective: 4 },
    unitsVerified: 'full',
    electiveRule:
      'Up to 4 come from the groups of the qualification, and up to 2 from any other package or course.',
  },
  SHB20216: {
    kind: 'national',
    title: 'Certificate II in Salon Assistant',
    aqf: 2,
    register: { asAt: registerReadOn, isChecked: false },
    prerequisites: [],
    coreUnits: [
      {
        code: 'BSBWHS201',
        title: 'Contribute to health and safety of self and others',
        note: 'Replaced in newer qualifications, and still core in this one.',
      },
      { code: 'SHBHBAS001', title: 'Provide shampoo and basin services' },
      { code: 'SHBHDES001', title: 'Dry hair to shape' },
      { code: 'SHBHIND001', title: 'Maintain and organise tools, equipment and work areas' },
      { code: 'SHBXCCS001', title: 'Conduct salon financial transactions' },
      { code: 'SHBXCCS003', title: 'Greet and prepare clients for salon services' },
      {
        code: 'SHBXIND001',
        title: 'Comply with organisational requirements within a personal services environment',
      },
      { code: 'SHBXIND002', title: 'Communicate as part of a salon team' },
    ],
    electiveUnits: [
      { code: 'SHBHBAS002', title: 'Provide head, neck and shoulder massages for relaxation' },
      { code: 'SHBHCLS001', title: 'Apply hair colour products' },
      { code: 'SHBHDES002', title: 'Braid hair' },
      { code: 'SHBXCCS004', title: 'Recommend products and services' },
    ],
    moreElectives: [
      { code: 'SHBHIND002', title: 'Research and use hairdressing industry information' },
      { code: 'SIRRINV001', title: 'Receive and handle retail stock' },
      { code: 'SIRRMER001', title: 'Produce visual merchandise displays' },
      { code: 'SIRXSLS001', title: 'Sell to the retail customer' },
    ],
    unitsRequired: { total: 12, core: 8, elective: 4 },
    unitsVerified: 'full',
    electiveRule: 'All come from the list of the qualification.',
  },
} satisfies Readonly<Record<string, NationalAward>>

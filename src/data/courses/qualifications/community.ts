import { type NationalAward, registerReadOn } from './nationalAward'

/** Products of the training package CHC, Community Services. */
export const communityAwards = {
  CHC30125: {
    kind: 'national',
    title: 'Certificate III in Early Childhood Education and Care',
    aqf: 3,
    register: {
      asAt: registerReadOn,
      isChecked: true,
      replaces: {
        code: 'CHC30121',
        title: 'Certificate III in Early Childhood Education and Care',
        since: '2025',
      },
      note: 'The body that looks after it has it under review.',
    },
    prerequisites: [],
    coreUnits: [],
    electiveUnits: [],
    unitsRequired: { total: 17, core: 15, elective: 2 },
    unitsVerified: 'no',
    unitsNote:
      'We have verified how many units there are and how they divide. We have not verified the list of units of CHC30125, so it does not stand here.',
    electiveRule:
      'At least 1 comes from the list of the qualification, and 1 may come from any other current package or course.',
  },
  CHC50125: {
    kind: 'national',
    title: 'Diploma of Early Childhood Education and Care',
    aqf: 5,
    register: {
      asAt: registerReadOn,
      isChecked: true,
      replaces: { code: 'CHC50121', title: 'Diploma of Early Childhood Education and Care', since: '2025' },
    },
    prerequisites: [
      {
        kind: 'qualification',
        oneOf: [
          { code: 'CHC30121', title: 'Certificate III in Early Childhood Education and Care' },
          {
            title: 'Certificate III in Children’s Services',
            note: 'with 12 months of full-time work, or as much part-time, in the last five years',
          },
        ],
        others:
          'Other ways in are to be confirmed, among them CHC30125 Certificate III in Early Childhood Education and Care: ask before you pay.',
      },
    ],
    coreUnits: [
      { code: 'BSBTWK502', title: 'Manage team effectiveness' },
      { code: 'CHCECE041', title: 'Maintain a safe and healthy environment for children' },
      { code: 'CHCECE042', title: 'Foster holistic early childhood learning, development and wellbeing' },
      { code: 'CHCECE043', title: 'Nurture creativity in children' },
      { code: 'CHCECE044', title: 'Facilitate compliance in a children’s education and care service' },
      { code: 'CHCECE045', title: 'Foster positive and respectful interactions and behaviour in children' },
      { code: 'CHCECE046', title: 'Implement strategies for the inclusion of all children' },
      { code: 'CHCECE047', title: 'Analyse information to inform children’s learning' },
      { code: 'CHCECE048', title: 'Plan and implement children’s education and care curriculum' },
      { code: 'CHCECE049', title: 'Embed environmental responsibility in service operations' },
      { code: 'CHCECE050', title: 'Work in partnership with children’s families' },
      { code: 'CHCPRP003', title: 'Reflect on and improve own professional practice' },
    ],
    electiveUnits: [
      { code: 'BSBHRM413', title: 'Support the learning and development of teams and individuals' },
      { code: 'CHCDIV003', title: 'Manage and promote diversity' },
      { code: 'CHCMGT003', title: 'Lead the work team' },
    ],
    unitsRequired: { total: 15, core: 12, elective: 3 },
    unitsVerified: 'partly',
    unitsNote:
      'The list is partly verified. It was read for CHC50121, and one provider says that the content did not change with CHC50125.',
  },
  CHC33021: {
    kind: 'national',
    title: 'Certificate III in Individual Support',
    aqf: 3,
    register: { asAt: registerReadOn, isChecked: false },
    prerequisites: [],
    coreUnits: [
      { code: 'CHCCCS031', title: 'Provide individualised support' },
      { code: 'CHCCCS038', title: 'Facilitate the empowerment of people receiving support' },
      { code: 'CHCCCS040', title: 'Support independence and wellbeing' },
      { code: 'CHCCCS041', title: 'Recognise healthy body systems' },
      { code: 'CHCCOM005', title: 'Communicate and work in health or community services' },
      { code: 'CHCDIV001', title: 'Work with diverse people' },
      { code: 'CHCLEG001', title: 'Work legally and ethically' },
      {
        code: 'HLTINF006',
        title: 'Apply basic principles and practices of infection prevention and control',
      },
      { code: 'HLTWHS002', title: 'Follow safe work practices for direct client care' },
    ],
    electiveUnits: [
      { code: 'CHCAGE011', title: 'Provide support to people living with dementia' },
      { code: 'CHCAGE013', title: 'Work effectively in aged care' },
      { code: 'CHCPAL003', title: 'Deliver care services using a palliative approach' },
      {
        code: 'CHCDIS011',
        title: 'Contribute to ongoing skills development using a strengths-based approach',
      },
      { code: 'CHCDIS012', title: 'Support community participation and social inclusion' },
      { code: 'CHCDIS020', title: 'Work effectively in disability support' },
    ],
    moreElectives: [
      { code: 'CHCDIV002', title: 'Promote Aboriginal and/or Torres Strait Islander cultural safety' },
      { code: 'CHCMHS001', title: 'Work with people with mental health issues' },
      { code: 'HLTAID011', title: 'Provide First Aid' },
      { code: 'HLTHPS006', title: 'Assist clients with medication' },
    ],
    unitsRequired: { total: 15, core: 9, elective: 6 },
    unitsVerified: 'full',
    electiveRule:
      'At least 3 come from Group A or Group B, and at most 1 from elsewhere. These six are all of both groups, so they lead to the specialisation Ageing and Disability. All of Group A alone leads to Ageing, all of Group B alone to Disability.',
  },
  CHC43121: {
    kind: 'national',
    title: 'Certificate IV in Disability Support',
    aqf: 4,
    register: { asAt: registerReadOn, isChecked: false },
    prerequisites: [
      {
        kind: 'qualification',
        oneOf: [
          {
            code: 'CHC33021',
            title: 'Certificate III in Individual Support',
            note: 'with the disability specialisation',
          },
        ],
        others: 'An earlier qualification may count too: ask before you pay.',
      },
    ],
    coreUnits: [
      { code: 'CHCCCS044', title: 'Follow established person-centred behaviour supports' },
      { code: 'CHCDIS017', title: 'Facilitate community participation and social inclusion' },
      { code: 'CHCDIS018', title: 'Facilitate ongoing skills development using a person-centred approach' },
      {
        code: 'CHCDIS019',
        title: 'Provide person-centred services to people with disability with complex needs',
      },
      { code: 'CHCLEG003', title: 'Manage legal and ethical compliance' },
      { code: 'CHCMHS001', title: 'Work with people with mental health issues' },
      { code: 'HLTWHS003', title: 'Maintain work health and safety' },
    ],
    electiveUnits: [
      { code: 'CHCDIS020', title: 'Work effectively in disability support' },
      { code: 'CHCADV001', title: 'Facilitate the interests and rights of clients' },
      { code: 'CHCCOM002', title: 'Use communication to build relationships' },
    ],
    moreElectives: [
      { code: 'CHCCCS004', title: 'Assess co-existing needs' },
      { code: 'BSBLDR411', title: 'Demonstrate leadership in the workplace' },
      { code: 'CHCDIS021', title: 'Prepare for NDIS support coordination' },
      { code: 'CHCDIS022', title: 'Coordinate NDIS participant support' },
    ],
    unitsRequired: { total: 10, core: 7, elective: 3 },
    unitsVerified: 'full',
    electiveRule:
      'At least 2 come from the list of the qualification, and at most 1 from any other current package or course. Some units ask for others first: ask before you choose CHCDIS022.',
  },
  CHC43015: {
    kind: 'national',
    title: 'Certificate IV in Ageing Support',
    aqf: 4,
    register: { asAt: registerReadOn, isChecked: false },
    prerequisites: [],
    coreUnits: [
      { code: 'CHCADV001', title: 'Facilitate the interests and rights of clients' },
      { code: 'CHCAGE001', title: 'Facilitate the empowerment of older people' },
      { code: 'CHCAGE003', title: 'Coordinate services for older people' },
      { code: 'CHCAGE004', title: 'Implement interventions with older people at risk' },
      { code: 'CHCAGE005', title: 'Provide support to people living with dementia' },
      { code: 'CHCCCS006', title: 'Facilitate individual service planning and delivery' },
      { code: 'CHCCCS011', title: 'Meet personal support needs' },
      { code: 'CHCCCS023', title: 'Support independence and wellbeing' },
      { code: 'CHCCCS025', title: 'Support relationships with carers and families' },
      { code: 'CHCDIV001', title: 'Work with diverse people' },
      { code: 'CHCLEG003', title: 'Manage legal and ethical compliance' },
      { code: 'CHCPAL001', title: 'Deliver care services using a palliative approach' },
      { code: 'CHCPRP001', title: 'Develop and maintain networks and collaborative partnerships' },
      { code: 'HLTAAP001', title: 'Recognise healthy body systems' },
      { code: 'HLTWHS002', title: 'Follow safe work practices for direct client care' },
    ],
    electiveUnits: [
      { code: 'CHCCCS019', title: 'Recognise and respond to crisis situations' },
      { code: 'CHCDIV002', title: 'Promote Aboriginal and/or Torres Strait Islander cultural safety' },
      { code: 'CHCMHS001', title: 'Work with people with mental health issues' },
    ],
    moreElectives: [
      { code: 'CHCCCS007', title: 'Develop and implement service programs' },
      { code: 'CHCCCS017', title: 'Provide loss and grief support' },
      { code: 'CHCCOM002', title: 'Use communication to build relationships' },
      { code: 'HLTHPS006', title: 'Assist clients with medication' },
      { code: 'HLTWHS003', title: 'Maintain work health and safety' },
    ],
    unitsRequired: { total: 18, core: 15, elective: 3 },
    unitsVerified: 'full',
    electiveRule:
      'At least 2 come from the list of the qualification, and at most 1 from any other package or course.',
  },
} satisfies Readonly<Record<string, NationalAward>>

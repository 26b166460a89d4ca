import { type NationalAward, unlistedAward } from './nationalAward'

/** Products of the training package ICT, and one accredited course. */
export const informationTechnologyAwards = {
  ICT30120: unlistedAward('Certificate III in Information Technology', 3, 'unchecked'),
  ICT40120: unlistedAward('Certificate IV in Information Technology', 4, 'current'),
  ICT50220: {
    kind: 'national',
    title: 'Diploma of Information Technology',
    aqf: 5,
    status: 'current',
    coreUnits: [
      { code: 'BSBCRT512', title: 'Originate and develop concepts' },
      { code: 'BSBXCS402', title: 'Promote workplace cyber security awareness and best practices' },
      { code: 'BSBXTW401', title: 'Lead and facilitate a team' },
      { code: 'ICTICT517', title: 'Match ICT needs with the strategic direction of the organisation' },
      { code: 'ICTICT532', title: 'Apply IP, ethics and privacy in ICT environments' },
      { code: 'ICTSAS527', title: 'Manage client problems' },
    ],
    electiveUnits: [
      { code: 'BSBPMG536', title: 'Manage project risk' },
      { code: 'ICTCYS407', title: 'Gather, analyse and interpret threat data' },
    ],
    unitsRequired: { total: 20, core: 6, elective: 14 },
  },
  '22603VIC': unlistedAward('Certificate IV in Cyber Security', 4, 'unchecked'),
} satisfies Readonly<Record<string, NationalAward>>

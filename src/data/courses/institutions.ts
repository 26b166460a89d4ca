import { z } from 'zod'
import { company } from '~/data/company'

export const institutionSchema = z.object({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: z.string().min(4),
  /** What the badge on a course page says about the institution. */
  recognition: z.string().min(20),
  /** Seed of the drawn logo: the same seed always gives the same picture. */
  logo: z.string().min(3),
})
export type Institution = z.infer<typeof institutionSchema>

/** All made up, as the provider itself is. */
export const institutions: readonly Institution[] = [
  {
    id: 'ourselves',
    name: company.name,
    recognition: `Delivers and certifies its own courses, under the sample provider code ${company.training.providerCode}.`,
    logo: 'outer-feathers',
  },
  {
    id: 'wattle-institute',
    name: 'Wattle Institute of Care',
    recognition: 'Sample delivery partner for community services, first aid and care work.',
    logo: 'wattle-blossom',
  },
  {
    id: 'paperbark-college',
    name: 'Paperbark College of Business',
    recognition: 'Sample delivery partner for business, leadership and accounting.',
    logo: 'paperbark-layers',
  },
  {
    id: 'banksia-skills',
    name: 'Banksia Skills Workshop',
    recognition: 'Sample delivery partner for animal care, salon work and hands-on skills.',
    logo: 'banksia-cone',
  },
  {
    id: 'tern-academy',
    name: 'Tern Digital Academy',
    recognition: 'Sample delivery partner for information technology, design and digital skills.',
    logo: 'tern-wing',
  },
]

const institutionsById: ReadonlyMap<string, Institution> = new Map(
  institutions.map((institution) => [institution.id, institution]),
)

export const findInstitution = (id: string): Institution | undefined => institutionsById.get(id)

import { company } from '~/data/company'

/** Stands on every program: the difference from nationally recognised training has to be plain. */
export const programNote = `This program does not lead to an AQF qualification and is not nationally recognised training. You receive a certificate of completion from ${company.name}.`

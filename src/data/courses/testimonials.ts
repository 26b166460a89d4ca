import { z } from 'zod'

export const testimonialSchema = z.object({
  name: z.string().min(4),
  text: z.string().min(80).max(320),
  /** The course that it speaks of and on whose page it stands; without it, it speaks of studying here in general. */
  courseSlug: z.string().optional(),
})
export type Testimonial = z.infer<typeof testimonialSchema>

/** Made-up students, as every figure and name of this provider is made up: each is marked as a sample where it stands. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Marnie Aldous',
    text: 'I studied after my own two were in bed. My trainer read my observation notes line by line and told me what was missing. By placement I knew what to write down and why.',
    courseSlug: 'certificate-iii-in-early-childhood-education-and-care',
  },
  {
    name: 'Dev Kapoor',
    text: 'I came from a warehouse and had never worked in care. The first weeks were slow and kind. Placement was hard work, and I was glad to have practised moving and handling beforehand.',
    courseSlug: 'certificate-iii-in-individual-support',
  },
  {
    name: 'Lucinda Farrow',
    text: 'I was already leading a team and making it up as I went. Every assessment used my own workplace, so I rewrote our roster meeting instead of writing an essay about meetings.',
    courseSlug: 'certificate-iv-in-leadership-and-management',
  },
  {
    name: 'Petros Anagnos',
    text: 'The payroll unit took me twice as long as I had planned. I asked for two more weeks, and that was no trouble. I now keep the books for our family bakery with far less worry.',
    courseSlug: 'certificate-iv-in-accounting-and-bookkeeping',
  },
  {
    name: 'Shanelle Brodie',
    text: 'Both placement blocks were at a shelter near me. The second was better, because by then I could read a nervous dog. Be ready for cleaning. There is a lot of cleaning.',
    courseSlug: 'certificate-iii-in-animal-care-services',
  },
  {
    name: 'Hamish Tolley',
    text: 'I had been away from work for six years and was afraid of the computer part. The help sessions on the first two evenings were enough to get me going.',
    courseSlug: 'certificate-iii-in-business',
  },
  {
    name: 'Wen Zhao',
    text: 'The practice network was the best part. You break it, you mend it, you write down what you did. That habit of writing things down is what I use most.',
    courseSlug: 'certificate-iv-in-information-technology',
  },
  {
    name: 'Rosalie Mercer',
    text: 'One day, clear instructions and sore knees from practising on the floor. I liked that the trainer made each of us do it again until it was right.',
    courseSlug: 'provide-first-aid',
  },
  {
    name: 'Joel Karratha-Smith',
    text: 'I asked for the course guide, read it on the train and rang with a list of questions. Nobody pushed me. I started at the next intake, three months later.',
  },
]

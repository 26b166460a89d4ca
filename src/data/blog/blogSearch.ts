import { lineOfText, type ReadBy, tolerant } from '~/data/site/tolerantFields'

const TOPIC_CHARACTERS = 40

/** What the blog's address may hold. The list of topics comes with the page, so a topic nobody knows is told apart there. */
export const blogSearchSchema = tolerant({ topic: lineOfText(TOPIC_CHARACTERS) })
export type BlogSearch = ReadBy<typeof blogSearchSchema>

export const blogSearchDefaults: BlogSearch = { topic: '' }

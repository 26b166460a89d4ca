/** The one place that explains sample figures, linked beside every note: a question of the FAQ. */
export const sampleFiguresHref = '/faq#sample-figures'

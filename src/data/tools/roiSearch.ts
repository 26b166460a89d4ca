import { lineOfText, tolerant } from '~/data/site/tolerantFields'

/** Room for six numbers of the longest kind. */
const FIGURES_CHARACTERS = 160

/** The figures of the savings calculator, as `writeFigures` writes them. Whoever uses them reads them. */
export const roiFigures = lineOfText(FIGURES_CHARACTERS)

/** What the calculator's address may hold: the figures from which results were worked out. */
export const roiSearchSchema = tolerant({ figures: roiFigures })

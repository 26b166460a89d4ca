import type { RoiField } from '~/data/tools/roi'

/** The id of a figure's number box, to which focus goes when it holds no number. */
export const roiFieldId = (field: RoiField) => `roi-${field}`

/** Why a planted fault may go unnoticed. The first entry that fits a survivor is the reason given in the report. */
export interface Reason {
  /** Fits every file where left out. */
  file?: RegExp
  /** Is tried on "what stood there → what was planted". */
  fault?: RegExp
  reason: string
}

export const reasons: readonly Reason[] = []

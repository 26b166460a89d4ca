declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2' | 'woff' | 'sfnt'
    /** Entries of the name table that are kept beside the family, its version and its copyright. */
    preserveNameIds?: readonly number[]
    /** The layout features that are kept, by their tags; without a list all of them, with the characters they need. */
    keepFeatures?: readonly string[]
    /** The range that is kept of an axis, or the one place on it; axes that are not named are kept whole. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** @param text each character that the result must have */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}

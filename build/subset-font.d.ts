declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2' | 'woff' | 'sfnt'
    /** The range that is kept of an axis; axes that are not named are kept whole. */
    variationAxes?: Record<string, { min: number; max: number }>
  }
  /** @param text each character that the result must have */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}

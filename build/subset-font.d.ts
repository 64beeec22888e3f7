declare module 'subset-font' {
  /** A font with the letters of a text alone, in the format and the weights asked for. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepAllGlyphs?: boolean
      variationAxes: { wght: number | { min: number; max: number } }
      keepFeatures: readonly string[]
      noHinting: boolean
      dropTables: readonly string[]
    },
  ): Promise<Uint8Array>
}

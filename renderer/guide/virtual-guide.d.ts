/** Made by `plugin.ts` when the pages are built. */
declare module 'virtual:guide' {
  interface Heading {
    level: 1 | 2 | 3
    id: string
    text: string
  }

  interface Chapter {
    name: string
    /** By language, the title first. */
    headings: Readonly<Record<string, readonly Heading[]>>
    /** By language, what fetches the blocks. */
    files: Readonly<Record<string, () => Promise<{ default: readonly import('./blocks.ts').Block[] }>>>
  }

  /** The chapters in their order. */
  export const chapters: readonly Chapter[]
}

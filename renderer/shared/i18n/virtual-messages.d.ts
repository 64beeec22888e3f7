/** Made by `join-messages.ts` when the pages are built. */
declare module 'virtual:messages/*' {
  /** Fetches a part of a language. */
  export const files: Readonly<Record<string, Readonly<Record<string, () => Promise<{ words: object }>>>>>
}

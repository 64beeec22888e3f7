import type { SayingCode, Sayings } from './sayings.ts'

/** How a language says days and moments inside a sentence. */
export interface Spoken {
  day: (date: string) => string
  moment: (instant: string) => string
}

/** A language's words for every saying. */
export type Words = { readonly [Code in SayingCode]: (params: Sayings[Code], spoken: Spoken) => string }

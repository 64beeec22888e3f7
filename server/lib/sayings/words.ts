import type { ImportSayings } from './import-sayings.ts'
import type { Sayings } from './sayings.ts'

/** How a language says days and moments inside a sentence. */
export interface Spoken {
  day: (date: string) => string
  moment: (instant: string) => string
}

type WordsFor<Codes extends keyof Sayings> = {
  readonly [Code in Codes]: (params: Sayings[Code], spoken: Spoken) => string
}

/** A language's words for every saying that clients read. */
export type Words = WordsFor<Exclude<keyof Sayings, keyof ImportSayings>>

/** The words of what only staff read, which are English alone. */
export type StaffWords = WordsFor<keyof ImportSayings>

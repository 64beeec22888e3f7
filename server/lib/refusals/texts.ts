import { classes } from './texts/classes.ts'
import { files } from './texts/files.ts'
import { people } from './texts/people.ts'
import { platform } from './texts/platform.ts'
import { selling } from './texts/selling.ts'
import { words } from './texts/words.ts'

/**
 * Every sentence that a refusal can carry, as the code writes it in English; what the sentence is filled with stands in braces,
 * and may itself be one of `words`. Each language says all of them (`de/` and its neighbours), and the tests hold every
 * refusal that the studio answers with against the list.
 */
export const refusalTexts = { platform, people, classes, selling, files, words } as const

/** The sentences of one part in another language, by their English: the names in braces may stand in another order there. */
export type RefusalWords<Part extends keyof typeof refusalTexts> = Readonly<
  Record<(typeof refusalTexts)[Part][number], string>
>

/** All parts in one language. */
export type Refusals = { readonly [Part in keyof typeof refusalTexts]: RefusalWords<Part> }

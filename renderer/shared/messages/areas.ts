import type { WordsIn } from '../i18n/words.ts'

/** The words that every application says. */
export type SharedMessages = WordsIn<typeof import('./shared/frame.ts')> &
  WordsIn<typeof import('./shared/problems.ts')> &
  WordsIn<typeof import('./shared/ui.ts')>

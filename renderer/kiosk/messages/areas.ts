import type { WordsIn } from '../../shared/i18n/words.ts'
import type { SharedMessages } from '../../shared/messages/areas.ts'

/** All messages; each language must have every one. */
export interface Messages {
  kiosk: WordsIn<typeof import('./kiosk.ts')>
  shared: SharedMessages
}

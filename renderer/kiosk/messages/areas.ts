import type { WordsIn } from '../../shared/i18n/words.ts'
import type { SharedMessages } from '../../shared/messages/areas.ts'

/** Everything that is said: each language has to say it all. */
export interface Messages {
  kiosk: WordsIn<typeof import('./kiosk.ts')>
  shared: SharedMessages
}

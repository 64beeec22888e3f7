import type * as availability from '../messages/availability.ts'
import type { WordsIn } from '../i18n/words.ts'
import type { Window } from './windows.ts'

export type AvailabilityWords = WordsIn<typeof availability>

/** The props of a way to enter the hours. */
export interface HoursProps {
  windows: readonly Window[]
  onChange: (windows: Window[]) => void
  services: readonly { id: number; name: string }[]
  m: AvailabilityWords
}

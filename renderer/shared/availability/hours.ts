import type { availability } from '../messages/en/availability.ts'
import type { Window } from './windows.ts'

export type AvailabilityWords = typeof availability

/** What a way of entering the hours is given. */
export interface HoursProps {
  windows: readonly Window[]
  onChange: (windows: Window[]) => void
  services: readonly { id: number; name: string }[]
  m: AvailabilityWords
}

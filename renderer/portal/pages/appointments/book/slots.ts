import type { Item } from '../../../../api/index.ts'

export type Slot = Item<'GET /api/v1/appointments/available-slots'>

/** A time that can be booked, with the one it would be booked with. */
export interface FreeTime extends Slot {
  instructorId: number
}

/**
 * The free times of several instructors as one list by start, each once: where more than one is free, with the one who has the
 * fewest free times that day, so that the days of the others stay open; with the earlier in the list where they are even.
 */
export function freeTimes(of: readonly { instructorId: number; slots: readonly Slot[] }[]): FreeTime[] {
  const best = new Map<string, FreeTime>()
  const fewestFirst = [...of].sort((one, other) => one.slots.length - other.slots.length)
  for (const { instructorId, slots } of fewestFirst)
    for (const slot of slots) if (!best.has(slot.starts_at)) best.set(slot.starts_at, { ...slot, instructorId })
  return [...best.values()].sort((one, other) => one.starts_at.localeCompare(other.starts_at))
}

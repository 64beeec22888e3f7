import type { Item } from '../../api/index.ts'

export type ScheduledClass = Item<'GET /api/v1/scheduled-classes'>

/** The reader's status in a class: their booking or waitlist entry, else whether they could have a spot. */
export type Standing =
  | { kind: 'cancelled' | 'booked' | 'checked_in' | 'attended' | 'no_show' | 'running' | 'over' | 'closed' | 'full' }
  | { kind: 'offered' | 'waiting'; position: number | null }
  | { kind: 'opens'; at: string }
  | { kind: 'open'; left: number }

type Facts = Pick<
  ScheduledClass,
  | 'status'
  | 'starts_at'
  | 'ends_at'
  | 'spots_left'
  | 'booking_opens_at'
  | 'booking_closes_at'
  | 'my_booking_status'
  | 'my_waitlist_status'
  | 'my_waitlist_position'
>

/** Returns a class's state for the reader at a time (milliseconds since 1970). Their own spot comes before free spots. */
export function standing(cls: Facts, now: number): Standing {
  if (cls.status === 'cancelled') return { kind: 'cancelled' }
  const isOver = now >= Date.parse(cls.ends_at)
  if (cls.my_booking_status === 'checked_in') return { kind: isOver ? 'attended' : 'checked_in' }
  if (cls.my_booking_status === 'no_show') return { kind: 'no_show' }
  if (cls.my_booking_status === 'booked') return { kind: 'booked' }
  if (isOver) return { kind: 'over' }
  if (now >= Date.parse(cls.starts_at)) return { kind: 'running' }
  const wait = cls.my_waitlist_status
  if (wait === 'offered' || wait === 'waiting') return { kind: wait, position: cls.my_waitlist_position ?? null }
  if (cls.booking_opens_at && now < Date.parse(cls.booking_opens_at)) return { kind: 'opens', at: cls.booking_opens_at }
  if (now > Date.parse(cls.booking_closes_at)) return { kind: 'closed' }
  return cls.spots_left > 0 ? { kind: 'open', left: cls.spots_left } : { kind: 'full' }
}

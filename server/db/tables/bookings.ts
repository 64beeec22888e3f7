import type { Generated } from 'kysely'
import { type Said } from '../../lib/sayings/sayings.ts'

/** Bookings, the waitlist, guests who ask for a place, charges. */
export interface BookingsTables {
  bookings: BookingsTable
  waitlist_entries: WaitlistEntriesTable
  waitlist_moves: WaitlistMovesTable
  charges: ChargesTable
  guest_bookings: GuestBookingsTable
}

export interface BookingsTable {
  id: Generated<number>
  scheduled_class_id: number
  client_id: number
  membership_id: number | null
  status: Generated<'booked' | 'checked_in' | 'no_show' | 'cancelled' | 'late_cancelled' | 'class_cancelled'>
  source: 'client' | 'staff' | 'waitlist' | 'walk_in' | 'guest' | 'import'
  is_unpaid: Generated<boolean>
  cancels_free: Generated<boolean>
  cancel_reason: Said | null
  cancelled_at: string | null
  checked_in_at: string | null
  no_show_at: string | null
  undone_at: string | null
  excused_at: string | null
  excuse_reason: string | null
  reminded_at: string | null
  /** Where the class has seats; kept after a cancellation, for the seat that came free is handed on first. */
  seat_id: number | null
  created_at: string
  updated_at: string
}

type WaitlistStatus = 'waiting' | 'offered' | 'confirmed' | 'declined' | 'expired' | 'left' | 'skipped' | 'closed'

export interface WaitlistEntriesTable {
  id: Generated<number>
  scheduled_class_id: number
  client_id: number
  status: Generated<WaitlistStatus>
  offered_at: string | null
  offer_expires_at: string | null
  told_at: string | null
  skip_code: string | null
  skip_reason: Said | null
  booking_id: number | null
  /** The seat that an offer holds. */
  seat_id: number | null
  created_at: string
  updated_at: string
}

export interface WaitlistMovesTable {
  id: Generated<number>
  entry_id: number
  from_status: WaitlistStatus | null
  to_status: WaitlistStatus
  code: string | null
  reason: Said | null
  at: string
}

export interface ChargesTable {
  id: Generated<number>
  client_id: number
  kind: 'late_cancel' | 'no_show' | 'renewal' | 'unpaid_booking' | 'appointment' | 'other'
  booking_id: number | null
  appointment_id: number | null
  membership_id: number | null
  amount_minor: number
  currency: string
  status: 'pending' | 'due' | 'paid' | 'waived'
  due_at: string
  description: Said
  payment_method: string | null
  settled_at: string | null
  waived_at: string | null
  waive_reason: Said | null
  created_at: string
  updated_at: string
}

export interface GuestBookingsTable {
  id: Generated<number>
  scheduled_class_id: number
  full_name: string
  email: string
  phone: string | null
  locale: string
  status: Generated<'held' | 'lapsed' | 'booked' | 'declined'>
  held_until: string
  is_for_staff: boolean
  asked_from: string | null
  confirm_hash: string
  cancel_hash: string | null
  client_id: number | null
  booking_id: number | null
  created_at: string
  updated_at: string
}

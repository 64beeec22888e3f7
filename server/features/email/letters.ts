import type { WeeklyLetter } from './weekly-letter.ts'

/** The text of one email, before its layout as text and HTML. */
export interface Content {
  subject: string
  lines: string[]
  action?: { label: string; url: string }
  closing?: string
  /** Why it was sent and how to unsubscribe, with the word that is the link. */
  ending?: { text: string; label: string; url: string }
}

/**
 * Data of every email about a class. `for_name`: the dependant, in emails to their guardian; `seat_name`: if they have a seat;
 * `location`: the place of the class, if the studio has several.
 */
export interface ClassLetter {
  name: string
  for_name: string | null
  class_name: string
  instructor_name: string | null
  seat_name?: string
  location?: string
  starts_at: string
  timezone: string
  url: string | null
}

/** Data of every email about a charge; `client`: who owes it. */
export interface OwedLetter {
  name: string
  client: string
  description: string
  amount: number
  currency: string
}

/** The refund decision for one spot's payment, in major units. */
export interface PaidPrice {
  amount: number
  currency: string
  outcome: 'returned' | 'kept'
}

/** Data of every email about an appointment. */
export interface AppointmentLetter {
  name: string
  for_name: string | null
  service_name: string
  instructor_name: string
  /** The place of the appointment; null if none is given. */
  place: string | null
  starts_at: string
  timezone: string
  url: string | null
}

/** Data for an instructor about a class that needs a substitute. `asker`: its instructor; `location`: as clients see it. */
export interface SubstituteLetter {
  name: string
  asker: string
  class_name: string
  location?: string
  starts_at: string
  timezone: string
  url: string | null
}

/** Data for a guest without an account about a class, with their personal link. */
export interface GuestLetter {
  name: string
  class_name: string
  instructor_name: string | null
  /** The place of the class; null if none is given. */
  place: string | null
  starts_at: string
  timezone: string
  /** Null where the studio can't be reached from outside. */
  url: string | null
}

/** Data for a client about a coming pause. */
export interface PauseLetter {
  name: string
  client: string
  type_name: string
  from: string
  /** The last day of it. */
  until: string
}

/**
 * Data of each kind of email. Every locale writes all of them. Waiting emails are stored as these values, and a later version
 * must read them: only add optional fields; an email that needs others gets a new name.
 */
export interface LetterData {
  /** `because`: why it is owed; `url`: where it is paid online. */
  charge_due: OwedLetter & { because?: string | null; url?: string | null }
  /** A fee that is not to be paid; `forgiven`: which of how many in how many days. */
  fee_forgiven: OwedLetter & { because: string; forgiven: string }
  /** A card did not pay; `next_on`: the day on which it is tried again, null where it is not. `card_url`: where to save another. */
  card_declined: OwedLetter & {
    because: string | null
    next_on: string | null
    url: string | null
    card_url: string | null
  }
  /** An intro offer was paid online by somebody who had been given one at the studio meanwhile: what they paid goes back. */
  intro_returned: { name: string; client: string; type_name: string; amount: number; currency: string }
  payment_failed: {
    name: string
    client: string
    type_name: string
    amount: number
    currency: string
    /** For how many days bookings go on. */
    days: number
    /** The page to pay it by hand; null if the processor names none. */
    url: string | null
  }
  /** A pause to come, by the client or the studio: its first and its last day. Dropped bookings have separate emails. */
  pause_planned: PauseLetter
  pause_withdrawn: PauseLetter
  gift_card: {
    name: string | null
    amount: number
    currency: string
    /** Sealed; see sealWord. */
    code: string
    message: string | null
    expires_on: string | null
  }
  password_reset: { name: string; url: string }
  claim_account: { name: string; url: string }
  invitation: { name: string; url: string }
  /** Goes to a person who has created an account; `url` is null where the studio can't be reached from outside. */
  registered: { name: string; url: string | null }
  email_changed: { name: string }
  factor_on: { name: string }
  factor_off: { name: string }
  recovery_code_used: { name: string; left: number }
  mail_test: { name: string }
  /** Goes with the text as it was signed. `for_name`: the dependant, if the guardian signed. */
  waiver_signed: { name: string; for_name: string | null; title: string; signed_at: string; timezone: string }
  /** A message from the studio to a client. `for_name`: the dependant, in emails to their guardian. */
  notification: { name: string; for_name: string | null; title: string; body: string; url: string | null }
  receipt: {
    name: string | null
    number: number
    is_refund: boolean
    lines: string[]
    discount: string | null
    total: string
    payments: string[]
    vat: string[]
  }
  /** `to_pay`: what is still to be paid at the studio, in major units. */
  booking_confirmed: ClassLetter & { free_until: string; to_pay?: { amount: number; currency: string } | null }
  booking_cancelled: ClassLetter & { reason: string | null; credit_returned: boolean; price?: PaidPrice | null }
  /** By the client themselves: what becomes of the credit it was booked with, and what is to be paid. */
  booking_given_up: ClassLetter & {
    credit: 'returned' | 'kept' | 'none'
    fee: { amount: number; currency: string } | null
    fee_because?: string | null
    price?: PaidPrice | null
  }
  /** A place that was being bought is not booked: what was paid goes back (`paid`), or the membership stays (null). */
  class_not_booked: ClassLetter & { reason: string; paid: { amount: number; currency: string } | null }
  class_cancelled: ClassLetter & {
    reason: string | null
    credit_returned: boolean
    was_waiting: boolean
    price?: PaidPrice | null
  }
  class_moved: ClassLetter & { former_starts_at: string | null; was_waiting: boolean; is_held?: boolean }
  /** It is held at another location, `place`. */
  class_elsewhere: ClassLetter & { place: string; was_waiting: boolean; is_held?: boolean }
  /** Somebody else teaches it; `cancels_free`: the booking may be given up at no cost. */
  class_taught_by: ClassLetter & { cancels_free: boolean; is_held?: boolean }
  /** A standing booking begins: when the classes begin that are booked at once. */
  standing_started: ClassLetter & { booked: readonly string[] }
  /** Bookings that a standing booking could not make, and why. */
  standing_refused: ClassLetter & {
    refused: readonly { class_name: string; location?: string; starts_at: string; reason: string }[]
  }
  /** A standing booking has ended with its series. */
  standing_ended: ClassLetter
  /** The room or its seats have changed: `seat_name` replaces the former seat. */
  seat_changed: ClassLetter & { seat_name: string; former_seat: string }
  /** To an instructor: a colleague needs a substitute, or their own request or claim was settled. */
  substitute_asked: SubstituteLetter & { note: string | null }
  substitute_found: SubstituteLetter & { teacher: string; is_yours: boolean }
  /** `is_cancelled`: the class does not take place. */
  substitute_declined: SubstituteLetter & { is_cancelled: boolean }
  /** `is_yours`: to the instructor who asked, if the studio withdrew the request. */
  substitute_withdrawn: SubstituteLetter & { is_yours: boolean }
  class_reminder: ClassLetter & { free_until: string | null }
  waitlist_offer: ClassLetter & { expires_at: string; gives_up: { class_name: string; starts_at: string } | null }
  waitlist_place_free: ClassLetter
  waitlist_booked: ClassLetter & { free_until: string }
  waitlist_passed_over: ClassLetter & { reason: string }
  appointment_booked: AppointmentLetter & {
    free_until: string
    price: { amount: number; currency: string } | null
    /** The amount paid in advance; absent if nothing. */
    paid?: { amount: number; currency: string }
    /** The remaining amount to pay. */
    left?: { amount: number; currency: string } | null
  }
  appointment_cancelled: AppointmentLetter & {
    reason: string | null
    /** The amount refunded; absent if nothing. */
    returned?: { amount: number; currency: string }
  }
  appointment_not_booked: AppointmentLetter & { reason: string; paid: { amount: number; currency: string } }
  appointment_reminder: AppointmentLetter & { free_until: string | null }
  guest_confirm: GuestLetter & { held_until: string }
  /** `waivers`: those to sign before the class. */
  guest_booked: GuestLetter & { free_until: string; waivers: readonly string[]; seat_name?: string }
  /** To an owner, every Monday: the week that has ended, and one thing to do. */
  weekly_report: WeeklyLetter
}

export type Template = keyof LetterData

export type Letters = { [Kind in Template]: (data: LetterData[Kind] & { studio: string }) => Content }

/** What one letter says, before it is laid out as text and HTML. */
export interface Content {
  subject: string
  lines: string[]
  action?: { label: string; url: string }
  closing?: string
}

/** What every letter about a class is told. `for_name`: whom it is about, where it goes to her guardian. */
export interface ClassLetter {
  name: string
  for_name: string | null
  class_name: string
  instructor_name: string | null
  starts_at: string
  timezone: string
  url: string | null
}

/** What a guest without an account is told of a class, with the link that is theirs alone. */
export interface GuestLetter {
  name: string
  class_name: string
  instructor_name: string | null
  /** Where it takes place; null where nobody has said. */
  place: string | null
  starts_at: string
  timezone: string
  /** Null where the studio can't be reached from outside. */
  url: string | null
}

/** What each kind of letter is told. Every locale writes all of them. */
export interface LetterData {
  charge_due: { name: string; client: string; description: string; amount: number; currency: string }
  payment_failed: {
    name: string
    client: string
    type_name: string
    amount: number
    currency: string
    /** For how many days bookings go on. */
    days: number
    /** Where it is paid by hand; null where the processor names no page. */
    url: string | null
  }
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
  email_changed: { name: string }
  factor_on: { name: string }
  factor_off: { name: string }
  recovery_code_used: { name: string; left: number }
  mail_test: { name: string }
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
  booking_cancelled: ClassLetter & { reason: string | null; credit_returned: boolean }
  class_cancelled: ClassLetter & { reason: string | null; credit_returned: boolean; was_waiting: boolean }
  class_moved: ClassLetter & { former_starts_at: string | null }
  class_reminder: ClassLetter & { free_until: string | null }
  waitlist_offer: ClassLetter & { expires_at: string; gives_up: { class_name: string; starts_at: string } | null }
  waitlist_place_free: ClassLetter
  waitlist_booked: ClassLetter & { free_until: string }
  waitlist_passed_over: ClassLetter & { reason: string }
  guest_confirm: GuestLetter & { held_until: string }
  /** `waivers`: what is to be signed before the class. */
  guest_booked: GuestLetter & { free_until: string; waivers: readonly string[] }
}

export type Template = keyof LetterData

export type Letters = { [Kind in Template]: (data: LetterData[Kind] & { studio: string }) => Content }

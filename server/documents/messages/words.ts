import type { Instant, LocalDate } from '../../lib/time.ts'

/** The words of papers, and the locale that figures are written in. */
export type LocalWords = PaperWords & { locale: string }

/** The words of all papers in one language. Every language has all of them. */
export interface PaperWords {
  language: string
  /** A day in words. */
  date: (date: LocalDate) => string
  /** A moment in words, on the clock of a time zone. */
  moment: (instant: Instant, timezone: string) => string
  receipt: (number: number) => string
  refund: (number: number) => string
  for_receipt: (number: number) => string
  tax_id: (id: string) => string
  item: string
  quantity: string
  price: string
  total: string
  discount: string
  vat_included: string
  net: string
  vat: string
  gross: string
  /** Names of the payment methods. */
  methods: Record<string, string>
  /** A gift card by the end of its code. */
  ending_in: (method: string, last4: string) => string
  gift_card: string
  gift_card_of: (studio: string) => string
  for_whom: string
  code: string
  use_code: string
  /** Below the code that leads a phone to the portal. */
  scan_to_book: string
  good_until: (date: string) => string
  /** The words of a day's close. */
  day_close: {
    title: (day: string) => string
    closed: (moment: string) => string
    method: string
    taken: string
    refunded: string
    expected: string
    counted: string
    difference: string
    opening_float: string
    closing_float: string
    taken_out: string
    signature: string
  }
  version: (version: number) => string
  signed_by: (name: string) => string
  client: (name: string) => string
  guardian: (name: string) => string
  /** The signature's number and the address it came from, where one is known. */
  signature: (id: number, address: string | null) => string
}

import type { Instant, LocalDate, LocalTime } from '../../../lib/time.ts'

export interface ProductRecord {
  kind: 'product'
  name: string
  sku: string | null
  price_minor: number
  stock: number
  is_active: boolean
}

/** A card with its own software's code; what was spent before is its value less its balance. */
export interface GiftCardRecord {
  kind: 'gift_card'
  code: string
  initial_value_minor: number
  remaining_balance_minor: number
  recipient_name: string | null
  recipient_email: string | null
  message: string | null
  expires_on: LocalDate | null
  is_active: boolean
}

/** Which class it is of: a template that is here, or one of this name that the import makes. */
export interface ClassPlace {
  template_id: number | null
  class_name: string
  duration_minutes: number
  instructor_id: number | null
  establishment_id: number | null
}

/** A class that repeats every week, or every so many; weeks begin on Monday and the first is that of `starts_on`. */
export interface SeriesRecord extends ClassPlace {
  kind: 'series'
  weekdays: number[]
  interval_weeks: number
  start_time: LocalTime
  starts_on: LocalDate
  until_on: LocalDate | null
  capacity: number | null
}

export interface SingleClassRecord extends ClassPlace {
  kind: 'class'
  starts_at: Instant
  capacity: number | null
}

export type VisitStatus = 'checked_in' | 'no_show' | 'late_cancelled' | 'cancelled'

/** A booking of the client that the row names; `class_id`: of a class that is here, else one is made that has at least as many `places`. */
export interface VisitRecord extends ClassPlace {
  kind: 'visit'
  class_id: number | null
  starts_at: Instant
  status: VisitStatus | 'booked'
  places: number
}

/** A line that was sold; a product that is not here is made and not put on sale. */
export interface SaleRecord {
  kind: 'sale'
  product_id: number | null
  product_name: string
  sku: string | null
  /** As on the sale. */
  line_name: string
  quantity: number
  unit_price_minor: number
  sold_at: Instant
  notes: string | null
}

/** The record that a row creates, besides people and memberships. */
export type PlannedRecord = ProductRecord | GiftCardRecord | SeriesRecord | SingleClassRecord | VisitRecord | SaleRecord

export interface ExistingProduct {
  id: number
  name: string
  sku: string | null
}

export interface ExistingTemplate {
  id: number
  name: string
  duration_minutes: number
}

export interface ExistingSeries {
  template_id: number
  weekdays: readonly number[]
  interval_weeks: number
  start_time: LocalTime
  starts_on: LocalDate
  until_on: LocalDate | null
  establishment_id: number | null
}

export interface ExistingClass {
  id: number
  template_id: number
  starts_at: Instant
  instructor_id: number | null
  establishment_id: number | null
}

export interface ExistingSale {
  client_id: number | null
  product_id: number
  quantity: number
  unit_price_minor: number
  created_at: Instant
  notes: string | null
}

/** Existing records that a list may match; each list is filled only for the entities that use it. */
export interface ExistingRecords {
  products: readonly ExistingProduct[]
  templates: readonly ExistingTemplate[]
  series: readonly ExistingSeries[]
  classes: readonly ExistingClass[]
  teachers: readonly { id: number; full_name: string; email: string | null }[]
  establishments: readonly { id: number; name: string; is_active: boolean }[]
  /** True if a client is in a class. */
  isBooked: (scheduled_class_id: number, client_id: number) => boolean
  sales: readonly ExistingSale[]
  /** True if a gift card with this code is here. */
  hasCard: (code: string) => boolean
}

export const NO_RECORDS: ExistingRecords = {
  products: [],
  templates: [],
  series: [],
  classes: [],
  teachers: [],
  establishments: [],
  isBooked: () => false,
  sales: [],
  hasCard: () => false,
}

import type { Pause } from './calendar.ts'

/*
 * The test's books of a studio: its own creations, and the API's answers so far. Plain data, which the oracle reads.
 */

export interface Terms {
  coverage: { classes: 'all' | 'listed'; category_ids: number[]; template_ids: number[] }
  establishment_ids: number[] | null
  usable_times: { weekdays: number[]; from: string; until: string }[] | null
  max_per_day: number | null
  max_per_week: number | null
  max_upcoming: number | null
  booking_open_hours_before: number | null
}

export interface Type {
  id: number
  kind: 'subscription' | 'class_pack' | 'time_pass' | 'drop_in'
  price: number
  /** Credits at the start; null: unlimited. */
  credits: number | null
  validity_days: number | null
  isIntro: boolean
  isOnline: boolean
  isActive: boolean
  terms: Terms
}

export interface Membership {
  id: number
  type: Type
  /** Those it was sold under, or took over since. */
  terms: Terms
  holder: number
  /** Those it is shared with. */
  members: number[]
  starts: string
  expires: string | null
  credits: number | null
  /** When a subscription’s next interval begins. */
  renews: string | null
  /** It has begun another interval: credits taken before come back to one that is over. */
  hasRenewed: boolean
  /** The pause that runs or is planned. */
  pause: Pause | null
  isCancelled: boolean
}

export interface Template {
  id: number
  category: number | null
  price: number | null
  cost: number
  coveredByAll: boolean
  inAdvance: boolean
  opensHoursBefore: number | null
  /** Cancelling is free until so many hours before; null: the studio’s. */
  freeHours: number | null
}

export interface Class {
  id: number
  template: Template
  starts: string
  ends: string
  place: number
  /** Its own; null: its template's. */
  price: number | null
  capacity: number
  isCancelled: boolean
  /** The weekly series that it is one of. */
  series: number | null
}

export interface Booking {
  id: number
  class: Class
  person: number
  membership: number | null
  status: string
  isExcused: boolean
  credits: number
  isUnpaid: boolean
  /** The desk took money for it. */
  isPaid?: boolean
  /** `price` is what is owed; else it is the price of the day. */
  keepsPrice: boolean
  /** The price of one place as it was booked. */
  price: number | null
}

export interface Person {
  id: number
  /** How they sign in; undefined: they have no login. */
  email: string | undefined
  hasHadIntro: boolean
  /** The person who acts for them. */
  guardian?: Person
}

/** The API's answer about one date of a weekly booking. */
export interface StandingDate {
  state: 'to_come' | 'too_late' | 'booked' | 'waiting' | 'refused' | 'given_up' | 'skipped'
  codes: string[]
}

/** The same class every week. */
export interface Standing {
  id: number
  person: Person
  series: number
  starts: string
  ends: string | null
  /** Bookings of theirs that had been given up before it was made. */
  before: Booking[]
  leftOut: Class[]
  /** The outcomes of its dates at the last look. */
  dates: Map<Class, StandingDate>
  /** The bookings that are its own. */
  made: Map<Class, Booking>
  isOver: boolean
}

export interface Books {
  readonly now: string
  zone: string
  /** How often subscriptions renew. */
  interval: 'weekly' | 'four_weekly' | 'monthly'
  paysAtStudio: boolean
  /** Cancelling is free until so many hours before, where a template says nothing else. */
  freeHours: number
  /** Clients start standing bookings themselves. */
  clientsStart: boolean
  /** So many days ahead standing bookings are booked. */
  daysAhead: number
  categories: number[]
  templates: Template[]
  classes: Class[]
  types: Type[]
  people: Person[]
  memberships: Membership[]
  bookings: Booking[]
  /** In the order in which they were made. */
  standings: Standing[]
}

/** How a place is asked for. */
export interface Wish {
  by: 'client' | 'staff'
  /** The membership that is to pay. */
  named?: number
  force?: boolean
  /** To be paid at the studio. */
  atStudio?: boolean
  /** By staff, for somebody who is there. */
  checkIn?: boolean
}

export interface Verdict {
  /** Every code that refuses, the first being the code; none: booked. */
  codes: string[]
  /** Codes against paying at the studio: any of them refuses. */
  atStudio: string[]
  /** The membership that pays. */
  membership: Membership | null
  credits: number
  isUnpaid: boolean
  /** The price of one place. */
  price: number | null
  offers: { kind: 'class' | 'membership_type'; id: number }[]
}

import { fraction, NOTHING, partOf, plus, sumOf, withoutVat, type Fraction } from '../../lib/fraction.ts'
import { addDays, daysBetween, type LocalDate } from '../../lib/time.ts'
import type { BillingInterval } from '../membership-types/type-rules.ts'
import { nextRenewalOn } from '../memberships/term-rules.ts'

/** Days, both included. */
export interface Days {
  from: LocalDate
  to: LocalDate
}

/** An amount with its VAT and without. */
export interface Worth {
  gross: Fraction
  net: Fraction
}

export const WORTHLESS: Worth = { gross: NOTHING, net: NOTHING }

/** The worth of an amount in minor units that includes VAT at a rate (null: none). */
export function worthOf(minor: number, vat_rate: number | null): Worth {
  const gross = fraction(minor)
  return { gross, net: withoutVat(gross, vat_rate ?? 0) }
}

/** Several together. */
export function together(all: readonly Worth[]): Worth {
  return { gross: sumOf(all.map(({ gross }) => gross)), net: sumOf(all.map(({ net }) => net)) }
}

/** A part of it. */
export function share({ gross, net }: Worth, over: number, under: number): Worth {
  return { gross: partOf(gross, over, under), net: partOf(net, over, under) }
}

/** A visit to a class: what was paid for it, and by what (null: at the studio, for the visit). */
export interface Visit {
  by: string | null
  worth: Worth
}

/** A payment for a membership from a day on: its sale, or a renewal. */
export interface PaidFrom {
  on: LocalDate
  /** After what was given back; 0 where it was not paid. */
  paid_minor: number
  vat_rate: number | null
}

/** The days that a payment is for. */
export interface PaidSpan extends Days {
  worth: Worth
}

/** The fields that decide how long the last payment of a membership lasts. */
interface Lasting {
  expires_on: LocalDate | null
  next_renewal_on: LocalDate | null
  billing_interval: BillingInterval | null
}

/** The days that each payment of a membership is for: up to the day before the next, the last to the end of its interval. */
export function spansOf(membership: Lasting, payments: readonly PaidFrom[]): PaidSpan[] {
  const inOrder = payments.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  return inOrder.map(({ on, paid_minor, vat_rate }, index) => {
    const next = inOrder[index + 1]?.on
    const to = next === undefined ? lastDay(membership, on) : addDays(next, -1)
    return { from: on, to: to < on ? on : to, worth: worthOf(Math.max(0, paid_minor), vat_rate) }
  })
}

function lastDay({ expires_on, next_renewal_on, billing_interval }: Lasting, on: LocalDate): LocalDate {
  if (next_renewal_on !== null && next_renewal_on > on) return addDays(next_renewal_on, -1)
  if (billing_interval !== null) return addDays(nextRenewalOn(on, billing_interval, on), -1)
  return expires_on ?? addDays(on, 30)
}

/** The worth of a visit with one of so many credits: the price paid for the days it falls into, over the credits. */
export function worthOfCredit(spans: readonly PaidSpan[], day: LocalDate, credits: number): Worth {
  const span = spans.findLast(({ from }) => from <= day) ?? spans[0]
  return span && credits > 0 ? share(span.worth, 1, credits) : WORTHLESS
}

/**
 * The worth of one of so many visits in some days of a month, without credits: each payment's share for its days among them,
 * divided by all visits in them.
 */
export function worthOfVisit(spans: readonly PaidSpan[], days: Days, visits: number): Worth {
  const parts = spans.map(({ from, to, worth }) => {
    const first = from > days.from ? from : days.from
    const last = to < days.to ? to : days.to
    const within = Math.max(0, daysBetween(first, last) + 1)
    return share(worth, within, daysBetween(from, to) + 1)
  })
  return share(
    parts.reduce((sum, part) => ({ gross: plus(sum.gross, part.gross), net: plus(sum.net, part.net) }), WORTHLESS),
    1,
    visits,
  )
}

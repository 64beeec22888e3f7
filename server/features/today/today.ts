import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { Permission } from '../../api/permissions.ts'
import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { addDays, addHours, endOfDay, localDate, startOfDay, type LocalDate } from '../../lib/time.ts'
import { isRevenue } from '../payments/method-rules.ts'
import { sayReason } from '../charges/because-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import { chargesDue, OLD_DAYS, owedSince } from './charge-queries.ts'
import {
  byHours,
  dayAndBefore,
  daysAndBefore,
  meanOf,
  weekAndBefore,
  type Compared,
  type Span,
} from './comparison-rules.ts'
import type { todayContract } from './contract.ts'
import {
  FEW,
  appointmentsOfDay,
  birthdays,
  expiringMemberships,
  failedPayments,
  firstPayment,
  firstVisits,
  firstVisitsSoon,
  hoursRevenue,
  ledgerSums,
  liveSubstitutes,
  newClients,
  openOffers,
  unresolvedAppointments,
  unresolvedClasses,
  untaughtClasses,
} from './queries.ts'
import { tasksFor } from '../tasks/present.ts'
import { birthDatesOn } from '../../lib/birthday-rules.ts'
import { formatSaying } from '../../lib/sayings/format.ts'

type Today = z.output<(typeof todayContract)['GET /api/v1/today']['answer']>

const DAYS = 7
/** For how many days ahead a class without an instructor is named. */
const UNTAUGHT_DAYS = 14
/** A client who came within so many days is an active one. */
const LIVELY_DAYS = 90

/** Everything that waits for staff today, and the new clients, as far as the caller's role may see it. */
export function today(ctx: Ctx): Today {
  const { timezone } = settingsOf(ctx.db)
  const day = localDate(ctx.now, timezone)
  const isAllowed = (permission: Permission) => ctx.caller.role === 'manager' && ctx.caller.permissions.has(permission)
  const seen = <Part>(permission: Permission, read: () => Part) => (isAllowed(permission) ? read() : null)
  const from = startOfDay(day, timezone)
  return {
    unresolved: seen('bookings.view', () => few(ctx.db.all(unresolvedClasses, { now: ctx.now }))),
    appointments: seen('bookings.view', () =>
      few(ctx.db.all(appointmentsOfDay, { now: ctx.now, from, to: endOfDay(day, timezone) })),
    ),
    unresolved_appointments: seen('bookings.view', () =>
      few(ctx.db.all(unresolvedAppointments, { now: ctx.now }).map(({ status: _, ...one }) => one)),
    ),
    substitutes: seen('schedule.manage', () => few(ctx.db.all(liveSubstitutes, { now: ctx.now }))),
    untaught: seen('schedule.manage', () =>
      few(ctx.db.all(untaughtClasses, { now: ctx.now, until: addHours(ctx.now, 24 * UNTAUGHT_DAYS) })),
    ),
    offers: seen('bookings.view', () => few(ctx.db.all(openOffers, { now: ctx.now }))),
    charges_due: seen('charges.manage', () => owed(ctx, day)),
    failed_payments: seen('memberships.view', () => few(ctx.db.all(failedPayments, {}).map(inMajor))),
    expiring: seen('memberships.view', () =>
      few(ctx.db.all(expiringMemberships, { from: day, to: addDays(day, DAYS) })),
    ),
    first_visits: seen('bookings.view', () => few(ctx.db.all(firstVisits, { from, to: endOfDay(day, timezone) }))),
    first_visits_soon: seen('bookings.view', () =>
      few(
        ctx.db.all(firstVisitsSoon, {
          from: endOfDay(day, timezone),
          to: endOfDay(addDays(day, DAYS - 1), timezone),
        }),
      ),
    ),
    birthdays: seen('clients.view', () => birthdaysSoon(ctx, day, timezone)),
    new_clients: seen('clients.view', () =>
      few(ctx.db.all(newClients, { since: startOfDay(addDays(day, 1 - DAYS), timezone) })),
    ),
    tasks: tasksFor(ctx, day, FEW),
    takings: seen('sales.view', () => takings(ctx)),
  }
}

/** The amounts due: the charges of the last 90 days each, older ones by their number and sum. */
function owed(ctx: Ctx, day: LocalDate) {
  const { currency, timezone } = settingsOf(ctx.db)
  const since = startOfDay(addDays(day, -OLD_DAYS), timezone)
  const { recent, older } = owedSince(ctx.db, since)
  return {
    total: recent.count,
    items: ctx.db.all(chargesDue, { since }).map((charge) => ({
      ...inMajor(charge),
      description: formatSaying(charge.description, { language: ctx.language, timezone }),
      because: formatSaying(charge.because && sayReason(charge.because), { language: ctx.language, timezone }),
    })),
    older: { total: older.count, amount: toMajor(older.amount_minor, currency), currency },
  }
}

type Takings = NonNullable<z.output<(typeof todayContract)['GET /api/v1/today']['answer']>['takings']>

/** Revenue of today and of this week so far, each beside the mean of the last four, in major units. */
function takings(ctx: Ctx): Takings {
  const { currency, timezone } = settingsOf(ctx.db)
  const first = ctx.db.one(firstPayment, {})?.created_at
  const day = dayAndBefore(ctx.now, timezone)
  const week = weekAndBefore(ctx.now, timezone)
  const isKnown = ({ before }: Compared) => first !== undefined && before.every(({ from }) => first <= from)
  const mean = (spans: readonly Span[]) => toMajor(meanOf(spans.map((span) => revenue(ctx.db, span))), currency)
  const usual = (compared: Compared) => (isKnown(compared) ? mean(compared.before) : null)
  return {
    today: toMajor(revenue(ctx.db, day.current), currency),
    usual_today: usual(day),
    week: toMajor(revenue(ctx.db, week.current), currency),
    usual_week: usual(week),
    days: daysAndBefore(ctx.now, timezone).map(({ on, current, before }) => ({
      on,
      taken: current && toMajor(revenue(ctx.db, current), currency),
      usual: isKnown(week) ? mean(before) : null,
    })),
  }
}

/** The studio's revenue in a span of time, in minor units: gift cards when they are used, refunds taken off. */
function revenue(reader: Reader, span: Span): number {
  const { hours, rest } = byHours(span)
  return rest
    .flatMap((part) => reader.all(ledgerSums, part))
    .filter(({ kind, method }) => isRevenue(kind, method))
    .reduce((sum, { amount_minor }) => sum + amount_minor, reader.one(hoursRevenue, hours)!.amount_minor)
}

/** The active clients with a birthday today or in the days after it, the next first. */
function birthdaysSoon(ctx: Ctx, day: LocalDate, timezone: string) {
  const days = Array.from({ length: DAYS }, (_, later) => addDays(day, later))
  const on = new Map(days.flatMap((date) => birthDatesOn(date).map((born) => [born, date])))
  const since = startOfDay(addDays(day, -LIVELY_DAYS), timezone)
  const people = ctx.db
    .all(birthdays, { born: [...on.keys()], since })
    .map(({ born, ...person }) => ({ ...person, birthday_on: on.get(born)! }))
    .sort((one, other) => (one.birthday_on < other.birthday_on ? -1 : Number(one.birthday_on > other.birthday_on)))
  return { total: people.length, items: people.slice(0, FEW) }
}

/** Rows that carry the count of all beside them, as the few and the count. */
function few<Row extends { total: number }>(rows: readonly Row[]) {
  const items = rows.map(({ total: _, ...item }) => item)
  return { total: rows[0]?.total ?? 0, items }
}

/** A row with its amount as the API shows it. */
function inMajor<Row extends { amount_minor: number; currency: string }>({ amount_minor, ...row }: Row) {
  return { ...row, amount: toMajor(amount_minor, row.currency) }
}

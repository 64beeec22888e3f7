import type { Ctx } from '../../../context.ts'
import type { Reader } from '../../../db/writer.ts'
import type { Reason } from '../../../api/errors.ts'
import { addDays, addHours, endOfDay, localDate, type Instant } from '../../../lib/time.ts'
import type { ClientRow } from '../../clients/queries.ts'
import type { UsableMembership } from '../../memberships/usability-rules.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import { seriesHorizon } from '../../schedule/rules.ts'
import { cancellationDeadline } from '../../schedule/window-rules.ts'
import type { Settings } from '../../settings/queries.ts'
import { clientIdFor } from '../access.ts'
import { decideBooking, opensToClient } from '../booking/booking-rules.ts'
import { bookingFacts, type Facts } from '../booking/facts.ts'
import { asTold, NEXT } from './present.ts'
import { afterSpending, byThen, type Spent } from './preview-rules.ts'
import { bookedSince, toComeOfSeries, waitedSince } from './queries.ts'
import { decideStanding, reachOf, type Outcome, type Standing } from './rules.ts'
import { loadWish, type Wish } from './wish.ts'

/**
 * Previews what starting a standing booking would do, and how far the memberships that pay for it reach, as things are now.
 * Throws the refusal that starting it would. Only reads.
 */
export function previewStanding(ctx: Ctx, wish: Wish & { client_id?: number | undefined }, actingFor?: number) {
  const clientId = actingFor ?? clientIdFor(ctx, wish.client_id)
  const { settings, client, series, next } = loadWish(ctx, ctx.db, wish, clientId)
  const { timezone, standing_booking_days_ahead: ahead } = settings
  const { starts_on, ends_on = null } = wish
  const today = localDate(ctx.now, timezone)
  const horizon = seriesHorizon(today)
  const until = endOfDay(horizon, timezone)
  const looking = { now: ctx.now, settings, client, standing: { starts_on, ends_on } }
  const looks: Look[] = []
  const spent: Spent[] = []
  for (const cls of ctx.db.all(toComeOfSeries, { series_id: series.id, now: ctx.now, until })) {
    const look = lookAt(ctx.db, { ...looking, cls, spent })
    if (!look) continue
    looks.push(look)
    if (look.spent) spent.push(look.spent)
  }
  const reading = { language: ctx.language, timezone }
  const told = ({ cls, date, state, reasons }: Look) => ({
    scheduled_class_id: cls.id,
    date,
    starts_at: cls.starts_at,
    ends_at: cls.ends_at,
    state,
    reasons: reasons.map((reason) => asTold(reason, reading)),
  })
  const last = addDays(today, ahead)
  const refused = looks.find(({ state }) => state === 'refused')
  return {
    series_id: series.id,
    client_id: clientId,
    class_name: next.name,
    weekdays: series.weekdays,
    interval_weeks: series.interval_weeks,
    start_time: series.start_time,
    starts_on,
    ends_on,
    dates: looks.filter(({ date }, at) => at < NEXT || date <= last).map(told),
    paying: payingOf(looks),
    first_refused: refused ? told(refused) : null,
    known_until: ends_on !== null && ends_on < horizon ? ends_on : horizon,
  }
}

interface Looking {
  now: Instant
  settings: Settings
  client: ClientRow
  standing: Standing
  cls: ClassRow
  /** Credits counted on for the classes before. */
  spent: readonly Spent[]
}

interface Look {
  cls: ClassRow
  date: string
  state: 'booked' | 'waiting' | 'refused' | 'to_come' | 'too_late'
  reasons: readonly Reason[]
  spent?: Spent
  /** The membership that pays, as it is now. */
  payer?: UsableMembership | undefined
}

/** Previews one class, now or once its time has come; undefined if the class is not one of the standing booking's. */
function lookAt(reader: Reader, looking: Looking): Look | undefined {
  const { now, settings, client, standing, cls } = looking
  const { timezone, standing_booking_days_ahead: days_ahead } = settings
  const free_until = cancellationDeadline(cls, settings)
  const reach = reachOf({ now, timezone, standing, cls, days_ahead, free_until, was_refused: false })
  if (reach === 'outside') return undefined
  const about = { cls, date: localDate(cls.starts_at, timezone), reasons: [] }
  const whose = { class_id: cls.id, client_id: client.id, since: now }
  if (reader.one(bookedSince, whose)) return { ...about, state: 'booked' }
  if (reader.one(waitedSince, whose)) return { ...about, state: 'waiting' }
  if (reach === 'over') return { ...about, state: 'too_late' }
  const facts = bookingFacts(reader, { now, settings, cls, client })
  const atOnce = reach === 'due' ? decideAt(looking, facts, now) : undefined
  if (atOnce && atOnce.outcome.kind !== 'later') return { ...about, ...shown(atOnce, 'booked') }
  const opens_at = opensToClient(facts) ?? now
  const [first] = [addHours(cls.starts_at, -24 * days_ahead), opens_at, now].toSorted().reverse()
  return {
    ...about,
    ...shown(decideAt(looking, { ...facts, memberships: byThen(facts.memberships) }, first!), 'to_come'),
  }
}

interface Decided {
  outcome: Outcome
  spent: Spent | undefined
  payer: UsableMembership | undefined
}

/** Decides about a class at an instant, after the credits spent on the classes before. */
function decideAt({ settings, cls, spent }: Looking, facts: Facts, at: Instant): Decided {
  const { timezone } = settings
  const memberships = afterSpending(facts.memberships, spent)
  const request = { ...facts, now: at, memberships }
  const decision = decideBooking(request)
  const outcome = decideStanding({ now: at, timezone, cls, decision, opens_at: opensToClient(request), memberships })
  const entitlement = outcome.kind === 'book' && decision.kind === 'book' ? decision.entitlement : null
  const [on, booked_on] = [localDate(cls.starts_at, timezone), localDate(at, timezone)]
  const payer = facts.memberships.find(({ id }) => id === entitlement?.membership_id)
  return { outcome, spent: entitlement ? { ...entitlement, on, booked_on } : undefined, payer }
}

function shown({ outcome, spent, payer }: Decided, once: 'booked' | 'to_come'): Pick<Look, 'state'> & Partial<Look> {
  const paid = spent && { spent, payer }
  if (outcome.kind === 'refuse') return { state: 'refused', reasons: outcome.reasons }
  if (outcome.kind === 'wait') return { state: once === 'booked' ? 'waiting' : 'to_come' }
  return { state: outcome.kind === 'book' ? once : 'to_come', ...paid }
}

/** The memberships that pay, in the order in which they begin to, and the class that each reaches. */
function payingOf(looks: readonly Look[]) {
  const paid = looks.flatMap(({ spent, payer }) => (spent && payer ? [{ ...spent, payer }] : []))
  return [...Map.groupBy(paid, ({ membership_id }) => membership_id)].map(([membership_id, places]) => {
    const { payer, credits } = places[0]!
    const left = payer.unlimited ? null : payer.grants.reduce((sum, grant) => sum + grant.left, 0)
    return {
      membership_id,
      name: payer.name,
      is_shared: payer.is_shared ?? false,
      credits,
      credits_left: left,
      classes: places.length,
      last_on: places.at(-1)!.on,
      is_used_up: left !== null && left - places.length * credits < credits,
      renews_on: payer.renews_on ?? null,
    }
  })
}

import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { invalid, refuseFor } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { endOfDay, localDate, startOfDay, type LocalDate } from '../../../lib/time.ts'
import { audit } from '../../audit/audit.ts'
import { classById } from '../../schedule/queries.ts'
import { seriesOccurrences } from '../../schedule/rules.ts'
import { seriesById } from '../../schedule/series-queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { actsAs } from '../access.ts'
import { standing as standingIn } from '../queries.ts'
import { loadLive } from './load.ts'
import { presentStanding } from './present.ts'
import {
  classBetween,
  deleteSkip,
  insertSkip,
  skipsOf,
  standingById,
  touchStanding,
  type StandingRow,
} from './queries.ts'
import { bookWhatIsOpen } from './start.ts'

/** Leaves a date out. Throws ALREADY_BOOKED or ALREADY_WAITING where there is something to give up instead, 422 for no date of its. */
export function skipDate(ctx: Ctx, id: number, on: LocalDate, actingFor?: number) {
  return ctx.write((tx) => {
    const standing = loadLive(ctx, tx, id, actingFor)
    const cls = classOn(tx, ctx, standing, on)
    if (cls) refuseTaken(tx, standing, cls)
    const before = datesLeftOut(tx, standing)
    if (!before.some(({ day }) => day === on)) {
      tx.run(insertSkip, { standing_id: id, on, class_id: cls?.id ?? null, now: ctx.now })
      keepTrack(tx, ctx, standing, before)
    }
    return shown(tx, ctx, id)
  })
}

/** Takes a date in again, and books it where it is open. */
export function unskipDate(ctx: Ctx, id: number, on: LocalDate, actingFor?: number) {
  return ctx.write((tx) => {
    const standing = loadLive(ctx, tx, id, actingFor)
    const before = datesLeftOut(tx, standing)
    const skips = before.filter(({ day }) => day === on)
    for (const skip of skips) tx.run(deleteSkip, { id: skip.id })
    if (skips.length > 0) {
      keepTrack(tx, ctx, standing, before)
      bookWhatIsOpen(tx, ctx, standing, settingsOf(tx), on)
    }
    return shown(tx, ctx, id)
  })
}

function shown(tx: Tx, ctx: Ctx, id: number) {
  return presentStanding(tx, tx.one(standingById, { id })!, { now: ctx.now, by: actsAs(ctx), language: ctx.language })
}

/** The dates that are left out, each as its class stands now. */
function datesLeftOut(tx: Tx, { id }: StandingRow) {
  const { timezone } = settingsOf(tx)
  return tx.all(skipsOf, { standing_id: id }).map((skip) => ({
    id: skip.id,
    day: skip.starts_at === null ? skip.on_date : localDate(skip.starts_at, timezone),
  }))
}

function keepTrack(tx: Tx, ctx: Ctx, standing: StandingRow, before: readonly { day: LocalDate }[]): void {
  tx.run(touchStanding, { id: standing.id, now: ctx.now })
  const days = (all: readonly { day: LocalDate }[]) => ({
    client_id: standing.client_id,
    skips: all.map(({ day }) => day),
  })
  const change = { entity: 'standing_booking', id: standing.id } as const
  audit(tx, ctx, 'standing_booking.skip', { ...change, before: days(before), after: days(datesLeftOut(tx, standing)) })
}

/** The class of a date to come; undefined where it is not made yet. 422 where the standing booking has none on that day. */
function classOn(tx: Tx, ctx: Ctx, { series_id, starts_on, ends_on }: StandingRow, on: LocalDate) {
  const { timezone } = settingsOf(tx)
  const none = () => invalid('date', say('standing.no_class_on', { day: on }))
  if (on < localDate(ctx.now, timezone) || on < starts_on || (ends_on !== null && on > ends_on)) throw none()
  const cls = tx.one(classBetween, { series_id, from: startOfDay(on, timezone), until: endOfDay(on, timezone) })
  if (cls) return cls
  if (seriesOccurrences(tx.one(seriesById, { id: series_id })!, on, on).length === 0) throw none()
  return undefined
}

function refuseTaken(tx: Tx, { client_id }: StandingRow, { id }: { id: number }): void {
  const { own_booking_id, own_entry_id } = tx.one(standingIn, { class_id: id, client_id })!
  const { name } = tx.one(classById, { id })!
  if (own_booking_id !== null) {
    const detail = say('standing.cancel_it_instead', { name })
    throw refuseFor([{ code: 'ALREADY_BOOKED', detail, rule: 'skips', value: own_booking_id, fix: 'cancel_booking' }])
  }
  if (own_entry_id === null) return
  const detail = say('standing.leave_waitlist_instead', { name })
  throw refuseFor([{ code: 'ALREADY_WAITING', detail, rule: 'skips', value: own_entry_id, fix: 'leave_waitlist' }])
}

import type { Act, App } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import type { Round } from '../../../jobs/round.ts'
import type { Job } from '../../../jobs/runner.ts'
import { addDays, addHours, endOfDay, localDate, startOfDay, type Instant } from '../../../lib/time.ts'
import { classById } from '../../schedule/queries.ts'
import { findSettings } from '../../settings/queries.ts'
import { tellOfClass } from '../letters.ts'
import { bookStandingIn } from './book-due.ts'
import { endFor } from './end.ts'
import { lastOfSeries, standingById, standingsOver, untoldRefusals, classesDue } from './queries.ts'
import { tellRefusals } from './tell.ts'

/** Jobs that the studio runs automatically for standing bookings. */
export const standingJobs: readonly Job[] = [
  { name: 'book standing bookings', everyMinutes: 1, run: bookAll },
  { name: 'end standing bookings', everyMinutes: 10, run: endOver },
  { name: 'tell of standing bookings', everyMinutes: 60, run: tellAll },
]

/** A clock that leaps further than this since the last look is believed only once it has been seen twice. */
const LEAP_HOURS = 48

function reach(db: Reader, now: Instant) {
  const settings = findSettings(db)
  if (!settings) return undefined
  const { timezone, standing_booking_days_ahead: ahead } = settings
  return { now, until: endOfDay(addDays(localDate(now, timezone), ahead), timezone) }
}

async function bookAll({ db, writer }: App, act: Act, round: Round): Promise<void> {
  if (round.certain < addHours(act.now, -LEAP_HOURS)) return
  const span = reach(db, act.now)
  if (!span) return
  await round.each('class', db.all(classesDue, span), ({ id }) => writer.write((tx) => bookStandingIn(tx, act, id)), 1)
}

/** Ends those whose last day has passed, silently, and those whose series is over, and notifies the clients of the latter. */
async function endOver({ db, writer }: App, act: Act, round: Round): Promise<void> {
  if (round.certain < addHours(act.now, -LEAP_HOURS)) return
  const settings = findSettings(db)
  if (!settings) return
  const today = localDate(act.now, settings.timezone)
  const over = db.all(standingsOver, { now: act.now, today })
  await round.each('standing booking', over, ({ id }) => writer.write((tx) => end(tx, act, id, today)))
}

function end(tx: Tx, act: Act, id: number, today: string): void {
  const standing = tx.one(standingById, { id })
  if (!standing || standing.ended_at !== null) return
  const isByDate = standing.ends_on !== null && standing.ends_on < today
  endFor(tx, act, standing, isByDate ? 'date' : 'series')
  const last = isByDate ? undefined : tx.one(lastOfSeries, standing)
  if (last) tellOfClass(tx, act, standing.client_id, 'standing_ended', tx.one(classById, { id: last.id })!, {}, null)
}

/** One letter a night to each client for what could not be booked since the last. */
async function tellAll({ db, writer }: App, act: Act, round: Round): Promise<void> {
  const settings = findSettings(db)
  if (!settings) return
  const before = startOfDay(localDate(act.now, settings.timezone), settings.timezone)
  const untold = db.all(untoldRefusals, { now: act.now, before })
  const clients = [...new Set(untold.map(({ client_id }) => client_id))].map((id) => ({ id }))
  await round.each('client', clients, ({ id }) =>
    writer.write((tx) => {
      const theirs = tx.all(untoldRefusals, { now: act.now, before }).filter(({ client_id }) => client_id === id)
      tellRefusals(tx, act, id, theirs)
    }),
  )
}

import type { Act, App } from '../context.ts'
import { db, query } from '../db/build.ts'
import { emitAbsences, emitBirthdays } from '../features/clients/calendar-events.ts'
import { emitEndings } from '../features/memberships/calendar-events.ts'
import { findSettings } from '../features/settings/queries.ts'
import { emitUnsignedWaivers } from '../features/bookings/unsigned-waivers.ts'
import { addDays, localDate, startOfDay, type LocalDate } from '../lib/time.ts'
import type { Round } from './round.ts'
import type { Job } from './runner.ts'

/** The most days to catch up on after the computer was off; older days are no longer news to anybody. */
const MOST_DAYS = 14

const lastDay = query((_: object) => db.selectFrom('event_days').select('day').orderBy('day', 'desc').limit(1))
const keepDay = query((p: { day: LocalDate }) =>
  db
    .insertInto('event_days')
    .values({ day: p.day })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Says what time alone brings: birthdays, absences, memberships that end, waivers unsigned a day before a class. */
export const calendarEvents: Job = { name: 'say what the calendar brings', everyMinutes: 15, run: followCalendar }

/**
 * Every day is announced once, also those on which the computer was off; the studio's first is today. A day that failed in part
 * is tried again until a later one is through. The events of a day have the time of its beginning, whenever the computer
 * announces it: a greeting for nine o'clock is due at nine that day, and is not sent a week later.
 */
async function followCalendar(app: App, act: Act, round: Round): Promise<void> {
  const settings = findSettings(app.db)
  if (!settings) return
  const { timezone } = settings
  const today = localDate(act.now, timezone)
  for (const day of daysToEmit(app.db.one(lastDay, {})?.day, today)) {
    const before = round.failed
    const then = { ...act, now: startOfDay(day, timezone) }
    await emitBirthdays(app, then, round, day)
    await emitAbsences(app, then, round, day, timezone)
    await emitEndings(app, then, round, day)
    if (round.isStopping) return
    if (round.failed === before) await app.writer.write((tx) => tx.run(keepDay, { day }))
  }
  await emitUnsignedWaivers(app, act, round)
}

function daysToEmit(last: LocalDate | undefined, today: LocalDate): LocalDate[] {
  if (last === undefined) return [today]
  const oldest = addDays(today, 1 - MOST_DAYS)
  const days: LocalDate[] = []
  for (let day = last < oldest ? oldest : addDays(last, 1); day <= today; day = addDays(day, 1)) days.push(day)
  return days
}

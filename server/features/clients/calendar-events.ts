import { sql } from 'kysely'
import type { Act, App } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import { emitOnce } from '../../events/emit.ts'
import type { Round } from '../../jobs/round.ts'
import { addDays, endOfDay, startOfDay, type Instant, type LocalDate } from '../../lib/time.ts'
import { INACTIVE_DAYS } from './absence-rules.ts'

const bornOn = query((p: { day: string; leap_day: string }) =>
  db
    .selectFrom('clients')
    .select('id')
    .where(sql<string>`substr(date_of_birth, 6)`, 'in', [p.day, p.leap_day])
    .where('is_active', '=', true)
    .where('erased_at', 'is', null)
    .orderBy('id'),
)

/** Says whose birthday a day is; who was born on 29 February has it on the 28th in other years. */
export async function emitBirthdays(app: App, act: Act, round: Round, day: LocalDate): Promise<void> {
  const isFebruaryEnd = day.endsWith('-02-28') && !addDays(day, 1).endsWith('-02-29')
  const born = { day: day.slice(5), leap_day: isFebruaryEnd ? '02-29' : day.slice(5) }
  const once = { key: day.slice(0, 4), payload: { on: day } }
  await round.each('client', app.db.all(bornOn, born), ({ id }) =>
    app.writer.write((tx) => emitOnce(tx, act, 'client.birthday', id, once)),
  )
}

/** Active clients whose last visit was between two instants. */
const lastHereBetween = query((p: { from: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('bookings as visit', 'visit.scheduled_class_id', 'cls.id')
    .innerJoin('clients as client', 'client.id', 'visit.client_id')
    .select('client.id')
    .distinct()
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.until)
    .where('visit.status', '=', 'checked_in')
    .where('client.is_active', '=', true)
    .where('client.erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as later')
            .innerJoin('scheduled_classes as next', 'next.id', 'later.scheduled_class_id')
            .select('later.id')
            .whereRef('later.client_id', '=', 'client.id')
            .where('later.status', '=', 'checked_in')
            .where('next.starts_at', '>=', p.until),
        ),
      ),
    )
    .orderBy('client.id'),
)

/** Active clients who were added between two instants and have never come. */
const addedBetween = query((p: { from: Instant; until: Instant }) =>
  db
    .selectFrom('clients as client')
    .select('client.id')
    .where('client.created_at', '>=', p.from)
    .where('client.created_at', '<', p.until)
    .where('client.is_active', '=', true)
    .where('client.erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as visit')
            .select('visit.id')
            .whereRef('visit.client_id', '=', 'client.id')
            .where('visit.status', '=', 'checked_in'),
        ),
      ),
    )
    .orderBy('client.id'),
)

/** Says who has stayed away for just so many days on a day, counted from the last visit or from when they were added. */
export async function emitAbsences(app: App, act: Act, round: Round, day: LocalDate, timezone: string): Promise<void> {
  for (const days of INACTIVE_DAYS) {
    const since = addDays(day, -days)
    const range = { from: startOfDay(since, timezone), until: endOfDay(since, timezone) }
    const away = [...app.db.all(lastHereBetween, range), ...app.db.all(addedBetween, range)]
    const once = { key: `${since} ${days}`, payload: { days, since } }
    await round.each('client', away, ({ id }) =>
      app.writer.write((tx) => emitOnce(tx, act, 'client.inactive', id, once)),
    )
  }
}

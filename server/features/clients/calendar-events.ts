import type { Act, App } from '../../context.ts'
import { emitOnce } from '../../events/emit.ts'
import type { Round } from '../../jobs/round.ts'
import { birthDatesOn } from '../../lib/birthday-rules.ts'
import { addDays, endOfDay, startOfDay, type LocalDate } from '../../lib/time.ts'
import { INACTIVE_DAYS } from './absence-rules.ts'
import { bornOn, lastHereBetween, addedBetween } from './calendar-queries.ts'

/** Says whose birthday a day is. */
export async function emitBirthdays(app: App, act: Act, round: Round, day: LocalDate): Promise<void> {
  const once = { key: day.slice(0, 4), payload: { on: day } }
  await round.each('client', app.db.all(bornOn, { dates: birthDatesOn(day) }), ({ id }) =>
    app.writer.write((tx) => emitOnce(tx, act, 'client.birthday', id, once)),
  )
}

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

import { TIMES } from './catalogue.ts'
import { addDays, localOf } from './calendar.ts'
import type { Class } from './books.ts'
import type { Answer } from './comparing.ts'
import { done, make, type Drawn } from './drawn.ts'

/** Plans a weekly series of some weeks, at a time that no other has where there is one. */
export async function makeSeries({ studio, books, chance }: Drawn): Promise<void> {
  const today = localOf(books.zone, studio.clock.now()).date
  const day = addDays(today, 1 + chance.below(4))
  const until = addDays(day, 7 + chance.below(35))
  const used = books.classes
    .filter(({ series }) => series !== null)
    .map(({ starts }) => localOf(books.zone, starts).time)
  const free = TIMES.filter((time) => !used.includes(time))
  const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7
  const weekdays = chance.odds(0.7)
    ? [weekday]
    : [weekday, (weekday + 2) % 7 || 7].toSorted((one, other) => one - other)
  const template = chance.one(books.templates)
  const establishment_id = chance.one([null, 1, 2])
  const capacity = chance.one([1, 2, 3, 500, 500, 500, 500])
  const { series_id: series } = await make(studio, 'scheduled-classes', {
    template_id: template.id,
    starts_at: `${day}T${chance.one(free.length > 0 ? free : TIMES)}`,
    duration_minutes: chance.one([30, 60, 120]),
    establishment_id,
    capacity,
    recurrence: { freq: 'weekly', weekdays, until },
    force: true,
  })
  const listed: Answer[] = await done(studio, `GET /api/v1/scheduled-classes?start_date=${day}&end_date=${until}`)
  for (const { id, starts_at: starts, ends_at: ends, price, has_own_price, series_id } of listed) {
    if (series_id !== series) continue
    const cls: Omit<Class, 'price'> = {
      id,
      template,
      starts,
      ends,
      place: establishment_id ?? 1,
      capacity,
      series,
      isCancelled: false,
    }
    books.classes.push({ ...cls, price: has_own_price ? price : null })
  }
}

import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { endOfDay, localDate, startOfDay } from '../../lib/time.ts'
import { conditionsOf, daysOf } from '../schedule/list.ts'
import { settingsOf } from '../settings/queries.ts'
import type { boardContract } from './contract.ts'
import { anyInstructor, openIn, peopleIn, searchesIn, selectClassesOf } from './queries.ts'

type Marks = (typeof boardContract)['GET /api/v1/class-marks']
type Mark = z.output<Marks['answer']>[number]

/** Lists what needs attention in the classes of some days, by start; classes without anything are left out. */
export function listMarks(ctx: Ctx, filter: z.output<Marks['query']>): Mark[] {
  const classes = classesOf(ctx, filter)
  const ids = (of: typeof classes) => of.map(({ id }) => id)
  const [ahead, over] = [
    classes.filter(({ ends_at }) => ends_at > ctx.now),
    classes.filter((cls) => cls.ends_at <= ctx.now),
  ]
  const coming = ahead.filter(({ starts_at }) => starts_at > ctx.now)
  const people = byClass(ctx.db.all(peopleIn, { ids: ids(ahead) }))
  const open = byClass(ctx.db.all(openIn, { ids: ids(over) }))
  const searches = byClass(ctx.db.all(searchesIn, { ids: ids(coming) }))
  const hasInstructors = ctx.db.one(anyInstructor, {}) !== undefined
  return classes
    .map(({ id, starts_at, instructor_id }) => ({
      class_id: id,
      substitute: searches.get(id)?.status ?? null,
      untaught: instructor_id === null && hasInstructors && starts_at > ctx.now,
      first_visits: people.get(id)?.first_visits ?? 0,
      unsigned: people.get(id)?.unsigned ?? 0,
      owing: people.get(id)?.owing ?? 0,
      unresolved: open.get(id)?.unresolved ?? 0,
    }))
    .filter(hasMark)
}

function classesOf(ctx: Ctx, filter: z.output<Marks['query']>) {
  const { timezone } = settingsOf(ctx.db)
  const { from, to } = daysOf(filter, localDate(ctx.now, timezone))
  let select = selectClassesOf({ from: startOfDay(from, timezone), until: endOfDay(to, timezone) })
  for (const condition of conditionsOf(filter)) select = select.where(condition)
  return ctx.db.all(select)
}

const byClass = <Row extends { class_id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.class_id, row]))

function hasMark({ substitute, untaught, first_visits, unsigned, owing, unresolved }: Mark): boolean {
  return substitute !== null || untaught || first_visits + unsigned + owing + unresolved > 0
}

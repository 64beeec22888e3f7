import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { scheduleContract } from './contract.ts'
import { listClasses } from './list.ts'
import { cameTo } from './queries.ts'

type Fill = (typeof scheduleContract)['GET /api/v1/class-fill']

/** The classes of some days in a few words each: a month of them weighs little. */
export function listFill(ctx: Ctx, filter: z.output<Fill['query']>): z.output<Fill['answer']> {
  const classes = listClasses(ctx, filter)
  const came = new Map(
    ctx.db.all(cameTo, { ids: classes.map(({ id }) => id) }).map(({ id, came }) => [id, came] as const),
  )
  return classes.map((cls) => {
    const { id, template_id, name, color, photo_url, starts_at, ends_at, instructor_name, state } = cls
    const { capacity, booked, held, waiting } = cls
    const what = { id, template_id, name, color, photo_url, starts_at, ends_at, instructor_name, state }
    return { ...what, capacity, booked, held, waiting, came: came.get(id) ?? 0 }
  })
}

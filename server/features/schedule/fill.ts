import type { z } from 'zod'
import { byClock } from '../../clock/steps.ts'
import type { Act, App, Ctx } from '../../context.ts'
import type { Round } from '../../jobs/round.ts'
import { addDays, localDate } from '../../lib/time.ts'
import type { scheduleContract } from './contract.ts'
import { listClasses } from './list.ts'
import { cameTo } from './queries.ts'
import { seriesHorizon } from './rules.ts'
import { seriesToContinue } from './series-queries.ts'
import { makeSeriesClasses } from './series.ts'

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

/** Continues every series of an active template to 12 weeks from today, from where it was left; days gone by stay empty. */
export async function continueSeries(app: App, act: Act, round: Round): Promise<void> {
  await round.each('series', app.db.all(seriesToContinue, {}), async (series) => {
    const today = localDate(act.now, series.timezone)
    const to = seriesHorizon(today)
    const next = series.made_until_on === null ? series.starts_on : addDays(series.made_until_on, 1)
    if (next > to) return
    const from = next < today ? today : next
    const step = { entity: 'class_series' as const, id: series.id, touched: () => ({ class_series: [series.id] }) }
    await app.writer.write((tx) => byClock(tx, act, step, () => makeSeriesClasses(tx, act.now, series, from, to)))
  })
}

import { byClock } from '../../clock/steps.ts'
import type { Act, App } from '../../context.ts'
import type { Round } from '../../jobs/round.ts'
import { addDays, localDate } from '../../lib/time.ts'
import { seriesHorizon } from './rules.ts'
import { makeSeriesClasses } from './series.ts'
import { seriesToContinue } from './series-queries.ts'

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

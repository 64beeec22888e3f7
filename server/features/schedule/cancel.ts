import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { addDays } from '../../lib/time.ts'
import { cancelClassRow } from './class-writes.ts'
import type { scheduleContract } from './contract.ts'
import { loadClass } from './load.ts'
import { presentClass } from './present.ts'
import { classesToEdit } from './rules.ts'
import { endSeries } from './series-change.ts'
import { classesOfSeries, seriesById } from './series-queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Cancelling = z.output<(typeof scheduleContract)['POST /api/v1/scheduled-classes/{class_id}/cancel']['body']>

/**
 * Cancels a class: gives every credit back and notifies the clients. `this_and_following` and `all` (those to come) end its
 * series there, hand-edited classes included. CLASS_CANCELLED if that has happened already.
 */
export function cancelClass(ctx: Ctx, id: number, { reason = null, scope }: Cancelling) {
  return ctx.write((tx) => {
    const chosen = loadClass(tx, id)
    const series = chosen.series_id === null ? undefined : tx.one(seriesById, { id: chosen.series_id })
    const classes = series && scope !== 'this' ? tx.all(classesOfSeries, { series_id: series.id }) : []
    const scheduled = classesToEdit(classes, chosen, series ? scope : 'this', ctx.now, true).filter(
      ({ status }) => status === 'scheduled',
    )
    if (scheduled.length === 0) {
      throw new Refusal('CLASS_CANCELLED', say('schedule.cancelled_before', { name: chosen.name }))
    }
    for (const cls of scheduled) cancelClassRow(tx, ctx, cls.id, { reason })
    if (series && scope !== 'this') {
      const days = scheduled.map(({ occurrence_on }) => occurrence_on ?? series.starts_on).sort()
      endSeries(tx, ctx.now, series, addDays(days[0]!, -1))
    }
    return presentClass(tx, ctx, id)
  })
}

import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { addDays } from '../days.ts'
import type { Scope } from '../series/scope.ts'
import { reached, sumOf } from './reach.ts'

/** Series are made twelve weeks ahead, and moved ones a little further. */
const REACH_DAYS = 120

/** What cancelling a class with the others of its series would hit; undefined while it is looked up. */
export function useReachCounts(cls: ScheduledClass, scope: Scope, enabled: boolean) {
  const format = useFormat()
  const today = format.today()
  const on = format.dayOf(cls.starts_at)
  const start_date = on < today ? on : today
  const siblings = useApi(
    'GET /api/v1/scheduled-classes',
    { query: { template_id: cls.template_id, start_date, end_date: addDays(on > today ? on : today, REACH_DAYS) } },
    { enabled: enabled && Boolean(cls.series_id) },
  )
  if (!cls.series_id || scope === 'this') return sumOf([cls])
  return siblings.data && sumOf(reached(siblings.data, cls, scope))
}

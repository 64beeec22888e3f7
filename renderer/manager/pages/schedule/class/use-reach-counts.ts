import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Scope } from '../series/scope.ts'
import { reached, siblingDays, sumOf } from './reach.ts'

/** What cancelling a class with the others of its series would hit; undefined while it is looked up. */
export function useReachCounts(cls: ScheduledClass, scope: Scope) {
  const format = useFormat()
  const days = siblingDays(format.dayOf(cls.starts_at), format.today())
  const siblings = useApi(
    'GET /api/v1/scheduled-classes',
    { query: { template_id: cls.template_id, ...days } },
    { enabled: Boolean(cls.series_id) },
  )
  if (!cls.series_id || scope === 'this') return sumOf([cls])
  return siblings.data && sumOf(reached(siblings.data, cls, scope))
}

import type { Covered } from '../../membership-types/coverage-rules.ts'
import { locationOf } from '../../establishments/place-rules.ts'
import { localDate, localTime, type Instant } from '../../../lib/time.ts'
import type { ClassRow } from '../../schedule/queries.ts'

/** The fields of a class that decide who covers it. */
export type CoverableClass = Pick<
  ClassRow,
  'template_id' | 'category_id' | 'covered_by_all' | 'credit_cost' | 'starts_at' | 'establishment_id'
>

/** A class as memberships cover it; `now` says whether it has begun, where that matters. */
export function coveredClass(cls: CoverableClass, timezone: string, now?: Instant): Covered {
  const { template_id: id, category_id, covered_by_all, credit_cost, starts_at } = cls
  return {
    kind: 'class',
    id,
    category_id,
    covered_by_all,
    credit_cost,
    establishment_id: locationOf(cls.establishment_id),
    on: localDate(starts_at, timezone),
    at: localTime(starts_at, timezone),
    has_begun: now !== undefined && now >= starts_at,
  }
}

import { useApi } from '../../api/index.ts'
import type { Dependant } from './dependants.ts'

/** True if a class may be booked, what would pay, and what would help: for the reader, or for somebody they act for. */
export function useEligibility(class_id: number, whom?: Dependant) {
  const own = useApi(
    'GET /api/v1/scheduled-classes/{class_id}/eligibility',
    { params: { class_id } },
    { fresh: 10_000, enabled: whom === undefined },
  )
  const theirs = useApi(
    'GET /api/v1/clients/me/dependants/{dependant_id}/scheduled-classes/{class_id}/eligibility',
    { params: { class_id, dependant_id: whom?.id ?? 0 } },
    { fresh: 10_000, enabled: whom !== undefined },
  )
  return whom === undefined ? own : theirs
}

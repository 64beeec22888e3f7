import { useQueries } from '@tanstack/react-query'
import { apiQuery, type Answer } from '../../../api/index.ts'

export type Allowed = Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>

/** Whether the reader may book each of these classes, as far as it is known yet, by class id. */
export function useAllowed(classIds: readonly number[]): ReadonlyMap<number, Allowed> {
  return useQueries({
    queries: classIds.map((class_id) => ({
      ...apiQuery('GET /api/v1/scheduled-classes/{class_id}/eligibility', { params: { class_id } }),
      staleTime: 30_000,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.scheduled_class_id, data] as const] : []))),
  })
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, type Answer } from '../../../api/index.ts'

const KEY = 'GET /api/v1/scheduled-classes/{class_id}/eligibility'

export type Allowed = Answer<typeof KEY>

/** Returns by class id whether the reader may book each class, as far as known yet; all answers arrive at once. */
export function useAllowed(classIds: readonly number[]): ReadonlyMap<number, Allowed> {
  const allowed = useQuery({
    queryKey: [KEY, { classes: classIds }],
    queryFn: async ({ signal }) => {
      const asked = classIds.map((class_id) => call(KEY, { params: { class_id } }, { signal }))
      const answers = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
      return answers.length > 0 ? answers : Promise.all(asked)
    },
    enabled: classIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  return new Map((allowed.data ?? []).map((one) => [one.scheduled_class_id, one]))
}

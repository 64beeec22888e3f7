import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../../../api/index.ts'
import { apiQuery } from '../../../../api/use-api.ts'
import { daysFrom } from '../../../parts/days.ts'
import { freeTimes } from './slots.ts'

/** How many days ahead can be chosen. */
export const DAYS_AHEAD = 28

interface Wanted {
  serviceId: number
  /** Who comes into question. */
  instructorIds: readonly number[]
}

const asked = (service_id: number, instructor_id: number, date: string) =>
  apiQuery('GET /api/v1/appointments/available-slots', { query: { service_id, instructor_id, date } })

/** The free times of a day, with whoever of the instructors has them. */
export function useFreeTimes({ serviceId, instructorIds }: Wanted, date: string) {
  return useQueries({
    queries: instructorIds.map((id) => ({ ...asked(serviceId, id, date), refetchInterval: 60_000 })),
    combine: (answers) => ({
      times: answers.some(({ data }) => data === undefined)
        ? undefined
        : freeTimes(answers.map(({ data }, at) => ({ instructorId: instructorIds[at]!, slots: data! }))),
      error: answers.find(({ error }) => error)?.error ?? null,
      isFetching: answers.some(({ isFetching }) => isFetching),
      refetch: () => answers.forEach((one) => void one.refetch()),
    }),
  })
}

/** The first day from one on that has a free time; null where none has in the days ahead. Asked day by day, only while wanted. */
export function useFirstFreeDay({ serviceId, instructorIds }: Wanted, from: string, last: string, isWanted: boolean) {
  const client = useQueryClient()
  return useQuery<string | null, ApiError>({
    queryKey: ['first free day', serviceId, instructorIds, from, last],
    enabled: isWanted,
    queryFn: async () => {
      for (const day of daysFrom(from, DAYS_AHEAD)) {
        if (day > last) break
        const lists = await Promise.all(
          instructorIds.map((id) => client.fetchQuery({ ...asked(serviceId, id, day), staleTime: 60_000 })),
        )
        if (lists.some((slots) => slots.length > 0)) return day
      }
      return null
    },
  })
}

import { useCallback } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { closedOf, type Minutes } from './closed.ts'

/** Times on a day, in minutes, when an instructor can't be booked, for days from `from` on; none until loaded. */
export function useClosed(from: string, enabled: boolean): (instructorId: number | null, day: string) => Minutes[] {
  const { timezone } = useFormat()
  const { data } = useApi('GET /api/v1/availability', { query: { from } }, { keep: true, fresh: 60_000, enabled })
  return useCallback(
    (instructorId, day) => {
      const own = data?.find(({ instructor_id }) => instructor_id === instructorId)
      return own ? closedOf(own, day, timezone) : []
    },
    [data, timezone],
  )
}

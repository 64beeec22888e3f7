import { useQueryClient } from '@tanstack/react-query'
import { apiQuery, useApi } from '../../../api/index.ts'
import { shownDays, turned, type View } from './days.ts'

interface Filters {
  instructor: number
  location: number
}

const inputFor = (view: View, day: string, { instructor, location }: Filters) => {
  const { first, last } = shownDays(view, day)
  return {
    query: {
      start_date: first,
      end_date: last,
      instructor_id: instructor || undefined,
      establishment_id: location || undefined,
    },
  }
}

/** The classes in sight, and nothing beside them. */
export function useClasses(view: View, day: string, filters: Filters) {
  return useApi('GET /api/v1/scheduled-classes', inputFor(view, day, filters), { keep: true, every: 60_000 })
}

/** Fetches the classes before (-1) or after (1) those in sight: somebody comes to the arrow that turns there. */
export function useReadAhead(view: View, day: string, filters: Filters): (by: 1 | -1) => void {
  const client = useQueryClient()
  return (by) => {
    const input = inputFor(view, turned(view, day, by), filters)
    void client.prefetchQuery(apiQuery('GET /api/v1/scheduled-classes', input))
  }
}

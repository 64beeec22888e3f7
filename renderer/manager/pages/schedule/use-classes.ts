import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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

/** The classes in sight, with those before and after fetched ahead, so that turning the page takes no time. */
export function useClasses(view: View, day: string, filters: Filters) {
  const { instructor, location } = filters
  const client = useQueryClient()
  const classes = useApi('GET /api/v1/scheduled-classes', inputFor(view, day, filters), { keep: true, every: 60_000 })
  useEffect(() => {
    for (const by of [1, -1] as const) {
      const input = inputFor(view, turned(view, day, by), { instructor, location })
      void client.prefetchQuery(apiQuery('GET /api/v1/scheduled-classes', input))
    }
  }, [client, view, day, instructor, location])
  return classes
}

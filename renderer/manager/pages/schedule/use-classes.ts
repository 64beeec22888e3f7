import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery, useApi } from '../../../api/index.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import type { ClassMark } from './calendar/trouble.ts'
import { shownDays, turned, type View } from './days.ts'

interface Filters {
  instructor: number
  location: number
  template: number
}

const inputFor = (view: View, day: string, { instructor, location, template }: Filters) => {
  const { first, last } = shownDays(view, day)
  return {
    query: {
      start_date: first,
      end_date: last,
      instructor_id: instructor || undefined,
      establishment_id: location || undefined,
      template_id: template || undefined,
    },
  }
}

/** The classes in sight, and nothing beside them. A month of them is read in few words (`useFill`). */
export function useClasses(view: View, day: string, filters: Filters) {
  const enabled = view !== 'month'
  return useApi('GET /api/v1/scheduled-classes', inputFor(view, day, filters), { keep: true, every: 60_000, enabled })
}

/** The fullness and the attendance of the classes in sight. */
export function useFill(view: View, day: string, filters: Filters, enabled = true) {
  return useApi('GET /api/v1/class-fill', inputFor(view, day, filters), { keep: true, every: 60_000, enabled })
}

/** The marks of the classes in sight that need attention, by class; empty until loaded, and for roles that may not see them. */
export function useMarks(view: View, day: string, filters: Filters): ReadonlyMap<number, ClassMark> {
  const enabled = !useDenied()('schedule.view')
  const { data } = useApi('GET /api/v1/class-marks', inputFor(view, day, filters), {
    keep: true,
    every: 60_000,
    enabled,
  })
  return useMemo(() => new Map(data?.map((mark) => [mark.class_id, mark])), [data])
}

/** Fetches the classes before (-1) or after (1) those in sight: somebody comes to the arrow that turns there. */
export function useReadAhead(view: View, day: string, filters: Filters): (by: 1 | -1) => void {
  const client = useQueryClient()
  return (by) => {
    const input = inputFor(view, turned(view, day, by), filters)
    if (view === 'month') void client.prefetchQuery(apiQuery('GET /api/v1/class-fill', input))
    else void client.prefetchQuery(apiQuery('GET /api/v1/scheduled-classes', input))
  }
}

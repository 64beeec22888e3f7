import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Behind } from './TimeGrid.tsx'
import { useClosed } from './use-closed.ts'

/**
 * Everything that takes an instructor's time beside appointments: the classes they teach, and when they can't be booked. Nothing
 * is read unless it is `enabled`.
 */
export function useBehind(first: string, last: string, instructor: number, enabled: boolean) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const query = {
    start_date: first,
    end_date: last,
    instructor_id: instructor || undefined,
    status: 'scheduled',
  } as const
  const classes = useApi('GET /api/v1/scheduled-classes', { query }, { keep: true, every: 60_000, enabled })
  const closedOf = useClosed(first, enabled)
  const taught = (classes.data ?? []).filter(({ instructor_id }) => instructor_id !== null)
  return {
    hasClasses: taught.length > 0,
    /** The instructors who teach on a day. */
    teachersOn: (day: string): { id: number; name: string }[] => {
      const on = taught.filter(({ starts_at }) => format.dayOf(starts_at) === day)
      return [...new Map(on.map((cls) => [cls.instructor_id!, cls.instructor_name ?? ''])).entries()].map(
        ([id, name]) => ({ id, name }),
      )
    },
    classesOf: (instructor_id: number, day: string): Behind[] =>
      taught
        .filter((cls) => cls.instructor_id === instructor_id && format.dayOf(cls.starts_at) === day)
        .map(({ id, name, booked, capacity, starts_at, ends_at }) => ({
          id,
          label: `${name} ${m.fill(booked, capacity)}`,
          starts_at,
          ends_at,
          href: paths.roster(id),
        })),
    closedOf,
  }
}

export type BehindAppointments = ReturnType<typeof useBehind>

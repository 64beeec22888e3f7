import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'

export interface WeekOf {
  classes: number
  teachers: { id: number; name: string }[]
}

const DAY = 86_400_000

/**
 * What takes place at each location in the next seven days; undefined while it is not known. A class that names none is at
 * the first.
 */
export function useWeeks(first: number | undefined): ((locationId: number) => WeekOf) | undefined {
  const start_date = useFormat().today()
  const end_date = new Date(Date.parse(`${start_date}T12:00:00Z`) + 6 * DAY).toISOString().slice(0, 10)
  const week = useApi('GET /api/v1/scheduled-classes', { query: { start_date, end_date, status: 'scheduled' } })
  const { data } = week
  if (!data) return undefined
  return (locationId) => {
    const here = data.filter(({ establishment_id }) => (establishment_id ?? first) === locationId)
    const teachers = new Map<number, string>()
    for (const { instructor_id: id, instructor_name: name } of here) if (id !== null && name) teachers.set(id, name)
    return { classes: here.length, teachers: [...teachers].map(([id, name]) => ({ id, name })) }
  }
}

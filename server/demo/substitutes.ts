import { addDays, type LocalDate } from '../lib/time.ts'
import type { DemoApi } from './api.ts'
import { instructors } from './people.ts'

interface Planned {
  id: number
  instructor_name: string
}

/** Has one instructor look for somebody to take a class of theirs in the days to come, whom the studio has named. */
export async function askInstead(api: DemoApi, today: LocalDate): Promise<void> {
  const [named, , asker] = instructors
  const { items } = (await api.send<{ items: { id: number; full_name: string }[] }>('GET', '/instructors'))!
  const { id } = items.find(({ full_name }) => full_name === named.full_name)!
  const query = `start_date=${addDays(today, 2)}&end_date=${addDays(today, 8)}&status=scheduled`
  const classes = (await api.send<Planned[]>('GET', `/scheduled-classes?${query}`))!
  const cls = classes.find(({ instructor_name }) => instructor_name === asker.full_name)
  const wish = { note: 'A wedding in Lyon. The playlist is in the studio.', instructor_ids: [id] }
  if (cls) await api.make(`/scheduled-classes/${cls.id}/substitute-requests`, wish)
}

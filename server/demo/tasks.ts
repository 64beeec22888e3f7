import { addDays, type LocalDate } from '../lib/time.ts'
import type { DemoApi } from './api.ts'
import type { Member } from './members.ts'

/** The team's open tasks: about some of the members, one of them late. */
export async function leaveTasks(api: DemoApi, members: readonly Member[], today: LocalDate): Promise<void> {
  const about = (index: number) => ({ client_id: members[index]?.id ?? null })
  await api.make('/tasks', { title: 'Ask whether the shoulder is better', ...about(3), due_on: addDays(today, -1) })
  await api.make('/tasks', {
    title: 'Call back about the ten classes',
    ...about(7),
    due_on: today,
    notes: 'After six in the evening.',
  })
  await api.make('/tasks', { title: 'Order new blocks and straps', due_on: addDays(today, 5) })
}

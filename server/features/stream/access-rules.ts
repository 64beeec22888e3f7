import type { Caller } from '../../api/caller.ts'
import type { Permission } from '../../api/permissions.ts'
import type { Change } from '../../changes/feed.ts'
import type { Topic } from '../../changes/topic-values.ts'

interface Seen {
  /** The permission that managers need; null: none, as everybody may read it; `none`: no manager gets changes. */
  manager: Permission | null | 'none'
  instructor: 'all' | 'own' | 'none'
  client: 'all' | 'own' | 'none'
}

/** The changes that each role gets: those that it may read. */
const SEEN: Readonly<Record<Topic, Seen>> = {
  schedule: { manager: null, instructor: 'all', client: 'all' },
  roster: { manager: 'bookings.view', instructor: 'own', client: 'none' },
  bookings: { manager: 'bookings.view', instructor: 'none', client: 'own' },
  appointments: { manager: 'bookings.view', instructor: 'own', client: 'own' },
  availability: { manager: null, instructor: 'all', client: 'all' },
  waitlist: { manager: 'bookings.view', instructor: 'none', client: 'own' },
  memberships: { manager: 'memberships.view', instructor: 'none', client: 'own' },
  charges: { manager: 'clients.view', instructor: 'none', client: 'own' },
  sales: { manager: 'sales.view', instructor: 'none', client: 'none' },
  clients: { manager: 'clients.view', instructor: 'none', client: 'own' },
  notifications: { manager: 'none', instructor: 'none', client: 'own' },
  seats: { manager: null, instructor: 'all', client: 'all' },
  tasks: { manager: null, instructor: 'none', client: 'none' },
  substitutes: { manager: 'schedule.view', instructor: 'all', client: 'none' },
  day_closes: { manager: 'sales.manage', instructor: 'none', client: 'none' },
}

/** The topics of which a caller gets any changes. */
export function topicsOf(caller: Caller): Topic[] {
  return (Object.keys(SEEN) as Topic[]).filter((topic) => reachOf(caller, topic) !== 'none')
}

/** True if a caller gets a change. `holds`: whether an instructor holds its class or appointment. */
export function sees(caller: Caller, change: Change, holds: (topic: Topic, id: number) => boolean): boolean {
  const reach = reachOf(caller, change.topic)
  if (reach !== 'own' || change.id === null) return reach !== 'none'
  if (caller.role === 'client') return change.client_id === caller.id
  return holds(change.topic, change.id)
}

function reachOf(caller: Caller, topic: Topic): 'all' | 'own' | 'none' {
  if (caller.role === 'nobody' || caller.role === 'kiosk') return 'none'
  if (caller.role !== 'manager') return SEEN[topic][caller.role]
  const { manager } = SEEN[topic]
  return manager === null || (manager !== 'none' && caller.permissions.has(manager)) ? 'all' : 'none'
}

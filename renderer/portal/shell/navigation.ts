import type { Role } from '../../shared/session/token-answer.ts'
import type { IconName } from '../../ui/icon/paths.ts'
import type { Messages } from '../messages/en/index.ts'
import { paths } from '../paths.ts'

interface Tab {
  name: keyof Messages['shell']['nav']
  href: string
  icon: IconName
}

const forClients: readonly Tab[] = [
  { name: 'schedule', href: paths.schedule(), icon: 'calendar' },
  { name: 'bookings', href: paths.bookings(), icon: 'check' },
  { name: 'memberships', href: paths.memberships(), icon: 'ticket' },
  { name: 'profile', href: paths.profile(), icon: 'person' },
]

const forStaff: readonly Tab[] = [
  { name: 'teaching', href: paths.teaching(), icon: 'calendar' },
  { name: 'profile', href: paths.profile(), icon: 'person' },
]

/** The tabs of a role, at most five. */
export const navigation = (role: Role) => (role === 'client' ? forClients : forStaff)

/** Pages that belong to a tab without lying below it. */
const BELONGS: Readonly<Record<string, string>> = {
  '/classes': paths.schedule(),
  '/charges': paths.memberships(),
  '/waivers': paths.profile(),
  '/receipts': paths.profile(),
  '/data': paths.profile(),
}

/** Whether a tab is the one shown: itself or anything that belongs to it. */
export function isCurrent(href: string, pathname: string): boolean {
  const first = `/${pathname.split('/')[1] ?? ''}`
  return (BELONGS[first] ?? first) === href
}

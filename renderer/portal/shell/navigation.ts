import type { Role } from '../../shared/session/token-answer.ts'
import type { IconName } from '../../ui/icon/paths.ts'
import type { Messages } from '../messages/areas.ts'
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

const forStrangers: readonly Tab[] = [
  { name: 'schedule', href: paths.schedule(), icon: 'calendar' },
  { name: 'prices', href: paths.prices(), icon: 'ticket' },
  { name: 'signIn', href: paths.login(), icon: 'person' },
]

const forStaff: readonly Tab[] = [
  { name: 'teaching', href: paths.teaching(), icon: 'calendar' },
  { name: 'profile', href: paths.profile(), icon: 'person' },
]

const forInstructors = forStaff.toSpliced(1, 0, { name: 'pay', href: paths.pay(), icon: 'cash' })

/** The tabs of a role, at most five; null: of strangers. */
export const navigation = (role: Role | null) =>
  role === null ? forStrangers : role === 'client' ? forClients : role === 'instructor' ? forInstructors : forStaff

/** Pages that belong to a tab without lying below it. */
const BELONGS: Readonly<Record<string, string>> = {
  '/classes': paths.schedule(),
  '/appointments': paths.bookings(),
  '/prices': paths.memberships(),
  '/buy': paths.memberships(),
  '/paid': paths.memberships(),
  '/gift-card': paths.memberships(),
  '/charges': paths.memberships(),
  '/notifications': paths.profile(),
  '/waivers': paths.profile(),
  '/receipts': paths.profile(),
  '/data': paths.profile(),
  '/substitutes': paths.teaching(),
}

/** True if a tab is the one shown: itself or anything that belongs to it. */
export function isCurrent(href: string, pathname: string): boolean {
  const first = `/${pathname.split('/')[1] ?? ''}`
  return first === href || BELONGS[first] === href
}

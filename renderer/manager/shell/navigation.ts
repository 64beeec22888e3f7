import type { IconName } from '../../ui/icon/paths.ts'
import type { Messages } from '../messages/areas.ts'
import { paths } from '../paths.ts'

interface NavEntry {
  name: keyof Messages['shell']['nav']
  href: string
  icon: IconName
  /** Stands apart, below the daily ones. */
  apart?: true
}

/** The pages of the sidebar and the palette, one line each. */
export const navigation: readonly NavEntry[] = [
  { name: 'today', href: paths.today(), icon: 'today' },
  { name: 'schedule', href: paths.schedule(), icon: 'calendar' },
  { name: 'appointments', href: paths.appointments(), icon: 'clock' },
  { name: 'tasks', href: paths.tasks(), icon: 'check' },
  { name: 'clients', href: paths.clients(), icon: 'clients' },
  { name: 'selling', href: paths.selling(), icon: 'selling' },
  { name: 'memberships', href: paths.memberships(), icon: 'ticket' },
  { name: 'team', href: paths.team(), icon: 'team' },
  { name: 'marketing', href: paths.tags(), icon: 'tag' },
  { name: 'compliance', href: paths.waivers(), icon: 'file' },
  { name: 'reports', href: paths.reports(), icon: 'chart' },
  { name: 'import', href: paths.import(), icon: 'import', apart: true },
  { name: 'settings', href: paths.settings(), icon: 'settings', apart: true },
]

/** Pages whose address does not begin with that of their entry: the beginning, and the entry. */
const ELSEWHERE: readonly [address: string, entry: string][] = [
  [paths.roster(''), paths.schedule()],
  [paths.membershipTypes(), paths.memberships()],
]

/** True if the shown page is this one or a page below it that has no entry itself; Today only counts for itself. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href === paths.today()) return pathname.replace(/\/$/, '') === href
  const [, at = pathname] = ELSEWHERE.find(([address]) => pathname.startsWith(address)) ?? []
  const holds = (page: string) => at === page || at.startsWith(`${page}/`)
  return holds(href) && !navigation.some((other) => other.href.length > href.length && holds(other.href))
}

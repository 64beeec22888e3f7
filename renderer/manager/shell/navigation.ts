import { isPage } from '../../shared/app/pages.ts'
import type { IconName } from '../../ui/icon/paths.ts'
import type { Messages } from '../messages/areas.ts'
import { paths } from '../paths.ts'
import { inside } from '../routes.ts'

interface NavEntry {
  name: keyof Messages['shell']['nav']
  href: string
  icon: IconName
  /** Stands apart, below the daily ones. */
  apart?: true
}

/** The pages of the sidebar and the palette, one line each; a line shows once its page is in routes.ts. */
export const navigation = (
  [
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
  ] satisfies NavEntry[] as NavEntry[]
).filter(({ href }) => isPage(inside, href))

/** The types hang below the memberships, though their address is one of selling. */
const belowMemberships = (pathname: string) => (pathname === paths.membershipTypes() ? paths.memberships() : pathname)

/** Whether a page is the one shown: itself or anything below it that is no entry of its own; the start only itself. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href === paths.today()) return pathname.replace(/\/$/, '') === href
  // A roster hangs below the schedule, though its address is short.
  const at = pathname.startsWith(paths.roster('')) ? paths.schedule() : belowMemberships(pathname)
  const holds = (page: string) => at === page || at.startsWith(`${page}/`)
  return holds(href) && !navigation.some((other) => other.href.length > href.length && holds(other.href))
}

import { isPage } from '../../shared/app/pages.ts'
import type { IconName } from '../../ui/icon/paths.ts'
import type { Messages } from '../messages/en/index.ts'
import { paths } from '../paths.ts'
import { inside } from '../routes.ts'

interface Tab {
  name: keyof Messages['shell']['nav']
  href: string
  icon: IconName
}

/** The tabs, one line each, at most five; a line shows once its page is in routes.ts. */
export const navigation = (
  [
    { name: 'schedule', href: paths.schedule(), icon: 'calendar' },
    { name: 'bookings', href: paths.bookings(), icon: 'check' },
    { name: 'memberships', href: paths.memberships(), icon: 'ticket' },
    { name: 'profile', href: paths.profile(), icon: 'person' },
  ] satisfies Tab[] as Tab[]
).filter(({ href }) => isPage(inside, href))

/** Whether a tab is the one shown: itself or anything below it; the start only itself. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== paths.schedule() && pathname.startsWith(`${href}/`))
}

import type { ReactNode } from 'react'
import { useAddress } from '../../shared/router/use-router.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { useWide } from '../../shared/use-wide.ts'
import { Anchor } from '../../ui/button/Anchor.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/paths.ts'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'

/** A page of the profile, and where there is room the list of a client's pages of it beside it. */
export function AccountColumns({ children }: { children: ReactNode }) {
  const isWide = useWide()
  if (useSession()?.role !== 'client') return children
  return (
    <div data-wide className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      {isWide ? <AccountNav /> : null}
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** The pages of a client's profile, one below the other. */
function AccountNav() {
  const { shell, profile, notifications, waivers, receipts, ownData, calendar } = useMessages()
  const { pathname } = useAddress()
  const pages: (readonly [href: string, icon: IconName, title: string])[] = [
    [paths.profile(), 'person', profile.title],
    [paths.notifications(), 'bell', notifications.title],
    [paths.waivers(), 'edit', waivers.title],
    [paths.receipts(), 'file', receipts.title],
    [paths.calendar(), 'calendar', calendar.title],
    [paths.ownData(), 'import', ownData.title],
    [paths.password(), 'lock', profile.changePassword],
  ]
  return (
    <nav aria-label={shell.account} className="sticky top-20 self-start">
      <ul className="flex flex-col gap-0.5">
        {pages.map(([href, icon, title]) => (
          <li key={href}>
            <Anchor
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className={classes(
                'ring-focus flex min-h-10 items-center gap-3 rounded-md px-3 py-2 text-sm font-medium no-underline hover:bg-hover',
                pathname === href ? 'bg-accent-soft text-on-accent-soft' : 'text-muted hover:text-ink',
              )}
            >
              <Icon name={icon} size={16} className="shrink-0" />
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useEffect } from 'react'
import { useAddress } from '../../shared/router/use-router.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { classes } from '../../ui/classes.ts'
import { Anchor } from '../../ui/button/Anchor.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { isCurrent, navigation } from './navigation.ts'

/** The portal's pages: at the foot of a phone, in the header of anything wider. */
export function TabBar() {
  const { shell } = useMessages()
  const { pathname } = useAddress()
  const role = useSession()?.role ?? null
  useEffect(() => {
    document.documentElement.style.setProperty('--tabs', matchMedia('(width < 40rem)').matches ? '4rem' : '0px')
  }, [])
  return (
    <nav
      aria-label={shell.navigation}
      className="phone:fixed phone:inset-x-0 phone:bottom-0 phone:z-30 phone:border-t phone:border-line phone:bg-surface phone:pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex gap-1 phone:gap-0">
        {navigation(role).map(({ name, href, icon }) => (
          <li key={name} className="phone:flex-1">
            <Anchor
              href={href}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              className={classes(
                'ring-focus flex h-11 items-center gap-1.5 rounded-md px-3 text-sm font-medium text-muted no-underline hover:bg-hover hover:text-ink phone:h-16 phone:flex-col phone:justify-center phone:gap-1 phone:rounded-none phone:px-1 phone:text-2xs phone:-outline-offset-2!',
                isCurrent(href, pathname) && 'text-accent-text!',
                name === 'signIn' && 'sm:bg-accent sm:text-on-accent! sm:hover:bg-accent-hover',
              )}
            >
              <Icon name={icon} size={20} className="sm:hidden" />
              {shell.nav[name]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

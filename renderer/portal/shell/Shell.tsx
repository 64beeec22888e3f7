import { useEffect } from 'react'
import { Page } from '../../shared/app/Page.tsx'
import { late } from '../../shared/app/late.tsx'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { StudioLogo } from '../../shared/picture/StudioLogo.tsx'
import { useAddress } from '../../shared/router/use-router.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { ConnectionBanner } from '../../shared/states/ConnectionBanner.tsx'
import { StorageBanner } from '../../shared/storage/StorageBanner.tsx'
import { useStudio } from '../../shared/studio/studio.ts'
import { Anchor } from '../../ui/button/Anchor.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { useLater } from '../parts/use-later.ts'
import { isCurrent, navigation } from './navigation.ts'

const Bell = late(() => import('./Bell.tsx'), 'above')

/** The bell, which comes once the page is there; its room is kept. */
const LateBell = () => <span className="-me-2 size-11 shrink-0">{useLater() ? <Bell /> : null}</span>

const Foot = late(() => import('./Foot.tsx'), 'above')

/** The foot of the page, which would move it. */
const LateFoot = () => (useLater() ? <Foot /> : null)

/** The frame of the portal: the studio's name at the top, tabs at the foot on a phone. A page that lays itself out in columns says so (`data-wide`) and has more room. */
export function Shell() {
  const { words } = useSharedMessages()
  const session = useSession()
  return (
    <div className="flex min-h-dvh flex-col text-base [--bar:3.5rem] [--control:2.75rem] sm:[--control-small:2.25rem] sm:[--field-text:0.9375rem] phone:pb-[calc(4rem+env(safe-area-inset-bottom))]">
      <a
        href="#content"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-surface px-4 py-2 font-medium text-ink shadow-float focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <ConnectionBanner local={false} />
      <StorageBanner forClients={true} />
      <header className="sticky top-0 z-20 border-b border-line bg-canvas sm:bg-canvas/90 sm:[backdrop-filter:blur(12px)]">
        <div className="mx-auto flex h-(--bar) w-full max-w-6xl items-center gap-4 px-4">
          <StudioMark />
          <TabBar />
          {session?.role === 'client' ? <LateBell /> : null}
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-176 flex-1 px-4 py-5 outline-none has-data-wide:max-w-6xl"
      >
        <Page />
      </main>
      <LateFoot />
    </div>
  )
}

/** The portal's pages: at the foot of a phone, in the header of anything wider. */
function TabBar() {
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

/** The studio's logo (its initial, while there is none) and its name. */
function StudioMark() {
  const { shell } = useMessages()
  const { studio_name, logo_url } = useStudio()
  const name = studio_name ?? shell.product
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2.5">
      <StudioLogo name={name} url={logo_url} className="size-9 rounded-md text-base" />
      <span className="face-heading truncate text-base font-semibold">{name}</span>
    </span>
  )
}

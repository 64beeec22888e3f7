import { useApi } from '../../api/index.ts'
import { useAddress } from '../../shared/router/use-router.ts'
import { Anchor } from '../../ui/button/Anchor.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { isInstalled } from '../offline/install.ts'
import { paths } from '../paths.ts'
import { late } from '../../shared/app/late.tsx'

const AppBadge = late(() => import('./AppBadge.tsx'), 'above')

/** Links to the reader's notifications, with the number of new ones. */
export default function Bell() {
  const { shell } = useMessages()
  const { pathname } = useAddress()
  const unread = useApi('GET /api/v1/notifications/settings', {}, { every: 60_000 }).data?.unread ?? 0
  return (
    <>
      {'setAppBadge' in navigator && isInstalled() ? <AppBadge /> : null}
      <Anchor
        href={paths.notifications()}
        aria-label={shell.bell(unread)}
        aria-current={pathname === paths.notifications() ? 'page' : undefined}
        className="ring-focus relative flex size-11 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink"
      >
        <Icon name="bell" size={20} />
        {unread === 0 ? null : (
          <span className="figures absolute end-0.5 top-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-2xs font-semibold text-on-accent">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Anchor>
    </>
  )
}

import { StudioLogo } from '../../shared/picture/StudioLogo.tsx'
import { useAddress } from '../../shared/router/use-router.ts'
import { useStudio } from '../../shared/studio/studio.ts'
import { Anchor, classes, Icon } from '../../ui/index.ts'
import { useMessages } from '../messages/index.ts'
import { isCurrent, navigation } from './navigation.ts'

/** The studio's name and the pages to go to. */
export function Sidebar() {
  const { shell } = useMessages()
  const studio = useStudio()
  const name = studio.studio_name ?? shell.product
  return (
    <nav aria-label={shell.navigation} className="flex h-full w-56 flex-col gap-3 overflow-y-auto px-3 py-3">
      <div className="flex min-h-9 min-w-0 items-center gap-2.5 px-2">
        <StudioLogo name={name} url={studio.logo_url} className="size-8 rounded-md text-xs" />
        <span className="face-heading line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere">{name}</span>
      </div>
      <Pages />
    </nav>
  )
}

function Pages() {
  const { shell } = useMessages()
  const { pathname } = useAddress()
  return (
    <ul className="flex flex-1 flex-col gap-0.5">
      {navigation.map(({ name, href, icon, apart }, index) => (
        <li key={name} className={apart && !navigation[index - 1]?.apart ? 'mt-auto' : ''}>
          <Anchor
            href={href}
            aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            className={classes(
              'ring-focus flex h-8 items-center gap-2.5 rounded-md px-2 text-sm font-medium text-muted no-underline hover:bg-hover hover:text-ink touch:h-11 phone:h-11 phone:text-base',
              isCurrent(href, pathname) && 'bg-pressed! text-ink!',
            )}
          >
            <Icon name={icon} size={17} className={isCurrent(href, pathname) ? 'text-accent-text' : ''} />
            {shell.nav[name]}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

import { Anchor } from '../../ui/button/Anchor.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'

/** The way up, at the top of a page below another. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor
      href={href}
      className="ring-focus -ms-2 -mt-2 mb-1 inline-flex h-11 items-center gap-1 rounded-md px-2 text-sm font-medium text-muted no-underline hover:bg-hover hover:text-ink"
    >
      <Icon name="left" size={16} />
      {children}
    </Anchor>
  )
}

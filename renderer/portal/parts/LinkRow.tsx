import { Icon } from '../../ui/icon/Icon.tsx'
import { Anchor } from '../../ui/button/Anchor.tsx'
import type { IconName } from '../../ui/icon/paths.ts'

interface LinkRowProps {
  href: string
  icon: IconName
  title: string
  detail: string
  /** Something there wants attention. */
  isUrgent?: boolean
}

/** A way to a further page, with a word on what is there. */
export function LinkRow({ href, icon, title, detail, isUrgent }: LinkRowProps) {
  return (
    <Anchor
      href={href}
      className="ring-focus flex items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-3 text-ink no-underline shadow-raised hover:bg-hover"
    >
      <Icon name={icon} size={18} className="text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className={`block text-sm text-pretty ${isUrgent ? 'font-medium text-bad' : 'text-muted'}`}>
          {detail}
        </span>
      </span>
      <Icon name="right" size={16} className="text-faint" />
    </Anchor>
  )
}

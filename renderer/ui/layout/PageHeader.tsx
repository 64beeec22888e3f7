import type { ReactNode } from 'react'
import { Link } from '../button/Link.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useLabels } from '../labels.ts'
import { useWindowTitle } from '../window-title.ts'

interface PageHeaderProps {
  title: string
  /** The window's title where the page's title is no name. */
  windowTitle?: string
  description?: ReactNode
  /** The pages above this one, outermost first, without this one. */
  trail?: readonly { label: string; href: string }[]
  /** Before the title and its description: a portrait. */
  before?: ReactNode
  /** Beside the title: a badge or an avatar. */
  beside?: ReactNode
  /** At the right: the page's actions, the main one last. */
  children?: ReactNode
}

/** The top of a page: its only h1, which also names the window. */
export function PageHeader({
  title,
  windowTitle = title,
  description,
  trail,
  before,
  beside,
  children,
}: PageHeaderProps) {
  useWindowTitle(windowTitle)
  const named = (
    <>
      <div className="flex min-w-0 items-center gap-2.5">
        <h1 className="text-xl font-semibold wrap-anywhere text-ink">{title}</h1>
        {beside}
      </div>
      {description ? <p className="mt-0.5 text-sm text-pretty text-muted">{description}</p> : null}
    </>
  )
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 phone:mb-4">
      <div className="min-w-0">
        {trail?.length ? <Breadcrumbs trail={trail} /> : null}
        {before ? (
          <div className="flex min-w-0 items-center gap-3.5">
            {before}
            <div className="min-w-0">{named}</div>
          </div>
        ) : (
          named
        )}
      </div>
      {children ? (
        <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2 phone:*:grow print:hidden">{children}</div>
      ) : null}
    </header>
  )
}

function Breadcrumbs({ trail }: { trail: readonly { label: string; href: string }[] }) {
  const { breadcrumbs } = useLabels()
  return (
    <nav aria-label={breadcrumbs} className="mb-1">
      <ol className="flex items-center gap-1 text-xs text-muted">
        {trail.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1">
            <Link href={href} look="plain">
              {label}
            </Link>
            <Icon name="right" size={12} className="text-faint" />
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { useState, type ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, Icon, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

export interface NeedLine {
  key: number
  href: string
  name: string
  detail: string
  /** The one button that settles it. */
  action: ReactNode
}

interface NeedKindProps {
  title: string
  total: number
  lines: readonly NeedLine[]
  all?: string
  tone?: 'bad'
  older?: { words: string; href: string }
}

const FEW = 3

/** One kind of thing that waits: three of it, the others with a press, and how many there are beyond. */
export function NeedKind({ title, total, lines, all, tone, older }: NeedKindProps) {
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? lines : lines.slice(0, FEW)
  return (
    <section className="pt-1.5 pb-1">
      <h4
        className={`flex items-baseline justify-between gap-2 px-4 text-xs ${tone === 'bad' ? 'font-semibold text-bad' : 'font-medium text-muted'}`}
      >
        <span className="flex items-center gap-1.5">
          {tone === 'bad' ? <Icon name="warning" size={14} /> : null}
          {title}
        </span>
        {total > 1 ? <span className="figures">{number(total)}</span> : null}
      </h4>
      <ul className="mt-0.5">
        {shown.map(({ key, href, name, detail, action }) => (
          <li key={key} className="flex min-w-0 items-center gap-3 px-4 py-1.5 text-sm hover:bg-hover">
            <span className="min-w-0 flex-1">
              <Link look="plain" href={href} className="block truncate font-medium phone:whitespace-normal">
                {name}
              </Link>
              <span className="figures line-clamp-2 text-xs text-pretty text-muted" title={detail}>
                {detail}
              </span>
            </span>
            <span className="shrink-0">{action}</span>
          </li>
        ))}
      </ul>
      {total > shown.length ? (
        <More
          {...{ left: total - shown.length, all }}
          onOpen={isOpen || lines.length <= FEW ? null : () => setOpen(true)}
        />
      ) : null}
      {older ? (
        <p className="px-4 py-1 text-xs">
          <Link href={older.href}>{older.words}</Link>
        </p>
      ) : null}
    </section>
  )
}

/** Shows the others: more of them here, then a link to all. The heading has their number, and one number is enough. */
function More({ left, all, onOpen }: { left: number; all: string | undefined; onOpen: (() => void) | null }) {
  const { needs: m } = useMessages().today
  if (onOpen) {
    return (
      <span className="block px-1.5">
        <Button look="quiet" size="small" onPress={onOpen}>
          {m.showMore}
        </Button>
      </span>
    )
  }
  return <p className="px-4 py-1 text-xs text-muted">{all ? <Link href={all}>{m.seeAll}</Link> : m.more(left)}</p>
}

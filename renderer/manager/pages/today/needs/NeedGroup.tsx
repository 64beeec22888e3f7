import { useState } from 'react'
import { Anchor, Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

export interface NeedLine {
  key: number
  href: string
  name: string
  detail: string
  /** At the right: how much, how many, until when. */
  aside: string
}

const FEW = 3

/** One kind of thing that waits: three of it, the others with a press, and how many there are beyond. */
export function NeedGroup({ title, total, lines }: { title: string; total: number; lines: readonly NeedLine[] }) {
  const { needs: m } = useMessages().today
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? lines : lines.slice(0, FEW)
  const left = total - shown.length
  return (
    <section className="pt-2.5 pb-1.5">
      <h3 className="px-4 text-xs font-medium text-muted">{title}</h3>
      <ul className="mt-0.5">
        {shown.map(({ key, href, name, detail, aside }) => (
          <li key={key}>
            <Anchor
              href={href}
              className="ring-focus flex min-w-0 items-center gap-3 px-4 py-1.5 text-sm text-ink no-underline -outline-offset-2! hover:bg-hover phone:min-h-11"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                <span className="figures block truncate text-xs text-muted">{detail}</span>
              </span>
              <span className="figures shrink-0 text-xs text-muted">{aside}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      {left > 0 ? (
        isOpen || lines.length <= FEW ? (
          <p className="px-4 py-1 text-xs text-muted">{m.more(left)}</p>
        ) : (
          <span className="block px-1.5">
            <Button look="quiet" size="small" onPress={() => setOpen(true)}>
              {m.more(left)}
            </Button>
          </span>
        )
      ) : null}
    </section>
  )
}

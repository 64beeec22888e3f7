import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'

interface CardProps {
  title?: string
  /** Before the title: a portrait. */
  before?: ReactNode
  description?: ReactNode
  /** At the right of the title: a button, a link, a menu. */
  action?: ReactNode
  /** Without inner space, for a table or a list that reaches the edge. */
  flush?: boolean
  children?: ReactNode
  className?: string
}

/** A framed part of the page; with a title it is a named section. */
export function Card({ title, before, description, action, flush, children, className }: CardProps) {
  const id = useId()
  const Frame = title ? 'section' : 'div'
  return (
    <Frame
      aria-labelledby={title ? id : undefined}
      className={classes('min-w-0 rounded-lg border border-line bg-surface shadow-raised', className)}
    >
      {title || action ? (
        <header
          className={classes(
            'flex justify-between gap-x-3 gap-y-2 px-4 pt-3.5',
            // The description is not squeezed into a column of words: the action goes below it then.
            description ? 'flex-wrap items-start' : 'items-center',
            flush ? 'pb-3' : 'pb-1',
          )}
        >
          {before}
          <div className={description ? 'min-w-0 flex-1 basis-48' : before ? 'min-w-0 flex-1' : 'min-w-0'}>
            {title ? (
              <h2 id={id} className="text-sm font-semibold text-ink">
                {title}
              </h2>
            ) : null}
            {description ? <div className="mt-0.5 text-xs text-pretty text-muted">{description}</div> : null}
          </div>
          {action}
        </header>
      ) : null}
      <div className={flush ? (title ? 'border-t border-line' : '') : 'p-4'}>{children}</div>
    </Frame>
  )
}

import type { CSSProperties } from 'react'
import type { Person } from './use-people.ts'

/** A tag of a client: its name, with its colour as a dot. */
export function TagBadge({ tag: { name, color } }: { tag: Person['tags'][number] }) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1 rounded-full border border-line bg-sunken px-2 text-2xs font-medium text-ink">
      <span
        aria-hidden="true"
        className="size-2 shrink-0 rounded-full border border-line-strong bg-(--tag)"
        style={{ '--tag': color ?? 'transparent' } as CSSProperties}
      />
      <span className="break-words">{name}</span>
    </span>
  )
}

interface TagChipProps {
  name: string
  /** #rrggbb */
  color: string | null
}

/** A tag: its name, with its colour as a dot, which every background bears. */
export function TagChip({ name, color }: TagChipProps) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line bg-sunken px-2.5 py-0.5 align-baseline text-xs font-medium text-ink">
      <span
        aria-hidden="true"
        className="size-2 shrink-0 rounded-full border border-line-strong bg-(--tag)"
        style={{ '--tag': color ?? 'transparent' } as React.CSSProperties}
      />
      <span className="truncate">{name}</span>
    </span>
  )
}

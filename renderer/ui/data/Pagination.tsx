import { Button } from '../button/Button.tsx'
import { useLabels } from '../labels.ts'

interface PaginationProps {
  /** The name of the list it turns, where a page has several. */
  of?: string | undefined
  page: number
  pageSize: number
  total: number
  /** True if counting stopped at `total`, and there are more; the pages stop there too. */
  capped?: boolean
  /** True if there is another page, where that is known: paging then goes on beyond the count. */
  goesOn?: boolean | undefined
  onChange: (page: number) => void
}

/** Shows the part of a long list in sight, and turns its pages. Nothing if it all fits. */
export function Pagination({ of, page, pageSize, total, capped = false, goesOn, onChange }: PaginationProps) {
  const { previous, next, range, pages, furthest } = useLabels()
  if (total <= pageSize && page === 1) return null
  const from = (page - 1) * pageSize + 1
  const to = capped ? page * pageSize : Math.min(page * pageSize, total)
  // Pages beyond the count have no numbers.
  const isLast = goesOn === undefined ? to >= total : !goesOn
  return (
    <nav
      aria-label={of ? `${pages}: ${of}` : pages}
      className="flex items-center justify-between gap-3 border-t border-line px-3 py-2"
    >
      <p className="figures text-xs text-muted" aria-live="polite">
        {range(from, to, total, capped)}
        {capped && isLast && goesOn === undefined ? ` · ${furthest}` : null}
      </p>
      <div className="flex gap-1">
        <Step label={previous} icon="left" stop={page === 1} onPress={() => onChange(page - 1)} />
        <Step label={next} icon="right" stop={isLast} onPress={() => onChange(page + 1)} />
      </div>
    </nav>
  )
}

function Step(props: { label: string; icon: 'left' | 'right'; stop: boolean; onPress: () => void }) {
  return (
    <Button
      size="small"
      look="quiet"
      icon={props.icon}
      iconOnly
      label={props.label}
      onPress={props.onPress}
      isDisabled={props.stop}
    />
  )
}

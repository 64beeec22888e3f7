import { useFormat } from '../../../../shared/format/use-format.ts'
import { classes } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis } from '../analysis.ts'

export type Fates = Analysis['counts']
export type Fate = keyof Fates
export const FATES: readonly Fate[] = ['created', 'updated', 'matched', 'skipped', 'rejected']

interface CountsProps {
  counts: Fates
  /** Nothing is imported yet. */
  isPlan?: boolean
  /** Shows the rejected rows. */
  onRejected?: () => void
}

/** The number of rows with each outcome, side by side; before the import, the expected outcomes. */
export function Counts({ counts, isPlan = false, onRejected }: CountsProps) {
  const { imports } = useMessages()
  const m = imports.job
  const format = useFormat()
  const help = isPlan ? m.countWill : m.countHelp
  return (
    <dl className="grid grid-cols-5 gap-px border-t border-line bg-line last:overflow-hidden last:rounded-b-lg phone:grid-cols-3">
      {FATES.map((fate) => (
        <div key={fate} className="flex flex-col bg-surface px-4 py-2.5 phone:last:col-span-2">
          <dt className="order-2 text-xs text-muted">
            <span className="font-medium text-ink">{m.counts[fate]}</span>
            <span className="block text-2xs phone:hidden">{help[fate]}</span>
          </dt>
          <dd
            className={classes(
              'figures order-1 text-xl font-semibold',
              counts[fate] === 0 ? 'text-faint' : fate === 'rejected' ? 'text-bad' : 'text-ink',
            )}
          >
            {fate === 'rejected' && counts.rejected > 0 && onRejected ? (
              <button
                type="button"
                className="ring-focus -mx-1 cursor-pointer rounded-sm px-1 underline decoration-1 underline-offset-4"
                aria-label={`${m.counts.rejected}: ${format.number(counts.rejected)}. ${imports.review.mend.correct}`}
                onClick={onRejected}
              >
                {format.number(counts.rejected)}
              </button>
            ) : (
              format.number(counts[fate])
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useFormat } from '../../../../shared/format/use-format.ts'
import { classes } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis } from '../analysis.ts'

export type Fates = Analysis['counts']
export type Fate = keyof Fates
export const FATES: readonly Fate[] = ['created', 'updated', 'matched', 'skipped', 'rejected']

/** How many rows have which fate, side by side. */
export function Counts({ counts }: { counts: Fates }) {
  const { imports } = useMessages()
  const m = imports.job
  const format = useFormat()
  return (
    <dl className="grid grid-cols-5 gap-px border-t border-line bg-line last:overflow-hidden last:rounded-b-lg phone:grid-cols-3">
      {FATES.map((fate) => (
        <div key={fate} className="flex flex-col bg-surface px-4 py-2.5 phone:last:col-span-2">
          <dt className="order-2 text-xs text-muted">
            <span className="font-medium text-ink">{m.counts[fate]}</span>
            <span className="block text-2xs phone:hidden">{m.countHelp[fate]}</span>
          </dt>
          <dd
            className={classes(
              'figures order-1 text-xl font-semibold',
              counts[fate] === 0 ? 'text-faint' : fate === 'rejected' ? 'text-bad' : 'text-ink',
            )}
          >
            {format.number(counts[fate])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

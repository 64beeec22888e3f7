import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { partBetween } from '../parts/change-between.ts'
import type { Bar } from './bars.ts'

interface ReadoutProps {
  bar: Bar | null
  series: readonly string[]
  write: (value: number) => string
  /** To the bar before or behind it; null at the ends. */
  onStep: (by: 1 | -1) => void
}

/** The figures of the bar that is pointed at; its room is there before. */
export function Readout({ bar, series, write, onStep }: ReadoutProps) {
  const { charts: m } = useMessages()
  const { percent } = useFormat()
  const change = partBetween(bar?.before, bar?.values[0])
  return (
    <div className="mt-2 flex min-h-11 items-center gap-x-2 border-t border-line pt-2 text-xs text-muted phone:min-h-16 print:hidden">
      <span className="hidden shrink-0 phone:block">
        <Button icon="left" iconOnly label={m.earlier} onPress={() => onStep(-1)} />
      </span>
      {bar ? (
        <p className="figures flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="font-medium text-ink">{bar.long ?? bar.label}</span>
          {bar.values.map((value, part) => (
            <span key={part} className="text-ink">
              {series.length > 1 ? `${series[part]}: ` : ''}
              {write(value)}
            </span>
          ))}
          {bar.before === undefined ? null : <span>{m.before(write(bar.before))}</span>}
          {change === null || change === 0 ? null : (
            <span>{`${change > 0 ? '+' : '−'}${percent(Math.abs(change))}`}</span>
          )}
          {bar.href === undefined ? null : (
            <Link href={bar.href} className="phone:inline-flex phone:min-h-11 phone:items-center">
              {m.open}
            </Link>
          )}
        </p>
      ) : (
        <p className="min-w-0 flex-1">{m.hint}</p>
      )}
      <span className="hidden shrink-0 phone:block">
        <Button icon="right" iconOnly label={m.later} onPress={() => onStep(1)} />
      </span>
    </div>
  )
}

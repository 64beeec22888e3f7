import { useFormat } from '../../../../shared/format/use-format.ts'
import { StatCard } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { changeBetween, type As } from './change-between.ts'

export interface Figure {
  label: string
  value: number | null
  before?: number | null
  as: As
  /** Which way is good; none where it is a matter of view. */
  good?: 'up' | 'down'
}

/** Cards per row, so that none is left over in the next. */
const inRow = (count: number) => (count <= 6 ? count : Math.ceil(count / 2))

/** Figures beside those of the period before. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <div
      className="grid grid-cols-[repeat(var(--in-row),minmax(0,1fr))] gap-3 narrow:grid-cols-3 phone:grid-cols-2 phone:[&>:last-child:nth-child(odd)]:col-span-2"
      style={{ '--in-row': inRow(figures.length) } as React.CSSProperties}
    >
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </div>
  )
}

function FigureCard({ label, value, before, as, good }: Figure) {
  const { reports: m } = useMessages()
  const format = useFormat()
  const write = (figure: number) =>
    as === 'money' ? format.money(figure) : as === 'share' ? format.percent(figure) : format.number(figure)
  // Beside nothing there is no change to speak of.
  const change = before === 0 ? 0 : changeBetween(before, value, as)
  const direction = change > 0 ? 'up' : 'down'
  const by = as === 'share' ? m.points(Math.abs(change)) : format.percent(Math.abs(change / (before || 1)))
  return (
    <StatCard
      label={label}
      value={value === null ? '–' : write(value)}
      {...(change !== 0 && {
        change: { text: by, direction, tone: good === undefined ? 'plain' : good === direction ? 'good' : 'bad' },
      })}
      detail={before === null || before === undefined ? null : m.before(write(before))}
    />
  )
}

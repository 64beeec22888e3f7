import { useFormat } from '../../../../shared/format/use-format.ts'
import { classes } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { weekdayOf } from '../../schedule/days.ts'
import { cumulated, pathOf, type Takings } from './line.ts'

const [WIDTH, HEIGHT] = [300, 84]

/** This week's takings added up day by day, over the usual week, which is dashed. Drawn for the eye: the table says the same. */
export function TakingsLine({ takings: { days }, day }: { takings: Takings; day: string }) {
  const { takings: m } = useMessages().today
  const format = useFormat()
  const now = [0, ...cumulated(days.map(({ taken }) => taken))]
  const known = cumulated(days.map(({ usual }) => usual))
  const usual = known.length > 0 ? [0, ...known] : []
  const all = [...now, ...usual]
  const box = { width: WIDTH, height: HEIGHT, last: days.length, low: Math.min(...all), high: Math.max(...all, 1) }
  const line = pathOf(now, box)
  const end = `M${line.slice(line.search(/[ML][^ML]*$/) + 1)}h0`
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <figure className="mt-3">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={m.summary(
          format.money(now.at(-1)!),
          usual.length > 0 ? format.money(usual[now.length - 1] ?? 0) : null,
        )}
        className="block h-21 w-full overflow-visible border-b border-line [&_path]:[vector-effect:non-scaling-stroke]"
      >
        {usual.length > 0 ? (
          <path d={pathOf(usual, box)} {...stroke} stroke="var(--muted)" strokeWidth="1.5" strokeDasharray="3 4" />
        ) : null}
        <path d={line} {...stroke} stroke="var(--accent-text)" strokeWidth="2.25" />
        <path d={end} {...stroke} stroke="var(--accent-text)" strokeWidth="7" />
      </svg>
      <div aria-hidden="true" className="mt-1 grid grid-cols-7 text-center text-2xs text-muted">
        {days.map(({ on }) => (
          <span key={on} className={classes(on === day && 'font-semibold text-accent-text')}>
            {format.weekday(weekdayOf(on), 'short').slice(0, 3)}
          </span>
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <Key words={m.thisWeek} width={2.25} colour="var(--accent-text)" />
        {usual.length > 0 ? <Key words={m.usualWeek} width={1.5} colour="var(--muted)" dashes="3 4" /> : null}
      </figcaption>
    </figure>
  )
}

function Key({ words, width, colour, dashes }: { words: string; width: number; colour: string; dashes?: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg width="20" height="6" aria-hidden="true">
        <path d="M1 3h18" stroke={colour} strokeWidth={width} strokeDasharray={dashes} />
      </svg>
      {words}
    </span>
  )
}

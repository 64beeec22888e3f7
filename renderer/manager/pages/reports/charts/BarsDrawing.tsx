import { BOTTOM, FILLS, HEIGHT, LEFT, TOP, type Bar } from './bars.ts'
import { scaleOf } from './scale.ts'

interface BarsDrawingProps {
  bars: readonly Bar[]
  width: number
  slot: number
  /** The bar that is pointed at. */
  at: number | null
  write: (value: number) => string
  isCount: boolean
}

/** No bar is wider, however few there are. */
const THICK = 64

/** The drawing of some bars, of the period before a dashed line across each. For the eye alone. */
export function BarsDrawing({ bars, width, slot, at, write, isCount }: BarsDrawingProps) {
  const known = bars.flatMap(({ values, before }) => [...values, before ?? 0])
  const { low, high, ticks } = scaleOf(known, isCount)
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const every = Math.max(1, Math.ceil(bars.length / Math.max(4, Math.floor(width / 90))))
  return (
    <svg
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      className="block print:h-auto print:w-full"
    >
      <defs>
        <pattern id="bars-striped" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="var(--surface)" />
          <rect width="2.5" height="5" fill="var(--muted)" />
        </pattern>
      </defs>
      {at === null ? null : (
        <rect x={LEFT + at * slot} y={TOP} width={slot} height={HEIGHT - TOP - BOTTOM} rx="3" fill="var(--pressed)" />
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} stroke={tick === 0 ? 'var(--muted)' : 'var(--line)'} />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" fontSize="11" fill="var(--muted)">
            {write(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ key, label, values }, n) => (
        <g key={key}>
          {values.map((value, part) => {
            const thick = Math.max(1, Math.min(THICK, (slot * 0.7) / values.length))
            const [from, to] = [y(Math.max(0, value)), y(Math.min(0, value))]
            return (
              <rect
                key={part}
                x={LEFT + (n + 0.5) * slot + (part - values.length / 2) * thick}
                y={from}
                width={thick}
                height={Math.max(0, to - from)}
                rx={Math.min(2, thick / 3)}
                fill={FILLS[part]}
                stroke={part === 1 ? 'var(--muted)' : 'none'}
                className="forced-colors:fill-[CanvasText]"
              />
            )
          })}
          {n % every === 0 ? (
            <text x={LEFT + (n + 0.5) * slot} y={HEIGHT - 6} textAnchor="middle" fontSize="11" fill="var(--muted)">
              {label}
            </text>
          ) : null}
        </g>
      ))}
      <path d={lineBefore(bars, slot, y)} fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="3 3" />
    </svg>
  )
}

/** A step across each slot, as high as the period before was there. */
function lineBefore(bars: readonly Bar[], slot: number, y: (value: number) => number): string {
  return bars
    .map(({ before }, n) => {
      if (before === undefined) return ''
      const follows = n > 0 && bars[n - 1]!.before !== undefined
      const x = LEFT + n * slot
      return `${follows ? 'L' : 'M'}${x} ${y(before)}H${x + slot}`
    })
    .join('')
}

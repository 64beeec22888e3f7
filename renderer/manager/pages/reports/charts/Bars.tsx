import type { ReactNode } from 'react'
import { usePhone } from '../../../../shared/use-phone.ts'
import { Card } from '../../../../ui/index.ts'
import { Scrolling } from '../parts/Scrolling.tsx'
import { scaleOf } from './scale.ts'

export interface BarsProps {
  title: string
  /** What a screen reader says in place of the drawing; the table below has every figure. */
  summary: string
  bars: readonly { key: string; label: string; values: readonly number[] }[]
  /** What each value of a bar is, where there are several: told apart by a pattern too. */
  series?: readonly string[]
  write: (value: number) => string
  /** At the right of the title. */
  action?: ReactNode
  /** Of things that are counted: there is no half of one. */
  isCount?: boolean
}

const [HEIGHT, LEFT, BOTTOM, TOP] = [220, 64, 24, 10]
/** How wide it is drawn; with few bars a phone needs not scroll it. */
const [WIDE, NARROW, FEW] = [720, 320, 5]
const FILLS = ['var(--accent)', 'url(#bars-striped)']

/** Bars over time: the values of each stand beside each other. Drawn for the eye; the table says the same. */
export function Bars({ title, summary, bars, series = [], write, action, isCount }: BarsProps) {
  const { low, high, ticks } = scaleOf(
    bars.flatMap(({ values }) => values),
    isCount,
  )
  const isNarrow = usePhone() && bars.length <= FEW
  const width = isNarrow ? NARROW : WIDE
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const step = (width - LEFT) / Math.max(1, bars.length)
  const every = Math.ceil(bars.length / 8)
  return (
    <Card title={title} action={action} className="break-inside-avoid">
      {series.length > 1 ? <Legend series={series} /> : null}
      <Scrolling label={title}>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={summary}
          className={`block h-auto w-full ${isNarrow ? '' : 'min-w-140'}`}
        >
          <defs>
            <pattern id="bars-striped" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="5" height="5" fill="var(--surface)" />
              <rect width="2.5" height="5" fill="var(--muted)" />
            </pattern>
          </defs>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={LEFT}
                x2={width}
                y1={y(tick)}
                y2={y(tick)}
                stroke={tick === 0 ? 'var(--muted)' : 'var(--line)'}
              />
              <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" fontSize="11" fill="var(--muted)">
                {write(tick)}
              </text>
            </g>
          ))}
          {bars.map(({ key, label, values }, n) => (
            <g key={key}>
              {values.map((value, part) => {
                const thick = Math.max(1, (step * 0.7) / values.length)
                const x = LEFT + n * step + step * 0.15 + part * thick
                const [from, to] = [y(Math.max(0, value)), y(Math.min(0, value))]
                return (
                  <rect
                    key={series[part] ?? part}
                    x={x}
                    y={from}
                    width={thick}
                    height={Math.max(0, to - from)}
                    rx={Math.min(2, thick / 3)}
                    fill={FILLS[part]}
                    stroke={part === 1 ? 'var(--muted)' : 'none'}
                  >
                    <title>{`${label}: ${write(value)}`}</title>
                  </rect>
                )
              })}
              {n % every === 0 ? (
                <text
                  x={LEFT + n * step + step / 2}
                  y={HEIGHT - 6}
                  textAnchor="middle"
                  fontSize="11"
                  fill="var(--muted)"
                >
                  {label}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      </Scrolling>
    </Card>
  )
}

function Legend({ series }: { series: readonly string[] }) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {series.map((name, part) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" rx="2" fill={FILLS[part]} stroke={part === 1 ? 'var(--muted)' : 'none'} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useWidth } from '../../../../shared/use-width.ts'
import { Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { FILLS, HEIGHT, LEFT, widthsOf, type Bar } from './bars.ts'
import { BarsDrawing } from './BarsDrawing.tsx'
import { Readout } from './Readout.tsx'
import { Slots } from './Slots.tsx'
import { slotAfter } from './slots.ts'

export interface BarsProps {
  title: string
  /** The description of the whole chart for screen readers; each bar says its figures. */
  summary: string
  bars: readonly Bar[]
  /** The names of a bar's values, where it has several; a pattern distinguishes them too. */
  series?: readonly string[]
  write: (value: number) => string
  /** At the right of the title. */
  action?: ReactNode
  /** Of things that are counted: there is no half of one. */
  isCount?: boolean
}

const NO_SERIES: readonly string[] = []

/** Bars over time, the values of each beside each other: pointed at, tapped or come to by keys, each says its figures. */
export function Bars({ title, summary, bars, series = NO_SERIES, write, action, isCount = false }: BarsProps) {
  const { charts: m } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const { width, slot } = widthsOf(bars.length, useWidth(box))
  const [pointed, setPointed] = useState<number | null>(null)
  const at = pointed !== null && pointed < bars.length ? pointed : null
  const id = useId()
  const slots = useMemo(
    () => bars.map((bar) => ({ key: bar.key, href: bar.href, name: nameOf(bar, series, write, m.before) })),
    [bars, series, write, m],
  )
  const step = (by: 1 | -1) => {
    const [key, outside] = by === 1 ? (['ArrowRight', -1] as const) : (['ArrowLeft', bars.length] as const)
    setPointed(slotAfter(key, at ?? outside, bars.length))
  }
  const hasBefore = bars.some(({ before }) => before !== undefined)
  return (
    <Card title={title} action={action} className="break-inside-avoid">
      {series.length > 1 || hasBefore ? <Legend series={series} hasBefore={hasBefore} /> : null}
      <p id={id} className="sr-only">
        {summary}
      </p>
      <div ref={box} className="overflow-x-auto" style={{ minHeight: HEIGHT }}>
        {width <= LEFT ? null : (
          <div className="relative print:h-auto! print:w-auto!" style={{ width, height: HEIGHT }}>
            <BarsDrawing bars={bars} width={width} slot={slot} at={at} write={write} isCount={isCount} />
            <Slots slots={slots} left={LEFT} wide={slot} at={at} onPoint={setPointed} label={title} describedBy={id} />
          </div>
        )}
      </div>
      <Readout bar={at === null ? null : bars[at]!} series={series} write={write} onStep={step} />
    </Card>
  )
}

function nameOf(
  { long, label, values, before }: Bar,
  series: readonly string[],
  write: (value: number) => string,
  beforeIs: (value: string) => string,
): string {
  const figures = values.map((value, part) => `${series.length > 1 ? `${series[part]} ` : ''}${write(value)}`)
  const formerly = before !== undefined ? [beforeIs(write(before))] : []
  return `${long ?? label}: ${[...figures, ...formerly].join(', ')}`
}

function Legend({ series, hasBefore }: { series: readonly string[]; hasBefore: boolean }) {
  const { charts: m } = useMessages()
  const shown = series.length > 1 ? series : []
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {shown.map((name, part) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" rx="2" fill={FILLS[part]} stroke={part === 1 ? 'var(--muted)' : 'none'} />
          </svg>
          {name}
        </li>
      ))}
      {hasBefore ? (
        <li className="flex items-center gap-1.5">
          <svg width="18" height="12" aria-hidden="true">
            <path d="M0 6H18" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="3 3" />
          </svg>
          {shown.length > 0 ? `${shown[0]}, ${m.periodBefore}` : m.periodBefore}
        </li>
      ) : null}
    </ul>
  )
}

import type { Answer } from '../../../../api/index.ts'
import type { Format } from '../../../../shared/format/format.ts'
import type { Messages } from '../../../messages/areas.ts'
import type { Figure } from './FigureCards.tsx'

export type Outcome = Answer<'GET /api/v1/reports/attendance'>['before']

const ALL = [
  'classes',
  'seats',
  'booked',
  'fill',
  'came',
  'no_show',
  'no_show_share',
  'late_cancelled',
  'cancelled',
] as const

/** Class outcomes as columns of a table: all of them, or those it has room for. */
export function outcomeColumns(m: Messages['reports'], format: Format, shown: readonly (typeof ALL)[number][] = ALL) {
  return shown.map((of) => ({
    header: m.outcome[of],
    cell: (row: Outcome) => {
      const value = row[of]
      if (value === null) return '–'
      return of === 'fill' || of === 'no_show_share' ? format.percent(value) : format.number(value)
    },
  }))
}

/** The same as figures beside those before. */
export function outcomeFigures(m: Messages['reports'], now: Outcome, before: Outcome): Figure[] {
  return [
    { label: m.outcome.classes, value: now.classes, before: before.classes, as: 'count' },
    { label: m.outcome.booked, value: now.booked, before: before.booked, as: 'count', good: 'up' },
    { label: m.outcome.came, value: now.came, before: before.came, as: 'count', good: 'up' },
    { label: m.outcome.fill, value: now.fill, before: before.fill, as: 'share', good: 'up' },
    {
      label: m.outcome.no_show_share,
      value: now.no_show_share,
      before: before.no_show_share,
      as: 'share',
      good: 'down',
    },
    {
      label: m.outcome.late_cancelled,
      value: now.late_cancelled,
      before: before.late_cancelled,
      as: 'count',
      good: 'down',
    },
  ]
}

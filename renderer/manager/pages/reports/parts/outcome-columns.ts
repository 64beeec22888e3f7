import type { Answer } from '../../../../api/index.ts'
import type { Format } from '../../../../shared/format/format.ts'
import type { Messages } from '../../../messages/en/index.ts'
import type { Figure } from './FigureCards.tsx'

export type Outcome = Answer<'GET /api/v1/reports/attendance'>['before']

/** How classes went, as columns of a table. */
export function outcomeColumns(m: Messages['reports'], format: Format) {
  const count = (of: 'classes' | 'booked' | 'came' | 'no_show' | 'late_cancelled' | 'cancelled' | 'seats') => ({
    header: m.outcome[of],
    cell: (row: Outcome) => format.number(row[of]),
  })
  const part = (of: 'fill' | 'no_show_share') => ({
    header: m.outcome[of],
    cell: (row: Outcome) => (row[of] === null ? '–' : format.percent(row[of])),
  })
  return [
    count('classes'),
    count('seats'),
    count('booked'),
    part('fill'),
    count('came'),
    count('no_show'),
    part('no_show_share'),
    count('late_cancelled'),
    count('cancelled'),
  ]
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

import type { Step } from '../../../../../server/features/reports/period-rules.ts'
import { paths } from '../../../paths.ts'
import type { Days } from '../parts/days.ts'
import { useStepNames } from '../parts/use-step-names.ts'
import type { Bar } from './bars.ts'
import { sideBySide } from './slots.ts'

/** The steps of a report as bars, each beside its own of the period before, and leading to the report of its days. */
export function useSteps() {
  const names = useStepNames()
  return <Row extends Days, Former extends Days>(
    {
      step,
      by_period,
      by_period_before,
    }: { step: Step; by_period: readonly Row[]; by_period_before: readonly Former[] },
    {
      values,
      before,
      page,
    }: { values: (row: Row) => readonly number[]; before: (row: Former) => number; page: string },
  ): Bar[] => {
    // Before the studio's first day there is nothing to draw.
    const formers = by_period_before.some((row) => before(row) !== 0) ? by_period_before : []
    return sideBySide(by_period, formers).map(([row, former]) => {
      const days = (row ?? former)!
      return {
        key: days.start_date,
        label: row ? names.short(row, step) : '',
        long: names.long(days, step),
        values: row ? values(row) : [],
        ...(former && { before: before(former) }),
        // A report of a single day has nothing to look into.
        ...(row && by_period.length > 1 && { href: paths.reportOn(page, row.start_date, row.end_date) }),
      }
    })
  }
}

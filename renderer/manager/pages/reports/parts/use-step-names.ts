import type { Step } from '../../../../../server/features/reports/period-rules.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { Days } from './days.ts'

/** The name of a day, week or month of a report: on a chart’s axis, and in a table. */
export function useStepNames() {
  const format = useFormat()
  const day = new Intl.DateTimeFormat(format.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(format.locale, { month: 'short', year: '2-digit', timeZone: 'UTC' })
  return {
    short: ({ start_date }: Days, step: Step) =>
      (step === 'month' ? month : day).format(new Date(`${start_date}T12:00:00Z`)),
    long: ({ start_date, end_date }: Days, step: Step) =>
      step === 'day' ? format.date(start_date, 'weekday') : format.dateRange(start_date, end_date),
  }
}

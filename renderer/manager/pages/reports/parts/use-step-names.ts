import { useFormat } from '../../../../shared/format/use-format.ts'

interface Step {
  start_date: string
  end_date: string
}

/** What a day, week or month of a report is called: at a chart’s axis, and in a table. */
export function useStepNames() {
  const format = useFormat()
  const day = new Intl.DateTimeFormat(format.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(format.locale, { month: 'short', year: '2-digit', timeZone: 'UTC' })
  return {
    short: ({ start_date }: Step, step: 'day' | 'week' | 'month') =>
      (step === 'month' ? month : day).format(new Date(`${start_date}T12:00:00Z`)),
    long: ({ start_date, end_date }: Step, step: 'day' | 'week' | 'month') =>
      step === 'day' ? format.date(start_date, 'weekday') : format.dateRange(start_date, end_date),
  }
}

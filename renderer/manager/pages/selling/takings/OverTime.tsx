import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { Bars } from '../../reports/charts/Bars.tsx'
import { useStepNames } from '../../reports/parts/use-step-names.ts'
import { byStep, type Day } from './by-step.ts'

/** What was kept of each day, or of each month where there are many days; the figures are in the table below. */
export function OverTime({ days, net }: { days: readonly Day[]; net: string }) {
  const { takings: m } = useMessages()
  const { money } = useFormat()
  const names = useStepNames()
  const { step, bars } = byStep(days)
  return (
    <Bars
      title={m.over[step]}
      summary={m.overMeans(net)}
      bars={bars.map(({ date, net: value }) => ({
        key: date,
        label: names.short({ start_date: date, end_date: date }, step),
        values: [value],
      }))}
      write={(amount) => money(amount).replace(/[.,]00(?=\D*$)/, '')}
    />
  )
}

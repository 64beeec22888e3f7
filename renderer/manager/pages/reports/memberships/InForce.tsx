import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { Bars } from '../charts/Bars.tsx'
import { useStepNames } from '../parts/use-step-names.ts'
import { inForceAfter, type MembershipReport } from './in-force.ts'

/** How many subscriptions were in force after each day, week or month; and what came and went, where that is not by the day. */
export function InForce({ report: { step, by_period, subscriptions } }: { report: MembershipReport }) {
  const { reports: m } = useMessages()
  const format = useFormat()
  const names = useStepNames()
  const after = inForceAfter(subscriptions.at_start, by_period)
  const bars = (values: (at: number) => number[]) =>
    by_period.map((row, at) => ({ key: row.start_date, label: names.short(row, step), values: values(at) }))
  return (
    <>
      <Bars
        title={m.inForceOver[step]}
        summary={m.chartOf(m.subscriptions, format.number(subscriptions.at_end))}
        bars={bars((at) => [after[at]!])}
        write={format.number}
        isCount
      />
      {step === 'day' ? null : (
        <Bars
          title={m.subscriptionsOver[step]}
          summary={m.chartOf(m.begun, format.number(subscriptions.begun))}
          series={[m.begun, m.ended]}
          bars={bars((at) => [by_period[at]!.begun, by_period[at]!.ended])}
          write={format.number}
          isCount
        />
      )}
    </>
  )
}

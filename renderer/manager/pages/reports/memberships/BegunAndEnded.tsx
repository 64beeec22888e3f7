import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { FigureTable } from '../parts/FigureTable.tsx'
import { useStepNames } from '../parts/use-step-names.ts'
import { inForceAfter, type MembershipReport } from './in-force.ts'

/** The days, weeks or months on which a subscription began or ended, in figures. */
export function BegunAndEnded({ report: { step, by_period, subscriptions } }: { report: MembershipReport }) {
  const { reports: m } = useMessages()
  const { number } = useFormat()
  const names = useStepNames()
  const after = inForceAfter(subscriptions.at_start, by_period)
  const rows = by_period.map((row, at) => ({ ...row, in_force: after[at]! }))
  return (
    <FigureTable
      title={m.inFigures(m.subscriptionsOver[step])}
      head={m.when}
      rows={rows.filter(({ begun, ended }) => begun + ended > 0)}
      keyOf={({ start_date }) => start_date}
      nameOf={(row) => names.long(row, step)}
      columns={[
        { header: m.begun, cell: ({ begun }) => number(begun) },
        { header: m.ended, cell: ({ ended }) => number(ended) },
        { header: m.atEnd, cell: ({ in_force }) => number(in_force) },
      ]}
    />
  )
}

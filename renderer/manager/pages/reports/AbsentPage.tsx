import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { BulkResult } from '../clients/bulk/BulkResult.tsx'
import { MessageDialog } from '../clients/bulk/MessageDialog.tsx'
import { useBulk } from '../clients/bulk/use-bulk.ts'
import { AwayList } from './absent/AwayList.tsx'
import { byOverdue, type Absent } from './absent/overdue.ts'
import { NothingYet } from './parts/NothingYet.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/DaysPicker.tsx'
import { useThan } from './parts/use-than.ts'

/** Regulars who have stopped coming, the most overdue first, each with the way to write to them. */
export default function AbsentPage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const than = useThan()
  const chosen = useDays('last_90')
  const query = useApi('GET /api/v1/reports/absent', { query: chosen.days }, { keep: true })
  return (
    <ReportFrame
      report="GET /api/v1/reports/absent"
      title={shell.reports.absent}
      query={query}
      chosen={chosen}
      counted={m.how.absent}
    >
      {({ total, total_before, clients }) =>
        total === 0 ? (
          <NothingYet
            icon="success"
            title={m.report.nobodyMissing}
            to={{ href: paths.clients(), label: shell.nav.clients, icon: 'clients' }}
          >
            {m.nobodyStopped}
          </NothingYet>
        ) : (
          <>
            <Said>
              {m.said.absent({
                total,
                than: than(total_before, total, 'count'),
                overdue: byOverdue(clients, format.today(), format.dayOf).overdue.length,
              })}
            </Said>
            <Away clients={clients} />
            {total > clients.length ? <p className="text-xs text-muted">{m.latestOf(clients.length)}</p> : null}
          </>
        )
      }
    </ReportFrame>
  )
}

function Away({ clients }: { clients: readonly Absent[] }) {
  const format = useFormat()
  const { report: m } = useMessages().reports
  const denied = useDenied()
  const mayWrite = denied('marketing.manage') ?? denied('clients.manage')
  const bulk = useBulk()
  const [ids, setIds] = useState<readonly number[]>([])
  const { overdue, notYet } = byOverdue(clients, format.today(), format.dayOf)
  const write = (to: readonly Absent[]) => setIds(to.map(({ client_id }) => client_id))
  return (
    <>
      <AwayList title={m.overdue} clients={overdue} denied={mayWrite} onWrite={write} />
      <AwayList title={m.notYet} clients={notYet} denied={mayWrite} onWrite={write} />
      {bulk.result ? (
        <div className="sticky bottom-3 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-lg bg-surface px-3 py-2 text-sm shadow-float">
          <BulkResult bulk={bulk} result={bulk.result} onClose={() => setIds([])} />
        </div>
      ) : null}
      <MessageDialog ids={ids} bulk={bulk} isOpen={ids.length > 0} onClose={() => setIds([])} />
    </>
  )
}

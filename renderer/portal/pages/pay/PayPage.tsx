import { useApi, useDownload, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Pagination } from '../../../ui/data/Pagination.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'

const PAGE_SIZE = 6

type OwnRun = Item<'GET /api/v1/payroll/me'>
type Line = OwnRun['line_items'][number]

/** Shows the reader's pay here, period by period, each line with all that it counts. */
export default function PayPage() {
  const { pay: m } = useMessages()
  const [{ page }, set] = useUrlState({ page: 1 })
  const runs = useApi('GET /api/v1/payroll/me', { query: { page, page_size: PAGE_SIZE } })
  return (
    <>
      <PageHeader title={m.title} description={m.lead} />
      <Loaded query={runs}>
        {({ items, total, total_capped }) =>
          items.length === 0 ? (
            <EmptyState icon="cash" title={m.none}>
              {m.noneMeans}
            </EmptyState>
          ) : (
            <div className="flex flex-col gap-4">
              {items.map((run) => (
                <RunCard key={run.id} run={run} />
              ))}
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={total}
                capped={total_capped}
                onChange={(next) => set({ page: next }, 'push')}
              />
            </div>
          )
        }
      </Loaded>
    </>
  )
}

function RunCard({ run }: { run: OwnRun }) {
  const { pay: m } = useMessages()
  const format = useFormat()
  const { download, isPending } = useDownload()
  const period = format.dateRange(run.period_start, run.period_end)
  return (
    <Card
      flush
      title={period}
      description={
        <span className="figures text-base font-semibold text-ink">{format.money(run.total, run.currency)}</span>
      }
      action={
        <Button
          look="quiet"
          icon="import"
          iconOnly
          label={m.download(period)}
          isPending={isPending}
          onPress={() =>
            download('GET /api/v1/payroll-runs/{run_id}.pdf', m.file(run.period_end), { params: { run_id: run.id } })
          }
        />
      }
    >
      <ul className="divide-y divide-line">
        {run.line_items.map((line) => (
          <PayLine key={line.id} line={line} currency={run.currency} />
        ))}
      </ul>
    </Card>
  )
}

function PayLine({ line, currency }: { line: Line; currency: string }) {
  const { pay: m } = useMessages()
  const format = useFormat()
  return (
    <li>
      <details className="group">
        <summary className="ring-focus flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 -outline-offset-2! [&::-webkit-details-marker]:hidden">
          <Icon name="right" size={16} className="shrink-0 text-muted group-open:rotate-90" />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-medium">{m.types[line.component_type]}</span>
              {line.paid_at ? <Badge tone="good">{m.paidOn(format.date(format.dayOf(line.paid_at)))}</Badge> : null}
            </span>
            <span className="figures block text-sm text-pretty text-muted">{line.summary}</span>
          </span>
          <span className="figures shrink-0 font-semibold">{format.money(line.amount, currency)}</span>
        </summary>
        <ul className="figures flex flex-col gap-1 ps-11 pe-4 pb-3 text-sm text-pretty break-words text-muted">
          {line.parts.length === 0 ? <li>{m.nothing}</li> : null}
          {line.parts.map((part, index) => (
            <li key={`${part.kind} ${part.record_id ?? index}`}>{part.text}</li>
          ))}
          {line.paid_notes ? <li>{m.note(line.paid_notes)}</li> : null}
        </ul>
      </details>
    </li>
  )
}

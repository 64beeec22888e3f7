import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { usePathId } from '../../../../shared/url/use-go.ts'
import { Button, Callout, Card, Dialog, EmptyState, Link, PageHeader, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RecordPending } from '../../../parts/record/RecordPending.tsx'
import { paths } from '../../../paths.ts'
import { useVisited } from '../../../shell/use-visited.ts'
import { PaidForm } from './PaidForm.tsx'
import { PersonCard } from './PersonCard.tsx'
import { RunActions } from './RunActions.tsx'
import { RunBadge } from './RunList.tsx'
import { haveLeft, peopleOf, type Person, type Skipped, type WholeRun } from './run.ts'

/** One run: what everybody has earned, how it comes to that, and what is left out. */
export default function RunPage() {
  const { payroll: m } = useMessages()
  const run_id = usePathId('runId')
  const run = useApi('GET /api/v1/payroll-runs/{run_id}', { params: { run_id } })
  if (run.data && 'line_items' in run.data) return <Shown key={run_id} run={run.data} />
  return (
    <RecordPending
      query={run}
      title={m.title}
      back={{ label: m.title, href: paths.teamTab('payroll') }}
      skeleton={<Skeleton className="h-64" />}
    />
  )
}

function Shown({ run }: { run: WholeRun }) {
  const { payroll: m } = useMessages()
  const format = useFormat()
  const people = peopleOf(run.line_items)
  const paying = people.filter(({ total }) => total > 0)
  const others = people.filter(({ total }) => total === 0)
  useVisited(format.dateRange(run.period_start, run.period_end))
  return (
    <>
      <PageHeader
        title={format.dateRange(run.period_start, run.period_end)}
        trail={[{ label: m.title, href: paths.teamTab('payroll') }]}
        description={
          run.finalized_at === null
            ? m.computed(format.dateTime(run.computed_at))
            : m.finalizedOn(format.dateTime(run.finalized_at))
        }
      >
        <RunActions run={run} />
      </PageHeader>
      <div className="flex flex-col gap-4">
        {run.status === 'draft' && run.period_end >= format.today() ? <Callout tone="warn">{m.notOver}</Callout> : null}
        {run.status === 'draft' ? <HaveLeft people={paying} /> : null}
        <Total run={run} />
        {people.length === 0 ? (
          <Card>
            <EmptyState icon="team" title={m.nobody}>
              {m.componentsFirst}
            </EmptyState>
          </Card>
        ) : null}
        {[...paying, ...others].map((person) => (
          <PersonCard key={person.user_id} person={person} run={run} />
        ))}
        <SkippedCard skipped={run.skipped} />
        {run.fingerprint ? <p className="text-xs break-all text-muted">{m.fingerprint(run.fingerprint)}</p> : null}
      </div>
    </>
  )
}

/** The unpaid work of the period, and why. Nothing if all of it is paid. */
function SkippedCard({ skipped }: { skipped: readonly Skipped[] }) {
  const { payroll: m } = useMessages()
  if (skipped.length === 0) return null
  return (
    <Card flush title={m.skipped} description={m.skippedMeans}>
      <ul className="divide-y divide-line">
        {skipped.map((one) => (
          <li
            key={`${one.kind} ${one.record_id ?? one.from} ${one.user_id}`}
            className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 text-sm"
          >
            <span className="font-medium">{one.user_name}</span>
            <span className="figures min-w-0 flex-1 text-pretty break-words text-muted">{one.text}</span>
            {one.paid_in_run_id === null ? null : (
              <Link href={paths.payrollRun(one.paid_in_run_id)}>{m.openRun(one.paid_in_run_id)}</Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A salary goes on until it is ended: names the people it pays who have left. */
function HaveLeft({ people }: { people: readonly Person[] }) {
  const { payroll: m } = useMessages()
  const components = useApi('GET /api/v1/staff-pay-components')
  const names = haveLeft(people, components.data ?? [])
  return names.length > 0 ? <Callout tone="warn">{m.haveLeft(names.join(', '))}</Callout> : null
}

function Total({ run }: { run: WholeRun }) {
  const { total, unpaid, currency, status } = run
  const [isPaying, setPaying] = useState(false)
  const { payroll: m } = useMessages()
  const format = useFormat()
  const mark = useSend('POST /api/v1/payroll-runs/{run_id}/mark-paid', { done: m.allPaid })
  return (
    <Card>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="flex items-center gap-2 text-sm text-muted">
          {m.total}
          <RunBadge run={run} />
        </span>
        <span className="figures text-xl font-semibold">{format.money(total, currency)}</span>
      </p>
      {status === 'finalized' && unpaid > 0 ? (
        <div className="mt-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p className="figures text-sm text-muted">{m.unpaid(format.money(unpaid, currency))}</p>
          <Button icon="check" onPress={() => setPaying(true)}>
            {m.markAll}
          </Button>
        </div>
      ) : null}
      <Dialog title={m.markAllTitle} width="small" isOpen={isPaying} onClose={() => setPaying(false)}>
        <PaidForm
          amount={format.money(unpaid, currency)}
          submit={m.markAll}
          onPay={(paid_notes) => mark.sendOrThrow({ params: { run_id: run.id }, body: { paid_notes } })}
          onClose={() => setPaying(false)}
        />
      </Dialog>
    </Card>
  )
}

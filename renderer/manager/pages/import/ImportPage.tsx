import { useApi, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loaded, NoPermission } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Card, EmptyState, LinkButton, PageHeader, StatCard, Table, type Column } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { ImportFlow } from './ImportFlow.tsx'
import { StatusBadge } from './job/StatusBadge.tsx'

/** Bringing data over: a new file, or one import with all that can be done with it; below, the former ones. */
export default function ImportPage() {
  const { imports: m } = useMessages()
  const denied = useDenied()('migration.manage')
  const [{ job }, set] = useUrlState({ job: 0 })
  if (denied)
    return (
      <>
        <PageHeader title={m.title} />
        <Card>
          <NoPermission />
        </Card>
      </>
    )
  return (
    <>
      <PageHeader title={m.title} description={job ? undefined : m.lead}>
        {job ? (
          <LinkButton href={paths.import()} icon="left">
            {m.toAll}
          </LinkButton>
        ) : null}
      </PageHeader>
      <div className="flex flex-col gap-4">
        <ImportFlow jobId={job || null} onJob={(next) => set({ job: next ?? 0 }, 'push')} />
        {job ? null : <Past />}
      </div>
    </>
  )
}

type Summary = Answer<'GET /api/v1/migration/summary'>
type Job = Summary['jobs'][number]

/** The records counted if an import brought any. */
const RECORDS = ['classes', 'bookings', 'products', 'gift_cards', 'sales'] as const

/** Totals of all imports. */
function SoFar({ summary }: { summary: Summary }) {
  const { imports } = useMessages()
  const m = imports.history
  const format = useFormat()
  const { clients, memberships, membership_types, instructors, clients_to_invite } = summary
  return (
    <section aria-label={m.soFar} className="grid grid-cols-4 gap-3 narrow:grid-cols-2">
      <StatCard
        label={m.clients}
        value={format.number(clients)}
        detail={clients_to_invite > 0 ? m.toInvite(clients_to_invite) : undefined}
      />
      <StatCard label={m.memberships} value={format.number(memberships)} />
      <StatCard label={m.types} value={format.number(membership_types)} />
      <StatCard label={m.instructors} value={format.number(instructors)} />
      {RECORDS.filter((record) => summary[record] > 0).map((record) => (
        <StatCard key={record} label={m[record]} value={format.number(summary[record])} />
      ))}
    </section>
  )
}

/** The last imports, newest first; each opens. */
function History({ jobs }: { jobs: Job[] }) {
  const { imports } = useMessages()
  const m = imports.history
  const format = useFormat()
  const lists = imports.choose.entities as Readonly<Record<string, { label: string } | undefined>>
  const columns: Column<Job>[] = [
    { id: 'file', header: m.file, cell: ({ file_name }) => <span className="font-medium break-all">{file_name}</span> },
    { id: 'list', header: m.list, cell: ({ entity }) => lists[entity]?.label, hideOn: 'phone' },
    { id: 'status', header: m.status, cell: (job) => <StatusBadge job={job} />, width: '12rem' },
    { id: 'rows', header: m.rows, cell: ({ total_rows }) => format.number(total_rows), align: 'end', hideOn: 'phone' },
    {
      id: 'when',
      header: m.when,
      cell: ({ created_at }) => format.dateTime(created_at),
      align: 'end',
      width: '13rem',
      hideOn: 'narrow',
    },
  ]
  return (
    <Card flush title={m.title}>
      <Table
        label={m.title}
        columns={columns}
        rows={jobs}
        rowId={({ job_id }) => job_id}
        rowHref={({ job_id }) => paths.importJob(job_id)}
        empty={
          <EmptyState icon="import" title={m.none}>
            {m.noneHelp}
          </EmptyState>
        }
      />
    </Card>
  )
}

function Past() {
  const summary = useApi('GET /api/v1/migration/summary', {}, { fresh: 0 })
  return (
    <Loaded query={summary}>
      {(data) => (
        <>
          {data.jobs.length > 0 ? <SoFar summary={data} /> : null}
          <History jobs={data.jobs} />
        </>
      )}
    </Loaded>
  )
}

import { useState } from 'react'
import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Callout, Card, ConfirmDialog, Link, Skeleton, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Job } from './job.ts'

const ROLLBACK = 'POST /api/v1/migration/jobs/{job_id}/rollback'
type Result = Answer<typeof ROLLBACK>
type Kept = Result['kept'][number]

/** Undoes a whole import, after saying what that means. */
export function TakeBack({ job }: { job: Job }) {
  const { imports } = useMessages()
  const m = imports.rollback
  const denied = useDenied()('migration.manage')
  const [asked, setAsked] = useState(false)
  const rollback = useSend(ROLLBACK, { onDone: () => scrollTo({ top: 0 }) })
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 max-w-160">
          <h2 className="text-sm font-semibold">{m.title}</h2>
          <p className="mt-0.5 text-xs text-pretty text-muted">{m.lead}</p>
        </div>
        <Button icon="undo" onPress={() => setAsked(true)} disabledReason={denied}>
          {m.action}
        </Button>
      </div>
      <ConfirmDialog
        title={m.sureTitle}
        confirm={m.action}
        isOpen={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => rollback.sendOrThrow({ params: { job_id: job.job_id } })}
      >
        <p>{m.sure(job.file_name, job.done_rows)}</p>
        <p className="mt-2">{m.sureMore}</p>
        <ProblemCallout problem={rollback.problem} />
      </ConfirmDialog>
    </Card>
  )
}

/** The records that an undone import left behind. */
export function TakenBack({ job, onOther }: { job: Job; onOther: () => void }) {
  const result = useApi(
    'GET /api/v1/migration/jobs/{job_id}/rollback',
    { params: { job_id: job.job_id } },
    { fresh: 0 },
  )
  return (
    <Loaded query={result} skeleton={<Skeleton className="h-20" />}>
      {(data) => <Leftover result={data} onOther={onOther} />}
    </Loaded>
  )
}

function Leftover({ result, onOther }: { result: Result; onOther: () => void }) {
  const { imports } = useMessages()
  const m = imports.rollback
  const done = [m.removed(result.removed), ...(result.restored > 0 ? [m.restored(result.restored)] : [])].join(', ')
  return (
    <>
      <Callout
        tone={result.kept_total > 0 ? 'warn' : 'good'}
        live
        title={m.done}
        action={
          <Button size="small" icon="import" onPress={onOther}>
            {imports.job.another}
          </Button>
        }
      >
        {done}. {result.kept_total > 0 ? `${m.kept(result.kept_total)}.` : m.nothingKept}
      </Callout>
      {result.kept.length > 0 ? <KeptTable result={result} /> : null}
    </>
  )
}

function KeptTable({ result: { kept, kept_total } }: { result: Result }) {
  const { imports } = useMessages()
  const m = imports.rollback
  const columns: Column<Kept>[] = [
    { id: 'name', header: m.name, cell: (record) => <KeptName {...record} /> },
    { id: 'record', header: m.record, cell: ({ record }) => m.records[record], width: '10rem', hideOn: 'phone' },
    { id: 'reason', header: m.reason, cell: ({ reason }) => <span className="text-muted">{reason}</span> },
    { id: 'row', header: m.row, cell: ({ row }) => row, width: '5rem', align: 'end', hideOn: 'phone' },
  ]
  const part = kept_total > kept.length ? `${m.keptShown(kept.length, kept_total)}. ` : ''
  return (
    <Card flush title={m.kept(kept_total)} description={`${part}${m.keptLead}`}>
      <Table
        label={m.kept(kept_total)}
        columns={columns}
        rows={kept}
        rowId={({ record, id }) => `${record}-${id}`}
        empty={null}
      />
    </Card>
  )
}

function KeptName({ record, id, name }: Kept) {
  return record === 'client' ? <Link href={paths.client(id)}>{name}</Link> : <span className="font-medium">{name}</span>
}

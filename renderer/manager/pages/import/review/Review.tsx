import { useRef, useState, type ReactNode } from 'react'
import { useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Badge, Button, Callout, Icon, Select, Skeleton, Spinner } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useAnalysis, type Analysis, type ImportEntity } from '../analysis.ts'
import type { Change } from '../analysis.ts'
import { Counts } from '../job/Counts.tsx'
import { useShownRows } from '../job/JobRows.tsx'
import { Findings, type Part } from './Findings.tsx'
import { Questions } from './Questions.tsx'
import { UnknownColumns } from './UnknownColumns.tsx'

interface ReviewProps {
  jobId: number
  droppedAs: ImportEntity | null
  onOther: () => void
  /** Another sheet of the workbook was chosen: a separate import. */
  onSheet: (jobId: number) => void
}

/** The analysis of a file, its open questions, and the button that imports it. */
export function Review({ jobId, droppedAs, onOther, onSheet }: ReviewProps) {
  const { query, change, edit, isLooking } = useAnalysis(jobId)
  const [part, setPart] = useState<Part>('preview')
  const rows = useShownRows()
  const findings = useRef<HTMLDivElement>(null)
  const showRows = (fate: 'rejected' | 'problems') => {
    rows.narrow({ fate })
    setPart('rows')
    findings.current?.scrollIntoView({ block: 'start' })
    findings.current?.focus({ preventScroll: true })
  }
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
      {(analysis) => (
        <div className="flex flex-col gap-4" aria-busy={isLooking}>
          <FileSummary analysis={analysis} onSheet={onSheet} onRejected={() => showRows('rejected')}>
            <StartBar
              analysis={analysis}
              isLooking={isLooking}
              onOther={onOther}
              onProblems={() => showRows('problems')}
            />
          </FileSummary>
          <OtherKind analysis={analysis} droppedAs={droppedAs} onChange={change} />
          <Questions analysis={analysis} onChange={change} />
          <UnknownColumns analysis={analysis} onChange={change} />
          <div ref={findings} tabIndex={-1} className="scroll-mt-16 outline-none">
            <Findings
              analysis={analysis}
              onChange={change}
              onEdit={edit}
              isLooking={isLooking}
              part={part}
              onPart={setPart}
              rows={rows}
            />
          </div>
        </div>
      )}
    </Loaded>
  )
}

interface FileSummaryProps {
  analysis: Analysis
  onSheet: (jobId: number) => void
  onRejected: () => void
  children: ReactNode
}

/** The file, how many of its rows become what, and below that its actions. */
function FileSummary({ analysis, onSheet, onRejected, children }: FileSummaryProps) {
  const { imports } = useMessages()
  const m = imports.review
  const { file, product, counts } = analysis
  const delimiter = file.delimiter && m.delimiter(m.delimiters[file.delimiter] ?? file.delimiter)
  const facts = [
    m.rows(file.rows),
    m.formats[file.format],
    file.encoding?.toUpperCase(),
    delimiter,
    m.header(file.header_row),
  ]
  return (
    <section aria-label={file.name} className="rounded-lg border border-line bg-surface shadow-raised">
      <div className="flex items-start gap-3 px-4 py-3.5">
        <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-on-accent-soft">
          <Icon name="file" size={18} />
        </span>
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold">
            <span className="break-all">{file.name}</span>
            <Badge tone={product ? 'accent' : 'plain'}>{product ? m.recognised(product) : m.ownList}</Badge>
          </h2>
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-xs text-muted">
            {facts.filter(Boolean).map((fact, index) => (
              <span key={fact} className="figures">
                {index > 0 ? <span aria-hidden="true">· </span> : null}
                {fact}
              </span>
            ))}
          </p>
        </div>
        {file.sheets.length > 1 ? (
          <Select
            label={m.sheet}
            placeholder={m.sheet}
            className="ms-auto max-w-72 min-w-44"
            options={file.sheets.map(({ job_id: id, name, rows }) => ({ id, label: name, detail: m.rows(rows) }))}
            value={analysis.job_id}
            onChange={(id) => onSheet(Number(id))}
          />
        ) : null}
      </div>
      <Counts counts={counts} isPlan onRejected={onRejected} />
      {children}
    </section>
  )
}

interface StartBarProps {
  analysis: Analysis
  isLooking: boolean
  onOther: () => void
  onProblems: () => void
}

/** Open questions, the choice of another file, and the start. */
function StartBar({ analysis, isLooking, onOther, onProblems }: StartBarProps) {
  const { imports } = useMessages()
  const m = imports.review
  const denied = useDenied()
  const { job_id, column_mapping, answers, counts, problems_total: problems } = analysis
  const confirm = useSend('POST /api/v1/migration/confirm', {
    invalidate: ['GET /api/v1/migration/status', 'GET /api/v1/migration/jobs/{job_id}/rows'],
  })
  const open = analysis.questions.filter(({ answered }) => !answered).length
  const comes = counts.created + counts.updated + counts.matched
  const why = isLooking ? m.looking : open > 0 ? m.openHelp(open) : comes === 0 && m.nothing
  const start = () => confirm.sendOrThrow({ body: { job_id, column_mapping, answers } }).catch(() => undefined)
  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-3">
      <ProblemCallout problem={confirm.problem} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <p className="flex items-center gap-2" role="status">
            {isLooking ? <Spinner /> : null}
            {isLooking ? m.looking : open > 0 ? m.open(open) : comes === 0 ? m.nothing : problems > 0 ? '' : m.ready}
          </p>
          {problems > 0 && !isLooking ? (
            <>
              <Button size="small" look="quiet" icon="warning" className="-ms-2.5" onPress={onProblems}>
                {m.mend.look(problems)}
              </Button>
              {open === 0 && comes > 0 ? <span>{m.mend.nothingWritten}</span> : null}
            </>
          ) : null}
        </div>
        <div className="ms-auto flex flex-wrap gap-2">
          <Button onPress={onOther}>{m.otherFile}</Button>
          <Button
            look="primary"
            isPending={confirm.isPending}
            disabledReason={denied('migration.manage') ?? why}
            onPress={() => void start()}
          >
            {comes > 0 ? m.startOf(comes) : m.start}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Says that the list was read as another kind than the owner had said, or seems to be one. */
function OtherKind({
  analysis,
  droppedAs,
  onChange,
}: {
  analysis: Analysis
  droppedAs: ImportEntity | null
  onChange: Change
}) {
  const { imports } = useMessages()
  const m = imports.review
  const { entity, suggested_entity: suggested } = analysis
  const name = (of: string) => m.lists[of] ?? of
  const other = suggested ?? (droppedAs !== entity ? droppedAs : null)
  if (!other) return null
  return (
    <Callout
      title={suggested ? m.suggested(name(suggested)) : m.switched(name(entity))}
      action={
        <Button size="small" onPress={() => onChange({ entity: other })}>
          {m.switchBack(name(other))}
        </Button>
      }
    >
      {suggested ? m.suggestedHelp : m.switchedHelp(name(other))}
    </Callout>
  )
}

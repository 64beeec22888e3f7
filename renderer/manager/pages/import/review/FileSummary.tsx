import type { ReactNode } from 'react'
import { Badge, Icon, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { Counts } from '../job/Counts.tsx'
import type { Analysis } from '../analysis.ts'

interface FileSummaryProps {
  analysis: Analysis
  onSheet: (jobId: number) => void
  children: ReactNode
}

/** What the file is, how many rows would become what, and below that what to do with it. */
export function FileSummary({ analysis, onSheet, children }: FileSummaryProps) {
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
      <Counts counts={counts} />
      {children}
    </section>
  )
}

import { useState } from 'react'
import { ApiError, call, useDownload, useUpload } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { Button, Callout, Card, FileDrop, RadioGroup, Spinner } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { IMPORTABLE, useKeepAnalysis, type Analysis, type ImportEntity } from '../analysis.ts'

const MAX_BYTES = 50 * 1024 * 1024
const ACCEPT = ['.csv', '.txt', '.tsv', '.xlsx', '.ods', '.xls', 'text/csv']

interface ChooseFileProps {
  /** The file is understood. `droppedAs` is what the owner had said it is, if its columns said otherwise. */
  onRead: (analysis: Analysis, droppedAs: ImportEntity | null) => void
}

/** Says what a list is of, takes the file and reads it. */
export function ChooseFile({ onRead }: ChooseFileProps) {
  const { imports } = useMessages()
  const m = imports.choose
  const denied = useDenied()('migration.manage')
  const keep = useKeepAnalysis()
  const [entity, setEntity] = useState<ImportEntity>('clients')
  const [reading, setReading] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const analyse = useUpload('POST /api/v1/migration/analyse', { invalidate: ['GET /api/v1/migration/summary'] })

  const take = async (file: File) => {
    setFault(file.size > MAX_BYTES ? m.tooLarge : null)
    if (file.size > MAX_BYTES) return
    setReading(file.name)
    try {
      const first = await analyse.upload(file, { query: { entity } })
      const analysis = first.suggested_entity ? await readAs(first, first.suggested_entity) : first
      keep(analysis)
      onRead(analysis, analysis === first ? null : entity)
    } catch (error) {
      // A refusal is in `analyse.problem`, shown below the place to drop.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setReading(null)
    }
  }

  return (
    <Card title={m.title} description={m.lead}>
      <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-6 narrow:grid-cols-1 narrow:gap-4">
        <RadioGroup
          look="cards"
          label={m.what}
          value={entity}
          onChange={setEntity}
          options={IMPORTABLE.map((id) => ({ id, ...m.entities[id] }))}
          disabledReason={denied}
        />
        <div className="flex min-w-0 flex-col gap-3">
          {reading ? (
            <Reading name={reading} />
          ) : denied ? (
            <Callout tone="plain">{denied}</Callout>
          ) : (
            <FileDrop
              label={m.drop}
              description={m.dropHelp}
              accept={ACCEPT}
              onFile={(file) => void take(file)}
              errorMessage={fault}
            />
          )}
          <ProblemCallout problem={analyse.problem} />
          <Template entity={entity} />
        </div>
      </div>
    </Card>
  )
}

/** The columns say what the list is: it is read as that at once, and the owner can turn it back. */
async function readAs(first: Analysis, entity: NonNullable<Analysis['suggested_entity']>): Promise<Analysis> {
  return call('POST /api/v1/migration/jobs/{job_id}/analyse', {
    params: { job_id: first.job_id },
    body: { entity },
  }).catch(() => first)
}

function Reading({ name }: { name: string }) {
  const { imports } = useMessages()
  return (
    <div
      role="status"
      className="flex min-h-48 flex-1 flex-col items-center justify-center gap-2 rounded-lg border border-line bg-sunken px-6 py-8 text-center"
    >
      <Spinner size={22} className="text-accent-text" />
      <p className="mt-1 text-sm font-medium break-all">{imports.choose.reading(name)}</p>
      <p className="max-w-80 text-xs text-pretty text-muted">{imports.choose.readingHelp}</p>
    </div>
  )
}

function Template({ entity }: { entity: ImportEntity }) {
  const { imports } = useMessages()
  const { download, isPending } = useDownload()
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
      {imports.choose.noExport}
      <Button
        size="small"
        icon="file"
        isPending={isPending}
        onPress={() =>
          download('GET /api/v1/migration/templates/{type}', `${entity}-template.csv`, { params: { type: entity } })
        }
      >
        {imports.choose.template}
      </Button>
    </p>
  )
}

import { useState } from 'react'
import { ApiError, call, useDownload, useUpload } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { Badge, Button, Callout, Card, FileDrop, Select, Spinner } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { IMPORTABLE, KNOWN, useKeepAnalysis, type Analysis, type ImportEntity } from '../analysis.ts'

const MAX_BYTES = 50 * 1024 * 1024
const ACCEPT = ['.csv', '.txt', '.tsv', '.xlsx', '.ods', '.xls', 'text/csv']

interface ChooseFileProps {
  /** The file is understood. `droppedAs` is what the owner had said it is, if its columns said otherwise. */
  onRead: (analysis: Analysis, droppedAs: ImportEntity | null) => void
}

/** Takes the file and reads it; the kind of list can be chosen before. */
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
      <div className="flex min-w-0 flex-col gap-3">
        {reading ? (
          <Reading name={reading} />
        ) : denied ? (
          <Callout tone="plain">{denied}</Callout>
        ) : (
          <FileDrop
            isMain
            label={m.drop}
            description={m.dropHelp}
            accept={ACCEPT}
            onFile={(file) => void take(file)}
            errorMessage={fault}
          />
        )}
        <ProblemCallout problem={analyse.problem} />
        <Known />
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-line pt-4">
          <Select
            label={m.what}
            description={m.whatHelp}
            value={entity}
            onChange={setEntity}
            options={IMPORTABLE.map((id) => ({ id, ...m.entities[id] }))}
            disabledReason={denied}
            className="w-96 max-w-full"
          />
          <Template entity={entity} />
        </div>
      </div>
    </Card>
  )
}

/** The software whose exports need no explaining. */
function Known() {
  const { imports } = useMessages()
  return (
    <div className="flex flex-wrap items-center justify-center gap-1.5">
      <p className="me-1 text-xs text-muted phone:w-full phone:text-center">{imports.choose.known}</p>
      {KNOWN.map((product) => (
        <Badge key={product}>{product}</Badge>
      ))}
    </div>
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
      className="flex min-h-64 flex-col items-center justify-center gap-2 rounded-lg border border-line bg-sunken px-6 py-8 text-center"
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
    <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
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

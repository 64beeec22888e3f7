import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Callout, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useAnalysis, type Analysis, type ImportEntity } from '../analysis.ts'
import type { Change } from '../analysis.ts'
import { FileSummary } from './FileSummary.tsx'
import { Findings } from './Findings.tsx'
import { Questions } from './Questions.tsx'
import { StartBar } from './StartBar.tsx'
import { UnknownColumns } from './UnknownColumns.tsx'

interface ReviewProps {
  jobId: number
  droppedAs: ImportEntity | null
  onOther: () => void
  /** Another sheet of the workbook is chosen: an import of its own. */
  onSheet: (jobId: number) => void
}

/** What was understood of a file, what it leaves open, and the button that imports it. */
export function Review({ jobId, droppedAs, onOther, onSheet }: ReviewProps) {
  const { query, change, isLooking } = useAnalysis(jobId)
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
      {(analysis) => (
        <div className="flex flex-col gap-4" aria-busy={isLooking}>
          <FileSummary analysis={analysis} onSheet={onSheet}>
            <StartBar analysis={analysis} isLooking={isLooking} onOther={onOther} />
          </FileSummary>
          <OtherKind analysis={analysis} droppedAs={droppedAs} onChange={change} />
          <Questions analysis={analysis} onChange={change} />
          <UnknownColumns analysis={analysis} onChange={change} />
          <Findings analysis={analysis} onChange={change} isLooking={isLooking} />
        </div>
      )}
    </Loaded>
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

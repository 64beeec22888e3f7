import { useSend } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { Button, Spinner } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis } from '../analysis.ts'

interface StartBarProps {
  analysis: Analysis
  isLooking: boolean
  onOther: () => void
}

/** What is still open, another file, and the start. */
export function StartBar({ analysis, isLooking, onOther }: StartBarProps) {
  const { imports } = useMessages()
  const m = imports.review
  const denied = useDenied()
  const { job_id, column_mapping, answers, counts } = analysis
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
        <p className="flex items-center gap-2 text-sm text-muted" role="status">
          {isLooking ? <Spinner /> : null}
          {isLooking ? m.looking : open > 0 ? m.open(open) : comes === 0 ? m.nothing : m.ready}
        </p>
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

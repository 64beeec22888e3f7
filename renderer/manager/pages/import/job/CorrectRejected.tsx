import { useSend } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useKeepAnalysis } from '../analysis.ts'

/** Makes the rejected rows of an import a separate file, to be corrected and imported. */
export function CorrectRejected({ jobId, onJob }: { jobId: number; onJob: (jobId: number) => void }) {
  const { imports } = useMessages()
  const denied = useDenied()('migration.manage')
  const keep = useKeepAnalysis()
  const { send, isPending } = useSend('POST /api/v1/migration/jobs/{job_id}/rejected', {
    invalidate: ['GET /api/v1/migration/summary'],
    onDone: (analysis) => {
      keep(analysis)
      onJob(analysis.job_id)
    },
  })
  return (
    <Button
      size="small"
      look="primary"
      icon="edit"
      isPending={isPending}
      disabledReason={denied}
      onPress={() => void send({ params: { job_id: jobId } })}
    >
      {imports.review.mend.correct}
    </Button>
  )
}

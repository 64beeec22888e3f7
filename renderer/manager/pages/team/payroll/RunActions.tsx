import { useState } from 'react'
import { useDownload, useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { Button, Callout, Checkbox, ConfirmDialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { WholeRun } from './run.ts'

/** Downloads a run; recalculates, deletes or finalizes a draft. */
export function RunActions({ run }: { run: WholeRun }) {
  const { payroll: m } = useMessages()
  const { download, isPending } = useDownload()
  const params = { run_id: run.id }
  const name = m.fileName(run.period_start, run.period_end)
  return (
    <>
      <Button
        icon="import"
        isPending={isPending}
        onPress={() =>
          download('GET /api/v1/payroll-runs/{run_id}', `${name}.csv`, { params, query: { format: 'csv' } })
        }
      >
        {m.csv}
      </Button>
      <Button
        icon="file"
        isPending={isPending}
        onPress={() => download('GET /api/v1/payroll-runs/{run_id}.pdf', `${name}.pdf`, { params })}
      >
        {m.pdf}
      </Button>
      {run.status === 'draft' ? <DraftActions run={run} /> : null}
    </>
  )
}

function DraftActions({ run }: { run: WholeRun }) {
  const { payroll: m } = useMessages()
  const [asked, setAsked] = useState<'delete' | 'finalize' | null>(null)
  const recompute = useSend('POST /api/v1/payroll-runs/{run_id}/recompute', { done: m.recomputed })
  const close = () => setAsked(null)
  return (
    <>
      <Button
        icon="refresh"
        isPending={recompute.isPending}
        onPress={() => void recompute.send({ params: { run_id: run.id } })}
      >
        {m.recompute}
      </Button>
      <Button icon="trash" onPress={() => setAsked('delete')}>
        {m.deleteDraft}
      </Button>
      <Button look="primary" icon="lock" onPress={() => setAsked('finalize')}>
        {m.finalize}
      </Button>
      <DeleteQuestion run={run} isOpen={asked === 'delete'} onClose={close} />
      <FinalizeQuestion run={run} isOpen={asked === 'finalize'} onClose={close} />
    </>
  )
}

interface QuestionProps {
  run: WholeRun
  isOpen: boolean
  onClose: () => void
}

function DeleteQuestion({ run, isOpen, onClose }: QuestionProps) {
  const { payroll: m } = useMessages()
  const go = useGo()
  const remove = useSend('DELETE /api/v1/payroll-runs/{run_id}', {
    invalidate: ['GET /api/v1/payroll-runs'],
    done: m.deleted,
    onDone: () => go(paths.teamTab('payroll')),
  })
  return (
    <ConfirmDialog
      title={m.deleteTitle}
      confirm={m.deleteDraft}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => remove.sendOrThrow({ params: { run_id: run.id } })}
    >
      <ProblemCallout problem={remove.problem} />
      <p>{m.deleteMeans}</p>
    </ConfirmDialog>
  )
}

/** Explains finalizing; sends along what was shown, so that nothing else is frozen. */
function FinalizeQuestion({ run, isOpen, onClose }: QuestionProps) {
  const { payroll: m } = useMessages()
  const format = useFormat()
  const toast = useToast()
  const [isPaid, setPaid] = useState(false)
  const finalize = useSend('POST /api/v1/payroll-runs/{run_id}/finalize', { done: m.finalized })
  const recompute = useSend('POST /api/v1/payroll-runs/{run_id}/recompute', { onDone: () => finalize.reset() })
  const mark = useSend('POST /api/v1/payroll-runs/{run_id}/mark-paid')
  const params = { run_id: run.id }
  const isChanged = finalize.problem?.code === 'PAYROLL_RUN_CHANGED'
  const close = () => {
    finalize.reset()
    setPaid(false)
    onClose()
  }
  const confirm = async () => {
    await finalize.sendOrThrow({ params, body: { total: run.total } })
    if (!isPaid) return
    // It is final by now: the page's own button marks it, where this did not.
    await mark.sendOrThrow({ params }).catch(() => toast.refused(m.finalized, m.finalButUnpaid))
  }
  return (
    <ConfirmDialog
      title={m.finalizeTitle}
      confirm={m.finalize}
      look="primary"
      isOpen={isOpen}
      onClose={close}
      onConfirm={confirm}
      disabledReason={isChanged ? m.changed : null}
    >
      {isChanged ? (
        <Callout
          tone="warn"
          live
          action={
            <Button size="small" isPending={recompute.isPending} onPress={() => void recompute.send({ params })}>
              {m.again}
            </Button>
          }
        >
          {m.changed}
        </Callout>
      ) : (
        <>
          <ProblemCallout problem={finalize.problem} />
          <p>{m.finalizeMeans(format.money(run.total, run.currency))}</p>
        </>
      )}
      {run.period_end >= format.today() ? <p className="mt-2">{m.notOver}</p> : null}
      {run.total > 0 ? (
        <div className="mt-3">
          <Checkbox value={isPaid} onChange={setPaid} isRequired>
            {m.paidToo}
          </Checkbox>
        </div>
      ) : null}
    </ConfirmDialog>
  )
}

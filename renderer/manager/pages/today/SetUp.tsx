import { useEffect } from 'react'
import { Button, Card, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { isAllDone } from '../../parts/checklist/checklist.ts'
import { Checklist } from '../../parts/checklist/Checklist.tsx'
import { useChecklist } from '../../parts/checklist/use-checklist.ts'
import { keepProgress, type Progress } from '../welcome/progress.ts'

/** The steps that a studio set up on this device still lacks before strangers can book; gone once all are done or dismissed. */
export default function SetUp({ progress }: { progress: Progress }) {
  const { checklist: m, resume } = useMessages().welcome
  const state = useChecklist(60_000)
  const isDone = state !== null && isAllDone(state.lines)
  useEffect(() => {
    // The next visit need not keep room for it.
    if (isDone) keepProgress({ ...progress, isPutAway: true })
  }, [isDone, progress])
  if (isDone) return null
  const putAway = (
    <Button look="quiet" size="small" onPress={() => keepProgress({ ...progress, isPutAway: true })}>
      {resume.dismiss}
    </Button>
  )
  return (
    <Card title={m.title} action={putAway} flush>
      {state ? <Checklist state={state} onlyOpen /> : <Skeleton className="h-40" />}
    </Card>
  )
}

import { Button, Card } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { isAllDone } from '../../parts/checklist/checklist.ts'
import { Checklist } from '../../parts/checklist/Checklist.tsx'
import { useChecklist } from '../../parts/checklist/use-checklist.ts'
import { keepProgress, type Progress } from '../welcome/progress.ts'

/** What a studio that was set up on this device still lacks before strangers can book; gone once all is done or put away. */
export default function SetUp({ progress }: { progress: Progress }) {
  const { checklist: m, resume } = useMessages().welcome
  const state = useChecklist(60_000)
  if (!state || isAllDone(state.lines)) return null
  const putAway = (
    <Button look="quiet" size="small" onPress={() => keepProgress({ ...progress, isPutAway: true })}>
      {resume.dismiss}
    </Button>
  )
  return (
    <Card title={m.title} action={putAway} flush>
      <Checklist state={state} />
    </Card>
  )
}

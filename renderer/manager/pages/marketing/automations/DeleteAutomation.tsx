import { useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { ConfirmDialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { underWay, type Automation } from './automation.ts'

interface DeleteAutomationProps {
  automation: Automation
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before deleting an automation for good, and says how many clients are under way. */
export function DeleteAutomation({ automation, onClose, onDeleted }: DeleteAutomationProps) {
  const { automations: m } = useMessages()
  const { id, name } = automation
  const remove = useSend('DELETE /api/v1/marketing-automations/{automation_id}', {
    done: m.deleted(name),
    invalidate: onDeleted ? ['GET /api/v1/marketing-automations'] : undefined,
    onDone: onDeleted,
  })
  return (
    <ConfirmDialog
      title={m.deleteTitle(name)}
      confirm={m.delete}
      isOpen
      onClose={onClose}
      onConfirm={() => remove.sendOrThrow({ params: { automation_id: id } })}
    >
      <p>{m.deleteMeans(underWay(automation))}</p>
      <ProblemCallout problem={remove.problem} />
    </ConfirmDialog>
  )
}

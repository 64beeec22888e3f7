import { useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { ConfirmDialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Role } from './RolesTab.tsx'

export function RemoveRole({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const { roles: m } = useMessages().team
  const name = role?.name ?? ''
  const remove = useSend('DELETE /api/v1/roles/{role_id}', { done: m.removed(name) })
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      title={m.removeTitle(name)}
      confirm={m.remove}
      isOpen={role !== null}
      onClose={close}
      onConfirm={() => remove.sendOrThrow({ params: { role_id: role?.id ?? 0 } })}
    >
      <ProblemCallout problem={remove.problem} />
      <p>{m.removeMeans}</p>
    </ConfirmDialog>
  )
}

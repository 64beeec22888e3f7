import { useSend } from '../../../../api/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { RemoveQuestion } from '../../../parts/RemoveQuestion.tsx'
import type { Role } from './role.ts'

export function RemoveRole({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const { roles: m } = useMessages().team
  const name = role?.name ?? ''
  const remove = useSend('DELETE /api/v1/roles/{role_id}', { done: m.removed(name) })
  return (
    <RemoveQuestion
      words={m}
      name={name}
      isOpen={role !== null}
      removal={remove}
      onConfirm={() => remove.sendOrThrow({ params: { role_id: role?.id ?? 0 } })}
      onClose={onClose}
    />
  )
}

import { useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import type { MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { MembershipType } from './describe.ts'

interface ActionsOf {
  onEdit: (type: MembershipType) => void
  onSell: (type: MembershipType) => void
  onRemove: (type: MembershipType) => void
}

/** The reads that show types. */
export const SEEN = ['GET /api/v1/membership-types', 'GET /api/v1/membership-types/coverage-flags'] as const

/** The actions for a type, for its menu. */
export function useTypeActions({ onEdit, onSell, onRemove }: ActionsOf): (type: MembershipType) => MenuAction[][] {
  const { membershipTypes: m } = useMessages()
  const denied = useDenied()
  const toast = useToast()
  const noChange = denied('membership_types.manage')
  const back = useSend('PATCH /api/v1/membership-types/{membership_type_id}/reactivate', { invalidate: SEEN })
  const off = useSend('DELETE /api/v1/membership-types/{membership_type_id}', { invalidate: SEEN })
  const putBack = async ({ id, name }: MembershipType) => {
    if (await back.send({ params: { membership_type_id: id } })) toast.done(m.isBack(name))
  }
  const takeOff = async (type: MembershipType) => {
    const done = await off.send({ params: { membership_type_id: type.id } })
    if (done) toast.undo(m.tookOff(type.name), () => void putBack(type))
  }
  return (type) => [
    [
      {
        label: m.sell,
        icon: 'selling',
        onAction: () => onSell(type),
        disabledReason: denied('memberships.manage') ?? (!type.is_active && m.isOffSale),
      },
      { label: m.edit, icon: 'edit', onAction: () => onEdit(type), disabledReason: noChange },
    ],
    [
      type.is_active
        ? { label: m.takeOff, icon: 'close', onAction: () => void takeOff(type), disabledReason: noChange }
        : { label: m.putBack, icon: 'check', onAction: () => void putBack(type), disabledReason: noChange },
      { label: m.remove, icon: 'trash', look: 'danger', onAction: () => onRemove(type), disabledReason: noChange },
    ],
  ]
}

import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { ConfirmDialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ListOf } from '../../../parts/list/ListCard.tsx'
import { ListGrid } from '../../../parts/list/ListGrid.tsx'
import type { MembershipType } from './describe.ts'
import { TypeCard } from './TypeCard.tsx'
import { SEEN, useTypeActions } from './use-type-actions.ts'

interface TypeListProps extends ListOf<MembershipType> {
  onEdit: (type: MembershipType) => void
  onSell: (type: MembershipType) => void
}

/** The types as cards, each with what it gives, costs and how many hold it. */
export function TypeList({ onEdit, onSell, query, list, empty }: TypeListProps) {
  const { membershipTypes: m } = useMessages()
  const [removed, setRemoved] = useState<MembershipType | null>(null)
  const actions = useTypeActions({ onEdit, onSell, onRemove: setRemoved })
  const holders = useHolders()
  return (
    <>
      <ListGrid label={m.table} query={query} list={list} empty={empty}>
        {(type) => <TypeCard type={type} held={holders.get(type.id)} actions={actions(type)} onEdit={onEdit} />}
      </ListGrid>
      <RemoveDialog type={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

/** How many hold each type today; nothing for a role without reports. */
function useHolders(): ReadonlyMap<number, number> {
  const denied = useDenied()('reports.view')
  const report = useApi('GET /api/v1/reports/memberships', {}, { enabled: !denied })
  return new Map(report.data?.by_type.map(({ membership_type_id: id, at_end: held }) => [id, held]))
}

function RemoveDialog({ type, onClose }: { type: MembershipType | null; onClose: () => void }) {
  const { membershipTypes: m } = useMessages()
  const toast = useToast()
  const remove = useSend('DELETE /api/v1/membership-types/{membership_type_id}/remove', { invalidate: SEEN })
  const confirm = async () => {
    if (!type) return
    await remove.sendOrThrow({ params: { membership_type_id: type.id } })
    toast.done(m.removed(type.name))
  }
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      title={m.removeTitle(type?.name ?? '')}
      confirm={m.removeConfirm}
      isOpen={type !== null}
      onClose={close}
      onConfirm={confirm}
    >
      <p className="mb-3">{m.removeHelp}</p>
      <ProblemCallout problem={remove.problem} />
    </ConfirmDialog>
  )
}

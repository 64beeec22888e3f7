import { useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { ConfirmDialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { Consequences } from './Consequences.tsx'
import { CHANGED } from './sale.ts'
import type { Membership } from './membership-words.ts'

interface CancelDialogProps {
  membership: Membership
  isOpen: boolean
  onClose: () => void
}

/** Asks before a membership is cancelled, with what ends with it: that is final. */
export function CancelDialog({ membership, isOpen, onClose }: CancelDialogProps) {
  const m = useMessages().memberships.act
  const params = { membership_id: membership.id }
  const cancel = useSend('DELETE /api/v1/memberships/{membership_id}', { done: m.cancelled, invalidate: CHANGED })
  return (
    <ConfirmDialog
      title={m.cancelTitle(membership.type_name)}
      confirm={m.cancelSubmit}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => cancel.sendOrThrow({ params })}
    >
      {isOpen ? <Consequences membershipId={membership.id} /> : null}
      <p>{m.cancelHelp}</p>
      <p className="mt-2">{m.cancelRefund}</p>
      <ProblemCallout problem={cancel.problem} />
    </ConfirmDialog>
  )
}

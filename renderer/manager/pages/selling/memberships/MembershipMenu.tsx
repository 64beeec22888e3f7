import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Menu } from '../../../../ui/index.ts'
import { membershipCan } from '../../../../../server/features/memberships/state-rules.ts'
import { useMessages } from '../../../messages/index.ts'
import { CHANGED } from './changed.ts'
import { AdjustDialog, CancelDialog, ChangeDialog, PauseDialog } from './MembershipDialogs.tsx'
import type { Membership } from './membership-words.ts'
import { Statement } from './Statement.tsx'

type Open = 'pause' | 'adjust' | 'change' | 'cancel' | 'statement' | null

/** What can be done with a membership; what can't says why. */
export function MembershipMenu({ membership }: { membership: Membership }) {
  const { memberships } = useMessages()
  const m = memberships.act
  const denied = useDenied()('memberships.manage')
  const [open, setOpen] = useState<Open>(null)
  const resume = useSend('POST /api/v1/memberships/{membership_id}/resume', { done: m.resumed, invalidate: CHANGED })
  const { status, can_pause, pause_days_left, unlimited, type_name } = membership
  const isCancelled = status === 'cancelled'
  const noPause = !can_pause ? m.cannotPause : pause_days_left === 0 ? m.noPauseLeft : null
  const dialog = { membership, onClose: () => setOpen(null) }
  return (
    <>
      <Menu
        label={memberships.card.menu(type_name)}
        groups={[
          [
            {
              label: m.statement,
              icon: 'file',
              onAction: () => setOpen('statement'),
              disabledReason: unlimited && m.isUnlimited,
            },
            {
              label: m.adjust,
              icon: 'ticket',
              onAction: () => setOpen('adjust'),
              disabledReason: denied ?? (isCancelled ? m.isCancelled : unlimited && m.isUnlimited),
            },
          ],
          [
            status === 'paused'
              ? {
                  label: m.resume,
                  icon: 'play',
                  onAction: () => void resume.send({ params: { membership_id: membership.id } }),
                  disabledReason: denied,
                }
              : {
                  label: m.pause,
                  icon: 'pause',
                  onAction: () => setOpen('pause'),
                  disabledReason: denied ?? (membershipCan(status, 'pause') ? noPause : m.notActive),
                },
            { label: m.change, icon: 'edit', onAction: () => setOpen('change'), disabledReason: denied },
          ],
          [
            {
              label: m.cancel,
              icon: 'trash',
              look: 'danger',
              onAction: () => setOpen('cancel'),
              disabledReason: denied ?? (isCancelled && m.isCancelled),
            },
          ],
        ]}
      />
      <PauseDialog {...dialog} isOpen={open === 'pause'} />
      <AdjustDialog {...dialog} isOpen={open === 'adjust'} />
      <ChangeDialog {...dialog} isOpen={open === 'change'} />
      <CancelDialog {...dialog} isOpen={open === 'cancel'} />
      <Statement {...dialog} isOpen={open === 'statement'} />
    </>
  )
}

import { useState } from 'react'
import { membershipCan } from '../../../../../server/features/memberships/state-rules.ts'
import { useApi, useSend } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Menu } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { AdjustDialog, ChangeDialog } from './MembershipDialogs.tsx'
import type { Membership } from './membership-words.ts'
import { PauseDialog, ResumeDialog, WithdrawDialog } from './PauseDialog.tsx'
import { CHANGED } from './sale.ts'
import { SharingDialog } from './SharingDialog.tsx'
import { Statement } from './Statement.tsx'

type Open = 'pause' | 'resume' | 'withdraw' | 'sharing' | 'adjust' | 'change' | 'cancel' | 'statement' | null

interface MembershipMenuProps {
  membership: Membership
  /** In a list the menu does not ask ahead what ending a pause would cancel: its dialog does. */
  isOfMany?: boolean
}

/** The actions for a membership; one that is not possible says why. */
export function MembershipMenu({ membership, isOfMany }: MembershipMenuProps) {
  const { memberships } = useMessages()
  const m = memberships.act
  const denied = useDenied()('memberships.manage')
  const [open, setOpen] = useState<Open>(null)
  // Eight dialogs for each row of a list would be dear: they are there from the first that is opened.
  const [opened, setOpened] = useState(false)
  if (open && !opened) setOpened(true)
  const resume = useSend('POST /api/v1/memberships/{membership_id}/resume', { done: m.resumed, invalidate: CHANGED })
  const { status, can_pause, pause_days_left, unlimited, type_name, planned_pause, asked_pause } = membership
  const leavesOut = useLeavesOut(membership, !isOfMany) || Boolean(isOfMany)
  const isCancelled = status === 'cancelled'
  const noSharing = useDenied()('clients.manage')
  const noPause = !can_pause ? m.cannotPause : pause_days_left === 0 ? m.noPauseLeft : null
  return (
    <>
      <Menu
        label={memberships.card.menu(isOfMany ? `${membership.client_name}, ${type_name}` : type_name)}
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
            planned_pause
              ? {
                  label: memberships.pausing.withdraw,
                  icon: 'undo',
                  onAction: () => setOpen('withdraw'),
                  disabledReason: denied,
                }
              : status === 'paused'
                ? {
                    label: m.resume,
                    icon: 'play',
                    onAction: () =>
                      leavesOut ? setOpen('resume') : void resume.send({ params: { membership_id: membership.id } }),
                    disabledReason: denied,
                  }
                : {
                    label: m.pause,
                    icon: 'pause',
                    onAction: () => setOpen('pause'),
                    disabledReason: denied ?? (membershipCan(status, 'pause') ? noPause : m.notActive),
                  },
            ...(asked_pause
              ? [
                  {
                    label: memberships.pausing.decline,
                    icon: 'close' as const,
                    onAction: () => setOpen('withdraw'),
                    disabledReason: denied,
                  },
                ]
              : []),
            {
              label: memberships.sharing.open,
              icon: 'clients',
              onAction: () => setOpen('sharing'),
              disabledReason: noSharing,
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
      {opened ? <Dialogs membership={membership} open={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

/** True if ending the pause today would cancel bookings. */
function useLeavesOut({ id, status }: Membership, isAsked: boolean): boolean {
  const { data } = useApi(
    'GET /api/v1/memberships/{membership_id}/ending',
    { params: { membership_id: id }, query: { pause_ends: 'true' } },
    { enabled: isAsked && status === 'paused' },
  )
  return data !== undefined && data.bookings + data.appointments > 0
}

interface DialogsProps {
  membership: Membership
  open: Open
  onClose: () => void
}

function Dialogs({ open, ...dialog }: DialogsProps) {
  return (
    <>
      <PauseDialog {...dialog} isOpen={open === 'pause'} />
      <ResumeDialog {...dialog} isOpen={open === 'resume'} />
      <WithdrawDialog {...dialog} isOpen={open === 'withdraw'} />
      <SharingDialog {...dialog} isOpen={open === 'sharing'} />
      <AdjustDialog {...dialog} isOpen={open === 'adjust'} />
      <ChangeDialog {...dialog} isOpen={open === 'change'} />
      <CancelDialog {...dialog} isOpen={open === 'cancel'} />
      <Statement {...dialog} isOpen={open === 'statement'} />
    </>
  )
}

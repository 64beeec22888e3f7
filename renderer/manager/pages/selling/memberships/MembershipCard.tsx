import { useState } from 'react'
import { membershipCan } from '../../../../../server/features/memberships/state-rules.ts'
import { useApi, useSend } from '../../../../api/index.ts'
import { unlimitedSaid } from '../../../../shared/coverage/unlimited.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Icon, Menu, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { AdjustDialog, ChangeDialog } from './MembershipDialogs.tsx'
import { Limits } from './Limits.tsx'
import { PauseDialog, ResumeDialog, WithdrawDialog } from './PauseDialog.tsx'
import { SharingDialog } from './SharingDialog.tsx'
import { Statement } from './Statement.tsx'
import { TONES, formatDates, formatPause, isLive, type Membership } from './membership-words.ts'
import { CHANGED } from './sale.ts'

/** A membership of a client: what is left of it, until when, what stands against it, and what can be done. */
export function MembershipCard({ membership }: { membership: Membership }) {
  const { memberships: words } = useMessages()
  const m = words.card
  const { date, money } = useFormat()
  const speaker = { words, date }
  const { type_name, type, status, price, currency, payment_method: method } = membership
  const paid = method ? m.paid(money(price, currency), words.methods[method] ?? method) : m.free
  return (
    <li className={`flex gap-4 px-4 py-3.5 ${isLive(membership) ? '' : 'bg-canvas'}`}>
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold">
          {type_name}
          <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
          {membership.is_intro_offer ? <Badge tone="accent">{m.intro}</Badge> : null}
        </h2>
        <p className="figures mt-0.5 text-xs text-muted">
          {words.kinds[type]} · {formatDates(membership, speaker)} · {paid}
        </p>
        <Limits limits={membership.limits} />
        <Remarks membership={membership} />
        {membership.notes ? <p className="mt-1.5 text-xs whitespace-pre-line text-muted">{membership.notes}</p> : null}
      </div>
      <div className="flex shrink-0 items-start gap-3">
        <Left membership={membership} />
        <MembershipMenu membership={membership} />
      </div>
    </li>
  )
}

type Open = 'pause' | 'resume' | 'withdraw' | 'sharing' | 'adjust' | 'change' | 'cancel' | 'statement' | null

/** What can be done with a membership; what can't says why. */
function MembershipMenu({ membership }: { membership: Membership }) {
  const { memberships } = useMessages()
  const m = memberships.act
  const denied = useDenied()('memberships.manage')
  const [open, setOpen] = useState<Open>(null)
  const resume = useSend('POST /api/v1/memberships/{membership_id}/resume', { done: m.resumed, invalidate: CHANGED })
  const { status, can_pause, pause_days_left, unlimited, type_name, planned_pause, asked_pause } = membership
  const leavesOut = useLeavesOut(membership)
  const isCancelled = status === 'cancelled'
  const noSharing = useDenied()('clients.manage')
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

/** True if ending the pause today would cancel bookings. */
function useLeavesOut({ id, status }: Membership): boolean {
  const { data } = useApi(
    'GET /api/v1/memberships/{membership_id}/ending',
    { params: { membership_id: id }, query: { pause_ends: 'true' } },
    { enabled: status === 'paused' },
  )
  return data !== undefined && data.bookings + data.appointments > 0
}

/** How many classes are left. */
function Left({ membership }: { membership: Membership }) {
  const { memberships } = useMessages()
  const m = memberships.card
  const format = useFormat()
  const { credits_remaining: left } = membership
  const uncounted = unlimitedSaid(membership.limits ?? {})
  if (left === null) return uncounted && <span className="pt-1 text-xs text-muted">{m[uncounted]}</span>
  return (
    <span className="text-end">
      <span className="figures block text-lg leading-6 font-semibold">{format.number(left)}</span>
      <span className="block text-2xs text-muted">{m.credits}</span>
    </span>
  )
}

/** That it was ended by hand, and what it had been good until: nothing else tells any more. */
function EndedEarly({ membership: { early_end } }: { membership: Membership }) {
  const { memberships } = useMessages()
  const m = memberships.card
  const { date } = useFormat()
  if (!early_end) return null
  const { former_expires_at: former } = early_end
  return <p className="figures mt-1.5 text-xs text-muted">{former ? m.endedEarly(date(former)) : m.endedOpen}</p>
}

function Remarks({ membership }: { membership: Membership }) {
  const { memberships: words } = useMessages()
  const m = words.card
  const { date } = useFormat()
  const { pause, planned_pause: planned, asked_pause: asked, is_waiting_for_first_visit: isWaiting } = membership
  const { past_due_since, renews_at, days_left, unusable_reasons, is_usable } = membership
  if (!isLive(membership)) return <EndedEarly membership={membership} />
  const lines: { icon: IconName; text: string; bad?: true }[] = [
    ...(pause ? [{ icon: 'pause' as const, text: formatPause(pause.until, { words, date }) }] : []),
    ...(planned
      ? [{ icon: 'pause' as const, text: words.pausing.plannedLine(date(planned.starts_at), date(planned.until)) }]
      : []),
    ...(asked
      ? [{ icon: 'info' as const, text: words.pausing.askedLine(date(asked.starts_at), date(asked.until)) }]
      : []),
    ...(isWaiting ? [{ icon: 'clock' as const, text: words.pausing.waiting(date(membership.first_visit_at!)) }] : []),
    ...(past_due_since
      ? [{ icon: 'warning' as const, text: m.pastDue(date(past_due_since)), bad: true as const }]
      : []),
    ...(renews_at ? [{ icon: 'refresh' as const, text: m.renews(date(renews_at)) }] : []),
    ...(days_left === null ? [] : [{ icon: 'clock' as const, text: m.daysLeft(days_left) }]),
    ...(is_usable || pause || past_due_since
      ? []
      : unusable_reasons.map(({ detail }) => ({ icon: 'info' as const, text: detail, bad: true as const }))),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
      {lines.map(({ icon, text, bad }) => (
        <li key={text} className={`figures flex items-start gap-1.5 text-xs ${bad ? 'text-bad' : 'text-muted'}`}>
          <Icon name={icon} size={14} className="mt-px" />
          {text}
        </li>
      ))}
    </ul>
  )
}

import { parseDate } from '@internationalized/date'
import { useApi, useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { ConfirmDialog, DateField, Dialog, NumberField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { Consequences } from './Consequences.tsx'
import { CHANGED } from './sale.ts'
import type { Membership } from './membership-words.ts'

interface DialogProps {
  membership: Membership
  isOpen: boolean
  onClose: () => void
}

/** Pauses from today on, or from a day to come, and shows before what falls out by it. */
export function PauseDialog({ membership, isOpen, onClose }: DialogProps) {
  const { memberships } = useMessages()
  return (
    <Dialog
      width="small"
      title={memberships.act.pauseTitle(membership.type_name)}
      description={memberships.pausing.help}
      isOpen={isOpen}
      onClose={onClose}
    >
      <PauseForm membership={membership} onClose={onClose} />
    </Dialog>
  )
}

function PauseForm({ membership, onClose }: Omit<DialogProps, 'isOpen'>) {
  const { memberships } = useMessages()
  const { act: m, pausing } = memberships
  const toast = useToast()
  const format = useFormat()
  const { asked_pause: asked, pause_days_left: most } = membership
  const pause = useSend('POST /api/v1/memberships/{membership_id}/pause', { invalidate: CHANGED })
  const today = format.today()
  const form = useForm({
    values: {
      starts_on: (asked && asked.starts_at > today ? asked.starts_at : today) as string | null,
      pause_days: Math.min(asked ? daysOf(asked) : 14, most ?? 3650) as number | null,
    },
    required: ['starts_on', 'pause_days'],
    submit: ({ starts_on, pause_days }) =>
      pause.sendOrThrow({
        params: { membership_id: membership.id },
        body: { pause_days: pause_days ?? 0, ...(starts_on !== null && starts_on !== today && { starts_on }) },
      }),
    onDone: ({ planned_pause }) => {
      toast.done(planned_pause ? pausing.planned(format.date(planned_pause.starts_at)) : m.paused)
      onClose()
    },
  })
  const { pause_days: days, starts_on: from } = form.values
  const until = days && from ? m.pauseUntil(format.date(parseDate(from).add({ days }).toString(), 'long')) : ''
  return (
    <Form form={form}>
      {asked ? (
        <p className="text-sm">{pausing.asked(format.date(asked.starts_at), memberships.days(daysOf(asked)))}</p>
      ) : null}
      <DateField label={pausing.from} min={today} {...form.bind('starts_on')} />
      <NumberField
        label={m.pauseDays}
        unit={memberships.days(2).replace(/[\d\s]+/, '')}
        min={1}
        max={most ?? 3650}
        description={[until, most === null ? '' : m.pauseLimit(most)].join(' ')}
        autoFocus
        {...form.bind('pause_days')}
      />
      {from && days ? <FallsOut membershipId={membership.id} from={from} days={days} /> : null}
      <FormActions
        form={form}
        submit={from !== null && from > today ? pausing.submit : m.pauseSubmit}
        onCancel={onClose}
      />
    </Form>
  )
}

const daysOf = ({ starts_at, until }: { starts_at: string; until: string }): number =>
  Math.round((Date.parse(until) - Date.parse(starts_at)) / 86_400_000)

/** The bookings within a pause, which would be cancelled free of charge. */
function FallsOut({ membershipId, from, days }: { membershipId: number; from: string; days: number }) {
  const { pausing: m } = useMessages().memberships
  const format = useFormat()
  const { data } = useApi(
    'GET /api/v1/memberships/{membership_id}/pause',
    { params: { membership_id: membershipId }, query: { pause_days: days, starts_on: from } },
    { keep: true },
  )
  const cancelled = data?.cancelled ?? []
  if (cancelled.length === 0) return null
  return (
    <div className="text-sm">
      <p className="font-medium">{m.fallsOut(cancelled.length)}</p>
      <ul className="figures mt-1 list-disc space-y-0.5 ps-5 text-muted">
        {cancelled.map(({ kind, id, name, client_name, starts_at }) => (
          <li key={`${kind} ${id}`}>
            {name} · {format.dateTime(starts_at)} · {client_name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Asks before a pause to come is withdrawn, or what a client asked for is declined. */
export function WithdrawDialog({ membership, isOpen, onClose }: DialogProps) {
  const { pausing: m } = useMessages().memberships
  const isPlanned = membership.planned_pause !== null
  const withdraw = useSend('DELETE /api/v1/memberships/{membership_id}/pause', {
    done: isPlanned ? m.withdrawn : m.declined,
    invalidate: CHANGED,
  })
  return (
    <ConfirmDialog
      title={isPlanned ? m.withdrawTitle : m.declineTitle}
      confirm={isPlanned ? m.withdrawSubmit : m.declineSubmit}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => withdraw.sendOrThrow({ params: { membership_id: membership.id } })}
    >
      {isPlanned && isOpen ? <Consequences membershipId={membership.id} pauseEnds /> : null}
      <p>{isPlanned ? m.withdrawHelp : m.declineHelp}</p>
      <ProblemCallout problem={withdraw.problem} />
    </ConfirmDialog>
  )
}

/** Asks before a pause that runs is cut short where that leaves something booked outside; nothing is asked elsewhere. */
export function ResumeDialog({ membership, isOpen, onClose }: DialogProps) {
  const { act: m, pausing } = useMessages().memberships
  const resume = useSend('POST /api/v1/memberships/{membership_id}/resume', { done: m.resumed, invalidate: CHANGED })
  return (
    <ConfirmDialog
      title={pausing.resumeTitle}
      confirm={m.resume}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => resume.sendOrThrow({ params: { membership_id: membership.id } })}
    >
      {isOpen ? <Consequences membershipId={membership.id} pauseEnds /> : null}
      <p>{pausing.resumeHelp}</p>
      <ProblemCallout problem={resume.problem} />
    </ConfirmDialog>
  )
}

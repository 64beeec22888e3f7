import { useApi, useSend, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { DateField } from '../../../ui/field/DateField.tsx'
import { NumberField } from '../../../ui/field/NumberField.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import { addDays } from '../../parts/days.ts'
import { useWhen } from '../../parts/use-when.ts'
import { PAUSING } from './pausing.ts'

interface PauseSheetProps {
  membership: Answer<'GET /api/v1/memberships/{membership_id}'>
  onClose: () => void
}

const USUAL_DAYS = 14
const MOST_DAYS = 3650

/** Plans a pause with a first day and a length, or asks the studio for it; first shows what it would cancel. */
export function PauseSheet({ membership, onClose }: PauseSheetProps) {
  const { pausing: m } = useMessages()
  const format = useFormat()
  const toast = useToast()
  const first = addDays(format.today(), 1)
  const { pause_days_left: left, self_service_pause: isOwn } = membership
  const send = useSend('POST /api/v1/memberships/{membership_id}/pause', { invalidate: PAUSING })
  const form = useForm({
    values: {
      starts_on: first as string | null,
      pause_days: Math.min(USUAL_DAYS, left ?? USUAL_DAYS) as number | null,
    },
    required: ['starts_on', 'pause_days'],
    submit: ({ starts_on, pause_days }) =>
      send.sendOrThrow({
        params: { membership_id: membership.id },
        body: { starts_on: starts_on ?? first, pause_days: pause_days ?? 1 },
      }),
    onDone: ({ planned_pause }) => {
      toast.done(planned_pause ? m.done(format.date(planned_pause.starts_at)) : m.asked)
      onClose()
    },
  })
  const { starts_on: from, pause_days: days } = form.values
  const help = [from && days ? m.usable(format.date(addDays(from, days))) : null, left === null ? null : m.left(left)]
  return (
    <Dialog title={m.title} width="small" isOpen onClose={() => form.leave(onClose)}>
      <Form form={form}>
        <DateField label={m.from} min={first} {...form.bind('starts_on')} />
        <NumberField
          label={m.days}
          unit={m.daysUnit}
          min={1}
          max={left ?? MOST_DAYS}
          description={help.filter(Boolean).join(' ')}
          {...form.bind('pause_days')}
        />
        {from && days ? <Inside membershipId={membership.id} from={from} days={days} /> : null}
        <FormActions form={form} submit={isOwn ? m.submit : m.askSubmit} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

/** Lists the bookings inside the pause: cancelled free, or staying where that is too late. */
function Inside({ membershipId, from, days }: { membershipId: number; from: string; days: number }) {
  const { pausing: m } = useMessages()
  const { data, error } = useApi(
    'GET /api/v1/memberships/{membership_id}/pause',
    { params: { membership_id: membershipId }, query: { pause_days: days, starts_on: from } },
    { keep: true },
  )
  if (error) return <ProblemCallout problem={error} />
  if (!data) return null
  const { cancelled, kept, is_asked } = data
  if (cancelled.length + kept.length === 0) return <p className="text-sm text-muted">{m.nothing}</p>
  return (
    <>
      <Booked title={is_asked ? m.wouldCancel : m.cancelled(cancelled.length)} places={cancelled} />
      <Booked title={m.kept} places={kept} />
    </>
  )
}

type Place = Answer<'GET /api/v1/memberships/{membership_id}/pause'>['kept'][number]

function Booked({ title, places }: { title: string; places: readonly Place[] }) {
  const when = useWhen()
  if (places.length === 0) return null
  return (
    <div className="text-sm">
      <p className="font-medium text-pretty">{title}</p>
      <ul className="figures mt-1 list-disc space-y-0.5 ps-5 text-muted">
        {places.map(({ kind, id, name, starts_at }) => (
          <li key={`${kind} ${id}`}>
            {name} · {when(starts_at)}
          </li>
        ))}
      </ul>
    </div>
  )
}

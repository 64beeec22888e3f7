import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Checkbox, Dialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { RosterBooking } from '../../roster/attendance.ts'
import type { OpenRoster } from './dialog-item.ts'

interface CloseRosterProps {
  cls: OpenRoster
  isOpen: boolean
  onClose: () => void
}

/** Says of everybody whose booking is still open whether they came: all did, until one is unticked. */
export function CloseRoster({ cls, isOpen, onClose }: CloseRosterProps) {
  const { closing: m } = useMessages().today.needs
  const format = useFormat()
  const params = { class_id: cls.class_id }
  const roster = useApi('GET /api/v1/scheduled-classes/{class_id}/roster', { params }, { enabled: isOpen })
  const when = `${cls.class_name}, ${format.date(cls.starts_at, 'day')}, ${format.time(cls.starts_at)}`
  return (
    <Dialog width="small" title={m.title} description={when} isOpen={isOpen} onClose={onClose}>
      <Loaded query={roster}>
        {({ bookings }) => (
          <Outcomes
            classId={cls.class_id}
            open={bookings.filter(({ status }) => status === 'booked')}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

interface OutcomesProps {
  classId: number
  open: readonly RosterBooking[]
  onClose: () => void
}

function Outcomes({ classId, open, onClose }: OutcomesProps) {
  const { closing: m } = useMessages().today.needs
  const toast = useToast()
  const [missed, setMissed] = useState<ReadonlySet<number>>(new Set())
  const checkIn = useSend('POST /api/v1/scheduled-classes/{class_id}/roster/check-in')
  const noShow = useSend('POST /api/v1/bookings/{booking_id}/no-show')
  const came = open.filter(({ booking_id }) => !missed.has(booking_id))
  const form = useForm({
    values: {},
    submit: async () => {
      const booking_ids = came.map(({ booking_id }) => booking_id)
      if (booking_ids.length > 0) await checkIn.sendOrThrow({ params: { class_id: classId }, body: { booking_ids } })
      for (const { booking_id } of open)
        if (missed.has(booking_id)) await noShow.sendOrThrow({ params: { booking_id } })
    },
    onDone: () => {
      toast.done(m.done(came.length, open.length - came.length))
      onClose()
    },
  })
  const toggle = (id: number, isHere: boolean) => {
    const next = new Set(missed)
    if (isHere) next.delete(id)
    else next.add(id)
    setMissed(next)
  }
  return (
    <Form form={form}>
      <p className="text-sm text-pretty text-muted">{open.length > 0 ? m.lead : m.nothing}</p>
      <ul aria-label={m.label} className="flex flex-col gap-1">
        {open.map(({ booking_id, client_name }) => (
          <li key={booking_id}>
            <Checkbox value={!missed.has(booking_id)} onChange={(isHere) => toggle(booking_id, isHere)}>
              {client_name}
            </Checkbox>
          </li>
        ))}
      </ul>
      <FormActions form={form} submit={m.submit(came.length, open.length - came.length)} onCancel={onClose} />
    </Form>
  )
}

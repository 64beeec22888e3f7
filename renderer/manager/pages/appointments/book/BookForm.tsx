import { useState } from 'react'
import { ApiError, useApi, useSend, type Reason } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Callout, DateField, EmptyState, LinkButton, Select, TextArea } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { ClientPicker } from '../../clients/ClientPicker.tsx'
import { instantOf } from '../../schedule/days.ts'
import { APPOINTMENT_CHANGED, type Appointment } from '../appointment.ts'
import { SlotField } from './SlotField.tsx'

interface BookFormProps {
  /** The day to begin with. */
  day: string
  onClose: () => void
  onBooked: (appointment: Appointment) => void
}

/** Books an appointment for a client: the service, the instructor, and a free time or another time past the rules. */
export function BookForm(props: BookFormProps) {
  const { booking: m } = useMessages().appointments
  const services = useApi('GET /api/v1/appointment-services', { query: { page_size: 200 } }, { fresh: 60_000 })
  return (
    <Loaded query={services}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            icon="tag"
            title={m.noServices}
            action={<LinkButton href={paths.appointmentServices()}>{m.toServices}</LinkButton>}
          >
            {m.noServicesMeans}
          </EmptyState>
        ) : (
          <Fields {...props} services={items.map(({ id, name }) => ({ id, label: name }))} />
        )
      }
    </Loaded>
  )
}

interface FieldsProps extends BookFormProps {
  services: readonly { id: number; label: string }[]
}

function Fields({ day, services, onClose, onBooked }: FieldsProps) {
  const { booking: m } = useMessages().appointments
  const format = useFormat()
  const toast = useToast()
  const mayForce = useDenied()('bookings.override') === null
  const book = useSend('POST /api/v1/appointments', { invalidate: APPOINTMENT_CHANGED })
  const [refused, setRefused] = useState<{ of: string; reasons: Reason[] } | null>(null)
  const form = useForm({
    values: {
      client_id: null as number | null,
      service_id: services.length === 1 ? services[0]!.id : (null as number | null),
      instructor_id: null as number | null,
      day: day as string | null,
      /** An instant that is offered, or a time of the day (HH:MM) that is not. */
      starts_at: null as string | null,
      notes: '',
    },
    required: ['client_id', 'service_id', 'instructor_id', 'day'],
    validate: ({ starts_at }) => ({ starts_at: starts_at ? undefined : m.chooseTime }),
    submit: async (values) => {
      const { client_id, service_id, instructor_id, starts_at, notes } = values
      if (!client_id || !service_id || !instructor_id || !starts_at || !values.day) return null
      const body = {
        client_id,
        service_id,
        instructor_id,
        starts_at: starts_at.length > 5 ? starts_at : instantOf(values.day, starts_at, format.timezone),
        notes: notes.trim() || null,
        ...(refused?.of === JSON.stringify(values) && { force: true }),
      }
      try {
        return await book.sendOrThrow({ body })
      } catch (error) {
        if (!mayForce || !(error instanceof ApiError) || !isPassable(error.problem.reasons)) throw error
        setRefused({ of: JSON.stringify(values), reasons: error.problem.reasons ?? [] })
        return null
      }
    },
    onDone: (made) => {
      if (!made) return
      toast.done(m.booked(made.client_name, format.dateTime(made.starts_at)))
      onBooked(made)
      onClose()
    },
  })
  const { service_id, instructor_id, day: on } = form.values
  const instructors = useApi(
    'GET /api/v1/appointment-services/{service_id}/available-instructors',
    { params: { service_id: service_id ?? 0 } },
    { enabled: service_id !== null, keep: true },
  )
  const nobody = instructors.data?.length === 0 ? m.nobody : undefined
  const standing = refused?.of === JSON.stringify(form.values) ? refused.reasons : []
  const clearTime = () => form.set('starts_at', null)
  return (
    <Form form={form}>
      <ClientPicker label={m.client} autoFocus {...form.bind('client_id')} />
      <Select
        label={m.service}
        placeholder={m.chooseService}
        options={services}
        {...form.bind('service_id')}
        onChange={(id) => {
          form.set('service_id', id)
          form.set('instructor_id', null)
          clearTime()
        }}
      />
      <Select
        label={m.instructor}
        placeholder={m.chooseInstructor}
        options={(instructors.data ?? []).map(({ id, full_name }) => ({ id, label: full_name }))}
        {...form.bind('instructor_id')}
        description={nobody}
        onChange={(id) => {
          form.set('instructor_id', id)
          clearTime()
        }}
      />
      <DateField
        label={m.day}
        min={format.today()}
        {...form.bind('day')}
        onChange={(next) => {
          form.set('day', next)
          clearTime()
        }}
      />
      <SlotField
        {...form.bind('starts_at')}
        of={service_id && instructor_id && on ? { service_id, instructor_id, date: on } : null}
        mayForce={mayForce}
      />
      <TextArea label={m.notes} description={m.notesHelp} maxLength={2000} {...form.bind('notes')} />
      {standing.length > 0 ? (
        <Callout tone="warn" live title={m.refused}>
          <ul className="list-disc space-y-0.5 ps-4">
            {standing.map(({ code, detail }) => (
              <li key={`${code} ${detail}`}>{detail}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
      <FormActions form={form} submit={standing.length > 0 ? m.force : m.submit} onCancel={onClose} />
    </Form>
  )
}

/** True if staff who may can book past all of these. */
function isPassable(reasons: readonly Reason[] = []): boolean {
  const firm = ['past', 'class', 'appointment']
  return (
    reasons.length > 0 &&
    reasons.every(
      ({ code, rule = '' }) =>
        code === 'OVERLAPPING_BOOKING' ||
        code === 'WAIVER_UNSIGNED' ||
        (code === 'APPOINTMENT_SLOT_TAKEN' && !firm.includes(rule)),
    )
  )
}

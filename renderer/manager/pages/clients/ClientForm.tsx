import { useSend, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm, type FormState } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { DateField, Select, TextArea, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ClientPicker } from './ClientPicker.tsx'

export type Client = Answer<'GET /api/v1/clients/{client_id}'>

const STUDIO = ''
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const

interface PersonValues {
  full_name: string
  email: string
  phone: string
  date_of_birth: string | null
  address: string
  emergency_contact: string
  locale: string
  guardian_id: number | null
}

/** Adds a client by hand. */
export function NewClientForm({ onClose, onDone }: { onClose: () => void; onDone: (client: Client) => void }) {
  const { clients } = useMessages()
  const m = clients.form
  const toast = useToast()
  const { today } = useFormat()
  const create = useSend('POST /api/v1/clients', { invalidate: ['GET /api/v1/clients'] })
  const form = useForm({
    values: { ...valuesOf(), client_since_on: null as string | null },
    required: ['full_name'],
    submit: ({ client_since_on, ...person }) =>
      create.sendOrThrow({ body: { ...bodyOf(person), ...(client_since_on ? { client_since_on } : {}) } }),
    onDone: (client: Client) => {
      toast.done(m.created(client.full_name))
      onClose()
      onDone(client)
    },
  })
  return (
    <Form form={form}>
      <PersonFields form={form as unknown as FormState<PersonValues>} />
      <DateField label={m.since} description={m.sinceHelp} max={today()} {...form.bind('client_since_on')} />
      <FormActions form={form} submit={m.create} onCancel={onClose} />
    </Form>
  )
}

/** Changes what is known of a client. */
export function EditClientForm({ client, onClose }: { client: Client; onClose: () => void }) {
  const { clients } = useMessages()
  const m = clients.form
  const toast = useToast()
  const denied = useDenied()('clients.manage')
  const save = useSend('PUT /api/v1/clients/{client_id}', {
    invalidate: ['GET /api/v1/clients', 'GET /api/v1/clients/{client_id}'],
  })
  const form = useForm({
    values: valuesOf(client),
    required: ['full_name'],
    submit: (values) => save.sendOrThrow({ params: { client_id: client.id }, body: bodyOf(values) }),
    onDone: () => {
      toast.done(m.saved)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <PersonFields form={form} client={client} />
      <FormActions form={form} onCancel={onClose} disabledReason={denied} />
    </Form>
  )
}

function PersonFields({ form, client }: { form: FormState<PersonValues>; client?: Client }) {
  const { clients } = useMessages()
  const m = clients.form
  const { today } = useFormat()
  const { locale } = form.values
  const noLogins = useDenied()('clients.login')
  // A client with a login acts for themselves.
  const mayBeLookedAfter = !client?.has_login || client.guardian_id !== null
  const isListed = locale === STUDIO || LANGUAGES.some((id) => id === locale)
  return (
    <>
      <TextField label={m.name} autoComplete="off" autoFocus {...form.bind('full_name')} />
      <TextField
        label={m.email}
        type="email"
        autoComplete="off"
        description={m.emailHelp}
        disabledReason={client?.has_login && noLogins && m.emailIsLogin}
        {...form.bind('email')}
      />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <TextField label={m.phone} type="tel" autoComplete="off" {...form.bind('phone')} />
        <DateField label={m.born} max={today()} {...form.bind('date_of_birth')} />
      </div>
      <TextArea label={m.address} rows={2} {...form.bind('address')} />
      <TextField label={m.emergency} description={m.emergencyHelp} {...form.bind('emergency_contact')} />
      <Select
        label={m.language}
        placeholder={m.studioLanguage}
        options={[
          { id: STUDIO, label: m.studioLanguage },
          ...LANGUAGES.map((id) => ({ id: id as string, label: m.languages[id] })),
          ...(isListed ? [] : [{ id: locale, label: locale }]),
        ]}
        {...form.bind('locale')}
      />
      {mayBeLookedAfter ? (
        <ClientPicker
          label={m.guardian}
          description={m.guardianHelp}
          leaveOut={client?.id}
          {...form.bind('guardian_id')}
        />
      ) : null}
    </>
  )
}

function valuesOf(client?: Client): PersonValues {
  return {
    full_name: client?.full_name ?? '',
    email: client?.email ?? '',
    phone: client?.phone ?? '',
    date_of_birth: client?.date_of_birth ?? null,
    address: client?.address ?? '',
    emergency_contact: client?.emergency_contact ?? '',
    locale: client?.locale ?? STUDIO,
    guardian_id: client?.guardian_id ?? null,
  }
}

/** Empty fields are sent as null: nothing known. */
function bodyOf({ full_name, date_of_birth, guardian_id, ...texts }: PersonValues) {
  const given = Object.entries(texts).map(([name, text]) => [name, text.trim() || null])
  return {
    full_name,
    date_of_birth,
    guardian_id,
    ...(Object.fromEntries(given) as Record<keyof typeof texts, string | null>),
  }
}

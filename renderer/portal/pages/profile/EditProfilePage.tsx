import { useApi, useSend, type Answer } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useGo } from '../../../shared/url/use-go.ts'
import { DateField } from '../../../ui/field/DateField.tsx'
import { TextArea } from '../../../ui/field/TextArea.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'

/** The reader's own details, as far as they are hers to change. */
export default function EditProfilePage() {
  const { profile: m } = useMessages()
  const client_id = useSession()?.account.id ?? 0
  const client = useApi('GET /api/v1/clients/{client_id}', { params: { client_id } })
  return (
    <AccountColumns>
      <BackLink href={paths.profile()}>{m.title}</BackLink>
      <PageHeader title={m.editTitle} />
      <Loaded query={client}>{(shown) => <DetailsForm key={shown.id} client={shown} />}</Loaded>
    </AccountColumns>
  )
}

function DetailsForm({ client }: { client: Answer<'GET /api/v1/clients/{client_id}'> }) {
  const { profile: m } = useMessages()
  const format = useFormat()
  const go = useGo()
  const toast = useToast()
  const save = useSend('PUT /api/v1/clients/me')
  const form = useForm({
    values: {
      full_name: client.full_name,
      phone: client.phone ?? '',
      date_of_birth: client.date_of_birth,
      address: client.address ?? '',
      emergency_contact: client.emergency_contact ?? '',
    },
    required: ['full_name'],
    submit: ({ full_name, phone, date_of_birth, address, emergency_contact }) =>
      save.sendOrThrow({
        body: {
          full_name,
          phone: phone || null,
          date_of_birth,
          address: address || null,
          emergency_contact: emergency_contact || null,
        },
      }),
    onDone: () => {
      toast.done(m.saved)
      go(paths.profile(), 'replace')
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.name} autoComplete="name" {...form.bind('full_name')} />
      <TextField
        label={m.email}
        value={client.email ?? ''}
        onChange={() => undefined}
        isRequired
        disabledReason={m.emailFixed}
      />
      <TextField label={m.phone} type="tel" autoComplete="tel" {...form.bind('phone')} />
      <DateField label={m.birthday} max={format.today()} {...form.bind('date_of_birth')} />
      <TextArea label={m.address} {...form.bind('address')} />
      <TextField label={m.emergency} description={m.emergencyHelp} {...form.bind('emergency_contact')} />
      <FormActions form={form} onCancel={() => go(paths.profile(), 'replace')} />
    </Form>
  )
}

import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { Select, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface KioskFormProps {
  onClose: () => void
  onAdded: (kiosk: Answer<'POST /api/v1/kiosks'>) => void
}

/** A new kiosk: what it is called, and whose classes it shows where there are several locations. */
export function KioskForm({ onClose, onAdded }: KioskFormProps) {
  const { kiosks: m } = useMessages()
  const locations = useApi('GET /api/v1/establishments', {}, { fresh: 60_000 })
  const add = useSend('POST /api/v1/kiosks')
  const form = useForm({
    values: { name: '', establishment_id: 0 },
    required: ['name'],
    submit: ({ name, establishment_id }) =>
      add.sendOrThrow({ body: { name, establishment_id: establishment_id || null } }),
    onDone: (kiosk) => {
      onClose()
      onAdded(kiosk)
    },
  })
  const options = (locations.data ?? []).map(({ id, name }) => ({ id, label: name }))
  return (
    <Form form={form}>
      <TextField label={m.name} placeholder={m.nameExample} maxLength={200} autoFocus {...form.bind('name')} />
      {options.length > 1 ? (
        <Select
          label={m.location}
          placeholder={m.everywhere}
          options={[{ id: 0, label: m.everywhere }, ...options]}
          {...form.bind('establishment_id')}
          isRequired
        />
      ) : null}
      <FormActions form={form} submit={m.add} onCancel={onClose} />
    </Form>
  )
}

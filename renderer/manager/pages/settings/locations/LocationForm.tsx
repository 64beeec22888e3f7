import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Location } from './location.ts'

/** A location, new or there already. */
export function LocationForm({ location, onClose }: { location: Location | null; onClose: () => void }) {
  const { locations: m } = useMessages().settings
  const toast = useToast()
  const create = useSend('POST /api/v1/establishments')
  const save = useSend('PUT /api/v1/establishments/{establishment_id}')
  const form = useForm({
    values: { name: location?.name ?? '', address: location?.address ?? '', phone: location?.phone ?? '' },
    required: ['name'],
    submit: ({ name, address, phone }) => {
      const body = { name, address: address || null, phone: phone || null }
      return location
        ? save.sendOrThrow({ params: { establishment_id: location.id }, body })
        : create.sendOrThrow({ body })
    },
    onDone: ({ name }) => {
      toast.done(location ? m.saved : m.added(name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.name} autoFocus {...form.bind('name')} />
      <TextArea label={m.address} {...form.bind('address')} />
      <TextField label={m.phone} type="tel" {...form.bind('phone')} />
      <FormActions form={form} onCancel={onClose} />
    </Form>
  )
}

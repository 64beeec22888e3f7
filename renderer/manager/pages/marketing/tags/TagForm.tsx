import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { TagChip } from '../../../parts/tags/TagChip.tsx'
import { ColorField, COLORS } from '../../schedule/templates/ColorField.tsx'
import type { Tag } from './tag.ts'

interface TagFormProps {
  /** Null makes a new one. */
  tag: Tag | null
  onClose: () => void
}

export function TagForm({ tag, onClose }: TagFormProps) {
  const { tags: m } = useMessages()
  const toast = useToast()
  const create = useSend('POST /api/v1/tags')
  const change = useSend('PUT /api/v1/tags/{tag_id}')
  const form = useForm({
    values: { name: tag?.name ?? '', color: tag?.color ?? (tag ? '#6b7280' : COLORS[0].value) },
    required: ['name', 'color'],
    submit: (body) => (tag ? change.sendOrThrow({ params: { tag_id: tag.id }, body }) : create.sendOrThrow({ body })),
    onDone: ({ name }) => {
      toast.done(tag ? m.saved : m.created(name))
      onClose()
    },
  })
  const { name, color } = form.values
  return (
    <Form form={form}>
      <TextField label={m.name} maxLength={200} autoFocus {...form.bind('name')} />
      <ColorField label={m.color} {...form.bind('color')} />
      <p className="flex min-h-6 items-center">{name.trim() ? <TagChip name={name} color={color} /> : null}</p>
      <FormActions form={form} onCancel={onClose} submit={tag ? undefined : m.submit} />
    </Form>
  )
}

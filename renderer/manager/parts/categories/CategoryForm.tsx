import { useSend } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ColorField } from '../ColorField.tsx'
import { COLORS } from '../colors.ts'
import type { Category } from './use-categories.ts'

interface CategoryFormProps {
  /** Null makes a new one. */
  category: Category | null
  /** Back to the list. */
  onClose: () => void
}

/** The name and the colour of a category. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const { categories: m } = useMessages()
  const toast = useToast()
  const create = useSend('POST /api/v1/class-categories')
  const change = useSend('PUT /api/v1/class-categories/{category_id}')
  const form = useForm({
    values: { name: category?.name ?? '', color: category?.color ?? COLORS[0].value },
    required: ['name'],
    submit: (body) =>
      category ? change.sendOrThrow({ params: { category_id: category.id }, body }) : create.sendOrThrow({ body }),
    onDone: ({ name }) => {
      toast.done(category ? m.saved : m.added(name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.name} maxLength={200} autoFocus {...form.bind('name')} />
      <ColorField label={m.color} {...form.bind('color')} />
      <FormActions form={form} onCancel={onClose} submit={category ? undefined : m.add} />
    </Form>
  )
}

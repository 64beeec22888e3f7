import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Checkbox, Dialog, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { filtersOf, sortOf, type Asked, type ClientColumn } from '../list/asked.ts'

interface SaveViewProps {
  asked: Asked
  columns: readonly ClientColumn[]
}

/** Keeps the list as it is now under a name. */
export function SaveView(props: SaveViewProps) {
  const { views: m } = useMessages().clients
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon="star" onPress={() => setOpen(true)}>
        {m.save}
      </Button>
      <Dialog title={m.saveTitle} description={m.saveLead} isOpen={isOpen} onClose={() => setOpen(false)}>
        <SaveForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function SaveForm({ asked, columns, onClose }: SaveViewProps & { onClose: () => void }) {
  const { views: m } = useMessages().clients
  const toast = useToast()
  const [, setState] = useUrlState({ columns: '' })
  const save = useSend('POST /api/v1/client-views', { invalidate: ['GET /api/v1/client-views'] })
  const form = useForm({
    values: { name: '', is_shared: false },
    required: ['name'],
    submit: (values) =>
      save.sendOrThrow({ body: { ...values, filters: filtersOf(asked), columns: [...columns], sort: sortOf(asked) } }),
    onDone: ({ name }: { name: string }) => {
      // The address says the columns from now on: it is this list's.
      setState({ columns: columns.join(',') })
      toast.done(m.saved(name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.name} maxLength={60} autoFocus {...form.bind('name')} />
      <Checkbox {...form.bind('is_shared')}>{m.share}</Checkbox>
      <FormActions form={form} submit={m.saveSubmit} onCancel={onClose} />
    </Form>
  )
}

import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { Dialog, RadioGroup, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Bulk } from './use-bulk.ts'

const WAYS = ['email', 'push_or_email', 'push'] as const

interface MessageDialogProps {
  ids: readonly number[]
  bulk: Bulk
  isOpen: boolean
  onClose: () => void
}

/** Writes to those who are chosen and have agreed. */
export function MessageDialog({ isOpen, onClose, ...rest }: MessageDialogProps) {
  const { message: m } = useMessages().clients.bulk
  return (
    <Dialog title={m.title(rest.ids.length)} description={m.lead} isOpen={isOpen} onClose={onClose}>
      <MessageForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function MessageForm({ ids, bulk, onClose }: Omit<MessageDialogProps, 'isOpen'>) {
  const { message: m } = useMessages().clients.bulk
  const form = useForm({
    values: { way: 'email' as (typeof WAYS)[number], subject: '', body: '' },
    required: ['subject', 'body'],
    submit: (values) => bulk.runOrThrow(ids, { kind: 'message', ...values }, values.subject),
    onDone: onClose,
  })
  return (
    <Form form={form}>
      <RadioGroup label={m.way} options={WAYS.map((id) => ({ id, label: m.ways[id] }))} {...form.bind('way')} />
      <TextField label={m.subject} maxLength={120} {...form.bind('subject')} />
      <TextArea label={m.body} rows={6} maxLength={4000} description={m.bodyHelp} {...form.bind('body')} />
      <FormActions form={form} submit={m.send(ids.length)} onCancel={onClose} />
    </Form>
  )
}

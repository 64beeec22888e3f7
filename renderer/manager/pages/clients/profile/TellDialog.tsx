import { useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Dialog, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Client } from '../ClientForm.tsx'

interface TellDialogProps {
  client: Client
  isOpen: boolean
  onClose: () => void
}

type Sent = Answer<'POST /api/v1/notifications/send'>

/** Tells a client something that concerns them, and says which way it took. */
export function TellDialog({ client, isOpen, onClose }: TellDialogProps) {
  const { clients } = useMessages()
  const m = clients.tell
  return (
    <Dialog title={m.title(client.full_name)} description={m.lead} isOpen={isOpen} onClose={onClose}>
      <TellForm client={client} onClose={onClose} />
    </Dialog>
  )
}

function TellForm({ client, onClose }: Omit<TellDialogProps, 'isOpen'>) {
  const { clients } = useMessages()
  const m = clients.tell
  const toast = useToast()
  const tell = useSend('POST /api/v1/notifications/send')
  const form = useForm({
    values: { title: '', body: '' },
    required: ['title', 'body'],
    submit: (body) => tell.sendOrThrow({ body: { client_id: client.id, ...body } }),
    onDone: (sent: Sent) => {
      toast.done(m.done, `${wayOf(sent, m)}${client.has_login ? '' : ` ${m.noLogin}`}`)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.subject} maxLength={120} {...form.bind('title')} />
      <TextArea label={m.text} rows={4} maxLength={600} {...form.bind('body')} />
      <FormActions form={form} submit={m.send} onCancel={onClose} />
    </Form>
  )
}

/** Which way it took, and why none to their devices. */
function wayOf(
  { pushes, is_mailed, why_no_push: why }: Sent,
  m: ReturnType<typeof useMessages>['clients']['tell'],
): string {
  const way = pushes > 0 ? (is_mailed ? m.both : m.pushed) : is_mailed ? m.mailed : m.listed
  return why === null ? way : `${way} ${m.why[why]}`
}

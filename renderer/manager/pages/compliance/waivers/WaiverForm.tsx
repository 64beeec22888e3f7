import { useApi, useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Callout, Checkbox, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Waiver } from './use-activation.ts'

interface WaiverFormProps {
  /** Null writes a new one. */
  waiver: Waiver | null
  onClose: () => void
}

/** Writing a waiver, or changing it: another text is another version, and it says so before. */
export function WaiverForm({ waiver, onClose }: WaiverFormProps) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const toast = useToast()
  const create = useSend('POST /api/v1/waivers')
  const change = useSend('PUT /api/v1/waivers/{waiver_id}')
  const form = useForm({
    values: {
      title: waiver?.title ?? '',
      body: waiver?.body ?? '',
      requires_before_booking: waiver?.requires_before_booking ?? false,
    },
    required: ['title', 'body'],
    submit: (body) =>
      waiver ? change.sendOrThrow({ params: { waiver_id: waiver.id }, body }) : create.sendOrThrow({ body }),
    onDone: ({ title, version }) => {
      toast.done(!waiver ? m.created(title) : version > waiver.version ? m.savedVersion(version) : m.saved)
      onClose()
    },
  })
  const isNewVersion = waiver !== null && form.values.body.trim() !== waiver.body && form.values.body.trim() !== ''
  const submit = !waiver ? m.write : isNewVersion ? m.saveVersion(waiver.version + 1) : undefined
  return (
    <Form form={form}>
      <TextField label={m.titleField} maxLength={200} autoFocus={!waiver} {...form.bind('title')} />
      <TextArea label={m.body} description={m.bodyHelp} rows={14} maxLength={50_000} {...form.bind('body')} />
      <Checkbox description={m.requiresHelp} {...form.bind('requires_before_booking')}>
        {m.requires}
      </Checkbox>
      {isNewVersion ? <NewVersion waiver={waiver} blocks={form.values.requires_before_booking} /> : null}
      <FormActions form={form} onCancel={onClose} submit={submit} />
    </Form>
  )
}

/** That everybody signs again, and how many that are. */
function NewVersion({ waiver: { id, version }, blocks }: { waiver: Waiver; blocks: boolean }) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const denied = useDenied()('clients.view')
  const signed = useApi(
    'GET /api/v1/waivers/{waiver_id}/signatures',
    { params: { waiver_id: id }, query: { version, page_size: 1 } },
    { enabled: !denied },
  )
  return (
    <Callout tone="warn" live title={m.newVersion(version + 1)}>
      {signed.data ? m.signAgain(signed.data.total, signed.data.total_capped) : null}
      {blocks && signed.data?.total ? ` ${m.blocks}` : null}
    </Callout>
  )
}

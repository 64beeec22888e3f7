import { ApiError, useSend } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Icon, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useConnectDenied } from './use-connect-denied.ts'

interface ConnectFormProps {
  onDone?: () => void
  onCancel?: () => void
}

/** The two keys of the studio's account at the processor, tried before they are kept; optionally a webhook's secret. */
export function ConnectForm({ onDone, onCancel }: ConnectFormProps) {
  const { payments: m } = useMessages()
  const toast = useToast()
  const denied = useConnectDenied()
  const connect = useSend('POST /api/billing/settings')
  const form = useForm({
    values: { secret_key: '', publishable_key: '', webhook_secret: '' },
    required: ['secret_key', 'publishable_key'],
    submit: ({ secret_key, publishable_key, webhook_secret }) =>
      connect
        .sendOrThrow({
          body: {
            secret_key: secret_key.trim(),
            publishable_key: publishable_key.trim(),
            ...(webhook_secret.trim() ? { webhook_secret: webhook_secret.trim() } : {}),
          },
        })
        .catch(atTheKey),
    onDone: ({ account_name, account_id }) => {
      toast.done(m.connected(account_name ?? account_id ?? m.account))
      form.reset({ secret_key: '', publishable_key: '', webhook_secret: '' })
      onDone?.()
    },
  })
  const words = { kind: 'new', show: m.show, hide: m.hide } as const
  return (
    <Form form={form}>
      <PasswordField label={m.secretKey} description={m.secretKeyMeans} {...words} {...form.bind('secret_key')} />
      <TextField
        label={m.publishableKey}
        description={m.publishableKeyMeans}
        autoComplete="off"
        {...form.bind('publishable_key')}
      />
      <details className="group -my-2 text-sm">
        <summary className="ring-focus flex min-h-11 cursor-default items-center gap-2 rounded-md text-muted hover:text-ink">
          <Icon name="right" size={14} className="group-open:rotate-90" />
          {m.ownWebhook}
        </summary>
        <PasswordField
          label={m.webhookSecret}
          description={m.webhookSecretMeans}
          {...words}
          {...form.bind('webhook_secret')}
        />
      </details>
      <FormActions form={form} submit={m.connect} onCancel={onCancel} disabledReason={denied} />
    </Form>
  )
}

/** Puts the refusal of a key that the processor does not know at its field. */
function atTheKey(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'PAYMENT_KEY_INVALID') throw error
  const { problem } = error
  throw new ApiError({ ...problem, errors: [{ in: 'body', path: 'secret_key', message: problem.detail }] })
}

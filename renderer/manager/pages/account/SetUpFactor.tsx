import { session, useSend, type Answer } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { QrCode } from '../../../shared/qr/QrCode.tsx'
import { Button, Card, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

interface SetUpFactorProps {
  secret: Answer<'POST /api/v1/auth/totp/setup'>
  onCodes: (codes: readonly string[]) => void
}

/** The secret as a picture and as text, and the first code of it, which turns the factor on. */
export function SetUpFactor({ secret: { secret, otpauth_url }, onCodes }: SetUpFactorProps) {
  const m = useMessages().secondFactor.scan
  const toast = useToast()
  const enable = useSend('POST /api/v1/auth/totp/enable')
  const form = useForm({
    values: { code: '' },
    required: ['code'],
    submit: (body) => enable.sendOrThrow({ body }),
    onDone: (answer) => {
      session.signIn(answer)
      onCodes(answer.recovery_codes)
    },
  })
  const copy = () => void navigator.clipboard.writeText(secret).then(() => toast.done(m.copied))
  return (
    <Card title={m.title} description={m.lead}>
      <div className="flex flex-wrap items-start gap-6">
        <QrCode text={otpauth_url} label={m.picture} className="size-48 shrink-0" />
        <div className="flex min-w-56 flex-1 flex-col gap-4">
          <div className="text-sm">
            <p className="text-muted">{m.byHand}</p>
            <p translate="no" className="mt-1 font-mono font-semibold tracking-wide break-words text-ink select-all">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </p>
            <Button look="quiet" icon="copy" onPress={copy} className="mt-1">
              {m.copySecret}
            </Button>
          </div>
          <Form form={form}>
            <TextField
              label={m.code}
              description={m.codeFor}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              {...form.bind('code')}
            />
            <FormActions form={form} submit={m.turnOn} />
          </Form>
        </div>
      </div>
    </Card>
  )
}

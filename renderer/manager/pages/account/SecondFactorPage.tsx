import { useState } from 'react'
import { session, useApi, useSend, type Answer } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { QrCode } from '../../../shared/qr/QrCode.tsx'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Callout, Card, PageHeader, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The own second factor: set up with an authenticator app, its recovery codes once, and the way to turn it off. */
export default function SecondFactorPage() {
  const { secondFactor: m } = useMessages()
  const me = useApi('GET /api/v1/auth/me')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <div className="max-w-2xl">
      <div className={codes ? 'print:hidden' : ''}>
        <PageHeader title={m.title} description={m.lead} />
      </div>
      {codes ? (
        <div className="flex flex-col gap-5">
          <div className="print:hidden">
            <Callout tone="good" title={m.onTitle} live>
              {m.on}
            </Callout>
          </div>
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        </div>
      ) : (
        <Loaded query={me}>{(account) => <State account={account} onCodes={setCodes} />}</Loaded>
      )}
    </div>
  )
}

interface StateProps {
  account: Answer<'GET /api/v1/auth/me'>
  onCodes: (codes: readonly string[]) => void
}

function State({ account, onCodes }: StateProps) {
  const { secondFactor: m } = useMessages()
  if (!account.totp_enabled) return <Off onCodes={onCodes} />
  return (
    <div className="flex flex-col gap-5">
      <Callout tone="good" title={m.onTitle}>
        {m.on} {m.codesLeft(account.recovery_codes_left)} {account.recovery_codes_left < 4 ? m.newCodes : null}
      </Callout>
      <TurnOffFactor />
    </div>
  )
}

/** Turns the own second factor off, with the password and a code; where that ends the session, signing in comes next. */
function TurnOffFactor() {
  const m = useMessages().secondFactor.turnOff
  const toast = useToast()
  const disable = useSend('POST /api/v1/auth/totp/disable')
  const form = useForm({
    values: { password: '', code: '' },
    required: ['password', 'code'],
    submit: (body) => disable.sendOrThrow({ body }),
    onDone: (answer) => {
      toast.done(m.done)
      if ('access_token' in answer) session.signIn(answer)
      else session.signOut()
    },
  })
  return (
    <Card title={m.title} description={m.lead}>
      <Form form={form} className="flex max-w-80 flex-col gap-4">
        <PasswordField label={m.password} kind="current" show={m.show} hide={m.hide} {...form.bind('password')} />
        <TextField label={m.code} autoComplete="one-time-code" {...form.bind('code')} />
        <FormActions form={form} submit={m.submit} look="danger" />
      </Form>
    </Card>
  )
}

function Off({ onCodes }: Pick<StateProps, 'onCodes'>) {
  const { secondFactor: m } = useMessages()
  const [begun, setBegun] = useState<Answer<'POST /api/v1/auth/totp/setup'> | null>(null)
  const begin = useSend('POST /api/v1/auth/totp/setup', { invalidate: [], onDone: setBegun })
  if (begun) return <SetUpFactor secret={begun} onCodes={onCodes} />
  return (
    <Card title={m.offTitle}>
      <div className="flex flex-col items-start gap-3 text-sm text-pretty">
        <p>{m.off}</p>
        <p className="text-muted">{m.what}</p>
        <Button look="primary" isPending={begin.isPending} onPress={() => void begin.send()}>
          {m.setUp}
        </Button>
      </div>
    </Card>
  )
}

interface SetUpFactorProps {
  secret: Answer<'POST /api/v1/auth/totp/setup'>
  onCodes: (codes: readonly string[]) => void
}

/** The secret as a picture and as text, and the first code of it, which turns the factor on. */
function SetUpFactor({ secret: { secret, otpauth_url }, onCodes }: SetUpFactorProps) {
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

import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Form } from '../form/Form.tsx'
import { useForm } from '../form/use-form.ts'
import { useSharedMessages } from '../i18n/catalogue.ts'
import type { Login } from '../session/use-login.ts'
import { SignInFrame } from './SignInFrame.tsx'

/** The second step of signing in: the authenticator's code, or one of the recovery codes. */
export function FactorStep({ login, product }: { login: Login; product: string }) {
  const { factor: m } = useSharedMessages()
  const [byRecovery, setByRecovery] = useState(false)
  const form = useForm({
    values: { code: '' },
    required: ['code'],
    keeps: false,
    submit: ({ code }) => login.finish(byRecovery ? { recovery_code: code } : { totp_code: code }),
    onDone: login.onDone,
  })
  const change = () => {
    form.reset({ code: '' })
    setByRecovery(!byRecovery)
  }
  return (
    <SignInFrame
      title={byRecovery ? m.recoveryTitle : m.title}
      lead={byRecovery ? m.recoveryLead : m.lead}
      product={product}
      footer={
        <div className="flex flex-col items-start gap-2">
          <Button look="quiet" onPress={change}>
            {byRecovery ? m.useApp : m.useRecovery}
          </Button>
          <Button look="quiet" onPress={login.restart}>
            {m.back}
          </Button>
        </div>
      }
    >
      <Form form={form}>
        <TextField
          key={byRecovery ? 'recovery' : 'app'}
          label={byRecovery ? m.recoveryCode : m.code}
          inputMode={byRecovery ? 'text' : 'numeric'}
          autoComplete={byRecovery ? 'off' : 'one-time-code'}
          autoFocus
          {...form.bind('code')}
        />
        <Button look="primary" size="large" type="submit" isPending={form.isPending} className="mt-1">
          {m.submit}
        </Button>
      </Form>
    </SignInFrame>
  )
}

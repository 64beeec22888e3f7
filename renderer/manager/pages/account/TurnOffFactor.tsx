import { session, useSend } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Card, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

/** Turns the own second factor off, with the password and a code; where that ends the session, signing in comes next. */
export function TurnOffFactor() {
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

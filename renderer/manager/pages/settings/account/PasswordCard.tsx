import { call, session } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { PasswordField } from '../../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useSession } from '../../../../shared/session/use-session.ts'
import { Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

const EMPTY = { old_password: '', new_password: '' }

/** Changing the own password; this device stays signed in. */
export function PasswordCard() {
  const { account: m } = useMessages().settings
  const toast = useToast()
  const email = useSession()?.account.email ?? ''
  const form = useForm({
    values: EMPTY,
    required: ['old_password', 'new_password'],
    submit: (body) => call('POST /api/v1/auth/change-password', { body }),
    onDone: (answer) => {
      session.signIn(answer)
      form.reset(EMPTY)
      toast.done(m.changed)
    },
  })
  return (
    <Card title={m.title} description={m.titleMeans}>
      <Form form={form}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <PasswordField label={m.old} kind="current" show={m.show} hide={m.hide} {...form.bind('old_password')} />
          <PasswordField
            label={m.new}
            kind="new"
            show={m.show}
            hide={m.hide}
            description={m.rule}
            {...form.bind('new_password')}
          />
        </div>
        <FormActions form={form} submit={m.change} />
      </Form>
    </Card>
  )
}

import { ApiError, call, session } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'

/** Another password; this device stays signed in, the others have to sign in again. */
export default function PasswordPage() {
  const { profile: m } = useMessages()
  const go = useGo()
  const toast = useToast()
  const form = useForm({
    values: { old_password: '', new_password: '' },
    required: ['old_password', 'new_password'],
    submit: (body) => call('POST /api/v1/auth/change-password', { body }).catch(explainWrong(m.passwordWrong)),
    onDone: (answer) => {
      session.signIn(answer)
      toast.done(m.passwordChanged)
      go(paths.profile(), 'replace')
    },
  })
  return (
    <AccountColumns>
      <BackLink href={paths.profile()}>{m.title}</BackLink>
      <PageHeader title={m.changePassword} description={m.passwordMeans} />
      <Form form={form}>
        <PasswordField
          label={m.oldPassword}
          kind="current"
          show={m.show}
          hide={m.hide}
          {...form.bind('old_password')}
        />
        <PasswordField
          label={m.newPassword}
          description={m.passwordRule}
          kind="new"
          show={m.show}
          hide={m.hide}
          {...form.bind('new_password')}
        />
        <FormActions form={form} submit={m.changePassword} onCancel={() => go(paths.profile(), 'replace')} />
      </Form>
    </AccountColumns>
  )
}

/** A wrong current password belongs to its field. */
const explainWrong = (message: string) => (error: unknown) => {
  if (!(error instanceof ApiError) || error.code !== 'AUTH_INVALID_CREDENTIALS') throw error
  throw new ApiError({ ...error.problem, errors: [{ in: 'body', path: 'old_password', message }] })
}

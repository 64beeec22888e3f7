import { Form } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import type { useNewPassword } from './use-link-token.ts'

interface NewPasswordFormProps {
  form: ReturnType<typeof useNewPassword>
  submit: string
}

export function NewPasswordForm({ form, submit }: NewPasswordFormProps) {
  const { account: m } = useMessages()
  return (
    <Form form={form}>
      <PasswordField
        label={m.newPassword}
        description={m.passwordRule}
        kind="new"
        show={m.show}
        hide={m.hide}
        {...form.bind('new_password')}
      />
      <Button look="primary" size="large" type="submit" isPending={form.isPending} className="mt-1">
        {submit}
      </Button>
    </Form>
  )
}

import { useState } from 'react'
import { useSend } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { Button } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useConfirmCode } from './use-confirm-code.ts'
import { useCodeToKeep } from './use-code-to-keep.tsx'

/** Makes a new recovery code for its owner: the password first, then the code once, until they confirm they kept it. */
export function NewCode() {
  const m = useMessages().welcome.code
  const [asked, setAsked] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const close = () => {
    setCode(null)
    setAsked(false)
  }
  if (code) return <ShownCode code={code} onKept={close} />
  if (asked) return <PasswordForm onCode={setCode} onCancel={close} />
  return (
    <Button icon="lock" className="mt-4" onPress={() => setAsked(true)}>
      {m.make}
    </Button>
  )
}

function PasswordForm({ onCode, onCancel }: { onCode: (code: string) => void; onCancel: () => void }) {
  const { welcome } = useMessages()
  const m = welcome.code
  const renew = useSend('POST /api/v1/auth/recovery-code', { invalidate: ['GET /api/v1/auth/me'] })
  const form = useForm({
    values: { password: '' },
    required: ['password'],
    keeps: false,
    submit: (body) => renew.sendOrThrow({ body }),
    onDone: (answer) => onCode(answer.recovery_code),
  })
  return (
    <Form form={form} className="mt-4 flex max-w-80 flex-col gap-4">
      <PasswordField
        label={m.password}
        kind="current"
        show={welcome.studio.show}
        hide={welcome.studio.hide}
        {...form.bind('password')}
      />
      <FormActions form={form} submit={m.showNew} onCancel={onCancel} />
    </Form>
  )
}

function ShownCode({ code, onKept }: { code: string; onKept: () => void }) {
  const m = useMessages().welcome.code
  const confirm = useConfirmCode()
  const { shown, disabledReason } = useCodeToKeep(code)
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      {shown}
      <Button
        look="primary"
        isPending={confirm.isPending}
        disabledReason={disabledReason}
        onPress={() => void confirm.confirm(code).then((done) => done && onKept())}
        className="print:hidden"
      >
        {m.done}
      </Button>
    </div>
  )
}

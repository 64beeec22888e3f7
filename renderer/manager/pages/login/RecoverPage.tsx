import { useState } from 'react'
import { call, session } from '../../../api/index.ts'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { Form } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { Button, Callout, Link, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { forgetCode, keepCode, shownCode } from '../../parts/recovery/kept-code.ts'
import { useConfirmCode } from '../../parts/recovery/use-confirm-code.ts'
import { useCodeToKeep } from '../../parts/recovery/use-code-to-keep.tsx'
import { paths } from '../../paths.ts'

/** The owner's way back in: the recovery code and a new password; then the code for next time, once. */
export default function RecoverPage() {
  const [code, setCode] = useState(shownCode)
  return code ? <NextCode code={code} /> : <RecoverForm onCode={setCode} />
}

function RecoverForm({ onCode }: { onCode: (code: string) => void }) {
  const { login, shell } = useMessages()
  const m = login.recover
  const form = useForm({
    values: { recovery_code: '', new_password: '' },
    required: ['recovery_code', 'new_password'],
    submit: (body) => call('POST /api/v1/auth/manager/recover-with-code', { body }),
    onDone: (answer) => {
      keepCode(answer.recovery_code)
      onCode(answer.recovery_code)
      if ('access_token' in answer) session.signIn(answer)
    },
  })
  return (
    <SignInFrame
      title={m.title}
      lead={m.lead}
      product={shell.product}
      footer={
        <span className="flex flex-wrap gap-x-4 gap-y-2">
          <Link href={paths.forgot()}>{m.byMail}</Link>
          <Link href={paths.login()}>{login.toSignIn}</Link>
        </span>
      }
    >
      <Form form={form}>
        <TextField
          label={m.code}
          placeholder={m.codeExample}
          autoComplete="off"
          autoFocus
          {...form.bind('recovery_code')}
        />
        <PasswordField
          label={login.newPassword}
          description={login.passwordRule}
          kind="new"
          show={login.show}
          hide={login.hide}
          {...form.bind('new_password')}
        />
        <Button look="primary" size="large" type="submit" isPending={form.isPending} className="mt-1">
          {m.submit}
        </Button>
      </Form>
    </SignInFrame>
  )
}

function NextCode({ code }: { code: string }) {
  const { login, shell } = useMessages()
  const m = login.recover
  const go = useGo()
  const { shown, disabledReason } = useCodeToKeep(code)
  const isSignedIn = useSession() !== null
  const { confirm } = useConfirmCode()
  const enter = () => {
    // From outside nobody is signed in yet: Today asks them.
    if (isSignedIn) void confirm(code)
    forgetCode()
    go(isSignedIn ? paths.today() : paths.login(), 'replace')
  }
  return (
    <SignInFrame title={m.newTitle} lead={m.newLead} product={shell.product}>
      <div className="flex flex-col gap-4">
        {isSignedIn ? null : <Callout tone="info">{m.factorStays}</Callout>}
        {shown}
        <Button look="primary" size="large" onPress={enter} disabledReason={disabledReason}>
          {isSignedIn ? m.go : m.signIn}
        </Button>
      </div>
    </SignInFrame>
  )
}

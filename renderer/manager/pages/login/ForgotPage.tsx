import { useState } from 'react'
import { call } from '../../../api/index.ts'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { Button, Link, LinkButton, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'

/** Asks for a link to set a new password; the answer is the same for every address. The owner's code is the other way. */
export default function ForgotPage() {
  const { login, shell } = useMessages()
  const m = login.forgot
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    values: { email: '' },
    required: ['email'],
    submit: (body) => call('POST /api/v1/auth/forgot-password', { body }).then(() => body.email.trim()),
    onDone: setSentTo,
  })
  return (
    <SignInFrame
      title={sentTo ? m.sent : m.title}
      lead={sentTo ? m.sentMeans(sentTo) : m.lead}
      product={shell.product}
      footer={<OtherWays canReturn={!sentTo} />}
    >
      {sentTo ? (
        <div className="flex flex-col gap-2">
          <LinkButton href={paths.login()} look="primary" size="large">
            {login.toSignIn}
          </LinkButton>
          <Button size="large" onPress={() => setSentTo(null)}>
            {m.again}
          </Button>
        </div>
      ) : (
        <Form form={form}>
          <TextField label={login.email} type="email" autoComplete="username" autoFocus {...form.bind('email')} />
          <Button look="primary" size="large" type="submit" isPending={form.isPending} className="mt-1">
            {m.submit}
          </Button>
        </Form>
      )}
    </SignInFrame>
  )
}

function OtherWays({ canReturn }: { canReturn: boolean }) {
  const { login } = useMessages()
  const m = login.forgot
  return (
    <div className="flex flex-col gap-2 text-pretty">
      <p>
        {m.noMail} <Link href={paths.recover()}>{m.useCode}</Link>
      </p>
      <p>{m.askOwner}</p>
      {canReturn ? (
        <p>
          <Link href={paths.login()}>{login.toSignIn}</Link>
        </p>
      ) : null}
    </div>
  )
}

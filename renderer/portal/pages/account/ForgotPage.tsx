import { useState } from 'react'
import { call } from '../../../api/index.ts'
import { now } from '../../../shared/clock.ts'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { rememberWay } from './way-back.ts'

/** Asks for a link to set a new password; the answer is the same for every address. */
export default function ForgotPage() {
  const { account, shell } = useMessages()
  const m = account.forgot
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [{ next }] = useUrlState({ next: '' })
  const form = useForm({
    values: { email: '' },
    required: ['email'],
    submit: (body) => call('POST /api/v1/auth/forgot-password', { body }).then(() => body.email),
    onDone: (email) => {
      rememberWay(localStorage, next, now())
      setSentTo(email)
    },
  })
  if (sentTo) {
    return (
      <SignInFrame title={m.sent} lead={m.sentMeans(sentTo)} product={shell.product}>
        <div className="flex flex-col gap-2">
          <LinkButton href={paths.login(next)} look="primary" size="large">
            {account.toSignIn}
          </LinkButton>
          <Button size="large" onPress={() => setSentTo(null)}>
            {m.again}
          </Button>
        </div>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={m.title}
      lead={m.lead}
      product={shell.product}
      footer={
        <Link href={paths.login(next)} className="inline-block py-2">
          {account.toSignIn}
        </Link>
      }
    >
      <Form form={form}>
        <TextField label={account.email} type="email" autoComplete="username" {...form.bind('email')} />
        <Button look="primary" size="large" type="submit" isPending={form.isPending} className="mt-1">
          {m.submit}
        </Button>
      </Form>
    </SignInFrame>
  )
}

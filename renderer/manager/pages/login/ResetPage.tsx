import { useState } from 'react'
import { call, session } from '../../../api/index.ts'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { Form } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { Button, Link, LinkButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths, PORTAL } from '../../paths.ts'

/**
 * The target of the link in a reset email: a new password, then signed in. Instructors without other roles go on to the portal.
 */
export default function ResetPage() {
  const { login, shell } = useMessages()
  const m = login.reset
  // The token is the fragment of the link, which no server and no log ever sees.
  const [token] = useState(() => decodeURIComponent(location.hash.slice(1)))
  const [isSet, setDone] = useState(false)
  const go = useGo()
  const toast = useToast()
  const form = useForm({
    values: { new_password: '' },
    required: ['new_password'],
    submit: (body) => call('POST /api/v1/auth/reset-password', { body: { ...body, token } }),
    onDone: (answer) => {
      if (!('access_token' in answer)) return setDone(true)
      if (answer.role !== 'manager') return location.assign(PORTAL)
      toast.done(m.done)
      session.signIn(answer)
      go(paths.today(), 'replace')
    },
  })
  if (isSet) {
    return (
      <SignInFrame title={m.setTitle} lead={m.setMeans} product={shell.product}>
        <LinkButton href={paths.login()} look="primary" size="large" className="w-full">
          {login.submit}
        </LinkButton>
      </SignInFrame>
    )
  }
  if (!token) {
    return (
      <SignInFrame title={m.noToken} lead={m.noTokenMeans} product={shell.product}>
        <LinkButton href={paths.forgot()} look="primary" size="large" className="w-full">
          {m.another}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={m.title}
      lead={m.lead}
      product={shell.product}
      footer={<Link href={paths.forgot()}>{m.another}</Link>}
    >
      <Form form={form}>
        <PasswordField
          label={login.newPassword}
          description={login.passwordRule}
          kind="new"
          show={login.show}
          hide={login.hide}
          autoFocus
          {...form.bind('new_password')}
        />
        <Button look="primary" size="large" type="submit" isPending={form.isPending} className="mt-1">
          {m.submit}
        </Button>
      </Form>
    </SignInFrame>
  )
}

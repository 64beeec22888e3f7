import { session } from '../../../api/index.ts'
import { FactorStep } from '../../../shared/app/FactorStep.tsx'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { Form } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { useLogin } from '../../../shared/session/use-login.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'

export default function LoginPage() {
  const { login: m, shell } = useMessages()
  const { studio_name } = useStudio()
  const [{ next }] = useUrlState({ next: '' })
  const go = useGo()
  const login = useLogin((answer) => {
    session.signIn(answer)
    go(safeNext(next, paths.schedule()), 'replace')
  })
  const { problems } = useSharedMessages()
  const { form, step } = login
  if (step === 'code') return <FactorStep login={login} product={shell.product} />
  return (
    <SignInFrame
      title={m.title}
      lead={m.lead(studio_name ?? shell.product)}
      product={shell.product}
      footer={
        <p>
          {m.newHere}{' '}
          <Link href={paths.register(next)} className="inline-block py-2">
            {m.register}
          </Link>
        </p>
      }
    >
      <Form form={form}>
        {step === 'setup' ? (
          <Callout tone="warn" live>
            {problems.byCode['TOTP_SETUP_REQUIRED']}
          </Callout>
        ) : null}
        <TextField label={m.email} type="email" autoComplete="username" {...form.bind('email')} />
        <PasswordField label={m.password} kind="current" show={m.show} hide={m.hide} {...form.bind('password')} />
        <Button look="primary" size="large" type="submit" isPending={form.isPending} className="mt-1">
          {m.submit}
        </Button>
        <Link href={paths.forgot(next)} className="self-center py-2 text-sm">
          {m.forgot}
        </Link>
      </Form>
    </SignInFrame>
  )
}

import { call, session } from '../../../api/index.ts'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { Form } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useReading } from '../../../shared/i18n/catalogue.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { useMessages } from '../../messages/index.ts'
import { legalWays } from '../../parts/legal.ts'
import { paths } from '../../paths.ts'

/** A new client's account, with as little asked as booking needs. */
export default function RegisterPage() {
  const { account, legal, shell } = useMessages()
  const m = account.register
  const { studio_name, legal: links } = useStudio()
  const ways = legalWays(links)
  const [first, second] = ways
  const [{ next }] = useUrlState({ next: '' })
  const go = useGo()
  const toast = useToast()
  const { language } = useReading()
  const form = useForm({
    values: { full_name: '', email: '', phone: '', password: '' },
    required: ['full_name', 'email', 'password'],
    submit: ({ phone, ...body }) =>
      call('POST /api/v1/auth/register/client', {
        body: {
          ...body,
          ...(phone && { phone }),
          ...(first && { accepts: ways.map(({ kind }) => kind) }),
          locale: language,
        },
      }),
    onDone: (answer) => {
      session.signIn(answer)
      if (!next) toast.done(account.invite.welcome(answer.account.full_name), m.pickFirst)
      go(safeNext(next, paths.schedule()), 'replace')
    },
  })
  if (form.problem?.code === 'EMAIL_IN_USE') {
    return (
      <SignInFrame title={m.taken} lead={m.takenMeans(form.values.email)} product={shell.product}>
        <div className="flex flex-col gap-2">
          <LinkButton href={paths.login(next)} look="primary" size="large">
            {m.signIn}
          </LinkButton>
          <LinkButton href={paths.forgot(next)} size="large">
            {account.forgot.title}
          </LinkButton>
        </div>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={m.title}
      lead={m.lead(studio_name ?? shell.product)}
      product={shell.product}
      footer={
        <p>
          {m.known}{' '}
          <Link href={paths.login(next)} className="inline-block py-2">
            {m.signIn}
          </Link>
        </p>
      }
    >
      <Form form={form}>
        <TextField label={m.name} autoComplete="name" {...form.bind('full_name')} />
        <TextField label={account.email} type="email" autoComplete="username" {...form.bind('email')} />
        <TextField label={m.phone} type="tel" autoComplete="tel" description={m.phoneWhy} {...form.bind('phone')} />
        <PasswordField
          label={account.password}
          description={account.passwordRule}
          kind="new"
          show={account.show}
          hide={account.hide}
          {...form.bind('password')}
        />
        <Button look="primary" size="large" type="submit" isPending={form.isPending} className="mt-1">
          {m.submit}
        </Button>
        {first ? (
          <div className="text-sm text-pretty text-muted">
            <p>{legal.accept[second ? 'both' : first.kind]}</p>
            <p className="flex flex-wrap gap-x-4">
              {ways.map(({ kind, href }) => (
                <Link key={kind} href={href} target="_blank" className="inline-block py-2">
                  {legal[kind]}
                </Link>
              ))}
            </p>
          </div>
        ) : null}
      </Form>
    </SignInFrame>
  )
}

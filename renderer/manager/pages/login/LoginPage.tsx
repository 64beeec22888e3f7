import { useEffect, useState } from 'react'
import { session } from '../../../api/index.ts'
import { FactorStep } from '../../../shared/app/FactorStep.tsx'
import { SignInFrame } from '../../../shared/app/SignInFrame.tsx'
import { Form } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useLogin } from '../../../shared/session/use-login.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { Button, Callout, Link, LinkButton, TextField } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { forgetNote, restoredNote } from '../../parts/restore/restored-note.ts'
import { paths, PORTAL } from '../../paths.ts'

export default function LoginPage() {
  const { login: m, shell } = useMessages()
  const { configured, studio_name, managers } = useStudio()
  const [{ next }] = useUrlState({ next: '' })
  const [isStranger, setStranger] = useState(false)
  const go = useGo()
  useEffect(() => {
    if (!configured) go(paths.welcome(), 'replace')
  }, [configured, go])
  const login = useLogin((answer) => {
    setStranger(answer.role !== 'manager')
    if (answer.role !== 'manager') return
    session.signIn(answer)
    forgetNote()
    go(safeNext(next, paths.today()), 'replace')
  })
  if (managers === 'free-tunnel') {
    return (
      <SignInFrame title={m.notHereTitle} lead={m.freeTunnel} product={shell.product}>
        <LinkButton href={PORTAL} look="primary" size="large" className="w-full">
          {m.toPortal}
        </LinkButton>
      </SignInFrame>
    )
  }
  const { form, step } = login
  if (step === 'code') return <FactorStep login={login} product={shell.product} />
  if (step === 'setup') return <SetUpFirst email={form.values.email} onBack={login.restart} />
  return (
    <SignInFrame
      title={m.title}
      lead={m.lead(studio_name ?? shell.product)}
      product={shell.product}
      footer={<Link href={paths.forgot()}>{m.forgotten}</Link>}
    >
      <Form form={form}>
        <JustRestored />
        {isStranger ? (
          <Callout tone="warn" live title={m.notStaffTitle}>
            {m.notStaff} <Link href={PORTAL}>{m.toPortal}</Link>
          </Callout>
        ) : null}
        <TextField label={m.email} type="email" autoComplete="username" autoFocus {...form.bind('email')} />
        <PasswordField label={m.password} kind="current" show={m.show} hide={m.hide} {...form.bind('password')} />
        <Button look="primary" size="large" type="submit" isPending={form.isPending} className="mt-1">
          {m.submit}
        </Button>
      </Form>
    </SignInFrame>
  )
}

/** Explains what happened after a backup was restored. */
function JustRestored() {
  const { login: m, shell } = useMessages()
  const format = useFormat()
  const [note] = useState(restoredNote)
  if (!note) return null
  const title = m.restoredTitle(note.studio_name ?? shell.product, format.dateTime(note.restored_as_of))
  return (
    <Callout tone="good" title={title}>
      <p>{m.restored}</p>
      {note.key === 'new' ? <p className="mt-1">{m.restoredNewKey}</p> : null}
    </Callout>
  )
}

/** From outside nobody runs the studio with a password alone: what to do about it. */
function SetUpFirst({ email, onBack }: { email: string; onBack: () => void }) {
  const { login, shell } = useMessages()
  const m = login.setUpFirst
  return (
    <SignInFrame title={m.title} lead={m.lead} product={shell.product} footer={m.whoElse}>
      <ol className="list-decimal space-y-2 ps-5 text-sm text-pretty">
        <li>{m.here}</li>
        <li>{m.menu(email)}</li>
        <li>{m.scan}</li>
        <li>{m.back}</li>
      </ol>
      <Button size="large" onPress={onBack} className="mt-5 w-full">
        {login.toSignIn}
      </Button>
    </SignInFrame>
  )
}

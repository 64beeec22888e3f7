import { useState, type ReactNode } from 'react'
import { ApiError, sendForm, session } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { PasswordField } from '../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { Callout, Checkbox, Spinner } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { inItsWords } from '../copies/use-trouble-words.ts'
import { keepNote } from './restored-note.ts'
import { openWhenBack } from './open-when-back.ts'

/** The place of a backup and what opens it, as the form of the operation names it; empty values are not sent. */
export type RestoreFields = Readonly<Record<string, string>>

/**
 * Has the studio of a copy put in place of this one. Throws the refusal, about a field where it is about one: `words` say of
 * a password that it is wrong.
 */
async function restoreCopy(fields: RestoreFields, file: File | null, words: { passwordWrong: string }): Promise<void> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  try {
    keepNote(await sendForm('POST /api/v1/studio/restore', given, file))
  } catch (error) {
    throw aboutAField(error, words) ?? inItsWords(error)
  }
}

function aboutAField(error: unknown, { passwordWrong }: { passwordWrong: string }): ApiError | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { code, problem } = error
  const faults: Readonly<Record<string, [path: string, message: string]>> = {
    AUTH_INVALID_CREDENTIALS: ['password', passwordWrong],
    BACKUP_PASSPHRASE_WRONG: ['passphrase', problem.detail],
  }
  const [path, message] = faults[code] ?? []
  if (path === undefined || message === undefined) return undefined
  return new ApiError({ ...problem, errors: [{ in: 'body', path, message }] })
}

/** Waits until the server has started again, and leads to the sign-in. */
function goToSignIn(): Promise<void> {
  return openWhenBack(paths.login(), () => session.signOut())
}

/** The copy that is meant. */
export interface CopySource {
  /** Its place, as the operation takes it; empty for a file. */
  fields: RestoreFields
  file: File | null
  /** It opens with its passphrase alone. */
  isEncrypted: boolean
}

export type RestorePhase = 'asked' | 'checking' | 'restarting'

interface RestoreFormProps {
  source: CopySource
  phase: RestorePhase
  onPhase: (phase: RestorePhase) => void
  /** True if a studio is replaced: its owner then enters their password. */
  asksPassword?: boolean
  /** True if the keys here most likely fit: the form asks for a passphrase only if they do not. */
  isOwn?: boolean
  submit: string
  look?: 'primary' | 'danger'
  onCancel?: () => void
  /** The text before the fields. */
  children?: ReactNode
}

/** Puts the studio of a copy in place: asks for what opens it, waits while it is checked, and leads to the sign-in. */
export function RestoreForm(props: RestoreFormProps) {
  const { source, phase, onPhase, asksPassword = false, isOwn = false, submit, look, onCancel, children } = props
  const { restore: m } = useMessages()
  const [wasRefused, setRefused] = useState(false)
  const [isWithout, setWithout] = useState(false)
  const form = useForm({
    values: { passphrase: '', password: '' },
    keeps: false,
    required: [
      ...(source.isEncrypted ? (['passphrase'] as const) : []),
      ...(asksPassword ? (['password'] as const) : []),
    ],
    submit: async ({ passphrase, password }) => {
      onPhase('checking')
      const opened: RestoreFields = isWithout ? { without_secrets: 'true' } : { passphrase }
      try {
        await restoreCopy({ ...source.fields, ...opened, password }, source.file, m)
        onPhase('restarting')
      } catch (error) {
        onPhase('asked')
        if (error instanceof ApiError && error.code === 'BACKUP_PASSPHRASE_WRONG') setRefused(true)
        throw error
      }
    },
    onDone: () => void goToSignIn(),
  })
  if (phase !== 'asked') return <Restoring phase={phase} />
  const mayGoWithout = wasRefused && !source.isEncrypted
  return (
    <Form form={form}>
      {children}
      {(source.isEncrypted || !isOwn || wasRefused) && !(mayGoWithout && isWithout) ? (
        <PasswordField
          label={m.passphrase}
          kind="current"
          show={m.show}
          hide={m.hide}
          autoFocus={!asksPassword}
          description={source.isEncrypted ? m.passphraseNeeded : m.passphraseIfSet}
          {...form.bind('passphrase')}
        />
      ) : null}
      {mayGoWithout ? (
        <Callout tone="warn" title={m.lost} live>
          <p>{m.lostMeans}</p>
          <Checkbox value={isWithout} onChange={setWithout} className="mt-2">
            {m.without}
          </Checkbox>
        </Callout>
      ) : null}
      {asksPassword ? (
        <PasswordField
          label={m.password}
          kind="current"
          show={m.showPassword}
          hide={m.hidePassword}
          description={m.passwordFor}
          {...form.bind('password')}
        />
      ) : null}
      <FormActions form={form} submit={submit} {...(look && { look })} {...(onCancel && { onCancel })} />
    </Form>
  )
}

/** Says what happens while a backup is checked, and while the studio restarts with it. */
function Restoring({ phase }: { phase: 'checking' | 'restarting' }) {
  const { restore: m } = useMessages()
  const [title, text] = phase === 'checking' ? [m.checking, m.checkingMeans] : [m.restarting, m.restartingMeans]
  return (
    <div
      role="status"
      className="flex min-h-48 flex-col items-center justify-center gap-2 rounded-lg border border-line bg-sunken px-6 py-8 text-center"
    >
      <Spinner size={22} className="text-accent-text" />
      <p className="mt-1 text-sm font-medium">{title}</p>
      <p className="max-w-96 text-xs text-pretty text-muted">{text}</p>
    </div>
  )
}

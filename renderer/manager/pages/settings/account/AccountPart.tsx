import { call, session, useApi } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { PasswordField } from '../../../../shared/form/PasswordField.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useSharedMessages } from '../../../../shared/i18n/catalogue.ts'
import { FormatChoices } from '../../../../shared/format/FormatChoices.tsx'
import { LANGUAGES } from '../../../../shared/i18n/language.ts'
import { useLanguageChoice } from '../../../../shared/i18n/use-language-choice.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { signOut, useSession } from '../../../../shared/session/use-session.ts'
import { useTheme } from '../../../../shared/theme/theme.ts'
import { Avatar, Badge, Button, Card, LinkButton, SegmentedControl, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { NewCode } from '../../../parts/recovery/NewCode.tsx'
import { paths } from '../../../paths.ts'
import { WeeklyEmail } from './WeeklyEmail.tsx'
import { useRoleName } from '../../team/roles/use-role-name.ts'

const EMPTY = { old_password: '', new_password: '' }

/** Changing the own password; this device stays signed in. */
function PasswordCard() {
  const { account: m } = useMessages().settings
  const toast = useToast()
  const email = useSession()?.account.email ?? ''
  const form = useForm({
    values: EMPTY,
    required: ['old_password', 'new_password'],
    submit: (body) => call('POST /api/v1/auth/change-password', { body }),
    onDone: (answer) => {
      session.signIn(answer)
      form.reset(EMPTY)
      toast.done(m.changed)
    },
  })
  return (
    <Card title={m.title} description={m.titleMeans}>
      <Form form={form}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <PasswordField label={m.old} kind="current" show={m.show} hide={m.hide} {...form.bind('old_password')} />
          <PasswordField
            label={m.new}
            kind="new"
            show={m.show}
            hide={m.hide}
            description={m.rule}
            {...form.bind('new_password')}
          />
        </div>
        <FormActions form={form} submit={m.change} />
      </Form>
    </Card>
  )
}

/**
 * The signed-in person's settings: password, second factor, look and language of this device, and the use of the recovery code.
 */
export default function AccountPart() {
  return (
    <div className="flex flex-col gap-4">
      <Me />
      <PasswordCard />
      <Factor />
      <Looks />
      <WeeklyEmail />
      <Recovery />
    </div>
  )
}

function Me() {
  const { account: m } = useMessages().settings
  const { words } = useSharedMessages()
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  const { role_name, is_owner } = me.data ?? {}
  const roleName = useRoleName()
  const session = useSession()
  const name = session?.account.full_name ?? ''
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} size="large" />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
          <p className="text-sm wrap-anywhere text-muted">{session?.account.email}</p>
          {role_name ? <p className="text-xs text-muted">{m.role(roleName(role_name, is_owner))}</p> : null}
        </div>
        <Button icon="signOut" onPress={signOut} className="phone:w-full">
          {words.signOut}
        </Button>
      </div>
    </Card>
  )
}

function Recovery() {
  const { account: m } = useMessages().settings
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  const isOwn = typeof me.data?.recovery_code_kept === 'boolean'
  return (
    <Card title={m.recovery}>
      <div className="flex flex-col gap-2 text-sm text-pretty text-muted">
        <p>{m.recoveryMeans}</p>
        {isOwn ? <p>{m.recoveryLost}</p> : null}
      </div>
      {isOwn ? <NewCode /> : null}
    </Card>
  )
}

function Factor() {
  const { account: m } = useMessages().settings
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  const isOn = me.data?.totp_enabled
  return (
    <Card
      title={m.factor}
      description={m.factorMeans}
      action={
        isOn === undefined ? null : <Badge tone={isOn ? 'good' : 'warn'}>{isOn ? m.factorOn : m.factorOff}</Badge>
      }
    >
      <LinkButton href={paths.secondFactor()} icon="lock">
        {m.toFactor}
      </LinkButton>
    </Card>
  )
}

function Looks() {
  const { account: m } = useMessages().settings
  const { words } = useSharedMessages()
  const { choice, choose } = useTheme()
  const { available, language, choose: read } = useLanguageChoice()
  return (
    <Card title={m.looks} description={m.looksMeans}>
      <div className="flex flex-col items-start gap-4">
        <SegmentedControl
          label={m.appearance}
          value={choice}
          onChange={choose}
          options={[
            { id: 'system', label: words.themes.system, icon: 'screen' },
            { id: 'light', label: words.themes.light, icon: 'sun' },
            { id: 'dark', label: words.themes.dark, icon: 'moon' },
          ]}
        />
        {available.length > 1 ? (
          <Select
            label={m.language}
            placeholder=""
            value={language}
            onChange={read}
            options={available.map((code) => ({ id: code, label: LANGUAGES[code] ?? code }))}
            className="w-56"
          />
        ) : null}
        <div className="flex flex-wrap gap-x-16 gap-y-4">
          <FormatChoices />
        </div>
      </div>
    </Card>
  )
}

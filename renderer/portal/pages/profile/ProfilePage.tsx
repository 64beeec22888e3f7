import { useApi, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useReading, useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { signOut } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useTheme, type ThemeChoice } from '../../../shared/theme/theme.ts'
import { Button, Card, KeyValueList, PageHeader, RadioGroup } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

export default function ProfilePage() {
  const { profile: m } = useMessages()
  const { words } = useSharedMessages()
  const me = useApi('GET /api/v1/auth/me')
  return (
    <>
      <PageHeader title={m.title} />
      <div className="flex flex-col gap-4">
        <Card title={m.details}>
          <Loaded query={me}>{(account) => <Details account={account} />}</Loaded>
        </Card>
        <Display />
        <Button icon="signOut" onPress={signOut}>
          {words.signOut}
        </Button>
      </div>
    </>
  )
}

function Details({ account }: { account: Answer<'GET /api/v1/auth/me'> }) {
  const { profile: m } = useMessages()
  const format = useFormat()
  return (
    <KeyValueList
      items={[
        { label: m.name, value: account.full_name },
        { label: m.email, value: account.email },
        { label: m.phone, value: account.phone },
        { label: m.birthday, value: account.date_of_birth && format.date(account.date_of_birth) },
        { label: m.since, value: format.date(account.created_at, 'month') },
      ]}
    />
  )
}

function Display() {
  const { profile: m } = useMessages()
  const { words } = useSharedMessages()
  const { choice, choose } = useTheme()
  const { available, language, change } = useReading()
  const themes = ['system', 'light', 'dark'] satisfies ThemeChoice[]
  return (
    <Card title={m.display}>
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={words.theme}
          value={choice}
          onChange={choose}
          options={themes.map((theme) => ({ id: theme, label: words.themes[theme] }))}
        />
        {available.length > 1 ? (
          <RadioGroup
            label={words.language}
            value={language}
            onChange={(code) => void change(code)}
            options={available.map((code) => ({ id: code, label: LANGUAGES[code] ?? code }))}
          />
        ) : null}
      </div>
    </Card>
  )
}

import { Suspense } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loading, NoPermission } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Card, classes, Icon, PageHeader, Select } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { parts, type SettingsPart } from './parts.ts'

/** Everything that is set once and rarely: a list of parts at the left (on a phone above), one of them open. */
export default function SettingsPage() {
  const { settings: m } = useMessages()
  const denied = useDenied()
  const [{ part }, setState] = useUrlState({ part: '' })
  const shown =
    parts.find(({ id }) => id === part) ?? parts.find(({ permission }) => !permission || !denied(permission))
  if (!shown) return null
  const isDenied = shown.permission !== null && denied(shown.permission) !== null
  return (
    <>
      <PageHeader title={m.title} />
      <div className="grid grid-cols-[11rem_minmax(0,44rem)] items-start gap-8 narrow:grid-cols-1 narrow:gap-4">
        <PartList shown={shown} />
        <Select
          label={m.parts}
          hideLabel
          placeholder=""
          value={shown.id}
          onChange={(id) => setState({ part: id }, 'push')}
          options={parts.map(({ id }) => ({ id, label: m.part[id] }))}
          className="lg:hidden"
        />
        <div className="min-w-0">
          {isDenied ? (
            <Card>
              <NoPermission />
            </Card>
          ) : (
            <Suspense fallback={<Loading />}>
              <shown.Page key={shown.id} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  )
}

function PartList({ shown }: { shown: SettingsPart }) {
  const { settings: m } = useMessages()
  return (
    <nav aria-label={m.parts} className="sticky top-[calc(var(--bar)+1.5rem)] narrow:hidden">
      <ul className="flex flex-col gap-0.5">
        {parts.map(({ id, icon }) => (
          <li key={id}>
            <AriaLink
              href={paths.settingsPart(id)}
              aria-current={id === shown.id ? 'page' : undefined}
              className={classes(
                'ring-focus flex h-8 items-center gap-2.5 rounded-md px-2 text-sm font-medium text-muted no-underline hover:bg-hover hover:text-ink',
                id === shown.id && 'bg-pressed! text-ink!',
              )}
            >
              <Icon name={icon} size={16} className={id === shown.id ? 'text-accent-text' : ''} />
              {m.part[id]}
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

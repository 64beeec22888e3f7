import { Suspense } from 'react'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loading, NoPermission } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Card, PageHeader, Select } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { parts } from './parts.ts'
import { SettingsNav } from './SettingsNav.tsx'

/** Everything that is set once and rarely: a list of parts at the left, one of them open; on a phone one after the other. */
export default function SettingsPage() {
  const { settings: m, commands } = useMessages()
  const denied = useDenied()
  const [{ part }, setState] = useUrlState({ part: '' })
  const shown =
    parts.find(({ id }) => id === part) ?? parts.find(({ permission }) => !permission || !denied(permission))
  if (!shown) return null
  // An address that names no part shows the list, if there is room for only one of them.
  const isAlone = part === ''
  const isDenied = shown.permission !== null && denied(shown.permission) !== null
  return (
    <>
      <PageHeader title={m.title} />
      <div className="grid grid-cols-[13rem_minmax(0,44rem)] items-start gap-8 narrow:grid-cols-1 narrow:gap-4">
        <SettingsNav shown={shown.id} isAlone={isAlone} />
        <Select
          label={m.parts}
          hideLabel
          placeholder=""
          value={shown.id}
          onChange={(id) => setState({ part: id }, 'push')}
          options={parts.map(({ id }) => ({ id, label: commands.parts[id] }))}
          className={isAlone ? 'hidden' : 'lg:hidden'}
        />
        <div className={`min-w-0 ${isAlone ? 'narrow:hidden' : ''}`}>
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

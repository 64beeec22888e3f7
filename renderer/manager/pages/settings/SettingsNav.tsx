import { useEffect, useRef } from 'react'
import { useApi, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Anchor, classes, Icon } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { settingsPages, type SettingsPage } from './pages.ts'

interface SettingsNavProps {
  shown: SettingsPage['id']
  /** Nothing else is on the page where that is narrow. */
  isAlone: boolean
}

const groups = [...new Set(settingsPages.map(({ group }) => group))]

interface Standing {
  text: string
  /** There is something to do. */
  isOpen?: boolean
}

/** Keeps the room of what is not known yet. */
const WAITS: Standing = { text: '\u00a0' }

/** The state of parts of the settings, in a few words each, from one request. */
function useStandings(): Partial<Record<SettingsPage['id'], Standing>> {
  const { settings, license } = useMessages()
  const m = settings.standings
  const maySee = useDenied()('settings.view') === null
  const status = useApi('GET /api/v1/studio/status', {}, { enabled: maySee, fresh: 60_000 })
  const copies = useCopies()
  if (!maySee) return {}
  if (!status.data) return { online: WAITS, payments: WAITS, email: WAITS, copies: WAITS, license: WAITS }
  const { is_public, payments_connected, mail_configured, mail_failed, plan } = status.data
  return {
    online: is_public ? { text: m.online } : { text: m.notOnline, isOpen: true },
    payments: { text: payments_connected ? m.connected : m.notConnected },
    email:
      mail_failed > 0
        ? { text: m.mailFailed(mail_failed), isOpen: true }
        : mail_configured
          ? { text: m.mailSetUp }
          : { text: m.mailNotSetUp, isOpen: true },
    copies: copies(status.data),
    license: { text: plan ? license.plans[plan] : m.noLicense },
  }
}

/** The age of the state to which the studio could be restored today, or a note that it could not. */
function useCopies() {
  const m = useMessages().settings.standings
  const format = useFormat()
  return ({ restorable, last_backup_at }: Answer<'GET /api/v1/studio/status'>): Standing => {
    if (restorable) return { text: m.copyProven(format.relative(restorable.as_of)) }
    if (last_backup_at) return { text: m.copyMade(format.relative(last_backup_at)) }
    return { text: m.noCopy, isOpen: true }
  }
}

/** The parts of the settings in groups, each with how it stands where that is known anyhow. */
export function SettingsNav({ shown, isAlone }: SettingsNavProps) {
  const { settings: m } = useMessages()
  const standings = useStandings()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAlone) place.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [shown, isAlone])
  return (
    <nav
      ref={place}
      aria-label={m.parts}
      className={classes(
        'flex flex-col gap-3 print:hidden narrow:gap-4 lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:-m-1 lg:max-h-[calc(100dvh-var(--bar)-2rem)] lg:overflow-y-auto lg:p-1 lg:[scrollbar-width:thin]',
        !isAlone && 'narrow:hidden',
      )}
    >
      {groups.map((group) => (
        <div key={group}>
          <p aria-hidden className="mb-1 px-2 text-2xs font-semibold text-muted">
            {m.groups[group]}
          </p>
          <ul
            aria-label={m.groups[group]}
            className="flex flex-col gap-px narrow:gap-0 narrow:divide-y narrow:divide-line narrow:overflow-hidden narrow:rounded-lg narrow:border narrow:border-line narrow:bg-surface narrow:shadow-raised"
          >
            {settingsPages
              .filter((page) => page.group === group)
              .map((page) => (
                <Entry
                  key={page.id}
                  page={page}
                  standing={standings[page.id]}
                  isHere={page.id === shown}
                  isAlone={isAlone}
                />
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface EntryProps {
  page: SettingsPage
  standing: Standing | undefined
  isHere: boolean
  isAlone: boolean
}

function Entry({ page: { id, icon }, standing, isHere, isAlone }: EntryProps) {
  const { commands } = useMessages()
  return (
    <li className="relative">
      <Anchor
        href={paths.settingsPart(id)}
        aria-current={isHere ? 'page' : undefined}
        className={classes(
          'ring-focus flex items-start gap-2.5 rounded-md px-2 py-1.5 text-sm font-medium no-underline -outline-offset-2! hover:bg-hover hover:text-ink narrow:min-h-12 narrow:rounded-none narrow:px-3.5 narrow:py-3.5 narrow:text-base narrow:text-ink',
          standing ? 'pb-5.5 narrow:pb-8' : '',
          isHere ? 'bg-pressed text-ink' : 'text-muted',
          isHere && isAlone && 'narrow:bg-transparent',
        )}
      >
        <Icon name={icon} size={16} className={`mt-0.5 ${isHere ? 'text-accent-text' : ''}`} />
        <span className="min-w-0 flex-1">{commands.parts[id]}</span>
        <Icon name="right" size={14} className="mt-1 text-faint lg:hidden" />
      </Anchor>
      {standing ? (
        <p
          className={`pointer-events-none absolute inset-x-0 bottom-1 truncate ps-8.5 pe-2 text-2xs narrow:bottom-2.5 narrow:ps-10 narrow:text-xs ${standing.isOpen ? 'text-warn' : 'text-muted'}`}
        >
          {standing.text}
        </p>
      ) : null}
    </li>
  )
}

import { useApi, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { useMessages } from '../../messages/index.ts'
import type { SettingsPage } from './pages.ts'

export interface Standing {
  text: string
  /** There is something to do. */
  isOpen?: boolean
}

/** Keeps the room of what is not known yet. */
const WAITS: Standing = { text: '\u00a0' }

/** How parts of the settings stand, in a few words each, by what one question answers. */
export function useStandings(): Partial<Record<SettingsPage['id'], Standing>> {
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

/** Since when the studio could be brought back to today, or that it could not. */
function useCopies() {
  const m = useMessages().settings.standings
  const format = useFormat()
  return ({ restorable, last_backup_at }: Answer<'GET /api/v1/studio/status'>): Standing => {
    if (restorable) return { text: m.copyProven(format.relative(restorable.as_of)) }
    if (last_backup_at) return { text: m.copyMade(format.relative(last_backup_at)) }
    return { text: m.noCopy, isOpen: true }
  }
}

import type { App } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import type { Entry } from '../../http/host.ts'
import { doorSettings, isFreeEntry } from '../settings/doors.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Why managers can't work by this way in; undefined where they can. */
export function whyNoManagers(app: App, { door, header }: Entry): 'closed' | 'free-tunnel' | undefined {
  if (door === 'local') return undefined
  const host = (header('host') ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  if (isFreeEntry(app, host)) return 'free-tunnel'
  return doorSettings(app).public_manager_enabled ? undefined : 'closed'
}

/** What is answered (LOOPBACK_ONLY) to managers at a way in that is not for them: the other ways; undefined where it is. */
export function managersRefused(app: App, entry: Entry): Refusal | undefined {
  const why = whyNoManagers(app, entry)
  return why && new Refusal('LOOPBACK_ONLY', why === 'closed' ? CLOSED : FREE)
}

const CLOSED = say('auth.not_from_outside')

const FREE = say('auth.not_through_free_tunnel')

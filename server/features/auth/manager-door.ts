import type { App } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import type { Entry } from '../../http/host.ts'
import { doorSettings, isFreeEntry } from '../settings/doors.ts'

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

const CLOSED =
  'Managers can’t work here from outside: the studio keeps that to its own computer. The owner can open it there, under ' +
  'Settings, Online.'

const FREE =
  'Managers can’t work through the free tunnel: somebody else can take its name, and its traffic can be read. Use the ' +
  'studio’s own computer or its network, or an address of your own (a domain, or a tunnel that is yours).'

import type { Account } from '../../api/caller.ts'
import { Refusal } from '../../api/errors.ts'
import { permissions as catalog, type Permission } from '../../api/permissions.ts'
import type { App } from '../../context.ts'
import type { Entry } from '../../http/host.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { doorSettings } from '../settings/doors.ts'
import { isByFreeTunnel } from '../tunnel/entry.ts'
import { clientAccount, staffAccount } from './queries.ts'
import { requireFactorOutside } from './require-factor.ts'
import { invalidToken, readToken, type Claims } from './tokens.ts'

/** Why managers can't work through this entry; undefined if they can. */
export function whyNoManagers(app: App, entry: Entry): 'closed' | 'free-tunnel' | undefined {
  if (entry.door === 'local') return undefined
  if (isByFreeTunnel(app, entry)) return 'free-tunnel'
  return doorSettings(app).public_manager_enabled ? undefined : 'closed'
}

/** Refusal (LOOPBACK_ONLY, naming the other ways) for managers at an entry that is not for them; undefined if it is. */
export function managersRefused(app: App, entry: Entry): Refusal | undefined {
  const why = whyNoManagers(app, entry)
  return why && new Refusal('LOOPBACK_ONLY', why === 'closed' ? CLOSED : FREE)
}

const CLOSED = say('auth.not_from_outside')

const FREE = say('auth.not_through_free_tunnel')

/** Returns an access token's account. The database decides at every request: 401 if it is inactive or has a newer version. */
export async function authenticate(token: string, app: App, entry: Entry): Promise<Account> {
  return allowedIn(app, entry, await readToken(app, token, 'access'))
}

/** Returns the account of a token's claims if it may use this entry: managers may not everywhere, nor without a factor. */
export function allowedIn(app: App, entry: Entry, claims: Claims): Account {
  const caller = accountOf(app, claims)
  if (!caller) throw invalidToken()
  if (caller.role === 'manager') {
    const refusal = managersRefused(app, entry)
    if (refusal) throw refusal
    requireFactorOutside(app.db, entry.door, caller)
  }
  return caller
}

/** The account behind claims, looked up only in the table that the role names, or undefined if they are void. */
export function accountOf(app: App, { id, role, version, mfa }: Claims): Account | undefined {
  if (role === 'client') {
    const client = app.db.one(clientAccount, { id })
    if (!client?.is_active || client.token_version !== version || client.password_hash === null) return undefined
    return { role, id, name: client.full_name, email: client.email }
  }
  const staff = app.db.one(staffAccount, { id })
  if (!staff?.is_active || staff.token_version !== version || staff.kind !== role) return undefined
  const { full_name: name, email, instructor_id: instructorId } = staff
  if (role === 'instructor') return instructorId === null ? undefined : { role, id, name, email, instructorId }
  const isOwner = staff.is_owner === true
  const permissions = new Set(isOwner ? catalog : ((staff.permissions ?? []) as Permission[]))
  return { role, id, name, email, instructorId, permissions, isOwner, mfa }
}

import type { Permission } from './permissions.ts'

export type Role = 'manager' | 'instructor' | 'client'

/** The sender of a request, according to the token and the account's row. */
export type Caller =
  | { role: 'nobody' }
  /** A tablet at the door: no account, and nothing but what is for kiosks. */
  | { role: 'kiosk'; id: number; name: string; establishmentId: number | null }
  | { role: 'client'; id: number; name: string; email: string | null }
  | { role: 'instructor'; id: number; name: string; email: string | null; instructorId: number }
  | {
      role: 'manager'
      id: number
      name: string
      email: string | null
      /** The owner's or manager's own instructor profile, if she teaches. */
      instructorId: number | null
      permissions: ReadonlySet<Permission>
      isOwner: boolean
      /** True if a second factor was shown for the session. */
      mfa: boolean
    }

/** A person who is signed in with their account. */
export type Account = Exclude<Caller, { role: 'nobody' | 'kiosk' }>

/** The actor behind a change, as the audit log and the ledgers keep it. */
export interface Actor {
  kind: 'staff' | 'client' | 'system'
  id: number | null
  name: string | null
}

/** The system itself: jobs, and what follows from somebody else's act. */
export const systemActor: Actor = { kind: 'system', id: null, name: null }

export function actorOf(caller: Caller): Actor {
  if (caller.role === 'nobody') return systemActor
  if (caller.role === 'kiosk') return { ...systemActor, name: caller.name }
  return { kind: caller.role === 'client' ? 'client' : 'staff', id: caller.id, name: caller.name }
}

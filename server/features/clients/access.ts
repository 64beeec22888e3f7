import type { Ctx } from '../../context.ts'
import { requirePermission } from '../../api/access.ts'
import { notFound } from '../../api/errors.ts'
import { clientOfInstructor, type ClientRow } from './queries.ts'

/** Refuses (404) a client who asks for somebody else, and an instructor who never taught this client. */
export function requireOwnClient(ctx: Ctx, clientId: number): void {
  const { caller } = ctx
  if (caller.role === 'client' && caller.id !== clientId) throw notFound('client')
  if (caller.role !== 'instructor') return
  const taught = ctx.db.one(clientOfInstructor, { client_id: clientId, instructor_id: caller.instructorId })
  if (!taught) throw notFound('client')
}

/** The signed-in client's id. */
export function ownClientId(ctx: Ctx): number {
  if (ctx.caller.role !== 'client') throw notFound('client')
  return ctx.caller.id
}

/** Refuses (403) staff to change the e-mail that a client signs in with, unless they may. */
export function requireMayChangeLogin({ caller }: Ctx, client: ClientRow, email: string | null): void {
  if (caller.role === 'client' || client.password_hash === null || client.email === email) return
  requirePermission(caller, 'clients.login')
}

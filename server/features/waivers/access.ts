import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'

/** Refuses (404) a client who asks for somebody else's; managers and instructors may see any client's. */
export function requireReadable({ caller }: Ctx, clientId: number): void {
  if (caller.role === 'client' && caller.id !== clientId) throw notFound('client')
}

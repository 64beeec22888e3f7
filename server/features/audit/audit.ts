import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import type { AuditAction } from './actions.ts'

type Row = Record<string, unknown>

export interface Change {
  entity: string
  id: number | null
  before?: object | undefined
  after?: object | undefined
}

const insert = query(
  (p: {
    at: Instant
    actor_kind: string
    actor_id: number | null
    actor_name: string | null
    action: string
    entity: string
    entity_id: number | null
    before: unknown
    after: unknown
    request_id: string | null
  }) =>
    db.insertInto('audit_entries').values({
      at: p.at,
      actor_kind: p.actor_kind,
      actor_id: p.actor_id,
      actor_name: p.actor_name,
      action: p.action,
      entity: p.entity,
      entity_id: p.entity_id,
      before: p.before,
      after: p.after,
      request_id: p.request_id,
    }),
)

/**
 * Keeps who changed what, in the transaction that changes it. Clients' own acts and the system's are not staff changes
 * and are left out. Of `before` and `after` only the fields that differ are kept, and never a secret.
 */
export function audit(
  tx: Tx,
  act: Pick<Act, 'now' | 'actor' | 'requestId'>,
  action: AuditAction,
  change: Change,
): void {
  if (act.actor.kind !== 'staff') return
  const [before, after] = difference(change.before as Row | undefined, change.after as Row | undefined)
  const { now: at, actor, requestId: request_id } = act
  const who = { actor_kind: actor.kind, actor_id: actor.id, actor_name: actor.name }
  tx.run(insert, { at, ...who, action, entity: change.entity, entity_id: change.id, before, after, request_id })
}

const SECRET = /password|secret|token|_hash|_encrypted|license_key|recovery/

function difference(before: Row | undefined, after: Row | undefined): [Row | null, Row | null] {
  const changed = (key: string) =>
    !SECRET.test(key) && key !== 'updated_at' && JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key])
  const pick = (row: Row | undefined, other: Row | undefined) =>
    row ? Object.fromEntries(Object.entries(row).filter(([key]) => (other ? changed(key) : !SECRET.test(key)))) : null
  return [pick(before, after), pick(after, before)]
}

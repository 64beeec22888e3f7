import { InTime } from './in-time.ts'
import { DAY, iso, type Making } from './making.ts'

/** For how long the audit log keeps what exactly was changed; older entries say who did what, when. */
const DETAILS_DAYS = 2 * 365

export interface Audit {
  add(
    at: number,
    actor: { id: number; name: string },
    action: string,
    entity: string,
    id: number,
    before: object | null,
    after: object | null,
  ): void
  writeUntil(before: number): void
}

/** Changes by members of the team. */
export function keepAudit(making: Making): Audit {
  const rows = making.table('audit_entries', [
    'id',
    'at',
    'actor_kind',
    'actor_id',
    'actor_name',
    'action',
    'entity',
    'entity_id',
    'before',
    'after',
    'request_id',
  ])
  const oldest = making.now - DETAILS_DAYS * DAY
  type Entry = Parameters<Audit['add']> extends [number, ...infer Rest] ? Rest : never
  const inTime = new InTime<Entry>(([actor, action, entity, entityId, before, after], at) => {
    const id = rows.next()
    const details = at < oldest ? [null, null] : [before && JSON.stringify(before), after && JSON.stringify(after)]
    rows.add(id, iso(at), 'staff', actor.id, actor.name, action, entity, entityId, ...details, requestId(id))
  })
  return {
    add: (at, ...entry) => inTime.add(at, entry),
    writeUntil: (before) => inTime.writeUntil(before),
  }
}

/** Looks like a request’s id and is another for each entry. */
function requestId(n: number): string {
  return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
}

import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'

/** Notes something on a client for the staff, by whoever acts (nobody where the studio notes it itself). Gives its id. */
export function writeNote(tx: Tx, act: Act, { client_id, body }: { client_id: number; body: string }): number {
  const staff_id = act.actor.kind === 'staff' ? act.actor.id : null
  const { id } = tx.run(db.insertInto('client_notes').values({ client_id, staff_id, body, created_at: act.now }))
  audit(tx, act, 'client.note.create', { entity: 'client', id: client_id })
  return id
}

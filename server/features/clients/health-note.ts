import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { ownClientId } from './access.ts'
import { ownHealthNote } from './queries.ts'

function present(reader: Reader, client_id: number) {
  const note = reader.one(ownHealthNote, { client_id })
  return { body: note?.body ?? null, written_at: note?.created_at ?? null }
}

/** The caller's note about their health for their instructors. */
export function readHealthNote(ctx: Ctx) {
  return present(ctx.db, ownClientId(ctx))
}

/** Keeps what the caller writes about their health in place of what they wrote before; null removes it. */
export function writeHealthNote(ctx: Ctx, body: string | null) {
  const client_id = ownClientId(ctx)
  return ctx.write((tx) => {
    const before = tx.one(ownHealthNote, { client_id })
    if (before && before.body === body) return present(tx, client_id)
    if (before) tx.run(db.deleteFrom('client_notes').where('id', '=', before.id))
    if (body !== null) {
      const note = { client_id, staff_id: null, body, is_health: true, created_at: ctx.now }
      tx.run(db.insertInto('client_notes').values(note))
    }
    return present(tx, client_id)
  })
}

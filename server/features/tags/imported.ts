import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { tagByName, holderOfTag } from './queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

const insert = query((p: { name: string; now: Instant }) =>
  db.insertInto('tags').values({ name: p.name, created_at: p.now, updated_at: p.now }),
)
const assign = query((p: { client_id: number; tag_id: number; now: Instant }) =>
  db
    .insertInto('client_tags')
    .values({ client_id: p.client_id, tag_id: p.tag_id, created_at: p.now })
    .onConflict((conflict) => conflict.doNothing()),
)

/** The tag of a name (case doesn't matter), made if there is none; `made` says so. */
export function ensureTag(tx: Tx, act: Act, name: string): { id: number; made: boolean } {
  const tag = tx.one(tagByName, { name })
  return tag ? { id: tag.id, made: false } : { id: tx.run(insert, { name, now: act.now }).id, made: true }
}

/** Gives an imported client their tags. No event: nothing happened to them today. */
export function tagImportedClient(tx: Tx, act: Act, clientId: number, tagIds: readonly number[]): void {
  for (const tag_id of tagIds) tx.run(assign, { client_id: clientId, tag_id, now: act.now })
}

const removeTags = query((p: { client_id: number; created_at: Instant }) =>
  db
    .deleteFrom('client_tags')
    .where('client_id', '=', p.client_id)
    .where((eb) => eb.or([eb('created_at', '=', p.created_at), eb('rule_id', 'is not', null)])),
)

/** Removes the tags that a client got from an import, and those that rules gave them for it. */
export function untagImportedClient(tx: Tx, clientId: number, importedAt: Instant): void {
  tx.run(removeTags, { client_id: clientId, created_at: importedAt })
}

/** Takes an imported tag back; gives why it stays, if somebody has it. Throws (a foreign key) where a rule gives it. */
export function removeImportedTag(tx: Tx, id: number): Said | null {
  if (tx.one(holderOfTag, { tag_id: id })) return say('kept.tag_given')
  tx.run(db.deleteFrom('tags').where('id', '=', id))
  return null
}

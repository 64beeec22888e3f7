import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { emit } from '../../events/emit.ts'
import type { Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { clientTag, loadTag } from './queries.ts'

const insert = query((p: { client_id: number; tag_id: number; rule_id: number | null; now: Instant }) =>
  db
    .insertInto('client_tags')
    .values({ client_id: p.client_id, tag_id: p.tag_id, rule_id: p.rule_id, created_at: p.now })
    .onConflict((conflict) => conflict.doNothing()),
)

const remove = query((p: { client_id: number; tag_id: number }) =>
  db.deleteFrom('client_tags').where('client_id', '=', p.client_id).where('tag_id', '=', p.tag_id),
)

/** Gives a client a tag and says so (client.tag_added); nothing is said where the client has it. 404 for either. */
export function giveTag(tx: Tx, act: Act, gift: { client_id: number; tag_id: number; rule_id?: number | null }): void {
  const { client_id, tag_id, rule_id = null } = gift
  loadClient(tx, client_id)
  const tag = loadTag(tx, tag_id)
  if (tx.run(insert, { client_id, tag_id, rule_id, now: act.now }).changes === 0) return
  emit(tx, act, 'client.tag_added', client_id, { tag_id, tag_name: tag.name, rule_id })
  audit(tx, act, 'client.tag.add', { entity: 'client', id: client_id, after: { tag_id, tag_name: tag.name } })
}

/** Takes a tag from a client and returns the assignment as it was; 404 if they don't have it. */
export function takeTag(tx: Tx, act: Act, { client_id, tag_id }: { client_id: number; tag_id: number }) {
  loadClient(tx, client_id)
  const before = tx.one(clientTag, { client_id, tag_id })
  if (!before) throw notFound('tag on this client')
  tx.run(remove, { client_id, tag_id })
  audit(tx, act, 'client.tag.remove', { entity: 'client', id: client_id, before: { tag_id, tag_name: before.name } })
  return before
}

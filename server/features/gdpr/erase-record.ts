import { sql } from 'kysely'
import type { Act } from '../../context.ts'
import { writing } from '../../db/statement.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { clientById } from '../clients/queries.ts'
import { forgetImportedClient } from '../migration/forget.ts'
import { endRelations } from './end-relations.ts'
import { sweepFreeText } from './free-text.ts'
import type { Holding } from './holdings/holding.ts'
import { holdings } from './holdings/index.ts'
import { closeRequests } from './queries.ts'
import { subjectOf, type Subject, type Trace } from './subject.ts'

/**
 * Overwrites everything personal about a client, in every table: what still runs ends first, then every holding, then
 * what others wrote about her. Gives the words by which she could still be found; undefined where there was nothing to do.
 */
export function eraseRecord(tx: Tx, act: Act, id: number): readonly Trace[] | undefined {
  const client = tx.one(clientById, { id })
  if (!client || client.erased_at !== null) return undefined
  const subject = subjectOf(tx, client)
  endRelations(tx, act, id)
  forgetImportedClient(tx, { ...client, email: subject.email })
  for (const holding of holdings) eraseHolding(tx, holding, subject)
  sweepFreeText(tx, subject.traces)
  tx.run(writing(sql`UPDATE clients SET erased_at = ${act.now}, updated_at = ${act.now} WHERE id = ${id}`))
  tx.run(closeRequests, { client_id: id, now: act.now })
  audit(tx, act, 'client.erase', { entity: 'client', id })
  return subject.traces
}

function eraseHolding(tx: Tx, { table, rows, erase }: Holding, subject: Subject): void {
  const from = sql.table(table)
  if (erase === 'delete') {
    tx.run(writing(sql`DELETE FROM ${from} WHERE ${rows(subject)}`))
    return
  }
  const columns = Object.entries(erase(subject)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (columns.length === 0) return
  tx.run(writing(sql`UPDATE ${from} SET ${sql.join(columns)} WHERE ${rows(subject)}`))
}

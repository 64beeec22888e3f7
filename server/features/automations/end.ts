import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { endEnrollment, openOf } from './queries.ts'

/** Takes a client who is erased out of every automation. */
export function endEnrollmentsOf(tx: Tx, { now }: Pick<Act, 'now'>, client_id: number): void {
  for (const { id } of tx.all(openOf, { client_id })) {
    tx.run(endEnrollment, { id, status: 'exited', end_reason: 'client_erased', now })
  }
}

import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { emit } from '../../events/emit.ts'
import { audit } from '../audit/audit.ts'
import type { ClientRow } from './queries.ts'

/** Whose e-mail it is: one who signs in before others, an active record before others, never a dependant's. */
export const clientWithEmail = query((p: { email: string }) =>
  db
    .selectFrom('clients')
    .select(['id', 'is_active'])
    .where('email', '=', p.email)
    .where('guardian_id', 'is', null)
    .orderBy('password_hash', (order) => order.desc().nullsLast())
    .orderBy('is_active', 'desc')
    .orderBy('id')
    .limit(1),
)

/** Adds a guest as a client without a login. */
export function addGuest(
  tx: Tx,
  act: Act,
  { full_name, email, phone, locale }: Pick<ClientRow, 'full_name' | 'phone'> & { email: string; locale: string },
): Pick<ClientRow, 'id' | 'is_active'> {
  const person = { full_name, email, phone, locale, source: 'guest' }
  const { id } = tx.run(db.insertInto('clients').values({ ...person, created_at: act.now, updated_at: act.now }))
  audit(tx, act, 'client.create', { entity: 'client', id, after: person })
  emit(tx, act, 'client.created', id, {})
  return { id, is_active: true }
}

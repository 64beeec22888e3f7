import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { emit } from '../../events/emit.ts'
import { audit } from '../audit/audit.ts'
import type { ClientRow } from './queries.ts'

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

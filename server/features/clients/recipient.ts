import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { settingsOf } from '../settings/queries.ts'

const addresses = query((p: { id: number }) =>
  db
    .selectFrom('clients')
    .leftJoin('clients as guardian', 'guardian.id', 'clients.guardian_id')
    .select([
      'clients.full_name',
      'clients.email',
      'clients.locale',
      'clients.password_hash',
      'clients.is_active',
      'guardian.full_name as guardian_name',
      'guardian.email as guardian_email',
      'guardian.locale as guardian_locale',
    ])
    .where('clients.id', '=', p.id)
    .where('clients.erased_at', 'is', null),
)

/**
 * Where mail for a client goes: to herself, or to the guardian where she is a dependant without a login. Undefined where
 * there is no address. `clientName` is whom the letter is about.
 */
export function recipientOf(reader: Reader, clientId: number) {
  const client = reader.one(addresses, { id: clientId })
  if (!client) return undefined
  const { full_name: clientName, guardian_name, guardian_email, guardian_locale } = client
  if (guardian_name !== null && client.password_hash === null) {
    return guardian_email === null
      ? undefined
      : { name: guardian_name, address: guardian_email, clientId, locale: guardian_locale, clientName }
  }
  if (client.email === null) return undefined
  return { name: clientName, address: client.email, clientId, locale: client.locale, clientName }
}

/** The language in which papers for a client are written: that of whoever gets the client's letters, else the studio's. */
export function localeOf(reader: Reader, clientId: number | null): string {
  const recipient = clientId === null ? undefined : recipientOf(reader, clientId)
  return recipient?.locale ?? settingsOf(reader).locale
}

import type { Reader } from '../../db/writer.ts'
import { settingsOf } from '../settings/queries.ts'
import { addresses } from './queries.ts'

/**
 * Where mail for a client goes: to herself, or to the guardian where she is a dependant without a login. Undefined where
 * there is no address, or the guardian is a client no more. `clientName` is whom the letter is about.
 */
export function recipientOf(reader: Reader, clientId: number) {
  const client = reader.one(addresses, { id: clientId })
  if (!client) return undefined
  const { full_name: clientName, guardian_name, guardian_email, guardian_locale, guardian_is_active } = client
  if (guardian_name !== null && client.password_hash === null) {
    return guardian_email === null || !guardian_is_active
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

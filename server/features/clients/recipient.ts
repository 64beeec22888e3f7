import type { Reader } from '../../db/writer.ts'
import { settingsOf } from '../settings/queries.ts'
import { addresses } from './queries.ts'

/**
 * The recipient of a client's emails: the client, or the guardian of a dependant without a login. Undefined if there is no
 * address, or the guardian is no longer a client. `clientName` is the client whom the email is about.
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

/** The language of papers for a client: that of the reader of the client's emails, else the studio's. */
export function localeOf(reader: Reader, clientId: number | null): string {
  const recipient = clientId === null ? undefined : recipientOf(reader, clientId)
  return recipient?.locale ?? settingsOf(reader).locale
}

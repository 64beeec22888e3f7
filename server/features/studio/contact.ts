import type { Reader } from '../../db/writer.ts'
import { smtpSettings } from '../email/queries.ts'
import { allEstablishments } from '../establishments/queries.ts'

/** Where clients reach the studio: the address that its letters are answered at, and its first location's telephone. */
export function contactOf(reader: Reader): { email: string | null; phone: string | null } {
  const letters = reader.one(smtpSettings, {})
  const [first] = reader.all(allEstablishments, {})
  return { email: letters?.reply_to ?? letters?.from_email ?? null, phone: first?.phone ?? null }
}

import { waysToWrite } from '../../lib/address-rules.ts'
import { writtenAs } from './written-as.ts'
import { sql } from 'kysely'
import { reading } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import type { ClientRow } from '../clients/queries.ts'

/** A client as they are before an erasure overwrites anything. */
export interface Subject {
  id: number
  full_name: string
  /** The name that replaces the client's. */
  pseudonym: string
  /** The client's email address, even if others use it too. */
  address: string | null
  /** The client's email address if nobody else here uses it: rows found by it are the client's. */
  email: string | null
  /** Words that can only mean the client, with their replacements wherever they are found. */
  traces: readonly Trace[]
}

export interface Trace {
  text: string
  instead: string
}

/** The name that replaces a client's when the client is erased. */
export function pseudonymOf(id: number): string {
  return `Erased client ${id}`
}

/**
 * The client that an erasure or export is about. A name of one word, and a name, email address or phone number that another
 * person here has too (a namesake, a guardian, a staff member), is no trace: it would reach into their records.
 */
export function subjectOf(reader: Reader, { id, full_name, email, phone }: ClientRow): Subject {
  const ways = writtenAs(email)
  const shared = reader.one(
    reading(sql<{ name: number; email: number; phone: number }>`SELECT
      EXISTS (SELECT 1 FROM clients WHERE id <> ${id} AND full_name = ${full_name} COLLATE NOCASE)
        OR EXISTS (SELECT 1 FROM staff WHERE full_name = ${full_name} COLLATE NOCASE) AS name,
      EXISTS (SELECT 1 FROM clients WHERE id <> ${id} AND email IN ${ways} AND guardian_id IS NOT ${id})
        OR EXISTS (SELECT 1 FROM staff WHERE email IN ${ways}) AS email,
      EXISTS (SELECT 1 FROM clients WHERE id <> ${id} AND phone = ${phone} AND guardian_id IS NOT ${id}) AS phone`),
  )!
  const pseudonym = pseudonymOf(id)
  const traces: Trace[] = []
  if (!shared.name && /\S\s+\S/.test(full_name)) traces.push({ text: full_name, instead: pseudonym })
  if (!shared.email && email) for (const text of new Set(waysToWrite(email))) traces.push({ text, instead: ERASED })
  if (!shared.phone && phone && phone.replaceAll(/\D/g, '').length >= 6) traces.push({ text: phone, instead: ERASED })
  return { id, full_name, pseudonym, address: email, email: shared.email ? null : email, traces }
}

const ERASED = '[erased]'

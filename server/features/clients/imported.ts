import { db, query } from '../../db/build.ts'
import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { dropUnhandled, emit } from '../../events/emit.ts'
import type { Instant } from '../../lib/time.ts'
import { dropTokens } from '../auth/queries.ts'
import { removeImportedConsents, writeConsent } from './consents.ts'
import { clientById, otherLogin, type ClientRow } from './queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** A client as a file describes them; consent is null where the file says nothing, and then none is written. */
export interface ImportedClient {
  full_name: string
  email: string | null
  phone: string | null
  date_of_birth: string | null
  address: string | null
  emergency_contact: string | null
  client_since_on: string | null
  guardian_id: number | null
  /** Everything that has no separate field, kept as a note. */
  note: string | null
  marketing_email: boolean | null
  marketing_sms: boolean | null
  /** Somebody who was a client comes in deactivated: nothing is sent to them, and no automation begins. */
  is_active: boolean
  locale: string | null
}

type Fields = Omit<ImportedClient, 'guardian_id' | 'note' | 'full_name' | 'email' | 'is_active' | 'locale'>

/** Makes a client without a login; 409 where somebody else has begun to sign in with the e-mail meanwhile. */
export function insertImportedClient(tx: Tx, act: Act, client: ImportedClient): ClientRow {
  const { note, marketing_email, marketing_sms, ...fields } = client
  const other = client.email ? tx.one(otherLogin, { email: client.email, id: 0 }) : undefined
  if (other && other.id !== client.guardian_id) throw new Refusal('EMAIL_IN_USE', say('clients.signs_in_by_now'))
  const stamps = { created_at: act.now, updated_at: act.now }
  const row = tx.returningOne(
    db
      .insertInto('clients')
      .values({ ...fields, guardian_id: guardianOf(tx, fields.guardian_id), source: 'import', ...stamps })
      .returningAll(),
  )
  if (note) {
    const body = { client_id: row.id, staff_id: act.actor.id, body: note.slice(0, 5000), created_at: act.now }
    tx.run(db.insertInto('client_notes').values(body))
  }
  writeConsents(tx, act, row.id, { marketing_email, marketing_sms })
  if (row.is_active) emit(tx, act, 'client.imported', row.id, {})
  return row
}

/** The guardian of an imported client; if the person named has a guardian by now, that guardian. */
function guardianOf(tx: Tx, id: number | null): number | null {
  return id === null ? null : (tx.one(clientById, { id })?.guardian_id ?? id)
}

/** Fills fields of a client that are still empty; gives those it filled, before and after. Nothing is overwritten. */
export function fillImportedClient(tx: Tx, act: Act, id: number, given: Partial<Fields>) {
  const row = tx.one(clientById, { id })
  if (!row || row.erased_at !== null) throw new Refusal('NOT_FOUND', say('clients.gone'))
  const { marketing_email, marketing_sms, ...fields } = given
  const empty = Object.entries(fields).filter(
    ([field, value]) => value !== null && value !== undefined && row[field as keyof ClientRow] === null,
  )
  const after = Object.fromEntries(empty)
  if (empty.length > 0)
    tx.run(
      db
        .updateTable('clients')
        .set({ ...after, updated_at: act.now })
        .where('id', '=', id),
    )
  writeConsents(tx, act, id, { marketing_email: marketing_email ?? null, marketing_sms: marketing_sms ?? null })
  return { before: Object.fromEntries(empty.map(([field]) => [field, null])), after }
}

const COMPARED = [
  'full_name',
  'email',
  'phone',
  'date_of_birth',
  'address',
  'emergency_contact',
  'client_since_on',
  'guardian_id',
  'is_active',
  'locale',
] as const

/**
 * Takes an imported client back; gives why they stay, if they do. `release` takes off what the import hung on them, since
 * then. Throws (a foreign key) where something else leans on them.
 */
export function removeImportedClient(
  tx: Tx,
  id: number,
  imported: Record<string, unknown>,
  release: (importedAt: Instant) => void,
): Said | null {
  const row = tx.one(clientById, { id })
  if (!row) return null
  if (row.password_hash !== null) return say('kept.client_signs_in')
  if (COMPARED.some((field) => row[field] !== imported[field])) return say('kept.client_edited')
  const own = { client_id: id, created_at: row.created_at }
  tx.run(removeNotes, own)
  removeImportedConsents(tx, id)
  release(row.created_at)
  tx.run(dropTokens, { account_kind: 'client', account_id: id })
  dropUnhandled(tx, id)
  tx.run(db.deleteFrom('clients').where('id', '=', id))
  return null
}

/** Empties again what an import filled; gives why it stays, if it was edited since. */
export function emptyImportedFields(tx: Tx, act: Act, id: number, filled: Record<string, unknown>): Said | null {
  const row = tx.one(clientById, { id })
  if (!row) return null
  const edited = Object.entries(filled).some(([field, value]) => row[field as keyof ClientRow] !== value)
  if (edited) return say('kept.client_edited')
  if (Object.keys(filled).length === 0) return null
  const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, null]))
  tx.run(
    db
      .updateTable('clients')
      .set({ ...empty, updated_at: act.now })
      .where('id', '=', id),
  )
  return null
}

const removeNotes = query((p: { client_id: number; created_at: Instant }) =>
  db.deleteFrom('client_notes').where('client_id', '=', p.client_id).where('created_at', '=', p.created_at),
)
function writeConsents(
  tx: Tx,
  act: Act,
  client_id: number,
  said: Pick<ImportedClient, 'marketing_email' | 'marketing_sms'>,
) {
  for (const [consent_type, granted] of Object.entries(said))
    if (granted !== null) writeConsent(tx, act, { client_id, consent_type, granted, source: 'import' })
}

import type { Act } from '../../context.ts'
import type { ImportedTable } from '../../db/tables/values.ts'
import type { Tx } from '../../db/writer.ts'
import type { Secrets } from '../../secrets.ts'
import { fillImportedClient, insertImportedClient } from '../clients/imported.ts'
import { insertImportedInstructor } from '../instructors/imported.ts'
import { insertImportedType } from '../membership-types/imported.ts'
import { insertImportedMembership } from '../memberships/imported.ts'
import { ensureTag, tagImportedClient } from '../tags/imported.ts'
import type { PersonDraft, PlannedClient, PlannedRow } from './plan/model.ts'
import { nameKey } from './values/name.ts'
import { checkMapping } from './plan-job.ts'
import { clientParty, hideCode, insertRecord, partyIsThere, settleRow, typeParty, type ImportJob } from './queries.ts'
import { makeRecord, type OtherFate } from './records/apply.ts'

type Job = Pick<ImportJob, 'id' | 'entity' | 'header' | 'column_mapping'>

/**
 * Carries out the plan of one row: whom and what it needs is made first if no earlier row has, then its own record; the
 * row gets its fate in the same transaction.
 */
export function applyRow(tx: Tx, act: Act, secrets: Secrets, job: Job, planned: PlannedRow): void {
  const { row, disposition, reason } = planned
  const isMade = disposition === 'created' || disposition === 'updated' || disposition === 'matched'
  const fate = (isMade && make(tx, act, secrets, job, planned)) || { disposition, reason }
  settle(tx, job, row, fate)
}

/** Gives a row its fate; a gift card's code, as good as the money on it, is not kept beyond that. */
export function settle(tx: Tx, job: Job, row_number: number, fate: Pick<PlannedRow, 'disposition' | 'reason'>): void {
  tx.run(settleRow, { job_id: job.id, row_number, disposition: fate.disposition, reason: fate.reason })
  if (job.entity !== 'gift_cards') return
  const [column] = checkMapping(job, job.column_mapping).code ?? []
  if (column !== undefined)
    tx.run(hideCode, { job_id: job.id, row_number, at: `$[${column}]`, edited_at: `$."${column}"` })
}

function make(tx: Tx, act: Act, secrets: Secrets, job: Job, planned: PlannedRow): OtherFate | null {
  const { row } = planned
  const clientId = planned.client === null ? null : ensureClient(tx, act, job, row, planned.client)
  const typeId = planned.membership_type === null ? null : ensureType(tx, act, job, row, planned.membership_type)
  if (planned.instructor) {
    const made = insertImportedInstructor(tx, act, planned.instructor)
    keep(tx, job, row, 'instructors', made.id, { ...made, full_name: planned.instructor.full_name })
  }
  if (planned.record) {
    const made = (table: ImportedTable, id: number, after: object) => keep(tx, job, row, table, id, after)
    return makeRecord({ tx, act, secrets, client_id: clientId, keep: made }, planned.record)
  }
  if (!planned.membership || planned.disposition !== 'created' || clientId === null || typeId === null) return null
  const { price_paid_minor, ...membership } = planned.membership
  const fields = { ...membership, client_id: clientId, membership_type_id: typeId, price_minor: price_paid_minor }
  keep(tx, job, row, 'memberships', ...idAndRow(insertImportedMembership(tx, act, fields)))
  return null
}

function ensureClient(tx: Tx, act: Act, job: Job, row: number, key: string): number {
  const existing = /^client (\d+)$/.exec(key)
  const party = clientParty(tx, job.id, key)
  if (!party) {
    if (existing) return Number(existing[1])
    throw new Error(`The plan of import ${job.id} has no client “${key}”`)
  }
  if (party.record_id !== null) return party.record_id
  const id = party.planned.existing_id ?? insertClient(tx, act, job, row, party.planned)
  if (party.planned.existing_id !== null && party.planned.action === 'update') fill(tx, act, job, row, party.planned)
  tx.run(partyIsThere, { id: party.id, record_id: id })
  return id
}

function insertClient(tx: Tx, act: Act, job: Job, row: number, { draft, guardian }: PlannedClient): number {
  const guardian_id = guardian ? ensureClient(tx, act, job, row, guardian.key) : null
  const { full_name, email, marketing_email, marketing_sms } = draft
  const tagIds = draft.tags.map((name) => tagNamed(tx, act, job, row, name))
  const made = insertImportedClient(tx, act, {
    full_name,
    email,
    ...contactOf(draft),
    guardian_id,
    note: noteOf(draft, guardian),
    marketing_email,
    marketing_sms,
    is_active: draft.is_active ?? true,
    locale: draft.locale,
  })
  tagImportedClient(tx, act, made.id, tagIds)
  const { password_hash: _, ...after } = made
  keep(tx, job, row, 'clients', made.id, after)
  return made.id
}

function tagNamed(tx: Tx, act: Act, job: Job, row: number, name: string): number {
  const { id, made } = ensureTag(tx, act, name)
  if (made) keep(tx, job, row, 'tags', id, { name })
  return id
}

function fill(tx: Tx, act: Act, job: Job, row: number, { existing_id, fill: given }: PlannedClient): void {
  const { joined_on, phone, date_of_birth, address, emergency_contact, marketing_email, marketing_sms } = given
  const contact = { phone, date_of_birth, address, emergency_contact, client_since_on: joined_on }
  const { before, after } = fillImportedClient(tx, act, existing_id!, { ...contact, marketing_email, marketing_sms })
  tx.run(insertRecord, {
    job_id: job.id,
    row_number: row,
    record_table: 'clients',
    record_id: existing_id!,
    was_created: false,
    before,
    after,
  })
}

function ensureType(tx: Tx, act: Act, job: Job, row: number, key: string): number {
  const party = typeParty(tx, job.id, key)
  if (!party) throw new Error(`The plan of import ${job.id} has no membership type “${key}”`)
  const there = party.record_id ?? party.planned.existing_id
  if (there !== null) return there
  if (!party.planned.record) throw new Error(`The membership type “${key}” of import ${job.id} is nothing`)
  const made = insertImportedType(tx, act, party.planned.record)
  keep(tx, job, row, 'membership_types', made.id, made)
  tx.run(partyIsThere, { id: party.id, record_id: made.id })
  return made.id
}

function keep(
  tx: Tx,
  job: Job,
  row_number: number,
  record_table: ImportedTable,
  record_id: number,
  after: object,
): void {
  tx.run(insertRecord, { job_id: job.id, row_number, record_table, record_id, was_created: true, before: null, after })
}

function idAndRow<Row extends { id: number }>(row: Row): [number, Row] {
  return [row.id, row]
}

function contactOf({ phone, date_of_birth, address, emergency_contact, joined_on }: PersonDraft) {
  return {
    phone: phone?.slice(0, 40) ?? null,
    date_of_birth,
    address: address?.slice(0, 5000) ?? null,
    emergency_contact: emergency_contact?.slice(0, 300) ?? null,
    client_since_on: joined_on,
  }
}

/** Keeps details that a client record has no field for as a note, so that nothing in the file is lost. */
function noteOf(
  { notes, gender, guardian: said, email }: PersonDraft,
  guardian: PlannedClient['guardian'],
): string | null {
  const isLinked = nameKey(said?.full_name ?? '') === nameKey(guardian?.name ?? '')
  const other = said && !isLinked && [said.full_name, said.email === email ? '' : said.email].filter(Boolean).join(', ')
  const lines = [notes, gender && `Gender: ${gender}`, other && `Guardian: ${other}`].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : null
}

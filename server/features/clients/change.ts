import type { z } from 'zod'
import { invalid, notFound, refuseFor, Refusal } from '../../api/errors.ts'
import type { Act, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { emit } from '../../events/emit.ts'
import { isSameAddress } from '../../lib/address-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { closeTokens } from '../auth/queries.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { followAddress } from '../email/new-address.ts'
import { checkBirthDate } from '../settings/studio-day.ts'
import { requireMayChangeLogin } from './access.ts'
import type { clientsContract } from './contract.ts'
import { guardianReasons } from './guardian-rules.ts'
import { loadClient } from './load.ts'
import type { EndsWithClient } from './seam.ts'
import { clientById, dependantsOf, endSessions, otherLogin, presentClient, type ClientRow } from './queries.ts'

type NewClient = z.output<(typeof clientsContract)['POST /api/v1/clients']['body']>
type Changes = z.output<(typeof clientsContract)['PUT /api/v1/clients/{client_id}']['body']>

/** Adds a client without a login. */
export const createClient = (ctx: Ctx, input: NewClient) => ctx.write((tx) => addClient(tx, ctx, input, 'staff'))

/** The same in a transaction that is open; `source`: how they came to be on file. */
export function addClient(tx: Tx, act: Act, input: NewClient, source: 'staff' | 'registered') {
  checkBirthDate(tx, act.now, input.date_of_birth)
  checkGuardian(tx, { ...input, id: 0, password_hash: null }, input.guardian_id)
  checkEmail(tx, { email: input.email ?? null, guardian_id: input.guardian_id ?? null }, 0)
  const stamps = { created_at: act.now, updated_at: act.now }
  const row = tx.returningOne(
    db
      .insertInto('clients')
      .values({ ...input, source, ...stamps })
      .returningAll(),
  )
  audit(tx, act, 'client.create', { entity: 'client', id: row.id, after: ownFields(row) })
  emit(tx, act, 'client.created', row.id, {})
  return presentClient(row)
}

/**
 * Changes a client's own fields. Deactivating ends their sessions and everything current (bookings, appointments, renewals);
 * a new email address ends sessions, too, and the old address gets a notice.
 */
export function changeClient(ctx: Ctx, id: number, changes: Changes) {
  return ctx.write((tx) => {
    const before = loadClient(tx, id)
    checkBirthDate(tx, ctx.now, changes.date_of_birth)
    if (changes.guardian_id === id) throw invalid('guardian_id', say('clients.nobody_is_their_own_guardian'))
    if (changes.guardian_id !== before.guardian_id) checkGuardian(tx, before, changes.guardian_id)
    const after = { ...before, ...changes }
    requireMayChangeLogin(ctx, before, after.email)
    checkEmail(tx, after, id)
    if (before.password_hash !== null && after.email === null)
      throw invalid('email', say('clients.client_who_signs_in_needs'))
    const row = tx.returningOne(
      db
        .updateTable('clients')
        .set({ ...changes, updated_at: ctx.now })
        .where('id', '=', id)
        .returningAll(),
    )
    if (before.is_active && !row.is_active) endClient(tx, ctx, id)
    else tellOfNewEmail(tx, ctx, before, row.email)
    audit(tx, ctx, 'client.update', { entity: 'client', id, before: ownFields(before), after: ownFields(row) })
    return presentClient(row)
  })
}

/** Ends a client's sessions and everything current, in the same transaction. */
function endClient(tx: Tx, ctx: Ctx, id: number): void {
  tx.run(endSessions, { id })
  const ending = { kind: 'deactivated' as const, reason: say('cancelled.client_inactive') }
  for (const { ended } of ctx.seams.clients) ended(tx, ctx, id, ending)
}

/** Says what deactivating a client would end. */
export function readEnding({ db: reader, seams, now }: Ctx, id: number): EndsWithClient {
  loadClient(reader, id)
  const dependants = reader.all(dependantsOf, { guardian_id: id }).filter(({ is_active }) => is_active).length
  const booked = { bookings: 0, waiting: 0, waitlist_entries: 0, standing_bookings: 0, appointments: 0 }
  const none = { ...booked, memberships: 0, collected: 0, shared: [] }
  return Object.assign(
    { ...none, dependants },
    ...seams.clients.map(({ counts }) => counts?.(reader, id, now)),
  ) as EndsWithClient
}

/**
 * Follows a change of a client's email address: ends open links, since a reader of the former address could open the account,
 * and sends waiting emails to the new one. If the client has a login, ends its sessions, too, and notifies the former
 * address, so that nobody's account is moved away behind their back.
 */
function tellOfNewEmail(tx: Tx, act: Act, before: ClientRow, email: string | null): void {
  const { id, full_name: name, email: former, locale, password_hash } = before
  if (former === null || (email !== null && isSameAddress(former, email))) return
  tx.run(closeTokens, { account_kind: 'client', account_id: id, now: act.now })
  followAddress(tx, { client_id: id, former, address: email })
  if (password_hash === null) return
  tx.run(endSessions, { id })
  const to = { name, address: former, clientId: id, locale }
  enqueueMail(tx, act, { template: 'email_changed', to, data: { name } })
}

/** Refuses (404, GUARDIAN_NOT_ALLOWED) a guardian whom the client may not have. */
function checkGuardian(
  tx: Tx,
  { id, full_name, password_hash }: Pick<ClientRow, 'id' | 'full_name' | 'password_hash'>,
  guardianId: number | null | undefined,
): void {
  if (!guardianId) return
  const guardian = tx.one(clientById, { id: guardianId })
  if (!guardian || guardian.erased_at !== null) throw notFound('guardian')
  const dependants = tx.all(dependantsOf, { guardian_id: id }).length
  const reasons = guardianReasons({ client: { full_name, has_login: password_hash !== null, dependants }, guardian })
  if (reasons.length > 0) throw refuseFor(reasons)
}

/** An email address belongs to one person who signs in; a dependant has their guardian's. */
function checkEmail(tx: Tx, { email, guardian_id }: Pick<ClientRow, 'email' | 'guardian_id'>, id: number): void {
  const other = email ? tx.one(otherLogin, { email, id }) : undefined
  if (other && other.id !== guardian_id) {
    throw new Refusal('EMAIL_IN_USE', say('clients.email_in_use'))
  }
}

/** The fields of a client that people set, without those that the studio keeps about their visits and memberships. */
function ownFields({ last_visit_at: _, membership_states: __, ...own }: ClientRow) {
  return own
}

interface NewNote {
  client_id: number
  body: string
  /** True if instructors of the client's classes read it, too. */
  for_instructors?: boolean
  /** True if it is about health: instructors read it while the client agrees to that. */
  is_health?: boolean
}

/** Adds a note on a client for the staff, by the acting account (none where the studio does it). Returns its id. */
export function writeNote(tx: Tx, act: Act, note: NewNote): number {
  const { client_id, body, for_instructors = false, is_health = false } = note
  const staff_id = act.actor.kind === 'staff' ? act.actor.id : null
  const values = { client_id, staff_id, body, for_instructors, is_health, created_at: act.now }
  const { id } = tx.run(db.insertInto('client_notes').values(values))
  audit(tx, act, 'client.note.create', { entity: 'client', id: client_id })
  return id
}

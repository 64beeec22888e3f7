import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, notFound, Refusal } from '../../api/errors.ts'
import { emit } from '../../events/emit.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from './load.ts'
import type { clientsContract } from './contract.ts'
import { clientById, endSessions, otherLogin, presentClient, type ClientRow } from './queries.ts'

type NewClient = z.output<(typeof clientsContract)['POST /api/v1/clients']['body']>
type Changes = z.output<(typeof clientsContract)['PUT /api/v1/clients/{client_id}']['body']>

/** Adds a client without a login. */
export function createClient(ctx: Ctx, input: NewClient) {
  return ctx.write((tx) => {
    checkGuardian(tx, input.guardian_id)
    checkEmail(tx, { email: input.email ?? null, guardian_id: input.guardian_id ?? null }, 0)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const row = tx.returningOne(
      db
        .insertInto('clients')
        .values({ ...input, source: 'staff', ...stamps })
        .returningAll(),
    )
    audit(tx, ctx, 'client.create', { entity: 'client', id: row.id, after: ownFields(row) })
    emit(tx, ctx, 'client.created', row.id, {})
    return presentClient(row)
  })
}

/** Changes a client's own fields; deactivating ends her sessions. */
export function changeClient(ctx: Ctx, id: number, changes: Changes) {
  return ctx.write((tx) => {
    const before = loadClient(tx, id)
    if (changes.guardian_id === id) throw invalid('guardian_id', 'Nobody is their own guardian')
    checkGuardian(tx, changes.guardian_id)
    const after = { ...before, ...changes }
    checkEmail(tx, after, id)
    if (before.password_hash !== null && after.email === null)
      throw invalid('email', 'A client who signs in needs an e-mail')
    const row = tx.returningOne(
      db
        .updateTable('clients')
        .set({ ...changes, updated_at: ctx.now })
        .where('id', '=', id)
        .returningAll(),
    )
    if (before.is_active && !row.is_active) tx.run(endSessions, { id })
    audit(tx, ctx, 'client.update', { entity: 'client', id, before: ownFields(before), after: ownFields(row) })
    return presentClient(row)
  })
}

function checkGuardian(tx: Tx, guardianId: number | null | undefined): void {
  if (guardianId && !tx.one(clientById, { id: guardianId })) throw notFound('guardian')
}

/** An e-mail belongs to one person who signs in; a dependant carries her guardian's. */
function checkEmail(tx: Tx, { email, guardian_id }: Pick<ClientRow, 'email' | 'guardian_id'>, id: number): void {
  const other = email ? tx.one(otherLogin, { email, id }) : undefined
  if (other && other.id !== guardian_id) {
    throw new Refusal('EMAIL_IN_USE', 'Another client signs in with this e-mail. A child can share a guardian’s.')
  }
}

/** What somebody decided of a client, without what is kept of their visits and memberships. */
function ownFields({ last_visit_at: _, membership_states: __, ...own }: ClientRow) {
  return own
}

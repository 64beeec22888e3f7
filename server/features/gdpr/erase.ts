import { sql } from 'kysely'
import type { App, Ctx } from '../../context.ts'
import { reading } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { clientById, type ClientRow } from '../clients/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { listErasures, readErasures } from './erasure-list.ts'
import { beginErasure, endErasure } from './erase-record.ts'
import { uncleanedStudios } from './former-studios.ts'
import { holdings } from './holdings/index.ts'
import { backupsBefore, removeRemains } from './remains.ts'
import { pseudonymOf, subjectOf } from './subject.ts'

/** Erases a client for good, and says what was kept and why. Done again, nothing changes and the answer is the same. */
export async function eraseClient(ctx: Ctx, id: number) {
  loadAny(ctx.db, id)
  const subject = await ctx.step((tx) => beginErasure(tx, ctx, id))
  if (subject) await endErasure(ctx, subject)
  const { public_studio_id: studio_id } = settingsOf(ctx.db)
  const listed = readErasures(ctx.config.dataDir)
  if (!listed.some((one) => one.studio_id === studio_id && one.client_id === id)) {
    await removeRemains(ctx, [id])
    // On the list last: what is erased and not listed was broken off here, and asking again or the next start ends it.
    listErasures(ctx.config.dataDir, [{ studio_id, client_id: id, erased_at: loadAny(ctx.db, id).erased_at! }])
  }
  return ctx.write((tx) => presentErasure({ db: tx, config: ctx.config }, loadAny(tx, id)))
}

/** A client's row, erased or not, or 404. */
export function loadAny(reader: Reader, id: number): ClientRow {
  const row = reader.one(clientById, { id })
  if (!row) throw notFound('client')
  return row
}

const ERASED = [
  'Name, e-mail, phone, birth date, address, emergency contact and password; every session and link has ended.',
  'Notes, tags, e-mails of the outbox, and what was written about the client in other records.',
  'What imported files said about the client, and the copies of the database kept aside before updates.',
  'Coming bookings and appointments, places on waitlists and memberships were cancelled.',
]

function presentErasure({ db, config }: Pick<App, 'db' | 'config'>, client: ClientRow) {
  const subject = subjectOf(db, client)
  const kept = holdings.flatMap(({ table, rows, kept: stays }) => {
    if (!stays) return []
    const { count } = db.one(
      reading(sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)} WHERE ${rows(subject)}`),
    )!
    return count > 0 ? [{ ...stays, count }] : []
  })
  const files = [
    { ...BACKUPS, count: backupsBefore(config.dataDir, client.erased_at!).length },
    { ...FORMER, count: uncleanedStudios(config.dataDir).length },
  ]
  return {
    client_id: client.id,
    pseudonym: pseudonymOf(client.id),
    erased_at: client.erased_at!,
    erased: ERASED,
    kept: [...kept, ...files.filter(({ count }) => count > 0)],
  }
}

const BACKUPS = {
  what: 'Backups made before',
  why: 'They are overwritten as newer ones are made; whenever one is restored, the erasure is done again at once.',
}

const FORMER = {
  what: 'Studios set aside by a restore, which could not be opened',
  why: 'The next start takes the client out of them; thirty days after the restore they are deleted.',
}

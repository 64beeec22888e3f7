import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import type { Page } from '../../lib/paginate.ts'
import type { Instant } from '../../lib/time.ts'

/** A client's consent log, newest first: the latest row of a type counts. */
export const consentLog = query((p: { client_id: number }) =>
  db.selectFrom('consents').selectAll().where('client_id', '=', p.client_id).orderBy('id', 'desc'),
)

/** Erasures that were begun and have not ended. */
export const erasuresUnderWay = query((_: object) =>
  db.selectFrom('erasures_under_way').selectAll().orderBy('client_id'),
)

const requests = () =>
  db
    .selectFrom('erasure_requests')
    .innerJoin('clients', 'clients.id', 'erasure_requests.client_id')
    .selectAll('erasure_requests')
    .select('clients.full_name as client_name')

export const requestById = query((p: { id: number }) => requests().where('erasure_requests.id', '=', p.id))

export const openRequest = query((p: { client_id: number }) =>
  requests().where('erasure_requests.client_id', '=', p.client_id).where('done_at', 'is', null),
)

export const closeRequests = query((p: { client_id: number; now: Instant }) =>
  db
    .updateTable('erasure_requests')
    .set({ done_at: p.now })
    .where('client_id', '=', p.client_id)
    .where('done_at', 'is', null),
)

/** A page of the requests to be erased, newest first; open ones, done ones or all. */
export function requestPage(reader: Reader, { is_done, ...page }: Page & { is_done?: boolean | undefined }) {
  let select = requests().orderBy('erasure_requests.id', 'desc')
  if (is_done !== undefined) select = select.where(sql<boolean>`(done_at IS NOT NULL) = ${sql.lit(is_done ? 1 : 0)}`)
  return readPage(reader, select, page, presentRequest)
}

type RequestRow = NonNullable<(typeof requestById)['row']>

export function presentRequest(row: RequestRow) {
  return { ...row, created_at: row.requested_at, updated_at: row.done_at ?? row.requested_at }
}

import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { WaiversTable } from '../../db/tables/tables.generated.ts'
import type { Tables } from '../../db/tables/tables.generated.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { Page } from '../../lib/paginate.ts'
import type { Instant } from '../../lib/time.ts'
import { waiverState } from './rules.ts'

export type WaiverRow = Selectable<WaiversTable>

export const waiverById = query((p: { id: number }) => db.selectFrom('waivers').selectAll().where('id', '=', p.id))

export const activeWaivers = query((_: object) =>
  db.selectFrom('waivers').selectAll().where('is_active', '=', true).orderBy('id'),
)

export const insertVersion = query((p: { waiver_id: number; version: number; body: string; now: Instant }) =>
  db
    .insertInto('waiver_versions')
    .values({ waiver_id: p.waiver_id, version: p.version, body: p.body, created_at: p.now }),
)

const signatures = () =>
  db
    .selectFrom('waiver_signatures')
    // Every signature has its version and its client; joined as if not, they are not looked for where it is only counted.
    .leftJoin('waiver_versions', (join) =>
      join
        .onRef('waiver_versions.waiver_id', '=', 'waiver_signatures.waiver_id')
        .onRef('waiver_versions.version', '=', 'waiver_signatures.version'),
    )
    .leftJoin('clients', 'clients.id', 'waiver_signatures.client_id')
    .leftJoin('clients as guardian', 'guardian.id', 'waiver_signatures.guardian_id')
    .selectAll('waiver_signatures')
    .select([
      sql<string>`waiver_versions.body`.as('body'),
      sql<string>`clients.full_name`.as('client_name'),
      'guardian.full_name as guardian_name',
    ])

export const signatureById = query((p: { id: number }) => signatures().where('waiver_signatures.id', '=', p.id))

/** A client's signatures, newest first. */
export const signaturesOfClient = query((p: { client_id: number }) =>
  signatures().where('waiver_signatures.client_id', '=', p.client_id).orderBy('waiver_signatures.id', 'desc'),
)

export const signatureIdsOfClient = query((p: { client_id: number }) =>
  db.selectFrom('waiver_signatures').select('id').where('client_id', '=', p.client_id).orderBy('id', 'desc'),
)

/** True if a client had signed this very text before, since a moment. */
export const signedSince = query(
  (p: { client_id: number; waiver_id: number; version: number; id: number; since: Instant }) =>
    db
      .selectFrom('waiver_signatures')
      .select('id')
      .where('client_id', '=', p.client_id)
      .where('waiver_id', '=', p.waiver_id)
      .where('version', '=', p.version)
      .where('id', '<', p.id)
      .where('signed_at', '>=', p.since)
      .limit(1),
)

type SignatureRow = NonNullable<(typeof signatureById)['row']>

/** A waiver's row, or 404. */
export function loadWaiver(reader: Reader, id: number): WaiverRow {
  const row = reader.one(waiverById, { id })
  if (!row) throw notFound('waiver')
  return row
}

/** A page of waivers, by id. */
export function waiverPage(reader: Reader, { active_only, ...page }: Page & { active_only?: boolean | undefined }) {
  let select = db.selectFrom('waivers').selectAll().orderBy('id')
  if (active_only) select = select.where('is_active', '=', sql.lit(true))
  return readPage(reader, select, page, (row) => row)
}

interface SignatureFilter extends Page {
  version?: number | undefined
  client_id?: number | undefined
}

/** A page of a waiver's signatures, newest first. */
export function signaturePage(reader: Reader, waiverId: number, filter: SignatureFilter) {
  let select = signatures().where('waiver_signatures.waiver_id', '=', waiverId).orderBy('waiver_signatures.id', 'desc')
  if (filter.version !== undefined) select = select.where('waiver_signatures.version', '=', filter.version)
  if (filter.client_id !== undefined) select = select.where('waiver_signatures.client_id', '=', filter.client_id)
  return readPage(reader, select, filter, presentSignature)
}

/** A page of the active clients who have not signed the current version, by name. */
export function unsignedClientPage(reader: Reader, waiver: WaiverRow, page: Page) {
  const signed = (eb: ExpressionBuilder<Tables, 'clients'>) =>
    eb
      .selectFrom('waiver_signatures')
      .where('waiver_signatures.waiver_id', '=', waiver.id)
      .whereRef('waiver_signatures.client_id', '=', 'clients.id')
  const select = db
    .selectFrom('clients')
    .select(['clients.id as client_id', 'clients.full_name', 'clients.email', 'clients.phone'])
    .select((eb) => [
      signed(eb)
        .select(({ fn }) => fn.max<number | null>('waiver_signatures.version').as('version'))
        .$asScalar()
        .as('signed_version'),
      signed(eb)
        .select(({ fn }) => fn.max<Instant | null>('waiver_signatures.signed_at').as('at'))
        .$asScalar()
        .as('signed_at'),
    ])
    .where('clients.is_active', '=', sql.lit(true))
    .where((eb) =>
      eb.not(
        eb.exists(signed(eb).select('waiver_signatures.id').where('waiver_signatures.version', '=', waiver.version)),
      ),
    )
    .orderBy(sql`clients.full_name COLLATE NOCASE`)
    .orderBy('clients.id')
  return readPage(reader, select, page, (row) => ({
    ...row,
    status: row.signed_version === null ? ('unsigned' as const) : ('outdated' as const),
  }))
}

/** The active waivers with how a client stands with each. */
export function waiversOfClient(reader: Reader, clientId: number) {
  const all = reader.all(signaturesOfClient, { client_id: clientId }).map(presentSignature)
  return reader.all(activeWaivers, {}).map((waiver) => {
    const own = all.filter(({ waiver_id }) => waiver_id === waiver.id)
    const [latest] = own
    const status = waiverState(waiver.version, latest?.version ?? null)
    return {
      ...waiver,
      status,
      signed_version: latest?.version ?? null,
      signed_at: latest?.signed_at ?? null,
      signed_body: status === 'outdated' ? latest!.body : null,
      signatures: own.map(({ id, version, signed_name, signed_at, pdf_url }) => ({
        id,
        version,
        signed_name,
        signed_at,
        pdf_url,
      })),
    }
  })
}

/** A signature as the API shows it, with the text that was signed. */
export function presentSignature(row: SignatureRow) {
  const { id, client_id, signed_at } = row
  const pdf_url = `/api/v1/clients/${client_id}/waivers/${id}.pdf`
  return { ...row, pdf_url, created_at: signed_at, updated_at: signed_at }
}

export type ShownSignature = ReturnType<typeof presentSignature>

export const unsigned = query((p: { client_id: number }) =>
  db
    .selectFrom('waivers')
    .select(['waivers.id', 'waivers.title'])
    .where('waivers.is_active', '=', true)
    .where('waivers.requires_before_booking', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('waiver_signatures')
            .select('waiver_signatures.id')
            .where('waiver_signatures.client_id', '=', p.client_id)
            .whereRef('waiver_signatures.waiver_id', '=', 'waivers.id')
            .whereRef('waiver_signatures.version', '=', 'waivers.version'),
        ),
      ),
    )
    .orderBy('waivers.id'),
)

export const waiverTitle = query((p: { id: number }) => db.selectFrom('waivers').select('title').where('id', '=', p.id))

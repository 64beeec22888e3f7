import type { Ctx } from '../../context.ts'
import { PackZip } from '../../documents/pack-zip.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { inPieces } from '../../lib/in-pieces.ts'
import { workers } from '../../workers/workers.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { settingsOf } from '../settings/queries.ts'
import { presentSignature, signatureById, signatureIdsOfClient } from '../waivers/queries.ts'
import { signaturePdf } from '../waivers/sign.ts'

/** How long reading one client's records may take, in milliseconds. */
const MOST_MS = 60_000

/** Everything held on a client, list by list; amounts in major units, no secrets. That staff looked is in the audit log. */
export async function exportClient(ctx: Ctx, id: number) {
  loadClient(ctx.db, id)
  const records = await workers.answer('readHoldings', asked(ctx, id), MOST_MS, readerOf(ctx))
  await noteLook(ctx, id)
  return { ...headOf(ctx, id), records }
}

/**
 * The export as a ZIP: the data, each signed waiver as a PDF, and a manifest with the SHA-256 of each file. It leaves while
 * it is made, paper by paper, so that however much somebody has signed it takes the memory of one.
 */
export async function exportArchive(ctx: Ctx, id: number): Promise<FileAnswer> {
  loadClient(ctx.db, id)
  const data = await workers.answer(
    'writeHoldings',
    { ...asked(ctx, id), head: headOf(ctx, id) },
    MOST_MS,
    readerOf(ctx),
  )
  await noteLook(ctx, id)
  const zip = new PackZip(ctx.now)
  const stream = inPieces<Uint8Array>(async (give) => {
    await Promise.all([fill(zip, ctx, { id, data }), zip.handOver(give)])
  })
  return { stream, type: 'application/zip', name: `client-${id}.zip` }
}

async function fill(zip: PackZip, { db, now }: Ctx, { id, data }: { id: number; data: Uint8Array }): Promise<void> {
  await zip.add('data.json', [data])
  for (const signature of db.all(signatureIdsOfClient, { client_id: id })) {
    const row = db.one(signatureById, signature)
    // A client erased meanwhile has no signature any more.
    if (!row) continue
    const paper = await signaturePdf(db, presentSignature(row))
    await zip.add(`waivers/waiver-${row.id}.pdf`, [paper])
  }
  await zip.add('manifest.json', [JSON.stringify({ client_id: id, exported_at: now, files: zip.files }, null, 2)])
  zip.end()
}

function asked(ctx: Ctx, clientId: number) {
  return { folder: ctx.config.dataDir, clientId, language: ctx.language }
}

function readerOf({ actor }: Ctx): string {
  return `exports of ${actor.kind} ${actor.id}`
}

function headOf({ db, now }: Ctx, client_id: number) {
  return { client_id, exported_at: now, studio_name: settingsOf(db).studio_name }
}

async function noteLook(ctx: Ctx, id: number): Promise<void> {
  if (ctx.caller.role !== 'manager') return
  await ctx.write((tx) => audit(tx, ctx, 'client.export', { entity: 'client', id }))
}

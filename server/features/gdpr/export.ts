import type { Ctx } from '../../context.ts'
import { archiveOf, type ArchivedFile } from '../../documents/archive.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { workers } from '../../workers/workers.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { settingsOf } from '../settings/queries.ts'
import { presentSignature, signaturesOfClient } from '../waivers/queries.ts'
import { signaturePdf } from '../waivers/sign.ts'

/** How long reading one client's records may take, in milliseconds. */
const MOST_MS = 60_000

/** Everything held on a client, list by list; amounts in major units, no secrets. That staff looked is in the audit log. */
export async function exportClient(ctx: Ctx, id: number) {
  loadClient(ctx.db, id)
  const { studio_name } = settingsOf(ctx.db)
  const asked = { folder: ctx.config.dataDir, clientId: id, language: ctx.language }
  const records = await workers.run('readHoldings', asked, { ms: MOST_MS })
  if (ctx.caller.role === 'manager') {
    await ctx.write((tx) => audit(tx, ctx, 'client.export', { entity: 'client', id }))
  }
  return { client_id: id, exported_at: ctx.now, studio_name, records }
}

/** The export as a ZIP: the data, each signed waiver as a PDF, and a manifest with the SHA-256 of each file. */
export async function exportArchive(ctx: Ctx, id: number): Promise<FileAnswer> {
  const data = await exportClient(ctx, id)
  const files: ArchivedFile[] = [{ name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }]
  for (const row of ctx.db.all(signaturesOfClient, { client_id: id })) {
    files.push({ name: `waivers/waiver-${row.id}.pdf`, bytes: await signaturePdf(ctx.db, presentSignature(row)) })
  }
  const bytes = await archiveOf(files, { client_id: id, exported_at: ctx.now }, ctx.now)
  return { bytes, type: 'application/zip', name: `client-${id}.zip` }
}

import type { Ctx } from '../../context.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { settingsOf } from '../settings/queries.ts'
import { lookAtAll } from './checks.ts'
import type { Finding } from './findings.ts'
import { photosIn, sizesOf } from './own-files.ts'
import { rowsOfTables, schemaOf, sqliteVersion } from './queries.ts'

/** A file for support without personal data: it contains only what is listed here. */
export async function diagnosticsFile(ctx: Ctx): Promise<FileAnswer> {
  const { now } = ctx
  const text = JSON.stringify(await diagnosticsOf(ctx), null, 2)
  const name = `studio-desk-diagnostics-${now.slice(0, 10)}.json`
  return { bytes: new TextEncoder().encode(text), type: 'application/json', name }
}

async function diagnosticsOf(ctx: Ctx) {
  const { db, version, config, recentLog } = ctx
  const [sizes, photos, found] = await Promise.all([sizesOf(config.dataDir), photosIn(config.dataDir), lookAtAll(ctx)])
  const { platform, arch, versions } = process
  return {
    made_at: ctx.now,
    versions: { app: version, schema: schemaOf(db), node: versions.node, sqlite: db.one(sqliteVersion, {})?.version },
    computer: { platform, arch },
    sizes: { database_bytes: sizes.database, log_bytes: sizes.log, photos },
    settings: switchesAndNumbers(settingsOf(db)),
    checks: found.map(withoutNames),
    rows: rowsOfTables(db),
    log: recentLog.lines,
  }
}

/** A finding of a check, without the names of the mail server, of classes and of membership types. */
function withoutNames({ values, ...found }: { name: string } & Finding) {
  return { ...found, values: { ...values, host: undefined, name: undefined, pass: undefined } }
}

function switchesAndNumbers(settings: object): Record<string, boolean | number> {
  const isTold = (value: unknown) => typeof value === 'boolean' || typeof value === 'number'
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => isTold(value)))
}

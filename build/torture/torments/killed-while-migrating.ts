import Database from 'better-sqlite3'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UNFINISHED } from '../../../server/lib/on-disk.ts'
import { migrations } from '../../../server/db/migrations/index.ts'
import type { Scene, Torment } from '../torment.ts'

const released = join(import.meta.dirname, '../../../server/db/released/v7.sql')
const VERSION = 7
const CLIENTS = 5000

/** Ended with -9 while a file of an older version is copied aside and brought up to date: no row lost, every copy whole. */
export const killedWhileMigrating: Torment = {
  name: 'killed while migrating',
  begin: async (scene) => {
    const { chance, findings, folder, studio: newStudio } = scene
    const older = makeOlder(folder())
    const began = performance.now()
    const first = newStudio(copyOf(older, folder()), options)
    await first.open()
    const span = performance.now() - began
    await first.stop()
    return async () => {
      const home = copyOf(older, folder())
      const studio = newStudio(home, options)
      for (let times = chance.whole(1, 4); times > 0; times -= 1) {
        await studio.killWhileStarting(chance.whole(1, Math.ceil(span)))
        expectWholeCopies(scene, home)
      }
      await studio.open()
      await studio.stop()
      const file = look(join(home, 'studio.sqlite'))
      if (file.version !== migrations.length || file.damage !== 'ok')
        findings.others.push(`brought to version ${file.version}: ${file.damage}`)
      if (file.clients < look(join(older, 'studio.sqlite')).clients) findings.lost.push('clients of an older version')
      const copies = expectWholeCopies(scene, home)
      if (copies.some((name) => name.includes(UNFINISHED)))
        findings.others.push(`left in backups: ${copies.join(', ')}`)
    }
  },
}

/** The rows of the released file are some of every kind, and don't add up to a studio. */
const options = { lines: [/"message":"(integrity checked|invariant broken)"/] }

function makeOlder(folder: string): string {
  const database = new Database(join(folder, 'studio.sqlite'))
  database.exec(readFileSync(released, 'utf8'))
  // Nothing leaves this computer.
  database.exec('DELETE FROM smtp_settings')
  database.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${CLIENTS})
    INSERT INTO clients (full_name, email, created_at, updated_at)
    SELECT 'Older Client ' || n, 'older-' || n || '@client.test', '2026-03-04T11:00:00.000Z', '2026-03-04T11:00:00.000Z' FROM numbers`)
  database.close()
  writeFileSync(join(folder, 'secrets.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`, { mode: 0o600 })
  return folder
}

function copyOf(from: string, to: string): string {
  cpSync(from, to, { recursive: true })
  return to
}

/** Expects each file with a copy's name to be the older file, whole; returns everything in the folder of copies. */
function expectWholeCopies({ findings }: Scene, home: string): string[] {
  const backups = join(home, 'backups')
  const copies = existsSync(backups) ? readdirSync(backups) : []
  for (const name of copies.filter((one) => one.endsWith('.sqlite'))) {
    const { version, clients, damage } = look(join(backups, name))
    if (version !== VERSION || damage !== 'ok' || clients < CLIENTS)
      findings.others.push(`a copy that is not whole: ${name}, version ${version}, ${clients} clients, ${damage}`)
  }
  return copies
}

function look(path: string): { version: number; clients: number; damage: string } {
  const database = new Database(path, { readonly: true })
  try {
    const read = (pragma: string) => database.pragma(pragma, { simple: true })
    const clients = Number(database.prepare('SELECT count(*) FROM clients').pluck().get())
    return { version: Number(read('user_version')), clients, damage: String(read('quick_check')) }
  } finally {
    database.close()
  }
}

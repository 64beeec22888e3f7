import { withReader, withReaderOfOneMoment } from '../../db/read-only.ts'
import type { Instant } from '../../lib/time.ts'
import { readSecrets } from '../../secrets.ts'
import { settingsOf } from '../settings/queries.ts'
import { PackZip, type PackedFile } from './pack-zip.ts'
import { addPhotos, addSignedWaivers } from './papers.ts'
import { readme } from './readme.ts'
import { csvOf, jsonOf } from './table-files.ts'
import { packTables } from './tables/index.ts'
import { tellingOf } from './telling.ts'

/** What a pack is made of: the studio's folder, when it is made, and the language of its words. */
export interface PackOrder {
  folder: string
  now: Instant
  language: string
}

type ListedFile = PackedFile & { rows?: number }

/** Writes the whole pack and hands it over piece by piece. For a thread of its own. */
export async function packTask(order: PackOrder, emit: (piece: Uint8Array) => Promise<void>): Promise<void> {
  const zip = new PackZip(order.now)
  await Promise.all([fill(zip, order), zip.handOver(emit)])
}

async function fill(zip: PackZip, { folder, now, language }: PackOrder): Promise<void> {
  const rows = await withReaderOfOneMoment(folder, async (reader) => {
    const secrets = readSecrets(folder, { bytes: sealNothing })!
    const telling = tellingOf(reader, language, secrets)
    await zip.add('README.txt', [readme(settingsOf(reader), now)])
    const counted = new Map<string, number>()
    for (const table of packTables) {
      for (const [kind, write] of [['csv', csvOf] as const, ['json', jsonOf] as const]) {
        const tally = { rows: 0 }
        const name = `${kind}/${table.name}.${kind}`
        await zip.add(name, write(reader, table, telling, tally))
        counted.set(name, tally.rows)
      }
    }
    return counted
  })
  const missing = await withReader(folder, async (reader) => [
    ...(await addPhotos(zip, reader, folder)),
    ...(await addSignedWaivers(zip, reader)),
  ])
  const files = zip.files.map((file): ListedFile => {
    const count = rows.get(file.name)
    return count === undefined ? file : { ...file, rows: count }
  })
  const studio_name = await withReader(folder, (reader) => settingsOf(reader).studio_name)
  const manifest = { what: 'Everything a studio holds on its business', studio_name, made_at: now, missing, files }
  await zip.add('manifest.json', [JSON.stringify(manifest, null, 2)])
  zip.end()
}

function sealNothing(): never {
  throw new Error('A pack seals nothing')
}

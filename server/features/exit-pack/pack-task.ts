import { constants } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withReader, withReaderOfOneMoment } from '../../db/read-only.ts'
import type { Reader } from '../../db/writer.ts'
import { localDate, localTime, type Instant } from '../../lib/time.ts'
import { PackZip, type PackedFile } from '../../documents/pack-zip.ts'
import { readSecrets } from '../../secrets.ts'
import { isFileName } from '../../lib/file-name-rules.ts'
import { namedPictures } from '../pictures/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { presentSignature, signatureById } from '../waivers/queries.ts'
import { signaturePdf } from '../waivers/sign.ts'
import { signatureIds } from './queries.ts'
import { csvOf, jsonOf } from './table-files.ts'
import { packTables } from './tables/index.ts'
import { tellingOf } from './telling.ts'

/** The order for a pack: the studio's folder, when it is made, and the language of its words. */
export interface PackOrder {
  folder: string
  now: Instant
  language: string
}

type ListedFile = PackedFile & { rows?: number }

/** Writes the whole pack and hands it over piece by piece. For a separate thread. */
export async function packTask(order: PackOrder, emit: (piece: Uint8Array) => Promise<void>): Promise<void> {
  const zip = new PackZip(order.now)
  await Promise.all([fill(zip, order), zip.handOver(emit)])
}

const PAGE = 500

/** A thing that could not be put into the pack. */
interface Missing {
  name: string
  why: string
}

/** Adds every picture under what it belongs to; gives those that are not there. */
async function addPhotos(zip: PackZip, reader: Reader, folder: string): Promise<Missing[]> {
  const missing: Missing[] = []
  for (const { of, file } of reader.all(namedPictures, {})) {
    const name = `photos/${of}.webp`
    const bytes = isFileName(file) ? await readPhoto(join(folder, 'photos', file)) : undefined
    if (bytes) await zip.add(name, [bytes], { compress: false })
    else missing.push({ name, why: 'The picture is not in the studio’s folder.' })
  }
  return missing
}

/** The bytes of a picture, never of what a link leads to; undefined where it can't be read. */
function readPhoto(file: string): Promise<Uint8Array | undefined> {
  return readFile(file, { flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) }).catch(() => undefined)
}

/** Adds every signed waiver as a PDF, one set after the other; gives those that could not be set. */
async function addSignedWaivers(zip: PackZip, reader: Reader): Promise<Missing[]> {
  const missing: Missing[] = []
  for (let behind = 0; ;) {
    const ids = reader.all(signatureIds, { behind, count: PAGE }).map(({ id }) => id)
    for (const id of ids) {
      const name = `waivers/${id}.pdf`
      const bytes = await signaturePdf(reader, presentSignature(reader.one(signatureById, { id })!)).catch(
        () => undefined,
      )
      if (bytes) await zip.add(name, [bytes], { compress: false })
      else missing.push({ name, why: 'The paper could not be set. What was signed is in waiver_signatures.' })
    }
    if (ids.length < PAGE) return missing
    behind = ids.at(-1)!
  }
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

interface Studio {
  studio_name: string
  timezone: string
  currency: string
}

/** The README of the pack, for people who open it without knowing the software it comes from. */
function readme({ studio_name, timezone, currency }: Studio, now: Instant): string {
  return `${studio_name}
Everything the studio holds on its business, as it was on ${localDate(now, timezone)} at ${localTime(now, timezone)} (${timezone}).

This archive holds personal data, and the codes of gift cards. Keep it as carefully as the studio's own computer.

What is in it
  csv/       one table a file, for spreadsheets and for importing into other products
  json/      the same tables with every field, for programs
  photos/    the pictures of the studio, and of instructors, products and kinds of classes, named by their IDs
  waivers/   every signed waiver as a PDF, named by the signature's ID
  manifest.json   each file with its size, its SHA-256 and its number of rows; "missing" lists what could not be put in

How to read the CSV files
  Encoding      UTF-8 with a byte order mark, so that Excel shows every letter; commas between, quotes where needed (RFC 4180)
  Days          2026-03-31 (year, month, day)
  Moments       2026-03-31 18:30, on the studio's clock (${timezone}); the JSON files have the same moment in UTC
  Amounts       ${currency} unless a column Currency says otherwise, with a point before the decimals, VAT included where there is any
  Yes and no    yes, no; an empty cell means that nobody said
  Phone numbers without blanks; a text that a spreadsheet would run as a formula begins with an apostrophe
  Names         the first word of a name is the first name, the rest the last name; Full Name has it as it is kept
  IDs           name the same record in every file: "Client ID" 7 is the line with ID 7 in clients.csv
  Lists         within a cell as JSON

To move to another product, begin with csv/clients.csv, then csv/membership_types.csv and csv/memberships.csv. Studio Desk
itself reads these three under "Import", and csv/instructors.csv, csv/class_series.csv and csv/classes.csv (the timetable, in
this order), csv/bookings.csv, csv/products.csv, csv/sale_lines.csv and csv/gift_cards.csv.

The tables
${packTables.map(({ name, about }) => `  ${name.padEnd(23)}${about}`).join('\n')}

Not in it are passwords, keys, what e-mails said (links in them open accounts), and what the software only keeps for itself.
Who was erased stands in it under a pseudonym.
`.replaceAll('\n', '\r\n')
}

function sealNothing(): never {
  throw new Error('A pack seals nothing')
}

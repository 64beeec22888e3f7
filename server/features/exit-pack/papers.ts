import { constants } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reader } from '../../db/writer.ts'
import { namedPictures } from '../pictures/queries.ts'
import { presentSignature, signatureById } from '../waivers/queries.ts'
import { signaturePdf } from '../waivers/sign.ts'
import type { PackZip } from './pack-zip.ts'
import { signatureIds } from './queries.ts'

const PAGE = 500

/** What could not be put into the pack. */
export interface Missing {
  name: string
  why: string
}

/** Adds every picture under what it belongs to; gives those that are not there. */
export async function addPhotos(zip: PackZip, reader: Reader, folder: string): Promise<Missing[]> {
  const missing: Missing[] = []
  for (const { of, file } of reader.all(namedPictures, {})) {
    const name = `photos/${of}.webp`
    const bytes = await readPhoto(join(folder, 'photos', file))
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
export async function addSignedWaivers(zip: PackZip, reader: Reader): Promise<Missing[]> {
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

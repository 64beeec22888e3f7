import sharp from 'sharp'
import { ended, upload } from '../build/migration.ts'
import { PASSWORD, type TestStudio } from '../studio.ts'

/** The path's ids in their order, then the body: what to ask for once the stage is set. */
export type Ask = [ids: (number | string)[], body?: unknown]

/** The entry that a change leaves (one a record, the newest first) and how to come to make it. */
export type Change = [action: string, set: (studio: TestStudio) => Promise<Ask>]

export const person = { full_name: 'Pia Person', email: 'pia@studio.test', password: PASSWORD }
export const smtp = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

/** A small picture, as a browser uploads it. */
export async function picture(): Promise<FormData> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'p.png')
  return form
}

/** The studio with a logo or a cover. */
export async function pictured(studio: TestStudio, kind: 'logo' | 'cover'): Promise<Ask> {
  await studio.asOwner(`POST /api/v1/studio/${kind}`, await picture())
  return [[]]
}

let imports = 0

/** An analysed import of one client, a new one each time. */
export async function imported(studio: TestStudio) {
  imports += 1
  const { body } = await upload(studio, 'clients', `Name,Email\r\nIda Import,ida-${imports}@example.com\r\n`)
  return { job_id: body.job_id as number, column_mapping: body.column_mapping as object }
}

/** The id of an import that has ended. */
export async function importedToTheEnd(studio: TestStudio): Promise<number> {
  const { job_id, column_mapping } = await imported(studio)
  await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers: {} })
  await ended(studio, job_id)
  return job_id
}

import type { SampleFile } from '../../features/migration/fixtures/lines.ts'
import type { ReachedStudio, Reply } from '../request.ts'

/** Uploads a file for analysis as the owner. */
export function upload(studio: ReachedStudio, entity: string, file: SampleFile | string): Promise<Reply> {
  const sample = typeof file === 'string' ? csv(file) : file
  const form = new FormData()
  form.set('file', new Blob([sample.bytes as Uint8Array<ArrayBuffer>], { type: sample.type }), sample.name)
  return studio.asOwner(`POST /api/v1/migration/analyse?entity=${entity}`, form)
}

/** Waits until an import is at work no more; gives its status. */
export async function ended(studio: ReachedStudio, jobId: number): Promise<Reply['body']> {
  for (;;) {
    const { body } = await studio.asOwner(`GET /api/v1/migration/status?job_id=${jobId}`)
    if (body.status !== 'running' || body.is_stopped) return body
  }
}

/** Uploads, confirms with the proposed mapping and these answers, and waits; gives the job as it ended. */
export async function importFile(
  studio: ReachedStudio,
  entity: string,
  file: SampleFile | string,
  answers: object = {},
): Promise<Reply['body']> {
  const { body: analysis } = await upload(studio, entity, file)
  const { job_id, column_mapping } = analysis
  const confirmed = await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers })
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
  return ended(studio, job_id)
}

function csv(text: string): SampleFile {
  return { name: 'list.csv', type: 'text/csv', bytes: new TextEncoder().encode(text) }
}

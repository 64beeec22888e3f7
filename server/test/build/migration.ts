import assert from 'node:assert/strict'
import type { SampleFile } from '../../features/migration/fixtures/lines.ts'
import type { ReachedStudio, Reply } from '../request.ts'

/** Uploads a file for analysis as the owner. */
export function upload(studio: ReachedStudio, entity: string, file: SampleFile | string): Promise<Reply> {
  return studio.asOwner(`POST /api/v1/migration/analyse?entity=${entity}`, formOf(file))
}

/** A file, or the text of a CSV, as a browser sends it. */
export function formOf(file: SampleFile | string): FormData {
  const { bytes, name, type } = typeof file === 'string' ? csv(file) : file
  const form = new FormData()
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name)
  return form
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

/** A file of these lines as Excel saves it: with a mark in front. */
export const csvOf = (...lines: string[]): string => `\uFEFF${lines.join('\r\n')}`

/** How many rows of a job have which fate; a fate that none has is left out. */
export const fatesOf = ({ counts }: { counts: Record<string, number> }): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0))

/** The outcome of each row of a job, with the reasons. */
export async function fatesByRow(studio: ReachedStudio, jobId: number): Promise<unknown[][]> {
  const { items } = (await studio.asOwner(`GET /api/v1/migration/jobs/${jobId}/rows?page_size=200`)).body
  return items.map(({ row, disposition, reason }: Record<string, unknown>) => [row, disposition, reason])
}

/** Everything that always holds does. */
export async function requireWhole(studio: ReachedStudio): Promise<void> {
  const { body } = await studio.asOwner('GET /api/v1/studio/integrity')
  const broken = body.invariants.filter(({ ok }: { ok: boolean }) => !ok)
  assert.deepEqual([body.ok, broken], [true, []])
}

/** Takes an import back. */
export const takeBack = (studio: ReachedStudio, jobId: number): Promise<Reply> =>
  studio.asOwner(`POST /api/v1/migration/jobs/${jobId}/rollback`)

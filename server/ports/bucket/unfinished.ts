import type { S3mini } from 's3mini'
import { askable, listedKey } from './endpoint.ts'
import { Answered } from './failure.ts'

interface Listed {
  ListMultipartUploadsResult?: { Upload?: Unfinished | Unfinished[] }
}

interface Unfinished {
  Key: string
  UploadId: string
}

/** Ends what was once begun of an object and never finished: its parts take room, and are paid for, but show nowhere. */
export async function endUnfinished(client: S3mini, key: string): Promise<void> {
  const opts = { prefix: askable(key), 'encoding-type': 'url' }
  const listed = (await ifAllowed(() => client.listMultipartUploads('/', '', 'GET', opts))) as Listed | undefined
  const uploads = [listed?.ListMultipartUploadsResult?.Upload ?? []].flat()
  for (const upload of uploads.filter((one) => listedKey(one.Key) === key))
    await endUpload(client, key, upload.UploadId)
}

/** Ends one upload; one that has ended already is fine. */
export async function endUpload(client: S3mini, key: string, id: string): Promise<void> {
  await ifAllowed(() => client.abortMultipartUpload(key, id))
}

/** A key that may not do this, or a service that does not know it, can still upload. */
async function ifAllowed<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Answered) return undefined
    throw error
  }
}

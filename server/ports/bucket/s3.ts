import type { Random } from '../random/port.ts'
import { downloadFile } from './download.ts'
import { askable, listedKey } from './endpoint.ts'
import { isAnswer } from './failure.ts'
import type { Bucket, BucketAccess, BucketObject } from './port.ts'
import { reach, type Pace, type Reached } from './reach.ts'
import { uploadFile } from './upload.ts'

/** A part takes a minute on a slow line, and is sent again where it breaks. */
const PACE: Pace = {
  part: 8 << 20,
  pause: 500,
  idle: 30_000,
  whole: 20 * 60_000,
  listing: 2 * 60_000,
  loopback: false,
  disk: { free: () => Promise.resolve(undefined) },
}

/** Buckets over HTTP. */
export function s3Bucket(random: Random, pace: Partial<Pace> = {}): Bucket {
  const at = <T>(access: BucketAccess, work: (reached: Reached) => Promise<T>, isStopping = () => false) =>
    reach(access, { ...PACE, ...pace }, random, isStopping, work)
  return {
    list: (access) => at(access, listBelow),
    upload: (access, name, file, options) =>
      at(access, (reached) => uploadFile(reached, name, file, options), options.isStopping),
    download: (access, name, file, options) =>
      at(access, (reached) => downloadFile(reached, name, file, options), options.isStopping),
    remove: (access, name) => at(access, (reached) => remove(reached, name)),
  }
}

async function listBelow({ client, folder }: Reached): Promise<BucketObject[]> {
  const listed = await client.listObjects('/', askable(folder), undefined, { 'encoding-type': 'url' })
  return (listed ?? [])
    .map(({ Key, Size, LastModified }) => ({ key: listedKey(Key), Size, LastModified }))
    .filter(({ key }) => key.startsWith(folder) && key !== folder)
    .map(({ key, Size, LastModified }) => ({
      name: key.slice(folder.length),
      size_bytes: Size,
      changed_at: LastModified.toISOString(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function remove({ client, folder }: Reached, name: string): Promise<void> {
  try {
    await client.deleteObject(folder + name)
  } catch (error) {
    if (!isAnswer(error, 'NoSuchKey')) throw error
  }
}

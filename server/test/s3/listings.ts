import { xml, type Xml } from './answers.ts'
import type { Store } from './store.ts'

const QUERY_SPACE = /%20/g

/** Keys as a listing writes them: URL encoded where that was asked for. */
function writer(query: URLSearchParams): (key: string) => string {
  if (query.get('encoding-type') !== 'url') return (key) => key
  return (key) => encodeURIComponent(key).replaceAll('%2F', '/').replace(QUERY_SPACE, '+')
}

/** ListObjectsV2: a page of the objects with a prefix, in the order of their UTF-8 bytes. */
export function listObjects(store: Store, query: URLSearchParams): string {
  const write = writer(query)
  const most = Math.min(1000, Number(query.get('max-keys') ?? 1000))
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const byBytes = (a: { key: string }, b: { key: string }) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
  const all = store
    .list()
    .filter(({ key }) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0)
    .sort(byBytes)
  const page = all.slice(0, most)
  const last = page.at(-1)
  const isTruncated = all.length > page.length && last !== undefined
  return xml('ListBucketResult', {
    Prefix: prefix,
    KeyCount: page.length,
    MaxKeys: most,
    IsTruncated: String(isTruncated),
    ...(isTruncated && { NextContinuationToken: Buffer.from(last.key).toString('base64') }),
    Contents: page.map(
      ({ key, size, etag, changed }): Xml => ({
        Key: write(key),
        LastModified: changed.toISOString(),
        ETag: `"${etag}"`,
        Size: size,
        StorageClass: 'STANDARD',
      }),
    ),
  })
}

/** ListMultipartUploads, in one page. */
export function listUploads(store: Store, query: URLSearchParams): string {
  const write = writer(query)
  const unfinished = store.uploads().filter(({ key }) => key.startsWith(query.get('prefix') ?? ''))
  return xml('ListMultipartUploadsResult', {
    IsTruncated: 'false',
    Upload: unfinished.map(({ id, key }) => ({ Key: write(key), UploadId: id })),
  })
}

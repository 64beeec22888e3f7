import { xml, type Xml } from './answers.ts'
import type { Store } from './store.ts'

/** Keys as a listing writes them: URL encoded where that was asked for. */
function writer(query: URLSearchParams): (key: string) => string {
  if (query.get('encoding-type') !== 'url') return (key) => key
  return (key) => encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+')
}

/** ListObjectsV2: a page of the objects with a prefix, in the order of their UTF-8 bytes. */
export function listObjects(store: Store, query: URLSearchParams): string {
  const write = writer(query)
  const most = Math.min(1000, Number(query.get('max-keys') ?? 1000))
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
  const all = store
    .keys()
    .filter((key) => key.startsWith(prefix) && byBytes(key, after) > 0)
    .sort(byBytes)
  const page = all.slice(0, most)
  const last = page.at(-1)
  const isTruncated = all.length > page.length && last !== undefined
  return xml('ListBucketResult', {
    Prefix: prefix,
    KeyCount: page.length,
    MaxKeys: most,
    IsTruncated: String(isTruncated),
    ...(isTruncated && { NextContinuationToken: Buffer.from(last).toString('base64') }),
    Contents: page.map((key): Xml => {
      const { size, etag, changed } = store.find(key)!
      return { Key: write(key), LastModified: changed.toISOString(), ETag: `"${etag}"`, Size: size }
    }),
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

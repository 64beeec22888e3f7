import { createHash, createHmac } from 'node:crypto'

/** A request as it came in. */
export interface Signed {
  method: string
  /** Path and query as they were sent, still encoded. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface Keys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** How far a clock may be off, in milliseconds. */
const SKEW = 15 * 60_000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** As AWS encodes: all but the unreserved characters of RFC 3986. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function canonicalQuery(query: string): string {
  const pairs = query.split('&').filter((pair) => pair !== '')
  return pairs
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value.join('=')))}`
    })
    .sort()
    .join('&')
}

const canonicalPath = (path: string) =>
  path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')

const valueOf = (headers: Signed['headers'], name: string) =>
  [headers[name] ?? '']
    .flat()
    .map((value) => value.trim().replace(/ +/g, ' '))
    .join(',')

/** The signature that a request must carry: AWS Signature Version 4 for the headers named. */
export function signatureOf({ method, url, headers }: Signed, names: string[], scope: string, secret: string): string {
  const [path = '', query = ''] = url.split('?')
  const lines = names.map((name) => `${name}:${valueOf(headers, name)}\n`).join('')
  const body = valueOf(headers, 'x-amz-content-sha256')
  const request = [method, canonicalPath(path), canonicalQuery(query), lines, names.join(';'), body].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', valueOf(headers, 'x-amz-date'), scope, sha256(request)].join('\n')
  const [date = '', region = '', service = '', end = ''] = scope.split('/')
  const key = [date, region, service, end].reduce<string | Buffer>((from, text) => hmac(from, text), `AWS4${secret}`)
  return hmac(key, toSign).toString('hex')
}

/** The fault of a request's signature, as an S3 error code; undefined if there is none. */
export function refusalOf(request: Signed, keys: Keys, now: number): string | undefined {
  const { headers } = request
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, keyId, scope = '', signed = '', signature] = form.exec(valueOf(headers, 'authorization')) ?? []
  if (keyId === undefined) return 'AccessDenied'
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  const stamp = valueOf(headers, 'x-amz-date')
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Number.isNaN(at)) return 'AccessDenied'
  if (Math.abs(at - now) > SKEW) return 'RequestTimeTooSkewed'
  if (scope !== `${stamp.slice(0, 8)}/${keys.region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed'
  const names = signed.split(';')
  const mustSign = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!mustSign.every((name) => names.includes(name))) return 'AccessDenied'
  return signature === signatureOf(request, names, scope, keys.secretAccessKey) ? undefined : 'SignatureDoesNotMatch'
}

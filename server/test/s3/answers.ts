/** An answer that is no success. */
export class S3Error extends Error {
  readonly code: string
  readonly headers: Record<string, string>

  constructor(code: string, headers: Record<string, string> = {}) {
    super(code)
    this.code = code
    this.headers = headers
  }
}

/** The status that belongs to a code. */
export const STATUS: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  BadDigest: 400,
  EntityTooSmall: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidPart: 400,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  PermanentRedirect: 301,
  QuotaExceeded: 403,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
}

/** Text as XML holds it: some services write quotes as numbers. */
const escape = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export type Xml = string | number | { [name: string]: Xml | Xml[] }

function inner(value: Xml): string {
  if (typeof value !== 'object') return escape(String(value))
  return Object.entries(value)
    .map(([name, content]) =>
      [content]
        .flat()
        .map((one) => `<${name}>${inner(one)}</${name}>`)
        .join(''),
    )
    .join('')
}

/** A document with the name of its root. */
export function xml(root: string, content: Xml): string {
  const space = root === 'Error' ? '' : ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${space}>${inner(content)}</${root}>`
}

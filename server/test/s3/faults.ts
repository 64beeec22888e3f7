/** The operation of a request, by its name in the S3 API. */
export type Operation =
  | 'ListObjectsV2'
  | 'ListMultipartUploads'
  | 'CreateMultipartUpload'
  | 'UploadPart'
  | 'CompleteMultipartUpload'
  | 'AbortMultipartUpload'
  | 'GetObject'
  | 'HeadObject'
  | 'PutObject'
  | 'DeleteObject'

/** A fault, once by default (`times`). */
export interface Fault {
  on: Operation
  /** How many of them go well before. */
  after?: number
  times?: number
  /** An error is answered, with these headers besides. */
  code?: string
  headers?: Record<string, string>
  /** The connection breaks after so many bytes of the body, of the request or else of the answer. */
  breakAfter?: number
  /** With `breakAfter`, for an answer: the connection stays, but nothing more comes. */
  stall?: true
  /** The first byte of the request's body arrives as another one. */
  damage?: true
  /** It is done, but the connection breaks before the answer. */
  loseAnswer?: true
  /** Nothing comes for so many milliseconds. */
  wait?: number
  /** The answer is this, with status 200, whatever was asked for. */
  says?: { type: string; text: string }
}

/** The next fault that a request meets, counted down; undefined where it goes well. */
export function nextFault(faults: Fault[], on: Operation): Fault | undefined {
  const fault = faults.find((one) => one.on === on && (one.times ?? 1) > 0)
  if (!fault) return undefined
  if (fault.after) {
    fault.after -= 1
    return undefined
  }
  fault.times = (fault.times ?? 1) - 1
  return fault
}

/** Names what a request asks for; undefined for what this server does not know. */
export function operationOf(method: string, key: string, query: URLSearchParams): Operation | undefined {
  const id = query.has('uploadId')
  if (key === '') {
    if (method !== 'GET') return undefined
    return query.has('uploads') ? 'ListMultipartUploads' : 'ListObjectsV2'
  }
  switch (method) {
    case 'GET':
      return 'GetObject'
    case 'HEAD':
      return 'HeadObject'
    case 'PUT':
      return id ? 'UploadPart' : 'PutObject'
    case 'DELETE':
      return id ? 'AbortMultipartUpload' : 'DeleteObject'
    case 'POST':
      return id ? 'CompleteMultipartUpload' : 'CreateMultipartUpload'
    default:
      return undefined
  }
}

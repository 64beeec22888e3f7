import { Answered, isUntrusted, Unanswered } from './failure.ts'
import { BucketRefused, type BucketReason } from './port.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Refusal = [BucketReason, string]

const DENIED: Refusal = [
  'denied',
  'This key may not do what is needed: list, read, write and delete in this bucket. Check the rights of the key.',
]
const NO_BUCKET: Refusal = ['no-bucket', 'There is no such bucket at this address. Check the name and the address.']
const ELSEWHERE: Refusal = ['other', 'The bucket is in another region. Check the region and the address.']
const FULL: Refusal = ['other', 'The bucket is full. Make room in it, or have its limit raised.']
const BUSY: Refusal = ['unreachable', 'The bucket’s server is too busy or has a fault. Try again later.']

const BY_CODE: Readonly<Record<string, Refusal>> = {
  AccessDenied: DENIED,
  AccountProblem: DENIED,
  AllAccessDisabled: DENIED,
  InvalidAccessKeyId: ['denied', 'The bucket’s server does not know this access key.'],
  SignatureDoesNotMatch: ['denied', say('backup.bucket_keys_differ')],
  NoSuchBucket: NO_BUCKET,
  InvalidBucketName: NO_BUCKET,
  RequestTimeTooSkewed: [
    'bad-clock',
    'The clock of this computer is wrong, so the bucket’s server does not believe it. Set the clock, then try again.',
  ],
  NoSuchKey: ['other', 'This file is not in the bucket any more.'],
  AuthorizationHeaderMalformed: ELSEWHERE,
  IllegalLocationConstraintException: ELSEWHERE,
  PermanentRedirect: ELSEWHERE,
  TemporaryRedirect: ELSEWHERE,
  QuotaExceeded: FULL,
  XMinioStorageFull: FULL,
}

function byStatus(status: number): Refusal | undefined {
  if (status === 401 || status === 403) return DENIED
  if (status === 507) return FULL
  if (status === 429 || status >= 500) return BUSY
  if (status >= 300 && status < 400) return ELSEWHERE
  return undefined
}

function byFailure(failure: string): string {
  if (isUntrusted(failure))
    return 'The bucket’s server shows a certificate that this computer does not trust. Check the address and this computer’s clock.'
  if (failure === 'ENOTFOUND' || failure === 'EAI_AGAIN')
    return 'There is no server at this address. Check it, and the connection to the internet.'
  return 'The bucket’s server does not answer. Check its address, and the connection to the internet.'
}

/** What a person is told for a failure; what no bucket's server had a part in (a full disk) stays as it is. */
export function refusalFor(error: unknown): unknown {
  if (error instanceof Answered) {
    const [reason, sentence] = BY_CODE[error.code] ?? byStatus(error.status) ?? ['other', unknown(error)]
    return new BucketRefused(reason, sentence)
  }
  if (error instanceof Unanswered) return new BucketRefused('unreachable', byFailure(error.failure))
  return error
}

function unknown({ status, code }: Answered): string {
  return `What answers at this address refuses, or is no bucket’s server (${code || status}). Check the address.`
}

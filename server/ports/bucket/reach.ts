import { setTimeout as sleep } from 'node:timers/promises'
import type { S3mini } from 's3mini'
import { say } from '../../lib/sayings/sayings.ts'
import type { Disk } from '../disk/port.ts'
import type { Random } from '../random/port.ts'
import { addressOf, folderOf } from './endpoint.ts'
import { Answered, isUntrusted, pauseAfter, Unanswered } from './failure.ts'
import { openLine, type Patience } from './line.ts'
import { BrokenOff, BucketRefused, type BucketAccess, type BucketReason } from './port.ts'

export interface Pace extends Patience {
  /** Bytes of a part; services take no smaller ones than 5 MiB. */
  part: number
  /** Before the second attempt, in milliseconds; each further pause is twice as long. */
  pause: number
  /** True if a bucket may lie on this computer: for trying out. */
  loopback: boolean
  /** The disk for downloads, to learn its free space. */
  disk: Disk
}

/** A bucket within reach, for the time of one call. */
export interface Reached {
  client: S3mini
  pace: Pace
  /** Which bucket it is, for notes: its address. */
  bucket: string
  /** The beginning of our keys. */
  folder: string
  /** Waits before the next attempt; throws the failure where another one is no use, BrokenOff where all is to stop. */
  rest(failure: unknown, attempt: number): Promise<void>
}

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

/** The words for a failure; failures without a bucket's server (a full disk) stay as they are. */
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

/** Connects to a bucket, does the work there and disconnects; failures become BucketRefused. */
export async function reach<T>(
  access: BucketAccess,
  pace: Pace,
  random: Random,
  isStopping: () => boolean,
  work: (reached: Reached) => Promise<T>,
): Promise<T> {
  const { loopback } = pace
  const address = addressOf(access, loopback)
  // Loaded with the first call: the start does not wait for it.
  const { S3mini: Client } = await import('s3mini')
  const line = openLine({ secure: address.protocol === 'https:', loopback }, pace)
  const rest = async (failure: unknown, attempt: number) => {
    const pause = pauseAfter(failure, attempt, pace.pause, random.bytes(1)[0]! / 255)
    if (pause === undefined) throw failure
    if (isStopping()) throw new BrokenOff()
    await sleep(pause)
  }
  const client = new Client({
    accessKeyId: access.accessKeyId,
    secretAccessKey: access.secretAccessKey,
    region: access.region,
    endpoint: address.href,
    fetch: async (input, init) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await line.fetch(input, init)
        } catch (failure) {
          await rest(failure, attempt)
        }
      }
    },
  })
  try {
    return await work({ client, pace, bucket: address.href, folder: folderOf(access), rest })
  } catch (error) {
    throw refusalFor(error)
  } finally {
    line.close()
  }
}

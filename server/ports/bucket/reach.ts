import { setTimeout as sleep } from 'node:timers/promises'
import type { S3mini } from 's3mini'
import type { Random } from '../random/port.ts'
import { addressOf, folderOf } from './endpoint.ts'
import { pauseAfter } from './failure.ts'
import { openLine, type Patience } from './line.ts'
import { BrokenOff, type BucketAccess } from './port.ts'
import { refusalFor } from './refusal.ts'

export interface Pace extends Patience {
  /** Bytes of a part; services take no smaller ones than 5 MiB. */
  part: number
  /** Before the second attempt, in milliseconds; each further pause is twice as long. */
  pause: number
  /** Whether a bucket may lie on this computer: for trying out. */
  loopback: boolean
}

/** A bucket within reach, for the time of one call. */
export interface Reached {
  client: S3mini
  pace: Pace
  /** Which bucket it is, for notes: its address. */
  bucket: string
  /** What the keys of ours begin with. */
  folder: string
  /** Waits before the next attempt; throws the failure where another one is no use, BrokenOff where all is to stop. */
  rest(failure: unknown, attempt: number): Promise<void>
}

/** Reaches a bucket, does something there and hangs up; what goes wrong is told as BucketRefused. */
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

import type { Instant } from '../../lib/time.ts'
import { ENGLISH, formatSaying } from '../../lib/sayings/format.ts'
import { asWritten, isSaid, type Said } from '../../lib/sayings/sayings.ts'

/** The settings that lead to a bucket. */
export interface BucketAccess {
  /** The server's address without the bucket: `https://s3.eu-central-1.amazonaws.com`, `http://192.168.1.20:9000`. */
  endpoint: string
  region: string
  bucket: string
  /** The folder in it that is ours: `studio/copies`, or nothing. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

export interface BucketObject {
  /** Without the prefix. */
  name: string
  size_bytes: number
  changed_at: Instant
}

export interface WhileStopping {
  /** Asked between parts: once it says yes, the call ends with BrokenOff. */
  isStopping: () => boolean
}

/** A bucket at a service that speaks S3. Every call throws BucketRefused where the bucket can't do it. */
export interface Bucket {
  /** All that is below the prefix, in the order of the names. */
  list(access: BucketAccess): Promise<BucketObject[]>
  /**
   * Uploads a file, in parts if it is large, and replaces the object of that name. An interrupted upload continues as long as
   * the file is the same: its progress is in `<file>.upload.json`.
   */
  upload(access: BucketAccess, name: string, file: string, options: WhileStopping): Promise<void>
  /**
   * Downloads to a file, which is there only once it is whole. One that was broken off goes on where it was as long as the
   * object is the same: it waits in `<file>.part`, with what it belongs to in `<file>.part.json`.
   */
  download(access: BucketAccess, name: string, file: string, options: WhileStopping): Promise<void>
  /** Removes what has the name; one that is not there is removed already. */
  remove(access: BucketAccess, name: string): Promise<void>
}

export type BucketReason = 'unreachable' | 'denied' | 'no-bucket' | 'bad-clock' | 'other'

/** Why a bucket could not do it; the message is a sentence for a person, in English. */
export class BucketRefused extends Error {
  readonly reason: BucketReason
  readonly said: Said

  constructor(reason: BucketReason, words: string) {
    super(formatSaying(words, ENGLISH))
    this.reason = reason
    this.said = isSaid(words) ? words : asWritten(words)
  }
}

/** Somebody asked to stop: the same call goes on later. */
export class BrokenOff extends Error {}

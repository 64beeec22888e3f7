import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach } from 'node:test'
import { BucketRefused, type Bucket, type BucketAccess, type BucketReason } from '../../ports/bucket/port.ts'
import { s3Bucket } from '../../ports/bucket/s3.ts'
import { fakeRandom } from '../../ports/random/fake.ts'
import { startS3Server, type S3Server } from '../s3-server.ts'

/** Bytes of a part in these tests. */
export const PART = 1 << 16
export const goOn = { isStopping: () => false }

/** Says yes from the so manyth time it is asked. */
export function stopAt(times: number) {
  let asked = 0
  return { isStopping: () => (asked += 1) >= times }
}

/** A bucket that forgets everything between calls, as a new process does, and is quick to try again. */
export const newBucket = (idle = 30_000): Bucket =>
  s3Bucket(fakeRandom('bucket'), { part: PART, pause: 1, idle, loopback: true })

/** Checks that a failure has this reason, in a sentence of ours. */
export const refusedAs = (reason: BucketReason, sentence: RegExp) => (error: unknown) => {
  assert(error instanceof BucketRefused, String(error))
  assert.equal(error.reason, reason)
  assert.match(error.message, sentence)
  assert.doesNotMatch(error.message, /Raw text/)
  return true
}

/** A test server for the tests of a file; each test has a prefix in the bucket and separate files. */
export class Scene {
  server!: S3Server
  access!: BucketAccess
  /** The server's clock is so many milliseconds ahead. */
  ahead = 0
  #folder = mkdtempSync(join(tmpdir(), 'studio-desk-bucket-'))
  #turn = 0

  constructor() {
    const now = () => Date.now() + this.ahead
    before(async () => {
      this.server = await startS3Server({ folder: join(this.#folder, 'server'), smallestPart: PART, now })
    })
    beforeEach(() => {
      this.#turn += 1
      this.ahead = 0
      this.access = { ...this.server.access, prefix: `test ${this.#turn}` }
      this.server.faults.length = 0
      this.server.seen.length = 0
    })
    after(async () => {
      await this.server.stop()
      rmSync(this.#folder, { recursive: true })
    })
  }

  /** Makes the test's file, again if it exists, with so many random bytes. */
  fileOf(bytes: number): string {
    const file = join(this.#folder, `file-${this.#turn}`)
    writeFileSync(file, randomBytes(bytes))
    return file
  }

  /** Where the test's download goes. */
  get downloaded(): string {
    return join(this.#folder, `downloaded-${this.#turn}`)
  }

  /** The key that the test's bucket has for a name. */
  keyOf(name: string): string {
    return `test ${this.#turn}/${name}`
  }

  /** The requests of this kind. */
  seen(operation: string): string[] {
    return this.server.seen.filter((one) => one.startsWith(operation))
  }

  /** From which byte on the downloads asked. */
  get starts(): number[] {
    return this.seen('GetObject').map((one) => Number(/bytes=(\d+)-/.exec(one)?.[1] ?? 0))
  }

  /** Downloads, and checks that it is what the file has, and that nothing is left beside the two. */
  async checkRoundTrip(bucket: Bucket, name: string, file: string): Promise<void> {
    await bucket.download(this.access, name, this.downloaded, goOn)
    assert(readFileSync(this.downloaded).equals(readFileSync(file)), 'What came back is not what went out')
    const left = readdirSync(this.#folder).filter((one) => /-(\d+)\./.exec(one)?.[1] === String(this.#turn))
    assert.deepEqual(left, [], 'Something was left beside the files')
  }
}

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { startS3Server, type S3Server } from '../../test/s3-server.ts'
import { fakeRandom } from '../random/fake.ts'
import { BrokenOff, BucketRefused, type Bucket, type BucketAccess, type BucketReason } from './port.ts'
import { s3Bucket } from './s3.ts'

const PART = 1 << 16
const pace = { part: PART, pause: 1 }
const goOn = { isStopping: () => false }
const folder = mkdtempSync(join(tmpdir(), 'studio-desk-bucket-'))

let server: S3Server
let access: BucketAccess
let bucket: Bucket
/** The server's clock is so many milliseconds ahead. */
let ahead = 0

before(async () => {
  server = await startS3Server({ folder: join(folder, 'server'), smallestPart: PART, now: () => Date.now() + ahead })
  bucket = s3Bucket(fakeRandom('bucket'), pace)
})
after(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

let turn = 0
/** A folder of each test's own, in the bucket. */
function begin(): void {
  turn += 1
  access = { ...server.access, prefix: `test ${turn}` }
  server.seen.length = 0
}

afterEach(() => {
  ahead = 0
  server.faults.length = 0
})

/** A file with so many bytes of chance. */
function fileOf(bytes: number): string {
  const file = join(folder, `file-${turn}`)
  writeFileSync(file, randomBytes(bytes))
  return file
}

const downloaded = () => join(folder, `downloaded-${turn}`)
const stored = (name: string) => server.store.find(`test ${turn}/${name}`)
const seen = (operation: string) => server.seen.filter((one) => one.startsWith(operation))
/** From which byte on the downloads asked. */
const starts = () => seen('GetObject').map((one) => Number(/bytes=(\d+)-/.exec(one)?.[1] ?? 0))
const refusedAs = (reason: BucketReason, sentence: RegExp) => (error: unknown) => {
  assert(error instanceof BucketRefused, String(error))
  assert.equal(error.reason, reason)
  assert.match(error.message, sentence)
  assert.doesNotMatch(error.message, /Raw text/)
  return true
}
/** Says yes from the so manyth time it is asked. */
const stopAt = (times: number) => {
  let asked = 0
  return { isStopping: () => (asked += 1) >= times }
}

async function checkRoundTrip(name: string, file: string) {
  await bucket.download(access, name, downloaded(), goOn)
  assert(readFileSync(downloaded()).equals(readFileSync(file)), 'What came back is not what went out')
  const left = readdirSync(folder).filter((one) => one.includes(`ed-${turn}.`) || one.startsWith(`file-${turn}.`))
  assert.deepEqual(left, [], 'Something was left beside the files')
}

describe('a bucket', () => {
  for (const bytes of [0, 1, PART, PART + 1, 2 * PART, 3 * PART + 7])
    it(`keeps a file of ${bytes} bytes`, async () => {
      begin()
      const file = fileOf(bytes)
      await bucket.upload(access, 'copy', file, goOn)
      assert.equal(seen('UploadPart').length, bytes > PART ? Math.ceil(bytes / PART) : 0)
      const [listed, ...others] = await bucket.list(access)
      assert.deepEqual(others, [])
      assert.deepEqual(listed, { name: 'copy', size_bytes: bytes, changed_at: stored('copy')!.changed.toISOString() })
      await checkRoundTrip('copy', file)
    })

  for (const name of ['a b+c', 'Übung 日本 🧘', 'it’s "one" & <two>', "Anna's (1)!*", 'in/a/folder', '100%25', 'é~.-_'])
    it(`takes the name ${name}`, async () => {
      begin()
      const file = fileOf(PART + 1)
      await bucket.upload(access, name, file, goOn)
      assert.deepEqual(
        (await bucket.list(access)).map((one) => one.name),
        [name],
      )
      await checkRoundTrip(name, file)
      await bucket.remove(access, name)
      assert.deepEqual(await bucket.list(access), [])
    })

  it('takes a prefix with signs that signers leave as they are, and none', async () => {
    begin()
    const file = fileOf(3)
    const [odd, whole] = [{ ...access, prefix: "Anna's (studio)" }, { ...access, prefix: '' }]
    await bucket.upload(odd, 'copy', file, goOn)
    await bucket.upload({ ...access, prefix: 'Anna' }, 'other', file, goOn)
    assert.deepEqual(
      (await bucket.list(odd)).map((one) => one.name),
      ['copy'],
    )
    assert((await bucket.list(whole)).some((one) => one.name === "Anna's (studio)/copy"))
  })

  it('replaces what has the name, and removes what is not there', async () => {
    begin()
    await bucket.upload(access, 'copy', fileOf(10), goOn)
    const file = fileOf(20)
    await bucket.upload(access, 'copy', file, goOn)
    await checkRoundTrip('copy', file)
    await bucket.remove(access, 'copy')
    await bucket.remove(access, 'copy')
    await assert.rejects(bucket.download(access, 'copy', downloaded(), goOn), refusedAs('other', /not in the bucket/))
  })

  it('lists 1,200 files in their order', async () => {
    begin()
    const names = Array.from({ length: 1200 }, (_, n) => `copy-${String(n).padStart(4, '0')}`)
    server.store.putEmpty(names.toReversed().map((name) => `test ${turn}/${name}`))
    assert.deepEqual(
      (await bucket.list(access)).map((one) => one.name),
      names,
    )
    assert.equal(seen('ListObjectsV2').length, 2)
  })
})

describe('an upload that is broken off', () => {
  it('sends a part again where the connection broke, and the others once', async () => {
    begin()
    const file = fileOf(4 * PART)
    server.faults.push({ on: 'UploadPart', after: 1, breakAfter: 1000 })
    await bucket.upload(access, 'copy', file, goOn)
    assert.deepEqual(seen('UploadPart'), ['UploadPart 1', 'UploadPart 2', 'UploadPart 2', 'UploadPart 3', 'UploadPart 4'])
    await checkRoundTrip('copy', file)
  })

  it('goes on where it was in another process', async () => {
    begin()
    const file = fileOf(4 * PART)
    server.faults.push({ on: 'UploadPart', after: 2, times: 9, breakAfter: 1000 })
    await assert.rejects(bucket.upload(access, 'copy', file, goOn), refusedAs('unreachable', /does not answer/))
    assert.deepEqual(seen('UploadPart').slice(-5), Array<string>(5).fill('UploadPart 3'))
    server.faults.length = 0
    server.seen.length = 0
    await s3Bucket(fakeRandom('another'), pace).upload(access, 'copy', file, goOn)
    assert.deepEqual(seen('UploadPart'), ['UploadPart 3', 'UploadPart 4'])
    assert.equal(seen('CreateMultipartUpload').length, 0)
    await checkRoundTrip('copy', file)
  })

  it('stops when it is asked to, and goes on later', async () => {
    begin()
    const file = fileOf(4 * PART)
    await assert.rejects(bucket.upload(access, 'copy', file, stopAt(3)), BrokenOff)
    assert.deepEqual(seen('UploadPart'), ['UploadPart 1', 'UploadPart 2'])
    assert.equal(stored('copy'), undefined)
    await bucket.upload(access, 'copy', file, goOn)
    assert.deepEqual(seen('UploadPart').slice(2), ['UploadPart 3', 'UploadPart 4'])
    await checkRoundTrip('copy', file)
  })

  it('begins anew where the file is another one, and ends what was begun', async () => {
    begin()
    await assert.rejects(bucket.upload(access, 'copy', fileOf(3 * PART), stopAt(2)), BrokenOff)
    assert.equal(server.store.uploads().length, 1)
    const file = fileOf(3 * PART + 1)
    await bucket.upload(access, 'copy', file, goOn)
    assert.deepEqual(server.store.uploads(), [])
    await checkRoundTrip('copy', file)
  })

  it('ends what was begun under the name where its note is lost, and nothing else', async () => {
    begin()
    const file = fileOf(3 * PART)
    const other = await server.store.begin(`test ${turn}/copy of another`)
    await assert.rejects(bucket.upload(access, 'copy', file, stopAt(2)), BrokenOff)
    rmSync(`${file}.upload.json`)
    await bucket.upload(access, 'copy', file, goOn)
    assert.deepEqual(
      server.store.uploads().map(({ id }) => id),
      [other],
    )
    await server.store.abort(other)
    await checkRoundTrip('copy', file)
  })

  it('begins anew where the service has ended it', async () => {
    begin()
    const file = fileOf(3 * PART)
    await assert.rejects(bucket.upload(access, 'copy', file, stopAt(2)), BrokenOff)
    for (const { id } of server.store.uploads()) await server.store.abort(id)
    await bucket.upload(access, 'copy', file, goOn)
    await checkRoundTrip('copy', file)
  })

  it('begins anew where its note can’t be read', async () => {
    begin()
    const file = fileOf(3 * PART)
    writeFileSync(`${file}.upload.json`, '{"bucket')
    await bucket.upload(access, 'copy', file, goOn)
    await checkRoundTrip('copy', file)
  })

  it('is done where only the last answer was lost', async () => {
    begin()
    const file = fileOf(3 * PART)
    server.faults.push({ on: 'CompleteMultipartUpload', loseAnswer: true })
    await bucket.upload(access, 'copy', file, goOn)
    assert.equal(seen('UploadPart').length, 3)
    assert.equal(seen('CompleteMultipartUpload').length, 2)
    await checkRoundTrip('copy', file)
  })

  it('tries again where the fault comes with a status of 200', async () => {
    begin()
    const file = fileOf(3 * PART)
    const text = '<?xml version="1.0"?>\n<Error><Code>InternalError</Code></Error>'
    server.faults.push({ on: 'CompleteMultipartUpload', says: { type: 'application/xml', text } })
    await bucket.upload(access, 'copy', file, goOn)
    await checkRoundTrip('copy', file)
  })

  it('works with a key that may not list what is unfinished', async () => {
    begin()
    const file = fileOf(PART + 1)
    server.faults.push({ on: 'ListMultipartUploads', code: 'AccessDenied' })
    await bucket.upload(access, 'copy', file, goOn)
    await checkRoundTrip('copy', file)
  })
})

describe('a download that is broken off', () => {
  it('goes on from where the connection broke', async () => {
    begin()
    const file = fileOf(24 * PART)
    await bucket.upload(access, 'copy', file, goOn)
    server.faults.push({ on: 'GetObject', times: 2, breakAfter: 10 * PART })
    await checkRoundTrip('copy', file)
    assert.equal(starts().length, 3)
    // What had not been written yet when it broke is sent again: buffers, no more.
    for (const [index, start] of starts().entries()) assert(start <= index * 10 * PART && start >= index * 6 * PART)
  })

  it('goes on in another process, after any number of breaks', async () => {
    begin()
    const file = fileOf(80 * PART)
    await bucket.upload(access, 'copy', file, goOn)
    server.faults.push({ on: 'GetObject', times: 7, breakAfter: 10 * PART })
    server.faults.push({ on: 'GetObject', times: 5, breakAfter: 0 })
    await assert.rejects(bucket.download(access, 'copy', downloaded(), goOn), refusedAs('unreachable', /not answer/))
    assert(!existsSync(downloaded()))
    server.seen.length = 0
    server.faults.length = 0
    bucket = s3Bucket(fakeRandom('another'), pace)
    await checkRoundTrip('copy', file)
    assert.equal(starts().length, 1)
    assert(starts()[0]! >= 7 * 6 * PART)
  })

  it('stops when it is asked to, and goes on later', async () => {
    begin()
    const file = fileOf(20 * PART)
    await bucket.upload(access, 'copy', file, goOn)
    await assert.rejects(bucket.download(access, 'copy', downloaded(), stopAt(2)), BrokenOff)
    assert(!existsSync(downloaded()))
    await checkRoundTrip('copy', file)
    assert.equal(starts().length, 2)
    assert(starts()[1]! > 0)
  })

  it('begins anew where the object changed meanwhile', async () => {
    begin()
    await bucket.upload(access, 'copy', fileOf(3 * PART), goOn)
    await assert.rejects(bucket.download(access, 'copy', downloaded(), stopAt(2)), BrokenOff)
    const file = fileOf(2 * PART)
    await bucket.upload(access, 'copy', file, goOn)
    server.seen.length = 0
    await checkRoundTrip('copy', file)
    assert.equal(seen('GetObject').at(-1), 'GetObject')
  })

  it('keeps what is whole already, and begins anew for another name', async () => {
    begin()
    const file = fileOf(PART)
    await bucket.upload(access, 'copy', file, goOn)
    await bucket.upload(access, 'other', fileOf(PART), goOn)
    await assert.rejects(bucket.download(access, 'copy', downloaded(), stopAt(2)), BrokenOff)
    await checkRoundTrip('other', file)
    assert.equal(seen('GetObject').at(-1), 'GetObject')
  })

  it('goes on where nothing came for a while', async () => {
    begin()
    const file = fileOf(PART)
    await bucket.upload(access, 'copy', file, goOn)
    server.faults.push({ on: 'GetObject', wait: 60_000 })
    bucket = s3Bucket(fakeRandom('impatient'), { ...pace, idle: 200 })
    await checkRoundTrip('copy', file)
    bucket = s3Bucket(fakeRandom('bucket'), pace)
    assert(seen('GetObject').length > 1)
  })
})

describe('a bucket that can’t be used says why', () => {
  const cases: [string, Partial<BucketAccess>, BucketReason, RegExp][] = [
    ['another access key', { accessKeyId: 'x' }, 'denied', /access key/],
    ['another secret', { secretAccessKey: 'x' }, 'denied', /secret key/],
    ['another bucket', { bucket: 'nowhere' }, 'no-bucket', /no such bucket/],
    ['another region', { region: 'nowhere-1' }, 'other', /region/],
    ['a port where nobody is', { endpoint: 'http://127.0.0.1:9' }, 'unreachable', /does not answer/],
    ['a name that nobody has', { endpoint: 'https://nobody.invalid' }, 'unreachable', /no server/],
    ['http to the net', { endpoint: 'http://8.8.8.8' }, 'other', /https/],
  ]
  for (const [what, part, reason, sentence] of cases)
    it(`for ${what}, whatever is asked for`, async () => {
      begin()
      const [wrong, file, refused] = [{ ...access, ...part }, fileOf(PART + 1), refusedAs(reason, sentence)]
      await assert.rejects(bucket.list(wrong), refused)
      await assert.rejects(bucket.upload(wrong, 'copy', file, goOn), refused)
      await assert.rejects(bucket.download(wrong, 'copy', downloaded(), goOn), refused)
      await assert.rejects(bucket.remove(wrong, 'copy'), refused)
    })

  for (const off of [-3_600_000, 3_600_000])
    it(`for a clock that is ${off / 3_600_000} hours off`, async () => {
      begin()
      ahead = off
      await assert.rejects(bucket.list(access), refusedAs('bad-clock', /clock/))
      await assert.rejects(bucket.upload(access, 'copy', fileOf(1), goOn), refusedAs('bad-clock', /clock/))
    })

  it('for a server that speaks no S3', async () => {
    begin()
    for (const says of [
      { type: 'text/html', text: '<html><body>Welcome</body></html>' },
      { type: 'application/json', text: '{}' },
    ]) {
      server.faults.push({ on: 'ListObjectsV2', says })
      await assert.rejects(bucket.list(access), refusedAs('other', /no bucket’s server/))
    }
  })

  it('for one that sends elsewhere, without going there', async () => {
    begin()
    const headers = { location: `${server.access.endpoint}/elsewhere` }
    server.faults.push({ on: 'ListObjectsV2', code: 'PermanentRedirect', headers })
    await assert.rejects(bucket.list(access), refusedAs('other', /region/))
    assert.deepEqual(server.seen, ['ListObjectsV2'])
  })

  it('for a file that did not arrive whole', async () => {
    begin()
    server.faults.push({ on: 'PutObject', says: { type: 'text/plain', text: '' } })
    await bucket.upload(access, 'copy', fileOf(3), goOn).then(
      () => assert.fail('It was taken for arrived'),
      (error: unknown) => assert(error instanceof BucketRefused),
    )
  })
})

describe('a bucket that is busy', () => {
  for (const [code, headers] of [
    ['SlowDown', { 'retry-after': '0' }],
    ['InternalError', {}],
  ] as const)
    it(`is asked again after ${code}`, async () => {
      begin()
      const file = fileOf(2 * PART)
      for (const on of ['PutObject', 'CreateMultipartUpload', 'UploadPart', 'GetObject', 'ListObjectsV2'] as const)
        server.faults.push({ on, times: 2, code, headers })
      await bucket.upload(access, 'copy', file, goOn)
      assert.equal((await bucket.list(access)).length, 1)
      await checkRoundTrip('copy', file)
      assert.equal(seen('UploadPart 1').length, 3)
    })

  it('is left alone where it asks for longer than anybody waits', async () => {
    begin()
    server.faults.push({ on: 'ListObjectsV2', code: 'SlowDown', headers: { 'retry-after': '3600' } })
    await assert.rejects(bucket.list(access), refusedAs('unreachable', /later/))
    assert.equal(seen('ListObjectsV2').length, 1)
  })

  it('is not asked again while all is to stop', async () => {
    begin()
    server.faults.push({ on: 'GetObject', times: 9, code: 'SlowDown' })
    await assert.rejects(bucket.download(access, 'copy', downloaded(), stopAt(1)), BrokenOff)
    assert.equal(seen('GetObject').length, 1)
  })
})

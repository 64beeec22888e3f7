import assert from 'node:assert/strict'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { goOn, newBucket, PART, refusedAs, Scene, stopAt } from '../../test/s3/scene.ts'
import { BrokenOff } from './port.ts'

const scene = new Scene()
const bucket = newBucket()

describe('an upload that is broken off', () => {
  it('sends a part again where the connection broke, and the others once', async () => {
    const file = scene.fileOf(4 * PART)
    scene.server.faults.push({ on: 'UploadPart', after: 1, breakAfter: 1000 })
    await bucket.upload(scene.access, 'copy', file, goOn)
    assert.deepEqual(scene.seen('UploadPart'), [
      'UploadPart 1',
      'UploadPart 2',
      'UploadPart 2',
      'UploadPart 3',
      'UploadPart 4',
    ])
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('goes on where it was in another process', async () => {
    const file = scene.fileOf(4 * PART)
    scene.server.faults.push({ on: 'UploadPart', after: 2, times: 9, breakAfter: 1000 })
    await assert.rejects(bucket.upload(scene.access, 'copy', file, goOn), refusedAs('unreachable', /does not answer/))
    assert.deepEqual(scene.seen('UploadPart').slice(-5), Array<string>(5).fill('UploadPart 3'))
    scene.server.faults.length = 0
    scene.server.seen.length = 0
    await newBucket().upload(scene.access, 'copy', file, goOn)
    assert.deepEqual(scene.seen('UploadPart'), ['UploadPart 3', 'UploadPart 4'])
    assert.equal(scene.seen('CreateMultipartUpload').length, 0)
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('stops when it is asked to, and goes on later', async () => {
    const file = scene.fileOf(4 * PART)
    await assert.rejects(bucket.upload(scene.access, 'copy', file, stopAt(3)), BrokenOff)
    assert.deepEqual(scene.seen('UploadPart'), ['UploadPart 1', 'UploadPart 2'])
    assert.equal(scene.server.store.find(scene.keyOf('copy')), undefined)
    await bucket.upload(scene.access, 'copy', file, goOn)
    assert.deepEqual(scene.seen('UploadPart').slice(2), ['UploadPart 3', 'UploadPart 4'])
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('begins anew where the file is another one, and ends what was begun', async () => {
    await assert.rejects(bucket.upload(scene.access, 'copy', scene.fileOf(3 * PART), stopAt(2)), BrokenOff)
    assert.equal(scene.server.store.uploads().length, 1)
    const file = scene.fileOf(3 * PART + 1)
    await bucket.upload(scene.access, 'copy', file, goOn)
    assert.deepEqual(scene.server.store.uploads(), [])
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('ends what was begun under another name', async () => {
    const file = scene.fileOf(3 * PART)
    await assert.rejects(bucket.upload(scene.access, 'copy', file, stopAt(2)), BrokenOff)
    await bucket.upload(scene.access, 'other', file, goOn)
    assert.deepEqual(scene.server.store.uploads(), [])
    await scene.checkRoundTrip(bucket, 'other', file)
  })

  it('sends again what arrives damaged', async () => {
    const file = scene.fileOf(PART + 1)
    scene.server.faults.push({ on: 'UploadPart', after: 1, damage: true })
    await bucket.upload(scene.access, 'copy', file, goOn)
    assert.deepEqual(scene.seen('UploadPart'), ['UploadPart 1', 'UploadPart 2', 'UploadPart 2'])
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('ends what was begun under the name where its note is lost, and nothing else', async () => {
    const file = scene.fileOf(3 * PART)
    const other = await scene.server.store.begin(scene.keyOf('copy of another'))
    await assert.rejects(bucket.upload(scene.access, 'copy', file, stopAt(2)), BrokenOff)
    rmSync(`${file}.upload.json`)
    await bucket.upload(scene.access, 'copy', file, goOn)
    assert.deepEqual(
      scene.server.store.uploads().map(({ id }) => id),
      [other],
    )
    await scene.server.store.abort(other)
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('begins anew where the service has ended it', async () => {
    const file = scene.fileOf(3 * PART)
    await assert.rejects(bucket.upload(scene.access, 'copy', file, stopAt(2)), BrokenOff)
    for (const { id } of scene.server.store.uploads()) await scene.server.store.abort(id)
    await bucket.upload(scene.access, 'copy', file, goOn)
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('begins anew where its note can’t be read', async () => {
    const file = scene.fileOf(3 * PART)
    writeFileSync(`${file}.upload.json`, '{"bucket')
    await bucket.upload(scene.access, 'copy', file, goOn)
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('is done where only the last answer was lost', async () => {
    const file = scene.fileOf(3 * PART)
    scene.server.faults.push({ on: 'CompleteMultipartUpload', loseAnswer: true })
    await bucket.upload(scene.access, 'copy', file, goOn)
    assert.equal(scene.seen('UploadPart').length, 3)
    assert.equal(scene.seen('CompleteMultipartUpload').length, 2)
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('tries again where the fault comes with a status of 200', async () => {
    const file = scene.fileOf(3 * PART)
    const text = '<?xml version="1.0"?>\n<Error><Code>InternalError</Code></Error>'
    scene.server.faults.push({ on: 'CompleteMultipartUpload', says: { type: 'application/xml', text } })
    await bucket.upload(scene.access, 'copy', file, goOn)
    await scene.checkRoundTrip(bucket, 'copy', file)
  })

  it('works with a key that may not list what is unfinished', async () => {
    const file = scene.fileOf(PART + 1)
    scene.server.faults.push({ on: 'ListMultipartUploads', code: 'AccessDenied' })
    await bucket.upload(scene.access, 'copy', file, goOn)
    await scene.checkRoundTrip(bucket, 'copy', file)
  })
})

describe('a download that is broken off', () => {
  it('goes on from where the connection broke', async () => {
    const file = scene.fileOf(24 * PART)
    await bucket.upload(scene.access, 'copy', file, goOn)
    scene.server.faults.push({ on: 'GetObject', times: 2, breakAfter: 10 * PART })
    await scene.checkRoundTrip(bucket, 'copy', file)
    assert.equal(scene.starts.length, 3)
    // Only data that had not been written when it broke is sent again: buffers, no more.
    for (const [index, start] of scene.starts.entries()) assert(start <= index * 10 * PART && start >= index * 6 * PART)
  })

  it('goes on in another process, after any number of breaks', async () => {
    const file = scene.fileOf(80 * PART)
    await bucket.upload(scene.access, 'copy', file, goOn)
    scene.server.faults.push({ on: 'GetObject', times: 7, breakAfter: 10 * PART })
    scene.server.faults.push({ on: 'GetObject', times: 5, breakAfter: 0 })
    await assert.rejects(
      bucket.download(scene.access, 'copy', scene.downloaded, goOn),
      refusedAs('unreachable', /not answer/),
    )
    assert(!existsSync(scene.downloaded))
    scene.server.seen.length = 0
    scene.server.faults.length = 0
    await scene.checkRoundTrip(newBucket(), 'copy', file)
    assert.equal(scene.starts.length, 1)
    assert(scene.starts[0]! >= 7 * 6 * PART)
  })

  it('stops when it is asked to, and goes on later', async () => {
    const file = scene.fileOf(20 * PART)
    await bucket.upload(scene.access, 'copy', file, goOn)
    await assert.rejects(bucket.download(scene.access, 'copy', scene.downloaded, stopAt(2)), BrokenOff)
    assert(!existsSync(scene.downloaded))
    await scene.checkRoundTrip(bucket, 'copy', file)
    assert.equal(scene.starts.length, 2)
    assert(scene.starts[1]! > 0)
  })

  for (const bytes of [1, 30 * PART])
    it(`begins anew where the object is now another one of ${bytes} bytes`, async () => {
      await bucket.upload(scene.access, 'copy', scene.fileOf(20 * PART), goOn)
      await assert.rejects(bucket.download(scene.access, 'copy', scene.downloaded, stopAt(2)), BrokenOff)
      const file = scene.fileOf(bytes)
      await bucket.upload(scene.access, 'copy', file, goOn)
      await scene.checkRoundTrip(bucket, 'copy', file)
      assert.equal(scene.starts.length, 3)
      assert(scene.starts[1]! > 0)
      assert.equal(scene.starts[2], 0)
    })

  it('begins anew for another name', async () => {
    await bucket.upload(scene.access, 'copy', scene.fileOf(20 * PART), goOn)
    const file = scene.fileOf(20 * PART)
    await bucket.upload(scene.access, 'other', file, goOn)
    await assert.rejects(bucket.download(scene.access, 'copy', scene.downloaded, stopAt(2)), BrokenOff)
    await scene.checkRoundTrip(bucket, 'other', file)
    assert.deepEqual(scene.starts, [0, 0])
  })

  it('asks for nothing again where only its name was missing', async () => {
    const file = scene.fileOf(PART)
    await bucket.upload(scene.access, 'copy', file, goOn)
    mkdirSync(scene.downloaded)
    await assert.rejects(bucket.download(scene.access, 'copy', scene.downloaded, goOn), { syscall: 'rename' })
    rmSync(scene.downloaded, { recursive: true })
    await scene.checkRoundTrip(bucket, 'copy', file)
    assert.deepEqual(scene.starts, [0])
  })

  it('leaves no connection behind', async () => {
    await bucket.upload(scene.access, 'copy', scene.fileOf(20 * PART), goOn)
    await assert.rejects(bucket.download(scene.access, 'copy', scene.downloaded, stopAt(2)), BrokenOff)
    for (let n = 0; n < 200 && (await scene.server.connections()) > 0; n += 1) await sleep(10)
    assert.equal(await scene.server.connections(), 0)
  })

  it('goes on where nothing came for a while', async () => {
    const file = scene.fileOf(20 * PART)
    await bucket.upload(scene.access, 'copy', file, goOn)
    scene.server.faults.push({ on: 'GetObject', wait: 60_000 }, { on: 'GetObject', breakAfter: 10 * PART, stall: true })
    await scene.checkRoundTrip(newBucket(200), 'copy', file)
    assert(scene.starts.length > 2)
    assert(scene.starts.at(-1)! >= 6 * PART)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { goOn, newBucket, PART, refusedAs, Scene, stopAt } from '../../test/s3/scene.ts'
import { BrokenOff, type BucketAccess, type BucketReason } from './port.ts'

const scene = new Scene()
const bucket = newBucket()

describe('a bucket', () => {
  for (const bytes of [0, 1, PART, PART + 1, 2 * PART, 3 * PART + 7])
    it(`keeps a file of ${bytes} bytes`, async () => {
      const file = scene.fileOf(bytes)
      await bucket.upload(scene.access, 'copy', file, goOn)
      assert.equal(scene.seen('UploadPart').length, bytes > PART ? Math.ceil(bytes / PART) : 0)
      const [listed, ...others] = await bucket.list(scene.access)
      assert.deepEqual(others, [])
      assert.deepEqual(listed, {
        name: 'copy',
        size_bytes: bytes,
        changed_at: scene.server.store.find(scene.keyOf('copy'))!.changed.toISOString(),
      })
      await scene.checkRoundTrip(bucket, 'copy', file)
    })

  for (const name of ['a b+c', 'Übung 日本 🧘', 'it’s "one" & <two>', "Anna's (1)!*", 'in/a/folder', '100%25', 'é~.-_'])
    it(`takes the name ${name}`, async () => {
      const file = scene.fileOf(PART + 1)
      await bucket.upload(scene.access, name, file, goOn)
      assert.deepEqual(
        (await bucket.list(scene.access)).map((one) => one.name),
        [name],
      )
      await scene.checkRoundTrip(bucket, name, file)
      await bucket.remove(scene.access, name)
      assert.deepEqual(await bucket.list(scene.access), [])
    })

  it('takes a prefix with signs that signers leave as they are, and none', async () => {
    const file = scene.fileOf(3)
    const [odd, whole] = [
      { ...scene.access, prefix: "Anna's (studio)" },
      { ...scene.access, prefix: '' },
    ]
    await bucket.upload(odd, 'copy', file, goOn)
    await bucket.upload({ ...scene.access, prefix: 'Anna' }, 'other', file, goOn)
    assert.deepEqual(
      (await bucket.list(odd)).map((one) => one.name),
      ['copy'],
    )
    assert((await bucket.list(whole)).some((one) => one.name === "Anna's (studio)/copy"))
  })

  it('may be reached by a name of this computer', async () => {
    const endpoint = scene.access.endpoint.replace('127.0.0.1', 'localhost')
    assert.deepEqual(await bucket.list({ ...scene.access, endpoint }), [])
  })

  it('replaces what has the name, and removes what is not there', async () => {
    await bucket.upload(scene.access, 'copy', scene.fileOf(10), goOn)
    const file = scene.fileOf(20)
    await bucket.upload(scene.access, 'copy', file, goOn)
    await scene.checkRoundTrip(bucket, 'copy', file)
    await bucket.remove(scene.access, 'copy')
    await bucket.remove(scene.access, 'copy')
    // Some services say so.
    scene.server.faults.push({ on: 'DeleteObject', code: 'NoSuchKey' })
    await bucket.remove(scene.access, 'copy')
    await assert.rejects(
      bucket.download(scene.access, 'copy', scene.downloaded, goOn),
      refusedAs('other', /not in the bucket/),
    )
  })

  it('lists 1,200 files in their order', async () => {
    const names = Array.from({ length: 1200 }, (_, n) => `copy-${String(n).padStart(4, '0')}`)
    scene.server.store.putEmpty(names.toReversed().map((name) => scene.keyOf(name)))
    assert.deepEqual(
      (await bucket.list(scene.access)).map((one) => one.name),
      names,
    )
    assert.equal(scene.seen('ListObjectsV2').length, 2)
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
      const [wrong, file, refused] = [{ ...scene.access, ...part }, scene.fileOf(PART + 1), refusedAs(reason, sentence)]
      await assert.rejects(bucket.list(wrong), refused)
      await assert.rejects(bucket.upload(wrong, 'copy', file, goOn), refused)
      await assert.rejects(bucket.download(wrong, 'copy', scene.downloaded, goOn), refused)
      await assert.rejects(bucket.remove(wrong, 'copy'), refused)
    })

  for (const off of [-3_600_000, 3_600_000])
    it(`for a clock that is ${off / 3_600_000} hours off`, async () => {
      scene.ahead = off
      await assert.rejects(bucket.list(scene.access), refusedAs('bad-clock', /clock/))
      await assert.rejects(bucket.upload(scene.access, 'copy', scene.fileOf(1), goOn), refusedAs('bad-clock', /clock/))
    })

  it('for a server that speaks no S3', async () => {
    for (const says of [
      { type: 'text/html', text: '<html><body>Welcome</body></html>' },
      { type: 'application/json', text: '{}' },
    ]) {
      scene.server.faults.push({ on: 'ListObjectsV2', says })
      await assert.rejects(bucket.list(scene.access), refusedAs('other', /no bucket’s server/))
    }
    scene.server.faults.push({ on: 'GetObject', says: { type: 'text/html', text: 'Sign in to this network' } })
    const download = bucket.download(scene.access, 'copy', scene.downloaded, goOn)
    await assert.rejects(download, refusedAs('other', /no bucket’s server/))
  })

  it('for one that sends elsewhere, without going there', async () => {
    const headers = { location: `${scene.server.access.endpoint}/elsewhere` }
    scene.server.faults.push({ on: 'ListObjectsV2', code: 'PermanentRedirect', headers })
    await assert.rejects(bucket.list(scene.access), refusedAs('other', /region/))
    assert.deepEqual(scene.server.seen, ['ListObjectsV2'])
  })

  it('for a file that did not arrive whole', async () => {
    const says = { type: 'text/plain', text: '' }
    scene.server.faults.push({ on: 'PutObject', says })
    await assert.rejects(bucket.upload(scene.access, 'copy', scene.fileOf(3), goOn), refusedAs('other', /404/))
    await bucket.upload(scene.access, 'copy', scene.fileOf(3), goOn)
    scene.server.faults.push({ on: 'PutObject', says })
    await assert.rejects(bucket.upload(scene.access, 'copy', scene.fileOf(4), goOn), refusedAs('other', /size/))
  })
})

describe('a bucket that is busy', () => {
  for (const [code, headers] of [
    ['SlowDown', { 'retry-after': '0' }],
    ['InternalError', {}],
  ] as const)
    it(`is asked again after ${code}`, async () => {
      const file = scene.fileOf(2 * PART)
      for (const on of ['PutObject', 'CreateMultipartUpload', 'UploadPart', 'GetObject', 'ListObjectsV2'] as const)
        scene.server.faults.push({ on, times: 2, code, headers })
      await bucket.upload(scene.access, 'copy', file, goOn)
      assert.equal((await bucket.list(scene.access)).length, 1)
      await scene.checkRoundTrip(bucket, 'copy', file)
      assert.equal(scene.seen('UploadPart 1').length, 3)
    })

  it('is left alone where it asks for longer than anybody waits', async () => {
    scene.server.faults.push({ on: 'ListObjectsV2', code: 'SlowDown', headers: { 'retry-after': '3600' } })
    await assert.rejects(bucket.list(scene.access), refusedAs('unreachable', /later/))
    assert.equal(scene.seen('ListObjectsV2').length, 1)
  })

  it('is not asked again while all is to stop', async () => {
    scene.server.faults.push({ on: 'GetObject', times: 9, code: 'SlowDown' })
    await assert.rejects(bucket.download(scene.access, 'copy', scene.downloaded, stopAt(1)), BrokenOff)
    assert.equal(scene.seen('GetObject').length, 1)
  })
})

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import yauzl from 'yauzl'
import yazl from 'yazl'
import { addClient } from '../../test/build/tags.ts'
import { databaseOf } from '../../test/build/archives.ts'
import { expectRefused, recordsIn, restored, sendCopy } from '../../test/build/restoring.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const INVALID = { status: 422, code: 'BACKUP_INVALID' } as const

/** Places of a file that the seed chooses. */
function places(seed: string, count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const chance = createHash('sha256').update(`${seed} ${at}`).digest().readUInt32BE()
    return from + (chance % (to - from))
  })
}

describe('a copy that was damaged on its way', () => {
  let studio: TestStudio
  let bare: TestStudio
  let copy: Buffer
  let right: Record<string, unknown[]>
  before(async () => {
    studio = await startStudio()
    await addClient(studio, { full_name: 'Mara Member' })
    right = recordsIn(databaseOf(studio.database))
    const { body } = await studio.asOwner('POST /api/v1/studio/backup')
    copy = readFileSync(join(studio.folder, 'backups', body.file_name))
    bare = await startStudio({ bare: true })
  })
  after(async () => {
    await studio.stop()
    await bare.stop()
  })

  it('is refused wherever it was cut off', async () => {
    const near = [0, 1, 4, 30, 60, copy.length - 1, copy.length - 21, copy.length - 22, copy.length - 23]
    for (const length of [...near, ...places('cut off', 30, 0, copy.length)])
      await expectRefused(bare, copy.subarray(0, length), INVALID)
  })

  it('is refused where something follows it, or comes before', async () => {
    await expectRefused(bare, Buffer.concat([copy, Buffer.from('more')]), INVALID)
    await expectRefused(bare, Buffer.concat([Buffer.from('more'), copy]), INVALID)
  })

  it('of which any bit is another is refused, or is the same studio: a date, or what nobody reads', async () => {
    const list = copy.indexOf(Buffer.from('504b0102', 'hex'))
    const chosen = [
      ...places('anywhere', 60, 0, copy.length).map((at) => [at, 'content'] as const),
      ...places('the first header', 8, 0, 45).map((at) => [at, 'header'] as const),
      ...places('the list', 30, list, copy.length).map((at) => [at, 'header'] as const),
    ]
    let same = 0
    for (const [at, part] of chosen) {
      const flipped = Buffer.from(copy)
      flipped[at]! ^= 1 << (at % 8)
      const again = bare.restarted()
      const { status, body } = await sendCopy(bare, flipped)
      if (status !== 200) {
        assert.deepEqual([status, body.code], [422, 'BACKUP_INVALID'], `byte ${at} (${part}): ${body.detail}`)
        continue
      }
      await again
      assert.deepEqual(recordsIn(bare.database), right, `bit of byte ${at}`)
      same += 1
      await bare.stop()
      bare = await startStudio({ bare: true })
    }
    assert.ok(same > 0 && same < chosen.length / 2, `${same} of ${chosen.length} were the same studio`)
  })

  it('is not: what somebody else has put among the pictures stays where it is', async () => {
    const photos = join(studio.folder, 'photos')
    mkdirSync(join(photos, 'old'), { recursive: true })
    for (const name of ['.DS_Store', 'My holiday.jpg', 'Thumbs', 'product_1_0a.webp'])
      writeFileSync(join(photos, name), name)
    const { status, body } = await studio.asOwner('POST /api/v1/studio/backup')
    assert.equal(status, 200, body.detail)
    await restored(readFileSync(join(studio.folder, 'backups', body.file_name)), ({ folder }) =>
      assert.deepEqual(readdirSync(join(folder, 'photos')), ['product_1_0a.webp']),
    )
  })

  it('is not: one in the long form of ZIP is read as well', async () => {
    const [zip, out] = [new yazl.ZipFile(), new PassThrough()]
    const read = await yauzl.fromBufferPromise(copy)
    for await (const entry of read.eachEntry())
      zip.addBuffer(await buffer(await read.openReadStreamPromise(entry)), entry.fileName)
    zip.end({ forceZip64Format: true, comment: '' })
    zip.outputStream.pipe(out)
    await restored(await buffer(out), ({ database }) => assert.deepEqual(recordsIn(database), right))
  })
})

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { backupName } from '../../backup/names.ts'
import { newKey } from '../../backup/passphrase.ts'
import { sealed, type Seal } from '../../backup/sealing.ts'
import { systemRandom } from '../../ports/random/system.ts'
import { craft, databaseOf, type Entry } from '../../test/build/archives.ts'
import { expectRefused, recordsIn, restored, sendCopy, stateOf } from '../../test/build/restoring.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const PASSPHRASE = 'seven quiet mats by the sea'
const INVALID = { status: 422, code: 'BACKUP_INVALID' } as const
const WRONG = { status: 409, code: 'BACKUP_PASSPHRASE_WRONG' } as const

let filled: TestStudio
let bare: TestStudio
let database: Buffer
let seal: Seal
before(async () => {
  filled = await startStudio()
  bare = await startStudio({ bare: true })
  database = databaseOf(filled.database)
  seal = await newKey(PASSPHRASE, systemRandom)
})
after(async () => {
  await filled.stop()
  await bare.stop()
})

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
const closed = (bytes: Uint8Array) => buffer(sealed(one(bytes), seal, systemRandom.bytes(32)))

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at < 0 ? copy.length + at : at]! ^= 4
  return copy
}

describe('a sealed copy', () => {
  const right = () => craft({ database })
  const given = { passphrase: PASSPHRASE }

  it('opens with its passphrase, however it was typed', async () => {
    const copy = await closed(right())
    await restored(copy, (studio) => assert.deepEqual(recordsIn(studio.database), recordsIn(database)), {
      passphrase: ` ${PASSPHRASE}\n`,
    })
  })

  it('does not without it, or with another, and says which', async () => {
    const copy = await closed(right())
    await expectRefused(bare, copy, { ...WRONG, says: /is encrypted\. Enter the passphrase/ })
    await expectRefused(bare, copy, { ...WRONG, passphrase: '', says: /Enter the passphrase/ })
    await expectRefused(filled, copy, { ...WRONG, passphrase: 'seven quiet cats', says: /doesn’t open with that/ })
    await expectRefused(bare, copy, { ...WRONG, without_secrets: 'true' })
  })

  it('that was changed, or cut off, is damaged and not locked', async () => {
    const copy = await closed(right())
    const start = 12 + copy.readUInt32BE(8)
    for (const at of [9, 12, start, Math.floor(copy.length / 2), -16, -1])
      await expectRefused(bare, flipped(copy, at), { ...INVALID, ...given, says: /damaged/ })
    for (const length of [8, 11, 12, start - 1, start, start + 1, copy.length - 17, copy.length - 16, copy.length - 1])
      await expectRefused(bare, copy.subarray(0, length), { ...INVALID, ...given, says: /damaged/ })
  })

  it('of something else, or of a sealed copy, is none', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('a letter'), await closed(right())])
      await expectRefused(bare, await closed(bytes), { ...INVALID, ...given, says: /isn’t a Studio Desk backup/ })
  })

  it('is asked for no more work than a passphrase is worth', async () => {
    const copy = await closed(right())
    const dear = { ...seal.kdf, memory_kib: 4_000_000, passes: 1_000_000 }
    const header = Buffer.from(JSON.stringify({ sealing: 1, kdf: dear, salt: '' }))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(header.length)
    const asking = Buffer.concat([copy.subarray(0, 8), length, header, copy.subarray(12 + copy.readUInt32BE(8))])
    await expectRefused(bare, asking, { ...INVALID, ...given })
  })

  it('is not restored while another is: the second waits', async () => {
    const copy = await closed(right())
    const both = await Promise.all([1, 2].map(() => sendCopy(bare, copy, { passphrase: 'seven quiet cats' })))
    assert.deepEqual(
      both.map(({ status, body }) => `${status} ${body.code}`).toSorted((a, b) => a.localeCompare(b)),
      ['409 BACKUP_PASSPHRASE_WRONG', '503 SERVER_BUSY'],
    )
    await expectRefused(bare, copy, { ...WRONG, passphrase: 'seven quiet cats' })
  })
})

describe('the keys that travel with a copy', () => {
  const rootOf = (studio: TestStudio) => readFileSync(join(studio.folder, 'secrets.key'), 'utf8').trim()
  const travelling = (change: object = {}) =>
    closed(Buffer.from(JSON.stringify({ root: rootOf(filled), seal: null, bucket: null, ...change })))
  const holding = (bytes: Buffer) => craft({ database, files: [{ name: 'secrets.sealed', bytes }] })
  const given = { passphrase: PASSPHRASE }

  it('are the studio’s again by the passphrase; nobody else sees them', async () => {
    const copy = holding(await travelling())
    assert.equal(copy.indexOf(rootOf(filled)), -1)
    await expectRefused(bare, copy, { ...WRONG, says: /holds this studio’s keys/ })
    const check = (studio: TestStudio, { key }: { key: string }) => {
      assert.deepEqual([key, rootOf(studio)], ['restored', rootOf(filled)])
      assert.equal(statSync(join(studio.folder, 'secrets.key')).mode & 0o077, 0)
    }
    await restored(copy, check, given)
    await restored(copy, (_, { key }) => assert.equal(key, 'new'), { without_secrets: 'true' })
  })

  it('are damaged, not locked, where they were changed, cut off, or are no keys', async () => {
    const right = await travelling()
    const parts = [
      flipped(right, -1),
      flipped(right, 3),
      right.subarray(0, -1),
      right.subarray(0, 30),
      Buffer.alloc(0),
      Buffer.from('keys'),
      await closed(Buffer.from('no JSON')),
      await closed(Buffer.from('null')),
      await travelling({ root: 'c2hvcnQ=' }),
      await travelling({ root: 7 }),
      await travelling({ seal: 'none' }),
      await travelling({ root: Buffer.alloc(32, 1).toString('base64') }),
      await travelling({ bucket: { prefix: 1 } }),
    ]
    for (const part of parts) await expectRefused(bare, holding(part), { ...INVALID, ...given })
  })
})

describe('the list of who was erased', () => {
  const listing = (text: string): Entry[] => [{ name: 'erased.json', bytes: Buffer.from(text) }]
  const stranger = { studio_id: 'of-somebody-else', client_id: 1, erased_at: '2026-01-01T00:00:00.000Z' }

  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"erased": 5}',
    '{"erased": [null]}',
    '{"erased": {"length": 1}}',
    ...[{ client_id: 'all' }, { client_id: 1.5 }, { client_id: 2 ** 53 - 1 }, { studio_id: null }].map((change) =>
      JSON.stringify({ erased: [stranger, { ...stranger, ...change }] }),
    ),
    `{"erased": [${'{},'.repeat(1_000_000)}{}]}`,
  ]) {
    it(`that is damaged refuses the copy, since nobody knows whom it brings back: ${text.slice(0, 40)}`, async () => {
      for (const studio of [bare, filled])
        await expectRefused(studio, craft({ database, files: listing(text) }), {
          ...INVALID,
          says: /list of erased clients/,
        })
    })
  }

  it('that lies beside a copy elsewhere and is damaged refuses it, and says where', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-copies-'))
    const file_name = backupName('2026-03-04T10:00:00.000Z', 'by-hand')
    writeFileSync(join(folder, file_name), craft({ database }))
    const before = stateOf(bare)
    for (const text of ['{', '{}', '{"erased": 5}', '{"erased": [null]}']) {
      writeFileSync(join(folder, 'erased.json'), text)
      const form = new FormData()
      for (const [name, value] of Object.entries({ from: 'folder', folder, file_name })) form.set(name, value)
      const { status, body } = await bare.send('POST /api/v1/studio/restore', { body: form })
      assert.deepEqual([status, body.code], [422, 'BACKUP_INVALID'], body.detail)
      assert.ok(body.detail.includes(`in ${folder} is damaged. Repair it, or move it away.`), body.detail)
    }
    assert.deepEqual(stateOf(bare), before)
    rmSync(folder, { recursive: true })
  })

  it('that names people of other studios erases nobody, and is kept', async () => {
    const copy = craft({ database, files: listing(JSON.stringify({ erased: [stranger, stranger] })) })
    await restored(copy, (studio) => {
      assert.deepEqual(recordsIn(studio.database), recordsIn(database))
      assert.match(readFileSync(join(studio.folder, 'erased.json'), 'utf8'), /of-somebody-else/)
    })
  })
})

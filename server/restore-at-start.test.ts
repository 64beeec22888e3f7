import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { FlagsRefused, readFlags } from './flags.mjs'
import { fakeClock } from './ports/clock/fake.ts'
import { realPorts } from './ports/real.ts'
import { StartRefused } from './refused-start.ts'
import { restoreAtStart, type Asked } from './restore-at-start.ts'
import { makeClient } from './test/build/commerce.ts'
import { startStudio, testConfig, type TestStudio } from './test/studio.ts'

const PASSPHRASE = 'seven quiet mats by the sea'

describe('a copy that is restored at the terminal', () => {
  let studio: TestStudio
  let scratch: string
  let copy: string
  let encrypted: string
  before(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'studio-desk-terminal-'))
    studio = await startStudio({ copies: true })
    await makeClient(studio)
    await studio.asOwner('PUT /api/v1/studio/backup-settings', { folder: scratch, passphrase: PASSPHRASE })
    const { file_name } = (await studio.asOwner('POST /api/v1/studio/backup')).body
    copy = join(studio.folder, 'backups', file_name)
    await studio.advance({ minutes: 1 })
    const own = join(scratch, readdirSync(scratch)[0]!)
    encrypted = join(
      own,
      readdirSync(own).find((name) => name.includes('.studiobackup'))!,
    )
    writeFileSync(join(scratch, 'right'), `${PASSPHRASE}\nand more`)
    writeFileSync(join(scratch, 'wrong'), 'another one altogether\n')
    writeFileSync(join(scratch, 'empty'), '\n')
  })
  after(async () => {
    await studio.stop()
    rmSync(scratch, { recursive: true })
  })

  const restore = (folder: string, asked: Partial<Asked>) => {
    const ports = { ...realPorts({ ...testConfig, dataDir: folder }), clock: fakeClock(studio.clock.now()) }
    return restoreAtStart(folder, { file: copy, ...asked }, ports)
  }
  const named = (name: string) => ({ passphraseFile: join(scratch, name) })

  it('says what was restored as people read it, and of a former studio only where there was one', async () => {
    const folder = join(scratch, 'new')
    const first = await restore(folder, named('right'))
    assert.match(
      first,
      /^Test Studio is restored as of Wednesday \d March 2026 at \d\d:\d\d, with 1 client\. The keys came with it\.$/,
    )
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.startsWith('replaced-')),
      [],
    )
    await studio.advance({ minutes: 1 })
    const again = await restore(folder, named('right'))
    assert.match(again, /with 1 client\. What was here before is in .+replaced-[^/]+\.$/)
  })

  it('needs no passphrase where its keys are given up', async () => {
    assert.match(
      await restore(join(scratch, 'without'), { withoutKeys: true }),
      /It works with a new key: saved passwords/,
    )
  })

  const refused: readonly (readonly [name: string, asked: () => Partial<Asked>, sentence: RegExp])[] = [
    [
      'no passphrase',
      () => ({}),
      /--passphrase-file FILE\. .+ add --without-keys \(lost with the old key: .+ Nothing was changed\.$/,
    ],
    [
      'no passphrase, and encrypted',
      () => ({ file: encrypted }),
      /is encrypted\. .+ --passphrase-file FILE\. Nothing was changed\.$/,
    ],
    ['another passphrase', () => named('wrong'), /doesn’t open with that passphrase/],
    ['an empty passphrase', () => named('empty'), /^The first line of .+empty is empty/],
    [
      'no passphrase file',
      () => named('nope'),
      /^The passphrase file .+nope can’t be read: it is not there\. Nothing was changed\.$/,
    ],
    ['a folder of passphrases', () => named('.'), /^The passphrase file .+ can’t be read: it is no file, or/],
    ['no copy', () => ({ file: join(scratch, 'nope') }), /nope is not a file\. Nothing was changed\.$/],
    [
      'something else',
      () => ({ file: join(scratch, 'right') }),
      /^This file can’t be restored: .+ Nothing was changed\.$/,
    ],
  ]
  for (const [name, asked, sentence] of refused) {
    it(`is refused with what helps, and leaves nothing behind: ${name}`, async () => {
      const folder = join(scratch, 'not', 'made')
      await assert.rejects(restore(folder, asked()), (error: Error) => {
        assert.ok(error instanceof StartRefused, error.stack)
        assert.match(error.message, sentence)
        assert.doesNotMatch(error.message, /--data/)
        return true
      })
      assert.equal(existsSync(join(scratch, 'not')), false)
    })
  }

  it('leaves a folder that was there', async () => {
    const folder = mkdtempSync(join(scratch, 'there-'))
    await assert.rejects(restore(folder, named('wrong')), StartRefused)
    assert.equal(existsSync(folder), true)
  })

  for (const words of [['--passphrase-file', 'file'], ['--without-keys']]) {
    it(`is what ${words[0]} is for`, () => {
      assert.throws(() => readFlags(words), FlagsRefused)
      assert.equal(readFlags([...words, '--restore', 'copy']).restore, 'copy')
    })
  }
})

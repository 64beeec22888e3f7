import assert from 'node:assert/strict'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { migrations } from '../../db/migrations/index.ts'
import { craft, databaseOf, endOf, zeros, zipOf, type Crafting, type Entry } from '../../test/build/archives.ts'
import { addClient } from '../../test/build/tags.ts'
import { expectAllClosed, expectRefused, recordsIn, restored, type Refused } from '../../test/build/restoring.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const INVALID = { status: 422, code: 'BACKUP_INVALID' } as const
const TOO_NEW = { status: 409, code: 'BACKUP_TOO_NEW', says: /newer Studio Desk/ } as const

const PHOTO: Entry = { name: 'photos/product_1_0a.webp', bytes: Buffer.from('RIFF and a picture') }

describe('a crafted copy', () => {
  let [filled, bare]: TestStudio[] = []
  /** The database of a studio that works. */
  let database: Buffer
  before(async () => {
    ;[filled, bare] = [await startStudio(), await startStudio({ bare: true })]
    await addClient(filled, { full_name: 'Mara Member' })
    await makeClass(filled)
    database = databaseOf(filled.database)
  })
  after(async () => {
    for (const studio of [filled, bare]) {
      await expectAllClosed(studio!)
      await studio!.stop()
    }
  })

  /** Refused by a studio that is there and by one that is to become. */
  async function refused(copy: Buffer, why: Refused): Promise<void> {
    for (const studio of [bare, filled]) await expectRefused(studio!, copy, { ...why })
  }

  type Case = readonly [what: string, make: (base: Crafting) => Crafting | Buffer, why: Refused]

  function cases(table: readonly Case[], isHeavy = false): void {
    for (const [what, make, why] of table) {
      it(what, async () => {
        const made = make({ database, files: [PHOTO] })
        const copy = 'database' in made ? craft(made) : made
        // A large copy is sent only once.
        await (isHeavy ? expectRefused(bare!, copy, { ...why }) : refused(copy, why))
      })
    }
  }

  it('that is right is restored: what follows is refused for what is wrong with it', async () => {
    await restored(craft({ database, files: [PHOTO] }), ({ folder, database: now }, { clients }) => {
      assert.equal(clients, 1)
      assert.ok(existsSync(join(folder, PHOTO.name)))
      assert.deepEqual(recordsIn(now), recordsIn(database))
    })
  })

  it('with a link in it is restored with a plain file in its place', async () => {
    const link = { ...PHOTO, bytes: Buffer.from('/etc/passwd'), attributes: (0o120777 << 16) >>> 0 }
    await restored(craft({ database, files: [link] }), ({ folder }) => {
      const file = join(folder, link.name)
      assert.deepEqual([lstatSync(file).isFile(), readFileSync(file, 'utf8')], [true, '/etc/passwd'])
    })
  })

  describe('that is none', () => {
    const none = { ...INVALID, says: /isn’t a Studio Desk backup/ }
    const elsewhere = (bytes: Uint8Array) => [{ name: 'word/document.xml', bytes }]
    cases([
      ['an empty file', () => Buffer.alloc(0), none],
      ['a byte', () => Buffer.from('P'), none],
      ['a text', () => Buffer.from('name;email\nMara;mara@example.com\n'), none],
      ['a megabyte of zeros', () => Buffer.alloc(1_000_000), none],
      ['a database', ({ database: bytes }) => Buffer.from(bytes), none],
      ['the first bytes of a ZIP', (base) => craft(base).subarray(0, 4), none],
      ['an empty ZIP', () => zipOf([]), { ...INVALID, says: /doesn’t say what it is/ }],
      [
        'a ZIP of something else',
        ({ database: bytes }) => zipOf(elsewhere(bytes)),
        { ...INVALID, says: /files that don’t belong/ },
      ],
      ['what begins as if sealed', () => Buffer.from('SDSEALED'), INVALID],
      ['what is sealed in a way of another day', () => Buffer.from('SDSEALED\0\0\0\x02{}and more'), INVALID],
      [
        'a list of files that leads beyond its end',
        () => endOf(3, 100, 5000),
        { ...INVALID, says: /list of files is damaged/ },
      ],
      ['a long list that leads beyond any file', () => beyond(), { ...INVALID, says: /list of files is damaged/ }],
    ])
  })

  describe('with names that lead elsewhere, or that nobody gives', () => {
    for (const name of [
      '../evil.webp',
      '/tmp/evil.webp',
      'C:\\evil.webp',
      '..\\evil.webp',
      'photos\\evil.webp',
      'photos/../../evil.webp',
      'photos/../evil.webp',
      'photos/',
      'photos/a/evil.webp',
      'photos/.webp',
      'photos/..',
      'photos/evil',
      './studio.sqlite',
      'photos/evil.webp ',
      'photos/evil.',
      'photos/e\0vil.webp',
      'photos/e\nvil.webp',
      'photos/évil.webp',
      'photos/e:vil.webp',
      `photos/${'evil'.repeat(50)}.webp`,
      `photos/${'evil'.repeat(15_000)}.webp`,
      '',
      'evil.webp',
      'secrets.key',
      'ready.json',
      'copies.json',
      'studio.sqlite-wal',
      'STUDIO.SQLITE',
      'Manifest.json',
      '__proto__',
      'constructor',
      'PHOTOS/evil.webp',
    ]) {
      it(JSON.stringify(name).slice(0, 60), async () => {
        const evil = { name, bytes: Buffer.from('evil') }
        await refused(craft({ database, files: [PHOTO, evil] }), INVALID)
        for (const place of ['..', '.', 'photos'])
          assert.ok(!existsSync(join(bare!.folder, place, 'evil.webp')), 'nothing is written there')
      })
    }
  })

  describe('whose list is not what is there', () => {
    const twice = { ...INVALID, says: /has the same file twice/ }
    const not = { ...INVALID, says: /contents don’t match/ }
    const without = (name: string) => (all: Entry[]) => all.filter((entry) => entry.name !== name)
    const more = (entry: Entry) => (all: Entry[]) => [...all, entry]
    const capital = { ...PHOTO, name: 'photos/PRODUCT_1_0A.webp' }
    const unlike = (change: object) => (base: Crafting) => ({
      ...base,
      manifest: (right: { files: object[] }) => ({
        ...right,
        files: right.files.map((file) => ({ ...file, ...change })),
      }),
    })
    cases([
      ['the same name twice', (base) => ({ ...base, entries: more(PHOTO) }), twice],
      ['two names that differ in capitals', (base) => ({ ...base, files: [PHOTO, capital] }), twice],
      ['a file more than listed', (base) => ({ ...base, entries: more(capital) }), twice],
      ['another file than listed', (base) => ({ ...base, entries: more({ ...PHOTO, name: 'photos/b.webp' }) }), not],
      ['a file less', (base) => ({ ...base, entries: without(PHOTO.name) }), not],
      ['no database', (base) => ({ ...base, entries: without('studio.sqlite') }), not],
      [
        'no manifest',
        (base) => ({ ...base, entries: without('manifest.json') }),
        { ...INVALID, says: /say what it is/ },
      ],
      [
        'two manifests',
        (base) => ({ ...base, entries: more({ name: 'manifest.json', bytes: Buffer.from('{}') }) }),
        twice,
      ],
      ['other sizes', unlike({ size_bytes: 5 }), not],
      ['other hashes', unlike({ sha256: 'ab'.repeat(32) }), { ...INVALID, says: /was changed/ }],
      ['other names', unlike({ name: 'studio.sqlite' }), not],
      ['something of each file that nobody knows', unlike({ mode: 0o777 }), { ...INVALID, says: /say what it is/ }],
      [
        'a list that lists the manifest',
        (base) => ({
          ...base,
          manifest: ({ files }: { files: object[] }) => ({
            files: [...files, { name: 'manifest.json', size_bytes: 1, sha256: 'ab'.repeat(32) }],
          }),
        }),
        INVALID,
      ],
    ])
  })

  describe('whose manifest', () => {
    const unsaid = { ...INVALID, says: /doesn’t say what it is/ }
    const others = { ...INVALID, says: /records don’t match the count/ }
    const bytes = (text: string | Uint8Array) => (base: Crafting) => ({ ...base, manifest: () => Buffer.from(text) })
    const says = (manifest: object) => (base: Crafting) => ({ ...base, manifest })
    const counts = (change: object) => (base: Crafting) => ({
      ...base,
      manifest: (right: { counts: object }) => ({ ...right, counts: { ...right.counts, ...change } }),
    })
    cases([
      ['is empty', bytes(''), unsaid],
      ['is no JSON', bytes('{"format": 1,'), unsaid],
      ['is no text', bytes(Buffer.from([0xff, 0xfe, 0x7b, 0x7d])), unsaid],
      ['is null', bytes('null'), unsaid],
      ['is a list', bytes('[]'), unsaid],
      ['is a number', bytes('1'), unsaid],
      ['is nested a million times', bytes('['.repeat(1_000_000)), unsaid],
      ['hides in a prototype', bytes('{"__proto__": {"format": 1, "app": "studio-desk"}}'), unsaid],
      ['is of another program', says({ app: 'salon-desk' }), unsaid],
      [
        'is of a newer layout',
        says({ format: 2, version: '9.1.0' }),
        { ...TOO_NEW, says: /newer Studio Desk \(9\.1\.0\)/ },
      ],
      ['is of a newer layout, and nothing else', bytes('{"format": 1e9}'), TOO_NEW],
      ['is of a layout before the first', says({ format: 0 }), unsaid],
      ['has its layout as text', says({ format: '1' }), unsaid],
      ['says a newer schema', says({ schema: migrations.length + 1 }), TOO_NEW],
      [
        'says an older schema',
        says({ schema: migrations.length - 1 }),
        { ...INVALID, says: /a different version than stated/ },
      ],
      ['says a schema before the first', says({ schema: 0 }), unsaid],
      ['says no moment', says({ made_at: 'yesterday' }), unsaid],
      [
        'says a size below nothing',
        says({ files: [{ name: 'studio.sqlite', size_bytes: -1, sha256: 'ab'.repeat(32) }] }),
        unsaid,
      ],
      ['counts a client more', counts({ clients: 2 }), others],
      ['counts a table that is not there', counts({ treasures: 0 }), others],
      ['counts nothing', says({ counts: {} }), others],
      [
        'adds up more money',
        (base) => ({
          ...base,
          manifest: (right: { sums: object }) => ({ ...right, sums: { ...right.sums, 'payments.amount_minor': 100 } }),
        }),
        others,
      ],
      ['says another key', says({ key_fingerprint: 'ab'.repeat(32) }), { ...INVALID, says: /its key doesn’t match/ }],
      ['says no key', says({ key_fingerprint: null }), { ...INVALID, says: /its key doesn’t match/ }],
    ])
  })

  describe('that is packed so that it hurts', () => {
    const large = { ...INVALID, says: /more than any studio/ }
    const flags = (name: string, change: Partial<Entry>) => (base: Crafting) => ({
      ...base,
      entries: (all: Entry[]) => all.map((entry) => (entry.name === name ? { ...entry, ...change } : entry)),
    })
    for (const name of ['manifest.json', 'studio.sqlite', PHOTO.name]) {
      cases([
        [`${name} is encrypted`, flags(name, { flags: 0x801 }), INVALID],
        [`${name} is strongly encrypted`, flags(name, { flags: 0x841 }), INVALID],
        [`${name} is packed in a way nobody knows`, flags(name, { method: 99 }), INVALID],
        [`${name} is packed in no way`, flags(name, { packed: Buffer.from('not deflated at all') }), INVALID],
        [`${name} says to be smaller than it is`, flags(name, { size: 10 }), INVALID],
        [`${name} says to be larger than it is`, flags(name, { size: 1_000_000 }), INVALID],
        [`${name} says to be of 8 petabytes`, flags(name, { size: 2 ** 53 - 1 }), large],
      ])
    }
    const lying = flags(PHOTO.name, { packed: zeros(320).packed })
    cases(
      [
        ['20 GB of zeros that say to be a small picture', lying, INVALID],
        [
          '20 GB of zeros as a database',
          (base) => ({
            ...base,
            counted: database,
            files: [],
            entries: ([, manifest]) => [
              { name: 'studio.sqlite', bytes: Buffer.alloc(0), ...zeros(319) },
              sizeSaid(manifest!, zeros(319).size),
            ],
          }),
          { ...INVALID, says: /isn’t a database/ },
        ],
        ['20 GB of zeros as a picture', (base) => ({ ...base, files: [{ ...PHOTO, ...zeros(319) }] }), large],
        ['20 GB and more', (base) => ({ ...base, files: [{ ...PHOTO, size: 20 * 1024 ** 3 }] }), large],
        ['a picture beyond any', (base) => ({ ...base, files: [{ ...PHOTO, size: 32 * 1024 ** 2 + 1 }] }), large],
        ['a manifest of 300 MB', flags('manifest.json', { packed: zeros(5).packed, size: zeros(5).size }), large],
        [
          'a manifest of 30 MB of nothing',
          (base) => ({ ...base, manifest: () => Buffer.from(`[${'{},'.repeat(10_000_000)}{}]`) }),
          large,
        ],
        [
          'a manifest of 8 MB that lists nothing so often',
          (base) => ({ ...base, manifest: { files: Array.from({ length: 2_700_000 }, () => ({})) } }),
          { ...INVALID, says: /doesn’t say what it is/ },
        ],
        [
          'a manifest of 8 MB that counts nothing so often',
          (base) => ({
            ...base,
            manifest: { counts: Object.fromEntries(Array.from({ length: 500_000 }, (_, at) => [`t${at}`, ''])) },
          }),
          { ...INVALID, says: /doesn’t say what it is/ },
        ],
        [
          'a ZIP of ZIPs as its database',
          (base) => ({ ...base, database: craft({ ...base }), counted: database }),
          { ...INVALID, says: /isn’t a database/ },
        ],
        ['a million tiny files', () => million(), { ...INVALID, says: /more files than any Studio Desk backup/ }],
        [
          'a million tiny files that say to be three',
          () =>
            zipOf(
              [
                { ...PHOTO, name: 'photos/a.webp' },
                { ...PHOTO, name: 'photos/b.webp' },
              ],
              3,
            ),
          INVALID,
        ],
      ],
      true,
    )
  })

  it('that has no room on the disk is refused with how much it needs', async () => {
    const studio = await startStudio({ bare: true, disk: { free: () => Promise.resolve(100_000_000) } })
    try {
      const says = /^Restoring needs 0\.1 GB on the disk with .*, but only 0\.1 GB is free\. Free up space there\.$/
      await expectRefused(studio, craft({ database, files: [PHOTO] }), { status: 507, code: 'STORAGE_FULL', says })
    } finally {
      await studio.stop()
    }
  })
})

/** The end of a list in the long form that lies at the end of all numbers. */
function beyond(): Buffer {
  const end = endOf(0xff_ff, 0, 0)
  end.fill(0xff, 56 + 8, 56 + 16)
  return end
}

/** The manifest with what it says of the database’s size put otherwise. */
function sizeSaid(manifest: Entry, size: number): Entry {
  const said = JSON.parse(Buffer.from(manifest.bytes).toString()) as { files: object[] }
  return {
    ...manifest,
    bytes: Buffer.from(JSON.stringify({ ...said, files: [{ ...said.files[0], size_bytes: size }] })),
  }
}

/** A list of a million files that all lie in the same place. */
function million(): Buffer {
  const one = zipOf([{ ...PHOTO, name: 'photos/aaaaaaa.webp' }])
  const at = one.indexOf(Buffer.from('504b0102', 'hex'))
  const record = one.subarray(at, -22)
  return Buffer.concat([
    one.subarray(0, at),
    Buffer.alloc(record.length * 1_000_000, record),
    endOf(1_000_000, record.length * 1_000_000, at),
  ])
}

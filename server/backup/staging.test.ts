import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { finishRestore, formerStudios, isDecided, markReady, stagingOf } from './staging.ts'

const STAMP = '2026-03-04T09:30:00.000Z'
const ASIDE = 'replaced-2026-03-04T09-30-00-000Z'

/** The files of a studio by their names. */
type Files = Record<string, string>

const of = (whose: string, names: readonly string[]): Files =>
  Object.fromEntries(names.map((name) => [name, `${name} of the ${whose} studio`]))

const SMALL = ['studio.sqlite', 'secrets.key']
const LARGE = [...SMALL, 'copies.json', 'erased.json', 'made-up.txt', 'photos/product_1.webp', 'photos/product_2.webp']
const KILLED = [...LARGE, 'studio.sqlite-wal', 'studio.sqlite-shm']
const ENDED = [...SMALL, 'clean-end.json', 'photos/instructor_7.webp']

/** Files that belong to the computer, and stay where they are. */
const STAYING: Files = { 'studio.lock': 'held', 'backups/state.json': '{}', 'backups/studio-x.studiobackup': 'a copy' }

const scenes: readonly (readonly [name: string, former: Files, copied: Files])[] = [
  ['over nothing', {}, of('copied', LARGE)],
  ['over one that was killed', of('former', KILLED), of('copied', SMALL)],
  ['over one that was ended', of('former', ENDED), of('copied', LARGE)],
  ['a log and all, over a small one', of('former', SMALL), of('copied', KILLED)],
]

describe('a restore that is decided', () => {
  const folders: string[] = []
  after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

  const write = (folder: string, files: Files) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
  }
  const read = (folder: string): Files =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
    )
  /** A data folder in which a copied studio stands ready beside the former one. */
  const decided = (former: Files, copied: Files): string => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-staging-'))
    folders.push(folder)
    write(folder, { ...STAYING, ...former })
    write(stagingOf(folder), copied)
    markReady(folder, STAMP)
    return folder
  }
  /** Goes about it until a step, and ends there. */
  const endAt = (folder: string, last: number) => {
    let step = 0
    const end = () => {
      if (step++ === last) throw new Error('ended')
    }
    assert.throws(() => finishRestore(folder, end), /^Error: ended$/)
  }
  const stepsOf = (former: Files, copied: Files): number => {
    let steps = 0
    finishRestore(decided(former, copied), () => (steps += 1))
    return steps
  }
  /** Where a former studio is set aside; nowhere, where there was none. */
  const asideOf = (former: Files) => (Object.keys(former).length > 0 ? [ASIDE] : [])
  const expectDone = (folder: string, former: Files, copied: Files) => {
    const aside = Object.fromEntries(Object.entries(former).map(([name, text]) => [`${ASIDE}/${name}`, text]))
    assert.deepEqual(read(folder), { ...STAYING, ...copied, ...aside })
    assert.deepEqual(formerStudios(folder), asideOf(former))
    assert.deepEqual([isDecided(folder), readdirSync(folder).includes('restoring')], [false, false])
  }

  for (const [name, former, copied] of scenes) {
    it(`is done ${name}`, () => {
      const folder = decided(former, copied)
      assert.equal(isDecided(folder), true)
      assert.equal(finishRestore(folder), asideOf(former).map((name) => join(folder, name))[0])
      expectDone(folder, former, copied)
      assert.equal(finishRestore(folder), undefined)
      expectDone(folder, former, copied)
    })

    it(`is done ${name}, whichever two steps the process is ended at`, () => {
      const steps = stepsOf(former, copied)
      assert.ok(steps >= Object.keys(copied).length / 2)
      for (let first = 0; first < steps; first += 1) {
        for (let second = 0; second < steps - first - 1; second += 1) {
          const folder = decided(former, copied)
          endAt(folder, first)
          endAt(folder, second)
          finishRestore(folder)
          expectDone(folder, former, copied)
        }
        const folder = decided(former, copied)
        endAt(folder, first)
        finishRestore(folder)
        expectDone(folder, former, copied)
      }
    })
  }

  it('is done where the folder lies by then', () => {
    const [, former, copied] = scenes[1]!
    const before = decided(former, copied)
    endAt(before, 2)
    const folder = `${before}-elsewhere`
    folders[folders.indexOf(before)] = folder
    renameSync(before, folder)
    finishRestore(folder)
    expectDone(folder, former, copied)
  })

  it('is none before: what was being made ready goes, and the studio stays', () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-staging-'))
    folders.push(folder)
    write(folder, { ...STAYING, ...of('former', KILLED) })
    // Also where it was ended while the mark was written.
    write(stagingOf(folder), { ...of('copied', LARGE), 'ready.json.part': '{"aside":' })
    assert.equal(isDecided(folder), false)
    assert.equal(finishRestore(folder), undefined)
    assert.deepEqual(read(folder), { ...STAYING, ...of('former', KILLED) })
    assert.deepEqual(formerStudios(folder), [])
  })
})

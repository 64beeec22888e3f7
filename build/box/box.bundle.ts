import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sell } from '../../server/test/build/commerce.ts'
import { makeInstructor } from '../../server/test/build/staff.ts'
import { setPicture } from '../../server/test/build/pictures.ts'
import { furnish } from '../../server/test/build/furnish.ts'
import { serve, type ServedStudio } from '../../server/test/bundle/served.ts'
import { factsOf, startProcess, temporaryFolder } from '../../server/test/process.ts'
import { install, run, type Ended } from './run.ts'
import { commandOf } from './written.ts'

/** More than a whole server weighs, and less than one with the tools it was made with. */
const MOST_MEGABYTES = 95

describe('a server on a box', { skip: process.platform === 'win32' && 'it is installed by a POSIX shell' }, () => {
  const place = temporaryFolder()
  const home = join(place, 'home')
  const data = join(place, 'data')
  const installed = join(place, 'installed')
  const entry = commandOf('ENTRYPOINT')[1]!.replace('/opt/studio-desk', installed)
  const serveIn = (folder: string) => serve(folder, [entry], { HOME: home })
  let ended: Ended
  before(async () => {
    mkdirSync(home)
    ended = await install(installed)
  })
  after(() => rmSync(place, { recursive: true, force: true }))

  it('is installed in an empty folder, and its size is said', () => {
    assert.equal(ended.code, 0, ended.said)
    assert.match(ended.printed, /^Studio Desk \d+\.\d+\.\d+ is installed in /m)
    const megabytes = Number(/^([\d.]+)M\s+\.$/m.exec(ended.printed)?.[1])
    assert.ok(megabytes < MOST_MEGABYTES, ended.printed)
    assert.deepEqual(readdirSync(installed).toSorted(), ['LICENSE', 'dist', 'node_modules', 'package.json'])
  })

  it('has the binaries of this kind of computer alone, and nothing to build with', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    const binaries = files.filter((file) => /\.(node|so[.\d]*|dylib|dll)$/.test(file))
    assert.ok(binaries.length >= 4, binaries.join('\n'))
    const kind = `${process.platform}-${process.arch}`
    assert.deepEqual(
      binaries.filter((file) => !file.includes(kind)),
      [],
    )
    assert.deepEqual(
      files.filter((file) => /\/(typescript|esbuild|vite|electron)$|\.(map|gyp|c|cpp|h|d\.[cm]?ts)$/.test(file)),
      [],
    )
  })

  it('refuses a folder in which something is, and leaves it alone', async () => {
    const full = join(place, 'full')
    mkdirSync(full)
    writeFileSync(join(full, 'letter'), 'Dear')
    const { code, said } = await install(full)
    const sentence = `Nothing was installed: ${full} is not empty. Name a folder that is empty, or not there yet.\n`
    assert.deepEqual([code, said, readdirSync(full)], [1, sentence, ['letter']])
    rmSync(full, { recursive: true })
  })

  describe('at work', () => {
    const [node, ...question] = commandOf('HEALTHCHECK')
    let studio: ServedStudio
    let port: string
    const askHealth = async () => (await run(node!, question, { STUDIO_PORT: port })).code
    before(async () => {
      for (let above = place; above !== dirname(above); above = dirname(above)) {
        assert.ok(!existsSync(join(above, 'node_modules')), `packages would be found in ${above}`)
      }
      studio = await serveIn(data)
      port = new URL(factsOf(data)!.local_url).port
    })
    after(() => studio.stop())

    it('is found well by the image’s health check', async () => assert.equal(await askHealth(), 0))

    it('keeps classes, bookings, passwords and photos, and sets papers', async () => {
      const { client, ids } = await furnish(studio)
      assert.ok(await studio.login(client.email))
      const roster = await studio.asOwner(`GET /api/v1/scheduled-classes/${ids['class_id']}/roster`)
      assert.deepEqual(
        roster.body.bookings.map(({ booking_id }: { booking_id: number }) => booking_id),
        [ids['booking_id']],
      )
      const photo = await studio.asOwner(`GET /api/v1/instructors/${ids['instructor_id']}/photo`)
      assert.deepEqual([photo.status, photo.headers.get('content-type')], [200, 'image/webp'])
      assert.match((await studio.asOwner(`GET /api/v1/receipts/${ids['receipt_id']}.pdf`)).body, /^%PDF-/)
    })

    it('serves the pages of both doors', async () => {
      for (const [path, door] of [
        ['/manage', 'local'],
        ['/', 'public'],
      ] as const)
        assert.equal((await studio.send(`GET ${path}`, { door })).status, 200)
    })

    it('runs no binary from elsewhere', { skip: process.platform !== 'linux' && 'only Linux tells' }, () => {
      const mapped = readFileSync(`/proc/${factsOf(data)!.pid}/maps`, 'utf8')
      const files = [...new Set(mapped.match(/\/\S*node_modules\S*\.(?:node|so[.\d]*)$/gm))]
      assert.ok(files.length >= 4, files.join('\n'))
      assert.deepEqual(
        files.filter((file) => !file.startsWith(installed)),
        [],
      )
    })

    it('has written no error, and nothing in its home or beside its data', () => {
      assert.deepEqual(studio.troubles(), [])
      assert.deepEqual([readdirSync(home), readdirSync(place).toSorted()], [[], ['data', 'home', 'installed']])
    })

    it('stops politely when it is told to, and the health check sees it', async () => {
      assert.equal(await studio.stop(), 0)
      assert.equal(await askHealth(), 1)
    })
  })

  describe('of which something was left out', () => {
    /** Takes a package away while something is done. */
    async function without(name: string, act: () => Promise<void>): Promise<void> {
      const [there, away] = [join(installed, 'node_modules', name), join(place, basename(name))]
      renameSync(there, away)
      try {
        await act()
      } finally {
        renameSync(away, there)
      }
    }

    for (const name of ['better-sqlite3', 'argon2']) {
      it(`does not start without ${name}, and says so`, () =>
        without(name, async () => {
          const server = startProcess(data, { HOME: home }, [entry])
          assert.equal(await server.ended, 2)
          assert.match(server.said(), new RegExp(`^Studio Desk is not installed whole \\(.*${name}`))
        }))
    }

    it('takes no photo without sharp, and sets no paper without its letters', () =>
      without('sharp', () =>
        without('dejavu-fonts-ttf', async () => {
          const studio = await serveIn(join(place, 'other'))
          try {
            const { id } = await makeInstructor(studio)
            await assert.rejects(setPicture(studio, `instructors/${id}/photo`), /photo: 500 /)
            const { receipt_id } = await sell(studio)
            assert.equal((await studio.asOwner(`GET /api/v1/receipts/${receipt_id}.pdf`)).status, 500)
          } finally {
            await studio.stop()
          }
        }),
      ))
  })
})

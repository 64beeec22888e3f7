import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { freshaWorkbook } from '../../server/features/migration/fixtures/spreadsheets.ts'
import { importFile } from '../../server/test/build/migration.ts'
import { makeClass } from '../../server/test/build/schedule.ts'
import { furnish, type Furnished } from '../../server/test/build/furnish.ts'
import { serve, type ServedStudio } from '../../server/test/bundle/served.ts'
import { temporaryFolder } from '../../server/test/process.ts'
import { filesIn } from './size.mjs'
import { packaged, type Packaged } from './packaged.ts'

const noteLoading = new URL('note-loading.mjs', import.meta.url)
const isCode = /^node_modules\/.*\.[cm]?js$/
/** Files looked for and never run: they are next to the fonts. */
const onlyLookedFor = /^node_modules\/@embedpdf\/fonts-\w+\/dist\/index\.cjs$/

describe('the packaged server, taken out of its archive and away from the project', () => {
  const folder = temporaryFolder()
  const notes = join(folder, 'loaded')
  let app: Packaged
  let studio: ServedStudio
  let made: Furnished
  before(async () => {
    app = await packaged()
    noteLoading.searchParams.set('in', notes)
    studio = await serve(folder, ['--import', noteLoading.href, app.server])
  })
  after(async () => {
    await studio.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('does a studio’s main work: classes, clients, memberships, bookings, photos, sales', async () => {
    made = await furnish(studio)
  })

  it('checks a client in', async () => {
    const cls = await makeClass(studio, { starts_at: inMinutes(5) })
    const wish = { scheduled_class_id: cls.id, client_id: made.client.id, check_in: true }
    const { status, body } = await studio.asOwner('POST /api/v1/bookings', wish)
    assert.deepEqual([status, body.status], [201, 'checked_in'], JSON.stringify(body))
  })

  it('sets papers in all their alphabets', async () => {
    for (const path of [`receipts/${made.ids['receipt_id']}`, `gift-cards/${made.ids['gift_card_id']}`]) {
      const { status, body } = await studio.asOwner(`GET /api/v1/${path}.pdf`)
      assert.equal(status, 200, JSON.stringify(body))
      assert.match(body, /^%PDF-[^]*%%EOF\s*$/)
    }
  })

  it('reads a workbook', async () => {
    const { status } = await importFile(studio, 'clients', await freshaWorkbook())
    assert.equal(status, 'completed')
  })

  it('lets in who has a password, and nobody else', async () => {
    assert.ok(await studio.login(made.instructor))
    const wrong = { email: made.instructor, password: 'not-her-password' }
    assert.equal((await studio.send('POST /api/v1/auth/login', { body: wrong })).status, 401)
  })

  it('serves the pages and the reference by their doors', async () => {
    for (const [door, page] of [
      ['local', '/manage'],
      ['public', '/'],
      ['local', '/api/docs'],
    ] as const) {
      const { status, body } = await studio.send(`GET ${page}`, { door })
      assert.equal(status, 200, page)
      const scripts = [...String(body).matchAll(/src="(\/[^"]+\.js)"/g)].map(([, path]) => path)
      assert.ok(scripts.length > 0, page)
      for (const path of scripts) assert.equal((await studio.send(`GET ${path}`, { door })).status, 200, path)
    }
  })

  it('has written no error', () => assert.deepEqual(studio.troubles(), []))

  it('brings no module that all of this has not loaded', () => {
    const loaded = new Set(
      readFileSync(notes, 'utf8')
        .split('\n')
        .filter((url) => url.startsWith('file:'))
        .map((url) => relative(app.app, fileURLToPath(url)).replaceAll(sep, '/')),
    )
    const code = filesIn(app.archive).filter(({ path }) => isCode.test(path) && !onlyLookedFor.test(path))
    assert.ok(code.length > 50)
    assert.deepEqual(
      code.map(({ path }) => path).filter((path) => !loaded.has(path)),
      [],
      'Leave it out in electron-builder.yml, or say in this test why it is inside',
    )
  })
})

/** The time of day in so many minutes, where the studio stands. */
function inMinutes(minutes: number): string {
  const instant = new Date(Date.now() + minutes * 60_000)
  return instant.toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(0, 16).replace(' ', 'T')
}

import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { formOf, noise, plain, setPicture } from '../../test/build/pictures.ts'
import { restored } from '../../test/build/restoring.ts'
import { makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
/** The head of a picture as phones save them: the box that says so, and nothing to decode. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1')
const ANY = /^Choose a JPEG, PNG, WebP or AVIF/

/** Files that are no picture, and the next step that the refusal names. */
const refused: [what: string, says: RegExp, bytes: () => Promise<Uint8Array> | Uint8Array][] = [
  ['an SVG', ANY, () => Buffer.from(svg)],
  ['an SVG with a declaration', ANY, () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a PDF named .png', ANY, () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
  ['a page', ANY, () => Buffer.from('<!doctype html><script>1</script>')],
  ['nothing', ANY, () => Buffer.alloc(0)],
  [
    'a GIF that moves',
    ANY,
    () =>
      plain(9, 18)
        .gif({ delay: [9, 9] })
        .toBuffer(),
  ],
  ['a TIFF', ANY, () => plain(9, 9).tiff().toBuffer()],
  ['a HEIC', /HEIC picture.*JPEG/, () => heic],
  ['41 megapixels', /more than 40 megapixels/, () => plain(8200, 5000).png().toBuffer()],
  ['a cut JPEG', /damaged/, async () => (await noise(600, 600).jpeg().toBuffer()).subarray(0, 9000)],
  ['a cut PNG', /damaged/, async () => (await noise(600, 600).png().toBuffer()).subarray(0, 9000)],
  ['a head alone', /damaged/, async () => (await plain(9, 9).png().toBuffer()).subarray(0, 20)],
]

describe('the studio’s pictures', () => {
  let studio: TestStudio
  let template: number
  let paths: string[]
  before(async () => {
    studio = await startStudio()
    template = (await makeTemplate(studio)).id
    paths = ['studio/logo', 'studio/cover', `class-templates/${template}/photo`]
  })
  after(() => studio.stop())

  const stored = () => readdirSync(join(studio.folder, 'photos')).toSorted()
  const read = async (path: string) => {
    const response = await fetch(studio.running.publicUrl + path)
    assert.equal(response.status, 200, path)
    const bytes = Buffer.from(await response.arrayBuffer())
    const { format, width, height, hasAlpha, exif } = await sharp(bytes).metadata()
    assert.equal(response.headers.get('content-type'), `image/${format}`)
    return { bytes, look: [format, width, height, hasAlpha], exif }
  }
  const cutOf = (path: string, suffix: string) => path.replace('.webp', `${suffix}.webp`)

  it('keep a logo whole and transparent', async () => {
    const wide = sharp({
      create: { width: 2000, height: 1000, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0 } },
    })
    const { logo_url } = await setPicture(studio, 'studio/logo', await wide.png().toBuffer())
    assert.match(logo_url, /^\/api\/v1\/widget\/[\w-]{22}\/pictures\/logo_[0-9a-f]{24}\.webp$/)
    assert.deepEqual((await read(logo_url)).look, ['webp', 512, 256, true])
    assert.deepEqual((await read(cutOf(logo_url, '_128'))).look, ['webp', 128, 64, true])
    const branding = (await studio.asOwner('GET /api/v1/studio/branding')).body
    assert.equal(branding.logo_url, logo_url)
  })

  it('cut a cover to its shapes, upright and without what hides in it', async () => {
    const jpeg = await plain(3000, 4000)
      .withExif({ IFD0: { Artist: 'Secret Artist' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { cover_url } = await setPicture(studio, 'studio/cover', Buffer.concat([jpeg, Buffer.from('<?php evil();')]))
    const { look, exif, bytes } = await read(cover_url)
    assert.deepEqual([look, exif, bytes.includes('evil')], [['webp', 1600, 900, false], undefined, false])
    assert.deepEqual((await read(cutOf(cover_url, '_800'))).look, ['webp', 800, 450, false])
    assert.deepEqual((await read(cover_url.replace('.webp', '_preview.jpg'))).look, ['jpeg', 1200, 630, false])
  })

  it('cut small ones to the same shape, and save the rough ones small', async () => {
    const { cover_url } = await setPicture(studio, 'studio/cover', await plain(320, 320).webp().toBuffer())
    assert.deepEqual((await read(cover_url)).look, ['webp', 320, 180, false])
    const rough = await setPicture(studio, 'studio/cover', await noise(1700, 1000).jpeg().toBuffer())
    const { photo_url } = await setPicture(studio, paths[2]!, await noise(1300, 1000).avif({ effort: 0 }).toBuffer())
    assert.deepEqual((await read(photo_url)).look, ['webp', 1200, 675, false])
    assert.ok((await read(cutOf(rough.cover_url, '_800'))).bytes.length <= 40_000)
    assert.ok((await read(cutOf(photo_url, '_400'))).bytes.length <= 16_000)
  })

  for (const [what, says, make] of refused) {
    it(`are not ${what}`, async () => {
      const before = stored()
      const form = formOf(await make(), 'picture.png')
      for (const path of paths) {
        const { status, body } = await studio.asOwner(`POST /api/v1/${path}`, form)
        assert.deepEqual([status, body.code], [422, 'PHOTO_UNREADABLE'], path)
        assert.match(body.detail, says)
      }
      assert.deepEqual(stored(), before)
    })
  }

  it('are not 11 MiB, not a part of another name, not a class template’s that is not there', async () => {
    const large = formOf(Buffer.alloc(11 * 1024 * 1024))
    for (const path of paths) {
      const { status, body } = await studio.asOwner(`POST /api/v1/${path}`, large)
      assert.deepEqual([status, body.code], [413, 'PAYLOAD_TOO_LARGE'], path)
    }
    const nameless = new FormData()
    nameless.set('logo', new Blob(['x']), 'x.png')
    assert.equal((await studio.asOwner('POST /api/v1/studio/logo', nameless)).status, 422)
    const small = formOf(await plain(9, 9).png().toBuffer())
    assert.equal((await studio.asOwner('POST /api/v1/class-templates/999/photo', small)).status, 404)
    assert.equal((await studio.asOwner('DELETE /api/v1/class-templates/999/photo')).status, 404)
  })

  it('come back with a copy', async () => {
    for (const path of paths) await setPicture(studio, path)
    const files = stored()
    const { logo_url } = (await studio.asOwner('GET /api/v1/studio')).body
    const { body } = await studio.asOwner('POST /api/v1/studio/backup')
    const copy = readFileSync(join(studio.folder, 'backups', body.file_name))
    await restored(copy, async ({ folder, send }) => {
      assert.deepEqual(readdirSync(join(folder, 'photos')).toSorted(), files)
      assert.equal((await send(`GET ${logo_url}`)).status, 200)
    })
  })

  it('leave nothing of the former one, and nothing at all when they are taken away, twice', async () => {
    for (const path of paths) {
      await setPicture(studio, path)
      const before = stored()
      const again = await setPicture(studio, path)
      assert.equal(stored().length, before.length, path)
      assert.notDeepEqual(stored(), before)
      const field = path.startsWith('class') ? 'photo_url' : `${path.split('/')[1]}_url`
      await read(again[field])
      for (const _ of [1, 2]) {
        const { status, body } = await studio.asOwner(`DELETE /api/v1/${path}`)
        assert.deepEqual([status, body[field]], [200, null])
      }
      assert.equal((await fetch(studio.running.publicUrl + again[field])).status, 404)
    }
    assert.deepEqual(stored(), [])
  })

  it('leave nothing behind where they can’t be named', async () => {
    const { writer } = studio.running.app
    const { write } = writer
    writer.write = () => Promise.reject(new Error('full'))
    const { status } = await studio.asOwner('POST /api/v1/studio/cover', formOf(await plain(9, 9).png().toBuffer()))
    writer.write = write
    assert.equal(status, 500)
    assert.deepEqual(stored(), [])
  })

  it('are set by those who may change the settings, or the timetable', async () => {
    const form = formOf(await plain(9, 9).png().toBuffer())
    const token = async (permissions: Parameters<typeof makeManager>[1]) =>
      (await makeManager(studio, permissions)).token
    const [settings, schedule] = [await token(['settings.manage']), await token(['schedule.manage'])]
    const roles = (await studio.asOwner('GET /api/v1/roles')).body
    const desk = roles.find(({ name }: { name: string }) => name === 'Front desk')
    const frontDesk = await token(desk.permissions)
    const instructor = await studio.login((await makeInstructor(studio)).email)
    for (const path of paths) {
      const allowed = path.startsWith('studio') ? settings : schedule
      for (const by of [settings, schedule, frontDesk, instructor]) {
        for (const method of ['POST', 'DELETE']) {
          const sent = { token: by, ...(method === 'POST' && { body: form }) }
          const { status } = await studio.send(`${method} /api/v1/${path}`, sent)
          assert.equal(status, by === allowed ? 200 : 403, `${method} ${path}`)
        }
      }
    }
  })
})

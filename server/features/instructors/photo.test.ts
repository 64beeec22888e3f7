import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { makeInstructor } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f5e' } })

describe('an instructor’s photo', () => {
  let studio: TestStudio
  let id: number
  before(async () => {
    studio = await startStudio()
    id = (await makeInstructor(studio)).id
  })
  after(() => studio.stop())

  const send = (bytes: Uint8Array, name = 'me.jpg', of = id) => {
    const body = new FormData()
    body.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
    return studio.send(`POST /api/v1/instructors/${of}/photo`, { token: studio.owner, body })
  }
  const stored = () => readdirSync(join(studio.folder, 'photos'))
  const fetchPhoto = (url: string, token: string) =>
    fetch(studio.running.localUrl + url, { headers: { Authorization: `Bearer ${token}` } })

  it('is saved anew, smaller, without what hides in the file, and replaces the former one', async () => {
    const secret = { IFD0: { Artist: 'Secret Artist' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } }
    const jpeg = await picture(2400, 1200).withExif(secret).jpeg().toBuffer()
    assert.ok(jpeg.includes('Secret Artist'))
    const { status, body } = await send(jpeg, '../../../etc/passwd.php')
    assert.equal(status, 200)
    assert.match(
      stored().join(),
      new RegExp(`^instructor_${id}_[0-9a-f]{24}\\.webp,instructor_${id}_[0-9a-f]{24}_160\\.webp$`),
    )
    await send(await picture(300, 200).png().toBuffer())
    assert.equal(stored().length, 2)
    const second = (await studio.asOwner(`GET /api/v1/instructors/${id}`)).body.photo_url
    assert.notEqual(second, body.photo_url)

    await send(jpeg)
    const { photo_url } = (await studio.asOwner(`GET /api/v1/instructors/${id}`)).body
    const bytes = Buffer.from(await (await fetchPhoto(photo_url, studio.owner)).arrayBuffer())
    const { format, width, height, exif } = await sharp(bytes).metadata()
    assert.deepEqual([format, width, height, exif], ['webp', 1200, 600, undefined])
    assert.ok(!bytes.includes('Secret Artist'))
  })

  it('is for anybody while she teaches, sent so that it can only be a picture', async () => {
    const client = { email: 'cli@studio.test', password: PASSWORD, full_name: 'Cli Ent' }
    const { body } = await studio.send('POST /api/v1/auth/register/client', { body: client })
    const { photo_url } = (await studio.asOwner(`GET /api/v1/instructors/${id}`)).body
    const response = await fetchPhoto(photo_url, body.access_token)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'image/webp')
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    assert.match(response.headers.get('content-security-policy') ?? '', /sandbox/)
    const anybody = (url: string) => fetch(studio.running.publicUrl + url)
    const small = Buffer.from(await (await anybody(photo_url.replace('.webp', '_160.webp'))).arrayBuffer())
    const { width, height } = await sharp(small).metadata()
    assert.deepEqual([width, height, small.length < 8000], [160, 160, true])
    await studio.asOwner(`DELETE /api/v1/instructors/${id}`)
    assert.equal((await anybody(photo_url)).status, 404)
    assert.equal((await studio.asOwner(`GET /api/v1/instructors/${id}`)).body.photo_url, null)
    await studio.asOwner(`PATCH /api/v1/instructors/${id}/reactivate`)
    assert.equal((await anybody(photo_url)).status, 200)
    const form = new FormData()
    form.set('file', new Blob([await picture(10, 10).png().toBuffer()]), 'x.png')
    const asClient = { token: body.access_token, body: form }
    assert.equal((await studio.send(`POST /api/v1/instructors/${id}/photo`, asClient)).status, 403)
  })

  it('is set by the instructor herself, and by no other one', async () => {
    const [own, other] = [await makeInstructor(studio), await makeInstructor(studio)]
    const token = await studio.login(own.email)
    const png = await picture(300, 300).png().toBuffer()
    const send = (of: number, method = 'POST') => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(png)]), 'me.png')
      return studio.send(`${method} /api/v1/instructors/${of}/photo`, method === 'POST' ? { token, body } : { token })
    }
    assert.match((await send(own.id)).body.photo_url, /\/pictures\/instructor_/)
    for (const method of ['POST', 'DELETE']) assert.equal((await send(other.id, method)).status, 404)
    assert.equal((await send(own.id, 'DELETE')).body.photo_url, null)
  })

  for (const [what, make] of [
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a text', () => Buffer.from('not a picture')],
    ['nothing', () => Buffer.alloc(0)],
    ['a damaged JPEG', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 400)],
    ['a GIF', () => picture(10, 10).gif().toBuffer()],
    ['more than 40 megapixels', () => picture(8000, 5001).png().toBuffer()],
  ] as const) {
    it(`is not ${what}`, async () => {
      const before = stored()
      const { status, body } = await send(await make())
      assert.deepEqual([status, body.code], [422, 'PHOTO_UNREADABLE'])
      assert.deepEqual(stored(), before)
    })
  }

  it('is not over 10 MiB, not nameless, not a stranger’s', async () => {
    const { status, body } = await send(Buffer.alloc(10 * 1024 * 1024 + 1))
    assert.deepEqual([status, body.code], [413, 'PAYLOAD_TOO_LARGE'])
    const form = new FormData()
    form.set('picture', new Blob(['x']), 'x.png')
    const nameless = await studio.asOwner(`POST /api/v1/instructors/${id}/photo`, form)
    assert.deepEqual([nameless.status, nameless.body.errors[0].path], [422, 'file'])
    assert.equal((await send(await picture(10, 10).png().toBuffer(), 'x.png', 999)).status, 404)
  })

  it('can be taken away, twice, and goes with the instructor', async () => {
    for (const _ of [1, 2]) {
      const { status, body } = await studio.asOwner(`DELETE /api/v1/instructors/${id}/photo`)
      assert.deepEqual([status, body.photo_url], [200, null])
    }
    assert.deepEqual(stored(), [])
    assert.equal((await studio.asOwner(`GET /api/v1/instructors/${id}/photo`)).status, 404)
    await send(await picture(10, 10).webp().toBuffer())
    assert.equal(stored().length, 2)
    assert.equal((await studio.asOwner(`DELETE /api/v1/instructors/${id}/remove`)).status, 204)
    assert.deepEqual(stored(), [])
  })
})

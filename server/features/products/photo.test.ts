import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { makeProduct } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

describe('a product’s photo', () => {
  let studio: TestStudio
  let id: number
  before(async () => {
    studio = await startStudio()
    id = (await makeProduct(studio)).id
  })
  after(() => studio.stop())

  const send = (bytes: Uint8Array, name = 'mat.jpg', of = id) => {
    const body = new FormData()
    body.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
    return studio.send(`POST /api/v1/products/${of}/photo`, { token: studio.owner, body })
  }
  const stored = () => readdirSync(join(studio.folder, 'photos'))

  it('is saved anew as WebP under the server’s own name, without what hides in the file', async () => {
    const secret = { IFD0: { Artist: 'Secret Artist' } }
    const jpeg = await picture(2400, 1200).withExif(secret).jpeg().toBuffer()
    const { status, body } = await send(jpeg, '../../mat.php')
    assert.equal(status, 200)
    const [name] = stored()
    assert.match(name!, new RegExp(`^product_${id}_[0-9a-f]{24}\\.webp$`))
    assert.equal(body.photo_url, `/api/v1/products/${id}/photo?v=${name!.slice(-29, -5)}`)
    const url = studio.running.localUrl + body.photo_url
    const response = await fetch(url, { headers: { Authorization: `Bearer ${studio.owner}` } })
    const bytes = Buffer.from(await response.arrayBuffer())
    const { format, width, height, exif } = await sharp(bytes).metadata()
    assert.deepEqual([format, width, height, exif], ['webp', 1200, 600, undefined])
    assert.match(response.headers.get('cache-control') ?? '', /private.*immutable/)
    assert.equal((await fetch(url)).status, 401)

    await send(await picture(30, 20).png().toBuffer())
    assert.equal(stored().length, 1)
    assert.notEqual(stored()[0], name)
  })

  it('must be a picture by its content, and not a bomb', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
    const before = stored()
    const bomb = await picture(8000, 5001).png().toBuffer()
    const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
    const cut = (await picture(600, 600).jpeg().toBuffer()).subarray(0, 900)
    for (const bytes of [Buffer.from(svg), Buffer.from('<?php 1;'), gif, bomb, cut]) {
      const { status, body } = await send(bytes, 'photo.jpg')
      assert.deepEqual([status, body.code], [422, 'PHOTO_UNREADABLE'])
    }
    assert.deepEqual(stored(), before)
    assert.equal((await send(await picture(9, 9).png().toBuffer(), 'a.png', 9999)).status, 404)
    const large = await send(new Uint8Array(10 * 1024 * 1024 + 1))
    assert.deepEqual([large.status, large.body.code], [413, 'PAYLOAD_TOO_LARGE'])
  })
})

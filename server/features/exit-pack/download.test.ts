import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { makeProduct } from '../../test/build/commerce.ts'
import { askForPack, takePack } from '../../test/build/exit-pack.ts'
import { whereIs } from '../../test/build/gdpr.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const PHOTOS = 4

describe('a download of everything', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    // More than the system takes in advance for who does not read.
    for (let photo = 0; photo < PHOTOS; photo += 1) await addNoise(studio, photo)
  })
  after(() => studio.stop())

  /** Begins a download and reads nothing of it beyond its head. */
  const begin = () =>
    new Promise<{ end: () => void }>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${studio.owner}` }
      const address = `${studio.running.localUrl}/api/v1/studio/exit-pack`
      const sent = request(address, { method: 'POST', headers }, (answer) => {
        answer.on('error', () => {})
        resolve({ end: () => sent.destroy() })
      })
      sent.on('error', reject)
      sent.end()
    })

  it('is one at a time, keeps nobody waiting, and ends where its taker goes away', async () => {
    const { end } = await begin()
    const second = await askForPack(studio)
    const refusal = (await second.json()) as { code: string; detail: string }
    assert.deepEqual([second.status, refusal.code], [503, 'SERVER_BUSY'])
    assert.match(refusal.detail, /export is running already/)
    assert.equal(second.headers.get('retry-after'), '30')
    assert.equal((await studio.asOwner('POST /api/v1/clients', { full_name: 'Meanwhile Here' })).status, 201)
    // Still the same: it is not at its end, it waits for its taker.
    assert.equal((await askForPack(studio)).status, 503)
    end()
    for (;;) {
      const next = await askForPack(studio)
      if (next.status === 200) {
        await next.arrayBuffer()
        break
      }
      await next.text()
    }
    const { items } = (await studio.asOwner('GET /api/v1/audit-log?action=studio.export')).body
    assert.equal(items.length, 2)
    // It read one moment, whose log an erasure waits for: nothing of that is left.
    const client = (await studio.asOwner('GET /api/v1/clients?search=Meanwhile')).body.items[0]
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)).status, 200)
    assert.deepEqual(whereIs(studio, 'Meanwhile Here'), [])
  })

  it('is whole again in a studio that ended in the middle of one', async () => {
    await begin()
    await studio.restart()
    const { manifest } = await takePack(studio)
    assert.equal(manifest.files.filter(({ name }: { name: string }) => name.startsWith('photos/')).length, PHOTOS)
  })
})

/** A product with a picture that nothing can make small. */
async function addNoise(studio: TestStudio, seed: number): Promise<void> {
  const side = 1200
  const pixels = Buffer.alloc(side * side * 3)
  for (let at = 0, state = seed + 1; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    pixels[at] = state >> 16
  }
  const picture = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg()
    .toBuffer()
  const { id } = await makeProduct(studio)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'noise.jpg')
  const { status } = await studio.asOwner(`POST /api/v1/products/${id}/photo`, form)
  assert.equal(status, 200)
}

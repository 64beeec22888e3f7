import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { copyFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { makeProduct } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a product’s photo in the widget', () => {
  let studio: TestStudio
  let studioId: string
  let id: number
  before(async () => {
    studio = await startStudio()
    studioId = (await studio.asOwner('GET /api/v1/studio')).body.public_studio_id
    id = (await makeProduct(studio)).id
    await upload(id)
  })
  after(() => studio.stop())

  async function upload(of: number): Promise<void> {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a3' } })
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'mat.png')
    assert.equal((await studio.send(`POST /api/v1/products/${of}/photo`, { token: studio.owner, body })).status, 200)
  }
  /** From the public door, each from a different address, so that the limit stays out of it. */
  let address = 0
  const get = (path: string) =>
    fetch(`${studio.running.publicUrl}/api/v1/widget/${path}`, {
      headers: { 'X-Forwarded-For': `203.0.113.${(address += 1)}` },
    })
  /** Writes a name into the product, as a broken restore or an intruder might. */
  const name = (photo_file: string | null, of = id) => {
    const database = new Database(join(studio.folder, 'studio.sqlite'))
    database.prepare('UPDATE products SET photo_file = ? WHERE id = ?').run(photo_file, of)
    database.close()
  }

  it('is shown on any page, and kept for good where its version is named', async () => {
    const response = await get(`${studioId}/products/${id}/photo`)
    assert.equal(response.status, 200)
    const header = (key: string) => response.headers.get(key)
    assert.deepEqual(
      ['content-type', 'cross-origin-resource-policy', 'x-content-type-options', 'cache-control'].map(header),
      ['image/webp', 'cross-origin', 'nosniff', 'public, max-age=300'],
    )
    assert.match(header('content-security-policy') ?? '', /sandbox/)
    const { photo_url } = (await studio.asOwner(`GET /api/v1/products/${id}`)).body
    const version = photo_url.split('v=')[1]
    const named = await get(`${studioId}/products/${id}/photo?v=${version}`)
    assert.equal(named.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    const stale = await get(`${studioId}/products/${id}/photo?v=${'0'.repeat(24)}`)
    assert.equal(stale.headers.get('cache-control'), 'public, max-age=300')
  })

  it('is otherwise one and the same 404', async () => {
    const photos = join(studio.folder, 'photos')
    const [stored] = readdirSync(photos)
    writeFileSync(join(studio.folder, 'product_secret.webp'), 'secret')
    copyFileSync(join(photos, stored!), join(photos, 'instructor_1_aa.webp'))
    copyFileSync(join(photos, stored!), join(photos, 'product_1_aa.svg'))
    const bare = await makeProduct(studio)
    const off = await makeProduct(studio, { is_active: false })
    await upload(off.id)
    const answers = [
      await get(`${'x'.repeat(22)}/products/${id}/photo`),
      await get(`${studioId}/products/999999/photo`),
      await get(`${studioId}/products/${bare.id}/photo`),
      await get(`${studioId}/products/${off.id}/photo`),
    ]
    for (const bad of [
      'instructor_1_aa.webp',
      '../product_secret.webp',
      'product_/../../product_secret.webp',
      'product_1_aa.svg',
      'product_1_aa.webp\0.svg',
      'product_missing.webp',
      '',
    ]) {
      name(bad)
      answers.push(await get(`${studioId}/products/${id}/photo`))
    }
    name(stored!)
    rmSync(join(photos, stored!))
    answers.push(await get(`${studioId}/products/${id}/photo`))
    symlinkSync(join(studio.folder, 'product_secret.webp'), join(photos, stored!))
    answers.push(await get(`${studioId}/products/${id}/photo`))

    const texts = await Promise.all(
      answers.map(async (response) => {
        assert.ok(response.headers.get('x-request-id'))
        const headers = [...response.headers].filter(([key]) => !['date', 'x-request-id'].includes(key))
        return JSON.stringify([response.status, headers, await response.text()])
      }),
    )
    assert.match(texts[0]!, /^\[404/)
    assert.deepEqual([...new Set(texts)], [texts[0]])
  })

  it('is asked for sixty times a minute at the most', async () => {
    const path = `${studio.running.publicUrl}/api/v1/widget/${studioId}/products/${id}/photo`
    const ask = () => fetch(path, { headers: { 'X-Forwarded-For': '198.51.100.7' } })
    const replies = await Promise.all(Array.from({ length: 61 }, ask))
    assert.equal(replies.filter(({ status }) => status === 429).length, 1)
    assert.equal((await get(`${studioId}/products/abc/photo`)).status, 422)
  })
})

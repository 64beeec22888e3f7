import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { makeProduct } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

type Row = Record<string, unknown>

describe('the list of products', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    const shelf: [name: string, sku: string | null, stock: number, active: boolean][] = [
      ['belt', 'B-2', 3, true],
      ['Apple', null, 0, true],
      ['apple', 'A%1', 5, true],
      ['Cap 100%', 'belt', 7, true],
      ['Cap 1000', 'C_1', 9, false],
      ['Back_\\slash', 'CX1', 1, true],
    ]
    for (const [name, sku, stock_quantity, is_active] of shelf)
      await makeProduct(studio, { name, sku, stock_quantity, is_active })
  })
  after(() => studio.stop())

  const cases: [query: string, ids: number[]][] = [
    ['', [2, 3, 6, 1, 4, 5]],
    ['active_only=true', [2, 3, 6, 1, 4]],
    ['active_only=false', [2, 3, 6, 1, 4, 5]],
    ['stock_at_most=0', [2]],
    ['stock_at_most=3', [2, 6, 1]],
    ['search=belt', [4, 1]],
    ['search=BELT', [4, 1]],
    ['search=APPLE', [2, 3]],
    ['search=100%25', [4]],
    ['search=A%251', [3]],
    ['search=C_1', [5]],
    ['search=_', [5, 6]],
    ['search=%5C', [6]],
    ['search=cap&active_only=true', [4]],
    ['search=zzz', []],
    ['page=2&page_size=4', [4, 5]],
  ]
  for (const [query, ids] of cases)
    it(`has with ${query || 'nothing said'} these, by name`, async () => {
      const { items } = (await studio.asOwner(`GET /api/v1/products?${query}`)).body
      const found = items.map(({ id }: Row) => id)
      if (query === 'search=_') assert.deepEqual(found.toSorted(), ids)
      else assert.deepEqual(found, ids)
    })

  it('shows each as it is read alone', async () => {
    for (const item of (await studio.asOwner('GET /api/v1/products')).body.items)
      assert.deepEqual((await studio.asOwner(`GET /api/v1/products/${item.id}`)).body, item)
  })

  it('has a photo where one was written, and none left behind where that failed', async () => {
    const path = '/api/v1/products/1/photo'
    assert.equal((await studio.asOwner(`GET ${path}`)).status, 404)
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
      .png()
      .toBuffer()
    const send = () => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(bytes)]), 'a.png')
      return studio.asOwner(`POST ${path}`, body)
    }
    const { body } = await send()
    const { headers, status } = await studio.asOwner(`GET ${body.photo_url}`)
    assert.deepEqual(
      [status, headers.get('content-type'), headers.get('cache-control'), headers.get('content-security-policy')],
      [200, 'image/webp', 'private, max-age=31536000, immutable', "sandbox; default-src 'none'"],
    )
    const stored = () => readdirSync(join(studio.folder, 'photos'))
    const before = stored()
    assert.equal(before.length, 1)
    const { writer, log } = studio.running.app
    const write = writer.write
    studio.running.app.log = () => {}
    writer.write = () => Promise.reject(new Error('The disk is gone'))
    try {
      assert.equal((await send()).status, 500)
    } finally {
      writer.write = write
      studio.running.app.log = log
    }
    assert.deepEqual(stored(), before)
    assert.equal((await studio.asOwner('GET /api/v1/products/1')).body.photo_url, body.photo_url)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeClient, makeProduct, sell } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a receipt to print', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 21 })
  })
  after(() => studio.stop())

  /** The faces that are embedded in the document. */
  const facesOf = async (receiptId: number) => {
    const response = await fetch(`${studio.running.localUrl}/api/v1/receipts/${receiptId}.pdf`, {
      headers: { Authorization: `Bearer ${studio.owner}` },
    })
    assert.equal(response.headers.get('content-type'), 'application/pdf')
    assert.match(response.headers.get('content-disposition') ?? '', /attachment; filename="receipt-\d+\.pdf"/)
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    assert.ok(text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'))
    assert.match(text, /\/FontFile[23]/)
    return new Set([...text.matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g)].map((match) => match[1]))
  }

  for (const [name, face] of [
    ['Zoë Müller', 'DejaVuSans'],
    ['Ελένη Παπαδοπούλου', 'DejaVuSans'],
    ['Алексей Щербаков', 'DejaVuSans'],
    ['محمد علي', 'DejaVuSans'],
    ['דוד לוי', 'DejaVuSans'],
    ['अनुष्का शर्मा', 'NotoSansDevanagari-Regular'],
    ['สมชาย ใจดี', 'NotoSansThai-Regular'],
    ['王小明', 'NotoSansHans-Regular'],
    ['さくら カタカナ', 'NotoSansHans-Regular'],
    ['김민준', 'NotoSansKR-Regular'],
  ] as const) {
    it(`has the letters of ${name}`, async () => {
      const client = await makeClient(studio, { full_name: name })
      const { receipt_id } = await sell(studio, { client_id: client.id })
      const faces = await facesOf(receipt_id)
      assert.ok(faces.has(face), [...faces].join())
      assert.ok(faces.has('DejaVuSans-Bold'))
    })
  }

  it('goes on over the page', async () => {
    const products = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        makeProduct(studio, { name: `${index} ${'a long name of a product '.repeat(6)}` }),
      ),
    )
    const { receipt_id } = await sell(studio, { items: products.map(({ id }) => ({ product_id: id, quantity: 1 })) })
    const { body } = await studio.asOwner(`GET /api/v1/receipts/${receipt_id}.pdf`)
    assert.ok([...body.matchAll(/\/Type \/Page\b(?!s)/g)].length > 2)
  })
})

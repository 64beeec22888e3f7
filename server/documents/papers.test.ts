import assert from 'node:assert/strict'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../test/build/bookings.ts'
import { issueGiftCard, makeClient, makeProduct, makePromo, receiptsOf, sell } from '../test/build/commerce.ts'
import { plain, setPicture } from '../test/build/pictures.ts'
import { sellMembership } from '../test/build/memberships.ts'
import { makeWaiver, signWaiver } from '../test/build/waivers.ts'
import { readPdf, type ReadPdf } from '../test/pdf.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'

describe('a paper', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 21, country: 'ES' })
  })
  after(() => studio.stop())

  async function readPaper(path: string): Promise<ReadPdf> {
    const headers = { Authorization: `Bearer ${studio.owner}` }
    const response = await fetch(studio.running.localUrl + path, { headers })
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/pdf'])
    return readPdf(new Uint8Array(await response.arrayBuffer()))
  }
  const readReceipt = async (sale: Parameters<typeof sell>[1]) =>
    readPaper(`/api/v1/receipts/${(await sell(studio, sale)).receipt_id}.pdf`)
  const signedWaiver = async (body: string) => {
    const signature = await signWaiver(await makeWaiver(studio, { body }), await registerClient(studio))
    return signature.pdf_url as string
  }
  const text = ({ pages }: ReadPdf) => pages.flat().join('\n')

  it('is A4, tagged, and says what it is, whose and in which language', async () => {
    const { title, author, language, size, isTagged, pages } = await readReceipt({})
    assert.match(title, /^Receipt \d+$/)
    assert.deepEqual([author, language, size, isTagged], ['Test Studio', 'en', [595, 842], true])
    assert.equal(pages.length, 1)
    assert.deepEqual(pages[0]!.slice(0, 4), ['Test Studio', 'ES', title, 'Wednesday 4 March 2026'])
    assert.ok(!pages[0]!.some((line) => /^\d+ \/ \d+$/.test(line)))
  })

  it('has what there is: address, tax number, discount, tax, and the receipt that a refund is for', async () => {
    await studio.asOwner('PUT /api/v1/studio', { address: 'Calle Mayor 1', tax_id: 'B12345678' })
    const { code: promo_code } = await makePromo(studio)
    await sellMembership(studio, { payment_method: 'cash', promo_code })
    await issueGiftCard(studio, { payment_method: 'cash' })
    const { payments } = await sell(studio)
    await studio.asOwner(`POST /api/v1/payments/${payments[0].id}/refunds`, { amount: 5, reason: 'Scratched' })
    const receipts = (await receiptsOf(studio)).slice(-4)
    const papers = []
    for (const { id } of receipts) papers.push((await readPaper(`/api/v1/receipts/${id}.pdf`)).pages[0]!)
    const [membership, card, sale, refund] = papers as [string[], string[], string[], string[]]
    assert.deepEqual(membership.slice(0, 4), ['Test Studio', 'Calle Mayor 1', 'ES', 'Tax ID B12345678'])
    assert.deepEqual(membership.slice(-5), [
      'Discount -€10.00',
      'Total €90.00',
      'Cash €90.00',
      'VAT included Net VAT Gross',
      '21% €74.38 €15.62 €90.00',
    ])
    assert.deepEqual(card.slice(-2), ['Total €50.00', 'Cash €50.00'])
    assert.deepEqual(sale.slice(5, 7), ['Wednesday 4 March 2026', 'Item Quantity Price Total'])
    assert.deepEqual(sale.slice(8, 9), ['Total €12.00'])
    assert.deepEqual(refund.slice(5, 7), ['Wednesday 4 March 2026', `For receipt ${receipts[2].number}`])
    await studio.asOwner('PUT /api/v1/studio', { address: null, tax_id: null, default_vat_rate: 0 })
    assert.deepEqual((await readReceipt({})).pages[0]!.slice(-2), ['Total €12.00', 'Cash €12.00'])
    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 21 })
  })

  it('is in the language of the client', async () => {
    const { id } = await makeClient(studio, { locale: 'de-AT' })
    const paper = await readReceipt({ client_id: id })
    assert.equal(paper.language, 'de')
    assert.match(text(paper), /^Beleg \d+$/m)
    assert.match(text(paper), /^Mittwoch, 4\. März 2026$/m)
    assert.match(text(paper), /^Summe €\s12,00$/m)
  })

  it('has the size of the studio’s country', async () => {
    await studio.asOwner('PUT /api/v1/studio', { country: 'United States' })
    assert.deepEqual((await readReceipt({})).size, [612, 792])
    const { id } = await issueGiftCard(studio)
    assert.deepEqual((await readPaper(`/api/v1/gift-cards/${id}.pdf`)).size, [612, 396])
    await studio.asOwner('PUT /api/v1/studio', { country: 'ES' })
    assert.deepEqual((await readPaper(`/api/v1/gift-cards/${id}.pdf`)).size, [595, 420])
  })

  it('wears the studio’s colours, the second one beside and below the first', async () => {
    await studio.asOwner('PUT /api/v1/studio', { primary_color: '#112233', secondary_color: '#ff8800' })
    const { id } = await issueGiftCard(studio)
    const { fills } = await readPaper(`/api/v1/gift-cards/${id}.pdf`)
    assert.deepEqual(
      [fills[0], ...new Set(fills.filter((fill) => fill.startsWith('#ff')))],
      ['#112233', '#ff8800', '#ffffff'],
    )
  })

  it('wears the studio’s logo, on a card its cover too, and does without one that can’t be read', async () => {
    const receipt_id = (await sell(studio)).receipt_id as number
    const card = await issueGiftCard(studio)
    const both = () =>
      Promise.all([`receipts/${receipt_id}`, `gift-cards/${card.id}`].map((path) => readPaper(`/api/v1/${path}.pdf`)))
    assert.deepEqual(
      (await both()).map(({ pictures }) => pictures),
      [0, 0],
    )
    const bytes = await plain(640, 480).png().toBuffer()
    for (const kind of ['logo', 'cover']) await setPicture(studio, `studio/${kind}`, bytes)
    assert.deepEqual(
      (await both()).map(({ pictures }) => pictures),
      [1, 2],
    )
    const photos = join(studio.folder, 'photos')
    for (const name of readdirSync(photos)) writeFileSync(join(photos, name), 'no picture')
    assert.deepEqual(
      (await both()).map(({ pictures, pages }) => [pictures, pages.length]),
      [
        [0, 1],
        [0, 1],
      ],
    )
    for (const kind of ['logo', 'cover']) await studio.asOwner(`DELETE /api/v1/studio/${kind}`)
  })

  it('of a gift card leads a phone to the portal, where it can be reached', async () => {
    const { id } = await issueGiftCard(studio)
    const read = async () => (await readPaper(`/api/v1/gift-cards/${id}.pdf`)).pages[0]!.join(' ')
    assert.doesNotMatch(await read(), /Scan to book/)
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://marea.example' })
    assert.match(await read(), /Scan to book/)
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: null })
  })

  it('sets a sentence from right to left with its comma, colon and number in their places', async () => {
    const paper = await readPaper(
      await signedWaiver('I know:\nأشارك بحرية، رقم هاتفي: 123456 شكرا.\nאני חותם, מספר: 78 כאן.'),
    )
    const lines = paper.pages[0]!.map((line) => line.replaceAll(/ (?=[.,،:])|(?<=[.,،:]) /g, ''))
    const mirrored = (sentence: string) => sentence.replaceAll(/ (?=[.,،:])|(?<=[.,،:]) /g, '')
    assert.ok(lines.includes(mirrored('.اركش 123456 :يفتاه مقر ،ةيرحب كراشأ')), lines.join('\n'))
    assert.ok(lines.includes(mirrored('.ןאכ 78 :רפסמ ,םתוח ינא')), lines.join('\n'))
  })

  it('repeats the head of a long list, says what it goes on with, and counts its pages', async () => {
    const products = await Promise.all(
      Array.from({ length: 80 }, (_, index) => makeProduct(studio, { name: `Mat ${index}` })),
    )
    const paper = await readReceipt({ items: products.map(({ id }) => ({ product_id: id, quantity: 1 })) })
    assert.ok(paper.pages.length >= 2)
    for (const [index, lines] of paper.pages.entries()) {
      assert.equal(lines.at(-1), `${index + 1} / ${paper.pages.length}`)
      if (index > 0) assert.equal(lines[0], `${paper.title} Test Studio`)
      if (lines.some((line) => line.startsWith('Mat '))) assert.ok(lines.includes('Item Quantity Price Total'))
    }
    for (const index of products.keys())
      assert.match(text(paper), new RegExp(`^Mat ${index} 1 €12\\.00 €12\\.00$`, 'm'))
  })

  it('sets names as they are, whatever they would mean to the typesetter', async () => {
    const full_name = '#import "x": *'
    const { id: client_id } = await makeClient(studio, { full_name })
    const name = '*Mat* #panic("no") $x^2$ _a_ \\ <b> [c] @d'
    const { id: product_id } = await makeProduct(studio, { name })
    const paper = await readReceipt({ client_id, product_id })
    assert.ok(paper.pages[0]!.includes(full_name))
    assert.match(text(paper), /^\*Mat\* #panic\("no"\) \$x\^2\$ _a_ \\ <b> \[c\] @d 1 €/m)
  })

  it('of one word of 49,000 letters shows them all, while the studio goes on answering', async () => {
    const path = await signedWaiver('x'.repeat(49_000))
    let isSet = false
    const paper = readPaper(path).then((read) => {
      isSet = true
      return read
    })
    for (let asked = 0; asked < 5; asked += 1) {
      assert.equal((await studio.send('GET /api/v1/health')).status, 200)
      assert.ok(!isSet, 'it waited for the paper')
    }
    const { pages } = await paper
    const lines = pages.flat().map((line) => line.replaceAll(/[\u200b ]/g, ''))
    const shown = lines.filter((line) => /^x+$/.test(line))
    assert.equal(shown.join('').length, 49_000)
    assert.ok(shown.every((line) => line.length < 120))
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../test/build/bookings.ts'
import { issueGiftCard, makeClient, makeProduct, makePromo, sell } from '../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../test/build/memberships.ts'
import { makeWaiver } from '../test/build/waivers.ts'
import { readPdf, type ReadPdf } from '../test/pdf.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'

const made = { created: 'D:20260305073000Z', author: 'Test Studio', language: 'en' }

describe('from its first line to its last', () => {
  let studio: TestStudio
  before(async () => {
    // 23:30 of Wednesday 4 March in Los Angeles, and already the 5th in Greenwich.
    studio = await startStudio({ timezone: 'America/Los_Angeles', now: '2026-03-05T07:30:00.000Z' })
    const settings = {
      default_vat_rate: 21,
      address: 'Calle Mayor 1',
      country: 'ES',
      tax_id: 'B-1',
      website_url: 'https://studio.test',
      primary_color: '#112233',
      secondary_color: '#ff8800',
    }
    await studio.asOwner('PUT /api/v1/studio', settings)
  })
  after(() => studio.stop())

  async function readPaper(path: string): Promise<ReadPdf & { created: string | undefined; name: string | undefined }> {
    const headers = { Authorization: `Bearer ${studio.owner}` }
    const response = await fetch(studio.running.localUrl + path, { headers })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const [, created] = /\/CreationDate \(([^)]*)\)/.exec(Buffer.from(bytes).toString('latin1')) ?? []
    const [, name] = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return { ...readPdf(bytes), created, name }
  }
  const receiptOf = ({ receipt_id }: { receipt_id: number }) => readPaper(`/api/v1/receipts/${receipt_id}.pdf`)

  it('a receipt says what was sold, how it was paid and the tax inside', async () => {
    const client = await makeClient(studio, { full_name: 'Ana Prats' })
    const mat = await makeProduct(studio, { name: 'Mat', price: 24.2 })
    const strap = await makeProduct(studio, { name: 'Strap', price: 3.05 })
    const { code, code_last4 } = await issueGiftCard(studio)
    const sale = await sell(studio, {
      client_id: client.id,
      items: [
        { product_id: mat.id, quantity: 2 },
        { product_id: strap.id, quantity: 1 },
      ],
      payment_method: 'other',
      payments: [
        { method: 'gift_card', amount: 50, gift_card_code: code },
        { method: 'bank_transfer', amount: 1.45 },
      ],
    })
    const { pages, created, name, title, author, language } = await receiptOf(sale)
    const about = { created, name, title, author, language }
    assert.deepEqual(about, { ...made, name: 'receipt-1.pdf', title: 'Receipt 1' })
    const head = ['Test Studio', 'Calle Mayor 1', 'ES', 'Tax ID B-1', 'https://studio.test', 'Receipt 1']
    assert.deepEqual(pages, [
      [
        ...head,
        'Wednesday, March 4, 2026',
        'Ana Prats',
        'Item Quantity Price Total',
        'Mat 2 €24.20 €48.40',
        'Strap 1 €3.05 €3.05',
        'Total €51.45',
        `Gift card ending in ${code_last4} €50.00`,
        'Bank transfer €1.45',
        'VAT included Net VAT Gross',
        '21% €42.52 €8.93 €51.45',
      ],
    ])
  })

  it('a discount stands before the total, and what is empty nowhere', async () => {
    await studio.asOwner('PUT /api/v1/studio', { address: '', tax_id: '', website_url: null })
    const { code: promo_code } = await makePromo(studio)
    const type = await makeMembershipType(studio, { name: 'Pack', price: 50 })
    const client = await makeClient(studio, { full_name: 'Ben Ruiz' })
    const sold = { client_id: client.id, membership_type_id: type.id, payment_method: 'cash', promo_code }
    await sellMembership(studio, sold)
    const [receipt] = (await studio.asOwner('GET /api/v1/receipts')).body.items
    const { pages } = await receiptOf({ receipt_id: receipt.id })
    assert.deepEqual(pages, [
      [
        'Test Studio',
        'ES',
        `Receipt ${receipt.number}`,
        'Wednesday, March 4, 2026',
        'Ben Ruiz',
        'Item Quantity Price Total',
        'Pack 1 €50.00 €50.00',
        'Discount -€5.00',
        'Total €45.00',
        'Cash €45.00',
        'VAT included Net VAT Gross',
        '21% €37.19 €7.81 €45.00',
      ],
    ])
  })

  it('a gift card says for whom it is, what for and until when', async () => {
    const facts = { recipient_name: 'Zoë', message: 'Happy birthday!\nYours, Ben', expires_at: '2026-12-31' }
    const { id, code } = await issueGiftCard(studio, facts)
    const { pages, created, name, title, author, language, fills } = await readPaper(`/api/v1/gift-cards/${id}.pdf`)
    const about = { created, name, title, author, language }
    assert.deepEqual(about, { ...made, name: `gift-card-${id}.pdf`, title: 'Gift card Test Studio' })
    assert.deepEqual([...new Set(fills)], ['#112233', '#ff8800', '#ffffff', '#1c1c1a', '#5f5f5a'])
    const use = 'Show the code at the studio or enter it at checkout.'
    assert.deepEqual(pages, [
      [
        'Test Studio',
        'For',
        'Zoë',
        'Happy birthday!',
        'Yours, Ben',
        'Gift card',
        '€50.00',
        'Code',
        code,
        use,
        'Valid until Thursday, December 31,',
        '2026',
      ],
    ])
    await studio.asOwner('PUT /api/v1/studio', { address: 'Calle Mayor 1', website_url: 'https://studio.test' })
    const plain = await issueGiftCard(studio)
    const [page] = (await readPaper(`/api/v1/gift-cards/${plain.id}.pdf`)).pages
    const where = 'Calle Mayor 1 · https://studio.test'
    assert.deepEqual(page, ['Test Studio', 'For', 'Gift card', '€50.00', 'Code', plain.code, use, where])
  })

  it('a signed waiver says who signed it, for whom, when and from where', async () => {
    const waiver = await makeWaiver(studio, {
      title: 'At my own risk',
      body: 'I take part.\n\nAnd I stop when it hurts.',
    })
    const ana = await registerClient(studio, { full_name: 'Ana Signer' })
    const child = await makeClient(studio, { full_name: 'Ada Signer', email: null, guardian_id: ana.id })
    const token = await studio.login(ana.email)
    const sign = async (path: string, address: string) => {
      const headers = { 'X-Forwarded-For': address }
      const body = { signed_name: 'Ana Signer' }
      const reply = await studio.send(`POST /api/v1${path}/${waiver.id}/sign`, { token, body, headers, door: 'public' })
      return reply.body
    }
    const own = await sign('/waivers', '203.0.113.7')
    const hers = await sign(`/clients/me/dependants/${child.id}/waivers`, '203.0.113.8')
    const text = ['Test Studio', 'At my own risk', 'Version 1', 'I take part.', 'And I stop when it hurts.']
    const signed = ['Signed by Ana Signer', 'Wednesday, March 4, 2026 at 11:30 PM (2026-03-05T07:30:00.000Z)']
    const { pages, created, name, title, author, language } = await readPaper(own.pdf_url)
    const about = { created, name, title, author, language }
    assert.deepEqual(about, { ...made, name: `waiver-${own.id}.pdf`, title: 'At my own risk' })
    assert.deepEqual(pages, [
      [...text, ...signed, 'Client: Ana Signer', `Signature ${own.id}, from IP address 203.0.113.7`],
    ])
    const forHer = [
      'Client: Ada Signer',
      'Signed for the client by their guardian: Ana Signer',
      `Signature ${hers.id}, from IP address 203.0.113.8`,
    ]
    assert.deepEqual((await readPaper(`/api/v1/clients/${child.id}/waivers/${hers.id}.pdf`)).pages, [
      [...text, ...signed, ...forHer],
    ])
  })
})

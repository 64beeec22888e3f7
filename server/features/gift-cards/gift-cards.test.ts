import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { isCode } from '../../lib/code-rules.ts'
import { issueGiftCard } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const mailServer = { host: 'smtp.example.com', port: 587, security: 'none', from_email: 'studio@example.com' }

describe('issuing gift cards', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const issue = (body: object) => studio.asOwner('POST /api/v1/gift-cards', { initial_value: 50, ...body })

  it('answers the whole card but for its code', async () => {
    const { status, body } = await issue({})
    assert.equal(status, 201)
    assert.match(body.code_last4, /^[0-9A-Z]{4}$/)
    assert.deepEqual(
      { ...body, id: 0, code_last4: '' },
      {
        id: 0,
        code_last4: '',
        initial_value: 50,
        remaining_balance: 50,
        currency: 'EUR',
        recipient_name: null,
        recipient_email: null,
        message: null,
        expires_at: null,
        is_active: true,
        state: 'active',
        purchaser_client_id: null,
        receipt_id: null,
        created_at: '2026-03-04T11:00:00.000Z',
        updated_at: '2026-03-04T11:00:00.000Z',
        email: null,
      },
    )
    const { email: _, ...kept } = body
    assert.deepEqual((await studio.asOwner(`GET /api/v1/gift-cards/${body.id}`)).body, kept)
  })

  const days: [given: string | null, kept: string | null][] = [
    [null, null],
    ['2026-03-04', '2026-03-04'],
    ['2026-12-31', '2026-12-31'],
    ['2026-12-30T23:30:00Z', '2026-12-31'],
    ['2026-12-31T23:59', '2026-12-31'],
  ]
  for (const [expires_at, kept] of days) {
    it(`expires with ${expires_at} on the studio's day ${kept}`, async () => {
      assert.equal((await issue({ expires_at })).body.expires_at, kept)
    })
  }

  const faults: [body: object, path: string][] = [
    [{ initial_value: 0 }, 'initial_value'],
    [{ initial_value: -5 }, 'initial_value'],
    [{ initial_value: 10.005 }, 'initial_value'],
    [{ initial_value: '50' }, 'initial_value'],
    [{ expires_at: '2026-03-03' }, 'expires_at'],
    [{ expires_at: 'never' }, 'expires_at'],
    [{ recipient_email: 'ada' }, 'recipient_email'],
    [{ remaining_balance: 100 }, 'remaining_balance'],
    [{ code: 'MINE' }, 'code'],
    [{ purchaser_client_id: 1 }, 'purchaser_client_id'],
    [{ payment_method: 'online' }, 'payment_method'],
    [{ payment_method: 'gift_card' }, 'payment_method'],
    [{ payments: [{ method: 'cash', amount: 49.99 }] }, 'payments'],
    [{ payments: [] }, 'payments'],
    [
      {
        payments: [
          { method: 'cash', amount: 10 },
          { method: 'gift_card', amount: 40, gift_card_code: 'X' },
        ],
      },
      'payments.1.method',
    ],
  ]
  for (const [body, path] of faults) {
    it(`refuses ${JSON.stringify(body)}`, async () => {
      const reply = await issue(body)
      assert.equal(reply.status, 422)
      assert.equal(reply.body.errors[0].path, path)
    })
  }

  it('gives staff the code on request, and notes who asked', async () => {
    const { id, code, code_last4 } = await issueGiftCard(studio)
    assert.match(code, /^(\w{4}-){3}\w{4}$/)
    const plain = code.replaceAll('-', '')
    assert.ok(isCode(plain, 16))
    assert.equal(plain.slice(-4), code_last4)
    const { body } = await studio.asOwner(`GET /api/v1/audit-log?entity=gift_card&entity_id=${id}`)
    assert.deepEqual(
      body.items.map(({ action }: { action: string }) => action),
      ['gift_card.show_code', 'gift_card.create'],
    )
    assert.ok(!JSON.stringify(body).includes(plain.slice(0, 8)))
    assert.equal((await studio.asOwner('GET /api/v1/gift-cards/99999/code')).status, 404)
  })

  it('sells at the desk into the ledger, without VAT and without revenue', async () => {
    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 21 })
    const sold = (await issue({ payment_method: 'cash' })).body
    const { body: receipt } = await studio.asOwner(`GET /api/v1/receipts/${sold.receipt_id}`)
    assert.deepEqual([receipt.total, receipt.vat], [50, []])
    const payments = [
      { method: 'cash', amount: 20 },
      { method: 'card_terminal', amount: 30 },
    ]
    await issue({ payments })
    const { body: ledger } = await studio.asOwner('GET /api/v1/payments?kind=gift_card')
    assert.deepEqual(
      ledger.items.map(({ method, amount, is_revenue }: Record<string, unknown>) => [method, amount, is_revenue]),
      [
        ['card_terminal', 30, false],
        ['cash', 20, false],
        ['cash', 50, false],
      ],
    )
  })

  it('names the card on its receipt in the studio’s language', async () => {
    await studio.asOwner('PUT /api/v1/studio', { locale: 'it' })
    const { body: card } = await issue({ payment_method: 'cash' })
    const { body: receipt } = await studio.asOwner(`GET /api/v1/receipts/${card.receipt_id}`)
    assert.equal(receipt.lines[0].description, `Buono regalo che termina con ${card.code_last4}`)
    await studio.asOwner('PUT /api/v1/studio', { locale: 'en' })
  })

  it('mails the code to the recipient, and keeps it out of the database until and after then', async () => {
    const request = {
      token: studio.owner,
      headers: { 'Idempotency-Key': 'one' },
      body: {
        initial_value: 25.5,
        recipient_name: 'Ada',
        recipient_email: 'Ada@Example.com',
        message: 'Happy <birthday>\nto you',
        expires_at: '2026-12-31',
      },
    }
    const first = await studio.send('POST /api/v1/gift-cards', request)
    const again = await studio.send('POST /api/v1/gift-cards', request)
    assert.deepEqual([again.headers.get('idempotency-replayed'), again.body], ['true', first.body])
    const { code } = (await studio.asOwner(`GET /api/v1/gift-cards/${first.body.id}/code`)).body
    assertNowhere(studio, code)

    await studio.asOwner('PUT /api/v1/studio/email', mailServer)
    await studio.advance({ minutes: 1 })
    const letter = studio.mail.sent.find(({ to }) => to.address === 'ada@example.com')!
    assert.equal(letter.subject, 'A €25.50 gift card from Test Studio')
    for (const text of [letter.text, letter.html]) assert.ok(text.includes(code), text)
    assert.match(letter.text, /Hello Ada,[^]*Happy <birthday>\n\nto you[^]*until Thursday 31 December 2026/)
    assert.match(letter.html, /Happy &lt;birthday&gt;/)
    assert.equal(studio.mail.sent.filter(({ to }) => to.address === 'ada@example.com').length, 1)
    assertNowhere(studio, code)
  })

  it('prints the card', async () => {
    const given = { recipient_name: 'Łukasz 美咲 สมชาย', message: 'Breathe. '.repeat(100), expires_at: '2026-12-31' }
    const { id } = (await issue(given)).body
    const { status, headers, body } = await studio.asOwner(`GET /api/v1/gift-cards/${id}.pdf`)
    assert.deepEqual([status, headers.get('content-type')], [200, 'application/pdf'])
    assert.match(headers.get('content-disposition')!, new RegExp(`gift-card-${id}.pdf`))
    assert.match(body, /^%PDF-[^]*\/Count 1[^0-9][^]*%%EOF\s*$/)
    assert.equal((await studio.asOwner('GET /api/v1/gift-cards/99999.pdf')).status, 404)
  })
})

describe('gift cards of an issued pile', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const listed = async (filter = '') =>
    (await studio.asOwner(`GET /api/v1/gift-cards${filter}`)).body.items.map(({ id }: { id: number }) => id)

  it('lists them newest first, the good ones where asked, and never a code', async () => {
    const first = await issueGiftCard(studio)
    const today = await issueGiftCard(studio, { expires_at: '2026-03-04' })
    const off = await issueGiftCard(studio)
    assert.deepEqual(await listed(), [off.id, today.id, first.id])
    for (const _ of [1, 2]) {
      const reply = await studio.asOwner(`DELETE /api/v1/gift-cards/${off.id}`)
      assert.deepEqual([reply.status, reply.body.is_active, reply.body.state], [200, false, 'deactivated'])
    }
    assert.deepEqual(await listed('?active_only=true'), [today.id, first.id])
    await studio.advance({ hours: 11, minutes: 59 })
    assert.deepEqual(await listed('?active_only=true'), [today.id, first.id])
    await studio.advance({ minutes: 1 })
    assert.deepEqual(await listed('?active_only=true'), [first.id])
    assert.equal((await studio.asOwner(`GET /api/v1/gift-cards/${today.id}`)).body.state, 'expired')
    const { body } = await studio.asOwner('GET /api/v1/gift-cards')
    assert.ok(!JSON.stringify(body).includes(first.code.slice(0, 9)))
  })

  it('changes is_active and nothing else', async () => {
    const { id } = await issueGiftCard(studio)
    const put = (body: object) => studio.asOwner(`PUT /api/v1/gift-cards/${id}`, body)
    assert.equal((await put({ is_active: false })).body.state, 'deactivated')
    assert.equal((await put({ is_active: true })).body.state, 'active')
    for (const body of [{}, { initial_value: 80 }, { is_active: true, remaining_balance: 80 }, { message: 'x' }]) {
      assert.equal((await put(body)).status, 422, JSON.stringify(body))
    }
    assert.equal((await studio.asOwner('PUT /api/v1/gift-cards/99999', { is_active: true })).status, 404)
  })
})

/** No file of the database holds the code, in groups or without. */
function assertNowhere({ folder }: TestStudio, code: string): void {
  for (const file of ['studio.sqlite', 'studio.sqlite-wal']) {
    const bytes = readFileSync(join(folder, file), 'latin1')
    for (const written of [code, code.replaceAll('-', '')]) assert.ok(!bytes.includes(written), file)
  }
}

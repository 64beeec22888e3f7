import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeProduct } from '../../test/build/commerce.ts'
import { readPdf } from '../../test/pdf.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the day’s close', () => {
  let studio: TestStudio
  let mat: { id: number }
  beforeEach(async () => {
    studio = await startStudio()
    mat = await makeProduct(studio, { price: 20, stock_quantity: 500 })
  })
  afterEach(() => studio.stop())

  const sell = async (method = 'cash') => {
    const items = [{ kind: 'product', product_id: mat.id }]
    const reply = await studio.asOwner('POST /api/v1/till', { items, payments: [{ method, amount: 20 }] })
    return reply.body.purchases[0].payments[0].id as number
  }
  const close = (date: string, cash?: number, more: object = {}) =>
    studio.asOwner('POST /api/v1/day-closes', {
      date,
      counted: cash === undefined ? [] : [{ method: 'cash', amount: cash }],
      ...more,
    })
  const line = (body: { lines: Record<string, unknown>[] }, method = 'cash') => {
    const { expected, counted, difference } = body.lines.find((one) => one['method'] === method)!
    return [expected, counted, difference]
  }
  const open = async (query = '') => (await studio.asOwner(`GET /api/v1/day-closes/open${query}`)).body

  it('keeps what was counted beside what the ledger let expect, and never changes', async () => {
    const paid = await sell()
    await sell('card_terminal')
    await studio.asOwner(`POST /api/v1/payments/${paid}/refunds`, { amount: 5, reason: 'Torn' })
    assert.deepEqual(line(await open()), [15, null, null])
    const { status, body } = await close('2026-03-04', 14.5, { notes: 'A coin is missing' })
    assert.equal(status, 201)
    assert.deepEqual(line(body), [15, 14.5, -0.5])
    assert.deepEqual(line(body, 'card_terminal'), [20, null, null])
    assert.deepEqual([body.difference, body.notes, body.closed_by_name], [-0.5, 'A coin is missing', 'Olga Owner'])
    const { body: listed } = await studio.asOwner('GET /api/v1/day-closes')
    assert.deepEqual(listed.items, [body])
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('closes a day once; what is sold afterwards belongs to the next', async () => {
    await sell()
    await close('2026-03-04', 20)
    await sell()
    const again = await close('2026-03-04', 40)
    assert.deepEqual([again.status, again.body.code], [409, 'DAY_CLOSED'])
    assert.equal((await close('2026-03-03')).body.code, 'DAY_CLOSED')
    assert.deepEqual([(await open()).is_closed, (await open('?date=2026-03-05')).is_closed], [true, false])
    assert.equal((await close('2026-03-05')).body.errors[0].path, 'date')
    await studio.advance({ days: 1 })
    await sell()
    assert.deepEqual(line((await close('2026-03-05', 40)).body), [40, 40, 0])
  })

  it('closes a day that is over with what was made on it', async () => {
    await sell()
    // A minute to midnight in Madrid, and a minute past it.
    await studio.advance({ milliseconds: Date.parse('2026-03-04T22:59:00Z') - Date.parse(studio.clock.now()) })
    await sell()
    await studio.advance({ minutes: 2 })
    await sell()
    assert.deepEqual(line((await close('2026-03-04', 40)).body), [40, 40, 0])
    assert.deepEqual(line((await close('2026-03-05', 20)).body), [20, 20, 0])
  })

  it('begins with the day that is closed first, not with all that was before', async () => {
    await sell()
    await studio.advance({ days: 2 })
    await sell()
    assert.deepEqual(line((await close('2026-03-06', 20)).body), [20, 20, 0])
  })

  it('expects the cash that the last close left in the drawer', async () => {
    await sell()
    const first = (await close('2026-03-04', 120, { opening_float: 100, closing_float: 80 })).body
    assert.deepEqual([line(first), first.taken_out], [[120, 120, 0], 40])
    await studio.advance({ days: 1 })
    await sell()
    assert.equal((await open()).opening_float, 80)
    const second = (await close('2026-03-05', 99)).body
    assert.deepEqual(
      [line(second), second.opening_float, second.closing_float, second.taken_out],
      [[100, 99, -1], 80, 80, 19],
    )
    await studio.advance({ days: 1 })
    assert.equal((await close('2026-03-06', 10, { closing_float: 11 })).body.errors[0].path, 'closing_float')
  })

  it('refuses what is counted twice, or in parts of a cent', async () => {
    const counted = [
      { method: 'cash', amount: 1 },
      { method: 'cash', amount: 2 },
    ]
    assert.equal((await close('2026-03-04', 0, { counted })).body.errors[0].path, 'counted.1.method')
    assert.equal((await close('2026-03-04', 0.001)).body.errors[0].path, 'counted.0.amount')
    await close('2026-03-04', 0)
    for (const more of [{ counted }, { opening_float: 0.001 }, { closing_float: 1 }])
      assert.equal((await close('2026-03-04', 0, more)).status, 422, 'what is wrong is said before that it is closed')
  })

  it('goes by the studio’s days west of Greenwich, one of 23 hours too', async () => {
    const until = (at: string) => studio.advance({ milliseconds: Date.parse(at) - Date.parse(studio.clock.now()) })
    await studio.asOwner('PUT /api/v1/studio', { timezone: 'America/New_York' })
    // The evenings of Friday, Saturday and Sunday, which is 23 hours long; in Greenwich it is the next day each time.
    await until('2026-03-07T02:00:00.000Z')
    await sell()
    await until('2026-03-08T02:00:00.000Z')
    await sell()
    assert.deepEqual([(await open()).date, line(await open())[0]], ['2026-03-07', 20])
    assert.equal((await close('2026-03-08')).body.errors[0].path, 'date')
    await until('2026-03-08T04:59:00.000Z')
    await sell()
    await until('2026-03-09T03:59:00.000Z')
    await sell('card_terminal')
    await sell()
    await until('2026-03-09T04:01:00.000Z')
    await sell()
    assert.deepEqual(line((await close('2026-03-07', 40)).body), [40, 40, 0])
    assert.deepEqual(line(await open('?date=2026-03-08')), [20, null, null])
    assert.deepEqual(line((await close('2026-03-08', 20)).body), [20, 20, 0])
    assert.deepEqual(line((await close('2026-03-09', 20)).body), [20, 20, 0])
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('is made by one of two who close at once', async () => {
    await sell()
    const replies = await Promise.all(Array.from({ length: 5 }, () => close('2026-03-04', 20)))
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409, 409, 409, 409],
    )
  })

  it('is printed in the studio’s language', async () => {
    await sell()
    await studio.asOwner('PUT /api/v1/studio', { locale: 'de' })
    const { body } = await close('2026-03-04', 19, { notes: 'Eine Münze fehlt' })
    const response = await fetch(`${studio.running.localUrl}${body.pdf_url}`, {
      headers: { Authorization: `Bearer ${studio.owner}` },
    })
    const text = readPdf(new Uint8Array(await response.arrayBuffer()))
      .pages.flat()
      .join('\n')
    for (const words of ['Tagesabschluss, Mittwoch, 4. März 2026', 'Gezählt', '19,00', '-1,00', 'Eine Münze fehlt'])
      assert.ok(text.includes(words), `${words} in ${text}`)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { liveIn, MINOR, type CurrencyLife } from './build/currency-life.ts'
import { known, type Digits } from './build/digits.ts'
import { takePack, type Pack } from './build/exit-pack.ts'
import { importFile, requireWhole } from './build/migration.ts'
import { assertSound, reply, startOnlineStudio } from './build/online.ts'
import { readPdf } from './pdf.ts'
import type { ReachedStudio } from './request.ts'
import { startStudio, type TestStudio } from './studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const { least, odd, much, pass, card, promo, visit } = MINOR
const TOTAL = least + odd + much

// Threads of several studios are at work at once.
describe('every unit of an amount stays, from its price to another studio, in', { concurrency: 2 }, () => {
  for (const digits of known) {
    it(`${digits.currency}`, async () => {
      const { currency } = digits
      const online = await startOnlineStudio({ currency })
      const fresh = await startStudio({ currency })
      try {
        const life = await liveIn(online, digits)
        expectSold(life, digits)
        expectPaidOnline(life, digits)
        expectPaidOut(life, digits)
        await expectShown(online.studio, life, digits)
        await expectFiles(online.studio, life, digits)
        await assertSound(online.studio)
        const pack = await takePack(online.studio)
        expectPack(pack, digits)
        await fresh.advance({ days: 2 })
        await bringIn(fresh, pack)
        await expectBroughtIn(fresh, life, digits)
        await requireWhole(fresh)
      } finally {
        await Promise.all([online.stop(), fresh.stop()])
      }
    })
  }
})

/** The sale at the desk, a unit of it and then the rest given back. */
function expectSold({ sale, refunds }: CurrencyLife, { currency, major }: Digits): void {
  assert.deepEqual([sale.total, sale.currency, sale.payments[0].amount], [major(TOTAL), currency, major(TOTAL)])
  assert.deepEqual(
    refunds.map(({ amount }) => amount),
    [major(-least), major(-(TOTAL - least))],
  )
}

/** Requests to the processor and its refunds, in its units. */
function expectPaidOnline({ online }: CurrencyLife, { online: price, step, scale, major }: Digits): void {
  assert.deepEqual(
    [online.processor, online.payment.amount, online.refunded],
    [price * scale, major(price), [step * scale, (price - step) * scale]],
  )
  assert.equal(online.tooFine, step === 1 ? null : 422)
}

/** A part of what a visit was worth, without VAT, and what a class pays. */
function expectPaidOut({ run }: CurrencyLife, { major }: Digits): void {
  const worth = pass - promo
  const net = worth - halfUp(worth * 77, 1077)
  const part = halfUp(net * 33_333, 100_000)
  const lines = run.line_items.map((line: Shown) => [line.component_type, line.gross, line.base, line.amount])
  assert.deepEqual(
    [...lines, run.total],
    [
      ['class_revenue_percent', major(worth), major(net), major(part)],
      ['per_class', null, null, major(visit)],
      major(visit + part),
    ],
  )
}

/** The records read afterwards: the ledger, the receipt and its paper, the gift card. */
async function expectShown(studio: TestStudio, { sale, card: sold }: CurrencyLife, digits: Digits): Promise<void> {
  const { major, read, currency } = digits
  const [paid] = (await reply(studio, `GET /api/v1/payments?purchase_id=${sale.id}`)).items.slice(-1)
  assert.deepEqual([paid.amount, paid.refunded, paid.refundable], [major(TOTAL), major(TOTAL), 0])
  const receipt = await reply(studio, `GET /api/v1/receipts/${sale.receipt_id}`)
  const [{ net, vat, gross }] = receipt.vat
  const within = halfUp(least * 77, 1077) + halfUp(odd * 77, 1077) + halfUp(much * 77, 1077)
  assert.deepEqual(
    [receipt.total, gross, receipt.lines.map(({ total }: Shown) => total)],
    [major(TOTAL), major(TOTAL), [least, odd, much].map(major)],
  )
  const [netMinor, vatMinor] = [net, vat].map((amount) => Math.round(amount * 10 ** digits.decimals))
  assert.equal(netMinor! + vatMinor!, TOTAL)
  assert.ok(Math.abs(vatMinor! - within) <= 1, `${vatMinor} of VAT, and the lines have ${within}`)
  const paper = await textOf(studio, `receipts/${sale.receipt_id}.pdf`)
  for (const minor of [least, odd, much, TOTAL, netMinor!, vatMinor!]) expectOn(paper, read(minor))
  const asked = await reply(studio, 'POST /api/v1/gift-cards/validate', { code: sold.code })
  assert.deepEqual([asked.remaining_balance, asked.currency], [major(least), currency])
  expectOn(await textOf(studio, `gift-cards/${sold.id}.pdf`), read(card))
}

/** An amount as a whole, not as the end of a longer one. */
function expectOn(paper: string, amount: string): void {
  const whole = new RegExp(`(?<![\\d.,])${amount.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`)
  assert.match(paper, whole)
}

async function textOf({ running, owner }: TestStudio, path: string): Promise<string> {
  const response = await fetch(`${running.localUrl}/api/v1/${path}`, { headers: { Authorization: `Bearer ${owner}` } })
  assert.equal(response.status, 200)
  return readPdf(new Uint8Array(await response.arrayBuffer()))
    .pages.flat()
    .join('\n')
}

/** Takings and payroll as files. */
async function expectFiles(studio: TestStudio, { run }: CurrencyLife, { major, written }: Digits): Promise<void> {
  const days = 'start_date=2026-03-01&end_date=2026-03-31&format=csv'
  const takings = String((await studio.asOwner(`GET /api/v1/reports/takings?${days}`)).body)
  const cells = takings.split(/[\r\n,]+/)
  assert.ok(cells.includes(written(TOTAL)) && cells.includes(written(pass - promo - card + least)), takings)
  const pay = String((await studio.asOwner(`GET /api/v1/payroll-runs/${run.id}?format=csv`)).body)
  for (const { amount } of run.line_items)
    assert.ok(
      pay.split(/[\r\n,]+/).some((cell) => Number(cell) === amount),
      `${amount}, ${pay}`,
    )
  const report = (await reply(studio, 'GET /api/v1/reports/takings?start_date=2026-03-01&end_date=2026-03-31')).total
  // Everything but the place in the class was given back.
  assert.deepEqual([report.net, report.money], [major(pass - promo), major(pass - promo - card + least)])
}

/** The studio's export when it leaves. */
function expectPack(pack: Pack, { currency, written, online }: Digits): void {
  const of = (table: string, ...names: string[]) =>
    pack.lines(table).map((line) => names.map((name) => line[name]).join(' '))
  assert.deepEqual(of('products', 'Name', 'Price'), [
    `Sticker ${written(least)}`,
    `Mat ${written(odd)}`,
    `Statue ${written(much)}`,
  ])
  assert.deepEqual(of('membership_types', 'Name', 'Price'), [`Place ${written(pass)}`, `Ten online ${written(online)}`])
  assert.deepEqual(of('sales', 'Total', 'Currency'), [`${written(TOTAL)} ${currency}`])
}

async function bringIn(fresh: TestStudio, pack: Pack): Promise<void> {
  for (const [list, entity] of [
    ['membership_types', 'membership_types'],
    ['products', 'products'],
    ['sale_lines', 'sales'],
    ['gift_cards', 'gift_cards'],
  ] as const) {
    const file = { name: `${list}.csv`, type: 'text/csv', bytes: new Uint8Array(pack.files[`csv/${list}.csv`]!) }
    const { status, counts, problems } = await importFile(fresh, entity, file)
    assert.deepEqual(
      [status, counts.created],
      ['completed', pack.csv(list).length - 1],
      JSON.stringify([list, problems]),
    )
  }
}

async function expectBroughtIn(fresh: ReachedStudio, { card: sold }: CurrencyLife, digits: Digits): Promise<void> {
  const { major } = digits
  const priced = async (path: string) =>
    (await reply(fresh, `GET /api/v1/${path}`)).items
      .map(({ name, price }: Shown) => [name, price])
      .toSorted(([one]: [string], [other]: [string]) => one.localeCompare(other))
  assert.deepEqual(await priced('products?page_size=200'), [
    ['Mat', major(odd)],
    ['Statue', major(much)],
    ['Sticker', major(least)],
  ])
  assert.deepEqual(await priced('membership-types?page_size=200'), [
    ['Place', major(pass)],
    ['Ten online', major(digits.online)],
  ])
  const sales: Shown[] = await reply(fresh, 'GET /api/v1/product-sales?start_date=2026-03-01')
  const paid = sales.map(({ total_amount }) => Math.round(total_amount * 10 ** digits.decimals))
  assert.equal(
    paid.reduce((sum, minor) => sum + minor, 0),
    TOTAL,
  )
  const { body } = await fresh.asOwner('POST /api/v1/gift-cards/validate', { code: sold.code })
  assert.deepEqual([body.remaining_balance, body.currency], [major(least), digits.currency])
}

/** `numerator / denominator`, half up, without floating point. */
const halfUp = (numerator: number, denominator: number): number =>
  Number((BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n))

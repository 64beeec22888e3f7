import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fakeRandom } from '../../../ports/random/fake.ts'
import { makeProduct, receiptsOf } from '../../../test/build/commerce.ts'
import {
  assertSound,
  back,
  registerBuyer,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'
import type { DeliveryMode } from '../../../stand-in/delivery/mode.ts'

const PURCHASES = 50
const SEED = '50 purchases'

/** Every way in which events may be delivered, or not. */
const modes: readonly DeliveryMode[] = [
  {},
  { drop: true },
  { hold: true },
  { times: 3, together: true },
  { times: 2, order: 'shuffled' },
  { order: 'reversed' },
  { version: '2022-11-15' },
]

describe(`${PURCHASES} purchases that are told of twice, late, turned round or not at all`, () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(() => online.stop())

  it('are delivered once each, with a receipt each, whatever stops in between', async () => {
    const { studio, processor, settle } = online
    const next = numbers(SEED)
    const pick = <T>(list: readonly T[]): T => list[next() % list.length]!
    const offers = await offersOf(online)
    const bought: { buyer: Buyer; kind: string; session: string }[] = []
    for (let n = 0; n < PURCHASES; n += 1) {
      const buyer = await registerBuyer(studio)
      const [kind, begin] = pick(offers)
      const session = await begin(buyer)
      processor.deliver.as(pick(modes))
      await processor.sessions.complete(session)
      bought.push({ buyer, kind, session })
      if (next() % 4 === 0) await Promise.all([settle(), buyer.statusOf(session)])
      if (next() % 8 === 0) await studio.restart()
      if (next() % 5 === 0) await studio.advance({ minutes: next() % 7 })
      if (next() % 6 === 0) await processor.deliver.release()
    }
    processor.deliver.as({ times: 2, order: 'shuffled', together: true })
    await processor.deliver.release()
    await processor.deliver.again()
    await settle()
    await studio.advance({ minutes: 11 })
    await settle()

    const receipts = await receiptsOf(studio)
    for (const { buyer, kind, session } of bought) {
      assert.equal(await buyer.statusOf(session), 'completed', `${kind} of ${buyer.full_name}`)
      assert.equal(receipts.filter(({ client_id }) => client_id === buyer.id).length, 1)
      assert.equal((await buyer.memberships()).length, kind === 'membership' ? 1 : 0)
    }
    assert.equal(receipts.length, PURCHASES)
    const count = async (path: string) => (await studio.asOwner(`GET /api/v1/${path}`)).body
    const sales = await count('product-sales')
    assert.equal(sales.length, bought.filter(({ kind }) => kind === 'product').length)
    const cards = await count('gift-cards?page_size=100')
    assert.equal(cards.items.length, bought.filter(({ kind }) => kind === 'gift card').length)
    await assertSound(studio)
  })
})

type Offer = readonly [kind: string, begin: (buyer: Buyer) => Promise<string>]

async function offersOf({ studio }: OnlineStudio): Promise<readonly Offer[]> {
  const [pack, monthly, product] = [await sellOnline(studio), await sellMonthly(studio), await makeProduct(studio, { stock_quantity: 60 })] // prettier-ignore
  return [
    ['membership', (buyer) => buyer.begin(pack.id)],
    ['membership', (buyer) => buyer.begin(monthly.id)],
    ['product', (buyer) => buyer.take(product.id)],
    ['gift card', async (buyer) => (await buyer.ask('POST /api/v1/gift-cards/checkout-session', { amount: 25, ...back })).body.session_id], // prettier-ignore
  ]
}

/** Numbers that look like chance and are the same each time. */
function numbers(seed: string): () => number {
  const random = fakeRandom(seed)
  return () => Buffer.from(random.bytes(4)).readUInt32BE()
}

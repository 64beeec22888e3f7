import { back, type Buyer } from '../../../server/test/build/online.ts'
import { makeClient } from '../../../server/test/build/commerce.ts'
import type { Reply } from '../../../server/test/request.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Scene } from '../torment.ts'
import { bankActs, pay } from './bank.ts'
import type { Shop } from './shop.ts'

const CHECKOUT = 'POST /api/billing/checkout-session'

/** Those who buy, each one thing after the other, until they are stopped. */
export interface Crowd {
  /** The acknowledged sessions: a buyer was sent there to pay, or no payment was needed. */
  begun: string[]
  /** Resolves when so many more were begun. */
  begins(count: number): Promise<void>
  stop(): Promise<void>
}

/** Sets so many buyers to work at once. They skip purchases that the studio refuses or does not answer, and go on. */
export function crowd(scene: Scene, shop: Shop, buyers: number): Crowd {
  const { chance, findings } = scene
  const begun: string[] = []
  const paying: Promise<void>[] = []
  let isStopped = false
  const buyOne = async (): Promise<void> => {
    const reply = await begin(scene, shop)
    if (reply?.status !== 200) return wait(20)
    const { session_id, completed } = reply.body as { session_id: string; completed: boolean }
    begun.push(session_id)
    findings.acknowledged += 1
    if (!completed) await pay(scene, shop, { id: session_id, paying })
    if (chance.next() < 0.4)
      await unlessAway(() => shop.studio.asOwner(`GET /api/billing/checkout-session/${session_id}`))
    if (chance.next() < 0.3) await unlessAway(() => bankActs(scene, shop))
  }
  const buy = async () => {
    while (!isStopped) await buyOne()
  }
  const buying = Array.from({ length: buyers }, buy)
  return {
    begun,
    begins: async (count) => {
      const [goal, end] = [begun.length + count, performance.now() + 120_000]
      while (begun.length < goal && performance.now() < end) await wait(2)
    },
    stop: async () => {
      isStopped = true
      await Promise.all(buying)
      await Promise.all(paying)
    },
  }
}

/** Begins to buy something; undefined where no answer came. */
function begin(scene: Scene, shop: Shop): Promise<Reply | undefined> {
  const { chance } = scene
  const way = chance.weighted([asClient, atDesk, product, giftCard], (one) => weights.get(one)!)
  return unlessAway(() => way(scene, shop, chance.pick(shop.buyers)))
}

type Way = (scene: Scene, shop: Shop, buyer: Buyer) => Promise<Reply>

/** A client for themselves: what they began before is closed by it. */
const asClient: Way = (scene, { types, ...shop }, buyer) => buyer.buy(scene.chance.pick(types).id, codes(scene, shop))

/** The manager for somebody new, with an Idempotency-Key where there is a second attempt. */
const atDesk: Way = async (scene, { studio, types, ...shop }) => {
  const { id: client_id } = await makeClient(studio)
  const body = { client_id, membership_type_id: scene.chance.pick(types).id, ...codes(scene, shop), ...back }
  const headers = { 'Idempotency-Key': `buy-${client_id}` }
  const ask = () => studio.ask(CHECKOUT, { body, headers })
  return (await unlessAway(ask)) ?? (await wait(1500).then(ask))
}

const product: Way = (_, { productPath }, buyer) => buyer.ask(`POST ${productPath}`, back)

const giftCard: Way = ({ chance }, { studio }, buyer) => {
  const body = { amount: chance.whole(5, 50), recipient_name: 'Ben Ruiz', ...back }
  const operation = 'POST /api/v1/gift-cards/checkout-session'
  return chance.next() < 0.5 ? buyer.ask(operation, body) : studio.asOwner(operation, body)
}

const weights = new Map<Way, number>([
  [asClient, 3],
  [atDesk, 5],
  [product, 2],
  [giftCard, 2],
])

function codes({ chance }: Scene, { promos, cards }: Pick<Shop, 'promos' | 'cards'>): object {
  return {
    ...(chance.next() < 0.3 && { promo_code: chance.pick(promos) }),
    ...(chance.next() < 0.3 && { gift_card_code: chance.pick(cards) }),
  }
}

/** Returns the studio's answer; undefined if the studio was ended meanwhile. */
async function unlessAway<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

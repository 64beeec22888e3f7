import type { DeliveryMode } from '../../../server/stand-in/delivery/mode.ts'
import { isUnderWay } from '../../../server/stand-in/life/checkout.ts'
import { Refusal } from '../../../server/stand-in/refusal.ts'
import type { Scene } from '../torment.ts'
import type { Shop } from './shop.ts'

type Deed = (scene: Scene, shop: Shop) => Promise<unknown>

/** Every way in which the processor may report what happened, or not report it. */
const modes: readonly DeliveryMode[] = [
  {},
  { drop: true },
  { hold: true },
  { times: 3, together: true },
  { times: 2, order: 'shuffled', together: true },
  { order: 'reversed' },
  { beforeAnswer: true },
]

/** The acts of a buyer at the processor's page. */
const acts = ['pay', 'pay after all', 'pay later', 'let it expire', 'leave'] as const
const weights = { pay: 8, 'pay after all': 1, 'pay later': 2, 'let it expire': 1, leave: 1 }

/**
 * Acts at the processor's page as people do; the processor reports it in one way or another. Payments that are not waited
 * for go to those that pay on.
 */
export async function pay(
  { chance }: Scene,
  { processor: { sessions, deliver } }: Shop,
  { id, paying }: { id: string; paying: Promise<void>[] },
): Promise<void> {
  deliver.as(chance.pick(modes))
  const act = chance.weighted(acts, (one) => weights[one])
  const done = unlessOver(async () => {
    if (act === 'pay after all') await sessions.decline(id)
    if (act === 'pay' || act === 'pay after all') await sessions.complete(id)
    if (act === 'pay later') await sessions.begin(id)
    if (act === 'let it expire') await sessions.expire(id)
  })
  // The processor has it at once; its report is waited for only now and then.
  if (chance.next() < 0.5) await done
  else paying.push(done)
  if (chance.next() < 0.2) await deliver.release()
}

/** Does it, where the processor lets it: a session may be closed by now, a payment given back. */
async function unlessOver(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Something that happens to what was bought before: at the processor, by a bank, at the studio's desk. */
export async function bankActs(scene: Scene, shop: Shop): Promise<void> {
  await unlessOver(() => scene.chance.pick(deeds)(scene, shop))
}

const renewed: Deed = async ({ chance }, { processor: { books, subscriptions } }) => {
  // Nobody's first payment takes longer than a period.
  const paid = new Set(books.all('checkout.session').map((one) => one.payment_status !== 'unpaid' && one.subscription))
  const living = books
    .all('subscription')
    .filter(({ id, status }) => paid.has(id) && ['active', 'past_due'].includes(status))
  if (living.length === 0) return
  const { id, status } = chance.pick(living)
  if (status === 'past_due') await subscriptions.replaceCard(id).then(() => subscriptions.retry(id))
  else await subscriptions.renew(id, chance.pick(['pays', 'pays', 'declines']))
}

const cancelled: Deed = async ({ chance }, { processor: { books, subscriptions } }) => {
  const living = books.all('subscription').filter(({ status }) => status === 'active')
  if (living.length > 0) await subscriptions.cancel(chance.pick(living).id, chance.pick(['at period end', 'now']))
}

const refundedThere: Deed = async ({ chance }, { processor: { books, refunds } }) => {
  const charges = books.all('charge').filter(({ status, refunded }) => status === 'succeeded' && !refunded)
  if (charges.length === 0) return
  refunds.takeDays(chance.next() < 0.5)
  const amount = chance.next() < 0.5 ? { amount: 100 } : {}
  await refunds.make(chance.pick(charges).id, amount)
}

const refundedHere: Deed = async ({ chance }, { studio }) => {
  const { body } = await studio.asOwner('GET /api/v1/payments?method=online&page_size=20')
  const paid = (body.items as { id: number; amount: number }[]).filter(({ amount }) => amount > 0)
  if (paid.length === 0) return
  const { id, amount } = chance.pick(paid)
  const wish = { amount: chance.next() < 0.5 ? amount : 1, reason: 'Moves away' }
  await studio.asOwner(`POST /api/v1/payments/${id}/refunds`, wish)
}

const told: Deed = (_, { processor: { deliver } }) => deliver.again()

const deeds: readonly Deed[] = [renewed, renewed, cancelled, refundedThere, refundedHere, told]

/** Whatever takes days comes to its end, one way or the other; what is asked for later takes none. */
export async function daysPass({ chance }: Scene, { processor: { books, sessions, refunds } }: Shop): Promise<void> {
  for (const { id } of books.all('checkout.session').filter((session) => isUnderWay(books, session)))
    await (chance.next() < 0.7 ? sessions.succeed(id) : sessions.fail(id))
  refunds.takeDays(false)
  for (const { id } of books.all('refund').filter(({ status }) => status === 'pending'))
    await (chance.next() < 0.7 ? refunds.settle(id) : refunds.fail(id))
}

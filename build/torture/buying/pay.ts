import type { DeliveryMode } from '../../../server/stand-in/delivery/mode.ts'
import { Refusal } from '../../../server/stand-in/refusal.ts'
import type { Scene } from '../torment.ts'
import type { Shop } from './shop.ts'

/** Every way in which what happened may be told, or not. */
const modes: readonly DeliveryMode[] = [
  {},
  { drop: true },
  { hold: true },
  { times: 3, together: true },
  { times: 2, order: 'shuffled', together: true },
  { order: 'reversed' },
  { beforeAnswer: true },
]

/** What a buyer may do at the processor's page. */
const acts = ['pay', 'pay after all', 'pay later', 'let it expire', 'leave'] as const
const weights = { pay: 8, 'pay after all': 1, 'pay later': 2, 'let it expire': 1, leave: 1 }

/** Somebody does at the processor's page what people do, and the processor tells of it in one way or another. */
export async function pay({ chance }: Scene, { processor: { sessions, deliver } }: Shop, id: string): Promise<void> {
  deliver.as(chance.pick(modes))
  const act = chance.weighted(acts, (one) => weights[one])
  const done = unlessOver(async () => {
    if (act === 'pay after all') await sessions.decline(id)
    if (act === 'pay' || act === 'pay after all') await sessions.complete(id)
    if (act === 'pay later') await sessions.begin(id)
    if (act === 'let it expire') await sessions.expire(id)
  })
  // The processor has it at once; that it was told is waited for only now and then.
  if (chance.next() < 0.5) await done
  if (chance.next() < 0.2) await deliver.release()
}

/** Does it, where the processor lets it: a session may be closed by now, a payment given back. */
export async function unlessOver(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

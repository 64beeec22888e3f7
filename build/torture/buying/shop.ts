import type { Clock } from '../../../server/ports/clock/port.ts'
import { startProcessor, type Processor } from '../../../server/stand-in/processor.ts'
import { issueGiftCard, makeProduct, makePromo } from '../../../server/test/build/commerce.ts'
import {
  ADDRESS,
  connect,
  productPath,
  registerBuyer,
  reply,
  sellMonthly,
  sellOnline,
  type Buyer,
} from '../../../server/test/build/online.ts'
import { shiftedClock } from '../shifted.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Scene } from '../torment.ts'

/** Pieces of the one product. */
const STOCK = 10_000
const MINUTE = 60_000

/** A studio that sells online, and the processor it sells by. */
export interface Shop {
  studio: TormentedStudio
  processor: Processor
  /** Clients who sign in and buy for themselves. */
  buyers: readonly Buyer[]
  /** The types on sale, and whether a client may have only one at a time (a subscription). */
  types: { id: number; isOnce: boolean }[]
  productPath: string
  /** Typed as codes: good ones of each kind, some of which are used up. */
  promos: readonly string[]
  cards: readonly string[]
  /** The clock of both. */
  clock: Clock
  /** Moves it on. */
  passMinutes(minutes: number): void
}

/** Opens one; its processor stays where it is whatever becomes of the studio. */
export async function openShop(scene: Scene): Promise<Shop> {
  const shifted = shiftedClock(scene)
  const begun: { studio?: TormentedStudio } = {}
  const reach = (url: string) => url.replace(ADDRESS, begun.studio?.doors.public ?? '')
  const processor = await startProcessor({ clock: shifted.clock, reach })
  scene.after(() => void processor.stop())
  const { env, node } = shifted.options
  const studio = scene.studio(undefined, {
    node: node!,
    env: { ...env, STRIPE_API_BASE: processor.url, STUDIO_FORWARDED_FOR_TRUSTED: '1' },
    // Money may be given back at both ends at the same time: then the processor refuses the second.
    codes: ['PAYMENT_PROVIDER_ERROR'],
  })
  begun.studio = studio
  await studio.start()
  await reply(studio, 'PUT /api/v1/studio', { tunnel_url: ADDRESS })
  await connect(studio, processor)
  let ahead = 0
  return {
    studio,
    processor,
    clock: shifted.clock,
    ...(await offers(scene, studio)),
    passMinutes: (minutes) => shifted.set((ahead += minutes * MINUTE)),
  }
}

async function offers({ isSmall }: Scene, studio: TormentedStudio) {
  const pack = await sellOnline(studio)
  const dropIn = await sellOnline(studio, { name: 'Drop-in', type: 'drop_in', price: 18, credits_included: 1 })
  const monthly = await sellMonthly(studio, { credits_per_interval: 8 })
  const product = await makeProduct(studio, { stock_quantity: STOCK })
  const now = new Date(Date.parse(studio.clock.now()) - 86_400_000).toISOString().slice(0, 10)
  const promos = [{}, { discount_value: 100, max_uses: isSmall ? 3 : 20 }, { discount_value: 50, max_uses: 5 }]
  const cards = [{ initial_value: 20 }, { initial_value: isSmall ? 60 : 500 }]
  const buyers: Buyer[] = []
  for (let n = 0; n < (isSmall ? 3 : 6); n += 1) buyers.push(await registerBuyer(studio))
  return {
    buyers,
    types: [pack, dropIn, monthly].map(({ id }) => ({ id, isOnce: id === monthly.id })),
    productPath: await productPath(studio, product.id),
    promos: await inOrder(promos, async (terms) => (await makePromo(studio, { valid_from: now, ...terms })).code),
    cards: await inOrder(cards, async (card) => (await issueGiftCard(studio, card)).code),
  }
}

async function inOrder<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const item of items) made.push(await make(item))
  return made
}

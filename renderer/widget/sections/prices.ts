import { h } from '../dom.ts'
import { moneyOf } from '../format.ts'
import type { Scene } from '../studio.ts'
import { elsewhere } from './elsewhere.ts'
import { priceNow } from '../../../server/features/membership-types/price-rules.ts'
import type { MembershipKind } from '../../../server/features/membership-types/type-rules.ts'

/** A membership type as `…/membership-types` tells it. */
interface PublicType {
  id: number
  name: string
  type: MembershipKind
  description: string | null
  price: number
  currency: string
  billing_interval: string | null
  credits_included: number | null
  credits_per_interval: number | null
  unlimited: boolean
  is_limited?: boolean
  validity_days: number | null
  is_intro_offer: boolean
  intro_price: number | null
  can_buy_online: boolean
}

/** The memberships on sale, each with its cost and what it brings. */
export function prices(scene: Scene, types: readonly PublicType[], isOld: boolean): Node[] {
  const { words, facts } = scene
  return [
    h(
      'ul',
      {},
      ...types.map((type) =>
        h(
          'li',
          { class: 'row' },
          h(
            'div',
            { class: 'what' },
            h('div', { class: 'name' }, type.name),
            h('div', { class: 'more' }, brings(scene, type)),
            type.description && h('div', { class: 'more' }, type.description),
          ),
          h('div', { class: 'price' }, costs(scene, type)),
          !isOld &&
            type.can_buy_online &&
            elsewhere(scene, words.buy, `${facts.portal}/buy/${type.id}`, { about: type.name, isMain: true }),
        ),
      ),
    ),
  ]
}

function brings({ words }: Scene, type: PublicType): string {
  const credits = type.credits_per_interval ?? type.credits_included
  return [
    // There is no room for the limits: the page that sells it names them.
    type.unlimited ? !type.is_limited && words.unlimited : credits && words.credits(credits),
    type.validity_days && words.days(type.validity_days),
  ]
    .filter(Boolean)
    .join(' · ')
}

function costs(scene: Scene, type: PublicType): string {
  const { price, currency, billing_interval, is_intro_offer, intro_price } = type
  const { words } = scene
  const money = moneyOf(scene, price, currency)
  const usual = billing_interval ? `${money} ${words.per[billing_interval] ?? ''}` : money
  return is_intro_offer && intro_price !== null
    ? `${words.intro(moneyOf(scene, priceNow(type), currency))} · ${usual}`
    : usual
}

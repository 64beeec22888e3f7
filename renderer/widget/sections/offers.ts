import { h } from '../dom.ts'
import { moneyOf } from '../format.ts'
import type { Scene } from '../studio.ts'
import { elsewhere } from './elsewhere.ts'

/** A service as `…/appointment-services` tells it. */
interface PublicService {
  id: number
  name: string
  description: string | null
  duration_minutes: number
  price: number
}

/** The studio's services, with how long each takes and what it costs; clients book them in the portal. */
export function services(scene: Scene, offered: readonly PublicService[], isOld: boolean): Node[] {
  const { words, facts } = scene
  return [
    h(
      'ul',
      {},
      ...offered.map(({ id, name, description, duration_minutes, price }) =>
        h(
          'li',
          { class: 'row' },
          h(
            'div',
            { class: 'what' },
            h('div', { class: 'name' }, name),
            h('div', { class: 'more' }, [words.minutes(duration_minutes), description].filter(Boolean).join(' · ')),
          ),
          price > 0 && h('div', { class: 'price' }, moneyOf(scene, price, facts.currency)),
          !isOld && elsewhere(scene, words.book, `${facts.portal}/appointments/new?service=${id}`, { about: name }),
        ),
      ),
    ),
  ]
}

/** A product as `…/products` tells it. */
interface PublicProduct {
  id: number
  name: string
  price: number
  currency: string
  photo_url: string | null
  can_buy_online: boolean
}

/** The studio's products, with picture and price. */
export function products(scene: Scene, shelf: readonly PublicProduct[], isOld: boolean): Node[] {
  return [
    h(
      'ul',
      { class: 'grid' },
      ...shelf.map(({ id, name, price, currency, photo_url, can_buy_online }) =>
        h(
          'li',
          {},
          photo_url && h('img', { src: new URL(photo_url, scene.api).href, alt: '', loading: 'lazy' }),
          h('div', { class: 'name' }, name),
          h('div', { class: 'price' }, moneyOf(scene, price, currency)),
          !isOld &&
            can_buy_online &&
            elsewhere(scene, scene.words.buy, `${scene.facts.portal}/prices#product-${id}`, { about: name }),
        ),
      ),
    ),
  ]
}

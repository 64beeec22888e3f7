import { h } from '../dom.ts'
import { moneyOf } from '../format.ts'
import type { Scene } from '../studio.ts'

/** A product as `…/products` tells it. */
export interface PublicProduct {
  name: string
  price: number
  currency: string
  photo_url: string | null
}

/** What stands on the shelf, with its picture and price. */
export function products(scene: Scene, shelf: readonly PublicProduct[]): Node[] {
  return [
    h(
      'ul',
      { class: 'grid' },
      ...shelf.map(({ name, price, currency, photo_url }) =>
        h(
          'li',
          {},
          photo_url && h('img', { src: new URL(photo_url, scene.api).href, alt: '', loading: 'lazy' }),
          h('div', { class: 'name' }, name),
          h('div', { class: 'price' }, moneyOf(scene, price, currency)),
        ),
      ),
    ),
  ]
}

import { h } from '../dom.ts'
import { moneyOf } from '../format.ts'
import type { Scene } from '../studio.ts'

/** A service as `…/appointment-services` tells it. */
interface PublicService {
  name: string
  description: string | null
  duration_minutes: number
  price: number
}

/** What can be arranged with the studio, with how long it takes and what it costs. */
export function services(scene: Scene, offered: readonly PublicService[]): Node[] {
  const { words, facts } = scene
  return [
    h(
      'ul',
      {},
      ...offered.map(({ name, description, duration_minutes, price }) =>
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
        ),
      ),
    ),
  ]
}

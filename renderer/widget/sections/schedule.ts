import { h } from '../dom.ts'
import { dayOf, momentOf, moneyOf, timeOf } from '../format.ts'
import type { Scene } from '../studio.ts'
import { askForPlace, type PublicClass } from './ask-for-place.ts'
import { elsewhere } from './elsewhere.ts'

/** Number of days shown before the reader asks for more. */
const DAYS = 7

/** The timetable by day. Remembered classes (`isOld`) can be read, not booked. */
export function schedule(scene: Scene, classes: readonly PublicClass[], isOld: boolean): Node[] {
  const days = byDay(scene, classes)
  if (days.length === 0) return [h('p', {}, scene.words.nothing.schedule)]
  const shown = (some: typeof days) =>
    some.flatMap(([day, of]) => [h('h2', {}, day), h('ul', {}, ...of.map((cls) => row(scene, cls, isOld)))])
  if (days.length <= DAYS) return shown(days)
  const rest = h('div', {})
  const more = h(
    'button',
    {
      type: 'button',
      onclick: () => {
        rest.append(...shown(days.slice(DAYS)))
        more.remove()
        const [first] = rest.children
        first?.setAttribute('tabindex', '-1')
        ;(first as HTMLElement).focus()
      },
    },
    scene.words.more,
  )
  return [...shown(days.slice(0, DAYS)), rest, more]
}

/** The classes that have not begun, under the days at the studio. */
function byDay(scene: Scene, classes: readonly PublicClass[]): [day: string, classes: PublicClass[]][] {
  const now = new Date().toISOString()
  const days = new Map<string, PublicClass[]>()
  for (const cls of classes) {
    if (cls.starts_at <= now) continue
    const day = dayOf(scene, cls.starts_at)
    days.set(day, [...(days.get(day) ?? []), cls])
  }
  return [...days]
}

function row(scene: Scene, cls: PublicClass, isOld: boolean): HTMLElement {
  const { words, facts } = scene
  // A single location needs no name; a class without a location is at the first one.
  const place = facts.first_location && (cls.establishment_name ?? facts.first_location)
  const about = [cls.instructor_name, place].filter(Boolean).join(' · ')
  const dot = cls.color && h('span', { class: 'dot', 'aria-hidden': 'true' })
  if (dot) dot.style.background = cls.color!
  const item = h('li')
  const left = cls.spots_left > 0 ? words.left(cls.spots_left) : words.full
  item.append(
    h(
      'div',
      { class: 'row' },
      h('time', { class: 'time', datetime: cls.starts_at }, timeOf(scene, cls.starts_at)),
      cls.instructor_photo_url &&
        h('img', {
          class: 'face',
          src: new URL(cls.instructor_photo_url.replace('.webp', '_160.webp'), scene.api).href,
          alt: '',
          loading: 'lazy',
        }),
      h(
        'div',
        { class: 'what' },
        h('div', { class: 'name' }, dot, cls.name),
        h(
          'div',
          { class: 'more' },
          [words.minutes(cls.duration_minutes), about, costs(scene, cls), !isOld && left].filter(Boolean).join(' · '),
        ),
      ),
      !isOld && action(scene, cls, item),
    ),
  )
  return item
}

/** Returns the cost of a spot; false where it is one credit and no price, as everywhere. */
function costs(scene: Scene, { price, credit_cost: n }: PublicClass): string | false {
  const { words, facts } = scene
  if (price === 0) return words.free
  const credits = n === 0 ? words.noCredit : n != null && words.cost(n)
  // Classes remembered from a former version name no price.
  if (price == null) return n !== 1 && credits
  const money = moneyOf(scene, price, facts.currency)
  return credits ? `${money} ${words.or} ${credits}` : money
}

/** The possible action on a class now. */
function action(scene: Scene, cls: PublicClass, item: HTMLElement): Node {
  const { words, facts } = scene
  const now = new Date().toISOString()
  if (cls.booking_opens_at && cls.booking_opens_at > now)
    return h('span', { class: 'more' }, words.opens(momentOf(scene, cls.booking_opens_at)))
  if (cls.booking_closes_at < now) return h('span', { class: 'more' }, words.closed)
  const about = `${cls.name}, ${momentOf(scene, cls.starts_at)}`
  const there = `${facts.portal}/classes/${cls.id}`
  if (cls.spots_left <= 0) return elsewhere(scene, words.waitlist, there, { about })
  return facts.guests && cls.guests_can_book
    ? askForPlace(scene, cls, { item, about, there })
    : elsewhere(scene, words.book, there, { about, isMain: true })
}

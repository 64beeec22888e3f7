import type { Books, Class, Template, Terms, Type } from './books.ts'
import { addDays, localOf } from './calendar.ts'
import type { Chance } from './chance.ts'
import { make, type Drawn } from './drawn.ts'

/** When classes begin, and where usable times begin and end: so that the edges meet. */
export const TIMES = ['07:00', '09:30', '12:00', '15:30', '16:00', '18:00', '20:15']
const WINDOWS = [null, null, 24, 48, 96, 168]
const DAYS_OF_CLASSES = 16

/** Draws what a membership type covers, where, when and how often. */
export function drawTerms(books: Books, chance: Chance): Terms {
  const isListed = chance.odds(0.55)
  return {
    coverage: {
      classes: isListed ? 'listed' : 'all',
      category_ids: isListed ? chance.some(books.categories, 0.4) : [],
      template_ids: isListed ? chance.some(books.templates, 0.25).map(({ id }) => id) : [],
    },
    establishment_ids: chance.one([null, null, null, [1], [2], [1, 2]]),
    usable_times: chance.odds(0.6) ? null : Array.from({ length: chance.below(2) + 1 }, () => drawTime(chance)),
    max_per_day: chance.one([null, null, 1, 2]),
    max_per_week: chance.one([null, null, 1, 2, 3]),
    max_upcoming: chance.one([null, null, null, 1, 2, 3]),
    booking_open_hours_before: chance.one([null, null, 48, 120, 240]),
  }
}

function drawTime(chance: Chance) {
  const from = chance.below(TIMES.length - 1)
  const until = [...TIMES, '24:00'][from + 1 + chance.below(TIMES.length - from)]!
  const weekdays = chance.some([1, 2, 3, 4, 5, 6, 7], 0.7)
  return { weekdays: weekdays.length > 0 ? weekdays : [1], from: TIMES[from]!, until }
}

/** The fields of a template as they are sent. */
export const sentTemplate = (template: Template) => ({
  category_id: template.category,
  price: template.price,
  credit_cost: template.cost,
  covered_by_all: template.coveredByAll,
  pay_in_advance: template.inAdvance,
  booking_open_hours_before: template.opensHoursBefore,
  cancellation_window_hours: template.freeHours,
})

export function drawTemplate(books: Books, chance: Chance): Omit<Template, 'id'> {
  return {
    category: chance.one([null, ...books.categories, ...books.categories]),
    price: chance.one([null, null, null, 0, 12, 18.5]),
    cost: chance.one([0, 1, 1, 1, 2, 2, 3]),
    coveredByAll: chance.odds(0.75),
    inAdvance: chance.odds(0.15),
    opensHoursBefore: chance.one(WINDOWS),
    freeHours: chance.one([null, null, null, 0, 36]),
  }
}

export async function makeTemplate({ studio, books, chance }: Drawn): Promise<void> {
  const drawn = drawTemplate(books, chance)
  const name = `Template ${books.templates.length + 1}`
  const { id } = await make(studio, 'class-templates', { name, ...sentTemplate({ id: 0, ...drawn }) })
  books.templates.push({ id, ...drawn })
}

export async function makeClass(
  { studio, books, chance }: Drawn,
  template = chance.one(books.templates),
  given: { capacity?: number; day?: number; time?: string } = {},
): Promise<Class> {
  const today = localOf(books.zone, studio.clock.now()).date
  const day = addDays(today, given.day ?? 1 + chance.below(DAYS_OF_CLASSES))
  const establishment_id = chance.one([null, 1, 2, 2])
  const capacity = given.capacity ?? chance.one([2, 3, 500, 500, 500, 500, 500])
  const price = chance.one([null, null, null, null, null, null, 0, 15])
  const body = {
    template_id: template.id,
    starts_at: `${day}T${given.time ?? chance.one(TIMES)}`,
    duration_minutes: chance.one([30, 60, 120]),
    establishment_id,
    capacity,
    price,
    force: true,
  }
  const { id, starts_at, ends_at } = await make(studio, 'scheduled-classes', body)
  const place = establishment_id ?? 1
  const cls = {
    id,
    template,
    starts: starts_at,
    ends: ends_at,
    place,
    price,
    capacity,
    isCancelled: false,
    series: null,
  }
  books.classes.push(cls)
  return cls
}

/** Makes a membership type of a kind. */
export async function makeType(drawn: Drawn, kind: Type['kind']): Promise<void> {
  const { studio, books, chance, prices } = drawn
  const isUnlimited = kind === 'time_pass' || (kind === 'subscription' && chance.odds(0.6))
  const credits = isUnlimited ? null : kind === 'drop_in' ? 1 : chance.one([1, 2, 3, 5, 8])
  const terms = drawTerms(books, chance)
  const type: Omit<Type, 'id'> = {
    kind,
    price: prices(),
    credits,
    validity_days:
      kind === 'subscription' ? null : kind === 'time_pass' ? chance.one([10, 40]) : chance.one([null, 5, 30]),
    isIntro: kind !== 'drop_in' && credits !== 1 && chance.odds(0.1),
    isOnline: chance.odds(0.7),
    isActive: true,
    terms,
  }
  const { id } = await make(studio, 'membership-types', {
    name: `Type ${books.types.length + 1}`,
    type: kind,
    price: type.price,
    unlimited: isUnlimited,
    ...(kind === 'subscription' && { credits_per_interval: credits, billing_interval: books.interval }),
    ...(kind === 'class_pack' && { credits_included: credits }),
    ...(kind !== 'subscription' && { validity_days: type.validity_days }),
    is_intro_offer: type.isIntro,
    can_pause: true,
    sellable_online: type.isOnline,
    ...(!type.isIntro && { max_members: 2 }),
    ...terms,
  })
  books.types.push({ id, ...type })
}

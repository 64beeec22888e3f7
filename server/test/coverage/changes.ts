import type { Membership, Terms } from './books.ts'
import { lastDayOf, localOf } from './calendar.ts'
import { drawTemplate, drawTerms, sentTemplate } from './catalogue.ts'
import { done, type Drawn } from './drawn.ts'
import { lookAtMoved } from './looking.ts'

const MINUTE = 60_000

/** Changes what a type covers. Memberships keep what they were sold under unless it is applied to them. */
export async function changeType({ studio, books, chance }: Drawn): Promise<void> {
  const type = chance.one(books.types)
  const kept = books.memberships.filter((one) => one.type === type)
  const areAllOnIt = kept.every(({ terms }) => terms === type.terms)
  const isLoosened = areAllOnIt && chance.odds(0.3)
  const terms = isLoosened ? loosened(type.terms, chance.below(4)) : drawTerms(books, chance)
  const apply = isLoosened ? undefined : chance.odds(0.5)
  await done(studio, `PUT /api/v1/membership-types/${type.id}`, {
    ...terms,
    ...(apply !== undefined && { apply_to_existing: apply }),
  })
  type.terms = terms
  if (apply === false) return
  const today = localOf(books.zone, studio.clock.now()).date
  for (const one of kept) if (!hasEnded(one, today)) one.terms = terms
}

/** True if a membership is over. */
export const hasEnded = (membership: Membership, today: string) =>
  membership.isCancelled || (lastDayOf(membership) ?? '9') < today

/** Takes one restriction away, which is applied to those sold before unless something else is said. */
function loosened(terms: Terms, which: number): Terms {
  if (which === 0) return { ...terms, usable_times: null }
  if (which === 1) return { ...terms, establishment_ids: null }
  if (which === 2) return { ...terms, max_per_week: null, max_per_day: null }
  return { ...terms, max_upcoming: null }
}

/** Gives a template another category, price, cost and window. */
export async function changeTemplate({ studio, books, chance }: Drawn): Promise<void> {
  const template = chance.one(books.templates)
  Object.assign(template, drawTemplate(books, chance))
  await done(studio, `PUT /api/v1/class-templates/${template.id}`, sentTemplate(template))
}

/** Gives a class a separate price, or another time and place. */
export async function changeClass(drawn: Drawn): Promise<void> {
  const { studio, books, chance } = drawn
  const cls = chance.one(books.classes.filter(({ starts }) => starts > studio.clock.now()))
  if (chance.odds(0.5)) {
    cls.price = chance.one([null, 0, 15, 22])
    await done(studio, `PUT /api/v1/scheduled-classes/${cls.id}`, { price: cls.price, force: true })
    return
  }
  const place = chance.one([1, 2])
  const starts_at = new Date(Date.parse(cls.starts) + chance.one([-1, 1, 24]) * 60 * MINUTE).toISOString()
  if (starts_at <= studio.clock.now()) return
  const moved = await done(studio, `PUT /api/v1/scheduled-classes/${cls.id}`, {
    starts_at,
    establishment_id: place,
    force: true,
  })
  Object.assign(cls, { starts: moved.starts_at, ends: moved.ends_at, place })
  await lookAtMoved(drawn, [cls])
}

/** Takes a type off sale, or puts it back. */
export async function turnType({ studio, books, chance }: Drawn): Promise<void> {
  const type = chance.one(books.types)
  const others = books.types.filter((one) => one !== type && one.isActive)
  if (type.isActive && others.length < 4) return
  type.isActive = !type.isActive
  await done(studio, `PUT /api/v1/membership-types/${type.id}`, { is_active: type.isActive })
}

import type { Booking, Books, Class, Membership, Person, Terms, Type, Verdict, Wish } from './books.ts'
import { addDays, isPausedOn, lastDayOf, localOf } from './calendar.ts'
// The specification's rules for an attempt to book, by brute force over plain data, and apart from the product's rules.

const ORDER = ['MEMBERSHIP_CANCELLED', 'MEMBERSHIP_NOT_STARTED', 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE']
ORDER.push('MEMBERSHIP_PAUSED', 'NO_CREDITS_LEFT', 'NOT_ENOUGH_CREDITS')
ORDER.push('MEMBERSHIP_DAY_LIMIT', 'MEMBERSHIP_WEEK_LIMIT', 'MEMBERSHIP_UPCOMING_LIMIT')
ORDER.push('MEMBERSHIP_OUTSIDE_TIMES', 'MEMBERSHIP_OTHER_LOCATION', 'NOT_COVERED')
const LIVE = ['booked', 'checked_in']
const COUNTED = [...LIVE, 'no_show', 'late_cancelled']

export const priceOf = (cls: Class) => cls.price ?? cls.template.price
export const creditsFor = (membership: Membership, cls: Class) => (membership.credits === null ? 0 : cls.template.cost)

/** True if a class is open to book; a window of a membership's own lets book earlier, never later. */
const opens = ({ template, starts }: Class, now: string, own: number | null = null) =>
  Date.parse(now) >= Date.parse(starts) - Math.max(template.opensHoursBefore ?? Infinity, own ?? 0) * 3_600_000

/** The coverage terms that exclude a class whatever anybody has done: coverage alone, else time and place. */
function misses(books: Books, { kind }: Type, terms: Terms, { template, starts, place }: Class): string[] {
  const { classes, category_ids, template_ids } = terms.coverage
  const isNamed = template_ids.includes(template.id) || category_ids.includes(template.category ?? 0)
  const isCovered = classes === 'all' ? template.coveredByAll : isNamed
  if (!isCovered || (kind === 'drop_in' && template.cost > 1)) return ['NOT_COVERED']
  const { weekday, time } = localOf(books.zone, starts)
  const isThen = terms.usable_times?.some((at) => at.weekdays.includes(weekday) && at.from <= time && time < at.until)
  const codes = isThen === false ? ['MEMBERSHIP_OUTSIDE_TIMES'] : []
  return terms.establishment_ids?.includes(place) === false ? [...codes, 'MEMBERSHIP_OTHER_LOCATION'] : codes
}

/** A spot that a client wants; `except`: the booking of it that is judged again, its credits given back. */
type Place = { person: number; cls: Class; isForced: boolean; except?: Booking }

/** Everything that keeps a membership from paying for a place. */
export function faultsOf(books: Books, membership: Membership, { person, cls, isForced, except }: Place): string[] {
  const [{ id, terms, type, starts, pause }, expires] = [membership, lastDayOf(membership)]
  const missed = misses(books, type, terms, cls)
  if (missed.length > 0 && !isForced) return missed
  const { date, monday } = localOf(books.zone, cls.starts)
  const back = except?.membership === id ? except.credits : 0
  const credits = membership.credits === null ? Infinity : membership.credits + back
  const codes: string[] = []
  if (membership.isCancelled) codes.push('MEMBERSHIP_CANCELLED')
  if (date < starts) codes.push('MEMBERSHIP_NOT_STARTED')
  if (expires !== null && date > expires) codes.push('MEMBERSHIP_EXPIRED_ON_CLASS_DATE')
  if (isPausedOn(pause, date)) codes.push('MEMBERSHIP_PAUSED')
  if (credits === 0) codes.push('NO_CREDITS_LEFT')
  else if (credits < cls.template.cost) codes.push('NOT_ENOUGH_CREDITS')
  if (isForced) return codes
  let [onDay, inWeek, ahead] = [0, 0, 0]
  for (const one of books.bookings) {
    if (one === except || one.membership !== id || one.person !== person) continue
    if (one.isExcused || !COUNTED.includes(one.status)) continue
    const at = localOf(books.zone, one.class.starts)
    if (at.date === date) onDay += 1
    if (at.monday === monday) inWeek += 1
    if (one.status === 'booked' && one.class.starts > books.now) ahead += 1
  }
  if (cls.starts <= books.now) ahead = 0
  if (onDay >= (terms.max_per_day ?? Infinity)) codes.push('MEMBERSHIP_DAY_LIMIT')
  if (inWeek >= (terms.max_per_week ?? Infinity)) codes.push('MEMBERSHIP_WEEK_LIMIT')
  if (ahead >= (terms.max_upcoming ?? Infinity)) codes.push('MEMBERSHIP_UPCOMING_LIMIT')
  return codes
}

/** The order in which memberships pay: the smallest first. */
function rankOf({ id, type, terms, holder, expires }: Membership, person: number): string {
  const isPack = type.kind === 'class_pack' || type.kind === 'drop_in'
  const narrowed = [terms.coverage.classes === 'listed', terms.usable_times, terms.establishment_ids].filter(Boolean)
  return [isPack, holder !== person, 3 - narrowed.length, expires ?? '9999', String(id).padStart(9, '0')].join()
}

/** Types on sale that cover a class, at its place and time and with enough credits; the cheapest first. */
const covering = (books: Books, cls: Class) =>
  books.types
    .filter((type) => type.isActive && (type.credits ?? Infinity) >= Math.max(1, cls.template.cost))
    .filter((type) => misses(books, type, type.terms, cls).length === 0)
    .toSorted((one, other) => one.price - other.price)

const isSingle = ({ kind, credits }: Type) => kind === 'drop_in' || (kind === 'class_pack' && credits === 1)

/** The price of one place: the class's own, else that of the cheapest single visit, those on sale online first. */
export function singlePrice(books: Books, cls: Class): number | null {
  const singles = covering(books, cls).filter(isSingle)
  return priceOf(cls) ?? (singles.find(({ isOnline }) => isOnline) ?? singles[0])?.price ?? null
}

function offersOf(books: Books, person: Person, cls: Class, by: Wish['by']): Verdict['offers'] {
  const [today, { date }] = [localOf(books.zone, books.now).date, localOf(books.zone, cls.starts)]
  const helpful = covering(books, cls)
    .filter(({ validity_days: days }) => date >= today && (days === null || date < addDays(today, days)))
    .filter(({ isIntro, isOnline }) => !(isIntro && person.hasHadIntro) && (isOnline || by === 'staff'))
    .filter(({ terms }) => opens(cls, books.now, terms.booking_open_hours_before))
  const first = [false, true].flatMap((is) => helpful.find(({ kind }) => (kind === 'subscription') === is) ?? [])
  const own = priceOf(cls) === null ? [] : [{ kind: 'class' as const, id: cls.id }]
  return [...own, ...first.map(({ id }) => ({ kind: 'membership_type' as const, id }))]
}

/** The reasons against paying for a spot at the studio; a guest is nobody. */
export function againstPaying(books: Books, person: number | null, cls: Class): string[] {
  if (priceOf(cls) === 0) return []
  const isPriced = singlePrice(books, cls) !== null || !books.types.some((type) => type.isActive && isSingle(type))
  const open = books.bookings.filter((one) => one.person === person && one.isUnpaid && one.status === 'booked')
  const codes = isPriced ? [] : ['NO_SINGLE_PRICE']
  if (cls.template.inAdvance) codes.push('PREPAYMENT_REQUIRED')
  if (person !== null && !books.paysAtStudio) codes.push('PAY_AT_STUDIO_OFF')
  if (open.some((one) => one.class.starts > books.now)) codes.push('PAY_AT_STUDIO_USED')
  return codes
}

/**
 * The membership whose faults are shown: the last ended one if there is no other, and the last cancelled one if it is named or
 * nothing else is there.
 */
function toldOf(books: Books, mine: Membership[], cls: Class, isNamed: boolean): Membership[] {
  const [today, date] = [localOf(books.zone, books.now).date, localOf(books.zone, cls.starts).date]
  const going = mine.filter(({ isCancelled }) => !isCancelled)
  const there = isNamed || going.length === 0 ? mine : going
  const live = there
    .filter(({ isCancelled }) => isNamed || !isCancelled)
    .filter((one) => (lastDayOf(one) ?? '9') >= (date < today ? date : today))
  const endOf = ({ id, expires }: Membership) => [expires ?? '', String(id).padStart(9, '0')].join()
  return live.length > 0 ? live : there.toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : 1)).slice(-1)
}

/** Booked or refused, why, and what pays. */
export function decide(books: Books, person: Person, cls: Class, wish: Wish): Verdict {
  const { named, force = false, atStudio = false, checkIn = false } = wish
  const [isFree, isNamed] = [priceOf(cls) === 0, named !== undefined]
  const isMine = ({ holder, members }: Membership) => holder === person.id || members.includes(person.id)
  const mine = books.memberships.filter((one) => isMine(one) && (!isNamed || one.id === named))
  const faults = (one: Membership) => faultsOf(books, one, { person: person.id, cls, isForced: force && isNamed })
  const usable = isFree ? [] : mine.filter((one) => faults(one).length === 0)
  const open = usable.filter(({ terms }) => force || opens(cls, books.now, terms.booking_open_hours_before))
  const [pays = null] = open.toSorted((one, other) => (rankOf(one, person.id) < rankOf(other, person.id) ? -1 : 1))
  const isEntitled = isFree || usable.length > 0 || atStudio || (force && !isNamed)
  const live = books.bookings.filter(({ status }) => LIVE.includes(status))
  const codes = cls.starts <= books.now && !checkIn ? ['CLASS_STARTED'] : []
  if (!pays && !force && !opens(cls, books.now)) codes.push('BOOKING_NOT_OPEN')
  const own = books.bookings.filter((one) => one.person === person.id && [...LIVE, 'no_show'].includes(one.status))
  if (own.some((one) => one.class === cls)) codes.push('ALREADY_BOOKED')
  for (const { class: other } of live.filter((one) => one.person === person.id && one.class !== cls))
    if (!force && other.starts < cls.ends && other.ends > cls.starts) codes.push('OVERLAPPING_BOOKING')
  if (live.filter((one) => one.class === cls).length >= cls.capacity) codes.push('CLASS_FULL')
  const told = toldOf(books, mine, cls, isNamed)
  const why = told.length > 0 ? ORDER.filter((code) => told.flatMap(faults).includes(code)) : ['NO_ENTITLEMENT']
  return {
    codes: isEntitled ? codes : [...codes, ...why],
    atStudio: atStudio && !pays ? againstPaying(books, person.id, cls) : [],
    membership: pays,
    credits: pays ? creditsFor(pays, cls) : 0,
    isUnpaid: !isFree && !pays,
    price: singlePrice(books, cls),
    offers: isEntitled ? [] : offersOf(books, person, cls, wish.by),
  }
}

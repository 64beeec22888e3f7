import type { UsableTime } from '../membership-types/coverage-rules.ts'
import { timeOfPlace } from './week-rules.ts'
import { breakEven, payOf, type Rates, type WorthOf } from './pay-rules.ts'

/** One class of the weeks that are replayed, at its place in the week. */
export interface Occurrence {
  class_id: number
  slot: string
  /** Counted from 0: the first of the weeks. */
  week: number
  /** Minutes since the week began, on the studio’s clock. */
  at: number
  minutes: number
  seats: number
  template_id: number
  rates: Rates
}

/** Somebody who held a place when the class began. */
export interface Place {
  class_id: number
  client_id: number
  came: boolean
  /** In minor units, not rounded, 0 for a no-show; with VAT, and without it, which is the base of percentage pay. */
  worth: number
  net: number
  /** Came in the days of another program, which was paid for the visit: here nobody knows what it is worth. */
  is_former?: boolean
  /** The times at which the membership that pays is valid; null: always, or its price was paid alone. */
  usable_times?: readonly UsableTime[] | null
}

/** A client who waited for a spot and didn't get one. */
export interface Waiting {
  class_id: number
  client_id: number
}

/** The time of a client’s appointment. */
export interface Appointment {
  client_id: number
  week: number
  at: number
  minutes: number
}

export type Change =
  | { kind: 'move'; slot: string; at: number }
  | { kind: 'cancel'; slot: string }
  | { kind: 'resize'; slot: string; seats: number }
  | { kind: 'add'; slot: string; template_id: number; at: number; minutes: number; seats: number; rates: Rates }

export interface Replay {
  weeks: number
  occurrences: readonly Occurrence[]
  /** In the order in which they were booked. */
  places: readonly Place[]
  /** In the order in which they waited. */
  waiting: readonly Waiting[]
  appointments: readonly Appointment[]
  changes: readonly Change[]
  /** True if the studio was closed on the day of that time of a week. */
  isClosed: (week: number, at: number) => boolean
  /** True if a client has come on that weekday within an hour of that time of the week. */
  knows: (client_id: number, at: number) => boolean
  /**
   * True if something would pay for a waiting client, in the class they wait for or an added one of its kind, at that time of a
   * week: a membership that covers it then, or its price.
   */
  pays: (one: Waiting, cls: { week: number; at: number; is_added: boolean }) => boolean
}

/** The totals of a slot of the timetable over all its weeks; money in minor units. */
export interface Sums {
  classes: number
  seats: number
  booked: number
  came: number
  income: number
  pay: number
  break_even: number | null
}

/** Counts of clients with a booking: those who followed, those who did not and why, and those from a waitlist. */
export interface Why {
  followed: number
  other_time: number
  not_covered: number
  busy: number
  no_place: number
  cancelled: number
  from_waitlist: number
}

export interface SlotOutcome {
  slot: string
  before: Sums
  after: Sums
  why: Why
}

const noWhy = (): Why => ({
  followed: 0,
  other_time: 0,
  not_covered: 0,
  busy: 0,
  no_place: 0,
  cancelled: 0,
  from_waitlist: 0,
})

/** A stretch of a week in which a client is busy. */
interface Stretch {
  at: number
  minutes: number
}

/** A class as it is held under the changed timetable, with the clients in it. */
interface Held {
  slot: string
  week: number
  at: number
  minutes: number
  seats: number
  template_id: number
  rates: Rates
  places: Place[]
  /** Number of spots that stayed free, although a client may have waited: nobody takes them now either. */
  idle: number
  /** The class whose waitlist it has; null: the waitlists of the template’s other classes. */
  class_id: number | null
}

/**
 * Replays weeks of bookings against a changed timetable, with nothing left to chance. A booking follows a class that moved if its
 * client has come at that time before, their payment is valid then, and they have no other class of the changed timetable or
 * appointment then; otherwise it is lost. In a smaller class the last to book lose their spot. Clients who waited without getting
 * a spot take those that the change frees, in their order, and one in an added class of the same kind in the same week if they have
 * come at that time before; both only if something pays for it. Nobody else comes. On a day on which the studio was closed, no
 * class is moved or added: it is not held there.
 */
export function replay({ weeks, occurrences, places, waiting, appointments, ...asked }: Replay): SlotOutcome[] {
  const { changes, isClosed, knows, pays } = asked
  const inClass = Map.groupBy(places, ({ class_id }) => class_id)
  const changeOf = new Map(changes.filter(({ kind }) => kind !== 'add').map((change) => [change.slot, change]))
  const whys = new Map<string, Why>()
  const why = (slot: string) => whys.get(slot) ?? whys.set(slot, noWhy()).get(slot)!
  const inWeek = Map.groupBy(occurrences, ({ week }) => week)
  // The classes of all clients under the changed timetable, as far as known: those in classes that don't move come first.
  const whereabouts: Map<string, Stretch[]> = Map.groupBy(appointments, ({ client_id, week }) => `${client_id} ${week}`)
  const isBusy = (client_id: number, cls: Held) =>
    (whereabouts.get(`${client_id} ${cls.week}`) ?? []).some(
      (other) => other.at < cls.at + cls.minutes && cls.at < other.at + other.minutes,
    )
  const held: Held[] = []
  const hold = (cls: Held) => {
    held.push(cls)
    for (const { client_id } of cls.places) push(whereabouts, `${client_id} ${cls.week}`, cls)
  }
  const isMoved = ({ slot }: Occurrence) => changeOf.get(slot)?.kind === 'move'
  for (const cls of [...occurrences.filter((one) => !isMoved(one)), ...occurrences.filter(isMoved)]) {
    const change = changeOf.get(cls.slot)
    const booked = inClass.get(cls.class_id) ?? []
    if (change?.kind === 'cancel' || (change?.kind === 'move' && isClosed(cls.week, change.at))) {
      why(cls.slot).cancelled += booked.length
      continue
    }
    const at = change?.kind === 'move' ? change.at : cls.at
    const seats = change?.kind === 'resize' ? change.seats : cls.seats
    const changed: Held = { ...cls, at, seats, places: [], idle: Math.max(0, cls.seats - booked.length) }
    const follow = booked.filter(({ client_id, usable_times = null }) => {
      if (at === cls.at) return true
      if (!knows(client_id, at)) why(cls.slot).other_time += 1
      else if (!isUsable(usable_times, at)) why(cls.slot).not_covered += 1
      else if (isBusy(client_id, changed)) why(cls.slot).busy += 1
      else {
        why(cls.slot).followed += 1
        return true
      }
      return false
    })
    // If others came instead of no-shows, a class has more clients than spots: that alone costs nobody theirs.
    const stay = seats < cls.seats ? follow.slice(0, seats) : follow
    if (stay.length < follow.length) why(cls.slot).no_place += follow.length - stay.length
    hold({ ...changed, places: stay })
  }
  for (const change of changes) {
    if (change.kind !== 'add') continue
    const { kind: _, ...added } = change
    for (let week = 0; week < weeks; week += 1) {
      if (!isClosed(week, change.at)) hold({ ...added, week, places: [], idle: 0, class_id: null })
    }
  }

  const worth = meanWorth(occurrences, inClass)
  const placed = new Set<string>()
  const waits = Map.groupBy(waiting, ({ class_id }) => class_id)
  // Clients who wait for an existing class go before those who would take another one.
  const toFill = [
    ...held.filter((cls) => cls.class_id !== null && changeOf.has(cls.slot)),
    ...held.filter((cls) => cls.class_id === null),
  ]
  for (const cls of toFill) {
    const isNew = cls.class_id === null
    const mustKnow = isNew || changeOf.get(cls.slot)?.kind === 'move'
    const queue = isNew
      ? (inWeek.get(cls.week) ?? [])
          .filter(({ template_id }) => template_id === cls.template_id)
          .flatMap(({ class_id }) => waits.get(class_id) ?? [])
      : (waits.get(cls.class_id!) ?? [])
    for (const { client_id, class_id } of queue) {
      if (cls.places.length >= cls.seats - cls.idle) break
      if (placed.has(`${client_id} ${class_id}`) || cls.places.some((place) => place.client_id === client_id)) continue
      if (isBusy(client_id, cls) || (mustKnow && !knows(client_id, cls.at))) continue
      if (!pays({ client_id, class_id }, { week: cls.week, at: cls.at, is_added: isNew })) continue
      placed.add(`${client_id} ${class_id}`)
      cls.places.push({ class_id, client_id, came: true, ...worth(cls.slot, cls.template_id) })
      push(whereabouts, `${client_id} ${cls.week}`, cls)
      why(cls.slot).from_waitlist += 1
    }
  }

  const before = Map.groupBy(
    occurrences.map((cls): Held => ({ ...cls, places: inClass.get(cls.class_id) ?? [], idle: 0 })),
    ({ slot }) => slot,
  )
  const after = Map.groupBy(held, ({ slot }) => slot)
  return [...new Set([...before.keys(), ...after.keys()])].map((slot) => ({
    slot,
    before: sumsOf(before.get(slot) ?? []),
    after: sumsOf(after.get(slot) ?? []),
    why: whys.get(slot) ?? noWhy(),
  }))
}

/** Tells if what pays is good at a time of the week. */
function isUsable(usable_times: readonly UsableTime[] | null, at: number): boolean {
  const { weekday, start_time } = timeOfPlace(at)
  const isIn = ({ weekdays, from, until }: UsableTime) =>
    weekdays.includes(weekday) && from <= start_time && start_time < until
  return usable_times === null || usable_times.some(isIn)
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const some = map.get(key)
  if (some) some.push(value)
  else map.set(key, [value])
}

/** The average worth of a visit: in that slot, else that kind of class, else any. */
function meanWorth(occurrences: readonly Occurrence[], inClass: ReadonlyMap<number, readonly Place[]>) {
  const visits = new Map<string, Place[]>()
  for (const cls of occurrences) {
    for (const place of (inClass.get(cls.class_id) ?? []).filter(isKnown)) {
      for (const key of [cls.slot, `of ${cls.template_id}`, 'any']) push(visits, key, place)
    }
  }
  return (slot: string, template_id: number): WorthOf =>
    meanOf(visits.get(slot) ?? visits.get(`of ${template_id}`) ?? visits.get('any') ?? [])
}

/** True if it is known what somebody’s place is worth: who came, not in the days of another program. */
const isKnown = ({ came, is_former }: Place) => came && !is_former

function meanOf(visits: readonly Place[]): WorthOf {
  const sum = (of: 'worth' | 'net') => visits.reduce((all, visit) => all + visit[of], 0)
  const count = Math.max(1, visits.length)
  return { worth: sum('worth') / count, net: sum('net') / count }
}

function sumsOf(classes: readonly Held[]): Sums {
  const sums = { classes: classes.length, seats: 0, booked: 0, came: 0, income: 0, pay: 0 }
  for (const { seats, places, rates } of classes) {
    const net = places.reduce((all, place) => all + place.net, 0)
    sums.seats += seats
    sums.booked += places.length
    sums.came += places.filter(({ came }) => came).length
    sums.income += places.reduce((all, { worth }) => all + worth, 0)
    sums.pay += payOf(rates, places.filter(isKnown).length, whole(net))
  }
  const known = classes.flatMap(({ places }) => places.filter(isKnown))
  const rates = classes.at(-1)?.rates
  const income = whole(sums.income)
  return { ...sums, income, break_even: rates && known.length > 0 ? breakEven(rates, meanOf(known)) : null }
}

/** The nearest whole number of minor units; of a sum of thirds that is not quite what it should be, too. */
const whole = (sum: number): number => Math.round(Math.round(sum * 1e6) / 1e6)

import type { z } from 'zod'
import { invalidFor, Refusal } from '../../api/errors.ts'
import { withReaderOfOneMoment } from '../../db/read-only.ts'
import type { Reader } from '../../db/writer.ts'
import { NOTHING, type Fraction } from '../../lib/fraction.ts'
import { inMajor } from '../../lib/in-major.ts'
import { addDays, daysBetween, localDate, startOfDay, type Instant } from '../../lib/time.ts'
import { locationOf } from '../establishments/place-rules.ts'
import { share, spanOf } from '../reports/period-rules.ts'
import { COVERS_ALL, type CoverageTerms } from '../membership-types/coverage-rules.ts'
import { readTerms } from '../membership-types/terms-queries.ts'
import { closuresBetween } from '../schedule/closure-queries.ts'
import { closureOn } from '../schedule/series.ts'
import { settingsOf, type Settings } from '../settings/queries.ts'
import { loadVisits } from '../visit-worth/load-visits.ts'
import type { simulationsContract } from './contract.ts'
import { unpaid } from './pay-rules.ts'
import {
  appointmentsOfClients,
  classesOf,
  instructorsOfAll,
  placesOf,
  ratesOfStaff,
  templatesOfAll,
  visitsOfClients,
  waitingFor,
} from './queries.ts'
import { replay, type Change, type SlotOutcome, type Sums } from './replay-rules.ts'
import { payingOf } from './waiting.ts'
import { dayOfPlace, lastWeeks, placeInWeek, placeOf, timeOfPlace } from './week-rules.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

type Wish = z.output<(typeof simulationsContract)['POST /api/v1/simulations/schedule']['body']>

/** Days before the weeks in which a visit still shows that a client comes at such a time; and how near it has to be. */
const KNOWN_DAYS = 182
const NEAR_MINUTES = 60

export interface ScheduleTask {
  folder: string
  wish: Wish
  now: Instant
}

/** Replays the last weeks against a changed timetable, in a separate thread; writes nothing. Amounts are in major units. */
export function scheduleTask({ folder, wish, now }: ScheduleTask, _emit: (nothing: never) => Promise<void>) {
  return withReaderOfOneMoment(folder, (reader) => {
    const settings = settingsOf(reader)
    return inMajor({ ...simulate(reader, wish, settings, now), currency: settings.currency }, settings.currency)
  })
}

/** Rounded only where it is summed, so that hundreds of thirds are no cents too many. */
const inNumber = ({ over, under }: Fraction): number => Number(over) / Number(under)

interface Slot {
  slot: string
  template_id: number
  name: string
  at: number
  instructor_name: string | null
}

function simulate(reader: Reader, { weeks, changes: wishes }: Wish, settings: Settings, now: Instant) {
  const { timezone: zone } = settings
  const days = lastWeeks(weeks, now, zone)
  const span = spanOf(days, zone)
  const ratesKept = ratesOfStaff(reader)
  const ratesOf = (user_id: number | null) => (user_id === null ? undefined : ratesKept?.get(user_id)) ?? unpaid
  const classes = reader.all(classesOf, span)
  const slots = new Map<string, Slot>()
  const weekOf = (at: Instant) => Math.floor(daysBetween(days.start_date, localDate(at, zone)) / 7)
  const occurrences = classes.map((cls) => {
    const at = placeInWeek(cls.starts_at, zone)
    const { start_time, weekday } = timeOfPlace(at)
    const slot = `${cls.template_id}-${weekday}-${start_time}-${locationOf(cls.establishment_id)}`
    const { template_id, name, instructor_name } = cls
    slots.set(slot, { slot, template_id, name, at, instructor_name })
    const week = weekOf(cls.starts_at)
    const { class_id, minutes, capacity: seats } = cls
    // The other program paid the instructors of its classes.
    const rates = cls.imported_at === null ? ratesOf(cls.user_id) : unpaid
    return { class_id, slot, week, at, minutes, seats, template_id, rates }
  })
  const strange = wishes.flatMap((wish, n) => ('slot' in wish && !slots.has(wish.slot) ? [n] : []))
  if (strange.length > 0) throw unknown(strange, 'slot', say('simulations.no_class_of_weeks'))
  const changes = wishes.map((wish, n) => changeOf(reader, wish, n, slots, ratesOf))
  const visits = loadVisits(reader, { from: days.start_date, to: days.end_date }, zone)
  const worths = new Map([...visits.values()].flat().map(({ booking_id, worth }) => [booking_id, worth]))
  const known = new Map<number, CoverageTerms>()
  const termsOf = (id: number | null) => {
    if (id === null) return COVERS_ALL
    const terms = known.get(id) ?? readTerms(reader, id)
    known.set(id, terms)
    return terms
  }
  const places = reader
    .all(placesOf, span)
    .toSorted((a, b) => a.booking_id - b.booking_id)
    .map(({ booking_id, class_id, client_id, status, terms_id }) => {
      const [came, found] = [status === 'checked_in', worths.get(booking_id)]
      const [worth, net] = [inNumber(found?.gross ?? NOTHING), inNumber(found?.net ?? NOTHING)]
      return {
        class_id,
        client_id,
        came,
        worth,
        net,
        is_former: came && !found,
        usable_times: termsOf(terms_id).usable_times,
      }
    })
  const waiting = reader.all(waitingFor, span).toSorted((a, b) => a.id - b.id)
  const clients = JSON.stringify(clientsOf(changes, occurrences, places, waiting))
  const from = startOfDay(addDays(days.start_date, -KNOWN_DAYS), zone)
  const knows = knowing(reader.all(visitsOfClients, { from, before: span.before, clients }), zone)
  const appointments = reader
    .all(appointmentsOfClients, { ...span, clients })
    .map(({ client_id, starts_at, minutes }) => {
      return { client_id, week: weekOf(starts_at), at: placeInWeek(starts_at, zone), minutes }
    })
  const closures = reader.all(closuresBetween, { from: days.start_date, to: days.end_date })
  const isClosed = (week: number, at: number) =>
    closureOn(closures, dayOfPlace(days.start_date, week, at)) !== undefined
  const pays = payingOf(reader, { settings, classes, monday: days.start_date, termsOf })
  const outcomes = replay({ weeks, occurrences, places, waiting, appointments, changes, isClosed, knows, pays })
  const shown = outcomes.map((outcome) => present(outcome, slots.get(outcome.slot)!, changes))
  return {
    ...days,
    weeks,
    pay_known: ratesKept !== undefined,
    before: totalOf(outcomes.map(({ before }) => before)),
    after: totalOf(outcomes.map(({ after }) => after)),
    classes: shown.toSorted(
      (a, b) => placeOf(a.weekday, a.start_time) - placeOf(b.weekday, b.start_time) || (a.slot < b.slot ? -1 : 1),
    ),
  }
}

function changeOf(
  reader: Reader,
  wish: Wish['changes'][number],
  n: number,
  slots: Map<string, Slot>,
  ratesOf: (user_id: number | null) => typeof unpaid,
): Change {
  if (wish.kind !== 'add') {
    if (wish.kind === 'move') return { kind: 'move', slot: wish.slot, at: placeOf(wish.weekday, wish.start_time) }
    return wish.kind === 'cancel'
      ? { kind: 'cancel', slot: wish.slot }
      : { kind: 'resize', slot: wish.slot, seats: wish.capacity }
  }
  const template = reader.all(templatesOfAll, {}).find(({ id }) => id === wish.template_id)
  if (!template) throw unknown([n], 'template_id', say('simulations.there_is_no_such_class'))
  const instructor = reader.all(instructorsOfAll, {}).find(({ id }) => id === wish.instructor_id)
  if (wish.instructor_id !== null && !instructor)
    throw unknown([n], 'instructor_id', say('simulations.no_such_instructor'))
  const at = placeOf(wish.weekday, wish.start_time)
  const slot = `new-${n}`
  slots.set(slot, {
    slot,
    template_id: template.id,
    name: template.name,
    at,
    instructor_name: instructor?.name ?? null,
  })
  const { duration_minutes: minutes, capacity: seats } = wish
  return {
    kind: 'add',
    slot,
    template_id: template.id,
    at,
    minutes,
    seats,
    rates: ratesOf(instructor?.user_id ?? null),
  }
}

/** Every change that names what is not there. */
function unknown(changes: readonly number[], field: string, message: Said): Refusal {
  const errors = changes.map((n) => ({ in: 'body' as const, path: `changes.${n}.${field}`, message }))
  return invalidFor(errors)
}

/** Clients whose visits and other classes matter: they are in a class that moves, or wait for one that changes or is added. */
function clientsOf(
  changes: readonly Change[],
  occurrences: readonly { class_id: number; slot: string; template_id: number }[],
  places: readonly { class_id: number; client_id: number }[],
  waiting: readonly { class_id: number; client_id: number }[],
): number[] {
  const slotsOf = (...kinds: Change['kind'][]) =>
    new Set(changes.filter(({ kind }) => kinds.includes(kind)).map(({ slot }) => slot))
  const [moved, changed] = [slotsOf('move'), slotsOf('move', 'resize')]
  const added = new Set(changes.flatMap((change) => (change.kind === 'add' ? [change.template_id] : [])))
  const classes = (of: (cls: (typeof occurrences)[number]) => boolean) =>
    new Set(occurrences.filter(of).map(({ class_id }) => class_id))
  const move = classes(({ slot }) => moved.has(slot))
  const fill = classes(({ slot, template_id }) => changed.has(slot) || added.has(template_id))
  const booked = places.filter(({ class_id }) => move.has(class_id))
  const wait = waiting.filter(({ class_id }) => fill.has(class_id))
  return [...new Set([...booked, ...wait].map(({ client_id }) => client_id))]
}

function knowing(visits: readonly { client_id: number; starts_at: Instant }[], zone: string) {
  const times = Map.groupBy(visits, ({ client_id }) => client_id)
  const placesOfClient = new Map(
    [...times].map(([id, some]) => [id, some.map(({ starts_at }) => placeInWeek(starts_at, zone))]),
  )
  return (client_id: number, at: number) =>
    (placesOfClient.get(client_id) ?? []).some((place) => Math.abs(place - at) <= NEAR_MINUTES)
}

function present({ slot, before, after, why }: SlotOutcome, of: Slot, changes: readonly Change[]) {
  const change = changes.find((one) => one.slot === slot)
  const { template_id, name, instructor_name, at } = of
  return {
    slot,
    template_id,
    name,
    instructor_name,
    ...timeOfPlace(at),
    change: change?.kind ?? null,
    new_time: change?.kind === 'move' ? timeOfPlace(change.at) : null,
    before: presentSums(before),
    after: presentSums(after),
    why,
  }
}

function presentSums({ income, pay, ...sums }: Sums) {
  return {
    ...sums,
    fill: share(sums.booked, sums.seats),
    income_minor: income,
    pay_minor: pay,
    left_minor: income - pay,
  }
}

function totalOf(all: readonly Sums[]) {
  const sum = (of: Exclude<keyof Sums, 'break_even'>) => all.reduce((so, one) => so + one[of], 0)
  const { break_even: _, ...total } = presentSums({
    classes: sum('classes'),
    seats: sum('seats'),
    booked: sum('booked'),
    came: sum('came'),
    income: sum('income'),
    pay: sum('pay'),
    break_even: null,
  })
  return total
}

import { startStudio, type TestStudio } from '../studio.ts'
import type { Books } from './books.ts'
import { makeClass, makeTemplate, makeType } from './catalogue.ts'
import type { Chance } from './chance.ts'
import { done, make, type Drawn } from './drawn.ts'
import { makePerson, sell } from './people.ts'
import { makeSeries } from './series.ts'

const ZONES = ['Europe/Madrid', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata']

async function addKiosk(studio: TestStudio): Promise<string> {
  const { pairing_code } = await make(studio, 'kiosks', { name: 'Front door' })
  const headers = { 'X-Forwarded-For': '10.62.0.1' }
  const paired = await studio.send('POST /api/v1/kiosk/pair', { body: { pairing_code }, headers, door: 'public' })
  return paired.body.kiosk_token
}

/** Draws a studio: everything that is in it, made through the API. */
export async function drawStudio(chance: Chance, isChecked: boolean): Promise<Drawn> {
  const zone = chance.one(ZONES)
  // The clocks change in each of the zones that have summer time within two weeks of one of these.
  const now = chance.one(['2026-03-04T11:00:00.000Z', '2026-03-24T15:20:00.000Z'])
  const studio = await startStudio({ timezone: zone, now, unchecked: !isChecked })
  const interval = chance.one(['weekly', 'four_weekly', 'monthly'] as const)
  const [clientsStart, daysAhead, freeHours] = [true, chance.one([28, 28, 45, 10]), chance.one([12, 12, 2, 48])]
  await done(studio, 'PUT /api/v1/studio', {
    pay_at_studio_enabled: true,
    guest_bookings_enabled: true,
    waitlist_confirm_minutes: 0,
    quiet_hours_start: '03:00',
    quiet_hours_end: '03:00',
    standing_bookings_enabled: clientsStart,
    standing_booking_days_ahead: daysAhead,
    cancellation_hours: freeHours,
    past_due_days: 90,
  })
  const books: Books = {
    get now() {
      return studio.clock.now()
    },
    zone,
    interval,
    paysAtStudio: true,
    freeHours,
    clientsStart,
    daysAhead,
    categories: [],
    templates: [],
    classes: [],
    types: [],
    people: [],
    memberships: [],
    bookings: [],
    standings: [],
  }
  const steps = chance.shuffled(Array.from({ length: 60 }, (_, index) => 10 + index * 1.5))
  const prices = () => steps.pop() ?? 100 + chance.below(100_000) / 100
  const drawn: Drawn = { studio, books, chance, kioskToken: await addKiosk(studio), prices, looked: [], decided: [] }
  await make(studio, 'establishments', { name: 'The other place' })
  for (const name of ['Mat', 'Reformer', 'Workshop'])
    books.categories.push((await make(studio, 'class-categories', { name })).id)
  for (let count = 0; count < 7; count += 1) await makeTemplate(drawn)
  for (let count = 0; count < 45; count += 1) await makeClass(drawn)
  for (let count = 0; count < 3; count += 1) await makeSeries(drawn)
  const kinds = [
    'subscription',
    'subscription',
    'class_pack',
    'class_pack',
    'class_pack',
    'time_pass',
    'time_pass',
  ] as const
  for (const kind of kinds) await makeType(drawn, kind)
  // Some studios sell no single visits.
  if (chance.odds(0.8)) for (let count = 0; count < 2; count += 1) await makeType(drawn, 'drop_in')
  for (let number = 1; number <= 20; number += 1) {
    const guardian = number > 16 ? books.people[number - 17] : undefined
    await makePerson(drawn, number, number <= 10, guardian)
  }
  for (const person of books.people) for (let count = chance.below(5); count > 0; count -= 1) await sell(drawn, person)
  // Jobs that have never come round take no word of the clock for granted.
  await studio.advance({ minutes: 1 })
  return drawn
}

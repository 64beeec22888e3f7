import { addDays, type LocalDate } from '../lib/time.ts'
import type { DemoApi } from './api.ts'
import type { DemoHours, Furniture } from './furniture.ts'
import { sell, type Member } from './members.ts'
import { TRAINING_PACK } from './offer.ts'

/** The services by appointment, each with its instructors and their mornings. Prices in euros. */
const services = [
  {
    terms: {
      name: 'Personal training',
      description: 'An hour on the floor, for you alone.',
      duration_minutes: 60,
      buffer_minutes: 15,
      price: 55,
      prepayment: 'deposit',
      deposit_amount: 20,
    },
    instructor: 3,
    mornings: { weekdays: [1, 2, 3, 4, 5], start_time: '09:00', end_time: '13:00' },
  },
  {
    terms: {
      name: 'Private reformer',
      description: 'One machine, one teacher, your pace.',
      duration_minutes: 50,
      buffer_minutes: 10,
      price: 65,
    },
    instructor: 1,
    mornings: { weekdays: [1, 2, 4], start_time: '10:30', end_time: '13:30' },
  },
  {
    terms: { name: 'First talk', description: 'What you would like, and what fits.', duration_minutes: 30 },
    instructor: 0,
    mornings: { weekdays: [3, 5], start_time: '10:00', end_time: '12:00' },
  },
] as const

/** Offers the services, and has instructors be there for them; gives both, and the services' ids by name. */
export async function offerHours(api: DemoApi, teachers: readonly number[]) {
  const hours: DemoHours[] = []
  const ids = new Map<string, number>()
  for (const { terms, instructor, mornings } of services) {
    const service_id = (await api.make('/appointment-services', terms)).id
    ids.set(terms.name, service_id)
    const instructor_id = teachers[instructor]!
    const { weekdays, ...times } = mornings
    const windows = weekdays.map((weekday) => ({ weekday, ...times, service_id }))
    await api.send('PUT', `/instructors/${instructor_id}/availability`, { windows })
    hours.push({ service_id, instructor_id })
  }
  return { hours, services: ids }
}

interface Booked {
  id: number
  client_id: number
  left_to_pay: number
}

const [{ terms: TRAINING }] = services
const TRAINING_PRICE = TRAINING.price

/** Takes the deposit of an hour alone with a trainer at the desk. */
async function takeDeposit(api: DemoApi, { id: appointment_id, client_id }: Booked): Promise<void> {
  const items = [{ kind: 'appointment', appointment_id, part: 'deposit' }]
  const payments = [{ method: 'card_terminal', amount: TRAINING.deposit_amount }]
  await api.make('/till', { client_id, items, payments })
}

/** Books a few of the hours that are free on a day to come; the desk takes their deposits. */
export async function bookHours(
  api: DemoApi,
  hours: readonly DemoHours[],
  members: readonly Member[],
  day: LocalDate,
  random: () => number,
): Promise<void> {
  for (const { service_id, instructor_id } of hours) {
    const query = `service_id=${service_id}&instructor_id=${instructor_id}&date=${day}`
    const slots = (await api.send<{ starts_at: string }[]>('GET', `/appointments/available-slots?${query}`))!
    const slot = slots[Math.floor(random() * slots.length)]
    const member = members[Math.floor(random() * members.length)]
    if (!slot || !member || random() < 0.3) continue
    const wish = { service_id, instructor_id, client_id: member.id, starts_at: slot.starts_at }
    const booked = await api.send<Booked>('POST', '/appointments', wish, () => {})
    if (booked && booked.left_to_pay === TRAINING_PRICE) await takeDeposit(api, booked)
  }
}

/** Sells somebody hours alone with a trainer, and books the first three, a week apart: credits pay for them. */
export async function train(
  api: DemoApi,
  { types, hours }: Furniture,
  { id }: Member,
  today: LocalDate,
): Promise<void> {
  await sell(api, types.get(TRAINING_PACK)!, id, today)
  for (const week of [0, 1, 2]) await bookFirstFree(api, hours[0]!, id, addDays(today, 1 + week * 7))
}

/** Books the first hour that is free from a day on. */
async function bookFirstFree(api: DemoApi, hour: DemoHours, client_id: number, from: LocalDate): Promise<void> {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const query = `service_id=${hour.service_id}&instructor_id=${hour.instructor_id}&date=${addDays(from, ahead)}`
    const slots = (await api.send<{ starts_at: string }[]>('GET', `/appointments/available-slots?${query}`))!
    for (const { starts_at } of slots) {
      if (await api.send('POST', '/appointments', { ...hour, client_id, starts_at }, () => {})) return
    }
  }
}

/** The outcome of a day's appointments by the afternoon: nearly all took place. */
export async function holdHours(api: DemoApi, today: LocalDate, random: () => number): Promise<void> {
  const query = `start_date=${today}&end_date=${today}&status=booked`
  for (const { id } of (await api.send<{ id: number }[]>('GET', `/appointments?${query}`))!) {
    await api.send('PATCH', `/appointments/${id}/complete`, { status: random() < 0.92 ? 'completed' : 'no_show' })
  }
}

/** Books an upcoming appointment for the client that visitors sign in as. */
export async function bookForVisitor(api: DemoApi, [first]: readonly DemoHours[], visitor: Member, today: LocalDate) {
  await bookFirstFree(api, first!, visitor.id, addDays(today, 2))
}

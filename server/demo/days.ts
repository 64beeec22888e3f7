import { addDays, toInstant, type LocalDate } from '../lib/time.ts'
import type { DemoApi } from './api.ts'
import { ZONE, type Furniture } from './furniture.ts'
import { sell, type Member } from './members.ts'

interface DemoClass {
  id: number
  name: string
  starts_at: string
  state: string
}

interface Roster {
  bookings: { booking_id: number; status: string }[]
}

/** People's mornings: they book classes of the next days, wait where one is full, and buy when a pass has run out. */
export async function bookAhead(
  api: DemoApi,
  furniture: Furniture,
  members: readonly Member[],
  today: LocalDate,
  random: () => number,
  days: number,
): Promise<void> {
  const query = `start_date=${addDays(today, 1)}&end_date=${addDays(today, days)}&status=scheduled`
  const classes = (await api.send<DemoClass[]>('GET', `/scheduled-classes?${query}`))!
  for (const { id, name } of classes) {
    for (const member of members) {
      if (!member.likes.has(name) || random() > member.zeal / 2) continue
      await bookOne(api, furniture, member, id, today, random)
    }
  }
}

const spent = new Set(['NO_CREDITS_LEFT', 'NO_ENTITLEMENT', 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE'])

/** Books a class for a member: waits where it is full, buys where it ran out. */
export async function bookOne(
  api: DemoApi,
  { types }: Furniture,
  member: Member,
  classId: number,
  today: LocalDate,
  random: () => number,
): Promise<void> {
  const place = { scheduled_class_id: classId, client_id: member.id }
  let code: string | undefined
  const refused = (problem: { code: string }) => {
    code = problem.code
  }
  await api.send('POST', '/bookings', place, refused)
  if (code === 'CLASS_FULL' && random() < 0.5) await api.send('POST', '/bookings/waitlist', place, () => {})
  if (code && spent.has(code) && random() < 0.4) {
    const plan = member.plan === 'Two weeks to start' ? '8 classes a month' : member.plan
    await sell(api, types.get(plan)!, member.id, today)
    await api.send('POST', '/bookings', place, () => {})
  }
}

/** The events in a day's classes: most clients come, some cancel late, a few never show. */
export async function holdClasses(api: DemoApi, today: LocalDate, random: () => number): Promise<void> {
  const classes = (await api.send<DemoClass[]>(
    'GET',
    `/scheduled-classes?start_date=${today}&end_date=${today}&status=scheduled`,
  ))!
  for (const { id, starts_at } of classes) {
    await api.moveTo(starts_at)
    const roster = (await api.send<Roster>('GET', `/scheduled-classes/${id}/roster`))!
    const booked = roster.bookings.filter(({ status }) => status === 'booked')
    const came = booked.filter(() => random() < 0.93)
    if (came.length > 0)
      await api.make(`/scheduled-classes/${id}/roster/check-in`, { booking_ids: came.map((one) => one.booking_id) })
    for (const missing of booked.filter((one) => !came.includes(one)))
      await api.make(`/bookings/${missing.booking_id}/no-show`)
  }
}

/** A few change their minds in time; a place that comes free goes to the waitlist. */
export async function changeMinds(api: DemoApi, today: LocalDate, random: () => number): Promise<void> {
  const tomorrow = addDays(today, 1)
  const classes = (await api.send<DemoClass[]>(
    'GET',
    `/scheduled-classes?start_date=${tomorrow}&end_date=${tomorrow}&status=scheduled`,
  ))!
  for (const { id } of classes) {
    const roster = (await api.send<Roster>('GET', `/scheduled-classes/${id}/roster`))!
    for (const booking of roster.bookings) {
      if (booking.status === 'booked' && random() < 0.06)
        await api.send('DELETE', `/bookings/${booking.booking_id}`, { reason: 'Plans changed' })
    }
  }
}

/** Once a week the front desk collects what is due; nearly everybody pays. */
export async function collect(api: DemoApi, members: readonly Member[], random: () => number): Promise<void> {
  for (const { id } of members) {
    const charges = (await api.send<{ id: number; status: string }[]>('GET', `/clients/${id}/charges`))!
    for (const charge of charges) {
      if (charge.status !== 'due' || random() > 0.9) continue
      await api.make(`/clients/${id}/charges/${charge.id}/settle`, { payment_method: 'card_terminal' })
    }
  }
}

/** The instants of a demo day: seven in the morning and half past three in the afternoon. */
export function timesOf(day: LocalDate): { morning: string; afternoon: string } {
  return { morning: toInstant(ZONE, day, '07:00'), afternoon: toInstant(ZONE, day, '15:30') }
}

import { addMinutes, localDate, localTime, type Instant, type LocalDate } from '../lib/time.ts'
import type { DemoApi } from './api.ts'
import { bookOne } from './days.ts'
import { ZONE, type Furniture } from './furniture.ts'
import type { Member } from './members.ts'

/** How many minutes before a class its check-in opens. */
const OPENS = 30
/** Nobody teaches later. */
const LATEST = '22:00'
const CLASS = 'Barre'
const PEOPLE = 7

/**
 * Plans a class that begins as soon as the studio can be looked at, where the week has none then: a kiosk has somebody to check
 * in, a roster somebody to come. Not at night.
 */
export async function openDoor(
  api: DemoApi,
  furniture: Furniture,
  members: readonly Member[],
  { now, today, random }: { now: Instant; today: LocalDate; random: () => number },
): Promise<void> {
  // From the last full ten minutes on: its check-in is open already, and stays so for a while.
  const starts_at = addMinutes(`${now.slice(0, 15)}0:00.000Z`, OPENS)
  if (localDate(starts_at, ZONE) !== today || localTime(starts_at, ZONE) > LATEST) return
  const classes = await api.send<{ starts_at: Instant }[]>(
    'GET',
    `/scheduled-classes?start_date=${today}&end_date=${today}`,
  )
  const isSoon = (at: Instant) => at >= addMinutes(now, 5) && at <= addMinutes(now, OPENS)
  if (classes!.some((cls) => isSoon(cls.starts_at))) return
  const id = await plan(api, starts_at)
  const keen = members.slice(1).filter(({ likes }) => likes.has(CLASS))
  for (const member of keen.slice(0, PEOPLE)) await bookOne(api, furniture, member, id, today, random)
  for (const [at, note] of NOTES.entries()) {
    const member = keen[at]
    if (member) await api.make(`/clients/${member.id}/notes`, note)
  }
}

/** The front desk's notes for the instructor of that class. */
const NOTES = [
  { body: 'Left knee: no deep lunges until June. Offer the chair.', is_health: true },
  { body: 'Likes a mat at the back, near the door.', for_instructors: true },
]

/** Plans it with the first instructor who is free then. */
async function plan(api: DemoApi, starts_at: Instant): Promise<number> {
  const templates = await api.send<{ items: { id: number; name: string }[] }>('GET', '/class-templates')
  const instructors = await api.send<{ items: { id: number }[] }>('GET', '/instructors')
  const template_id = templates!.items.find(({ name }) => name === CLASS)!.id
  for (const { id: instructor_id } of instructors!.items) {
    const cls = { template_id, instructor_id, starts_at }
    const planned = await api.send<{ id: number }>('POST', '/scheduled-classes', cls, () => {})
    if (planned) return planned.id
  }
  return (await api.make('/scheduled-classes', { template_id, starts_at })).id
}

import { addDays, toInstant, weekday, type LocalDate } from '../lib/time.ts'
import type { DemoApi } from './api.ts'
import type { Processor } from '../stand-in/processor.ts'
import { offerHours } from './appointments.ts'
import { ZONE, type Furniture } from './furniture.ts'
import { PRIVACY, TERMS } from './legal.ts'
import { openTill } from './processor.ts'
import { categories, membershipTypes, rooms, templates, week, workshop, type Covering } from './offer.ts'
import { hangPictures } from './pictures.ts'
import { frontDesk, instructors, owner, PASSWORD } from './people.ts'

/** Sets the made-up studio up on a Monday: owner, team, offer, and the weekly classes from that day on. */
export async function furnish(api: DemoApi, monday: LocalDate, processor: Processor): Promise<Furniture> {
  const { recovery_code } = await api.make<{ recovery_code: string }>('/auth/bootstrap', {
    studio_name: 'Marea Yoga & Pilates',
    timezone: ZONE,
    currency: 'EUR',
    manager_full_name: owner.full_name,
    manager_email: owner.email,
    manager_password: PASSWORD,
  })
  // Moving the clock signs the owner in.
  await api.moveTo(toInstant(ZONE, monday, '06:00'))
  await api.make('/auth/recovery-code/confirm', { recovery_code })
  await api.send('PUT', '/studio', {
    address: 'Carrer del Port 12, 08870 Sitges',
    country: 'ES',
    default_vat_rate: 21,
    primary_color: '#1f6f78',
    secondary_color: '#e6a15c',
    cancellation_hours: 12,
    late_cancel_fee: 5,
    no_show_fee: 8,
    waitlist_confirm_minutes: 60,
    terms_text: TERMS,
    privacy_text: PRIVACY,
  })
  const [first] = (await api.send<{ id: number }[]>('GET', '/establishments'))!
  await api.send('PUT', `/establishments/${first!.id}`, {
    address: 'Carrer del Port 12, 08870 Sitges',
    phone: '+34 938 000 012',
  })
  const post = { host: 'mail.marea.example', port: 587, security: 'starttls', from_email: 'hola@marea.example' }
  await api.send('PUT', '/studio/email', post)
  const roles = (await api.send<{ id: number; name: string }[]>('GET', '/roles'))!
  const desk = roles.find(({ name }) => name === 'Front desk')!
  await api.make('/staff', { ...frontDesk, password: PASSWORD, role_id: desk.id })
  const teachers: number[] = []
  for (const instructor of instructors)
    teachers.push((await api.make('/instructors', { ...instructor, password: PASSWORD })).id)
  const names = new Map(instructors.map(({ full_name }, at) => [full_name as string, teachers[at]!]))
  const kinds = new Map<string, number>()
  for (const category of categories) kinds.set(category.name, (await api.make('/class-categories', category)).id)
  await hangPictures(api, await planWeek(api, monday, teachers, kinds), names)
  const { hours, services } = await offerHours(api, teachers)
  const types = new Map<string, number>()
  for (const { terms, covers } of membershipTypes) {
    const coverage = covers && coverageOf(covers, kinds, services)
    types.set(terms.name, (await api.make('/membership-types', { ...terms, ...(coverage && { coverage }) })).id)
  }
  return { types, till: await openTill(api, processor), hours }
}

type Ids = ReadonlyMap<string, number>

/** The coverage of a pass, with ids for names. */
function coverageOf(covers: Covering, kinds: Ids, services: Ids) {
  const ids = (names: readonly string[] = [], of: Ids) => names.map((name) => of.get(name)!)
  return {
    classes: 'listed',
    category_ids: ids(covers.categories, kinds),
    service_ids: ids(covers.services, services),
  }
}

/** Plans the weekly classes, and the workshop; gives the class templates' ids by name. */
async function planWeek(api: DemoApi, monday: LocalDate, teachers: number[], kinds: Ids): Promise<Ids> {
  const templateIds = new Map<string, number>()
  const roomIds = new Map<string, number>()
  for (const room of rooms) roomIds.set(room.name, (await api.make('/room-plans', room)).id)
  for (const template of templates) {
    const { room, category, ...offered } = { room: undefined, category: undefined, ...template }
    const room_plan_id = room === undefined ? null : roomIds.get(room)
    const category_id = category === undefined ? null : kinds.get(category)
    templateIds.set(template.name, (await api.make('/class-templates', { ...offered, room_plan_id, category_id })).id)
  }
  for (const { template, instructor, weekdays, time, interval } of [
    ...week.map((cls) => ({ ...cls, interval: 1 })),
    workshop,
  ]) {
    const first = [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n)).find((day) => weekday(day) === weekdays[0])!
    await api.make('/scheduled-classes', {
      template_id: templateIds.get(template),
      instructor_id: teachers[instructor],
      starts_at: `${first}T${time}`,
      recurrence: { freq: 'weekly', weekdays, interval },
    })
  }
  return templateIds
}

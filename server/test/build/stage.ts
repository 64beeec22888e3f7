import { formOf } from './pictures.ts'
import { OWNER_EMAIL, type TestStudio } from '../studio.ts'
import { makeAppointment, makeService, setWindows } from './appointments.ts'
import { book, registerClient, registerMember, sellPack, wait, type TestClient } from './bookings.ts'
import { makeDependant } from './dependants.ts'
import { everythingLicensed } from './license.ts'
import { makeMembershipType, sellMembership } from './memberships.ts'
import { back, registerBuyer, sellOnline, startOnlineStudio, subscribe } from './online.ts'
import { makeRoom } from './rooms.ts'
import { finalizedRun, payComponent } from './payroll.ts'
import { makeClass } from './schedule.ts'
import { makeInstructor, makeManager } from './staff.ts'
import { withFactor } from './totp.ts'

/** A studio with one of everybody, and a client whose records the others must not reach. */
export interface Stage {
  studio: TestStudio
  tokens: Record<'client' | 'stranger' | 'instructor' | 'manager' | 'powerless', string>
  victim: TestClient
  /** A record of the victim's (or of a class of another instructor's) for each path parameter. */
  ids: Record<string, number | string>
  /** Bodies and queries by operation, where one is needed to get as far as looking for the record. */
  bodies: Record<string, unknown>
  queries: Record<string, string>
  /** A class with free places. */
  openClass: number
  /** What the victim would buy of a membership online. */
  buying: object
}

const AWAY = { starts_at: '2026-08-03T00:00', ends_at: '2026-08-10T00:00' }
const dependantPath = '/api/v1/clients/me/dependants/{dependant_id}'

/** Makes a studio in which every record that can be reached by a path belongs to the victim, or to another instructor's class. */
export async function makeStage(): Promise<Stage> {
  const { studio } = await startOnlineStudio({ webhook: false, config: await everythingLicensed() })
  await studio.asOwner('POST /api/v1/studio/license', { license_key: 'SD1-OF-THE-STAGE' })
  const mine = await makeInstructor(studio)
  const other = await makeInstructor(studio)
  const victim = await registerBuyer(studio, { full_name: 'Vera Victim' })
  const pass = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 365 })
  await sellMembership(studio, { client_id: victim.id, membership_type_id: pass.id })
  await subscribe(studio, victim)
  const sold = await sellOnline(studio)
  const { session_id } = (await victim.buy(sold.id)).body
  const [client, stranger] = [await registerClient(studio), await registerMember(studio)]
  const room = await makeRoom(studio, 1)
  const held = await makeClass(studio, { instructor_id: other.id, capacity: 1, room_plan_id: room.id })
  const booking = await book(studio, held, victim)
  const full = await makeClass(studio, { instructor_id: other.id, capacity: 1, starts_at: '2026-03-10T18:00' })
  await book(studio, full, stranger)
  const waiting = await wait(full, victim)
  const pack = await sellPack(studio, victim, 5)
  const { membership_type_id } = pack
  await sellMembership(studio, { client_id: victim.id, membership_type_id, payment_method: 'cash' })
  const receipts = await studio.asOwner(`GET /api/v1/receipts?client_id=${victim.id}`)
  const waiver = await studio.asOwner('POST /api/v1/waivers', { title: 'Health', body: 'I am well.' })
  const signed = await victim.ask(`POST /api/v1/waivers/${waiver.body.id}/sign`, { signed_name: victim.full_name })
  const news = { client_id: victim.id, title: 'A scarf', body: 'It is here.' }
  const { body: notification } = await studio.asOwner('POST /api/v1/notifications/send', news)
  const open = await makeClass(studio, { instructor_id: mine.id, starts_at: '2026-03-12T18:00' })
  const dependant = await makeDependant(studio, victim, { full_name: `${victim.full_name} junior` })
  const feed = await victim.ask('POST /api/v1/calendar/tokens')
  const service = await makeService(studio)
  await setWindows(studio, other.id)
  const of = { service_id: service.id, instructor_id: other.id }
  const appointment = await makeAppointment(studio, { ...of, client_id: victim.id, starts_at: '2026-03-16T10:00' })
  const away = await studio.asOwner(`POST /api/v1/instructors/${other.id}/time-off`, AWAY)
  const request = await studio.asOwner(`POST /api/v1/scheduled-classes/${full.id}/substitute-requests`, {})
  const component = await payComponent(studio, { user_id: other['user_id'] })
  const run = await finalizedRun(studio)
  // Managers are let in at both doors only with a second factor.
  studio.owner = (await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })).token
  const powerless = await withFactor(studio, await makeManager(studio, []))
  return {
    studio,
    tokens: {
      client: await studio.login(client.email),
      stranger: await studio.login(stranger.email),
      instructor: await studio.login(mine.email),
      manager: studio.owner,
      powerless: powerless.token,
    },
    victim,
    ids: {
      appointment_id: appointment.id,
      instructor_id: other.id,
      time_off_id: away.body.id,
      component_id: component.id,
      run_id: run.id,
      item_id: run.line_items[0].id,
      client_id: victim.id,
      booking_id: booking.id,
      waitlist_id: waiting.id,
      class_id: held.id,
      membership_id: pack.id,
      receipt_id: receipts.body.items[0].id,
      signature_id: signed.body.id,
      dependant_id: dependant.id,
      feed_id: feed.body.id,
      request_id: request.body.id,
      notification_id: notification.id,
      session_id,
      room_plan_id: room.id,
      waiver_id: waiver.body.id,
    },
    bodies: {
      [`POST ${dependantPath}/appointments`]: { ...of, starts_at: '2026-03-17T10:00' },
      'PATCH /api/v1/appointments/{appointment_id}/complete': { status: 'completed' },
      'PUT /api/v1/instructors/{instructor_id}/availability': { windows: [] },
      'POST /api/v1/instructors/{instructor_id}/photo': formOf(new Uint8Array([1])),
      'POST /api/v1/instructors/{instructor_id}/time-off': AWAY,
      [`POST ${dependantPath}/bookings`]: { scheduled_class_id: open.id },
      [`POST ${dependantPath}/bookings/waitlist`]: { scheduled_class_id: full.id },
      [`POST ${dependantPath}/waivers/{waiver_id}/sign`]: { signed_name: victim.full_name },
      'POST /api/v1/clients/{client_id}/notes': { body: 'Seen' },
      'PUT /api/v1/bookings/{booking_id}/seat': { seat_id: room.seats[0].id },
      [`PUT ${dependantPath}/bookings/{booking_id}/seat`]: { seat_id: room.seats[0].id },
      'POST /api/v1/scheduled-classes/{class_id}/roster/check-in': { booking_ids: [booking.id] },
    },
    queries: { 'GET /api/v1/scheduled-classes/{class_id}/eligibility': `?client_id=${victim.id}` },
    openClass: open.id,
    buying: { client_id: victim.id, membership_type_id: sold.id, ...back },
  }
}

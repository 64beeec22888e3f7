import { makeAppointment, makeService, setWindows } from './appointments.ts'
import { makeAutomation } from './automations.ts'
import { book, makeFullClass, registerClient, sellPack, setRules, wait, type TestClient } from './bookings.ts'
import { issueGiftCard, makeProduct, makePromo, sell } from './commerce.ts'
import { makeDependant } from './dependants.ts'
import { importFile } from './migration.ts'
import { buyerOf, connect, sellOnline, subscribe } from './online.ts'
import { setPicture } from './pictures.ts'
import { makeRoom } from './rooms.ts'
import { finalizedRun, makeInstructor, payComponent } from './staff.ts'
import { startStanding } from './standing-bookings.ts'
import { makeClass, makeCategory } from './schedule.ts'
import { makeRule } from './tags.ts'
import { makeWaiver, signWaiver } from './waivers.ts'
import { makeWebhook } from './webhooks.ts'
import type { Processor } from '../../stand-in/processor.ts'
import type { ReachedStudio } from '../request.ts'

/** A studio with a record for every path; what can be a client's or an instructor's is of these two. */
export interface Furnished {
  /** A value for each path parameter; those of a guardian's paths are the dependant's. */
  ids: Record<string, string | number>
  dependantIds: Record<string, string | number>
  client: TestClient
  /** The e-mail of an instructor with a login. */
  instructor: string
}

const AWAY = { starts_at: '2036-08-03T00:00', ends_at: '2036-08-10T00:00' }
const RECORDS = '/api/v1/clients/me/dependants/{dependant_id}'

/** Makes the records through the API alone; those of what is paid online where the studio talks to a stand-in. */
export async function furnish(studio: ReachedStudio, processor?: Processor): Promise<Furnished> {
  await setRules(studio, { default_vat_rate: 21, terms_text: 'Be on time.' })
  const instructor = await makeInstructor(studio)
  await setPicture(studio, `instructors/${instructor.id}/photo`)
  const client = await registerClient(studio, { full_name: 'Zoë Łukasz 王小明' })
  const invited = await studio.asOwner('POST /api/v1/clients', { full_name: 'In Vited', email: 'in@example.com' })
  const invitation = await studio.asOwner(`POST /api/v1/clients/${invited.body.id}/invite`)
  const pack = await sellPack(studio, client, 5, { can_pause: true, max_pause_days: 30 })
  const room = await makeRoom(studio, 1)
  const cls = await makeClass(studio, { instructor_id: instructor.id, capacity: 1, room_plan_id: room.id })
  await setPicture(studio, `class-templates/${cls.template_id}/photo`)
  const name = await addPicture(studio, 'cover')
  await addPicture(studio, 'logo')
  const booking = await book(studio, cls, client)
  const starts_at = new Date(Date.parse(studio.clock.now()) + 5 * 86_400_000).toISOString()
  const full = (await makeFullClass(studio, { instructor_id: instructor.id, starts_at })).cls
  const waiting = await wait(full, client)
  const request = await studio.asOwner(`POST /api/v1/scheduled-classes/${full.id}/substitute-requests`, {})
  const service = await makeService(studio)
  await setWindows(studio, instructor.id)
  const appointment = await makeAppointment(studio, {
    service_id: service.id,
    instructor_id: instructor.id,
    client_id: client.id,
    starts_at: '2036-03-04T10:00',
  })
  const away = await studio.asOwner(`POST /api/v1/instructors/${instructor.id}/time-off`, AWAY)
  const product = await makeProduct(studio, { name: 'Mat مطاط, n. 7' })
  await setPicture(studio, `products/${product.id}/photo`)
  const sale = await sell(studio, { client_id: client.id, product_id: product.id })
  const date = studio.clock.now().slice(0, 10)
  const close = await studio.asOwner('POST /api/v1/day-closes', { date, counted: [] })
  const webhook = await makeWebhook(studio, { is_active: false })
  const card = await issueGiftCard(studio, { recipient_name: 'Anushka अनुष्का' })
  const promo = await makePromo(studio)
  const waiver = await makeWaiver(studio)
  const category = await makeCategory(studio)
  await setRules(studio, { standing_bookings_enabled: true })
  const standing = await startStanding(studio, { client_id: client.id, starts_on: '2036-08-03' })
  const signature = await signWaiver(waiver, client)
  const dependant = await makeDependant(studio, client)
  const dependantPack = await sellPack(studio, dependant, 3)
  const signPath = `${RECORDS.replace('{dependant_id}', dependant.id)}/waivers/${waiver.id}/sign`
  const signedFor = await client.ask(`POST ${signPath}`, { signed_name: client.full_name })
  const standingOfDependant = await startStanding(studio, { client_id: dependant.id, starts_on: '2036-08-03' })
  await makeRule(studio)
  const automation = await makeAutomation(studio)
  const salary = { component_type: 'fixed_salary', rate: 700, salary_period: 'weekly' }
  const component = await payComponent(studio, { user_id: instructor['user_id'], ...salary })
  const run = await finalizedRun(studio)
  const job = await importFile(studio, 'clients', 'Name,Email\nÅsa Öberg,asa@example.com\nNo Mail,\n')
  const calendar = await studio.asOwner('POST /api/v1/calendar/tokens')
  const feed = await client.ask('POST /api/v1/calendar/tokens')
  const news = { client_id: client.id, title: 'A scarf', body: 'It is here.' }
  const notification = await studio.asOwner('POST /api/v1/notifications/send', news)
  const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
  const copy = (await studio.asOwner('POST /api/v1/studio/backup')).body
  const places = (await studio.asOwner('GET /api/v1/establishments')).body
  return {
    client,
    instructor: instructor.email,
    ids: {
      appointment_id: appointment.id,
      service_id: service.id,
      automation_id: automation.id,
      booking_id: booking.id,
      category_id: category.id,
      class_id: cls.id,
      client_id: client.id,
      component_id: component.id,
      dependant_id: dependant.id,
      feed_id: feed.body.id,
      feed_token: /([^/]+)\.ics$/.exec(calendar.body.path)![1]!,
      file_name: copy.file_name,
      establishment_id: (places.items ?? places)[0].id,
      full_class_id: full.id,
      gift_card_id: card.id,
      instructor_id: instructor.id,
      item_id: run.line_items[0].id,
      job_id: job.id ?? job.job_id,
      membership_id: pack.id,
      name,
      membership_type_id: pack.membership_type_id,
      notification_id: notification.body.id,
      product_id: product.id,
      promo_code_id: promo.id,
      public_studio_id,
      receipt_id: sale.receipt_id,
      request_id: request.body.id,
      room_plan_id: room.id,
      run_id: run.id,
      date: '2036-08-07',
      standing_booking_id: standing.id,
      kind: 'terms',
      // A series that they have no standing booking in.
      series_id: standingOfDependant.series_id,
      sale_id: sale.id,
      seat_id: room.seats[0].id,
      signature_id: signature.id,
      template_id: cls.template_id,
      day_close_id: close.body.id,
      webhook_id: webhook.id,
      token: new URL(invitation.body.invite_url).hash.slice(1),
      time_off_id: away.body.id,
      type: 'clients',
      waitlist_id: waiting.id,
      waiver_id: waiver.id,
      ...(processor && (await buyOnline(studio, processor, client))),
    },
    dependantIds: {
      class_id: cls.id,
      dependant_id: dependant.id,
      membership_id: dependantPack.id,
      signature_id: signedFor.body.id,
      standing_booking_id: standingOfDependant.id,
      series_id: standing.series_id,
    },
  }
}

/** Has a client subscribe, and begin to buy something else. */
async function buyOnline(studio: ReachedStudio, processor: Processor, client: TestClient) {
  await connect(studio, processor)
  const buyer = await subscribe(studio, buyerOf(studio, client))
  return { session_id: (await buyer.buy((await sellOnline(studio)).id)).body.session_id as string }
}

/** Gives the studio a logo or a cover, and gives the name by which anybody reads it. */
async function addPicture(studio: ReachedStudio, kind: 'logo' | 'cover'): Promise<string> {
  return (await setPicture(studio, `studio/${kind}`))[`${kind}_url`].split('/').at(-1)
}

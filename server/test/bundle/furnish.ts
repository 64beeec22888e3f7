import { makeAppointment, makeService, setWindows } from '../build/appointments.ts'
import { makeAutomation } from '../build/automations.ts'
import { book, registerClient, sellPack, setRules, wait, type TestClient } from '../build/bookings.ts'
import { makeProduct, sell } from '../build/commerce.ts'
import { makeDependant } from '../build/dependants.ts'
import { issueGiftCard, makePromo } from '../build/gift-cards.ts'
import { importFile } from '../build/migration.ts'
import { buyerOf, connect, sellOnline, subscribe } from '../build/online.ts'
import { setPicture } from '../build/pictures.ts'
import { makeRoom } from '../build/rooms.ts'
import { finalizedRun, payComponent } from '../build/payroll.ts'
import { makeClass } from '../build/schedule.ts'
import { makeInstructor } from '../build/staff.ts'
import { makeRule } from '../build/tags.ts'
import { makeWaiver, signWaiver } from '../build/waivers.ts'
import { makeWebhook } from '../build/webhooks.ts'
import type { Processor } from '../../stand-in/processor.ts'
import type { ReachedStudio } from '../request.ts'

/** A studio with a record for every path, and who may ask for those that the owner may not. */
export interface Furnished {
  /** A value for each path parameter; those of a guardian's paths are the dependant's. */
  ids: Record<string, string | number>
  dependantIds: Record<string, string | number>
  /** The queries without which an operation answers nothing. */
  queries: Record<string, string>
  client: TestClient
  /** The e-mail of an instructor with a login. */
  instructor: string
}

const RECORDS = '/api/v1/clients/me/dependants/{dependant_id}'

/** Makes the records through the API alone; those of what is paid online where the studio talks to a stand-in. */
export async function furnish(studio: ReachedStudio, processor?: Processor): Promise<Furnished> {
  await setRules(studio, { default_vat_rate: 21 })
  const instructor = await makeInstructor(studio)
  await setPicture(studio, `instructors/${instructor.id}/photo`)
  const client = await registerClient(studio, { full_name: 'Zoë Łukasz 王小明' })
  const invited = await studio.asOwner('POST /api/v1/clients', { full_name: 'In Vited', email: 'in@example.com' })
  const invitation = await studio.asOwner(`POST /api/v1/clients/${invited.body.id}/invite`)
  const pack = await sellPack(studio, client, 5)
  const cls = await makeClass(studio, { instructor_id: instructor.id, capacity: 1 })
  await setPicture(studio, `class-templates/${cls.template_id}/photo`)
  const name = await addPicture(studio, 'cover')
  await addPicture(studio, 'logo')
  const room = await makeRoom(studio)
  const booking = await book(studio, cls, client)
  const waiting = await registerClient(studio)
  await sellPack(studio, waiting, 1)
  await wait(cls, waiting)
  const service = await makeService(studio)
  await setWindows(studio, instructor.id)
  const appointment = await makeAppointment(studio, {
    service_id: service.id,
    instructor_id: instructor.id,
    client_id: client.id,
    starts_at: '2036-03-04T10:00',
  })
  const product = await makeProduct(studio, { name: 'Mat مطاط, n. 7' })
  await setPicture(studio, `products/${product.id}/photo`)
  const sale = await sell(studio, { client_id: client.id, product_id: product.id })
  const date = studio.clock.now().slice(0, 10)
  const close = await studio.asOwner('POST /api/v1/day-closes', { date, counted: [] })
  const webhook = await makeWebhook(studio, { is_active: false })
  const card = await issueGiftCard(studio, { recipient_name: 'Anushka अनुष्का' })
  const promo = await makePromo(studio)
  const waiver = await makeWaiver(studio)
  const signature = await signWaiver(waiver, client)
  const dependant = await makeDependant(studio, client)
  const dependantPack = await sellPack(studio, dependant, 3)
  const signPath = `${RECORDS.replace('{dependant_id}', dependant.id)}/waivers/${waiver.id}/sign`
  const signedFor = await client.ask(`POST ${signPath}`, { signed_name: client.full_name })
  await makeRule(studio)
  const automation = await makeAutomation(studio)
  const salary = { component_type: 'fixed_salary', rate: 700, salary_period: 'weekly' }
  await payComponent(studio, { user_id: instructor['user_id'], ...salary })
  const run = await finalizedRun(studio)
  const job = await importFile(studio, 'clients', 'Name,Email\nÅsa Öberg,asa@example.com\nNo Mail,\n')
  const calendar = await studio.asOwner('POST /api/v1/calendar/tokens')
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
      class_id: cls.id,
      client_id: client.id,
      feed_token: /([^/]+)\.ics$/.exec(calendar.body.path)![1]!,
      file_name: copy.file_name,
      establishment_id: (places.items ?? places)[0].id,
      gift_card_id: card.id,
      instructor_id: instructor.id,
      job_id: job.id ?? job.job_id,
      membership_id: pack.id,
      name,
      membership_type_id: pack.membership_type_id,
      product_id: product.id,
      promo_code_id: promo.id,
      public_studio_id,
      receipt_id: sale.receipt_id,
      room_plan_id: room.id,
      run_id: run.id,
      sale_id: sale.id,
      signature_id: signature.id,
      template_id: cls.template_id,
      day_close_id: close.body.id,
      webhook_id: webhook.id,
      token: new URL(invitation.body.invite_url).hash.slice(1),
      type: 'clients',
      waiver_id: waiver.id,
      ...(processor && (await buyOnline(studio, processor, client))),
    },
    dependantIds: {
      class_id: cls.id,
      dependant_id: dependant.id,
      membership_id: dependantPack.id,
      signature_id: signedFor.body.id,
    },
    queries: {
      'GET /api/v1/clients/standing': `?ids=${client.id}`,
      'GET /api/v1/appointments/available-slots': `?service_id=${service.id}&instructor_id=${instructor.id}&date=2036-03-04`,
      'GET /api/v1/scheduled-classes/{class_id}/eligibility': `?client_id=${client.id}`,
      'GET /api/v1/closures/preview': '?starts_on=2036-08-01&ends_on=2036-08-15',
      'GET /api/v1/migration/invitations/export': `?job_id=${job.id ?? job.job_id}`,
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

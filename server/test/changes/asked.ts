import { offer } from '../build/appointments.ts'
import { makeAutomation } from '../build/automations.ts'
import { book, makeFullClass, registerClient, registerMember, setRules, type TestClient } from '../build/bookings.ts'
import { makeClient } from '../build/commerce.ts'
import { makeMemberDependant } from '../build/dependants.ts'
import { issueGiftCard, makePromo } from '../build/gift-cards.ts'
import { pairKiosk } from '../build/kiosks.ts'
import { makeMembershipType } from '../build/memberships.ts'
import { makeClass } from '../build/schedule.ts'
import type { TestStudio } from '../studio.ts'
import { imported, smtp, type Ask } from './change.ts'

/** What to ask for once the stage is set, and as whom: an e-mail, the token of a kiosk, or the owner. */
export type Asked = (studio: TestStudio) => Promise<readonly [ask: Ask, by?: string]>

const dependants = 'POST /api/v1/clients/me/dependants/{dependant_id}'

async function family(studio: TestStudio): Promise<[guardian: TestClient, dependant: { id: number }]> {
  const guardian = await registerClient(studio)
  return [guardian, await makeMemberDependant(studio, guardian)]
}

/** An import that was confirmed and has not begun: the server ended in between. */
async function running(studio: TestStudio): Promise<number> {
  const { job_id, column_mapping } = await imported(studio)
  const { writer } = studio.running.app
  const write = writer.write.bind(writer)
  let commits = 0
  writer.write = (job) => (commits++ === 0 ? write(job) : new Promise(() => {}))
  await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping, answers: {} })
  await studio.restart()
  return job_id
}

/** What is asked with a POST and is no change by staff in the audit log: by operation. */
export const askedOtherwise: Record<string, Asked> = {
  'POST /api/v1/simulations/schedule': async () => [[[], {}]],
  'POST /api/v1/simulations/policy': async () => [[[], {}]],
  'POST /api/v1/auto-tag-rules/preview': async () => [[[], { trigger_event: 'client.created' }]],
  'POST /api/v1/clients/bulk': async (studio) => {
    const tag = await studio.asOwner('POST /api/v1/tags', { name: 'Several' })
    const client_ids = [(await makeClient(studio)).id]
    return [[[], { client_ids, action: { kind: 'tag', tag_id: tag.body.id } }]]
  },
  'POST /api/v1/marketing-automations/{automation_id}/dry-run': async (studio) => [
    [[(await makeAutomation(studio)).id], { client_id: (await makeClient(studio)).id }],
  ],
  'POST /api/v1/studio/email/test': async (studio) => {
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
    return [[[]]]
  },
  'POST /api/v1/studio/tunnel/check': async () => [[[], { url: 'https://desk.example' }]],
  'POST /api/v1/gift-cards/validate': async (studio) => [[[], { code: (await issueGiftCard(studio)).code }]],
  'POST /api/v1/promo-codes/validate': async (studio) => {
    const { code } = await makePromo(studio)
    return [[[], { code, membership_type_id: (await makeMembershipType(studio)).id }]]
  },
  'POST /api/v1/emails/{email_id}/retry': async (studio) => {
    const { id } = await makeClient(studio)
    await studio.asOwner(`POST /api/v1/clients/${id}/invite`)
    return [[[(await studio.asOwner(`GET /api/v1/emails?client_id=${id}`)).body.items[0].id]]]
  },
  'POST /api/v1/notifications/subscriptions': async (studio) => {
    const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') }
    return [[[], { endpoint: 'https://push.example.com/send/1', keys }], (await registerClient(studio)).email]
  },
  'POST /api/v1/migration/jobs/{job_id}/stop': async (studio) => [[[await running(studio)]]],
  'POST /api/v1/migration/jobs/{job_id}/resume': async (studio) => {
    const job = await running(studio)
    await studio.asOwner(`POST /api/v1/migration/jobs/${job}/stop`)
    return [[[job]]]
  },
  'POST /api/v1/kiosk/check-in': async (studio) => {
    const starts_at = new Date(Date.parse(studio.clock.now()) + 600_000).toISOString()
    const booking = await book(studio, await makeClass(studio, { starts_at }), await registerMember(studio))
    return [[[], { booking_id: booking.id }], await pairKiosk(studio)]
  },
  'POST /api/v1/gdpr/consent': async (studio) => [
    [[], { consent_type: 'marketing_email', granted: true }],
    (await registerClient(studio)).email,
  ],
  'POST /api/v1/clients/me/erasure-request': async (studio) => [[[]], (await registerClient(studio)).email],
  [`${dependants}/appointments`]: async (studio) => {
    const [guardian, { id }] = await family(studio)
    const { service, instructor } = await offer(studio)
    const wish = { service_id: service.id, instructor_id: instructor.id, starts_at: '2031-03-04T10:00' }
    return [[[id], wish], guardian.email]
  },
  [`${dependants}/bookings`]: async (studio) => {
    const [guardian, { id }] = await family(studio)
    return [[[id], { scheduled_class_id: (await makeClass(studio)).id }], guardian.email]
  },
  [`${dependants}/bookings/waitlist`]: async (studio) => {
    const [guardian, { id }] = await family(studio)
    return [[[id], { scheduled_class_id: (await makeFullClass(studio)).cls.id }], guardian.email]
  },
  [`${dependants}/bookings/waitlist/{waitlist_id}/confirm`]: async (studio) => {
    await setRules(studio, { waitlist_confirm_minutes: 60, quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
    const [guardian, { id }] = await family(studio)
    const { cls, booking } = await makeFullClass(studio)
    const waiting = await guardian.ask(`${dependants}/bookings/waitlist`.replace('{dependant_id}', String(id)), {
      scheduled_class_id: cls.id,
    })
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    return [[[id, waiting.body.id]], guardian.email]
  },
}

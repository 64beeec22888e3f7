import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../features.ts'
import { everythingLicensed } from './build/license.ts'
import { startOnlineStudio } from './build/online.ts'
import { smtp } from './changes/change.ts'
import { appointmentsChanges } from './changes/appointments.ts'
import { classesChanges } from './changes/classes.ts'
import { houseChanges } from './changes/house.ts'
import { onlineChanges } from './changes/online.ts'
import { peopleChanges } from './changes/people.ts'
import { payrollChanges } from './changes/payroll.ts'
import { filled, recordOf, sideBySide } from './changes/record.ts'
import { sellingChanges } from './changes/selling.ts'
import { rowsOf, tablesTouchedTwice } from './rows.ts'
import type { TestStudio } from './studio.ts'

const changes = {
  ...houseChanges,
  ...peopleChanges,
  ...classesChanges,
  ...appointmentsChanges,
  ...sellingChanges,
  ...onlineChanges,
  ...payrollChanges,
}

/** What managers may call that changes nothing of the studio's: reading, trying, one's own session. */
const changesNothing = [
  'POST /api/v1/assistant/chat',
  'POST /api/v1/auth/logout',
  'POST /api/v1/auth/change-password',
  'POST /api/v1/auth/totp/setup',
  'POST /api/v1/auto-tag-rules/preview',
  'POST /api/v1/simulations/policy',
  'POST /api/v1/simulations/schedule',
  'POST /api/v1/marketing-automations/{automation_id}/dry-run',
  'POST /api/v1/studio/email/test',
  'POST /api/v1/studio/tunnel/check',
  'POST /api/v1/studio/backup-settings/test',
  'POST /api/v1/gift-cards/validate',
  'POST /api/v1/promo-codes/validate',
  'POST /api/v1/migration/analyse',
  'POST /api/v1/migration/jobs/{job_id}/analyse',
]

/** Changes that take a failing mail server, an account of one's own or a long import to come to: their own tests look for the entry. */
const seenElsewhere = [
  'POST /api/v1/assistant/proposals/{proposal_id}/confirm',
  'POST /api/v1/auth/totp/enable',
  'POST /api/v1/auth/totp/disable',
  'POST /api/v1/clients/bulk',
  'POST /api/v1/clients/export',
  'POST /api/v1/emails/{email_id}/retry',
  'POST /api/v1/migration/jobs/{job_id}/stop',
  'POST /api/v1/migration/jobs/{job_id}/resume',
]

/** Changes whose entry is about another record than the path and the answer. */
const aboutOthers = [
  'POST /api/v1/studio/license',
  'POST /api/v1/studio/ai',
  'DELETE /api/v1/studio/ai',
  'POST /api/v1/till',
  'POST /api/v1/webhooks/{webhook_id}/test',
  'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
  'POST /api/v1/scheduled-classes/{class_id}/roster/check-in',
  'POST /api/v1/migration/confirm',
  'POST /api/v1/migration/invitations/send',
  'POST /api/v1/clients/{client_id}/tags',
  'DELETE /api/v1/clients/{client_id}/tags/{tag_id}',
  'POST /api/v1/receipts/{receipt_id}/email',
  'PUT /api/v1/instructors/{instructor_id}/availability',
  'PUT /api/v1/studio',
  'POST /api/v1/studio/logo',
  'DELETE /api/v1/studio/logo',
  'POST /api/v1/studio/cover',
  'DELETE /api/v1/studio/cover',
  'PUT /api/v1/studio/email',
  'POST /api/v1/studio/tunnel/start',
  'POST /api/v1/studio/tunnel/stop',
  'POST /api/v1/studio/backup',
  'POST /api/v1/studio/restored',
  'PUT /api/v1/studio/backup-settings',
  'POST /api/billing/settings',
  'DELETE /api/billing/settings',
  'POST /api/billing/checkout-session',
  'POST /api/v1/gift-cards/checkout-session',
  'POST /api/billing/members/{client_id}/subscription/cancel',
  'POST /api/billing/members/{client_id}/subscription/cancel/override',
]

/** Changes that, asked for once more, leave the record and the log as they are. */
const idleAgain = [
  'DELETE /api/v1/class-templates/{template_id}/photo',
  'PUT /api/v1/waivers/{waiver_id}',
  'DELETE /api/v1/waivers/{waiver_id}',
  'PUT /api/v1/class-templates/{template_id}',
  'DELETE /api/v1/class-templates/{template_id}',
  'PUT /api/v1/scheduled-classes/{class_id}',
  'PATCH /api/v1/appointment-services/{service_id}',
  'DELETE /api/v1/appointment-services/{service_id}',
  'PATCH /api/v1/appointments/{appointment_id}/cancel',
  'PATCH /api/v1/appointments/{appointment_id}/check-in',
  'DELETE /api/v1/bookings/{booking_id}',
  'DELETE /api/v1/bookings/waitlist/{waitlist_id}',
  'DELETE /api/v1/memberships/{membership_id}',
  'PUT /api/v1/gift-cards/{gift_card_id}',
  'DELETE /api/v1/gift-cards/{gift_card_id}',
  'PUT /api/v1/products/{product_id}',
  'DELETE /api/v1/products/{product_id}',
]

/** The record in an answer: what was done beside it is no part of it. */
function recordIn({ fee: _, secret: __, ...record }: Record<string, unknown>): Record<string, unknown> {
  return record
}

/** What is the sum of other rows: the record itself is as old as it was. */
const sums = ['credits_remaining', 'stock_quantity']

describe('every change that staff make', () => {
  let studio: TestStudio
  before(async () => {
    studio = (await startOnlineStudio({ webhook: false, config: await everythingLicensed() })).studio
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
  })
  after(() => studio.stop())

  const newest = async () => (await studio.asOwner('GET /api/v1/audit-log?page_size=5')).body

  it('is listed here, or named as no change', () => {
    const writing = operations.filter(
      ({ key, operation: { access } }) => !key.startsWith('GET') && access !== 'public' && access.manager,
    )
    const listed = [...Object.keys(changes), ...changesNothing, ...seenElsewhere]
    assert.deepEqual(
      writing.map(({ key }) => key as string).filter((key) => !listed.includes(key)),
      [],
      'Add the operation to a list in server/test/changes/ with the action that it audits and a body that is accepted, or to ' +
        'changesNothing here',
    )
    assert.deepEqual(
      listed.filter((key) => !writing.some((one) => one.key === key)),
      [],
      'Take these from server/test/changes/ and from the lists here: no operation of theirs is a change by staff',
    )
  })

  for (const [key, [action, set]] of Object.entries(changes)) {
    it(`is in the audit log once: ${key}`, async () => {
      const [ids, body] = await set(studio)
      // Two of the clock at a time: an owner signs in fifty times an hour at the most.
      await studio.advance({ minutes: 2 })
      const { total } = await newest()
      const former = await recordOf(studio, key, ids)
      const rows = rowsOf(studio)
      const reply = await studio.asOwner(filled(key, ids), body)
      assert.ok(reply.status < 300, JSON.stringify(reply.body))
      assert.deepEqual(
        tablesTouchedTwice(rows, rowsOf(studio)),
        {},
        'It changes more than the one record that is named',
      )
      const after = await newest()
      const added = after.items.slice(0, after.total - total)
      assert.equal(added.map((entry: { action: string }) => entry.action).join(' '), action)
      const [{ actor_name, at, entity_id, before, after: later }] = added
      assert.deepEqual([actor_name, at], ['Olga Owner', studio.clock.now()])
      if (typeof reply.body?.id === 'number' && ids.length === 0) assert.equal(entity_id, reply.body.id)
      if (aboutOthers.includes(key)) return
      const shown = reply.body?.id === entity_id ? recordIn(reply.body) : await recordOf(studio, key, ids)
      if (before) assert.deepEqual(...sideBySide(before, former))
      if (later) assert.deepEqual(...sideBySide(later, shown))
      if (key.startsWith('PUT')) assert.deepEqual({ ...shown, ...(body as object) }, shown)
      if (!before || !later || ids.at(-1) !== shown.id) return
      for (const field of Object.keys(before)) assert.ok(field in later, field)
      if (!Object.keys(later).every((field) => sums.includes(field))) assert.equal(shown.updated_at ?? at, at)
      assert.deepEqual((await recordOf(studio, key, ids)) ?? shown, shown)
      if (!idleAgain.includes(key)) return
      await studio.advance({ minutes: 1 })
      await studio.asOwner(filled(key, ids), body)
      assert.equal((await newest()).total, after.total)
      assert.deepEqual((await recordOf(studio, key, ids)) ?? shown, shown)
    })
  }
})

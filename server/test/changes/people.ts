import { enrollmentsOf, mail, makeAutomation } from '../build/automations.ts'
import { book, registerMember, setRules } from '../build/bookings.ts'
import { makeClient } from '../build/commerce.ts'
import { makeClass } from '../build/schedule.ts'
import { addClient, giveTag, makeRule, makeTag } from '../build/tags.ts'
import { makeWaiver } from '../build/waivers.ts'
import type { TestStudio } from '../studio.ts'
import type { Change } from './change.ts'

/** A fee that is owed: for a class cancelled too late. */
async function charged(studio: TestStudio): Promise<[number, number]> {
  await setRules(studio, { late_cancel_fee: 5, fee_grace_hours: 24, cancellation_hours: 12 })
  const client = await registerMember(studio)
  const starts_at = new Date(Date.parse(studio.clock.now()) + 7_200_000).toISOString()
  const booking = await book(studio, await makeClass(studio, { starts_at }), client)
  await studio.advance({ minutes: 20 })
  await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
  const [charge] = (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body
  return [client.id, charge.id]
}

/** Changes of clients, tags and waivers: by operation, the entry each leaves in the audit log. */
export const peopleChanges: Record<string, Change> = {
  'POST /api/v1/clients': ['client.create', async () => [[], { full_name: 'New One' }]],
  'PUT /api/v1/clients/{client_id}': [
    'client.update',
    async (studio) => [
      [(await addClient(studio)).id],
      {
        full_name: 'Renamed',
        email: 'moved@mail.test',
        phone: '600',
        date_of_birth: '1990-02-03',
        address: 'Calle 3',
        emergency_contact: 'Mum 601',
        locale: 'de',
        guardian_id: (await addClient(studio)).id,
      },
    ],
  ],
  'DELETE /api/v1/clients/{client_id}': ['client.update', async (studio) => [[(await addClient(studio)).id]]],
  'POST /api/v1/clients/{client_id}/invite': ['client.invite', async (studio) => [[(await makeClient(studio)).id]]],
  'POST /api/v1/clients/{client_id}/reset-mail': [
    'client.reset_mail',
    async (studio) => [[(await makeClient(studio)).id]],
  ],
  'POST /api/v1/notifications/send': [
    'notification.send',
    async (studio) => [[], { client_id: (await addClient(studio)).id, title: 'A scarf', body: 'It is here.' }],
  ],
  'POST /api/v1/clients/{client_id}/notes': [
    'client.note.create',
    async (studio) => [[(await addClient(studio)).id], { body: 'Seen' }],
  ],
  'DELETE /api/v1/clients/{client_id}/notes/{note_id}': [
    'client.note.delete',
    async (studio) => {
      const { id } = await addClient(studio)
      return [[id, (await studio.asOwner(`POST /api/v1/clients/${id}/notes`, { body: 'Seen' })).body.id]]
    },
  ],
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/settle': [
    'charge.settle',
    async (studio) => [await charged(studio), { payment_method: 'cash' }],
  ],
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/waive': [
    'charge.waive',
    async (studio) => [await charged(studio), { reason: 'Snow' }],
  ],
  'POST /api/v1/clients/{client_id}/tags': [
    'client.tag.add',
    async (studio) => [[(await addClient(studio)).id], { tag_id: (await makeTag(studio)).id }],
  ],
  'DELETE /api/v1/clients/{client_id}/tags/{tag_id}': [
    'client.tag.remove',
    async (studio) => {
      const [client, tag] = [await addClient(studio), await makeTag(studio)]
      await giveTag(studio, client, tag)
      return [[client.id, tag.id]]
    },
  ],
  'POST /api/v1/client-views': [
    'client_view.save',
    async () => [[], { name: 'Owes', filters: { owes: true }, columns: ['name', 'owed'], sort: 'name' }],
  ],
  'DELETE /api/v1/client-views/{view_id}': [
    'client_view.delete',
    async (studio) => {
      const view = { name: 'Owes', filters: { owes: true }, columns: ['name', 'owed'], sort: 'name' }
      return [[(await studio.asOwner('POST /api/v1/client-views', view)).body.id]]
    },
  ],
  'POST /api/v1/tasks': [
    'task.create',
    async (studio) => [
      [],
      { title: 'Call back', client_id: (await addClient(studio)).id, due_on: '2026-03-09', notes: 'Before ten' },
    ],
  ],
  'POST /api/v1/tasks/{task_id}/done': [
    'task.done',
    async (studio) => [[(await studio.asOwner('POST /api/v1/tasks', { title: 'Call back' })).body.id]],
  ],
  'POST /api/v1/tags': ['tag.create', async () => [[], { name: 'Morning' }]],
  'PUT /api/v1/tags/{tag_id}': [
    'tag.update',
    async (studio) => [[(await makeTag(studio)).id], { name: 'Noon', color: '#abcdef' }],
  ],
  'DELETE /api/v1/tags/{tag_id}': ['tag.delete', async (studio) => [[(await makeTag(studio)).id]]],
  'POST /api/v1/auto-tag-rules': [
    'auto_tag_rule.create',
    async (studio) => [[], { tag_id: (await makeTag(studio)).id, trigger_event: 'client.created' }],
  ],
  'PUT /api/v1/auto-tag-rules/{rule_id}': [
    'auto_tag_rule.update',
    async (studio) => [
      [(await makeRule(studio)).id],
      {
        tag_id: (await makeTag(studio)).id,
        trigger_event: 'client.birthday',
        condition_json: { all: [{ field: 'client.age', op: 'gt', value: 30 }] },
        is_active: false,
      },
    ],
  ],
  'DELETE /api/v1/auto-tag-rules/{rule_id}': [
    'auto_tag_rule.delete',
    async (studio) => [[(await makeRule(studio)).id]],
  ],
  'POST /api/v1/marketing-automations': [
    'automation.create',
    async () => [[], { name: 'Welcome', trigger_event: 'client.created' }],
  ],
  'PUT /api/v1/marketing-automations/{automation_id}': [
    'automation.update',
    async (studio) => [
      [(await makeAutomation(studio, { status: 'draft' })).id],
      {
        name: 'Other words',
        trigger_event: 'client.birthday',
        condition_json: { all: [{ field: 'client.age', op: 'gt', value: 30 }] },
        exit_condition_json: { all: [{ field: 'visits', op: 'gt', value: 3 }] },
        steps: [{ type: 'wait', days: 1, key: 's1' }, mail('Hello', { key: 's2' })],
        status: 'active',
      },
    ],
  ],
  'DELETE /api/v1/marketing-automations/{automation_id}': [
    'automation.delete',
    async (studio) => [[(await makeAutomation(studio)).id]],
  ],
  'POST /api/v1/marketing-automations/{automation_id}/pause': [
    'automation.update',
    async (studio) => [[(await makeAutomation(studio)).id]],
  ],
  'POST /api/v1/marketing-automations/{automation_id}/resume': [
    'automation.update',
    async (studio) => {
      const { id } = await makeAutomation(studio)
      await studio.asOwner(`POST /api/v1/marketing-automations/${id}/pause`)
      return [[id]]
    },
  ],
  'DELETE /api/v1/marketing-automations/{automation_id}/enrollments/{enrollment_id}': [
    'automation.enrollment.cancel',
    async (studio) => {
      const automation = await makeAutomation(studio, { steps: [{ type: 'wait', days: 1 }] })
      await addClient(studio)
      await studio.advance({ seconds: 1 })
      const [{ id }] = await enrollmentsOf(studio, automation)
      return [[automation.id, id]]
    },
  ],
  'POST /api/v1/waivers': ['waiver.create', async () => [[], { title: 'Health', body: 'I am well.' }]],
  'PUT /api/v1/waivers/{waiver_id}': [
    'waiver.update',
    async (studio) => [
      [(await makeWaiver(studio)).id],
      { title: 'Risks', body: 'Other words', requires_before_booking: false },
    ],
  ],
  'DELETE /api/v1/waivers/{waiver_id}': ['waiver.update', async (studio) => [[(await makeWaiver(studio)).id]]],
  'POST /api/v1/gdpr/delete/{client_id}': ['client.erase', async (studio) => [[(await addClient(studio)).id]]],
}

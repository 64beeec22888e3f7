import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  enrollByTag,
  enrollmentsOf,
  mail,
  makeAutomation,
  registerAgreed,
  setMailServer,
} from '../../test/build/automations.ts'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { registerClient } from '../../test/build/bookings.ts'
import { makeRole } from '../../test/build/staff.ts'
import { makeTag, tagsOf } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const START = '2026-03-02T09:00:00.000Z'

describe('an automation', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ now: START })
    await setMailServer(studio)
  })
  after(() => studio.stop())

  /** An automation that a new tag starts, and a client who has just got the tag. */
  async function begun(steps: readonly object[], more: object = {}, kinds?: readonly string[]) {
    const tag = await makeTag(studio)
    const condition_json = { all: [{ field: 'tag_id', op: 'eq', value: tag.id }] }
    const automation = await makeAutomation(studio, {
      trigger_event: 'client.tag_added',
      condition_json,
      steps,
      ...more,
    })
    const client = await registerAgreed(studio, kinds)
    studio.mail.sent.length = 0
    await enrollByTag(studio, client, tag)
    await studio.advance({ seconds: 1 })
    return { automation, client, tag }
  }
  const subjects = () => studio.mail.sent.map(({ subject }) => subject)
  const stats = async ({ id }: { id: number }) =>
    (await studio.asOwner(`GET /api/v1/marketing-automations/${id}/stats`)).body

  it('sends a mail to who has agreed, with the fields filled in, and is completed', async () => {
    const { automation, client } = await begun([
      mail('Hello {{client.first_name}}', { body: 'At {{studio.name}}\n<b>' }),
    ])
    assert.deepEqual(subjects(), [`Hello ${client.full_name.split(' ')[0]}`])
    const [letter] = studio.mail.sent
    assert.match(letter!.text, /At Test Studio/)
    assert.match(letter!.html, /&lt;b&gt;/)
    const [enrollment] = await enrollmentsOf(studio, automation)
    assert.deepEqual(
      [enrollment.status, enrollment.client_id, enrollment.history.map((one: { outcome: string }) => one.outcome)],
      ['completed', client.id, ['done']],
    )
    const { enrolled, sent, steps } = await stats(automation)
    assert.deepEqual([enrolled, sent, steps[0].entered, steps[0].sent], [1, 1, 1, 1])
  })

  it('sends nothing to who has said nothing, or no since', async () => {
    const { automation } = await begun([mail('News')], {}, [])
    assert.deepEqual(subjects(), [])
    const [{ status, history }] = await enrollmentsOf(studio, automation)
    assert.deepEqual([status, history[0].outcome, history[0].reason], ['completed', 'skipped', 'no_consent'])

    const { client } = await begun([{ type: 'wait', hours: 1 }, mail('News')])
    await client.ask('POST /api/v1/gdpr/consent', { consent_type: 'marketing_email', granted: false })
    await studio.advance({ hours: 1 })
    assert.deepEqual(subjects(), [])
  })

  it('waits, puts a second mail of a day off to the morning, and takes a client once at a time', async () => {
    const { automation, client, tag } = await begun([
      mail('One'),
      { type: 'wait', hours: 1 },
      mail('Two'),
      mail('Three'),
    ])
    await studio.advance({ hours: 1 })
    assert.deepEqual(subjects(), ['One'])
    const [enrollment] = await enrollmentsOf(studio, automation)
    assert.deepEqual([enrollment.status, enrollment.put_off, enrollment.next_step], ['waiting', 'one_a_day', '2'])
    await studio.asOwner(`DELETE /api/v1/clients/${client.id}/tags/${tag.id}`)
    await enrollByTag(studio, client, tag)
    await studio.advance({ days: 1 })
    assert.deepEqual(subjects(), ['One', 'Two'])
    await studio.advance({ days: 1 })
    assert.deepEqual(subjects(), ['One', 'Two', 'Three'])
    assert.equal((await enrollmentsOf(studio, automation)).length, 1)
  })

  it('gives and takes tags, leaves tasks, makes codes and goes the way of a branch', async () => {
    const [given, other] = [await makeTag(studio), await makeTag(studio)]
    const { automation, client } = await begun([
      { type: 'add_tag', tag_id: given.id },
      {
        type: 'branch',
        condition_json: { all: [{ field: 'client.tags', op: 'contains', value: given.id }] },
        then: [
          { type: 'issue_promo_code', discount_type: 'percentage', value: 10, valid_days: 7 },
          mail('{{promo_code}}'),
        ],
        else: [{ type: 'add_tag', tag_id: other.id }],
      },
      { type: 'create_task', title: 'Call them', due_days: 2 },
      { type: 'remove_tag', tag_id: given.id },
    ])
    const [{ promo_code, status, history }] = await enrollmentsOf(studio, automation)
    assert.deepEqual(
      [status, history.map(({ step }: { step: string }) => step)],
      ['completed', ['0', '1', '1.then.0', '1.then.1', '2', '3']],
    )
    assert.match(promo_code, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    assert.deepEqual(subjects(), [promo_code])
    assert.ok(!(await tagsOf(studio, client)).includes(given.name))
    const { body: tasks } = await studio.asOwner('GET /api/v1/tasks')
    const task = tasks.items.find((one: { client_id: number }) => one.client_id === client.id)
    assert.deepEqual([task.title, task.due_on], ['Call them', '2026-03-06'])
    const ask = (client_id: number) =>
      studio.asOwner('POST /api/v1/promo-codes/validate', { code: promo_code, client_id })
    assert.equal((await ask(client.id)).status, 200)
    const { status: refused, body } = await ask((await registerClient(studio)).id)
    assert.deepEqual([refused, body.reasons[0].rule], [409, 'client_id'])
  })

  for (const [event, end, on, said_on] of [
    ['appointment.booked', null, '2026-03-20', 'Friday, March 20, 2026'],
    ['appointment.completed', 'completed', '2026-03-20', 'Friday, March 20, 2026'],
    ['appointment.no_show', 'no_show', '2026-04-08', 'Wednesday, April 8, 2026'],
  ] as const) {
    it(`says of ${event} what was booked, with whom and when`, async () => {
      const said = ['service', 'instructor', 'date', 'time'].map((field) => `{{appointment.${field}}}`).join(', ')
      const automation = await makeAutomation(studio, { trigger_event: event, steps: [mail(said)] })
      const { service, instructor } = await offer(studio, { name: `Massage, ${event}` })
      const client = await registerAgreed(studio)
      const terms = { service_id: service.id, instructor_id: instructor.id, client_id: client.id }
      const { id } = await makeAppointment(studio, { ...terms, starts_at: `${on}T10:00` })
      if (end !== null) {
        await studio.advance({ days: 19 })
        await studio.asOwner(`PATCH /api/v1/appointments/${id}/complete`, { status: end })
      }
      await studio.advance({ seconds: 1 })
      assert.equal(subjects().at(-1), `Massage, ${event}, ${instructor.full_name}, ${said_on}, 10:00 AM`)
      await studio.asOwner(`DELETE /api/v1/marketing-automations/${automation.id}`)
    })
  }

  it('is left by who meets its exit condition, before the next step', async () => {
    const tag = await makeTag(studio)
    const { automation, client } = await begun([{ type: 'wait', hours: 1 }, mail('Late')], {
      exit_condition_json: { all: [{ field: 'client.tags', op: 'contains', value: tag.id }] },
    })
    await enrollByTag(studio, client, tag)
    await studio.advance({ hours: 1 })
    const [{ status, end_reason, history }] = await enrollmentsOf(studio, automation)
    assert.deepEqual([status, end_reason, history.at(-1).outcome], ['exited', 'exit_condition', 'exited'])
    assert.deepEqual(subjects(), [])
    assert.equal((await stats(automation)).steps[1].exited, 1)
  })

  it('is left by what was last said of the event that began it, though it begins with another since', async () => {
    const tag = await makeTag(studio)
    const { automation, client } = await begun([{ type: 'wait', hours: 1 }, mail('Stays')])
    const path = `PUT /api/v1/marketing-automations/${automation.id}`
    const exit_condition_json = { all: [{ field: 'client.tags', op: 'contains', value: tag.id }] }
    assert.equal((await studio.asOwner(path, { exit_condition_json })).body.version, 1)
    const other = { trigger_event: 'client.birthday', condition_json: null, exit_condition_json: null }
    assert.equal((await studio.asOwner(path, other)).body.version, 2)
    await enrollByTag(studio, client, tag)
    await studio.advance({ hours: 1 })
    assert.equal((await enrollmentsOf(studio, automation))[0].end_reason, 'exit_condition')
    assert.deepEqual(subjects(), [])
  })

  it('can be changed though a role that it leaves tasks to is gone, and leaves them to anybody', async () => {
    const [gone, role] = [await makeRole(studio, []), await makeRole(studio, [])]
    const task = { type: 'create_task', title: 'Call', assignee_role_id: gone.id }
    const { automation, client } = await begun([{ type: 'wait', hours: 1 }, task])
    assert.equal((await studio.asOwner(`DELETE /api/v1/roles/${gone.id}`)).status, 204)
    await studio.advance({ hours: 1 })
    const { body } = await studio.asOwner(`GET /api/v1/tasks?client_id=${client.id}`)
    assert.equal(body.items[0].assignee_role_id, null)
    const path = `PUT /api/v1/marketing-automations/${automation.id}`
    const [wait, kept] = automation.steps
    const change = (...steps: object[]) => studio.asOwner(path, { steps: [wait, ...steps] })
    assert.equal((await change({ ...kept, title: 'Write' })).status, 200)
    assert.equal((await change(kept, { ...task, assignee_role_id: role.id })).status, 200)
    await studio.asOwner(`DELETE /api/v1/roles/${role.id}`)
    assert.equal((await change(kept)).status, 200)
    assert.equal((await change(kept, { ...task, assignee_role_id: role.id })).status, 404, 'nothing names it any more')
  })

  it('skips what is more than 48 hours late after a sleep, and says so; what is less late is done', async () => {
    const { automation } = await begun([
      { type: 'wait', hours: 1 },
      mail('Too late'),
      { type: 'wait', days: 2 },
      mail('In time'),
    ])
    await studio.advance({ hours: 74 })
    assert.deepEqual(subjects(), ['In time'])
    const [{ history }] = await enrollmentsOf(studio, automation)
    assert.deepEqual(
      history.map(({ outcome, reason }: { outcome: string; reason: string }) => reason ?? outcome),
      ['done', 'late', 'done', 'done'],
    )
  })

  it('keeps the steps with which somebody began, and the key of each step its figures', async () => {
    const { automation } = await begun([{ type: 'wait', hours: 1 }, mail('Before')])
    const [wait, step] = automation.steps
    const { body } = await studio.asOwner(`PUT /api/v1/marketing-automations/${automation.id}`, {
      steps: [wait, { ...step, subject: 'After' }],
    })
    assert.equal(body.version, 2)
    await studio.advance({ hours: 1 })
    assert.deepEqual(subjects(), ['Before'])
    assert.equal((await stats(automation)).steps[1].sent, 1)
  })

  it('stands still while it is paused, and an enrollment that staff cancel has ended', async () => {
    const { automation } = await begun([{ type: 'wait', hours: 1 }, mail('Held')])
    const path = `/api/v1/marketing-automations/${automation.id}`
    assert.equal((await studio.asOwner(`POST ${path}/pause`)).body.status, 'paused')
    await studio.advance({ hours: 2 })
    assert.deepEqual(subjects(), [])
    const [{ id }] = await enrollmentsOf(studio, automation)
    const { body } = await studio.asOwner(`DELETE ${path}/enrollments/${id}`)
    assert.deepEqual([body.status, body.end_reason], ['cancelled', 'by_staff'])
    assert.equal((await studio.asOwner(`POST ${path}/resume`)).body.status, 'active')
    await studio.advance({ hours: 1 })
    assert.deepEqual(subjects(), [])
    assert.deepEqual((await studio.asOwner(`DELETE ${path}`)).body.enrollments.cancelled, 1)
    assert.equal((await studio.asOwner(`GET ${path}`)).status, 404)
  })
})

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import {
  enrollByTag,
  enrollmentsOf,
  mail,
  makeAutomation,
  registerAgreed,
  setMailServer,
} from '../../test/build/automations.ts'
import type { TestClient } from '../../test/build/bookings.ts'
import { makeTag } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

let studio: TestStudio
before(async () => {
  studio = await startStudio({ now: '2026-03-02T09:00:00.000Z' })
  await setMailServer(studio)
})
after(() => studio.stop())

const count = (table: string) =>
  studio.database.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${table}`).get()!.n

let deaths = 0

/** Ends the server as soon as one step is on the disk: nothing that it would write after that comes to pass. */
function dieAfterStep(): void {
  const { writer } = studio.running.app
  const write = writer.write.bind(writer)
  const steps = count('automation_step_runs')
  let isDead = false
  const writeUnlessDead = async (job: () => unknown) => {
    if (isDead) throw Object.assign(new Error('gone'), { code: 'SQLITE_FULL' })
    const result = await write(job)
    isDead = count('automation_step_runs') > steps
    if (isDead) deaths += 1
    return result
  }
  // One after the other, so that a commit holds no more than one step.
  let line: Promise<unknown> = Promise.resolve()
  const writeInLine = (job: () => unknown) => (line = line.catch(() => {}).then(() => writeUnlessDead(job)))
  writer.write = writeInLine as typeof writer.write
}

/** Lets time pass, ending and starting the server at the boundary of every step that falls in it. */
async function pass(by: Parameters<TestStudio['clock']['advance']>[0]): Promise<void> {
  studio.clock.advance(by)
  // Letters leave in the quiet after it: of one that has left and could not be noted, nobody could know.
  studio.mail.fail = 'not now'
  for (let before = -1; before !== deaths;) {
    before = deaths
    dieAfterStep()
    await studio.running.runJobs()
    await studio.restart()
  }
  studio.mail.fail = undefined
  await studio.advance({ minutes: 5 })
}

it('sends each message once and none without consent, ended at every boundary of a step for 40 days', async () => {
  const tag = await makeTag(studio)
  const follows = await makeTag(studio)
  const automation = await makeAutomation(studio, {
    trigger_event: 'client.tag_added',
    condition_json: { all: [{ field: 'tag_id', op: 'eq', value: tag.id }] },
    exit_condition_json: { all: [{ field: 'visits', op: 'gt', value: 100 }] },
    steps: [
      mail('First'),
      { type: 'add_tag', tag_id: follows.id },
      { type: 'wait', days: 3, until_time: '23:00' },
      {
        type: 'branch',
        condition_json: { all: [{ field: 'client.tags', op: 'contains', value: follows.id }] },
        then: [
          { type: 'issue_promo_code', discount_type: 'percentage', value: 5, valid_days: 60 },
          mail('{{promo_code}}'),
        ],
        else: [mail('Never')],
      },
      { type: 'send_push', title: 'On a phone', body: 'Hello' },
      { type: 'create_task', title: 'Call' },
      { type: 'wait', days: 30 },
      mail('Last'),
      { type: 'remove_tag', tag_id: follows.id },
    ],
  })
  const both = await registerAgreed(studio)
  const leaves = await registerAgreed(studio)
  const silent = await registerAgreed(studio, [])
  for (const client of [both, leaves, silent]) await enrollByTag(studio, client, tag)
  await pass({ seconds: 1 })
  for (let day = 0; day < 40; day += 1) {
    await pass({ hours: 12 })
    if (day === 10) {
      const no = { consent_type: 'marketing_email', granted: false }
      assert.equal((await leaves.ask('POST /api/v1/gdpr/consent', no)).status, 201)
    }
    await pass({ hours: 12 })
  }
  await studio.advance({ seconds: 1 })

  assert.equal(deaths, 3 * 11, 'at the boundary of each step of each')
  const enrollments = await enrollmentsOf(studio, automation)
  assert.deepEqual(
    enrollments.map(({ status, history }) => [
      status,
      new Set(history.map((one: { step: string }) => one.step)).size,
      history.length,
    ]),
    Array.from({ length: 3 }, () => ['completed', 11, 11]),
  )
  const codeOf = ({ id }: TestClient) => enrollments.find(({ client_id }) => client_id === id).promo_code
  const mailsTo = ({ email }: TestClient) =>
    studio.mail.sent.filter(({ to }) => to.address === email).map((one) => one.subject)
  assert.deepEqual(mailsTo(both), ['First', codeOf(both), 'Last'])
  assert.deepEqual(mailsTo(leaves), ['First', codeOf(leaves)])
  assert.deepEqual(mailsTo(silent), [])
  assert.equal(count('promo_codes'), 3)
  assert.equal(count("tasks WHERE source = 'automation'"), 3)
  assert.equal(count("notifications WHERE kind = 'marketing'"), 2)
  assert.equal(count("marketing_messages WHERE channel = 'push'"), 2)
  const days = studio.database
    .prepare<[], { n: number }>(
      'SELECT count(*) AS n FROM marketing_messages GROUP BY client_id, substr(sent_at, 1, 10)',
    )
    .all()
  assert.ok(
    days.every(({ n }) => n === 1),
    'one a day',
  )
  const { body } = await studio.asOwner('GET /api/v1/studio/integrity')
  assert.equal(body.ok, true)
})

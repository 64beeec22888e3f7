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
import { makeTag, tagsOf } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('what keeps a step from being taken', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ now: '2026-03-02T09:00:00.000Z' })
    await setMailServer(studio)
  })
  after(() => studio.stop())

  /** Enrolls a client in a new automation. */
  async function begun(steps: readonly object[], more: object = {}) {
    const tag = await makeTag(studio)
    const condition_json = { all: [{ field: 'tag_id', op: 'eq', value: tag.id }] }
    const flow = { trigger_event: 'client.tag_added', condition_json, steps, ...more }
    const automation = await makeAutomation(studio, flow)
    const client = await registerAgreed(studio)
    studio.mail.sent.length = 0
    await enrollByTag(studio, client, tag)
    await studio.advance({ seconds: 1 })
    return { automation, client }
  }
  const subjects = () => studio.mail.sent.map(({ subject }) => subject)
  /** How somebody's way stands, and what became of each step on it. */
  const way = async (automation: { id: number }) => {
    const [{ status, end_reason, put_off, next_at, history }] = await enrollmentsOf(studio, automation)
    const became = history.map((one: { outcome: string; reason: string | null }) => one.reason ?? one.outcome)
    return { status, end_reason, put_off, next_at, became }
  }
  const soon = [{ type: 'wait', hours: 1 }, mail('Too late')]

  it('who is not active any more when it comes leaves', async () => {
    const { automation, client } = await begun(soon)
    await studio.asOwner(`DELETE /api/v1/clients/${client.id}`)
    await studio.advance({ hours: 1 })
    const { status, end_reason } = await way(automation)
    assert.deepEqual([status, end_reason, subjects()], ['exited', 'client_inactive', []])
  })

  it('who is erased leaves at once', async () => {
    const { automation, client } = await begun(soon)
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)).status, 200)
    const { status, end_reason } = await way(automation)
    assert.deepEqual([status, end_reason], ['exited', 'client_erased'])
    await studio.advance({ hours: 1 })
    assert.equal(studio.mail.sent.filter(({ subject }) => subject === 'Too late').length, 0)
  })

  it('a message waits for the end of the quiet hours, and is not sent to who has left by then', async () => {
    studio.clock.set('2026-03-03T21:00:00.000Z')
    studio.owner = await studio.login('owner@studio.test')
    const tag = await makeTag(studio)
    const exit_condition_json = { all: [{ field: 'client.tags', op: 'contains', value: tag.id }] }
    const push = { type: 'send_push', title: 'On a phone', body: 'Come' }
    const stays = await begun([mail('In the morning'), push])
    const leaves = await begun([mail('Never')], { exit_condition_json })
    for (const { automation } of [stays, leaves]) {
      const { status, put_off, next_at } = await way(automation)
      assert.deepEqual([status, put_off, next_at], ['waiting', 'quiet_hours', '2026-03-04T06:00:00.000Z'])
    }
    await enrollByTag(studio, leaves.client, tag)
    studio.mail.sent.length = 0
    await studio.advance({ hours: 8, minutes: 59 })
    assert.deepEqual(subjects(), [])
    await studio.advance({ minutes: 1 })
    assert.deepEqual(subjects(), ['In the morning'])
    assert.equal((await way(leaves.automation)).end_reason, 'exit_condition')
    assert.equal((await way(stays.automation)).put_off, 'one_a_day', 'a push is one of the day, too')
  })

  it('a tag that is gone since is skipped, and what comes behind it goes on', async () => {
    const [gone, kept] = [await makeTag(studio), await makeTag(studio)]
    const give = ({ id }: { id: number }) => ({ type: 'add_tag', tag_id: id })
    const { automation, client } = await begun([{ type: 'wait', hours: 1 }, give(gone), give(kept)])
    const path = `/api/v1/marketing-automations/${automation.id}`
    await studio.asOwner(`PUT ${path}`, { steps: [give(kept)] })
    assert.equal((await studio.asOwner(`DELETE /api/v1/tags/${gone.id}`)).status, 200)
    await studio.advance({ hours: 1 })
    assert.deepEqual((await way(automation)).became, ['done', 'tag_gone', 'done'])
    assert.ok((await tagsOf(studio, client)).includes(kept.name))
    const { steps } = (await studio.asOwner(`GET ${path}/stats`)).body
    const former = steps.filter(({ step }: { step: string | null }) => step === null)
    const skipped = former.map(({ entered, skipped_for }: Record<string, unknown>) => [entered, skipped_for])
    assert.deepEqual(skipped.toSorted(), [
      [1, []],
      [1, []],
      [1, [{ reason: 'tag_gone', count: 1 }]],
    ])
  })

  for (const [what, failures, status, became] of [
    ['that fails for a while is taken when it can be', 7, 'completed', ['done', 'done']],
    ['that fails for good ends the way, and says so', 8, 'failed', ['failed']],
  ] as const) {
    it(`a step ${what}`, async () => {
      const random = studio.running.app.ports.random
      const { bytes } = random
      const { automation } = await begun([
        { type: 'wait', hours: 1 },
        { type: 'issue_promo_code', discount_type: 'percentage', value: 5, valid_days: 9 },
        { type: 'create_task', title: 'Call' },
      ])
      let at = studio.clock.now()
      for (let attempt = 0, minutes = 60; attempt < failures; attempt += 1) {
        studio.clock.set((at = later(at, minutes)))
        random.bytes = () => {
          throw new Error('There is no chance left')
        }
        await studio.running.runJobs()
        random.bytes = bytes
        minutes = [1, 5, 15, 60, 240, 720, 1440][attempt] ?? 0
        assert.deepEqual((await wayAs(automation)).became, attempt === 7 ? ['done', 'failed'] : ['done'])
      }
      await studio.advance({ days: 1 })
      const now = await way(automation)
      assert.deepEqual([now.status, now.became], [status, ['done', ...became]])
      assert.equal(now.end_reason, status === 'failed' ? 'failed' : null)
    })
  }

  const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString()
  const wayAs = async (automation: { id: number }) => {
    studio.owner = await studio.login('owner@studio.test')
    return way(automation)
  }
})

it('a mail is skipped where no mail server is set up', async () => {
  const studio = await startStudio({ now: '2026-03-02T09:00:00.000Z' })
  try {
    const automation = await makeAutomation(studio, { trigger_event: 'client.tag_added' })
    await enrollByTag(studio, await registerAgreed(studio), await makeTag(studio))
    await studio.advance({ seconds: 1 })
    const [{ status, history }] = await enrollmentsOf(studio, automation)
    assert.deepEqual([status, history[0].reason], ['completed', 'no_mail_server'])
  } finally {
    await studio.stop()
  }
})

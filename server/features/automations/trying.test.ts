import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enrollmentsOf, mail, makeAutomation, registerAgreed, setMailServer } from '../../test/build/automations.ts'
import { registerClient } from '../../test/build/bookings.ts'
import { sendCopy } from '../../test/build/restoring.ts'
import { addClient, makeTag } from '../../test/build/tags.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

describe('an automation that is tried', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ now: '2026-03-02T20:30:00.000Z' })
    await setMailServer(studio)
  })
  after(() => studio.stop())

  const attempt = async ({ id }: { id: number }, client: { id: number }) =>
    (await studio.asOwner(`POST /api/v1/marketing-automations/${id}/dry-run`, { client_id: client.id })).body
  const rows = () =>
    [
      'emails',
      'automation_enrollments',
      'automation_step_runs',
      'marketing_messages',
      'client_tags',
      'promo_codes',
      'tasks',
    ].map((table) => studio.database.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${table}`).get()!.n)

  it('says what would go when, in their language, and writes nothing', async () => {
    const tag = await makeTag(studio, { name: 'Regular' })
    const automation = await makeAutomation(studio, {
      status: 'draft',
      trigger_event: 'booking.no_show',
      steps: [
        mail('Missed {{class.name}}', {
          translations: { de: { subject: 'Gefehlt', body: 'Hallo {{client.first_name}}' } },
        }),
        { type: 'wait', hours: 1 },
        { type: 'add_tag', tag_id: tag.id },
        {
          type: 'branch',
          condition_json: { all: [{ field: 'client.tags', op: 'contains', value: tag.id }] },
          then: [
            { type: 'issue_promo_code', discount_type: 'percentage', value: 5, valid_days: 3 },
            mail('{{promo_code}}'),
          ],
          else: [mail('Never')],
        },
        { type: 'send_push', title: 'Psst', body: '{{class.name}}' },
      ],
    })
    const client = await registerAgreed(studio, ['marketing_email'])
    const before = rows()
    const tried = await attempt(automation, client)
    assert.deepEqual([tried.would_enroll, tried.against, tried.event_at], [true, [], null])
    assert.deepEqual(
      tried.steps.map((step: Record<string, unknown>) => [
        step['step'],
        step['at'],
        step['outcome'],
        step['put_off'],
        step['reason'],
      ]),
      [
        ['0', '2026-03-02T20:30:00.000Z', 'done', null, null],
        ['1', '2026-03-02T20:30:00.000Z', 'done', null, null],
        ['2', '2026-03-02T21:30:00.000Z', 'done', null, null],
        ['3', '2026-03-02T21:30:00.000Z', 'done', null, null],
        ['3.then.0', '2026-03-02T21:30:00.000Z', 'done', null, null],
        ['3.then.1', '2026-03-03T06:00:00.000Z', 'done', 'one_a_day', null],
        ['4', '2026-03-03T06:00:00.000Z', 'skipped', null, 'no_consent'],
      ],
    )
    const [first, , given, way] = tried.steps
    assert.equal(first.message.subject, 'Missed [Name of the class]')
    assert.equal(first.message.to, client.email)
    assert.equal(given.detail, 'Gives the tag Regular.')
    assert.equal(way.arm, 'then')
    assert.deepEqual(rows(), before)

    await studio.asOwner(`PUT /api/v1/clients/${client.id}`, { locale: 'de-AT' })
    const [german] = (await attempt(automation, client)).steps
    assert.deepEqual([german.message.language, german.message.subject], ['de', 'Gefehlt'])
    assert.match(german.message.body_text, /Neuigkeiten von Test Studio/)
  })

  it('goes as it is given instead of as it is kept, which stays as it was', async () => {
    const automation = await makeAutomation(studio, { steps: [mail('Kept', { key: 'first' })] })
    const client = await registerAgreed(studio, ['marketing_email'])
    const path = `POST /api/v1/marketing-automations/${automation.id}/dry-run`
    const tried = async (changes: object) => (await studio.asOwner(path, { client_id: client.id, ...changes })).body
    const subjects = ({ steps }: { steps: { key: string; message: { subject: string } | null }[] }) =>
      steps.map(({ key, message }) => [key, message?.subject])
    const before = rows()
    const steps = [{ type: 'wait', hours: 1, key: 'new' }, mail('Written, {{client.first_name}}', { key: 'first' })]
    assert.deepEqual(subjects(await tried({ steps })), [
      ['new', undefined],
      ['first', `Written, ${client.full_name.split(' ')[0]}`],
    ])
    const never = { condition_json: { all: [{ field: 'visits', op: 'gt', value: 3 }] } }
    const { would_enroll, against } = await tried(never)
    assert.deepEqual([would_enroll, against[0].code], [false, 'CONDITION_NOT_MET'])
    const exit = { exit_condition_json: { all: [{ field: 'visits', op: 'lt', value: 3 }] } }
    assert.equal((await tried(exit)).steps[0].outcome, 'exited')
    assert.equal((await tried({ trigger_event: 'booking.no_show' })).event_at, null)
    assert.deepEqual(subjects(await tried({})), [['first', 'Kept']])
    assert.deepEqual(rows(), before)

    const faults = async (changes: object) => {
      const { status, body } = await studio.asOwner(path, { client_id: client.id, ...changes })
      return [status, body.code, body.errors?.[0]?.path]
    }
    assert.deepEqual(await faults({ steps: [mail('{{shoe}}')] }), [422, 'VALIDATION_ERROR', 'steps.0.subject'])
    assert.deepEqual(await faults({ steps: [{ type: 'add_tag', tag_id: 99 }] }), [404, 'NOT_FOUND', undefined])
    assert.deepEqual(await faults({ status: 'active' }), [422, 'VALIDATION_ERROR', 'status'])
  })

  it('leads from its button to where clients book', async () => {
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://yoga.example.com' })
    const automation = await makeAutomation(studio, { steps: [mail('Hello', { body: 'Come.\n\n{{studio.portal}}' })] })
    const client = await registerAgreed(studio, ['marketing_email'])
    const [{ message }] = (await attempt(automation, client)).steps
    const [, url] = /href="(https:\/\/yoga\.example\.com[^"]*)"/.exec(message.body_html)!
    const pages = readFileSync(join(import.meta.dirname, '../../../renderer/portal/routes.ts'), 'utf8')
    assert.ok(pages.includes(`'${new URL(url!).pathname}': () =>`), url)
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: null })
  })

  it('says why somebody would not come into it', async () => {
    const automation = await makeAutomation(studio, {
      condition_json: { all: [{ field: 'visits', op: 'gt', value: 3 }] },
    })
    const client = await addClient(studio)
    await studio.asOwner(`DELETE /api/v1/clients/${client.id}`)
    const { would_enroll, against } = await attempt(automation, client)
    assert.equal(would_enroll, false)
    assert.deepEqual(
      against.map(({ code }: { code: string }) => code),
      ['CLIENT_INACTIVE', 'CONDITION_NOT_MET'],
    )
  })
})

describe('what an automation refuses', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const refused = async (operation: string, body?: object) => {
    const { status, body: problem } = await studio.asOwner(operation, body)
    return [status, problem.code, problem.errors?.[0]?.path]
  }
  const LIST = 'POST /api/v1/marketing-automations'

  it('a field that there is not, also where the event is another later', async () => {
    const named = { name: 'A', trigger_event: 'booking.no_show' }
    const steps = [mail('{{class.name}}'), mail('{{shoe}}')]
    assert.deepEqual(await refused(LIST, { ...named, steps }), [422, 'VALIDATION_ERROR', 'steps.1.subject'])
    const { id } = await makeAutomation(studio, { ...named, steps: [mail('{{class.name}}')] })
    const path = `PUT /api/v1/marketing-automations/${id}`
    assert.deepEqual(await refused(path, { trigger_event: 'client.created' }), [
      422,
      'VALIDATION_ERROR',
      'steps.0.subject',
    ])
    assert.deepEqual(await refused(path, { steps: [{ type: 'wait', days: 1.5 }] }), [
      422,
      'VALIDATION_ERROR',
      'steps.0.days',
    ])
    assert.deepEqual(await refused(path, { steps: [{ type: 'fly' }] }), [422, 'VALIDATION_ERROR', 'steps.0.type'])
    assert.deepEqual(await refused(path, { steps: [{ type: 'add_tag', tag_id: 99 }] }), [404, 'NOT_FOUND', undefined])
  })

  it('to be active without a step, to be a draft again, and to go on as a draft', async () => {
    const draft = await makeAutomation(studio, { status: 'draft', steps: [] })
    const path = `/api/v1/marketing-automations/${draft.id}`
    const transition = [409, 'AUTOMATION_INVALID_TRANSITION', undefined]
    assert.deepEqual(await refused(`PUT ${path}`, { status: 'active' }), transition)
    assert.deepEqual(await refused(`POST ${path}/pause`), transition)
    assert.deepEqual(await refused(`POST ${path}/resume`), transition)
    assert.equal((await studio.asOwner(`PUT ${path}`, { status: 'active', steps: [mail('Hi')] })).body.status, 'active')
    assert.deepEqual(await refused(`PUT ${path}`, { status: 'draft' }), transition)
    assert.deepEqual(await refused(`PUT ${path}`, { steps: [] }), transition)
  })

  it('that a tag goes which it gives or asks about', async () => {
    const [given, asked] = [await makeTag(studio), await makeTag(studio)]
    const { id } = await makeAutomation(studio, {
      name: 'Regulars',
      steps: [{ type: 'add_tag', tag_id: given.id }],
      exit_condition_json: { all: [{ field: 'client.tags', op: 'contains', value: asked.id }] },
    })
    for (const tag of [given, asked]) {
      const { status, body } = await studio.asOwner(`DELETE /api/v1/tags/${tag.id}`)
      assert.deepEqual([status, body.code], [409, 'TAG_IN_USE'])
      assert.match(body.detail, /1 automation \(Regulars\)/)
    }
    await studio.asOwner(`DELETE /api/v1/marketing-automations/${id}`)
    assert.equal((await studio.asOwner(`DELETE /api/v1/tags/${given.id}`)).status, 200)
  })

  it('somebody else’s enrollment in its path', async () => {
    const [one, other] = [
      await makeAutomation(studio, { steps: [{ type: 'wait', days: 3 }] }),
      await makeAutomation(studio),
    ]
    await registerClient(studio)
    await studio.advance({ seconds: 1 })
    const [{ id }] = await enrollmentsOf(studio, one)
    assert.equal(
      (await studio.asOwner(`DELETE /api/v1/marketing-automations/${other.id}/enrollments/${id}`)).status,
      404,
    )
  })
})

describe('the steps of a studio that was restored', () => {
  for (const decision of ['go', 'drop'] as const) {
    it(`wait for a word, then are ${decision === 'go' ? 'taken' : 'skipped'}`, async () => {
      const studio = await startStudio({ now: '2026-03-02T09:00:00.000Z' })
      try {
        await setMailServer(studio)
        const automation = await makeAutomation(studio, {
          steps: [{ type: 'wait', hours: 1 }, mail('Due'), { type: 'wait', days: 1 }, mail('Later')],
        })
        await registerAgreed(studio)
        await studio.advance({ seconds: 1 })
        const { body: made } = await studio.asOwner('POST /api/v1/studio/backup')
        const copy = readFileSync(join(studio.folder, 'backups', made.file_name))
        const again = studio.restarted()
        assert.equal((await sendCopy(studio, copy)).status, 200)
        await again
        studio.clock.advance({ seconds: 1 })
        studio.owner = await studio.login(OWNER_EMAIL)
        await setMailServer(studio)
        await studio.advance({ hours: 2 })
        const subjects = () => studio.mail.sent.map(({ subject }) => subject)
        assert.deepEqual(subjects(), [])
        const { body: held } = await studio.asOwner('GET /api/v1/studio/restored')
        assert.deepEqual([held.is_held, held.automation_steps], [true, 1])
        const { body: said } = await studio.asOwner('POST /api/v1/studio/restored', { decision })
        assert.equal(said.automation_steps, 1)
        await studio.advance({ minutes: 1 })
        assert.deepEqual(subjects(), decision === 'go' ? ['Due'] : [])
        await studio.advance({ days: 1 })
        assert.deepEqual(subjects(), decision === 'go' ? ['Due', 'Later'] : ['Later'])
        const [{ history }] = await enrollmentsOf(studio, automation)
        assert.equal(history[1].reason, decision === 'go' ? null : 'dropped_after_restore')
      } finally {
        await studio.stop()
      }
    })
  }
})

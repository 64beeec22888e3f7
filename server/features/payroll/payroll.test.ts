import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { draftRun, finalizedRun, makeInstructor, payComponent } from '../../test/build/staff.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const COMPONENTS = '/api/v1/staff-pay-components'
const RUNS = '/api/v1/payroll-runs'
const MARCH = { period_start: '2026-03-01', period_end: '2026-03-31' }

const up = (a: number, b: number) => a - b

describe('what somebody is paid for', () => {
  let studio: TestStudio
  let user_id: number
  before(async () => {
    studio = await startStudio()
  })
  beforeEach(async () => {
    user_id = (await makeInstructor(studio))['user_id']
  })
  after(() => studio.stop())

  const add = (body: object) => studio.asOwner(`POST ${COMPONENTS}`, { user_id, ...body })

  it('is kept with its rate, in major units or as a percentage', async () => {
    const salary = { component_type: 'fixed_salary', rate: 1200.5, salary_period: 'monthly' }
    const { status, body } = await add(salary)
    assert.equal(status, 201)
    assert.partialDeepStrictEqual(body, { ...salary, user_id, is_active: true })
    const share = await add({ component_type: 'class_revenue_percent', rate: 12.5 })
    assert.deepEqual([share.body.rate, share.body.salary_period], [12.5, null])
    const listed = (await studio.asOwner(`GET ${COMPONENTS}?user_id=${user_id}`)).body
    assert.deepEqual(listed, [body, share.body])
  })

  const refused: [why: string, body: object, path: string][] = [
    ['a salary of no period', { component_type: 'fixed_salary', rate: 1 }, 'salary_period'],
    ['a period of no salary', { component_type: 'per_class', rate: 1, salary_period: 'weekly' }, 'salary_period'],
    ['a kind that there is not', { component_type: 'per_hour', rate: 1 }, 'component_type'],
    ['more than all', { component_type: 'class_revenue_percent', rate: 100.01 }, 'rate'],
    ['less than nothing', { component_type: 'per_class', rate: -1 }, 'rate'],
    ['a part of a cent', { component_type: 'per_class', rate: 1.005 }, 'rate'],
  ]
  for (const [why, body, path] of refused) {
    it(`is refused for ${why}`, async () => {
      const reply = await add(body)
      assert.deepEqual([reply.status, reply.body.errors?.map((one: { path: string }) => one.path)], [422, [path]])
    })
  }

  it('may be all of it, or nothing', async () => {
    assert.equal((await add({ component_type: 'class_revenue_percent', rate: 100 })).status, 201)
    assert.equal((await add({ component_type: 'per_class', rate: 0 })).status, 201)
  })

  it('is there once of a kind, also when it is taken up again', async () => {
    const first = await add({ component_type: 'per_class', rate: 20 })
    const second = await add({ component_type: 'per_class', rate: 25 })
    assert.deepEqual([second.status, second.body.code], [409, 'DUPLICATE_PAY_COMPONENT'])
    const path = `${COMPONENTS}/${first.body.id}`
    const ended = await studio.asOwner(`DELETE ${path}`)
    assert.deepEqual([ended.status, ended.body.is_active], [200, false])
    assert.deepEqual((await studio.asOwner(`DELETE ${path}`)).body, ended.body)
    const third = await add({ component_type: 'per_class', rate: 25 })
    assert.equal(third.status, 201)
    const again = await studio.asOwner(`PUT ${path}`, { is_active: true })
    assert.deepEqual([again.status, again.body.code], [409, 'DUPLICATE_PAY_COMPONENT'])
    await studio.asOwner(`DELETE ${COMPONENTS}/${third.body.id}`)
    assert.equal((await studio.asOwner(`PUT ${path}`, { is_active: true })).body.is_active, true)
    assert.equal((await studio.asOwner(`PUT ${path}`, { is_active: true })).status, 200)
  })

  it('is there once, whatever is asked at once', async () => {
    const all = await Promise.all([1, 2, 3, 4].map((rate) => add({ component_type: 'per_attendee', rate })))
    assert.deepEqual(all.map(({ status }) => status).toSorted(up), [201, 409, 409, 409])
  })

  it('keeps whose it is and of which kind', async () => {
    const { id } = await payComponent(studio, { user_id })
    for (const body of [{ user_id: 1 }, { component_type: 'per_attendee' }]) {
      assert.equal((await studio.asOwner(`PUT ${COMPONENTS}/${id}`, body)).status, 422)
    }
    assert.equal((await add({ user_id: 999, component_type: 'per_class', rate: 1 })).status, 404)
  })

  it('moves with the studio’s currency until a run has been made, and then keeps it', async () => {
    const { id } = await payComponent(studio, { user_id, rate: 30 })
    await studio.asOwner('PUT /api/v1/studio', { currency: 'USD' })
    const rateOf = async () =>
      (await studio.asOwner(`GET ${COMPONENTS}`)).body.find((one: { id: number }) => one.id === id).rate
    assert.equal(await rateOf(), 30)
    await draftRun(studio)
    const { status, body } = await studio.asOwner('PUT /api/v1/studio', { currency: 'EUR' })
    assert.deepEqual([status, body.code], [409, 'CURRENCY_LOCKED'])
  })
})

describe('a payroll run', () => {
  let studio: TestStudio
  let teacher: Awaited<ReturnType<typeof makeInstructor>>
  beforeEach(async () => {
    studio = await startStudio()
    teacher = await makeInstructor(studio, { full_name: 'Ana Ruiz' })
    await payComponent(studio, { user_id: teacher['user_id'], rate: 30 })
    for (const day of ['05', '06']) {
      await makeClass(studio, { instructor_id: teacher.id, starts_at: `2026-03-${day}T18:00` })
    }
    await studio.advance({ days: 20 })
  })
  afterEach(() => studio.stop())

  const finalize = (id: number, body?: object) => studio.asOwner(`POST ${RUNS}/${id}/finalize`, body)
  const pay = (id: number, body?: object) => studio.asOwner(`POST /api/v1/payroll-line-items/${id}/mark-paid`, body)

  it('explains itself, in the language of who asks', async () => {
    const { id, line_items } = await draftRun(studio, MARCH)
    const [line] = line_items
    assert.equal(line.summary, '2 classes × €30.00')
    assert.equal(line.explanation, '2 classes × €30.00: 5 Mar 18:00 Vinyasa, 6 Mar 18:00 Vinyasa')
    assert.deepEqual(
      line.parts.map(({ kind, name, at }: Record<string, unknown>) => [kind, name, at]),
      [
        ['class', 'Vinyasa', '2026-03-05T17:00:00.000Z'],
        ['class', 'Vinyasa', '2026-03-06T17:00:00.000Z'],
      ],
    )
    const said: Record<string, string> = {}
    for (const language of ['de', 'es', 'fr', 'it', 'pt']) {
      const headers = { 'Accept-Language': language }
      const { body } = await studio.send(`GET ${RUNS}/${id}`, { token: studio.owner, headers })
      said[language] = body.line_items[0].explanation.replaceAll(/[\u00a0\u202f]/g, ' ')
    }
    assert.deepEqual(said, {
      de: '2 Kurse × 30,00 €: 5. März 18:00 Vinyasa, 6. März 18:00 Vinyasa',
      es: '2 clases × 30,00 €: 5 mar 18:00 Vinyasa, 6 mar 18:00 Vinyasa',
      fr: '2 cours × 30,00 € : 5 mars 18:00 Vinyasa, 6 mars 18:00 Vinyasa',
      it: '2 lezioni × 30,00 €: 5 mar 18:00 Vinyasa, 6 mar 18:00 Vinyasa',
      pt: '2 classes × €30.00: 5 Mar 18:00 Vinyasa, 6 Mar 18:00 Vinyasa',
    })
  })

  it('of days that are no period is refused', async () => {
    const ask = (period_start: string, period_end: string) =>
      studio.asOwner(`POST ${RUNS}`, { period_start, period_end }).then(({ status }) => status)
    assert.equal(await ask('2026-03-02', '2026-03-01'), 422)
    assert.equal(await ask('2026-03-01', '2026-03-01'), 201)
    assert.equal(await ask('2025-01-01', '2026-01-01'), 201)
    assert.equal(await ask('2025-01-01', '2026-01-02'), 422)
  })

  it('leaves out what is still to come, says so, and a later run pays it', async () => {
    await makeClass(studio, { instructor_id: teacher.id, starts_at: '2026-03-30T18:00' })
    const first = await finalizedRun(studio, MARCH)
    assert.deepEqual([first.total, first.skipped.length], [60, 1])
    assert.partialDeepStrictEqual(first.skipped[0], { kind: 'class', reason: 'not_over', paid_in_run_id: null })
    assert.equal(first.skipped[0].text, '30 Mar 18:00 Vinyasa: Not over yet')
    await studio.advance({ days: 10 })
    const second = await draftRun(studio, MARCH)
    assert.equal(second.total, 30)
    assert.deepEqual(
      second.skipped.map((one: Record<string, unknown>) => [one['reason'], one['paid_in_run_id']]),
      [
        ['paid_before', first.id],
        ['paid_before', first.id],
      ],
    )
    assert.equal(second.skipped[0].text, `5 Mar 18:00 Vinyasa: Paid in run ${first.id}`)
  })

  it('is finalized once, and stays as it is', async () => {
    const draft = await draftRun(studio, MARCH)
    const { status, body } = await finalize(draft.id)
    assert.deepEqual([status, body.status, body.total], [200, 'finalized', 60])
    assert.match(body.fingerprint, /^[0-9a-f]{64}$/)
    for (const operation of [
      `POST ${RUNS}/${draft.id}/finalize`,
      `POST ${RUNS}/${draft.id}/recompute`,
      `DELETE ${RUNS}/${draft.id}`,
    ]) {
      const refused = await studio.asOwner(operation)
      assert.deepEqual([operation, refused.status, refused.body.code], [operation, 409, 'PAYROLL_RUN_FINALIZED'])
    }
    const component_id = body.line_items[0].component_id
    await studio.asOwner(`PUT ${COMPONENTS}/${component_id}`, { rate: 99 })
    await studio.asOwner(`PUT /api/v1/staff/${teacher['user_id']}`, { full_name: 'Ana Ruiz Gil' })
    assert.deepEqual((await studio.asOwner(`GET ${RUNS}/${draft.id}`)).body, body)
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('can’t be changed by a write of the house’s own either', async () => {
    const { id, line_items } = await finalizedRun(studio, MARCH)
    const writes = [
      `UPDATE payroll_runs SET total_minor = 1 WHERE id = ${id}`,
      `DELETE FROM payroll_runs WHERE id = ${id}`,
      `UPDATE payroll_line_items SET amount_minor = 1 WHERE id = ${line_items[0].id}`,
      `DELETE FROM payroll_line_items WHERE id = ${line_items[0].id}`,
      `INSERT INTO payroll_line_items SELECT 99, run_id, user_id, user_name, component_id + 1, component_type, rate_minor,
        rate_percent, salary_period, quantity, gross_minor, base_minor, amount_minor, parts, NULL, NULL, NULL, '', ''
        FROM payroll_line_items WHERE id = ${line_items[0].id}`,
    ]
    for (const sql of writes) assert.throws(() => studio.database.exec(sql), /finalized payroll run stays/, sql)
  })

  it('freezes what was seen, or nothing', async () => {
    const draft = await draftRun(studio, MARCH)
    await studio.asOwner(`PUT ${COMPONENTS}/${draft.line_items[0].component_id}`, { rate: 31 })
    const refused = await finalize(draft.id, { total: 60 })
    assert.deepEqual([refused.status, refused.body.code], [409, 'PAYROLL_RUN_CHANGED'])
    assert.match(refused.body.detail, /now comes to 62 EUR, not 60 EUR/)
    assert.deepEqual((await studio.asOwner(`GET ${RUNS}/${draft.id}`)).body, draft)
    const anew = await studio.asOwner(`POST ${RUNS}/${draft.id}/recompute`)
    assert.deepEqual([anew.status, anew.body.total, anew.body.status], [200, 62, 'draft'])
    assert.equal((await finalize(draft.id, { total: 62 })).body.total, 62)
  })

  it('that is finalized unseen is worked out as things are then', async () => {
    const draft = await draftRun(studio, MARCH)
    await studio.asOwner(`PUT ${COMPONENTS}/${draft.line_items[0].component_id}`, { rate: 31 })
    assert.equal((await finalize(draft.id)).body.total, 62)
  })

  it('pays a class once, whichever of several is finalized first', async () => {
    const drafts = await Promise.all([1, 2, 3].map(() => draftRun(studio, MARCH)))
    const replies = await Promise.all(drafts.map(({ id }) => finalize(id)))
    assert.deepEqual(
      replies.map(({ status }) => status),
      [200, 200, 200],
    )
    assert.deepEqual(replies.map(({ body }): number => body.total).toSorted(up), [0, 0, 60])
    const paid = replies.find(({ body }) => body.total === 60)!.body.id
    for (const { body } of replies) {
      if (body.id === paid) continue
      assert.deepEqual(
        body.skipped.map((one: Record<string, unknown>) => one['paid_in_run_id']),
        [paid, paid],
      )
    }
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('is finalized once, whoever asks at once', async () => {
    const { id } = await draftRun(studio, MARCH)
    const replies = await Promise.all([1, 2, 3].map(() => finalize(id)))
    assert.deepEqual(replies.map(({ status }) => status).toSorted(up), [200, 409, 409])
  })

  it('that is a draft goes away whole', async () => {
    const draft = await draftRun(studio, MARCH)
    const [listed] = (await studio.asOwner(`GET ${RUNS}`)).body
    const gone = await studio.asOwner(`DELETE ${RUNS}/${draft.id}`)
    assert.deepEqual([gone.status, gone.body], [200, listed])
    assert.deepEqual([listed.id, listed.unpaid > 0], [draft.id, true])
    assert.equal((await studio.asOwner(`GET ${RUNS}/${draft.id}`)).status, 404)
    assert.equal(studio.database.prepare('SELECT count(*) FROM payroll_line_items').pluck().get(), 0)
  })

  it('is marked as paid line by line, once, and only when it is final', async () => {
    const draft = await draftRun(studio, MARCH)
    const item = draft.line_items[0].id
    const early = await pay(item)
    assert.deepEqual([early.status, early.body.code], [409, 'PAYROLL_RUN_NOT_FINALIZED'])
    await finalize(draft.id)
    const [shown] = (await studio.asOwner(`GET ${RUNS}`)).body
    assert.deepEqual([shown.unpaid, shown.unpaid_items], [60, 1])
    const paid = await pay(item, { paid_notes: 'By bank' })
    assert.deepEqual([paid.status, paid.body.paid_notes, paid.body.paid_at], [200, 'By bank', studio.clock.now()])
    const again = await pay(item, { paid_notes: 'Twice' })
    assert.deepEqual([again.status, again.body.code], [409, 'PAYROLL_ITEM_PAID'])
    const [after] = (await studio.asOwner(`GET ${RUNS}`)).body
    assert.deepEqual([after.unpaid, after.unpaid_items], [0, 0])
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('is marked as paid once, whoever says so at once', async () => {
    const { line_items } = await finalizedRun(studio, MARCH)
    const replies = await Promise.all([1, 2, 3].map(() => pay(line_items[0].id)))
    assert.deepEqual(replies.map(({ status }) => status).toSorted(up), [200, 409, 409])
  })

  it('forgets a client who was named in a note, and nothing else', async () => {
    const person = { full_name: 'Zoe Quill', email: 'zoe@example.com' }
    const client = (await studio.asOwner('POST /api/v1/clients', person)).body
    const run = await finalizedRun(studio, MARCH)
    await pay(run.line_items[0].id, { paid_notes: 'With the refund of Zoe Quill' })
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)).status, 200)
    const { body } = await studio.asOwner(`GET ${RUNS}/${run.id}`)
    assert.match(body.line_items[0].paid_notes, /^With the refund of (?!Zoe)/)
    assert.equal(body.fingerprint, run.fingerprint)
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('is a table for a spreadsheet, without formulas', async () => {
    await studio.asOwner(`PUT /api/v1/staff/${teacher['user_id']}`, { full_name: '=Ana()' })
    const { id, line_items } = await finalizedRun(studio, MARCH)
    // A quarter past midnight in Madrid, still the day before in Greenwich.
    await studio.advance({ milliseconds: Date.parse('2026-03-25T23:15:00Z') - Date.parse(studio.clock.now()) })
    await pay(line_items[0].id, { paid_notes: 'By bank' })
    const headers = { Authorization: `Bearer ${studio.owner}` }
    const answer = await fetch(`${studio.running.localUrl}${RUNS}/${id}?format=csv`, { headers })
    assert.match(answer.headers.get('content-type') ?? '', /^text\/csv/)
    assert.match(answer.headers.get('content-disposition') ?? '', /payroll-\d+-2026-03-01-2026-03-31\.csv/)
    assert.deepEqual((await answer.text()).split('\r\n'), [
      'Person,Component,Rate,Quantity,Base,Amount,Currency,Explanation,Paid,Notes',
      `"'=Ana()",Per class,30,2,,60,EUR,"2 classes × €30.00: 5 Mar 18:00 Vinyasa, 6 Mar 18:00 Vinyasa",2026-03-26,By bank`,
      '',
    ])
  })

  it('stays when who was paid by it leaves', async () => {
    const { id } = await finalizedRun(studio, MARCH)
    await studio.asOwner(`DELETE /api/v1/staff/${teacher['user_id']}`)
    const { body } = await studio.asOwner(`GET ${RUNS}/${id}`)
    assert.deepEqual([body.total, body.line_items[0].user_name], [60, 'Ana Ruiz'])
  })

  it('pays what was agreed with somebody who has left, until it is ended; the component says so', async () => {
    const salary = { component_type: 'fixed_salary', rate: 310, salary_period: 'monthly' }
    await payComponent(studio, { user_id: teacher['user_id'], ...salary })
    await studio.asOwner(`DELETE /api/v1/staff/${teacher['user_id']}`)
    const components = (await studio.asOwner(`GET ${COMPONENTS}?user_id=${teacher['user_id']}`)).body
    const shown = components.map(({ is_active, user_is_active }: Record<string, unknown>) => [
      is_active,
      user_is_active,
    ])
    assert.deepEqual(shown, [
      [true, false],
      [true, false],
    ])
    const may = { period_start: '2026-05-01', period_end: '2026-05-31' }
    assert.equal((await draftRun(studio, may)).total, 310)
    for (const { id } of components) await studio.asOwner(`DELETE ${COMPONENTS}/${id}`)
    assert.deepEqual((await draftRun(studio, may)).line_items, [])
  })

  it('shows instructors their own lines, of finalized runs alone', async () => {
    const other = await makeInstructor(studio)
    await payComponent(studio, {
      user_id: other['user_id'],
      component_type: 'fixed_salary',
      rate: 310,
      salary_period: 'monthly',
    })
    const draft = await draftRun(studio, { period_start: '2026-02-01', period_end: '2026-02-28' })
    const run = await finalizedRun(studio, MARCH)
    const ask = async (path: string, email: string) =>
      studio.send(`GET /api/v1${path}`, { token: await studio.login(email), door: 'public' })
    const { body } = await ask('/payroll/me', teacher.email)
    assert.deepEqual(
      body.items.map(({ id, total, line_items }: { id: number; total: number; line_items: object[] }) => [
        id,
        total,
        line_items.length,
      ]),
      [[run.id, 60, 1]],
    )
    assert.deepEqual(
      body.items[0].line_items[0],
      run.line_items.find((line: { user_id: number }) => line.user_id === teacher['user_id']),
    )
    const pdf = async (id: number, email: string) => {
      const headers = { Authorization: `Bearer ${await studio.login(email)}` }
      return (await fetch(`${studio.running.publicUrl}${RUNS}/${id}.pdf`, { headers })).status
    }
    const third = await makeInstructor(studio)
    assert.deepEqual(
      [await pdf(run.id, teacher.email), await pdf(draft.id, teacher.email), await pdf(run.id, third.email)],
      [200, 404, 404],
    )
    assert.equal((await ask(`/payroll-runs/${run.id}`, teacher.email)).status, 403)
    assert.deepEqual((await ask('/payroll/me', third.email)).body.items, [])
  })
})

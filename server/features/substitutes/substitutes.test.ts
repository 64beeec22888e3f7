import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember } from '../../test/build/bookings.ts'
import { setMailServer } from '../../test/build/automations.ts'
import { askInstead, claimInstead, makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'
import { mayClaim } from './claim-rules.ts'

const PATH = '/api/v1/substitute-requests'
const refused = ({ status, body }: Reply) => [status, body.code]

describe('who may claim a class', () => {
  const cases: [
    what: string,
    asked_by: number,
    taught: boolean,
    candidate: 'named' | 'declined' | undefined,
    may: boolean,
  ][] = [
    ['who taught it', 1, true, undefined, true],
    ['whom the studio named', 1, false, 'named', true],
    ['nobody else', 1, false, undefined, false],
    ['not who asks', 2, true, 'named', false],
    ['not who was declined', 1, true, 'declined', false],
  ]
  for (const [what, asked_by, hasTaught, candidate, may] of cases) {
    it(`is ${what}`, () => assert.equal(mayClaim({ asked_by }, { id: 2, hasTaught, candidate }), may))
  }
})

describe('substitutes', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const as = async ({ email }: { email: string }) => {
    const token = await studio.login(email)
    return (operation: string, body?: unknown) => studio.send(operation, { token, body })
  }
  const classOf = async (id: number) => (await studio.asOwner(`GET /api/v1/scheduled-classes/${id}`)).body
  const setApproval = (isNeeded: boolean) =>
    studio.asOwner('PUT /api/v1/studio', { substitute_needs_approval: isNeeded })
  const soon = (days: number, hours = 0) =>
    new Date(Date.parse(studio.clock.now()) + days * 86_400_000 + hours * 3_600_000).toISOString()

  it('are seen by those who taught such a class within 180 days and are free, and claimed by them', async () => {
    const template = await makeTemplate(studio)
    const [asker, lately, longAgo, busy, never] = await Promise.all([1, 2, 3, 4, 5].map(() => makeInstructor(studio)))
    const of = { template_id: template.id }
    const taught = (who: { id: number } | undefined) =>
      makeClass(studio, { ...of, instructor_id: who!.id, starts_at: soon(0, 1), force: true })
    await taught(longAgo)
    await studio.advance({ days: 1 })
    await taught(lately)
    await taught(busy)
    await studio.advance({ days: 179, hours: 1, minutes: 1 })
    const cls = await makeClass(studio, { ...of, instructor_id: asker!.id, starts_at: soon(3) })
    await makeClass(studio, { instructor_id: busy!.id, starts_at: soon(3) })
    const ask = await as(asker!)
    const { status, body: request } = await ask(`POST /api/v1/scheduled-classes/${cls.id}/substitute-requests`, {
      note: 'A cold',
    })
    assert.deepEqual([status, request.status, request.note, request.can_claim], [201, 'open', 'A cold', false])
    assert.equal((await ask(`POST /api/v1/scheduled-classes/${cls.id}/substitute-requests`)).body.id, request.id)
    const sees = async (who: { email: string } | undefined) =>
      (await (await as(who!))(`GET ${PATH}`)).body.map(({ id }: { id: number }) => id).includes(request.id)
    assert.deepEqual(await Promise.all([asker, lately, longAgo, busy, never].map(sees)), [
      true,
      true,
      false,
      false,
      false,
    ])
    const claim = `POST ${PATH}/${request.id}/claim`
    assert.deepEqual(refused(await (await as(never!))(claim)), [404, 'NOT_FOUND'])
    assert.deepEqual(refused(await (await as(busy!))(claim)), [409, 'SCHEDULE_CONFLICT'])
    const theirs = await (await as(lately!))(claim)
    assert.deepEqual([theirs.body.status, theirs.body.claimed_by], ['claimed', lately!.id])
    assert.equal((await classOf(cls.id)).instructor_id, asker!.id)
    const approved = await studio.asOwner(`POST ${PATH}/${request.id}/approve`)
    assert.equal(approved.body.status, 'filled')
    const { instructor_id, substituted_instructor_id } = await classOf(cls.id)
    assert.deepEqual([instructor_id, substituted_instructor_id], [lately!.id, asker!.id])
    assert.deepEqual(refused(await studio.asOwner(`POST ${PATH}/${request.id}/approve`)), [409, 'SUBSTITUTE_TAKEN'])
    assert.deepEqual(refused(await ask(`DELETE ${PATH}/${request.id}`)), [409, 'SUBSTITUTE_TAKEN'])
  })

  it('go to one of ten who claim at once', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => makeInstructor(studio)))
    const asking = await Promise.all(ten.map(as))
    for (const isNeeded of [false, true]) {
      await setApproval(isNeeded)
      const request = await askInstead(studio, ten, { starts_at: soon(5, isNeeded ? 2 : 0) })
      const replies = await Promise.all(asking.map((ask) => ask(`POST ${PATH}/${request.id}/claim`)))
      const won = replies.filter(({ status }) => status === 200)
      assert.equal(won.length, 1)
      const lost = replies.filter(({ status }) => status !== 200).map(refused)
      assert.deepEqual(
        lost,
        Array.from({ length: 9 }, () => [409, 'SUBSTITUTE_TAKEN']),
      )
      const { claimed_by, status } = won[0]!.body
      const teaches = (await classOf(request.scheduled_class_id)).instructor_id
      assert.deepEqual([status, teaches], isNeeded ? ['claimed', request.asked_by] : ['filled', claimed_by])
    }
  })

  it('are nobody’s any more once the class that was filled is cancelled or given to another', async () => {
    for (const [hours, end] of [
      [0, { cancel: { reason: 'Ill' } }],
      [4, { substitute: { instructor_id: (await makeInstructor(studio)).id } }],
    ] as const) {
      const request = await claimInstead(studio, { starts_at: soon(19, hours) })
      await studio.asOwner(`POST ${PATH}/${request.id}/approve`)
      const seen = async () =>
        (await studio.asOwner(`GET ${PATH}`)).body.find(({ id }: { id: number }) => id === request.id).status
      assert.equal(await seen(), 'filled')
      const [[what, body]] = Object.entries(end) as [[string, object]]
      await studio.asOwner(`POST /api/v1/scheduled-classes/${request.scheduled_class_id}/${what}`, body)
      assert.equal(await seen(), 'closed', what)
    }
  })

  it('are offered to others once a claim is declined, and never again to who was', async () => {
    const request = await claimInstead(studio, { starts_at: soon(6) })
    const declined = await studio.asOwner(`POST ${PATH}/${request.id}/decline`)
    assert.deepEqual([declined.body.status, declined.body.claimed_by], ['open', null])
    assert.deepEqual(refused(await studio.asOwner(`POST ${PATH}/${request.id}/approve`)), [
      409,
      'SUBSTITUTE_NOT_CLAIMED',
    ])
    const { items } = (await studio.asOwner('GET /api/v1/instructors?page_size=200')).body
    const { id } = items.find(({ full_name }: { full_name: string }) => full_name === request.claimed_by_name)
    const { email } = (await studio.asOwner(`GET /api/v1/instructors/${id}`)).body
    assert.deepEqual(refused(await (await as({ email }))(`POST ${PATH}/${request.id}/claim`)), [404, 'NOT_FOUND'])
  })

  it('are told to who is booked, who may cancel free if the studio says so', async () => {
    await studio.asOwner('PUT /api/v1/studio', { cancellation_hours: 24, late_cancel_fee: 9 })
    for (const isFree of [true, false]) {
      await studio.asOwner('PUT /api/v1/studio', { substitute_cancels_free: isFree })
      const request = await claimInstead(studio, { starts_at: soon(0, isFree ? 5 : 8) })
      const client = await registerMember(studio)
      const booking = await book(studio, { id: request.scheduled_class_id }, client)
      await studio.advance({ minutes: 20 })
      await studio.asOwner(`POST ${PATH}/${request.id}/approve`)
      const letters = (await studio.asOwner(`GET /api/v1/emails?client_id=${client.id}`)).body.items
      assert.equal(letters.filter(({ kind }: { kind: string }) => kind === 'class_taught_by').length, 1)
      const { body } = await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
      assert.equal(body.status, isFree ? 'cancelled' : 'late_cancelled')
    }
  })

  it('are mailed to who may claim, to who asked, and to who teaches', async () => {
    const substitute = await makeInstructor(studio)
    const request = await askInstead(studio, [substitute], { starts_at: soon(7) })
    await (
      await as(substitute)
    )(`POST ${PATH}/${request.id}/claim`)
    await studio.asOwner(`POST ${PATH}/${request.id}/approve`)
    const { items } = (await studio.asOwner('GET /api/v1/emails?page_size=200')).body
    const kinds = items
      .filter(({ to_name }: { to_name: string }) => [substitute.full_name, request.asked_by_name].includes(to_name))
      .map(({ kind, to_name }: { kind: string; to_name: string }) => [kind, to_name === substitute.full_name])
    assert.deepEqual(kinds.toSorted(), [
      ['substitute_asked', true],
      ['substitute_found', false],
      ['substitute_found', true],
    ])
  })

  it('are mailed to who claimed, once who asked teaches after all', async () => {
    const request = await claimInstead(studio, { starts_at: soon(7, 2) })
    for (const _ of ['once', 'again']) await studio.asOwner(`DELETE ${PATH}/${request.id}`)
    const { items } = (await studio.asOwner('GET /api/v1/emails?page_size=200')).body
    const told = items.filter(({ to_name }: { to_name: string }) => to_name === request.claimed_by_name)
    assert.deepEqual(told.map(({ kind }: { kind: string }) => kind).toSorted(), [
      'substitute_asked',
      'substitute_withdrawn',
    ])
  })

  it('are mailed to who claimed, once the class is cancelled or given to somebody', async () => {
    await setApproval(true)
    const lettersTo = async (name: string) => {
      await studio.advance({ seconds: 1 })
      return studio.mail.sent.filter(({ to }) => to.name === name).map(({ text }) => text)
    }
    await setMailServer(studio)
    for (const [days, end, said] of [
      [14, { cancel: { reason: 'Ill' } }, /Thank you for offering[^]*is cancelled/],
      [
        15,
        { substitute: { instructor_id: (await makeInstructor(studio)).id } },
        /Thank you for offering[^]*another solution/,
      ],
    ] as const) {
      const request = await claimInstead(studio, { starts_at: soon(days) })
      const [[what, body]] = Object.entries(end) as [[string, object]]
      assert.equal(
        (await studio.asOwner(`POST /api/v1/scheduled-classes/${request.scheduled_class_id}/${what}`, body)).status,
        200,
      )
      const [asked, told, ...more] = await lettersTo(request.claimed_by_name)
      assert.match(asked!, /Could you\?/)
      assert.match(told!, said)
      assert.deepEqual(more, [])
    }
    const request = await claimInstead(studio, { starts_at: soon(16) })
    const body = { instructor_id: request.claimed_by }
    await studio.asOwner(`POST /api/v1/scheduled-classes/${request.scheduled_class_id}/substitute`, body)
    assert.match((await lettersTo(request.claimed_by_name))[1]!, /You’re now teaching/)
    assert.match((await lettersTo(request.asked_by_name))[0]!, /instead of you/)
  })

  it('are mailed with the way to where each works: the portal, or the manager’s application', async () => {
    const manager = await makeManager(studio, ['schedule.view'])
    const { body: profile } = await studio.asOwner(`POST /api/v1/staff/${manager.id}/instructor-profile`, {})
    const instructor = await makeInstructor(studio)
    await setMailServer(studio)
    for (const public_manager_enabled of [true, false]) {
      studio.mail.sent.length = 0
      await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://yoga.example.com', public_manager_enabled })
      const request = await askInstead(studio, [profile, instructor], {
        starts_at: soon(public_manager_enabled ? 17 : 18),
      })
      await studio.advance({ seconds: 1 })
      const linkTo = (name: string) =>
        /https:\S*/
          .exec(studio.mail.sent.find(({ to }) => to.name === name)!.text)?.[0]
          ?.replace('https://yoga.example.com', '')
      assert.deepEqual(
        [linkTo(instructor.full_name), linkTo(profile.full_name)],
        ['/substitutes', public_manager_enabled ? `/manage/schedule?class=${request.scheduled_class_id}` : undefined],
      )
    }
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: null, public_manager_enabled: true })
  })

  it('are claimed by managers who teach, as by instructors; by nobody else at the desk', async () => {
    const manager = await makeManager(studio, ['schedule.view'])
    const stranger = await makeManager(studio, ['schedule.view'])
    const { body: profile } = await studio.asOwner(`POST /api/v1/staff/${manager.id}/instructor-profile`, {})
    const request = await askInstead(studio, [profile], { starts_at: soon(7, 4) })
    const sees = async ({ token }: { token: string }) =>
      (await studio.send(`GET ${PATH}`, { token })).body.find(({ id }: { id: number }) => id === request.id).can_claim
    assert.deepEqual([await sees(manager), await sees(stranger)], [true, false])
    const claim = ({ token }: { token: string }) => studio.send(`POST ${PATH}/${request.id}/claim`, { token })
    assert.deepEqual(refused(await claim(stranger)), [404, 'NOT_FOUND'])
    await studio.asOwner(`DELETE /api/v1/instructors/${profile.id}`)
    assert.deepEqual([await sees(manager), ...refused(await claim(manager))], [false, 404, 'NOT_FOUND'])
    await studio.asOwner(`PATCH /api/v1/instructors/${profile.id}/reactivate`)
    const { status, body } = await claim(manager)
    assert.deepEqual([status, body.status, body.claimed_by], [200, 'claimed', profile.id])
  })

  it('are mailed to whom the studio names later, once', async () => {
    const [first, later] = [await makeInstructor(studio), await makeInstructor(studio)]
    const request = await askInstead(studio, [first], { starts_at: soon(7) })
    const path = `POST /api/v1/scheduled-classes/${request.scheduled_class_id}/substitute-requests`
    for (const instructor_ids of [[first.id, later.id], [later.id], []])
      assert.equal((await studio.asOwner(path, { instructor_ids })).body.id, request.id)
    const { items } = (await studio.asOwner('GET /api/v1/emails?page_size=200')).body
    const told = items.filter(({ to_name }: { to_name: string }) =>
      [first.full_name, later.full_name].includes(to_name),
    )
    const names = told.map(({ kind, to_name }: { kind: string; to_name: string }) => `${kind} ${to_name}`)
    assert.deepEqual(new Set(names), new Set([first, later].map(({ full_name }) => `substitute_asked ${full_name}`)))
    assert.equal(names.length, 2)
    assert.equal((await (await as(later))(`POST ${PATH}/${request.id}/claim`)).status, 200)
  })

  it('are not looked for any more once the class is cancelled, given away, begun or taught after all', async () => {
    const substitute = await makeInstructor(studio)
    const ask = await as(substitute)
    const claim = async ({ id }: { id: number }) => refused(await ask(`POST ${PATH}/${id}/claim`))
    const cancelled = await askInstead(studio, [substitute], { starts_at: soon(8) })
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cancelled.scheduled_class_id}/cancel`, { reason: 'Ill' })
    assert.deepEqual(await claim(cancelled), [409, 'CLASS_CANCELLED'])
    const given = await askInstead(studio, [substitute], { starts_at: soon(9) })
    const other = { instructor_id: (await makeInstructor(studio)).id }
    await studio.asOwner(`POST /api/v1/scheduled-classes/${given.scheduled_class_id}/substitute`, other)
    assert.deepEqual(await claim(given), [409, 'SUBSTITUTE_TAKEN'])
    const withdrawn = await askInstead(studio, [substitute], { starts_at: soon(10) })
    assert.equal((await studio.asOwner(`DELETE ${PATH}/${withdrawn.id}`)).body.status, 'withdrawn')
    assert.equal((await studio.asOwner(`DELETE ${PATH}/${withdrawn.id}`)).body.status, 'withdrawn')
    assert.deepEqual(await claim(withdrawn), [409, 'SUBSTITUTE_TAKEN'])
    const begun = await askInstead(studio, [substitute], { starts_at: soon(0, 1) })
    await studio.advance({ hours: 1 })
    const late = await as(substitute)
    assert.deepEqual(refused(await late(`POST ${PATH}/${begun.id}/claim`)), [409, 'CLASS_STARTED'])
  })

  it('are asked for by who teaches, or the studio', async () => {
    const [mine, theirs] = [await makeInstructor(studio), await makeInstructor(studio)]
    const cls = await makeClass(studio, { instructor_id: theirs.id, starts_at: soon(11) })
    const path = `POST /api/v1/scheduled-classes/${cls.id}/substitute-requests`
    const ask = await as(mine)
    assert.deepEqual(refused(await ask(path, {})), [404, 'NOT_FOUND'])
    const own = await makeClass(studio, { instructor_id: mine.id, starts_at: soon(12) })
    const named = await ask(`POST /api/v1/scheduled-classes/${own.id}/substitute-requests`, {
      instructor_ids: [theirs.id],
    })
    assert.equal(named.body.errors[0].path, 'instructor_ids')
    const nobody = await makeClass(studio, { starts_at: soon(13) })
    const lost = await studio.asOwner(`POST /api/v1/scheduled-classes/${nobody.id}/substitute-requests`, {})
    assert.deepEqual(refused(lost), [409, 'CLASS_WITHOUT_INSTRUCTOR'])
    const { token } = await makeManager(studio, ['schedule.view'])
    assert.equal((await studio.send(path, { token, body: {} })).status, 403)
    assert.equal((await studio.send(`GET ${PATH}`, { token })).status, 200)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeService } from '../../test/build/appointments.ts'
import { book, registerClient, setRules } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeManager } from '../../test/build/staff.ts'
import { COVERS_ALL } from '../membership-types/coverage-rules.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

const MEMBERSHIPS = '/api/v1/memberships'
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('a membership, to the last field', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const look = async (id: number) => (await studio.asOwner(`GET ${MEMBERSHIPS}/${id}`)).body
  const put = (id: number, body: object) => studio.asOwner(`PUT ${MEMBERSHIPS}/${id}`, body)
  const auditOf = async (id: number) => {
    const { body } = await studio.asOwner(`GET /api/v1/audit-log?entity=membership&entity_id=${id}`)
    return body.items.map(({ action, before, after }: Record<string, unknown>) => [action, before, after]).toReversed()
  }

  it('is the same when sold, read, listed and seen by the client, but for the notes', async () => {
    const client = await registerClient(studio, { full_name: 'Cora' })
    const type = await makeMembershipType(studio, {
      name: 'Monthly six',
      type: 'subscription',
      price: 79.5,
      credits_per_interval: 6,
      can_pause: true,
      max_pause_days: 21,
    })
    const sold = await sellMembership(studio, {
      client_id: client.id,
      membership_type_id: type.id,
      starts_at: '2026-03-01',
      expires_at: '2026-12-31',
      payment_method: 'card_terminal',
      notes: 'Pays for two',
    })
    const whole = {
      id: sold.id,
      client_id: client.id,
      client_name: 'Cora',
      membership_type_id: type.id,
      type_name: 'Monthly six',
      type: 'subscription',
      status: 'active',
      starts_at: '2026-03-01',
      expires_at: '2026-12-31',
      unlimited: false,
      limits: null,
      credits_remaining: 6,
      is_usable: true,
      unusable_reasons: [],
      days_left: 303,
      early_end: null,
      is_waiting_for_first_visit: false,
      first_visit_at: null,
      pause: null,
      planned_pause: null,
      asked_pause: null,
      self_service_pause: false,
      can_pause: true,
      pause_days_used: 0,
      pause_days_left: 21,
      renews_at: '2026-04-01',
      past_due_since: null,
      is_intro_offer: false,
      price: 79.5,
      currency: 'EUR',
      payment_method: 'card_terminal',
      notes: 'Pays for two',
      cancelled_at: null,
      created_at: '2026-03-04T11:00:00.000Z',
      updated_at: '2026-03-04T11:00:00.000Z',
    }
    assert.deepEqual(sold, whole)
    assert.deepEqual(await look(sold.id), whole)
    assert.deepEqual((await studio.asOwner(`GET ${MEMBERSHIPS}`)).body.items, [whole])
    assert.deepEqual((await client.ask(`GET ${MEMBERSHIPS}`)).body.items, [{ ...whole, notes: null }])

    const paused = (await studio.asOwner(`POST ${MEMBERSHIPS}/${sold.id}/pause`, { pause_days: 8 })).body
    assert.deepEqual(paused, {
      ...whole,
      status: 'paused',
      is_usable: false,
      unusable_reasons: paused.unusable_reasons,
      days_left: 311,
      pause: { starts_at: '2026-03-04', until: '2026-03-12' },
      pause_days_used: 8,
      pause_days_left: 13,
    })
    assert.deepEqual(
      paused.unusable_reasons.map(({ code, value }: Record<string, unknown>) => [code, value]),
      [['MEMBERSHIP_PAUSED', '2026-03-12']],
    )
    studio.clock.advance({ days: 3 })
    studio.owner = await studio.login(OWNER_EMAIL)
    const resumed = (await studio.asOwner(`POST ${MEMBERSHIPS}/${sold.id}/resume`)).body
    assert.deepEqual(resumed, {
      ...whole,
      expires_at: '2027-01-03',
      days_left: 303,
      pause_days_used: 3,
      pause_days_left: 18,
      renews_at: '2026-04-04',
      updated_at: '2026-03-07T11:00:00.000Z',
    })
    assert.deepEqual(await look(sold.id), resumed)
    assert.deepEqual((await auditOf(sold.id)).slice(1), [
      ['membership.pause', { status: 'active' }, { status: 'paused', pause_days: 8 }],
      [
        'membership.resume',
        {
          status: 'paused',
          expires_on: '2026-12-31',
          next_renewal_on: '2026-04-01',
          billing_anchor_on: '2026-03-01',
        },
        {
          status: 'active',
          expires_on: '2027-01-03',
          next_renewal_on: '2026-04-04',
          billing_anchor_on: '2026-04-04',
        },
      ],
    ])
    const again = await studio.asOwner(`POST ${MEMBERSHIPS}/${sold.id}/resume`)
    assert.deepEqual([again.status, again.body.code], [409, 'MEMBERSHIP_INVALID_TRANSITION'])
    for (const [pause_days, status] of [
      [19, 409],
      [18, 200],
    ] as const) {
      assert.equal((await studio.asOwner(`POST ${MEMBERSHIPS}/${sold.id}/pause`, { pause_days })).status, status)
    }
  })

  it('has a statement of every movement, which names the staff to the staff only', async () => {
    const client = await registerClient(studio)
    const { id: membership_type_id } = await makeMembershipType(studio, { credits_included: 5 })
    const pack = await sellMembership(studio, { client_id: client.id, membership_type_id })
    const cls = await makeClass(studio)
    const booking = await book(studio, cls, client)
    await put(pack.id, { credits_remaining: 9, credits_reason: 'A gift' })
    const rows = (await studio.asOwner(`GET ${MEMBERSHIPS}/${pack.id}/credits`)).body
    const at = studio.clock.now()
    const row = {
      booking_id: null,
      class_name: null,
      class_starts_at: null,
      appointment_id: null,
      service_name: null,
      appointment_starts_at: null,
      expires_at: null,
      actor_kind: 'staff',
      actor_name: 'Olga Owner',
      created_at: at,
    }
    const words = (index: number) => ({ id: rows[index].id, reason: rows[index].reason, saying: rows[index].saying })
    assert.deepEqual(rows, [
      { ...row, ...words(0), kind: 'grant', credits: 5, balance_after: 5 },
      {
        ...row,
        ...words(1),
        kind: 'spend',
        credits: -1,
        balance_after: 4,
        booking_id: booking.id,
        class_name: 'Vinyasa',
        class_starts_at: cls.starts_at,
      },
      { ...row, ...words(2), kind: 'adjust', credits: 5, balance_after: 9 },
    ])
    assert.equal(rows[2]!.reason, 'A gift')
    const own = (await client.ask(`GET ${MEMBERSHIPS}/${pack.id}/credits`)).body
    assert.deepEqual(
      own,
      rows.map((one: object) => ({ ...one, actor_name: null })),
    )
  })

  it('is listed newest first, by client and status, page by page; a client’s own only', async () => {
    const [ana, bea] = [await registerClient(studio), await registerClient(studio)]
    const { id: membership_type_id } = await makeMembershipType(studio)
    const sell = (client: { id: number }, more: object = {}) =>
      sellMembership(studio, { client_id: client.id, membership_type_id, ...more })
    const [one, two, three] = [await sell(ana), await sell(bea), await sell(ana, { starts_at: '2026-06-01' })]
    const list = async (query: string) => (await studio.asOwner(`GET ${MEMBERSHIPS}?${query}`)).body
    assert.deepEqual(ids((await list('page_size=3')).items), ids([three, two, one]))
    assert.deepEqual(ids((await list('page_size=1&page=2')).items), ids([two]))
    assert.deepEqual(ids((await list(`client_id=${ana.id}`)).items), ids([three, one]))
    assert.deepEqual(ids((await list(`client_id=${ana.id}&status=pending`)).items), ids([three]))
    assert.deepEqual(ids((await ana.ask(`GET ${MEMBERSHIPS}`)).body.items), ids([three, one]))
    assert.deepEqual(ids((await ana.ask(`GET ${MEMBERSHIPS}?client_id=${ana.id}`)).body.items), ids([three, one]))
    assert.equal((await ana.ask(`GET ${MEMBERSHIPS}?client_id=${bea.id}`)).status, 404)
    for (const path of ['', '/credits']) {
      assert.equal((await ana.ask(`GET ${MEMBERSHIPS}/${two.id}${path}`)).status, 404)
      assert.equal((await studio.asOwner(`GET ${MEMBERSHIPS}/99999${path}`)).status, 404)
    }
    const viewer = await makeManager(studio, ['memberships.view'])
    const as = (operation: string, body?: object) => studio.send(operation, { token: viewer.token, body })
    assert.equal((await as(`GET ${MEMBERSHIPS}/${one.id}`)).status, 200)
    for (const [operation, body] of [
      [`PUT ${MEMBERSHIPS}/${one.id}`, { notes: 'x' }],
      [`DELETE ${MEMBERSHIPS}/${one.id}`, undefined],
      [`POST ${MEMBERSHIPS}/${one.id}/pause`, { pause_days: 1 }],
      [`POST ${MEMBERSHIPS}/${one.id}/resume`, undefined],
    ] as const) {
      assert.equal((await as(operation, body)).status, 403, operation)
      // A client may ask for a pause of their membership; this kind has none.
      assert.equal((await ana.ask(operation, body)).status, operation.endsWith('/pause') ? 409 : 403, operation)
    }
  })

  it('ended by staff keeps the earlier of its last day and yesterday, never before its first', async () => {
    const { id: membership_type_id } = await makeMembershipType(studio)
    const today = studio.clock.now().slice(0, 10)
    const sell = (starts_at: string) => sellMembership(studio, { membership_type_id, starts_at })
    for (const [starts, last] of [
      ['2026-02-01', '2026-03-06'],
      ['2026-03-06', '2026-03-06'],
      [today, today],
    ] as const) {
      const { id } = await sell(starts)
      const { body } = await put(id, { status: 'expired' })
      assert.equal(body.expires_at, last, starts)
    }
  })

  it('keeps nothing of a change that is refused', async () => {
    const { id: membership_type_id } = await makeMembershipType(studio, { can_pause: true, max_pause_days: 0 })
    const { id } = await sellMembership(studio, { membership_type_id, credits_remaining: 3 })
    const before = await look(id)
    const entries = (await studio.asOwner(`GET ${MEMBERSHIPS}/${id}/credits`)).body
    const audited = await auditOf(id)
    for (const [change, status] of [
      [{ notes: 'New', credits_remaining: 8, status: 'pending' }, 409],
      [{ expires_at: '2027-01-01', status: 'paused' }, 409],
      [{ notes: 'New', expires_at: '2026-03-01' }, 422],
      [{ notes: 'New', expires_at: 'soon' }, 422],
    ] as const) {
      assert.equal((await put(id, change)).status, status, JSON.stringify(change))
    }
    assert.deepEqual(await look(id), before)
    assert.deepEqual((await studio.asOwner(`GET ${MEMBERSHIPS}/${id}/credits`)).body, entries)
    assert.deepEqual(await auditOf(id), audited)
  })
})

describe('a membership type', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const TYPES = '/api/v1/membership-types'

  it('is shown whole after it is made, changed, read and listed, by name', async () => {
    const terms = {
      name: 'Try it',
      description: 'Two weeks',
      type: 'subscription',
      price: 90.5,
      billing_interval: 'weekly',
      credits_included: 3,
      credits_per_interval: 2,
      unlimited: false,
      validity_days: 200,
      can_pause: true,
      max_pause_days: 11,
      sellable_online: true,
      rollover_enabled: true,
      max_rollover_credits: 7,
      late_cancel_fee_override: 4.25,
      no_show_fee_override: 6.75,
      is_intro_offer: true,
      intro_price: 19.9,
      intro_validity_days: 14,
      coverage: { ...COVERS_ALL.coverage, service_ids: [(await makeService(studio)).id] },
      establishment_ids: [1],
      usable_times: [{ weekdays: [1, 2], from: '08:00', until: '16:00' }],
      max_per_day: 1,
      max_per_week: 3,
      max_upcoming: 5,
      booking_open_hours_before: 400,
      max_members: 1,
      starts: 'purchase',
      starts_within_days: 30,
      minimum_term_intervals: 12,
      notice_days: 30,
      self_service_pause: true,
      fee_forgiveness_count_override: 2,
    }
    const made = await makeMembershipType(studio, terms)
    const stamps = { created_at: '2026-03-04T11:00:00.000Z', updated_at: '2026-03-04T11:00:00.000Z' }
    const whole = { ...terms, id: made.id, currency: 'EUR', is_active: true, ...stamps }
    assert.deepEqual(made, whole)
    assert.deepEqual((await studio.asOwner(`GET ${TYPES}/${made.id}`)).body, whole)
    studio.clock.advance({ minutes: 1 })
    const change = {
      name: 'try it long',
      description: null,
      price: 80,
      max_pause_days: null,
      self_service_pause: false,
      sellable_online: false,
      no_show_fee_override: null,
      intro_price: 20.5,
    }
    const { body } = await studio.asOwner(`PUT ${TYPES}/${made.id}`, change)
    const changed = { ...whole, ...change, updated_at: '2026-03-04T11:01:00.000Z' }
    assert.deepEqual(body, { ...changed, on_former_terms: 0 })
    const first = await makeMembershipType(studio, { name: 'Annual' })
    const twin = await makeMembershipType(studio, { name: 'TRY IT LONG' })
    const off = await makeMembershipType(studio, { name: 'Zero' })
    await studio.asOwner(`DELETE ${TYPES}/${off.id}`)
    const list = async (query: string) => (await studio.asOwner(`GET ${TYPES}${query}`)).body
    assert.deepEqual((await list('')).items[1], changed)
    assert.deepEqual(ids((await list('')).items), ids([first, made, twin]))
    assert.deepEqual(ids((await list('?include_inactive=true&page=2&page_size=2')).items), ids([twin, off]))
    assert.equal((await list('?include_inactive=false')).total, 3)
    const { items } = (await studio.asOwner(`GET /api/v1/audit-log?entity=membership_type&entity_id=${made.id}`)).body
    assert.deepEqual(
      [items[0].action, items[0].before.price_minor, items[0].after.price_minor],
      ['membership_type.update', 9050, 8000],
    )
  })

  it('of another currency is given, not sold, unless it costs nothing', async () => {
    const dollars = (more: object) => makeMembershipType(studio, { currency: 'USD', ...more })
    const [priced, free] = [await dollars({ price: 10 }), await dollars({ price: 0 })]
    const client = await registerClient(studio)
    const sell = (membership_type_id: number, more: object) =>
      studio.asOwner(`POST ${MEMBERSHIPS}`, {
        client_id: client.id,
        membership_type_id,
        starts_at: '2026-03-04',
        ...more,
      })
    const refused = await sell(priced.id, { payment_method: 'cash' })
    assert.deepEqual([refused.status, refused.body.errors[0].path], [422, 'membership_type_id'])
    assert.match(refused.body.errors[0].message, /priced in USD; the studio sells in EUR/)
    assert.equal((await studio.asOwner(`GET ${MEMBERSHIPS}?client_id=${client.id}`)).body.total, 0)
    assert.equal((await sell(priced.id, {})).status, 201)
    assert.equal((await sell(free.id, { payment_method: 'cash' })).status, 201)
    const promo = await sell(free.id, { promo_code: 'SPRING' })
    assert.deepEqual([promo.status, promo.body.errors[0].path], [422, 'promo_code'])
  })
})

describe('a class that the studio cancels', () => {
  const cases: [why: string, type: object, expires_at: string | undefined, days: number, expected: unknown[]][] = [
    ['a pack that has run out since', {}, '2026-03-05', 2, ['active', '2026-03-19']],
    ['a pack that is still good', {}, '2026-03-05', 0, ['active', '2026-03-05']],
    ['a drop-in that has run out since', { type: 'drop_in' }, '2026-03-05', 2, ['active', '2026-03-19']],
    [
      'a subscription that has run out since',
      { type: 'subscription', credits_per_interval: 3 },
      '2026-03-05',
      2,
      ['expired', '2026-03-05'],
    ],
    ['a pack without an end', {}, undefined, 2, ['active', null]],
  ]
  for (const [why, type, expires_at, days, expected] of cases) {
    it(`gives its credit back to ${why}`, async () => {
      const studio = await startStudio()
      try {
        await setRules(studio, { cancellation_hours: 12 })
        const client = await registerClient(studio)
        const { id: membership_type_id } = await makeMembershipType(studio, type)
        const sold = await sellMembership(studio, { client_id: client.id, membership_type_id, starts_at: '2026-03-01' })
        const cls = await makeClass(studio, { starts_at: '2026-03-05T18:00' })
        await book(studio, cls, client)
        if (expires_at) await studio.asOwner(`PUT ${MEMBERSHIPS}/${sold.id}`, { expires_at })
        await studio.advance({ days })
        await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`)
        const { body } = await studio.asOwner(`GET ${MEMBERSHIPS}/${sold.id}`)
        assert.deepEqual([body.status, body.expires_at], expected)
      } finally {
        await studio.stop()
      }
    })
  }
})

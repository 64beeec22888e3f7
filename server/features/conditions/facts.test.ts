import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { TriggerEvent } from '../../events/payloads.ts'
import { storedEvent } from '../../events/stored.ts'
import type { Facts } from '../../lib/conditions.ts'
import { addMinutes, type Instant } from '../../lib/time.ts'
import { book, setRules } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { addClient, giveTag, makeTag } from '../../test/build/tags.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'
import { loadFacts } from './facts.ts'
import { fieldsFor } from './trigger-fields.ts'

const ADDED = '2026-03-04T11:00:00.000Z'
const CAME = '2026-03-04T11:20:00.000Z'
const MISSED = '2026-03-04T11:50:00.000Z'
/** When the class began that the client came to. */
const VISIT = '2026-03-04T11:30:00.000Z'
/** A quarter past midnight in Madrid. */
const AHEAD = '2026-03-04T23:15:00.000Z'
const DAY = 24 * 60
/** The payload of an event about a class, a booking and a membership that don't exist. */
const NOTHING = { scheduled_class_id: 99, booking_id: 99, membership_id: null }

describe('every fact', () => {
  let studio: TestStudio
  let client: { id: number; email: string }
  let other: { id: number; email: string }
  const ids: Record<string, number> = {}

  /** Somebody whom staff added and who signs in since. */
  async function invited(full_name: string, more: object): Promise<{ id: number; email: string }> {
    const email = `${full_name.toLowerCase()}@mail.test`
    const added = await addClient(studio, { full_name, email, ...more })
    const { invite_url } = (await studio.asOwner(`POST /api/v1/clients/${added.id}/invite`)).body
    const body = { token: new URL(invite_url).hash.slice(1), new_password: PASSWORD }
    await studio.send('POST /api/v1/auth/reset-password', { body, door: 'public' })
    return added
  }
  async function consent({ email }: { email: string }, body: object) {
    const token = await studio.login(email)
    assert.equal((await studio.send('POST /api/v1/gdpr/consent', { token, body })).status, 201)
  }
  async function attend(person: { id: number }, classes: { id: number }[]) {
    const [come, miss, cancel, ahead, early] = await Promise.all(
      classes.map((cls) => book(studio, cls, person, { force: true })),
    )
    return { come, miss, cancel, ahead, early }
  }

  before(async () => {
    studio = await startStudio()
    await setRules(studio, { late_cancel_fee: 0 })
    client = await invited('Clara', {
      date_of_birth: '1990-03-05',
      client_since_on: '2026-02-22',
      phone: '600 1',
      address: 'Carrer 1',
      locale: 'es',
    })
    other = await invited('Nora', { date_of_birth: '1980-01-01' })
    const { id: guarded } = await addClient(studio, { full_name: 'Kid', guardian_id: client.id })
    ids['guarded'] = guarded
    const sell = async (key: string, person: { id: number }, terms: object) => {
      const type = await makeMembershipType(studio, { can_pause: true, ...terms })
      const sold = await sellMembership(studio, { client_id: person.id, membership_type_id: type.id })
      Object.assign(ids, { [key]: sold.id, [`${key} type`]: type.id })
      return sold
    }
    const pass = { type: 'time_pass', unlimited: true, validity_days: 365 }
    await sell('pass', client, { ...pass, is_intro_offer: true })
    await sell('gone', client, pass)
    await sell('other', other, { credits_included: 7, validity_days: 10 })
    await sell('pack', client, { credits_included: 9, validity_days: 30 })
    await sell('open', client, { credits_included: 2 })
    await sellMembership(studio, { client_id: client.id, membership_type_id: ids['pack type'], credits_remaining: 0 })
    await studio.asOwner(`DELETE /api/v1/memberships/${ids['gone']}`)

    const tags = [await makeTag(studio), await makeTag(studio), await makeTag(studio)]
    for (const tag of [tags[2], tags[0]]) await giveTag(studio, client, tag)
    await giveTag(studio, other, tags[1])
    Object.assign(ids, { 'first tag': tags[0].id, 'last tag': tags[2].id })
    for (const [consent_type, granted] of [
      ['marketing_email', false],
      ['marketing_email', true],
      ['marketing_sms', false],
    ])
      await consent(client, { consent_type, granted })
    await consent(other, { consent_type: 'marketing_email', granted: false })

    const instructor = await makeInstructor(studio)
    const template = await makeTemplate(studio, { name: 'Yin' })
    Object.assign(ids, { instructor: instructor.id, template: template.id })
    const classes: { id: number }[] = []
    for (const starts_at of [VISIT, '2026-03-04T11:45:00Z', '2026-03-04T19:00:00Z', AHEAD, '2026-03-20T11:00:00Z']) {
      const cls = { template_id: template.id, instructor_id: instructor.id, starts_at, force: true }
      classes.push(await makeClass(studio, cls))
    }
    ids['class'] = classes[3]!.id
    const [hers, others] = [await attend(client, classes), await attend(other, classes)]
    await studio.asOwner(`DELETE /api/v1/bookings/${hers.early.id}`)
    await studio.advance({ minutes: 20 })
    for (const { come, cancel } of [hers, others]) {
      await studio.asOwner(`POST /api/v1/bookings/${come.id}/check-in`)
      await studio.asOwner(`DELETE /api/v1/bookings/${cancel.id}`)
    }
    await studio.advance({ minutes: 30 })
    ids['missed'] = hers.miss.id
    for (const { miss } of [hers, others]) await studio.asOwner(`POST /api/v1/bookings/${miss.id}/no-show`)
  })
  after(() => studio.stop())

  /** Everything that a condition for an event may ask about, or some of it. */
  const factsAt = (
    at: Instant,
    event: TriggerEvent = 'client.created',
    payload: object = {},
    client_id = client.id,
  ): Facts => {
    const all = fieldsFor(event).map(({ field }) => ({ field, op: 'exists' as const, value: true }))
    const row = { id: 1, event, client_id, payload, depth: 0, occurred_at: at }
    return loadFacts(studio.running.app.db, storedEvent(row), { all })
  }
  const counted = (at: Instant) => {
    const { visits, visits_7d, visits_30d, visits_90d, no_shows_90d, late_cancels_90d } = factsAt(at)
    return [visits, visits_7d, visits_30d, visits_90d, no_shows_90d, late_cancels_90d]
  }

  it('is that of the client, the class and the membership that the event is about', () => {
    const payload = {
      scheduled_class_id: ids['class'],
      membership_id: ids['pack'],
      booking_id: ids['missed'],
      source: 'waitlist',
      is_unpaid: true,
    }
    assert.deepEqual(factsAt(MISSED, 'booking.created', payload), {
      'booking.status': 'no_show',
      'booking.source': 'waitlist',
      'booking.is_unpaid': true,
      'class.template_id': ids['template'],
      'class.name': 'Yin',
      'class.instructor_id': ids['instructor'],
      'class.establishment_id': 1,
      'class.weekday': 4,
      'class.date': '2026-03-05',
      'class.start_time': '00:15',
      'class.hours_until': 11 + 25 / 60,
      'membership.type_id': ids['pack type'],
      'membership.type': 'class_pack',
      'membership.is_intro_offer': false,
      'membership.unlimited': false,
      'membership.starts_on': '2026-03-04',
      'membership.expires_on': '2026-04-02',
      'membership.days_left': 30,
      'membership.credits_remaining': 9,
      'membership.status': 'active',
      'membership.has_next': true,
      'client.full_name': 'Clara',
      'client.email': 'clara@mail.test',
      'client.phone': '600 1',
      'client.address': 'Carrer 1',
      'client.locale': 'es',
      'client.age': 35,
      'client.date_of_birth': '1990-03-05',
      'client.source': 'staff',
      'client.is_active': true,
      'client.has_login': true,
      'client.has_guardian': false,
      'client.days_as_client': 10,
      'client.marketing_email': true,
      'client.tags': [ids['first tag'], ids['last tag']],
      'client.has_membership': true,
      'client.membership_types': [ids['pass type'], ids['pack type'], ids['open type']],
      visits: 1,
      visits_7d: 1,
      visits_30d: 1,
      visits_90d: 1,
      no_shows_90d: 1,
      late_cancels_90d: 1,
      upcoming_bookings: 1,
      appointments_30d: 0,
      upcoming_appointments: 0,
      days_since_visit: 0,
    })
  })

  it('is nothing where there is no class, no membership, and nobody ever came', () => {
    const facts = factsAt(MISSED, 'booking.created', NOTHING, ids['guarded'])
    const known = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined)
    assert.deepEqual(Object.fromEntries(known), {
      'client.full_name': 'Kid',
      'client.source': 'staff',
      'client.is_active': true,
      'client.has_login': false,
      'client.has_guardian': true,
      'client.days_as_client': 0,
      'client.marketing_email': false,
      'client.tags': [],
      'client.has_membership': false,
      'client.membership_types': [],
      visits: 0,
      visits_7d: 0,
      visits_30d: 0,
      visits_90d: 0,
      no_shows_90d: 0,
      late_cancels_90d: 0,
      upcoming_bookings: 0,
      appointments_30d: 0,
      upcoming_appointments: 0,
    })
  })

  it('of a membership counts its days in the studio’s zone, and what was left of it at the moment', () => {
    const of = (key: string, at: Instant) => {
      const facts = factsAt(at, 'membership.started', { membership_id: ids[key] })
      return ['type', 'is_intro_offer', 'unlimited', 'expires_on', 'days_left', 'credits_remaining'].map(
        (field) => facts[`membership.${field}`],
      )
    }
    assert.deepEqual(of('pass', MISSED), ['time_pass', true, true, '2027-03-03', 365, null])
    assert.deepEqual(of('open', MISSED), ['class_pack', false, false, null, null, 2])
    assert.deepEqual(of('other', '2026-03-13T22:59:00.000Z').slice(3, 5), ['2026-03-13', 1])
    assert.deepEqual(of('other', '2026-03-13T23:00:00.000Z').slice(3, 5), ['2026-03-13', 0])
    assert.deepEqual(of('other', '2026-03-15T12:00:00.000Z').slice(3, 5), ['2026-03-13', 0])
    assert.equal(of('pack', addMinutes(ADDED, -1)).at(-1), 0)
    assert.equal(of('pack', ADDED).at(-1), 9)
  })

  it('counts to the minute, and what comes after the event not at all', () => {
    for (const [at, expected] of [
      [addMinutes(CAME, -1), [0, 0, 0, 0, 0, 0]],
      [CAME, [1, 1, 1, 1, 0, 1]],
      [addMinutes(MISSED, -1), [1, 1, 1, 1, 0, 1]],
      [MISSED, [1, 1, 1, 1, 1, 1]],
      [addMinutes(VISIT, 7 * DAY - 1), [1, 1, 1, 1, 1, 1]],
      [addMinutes(VISIT, 7 * DAY), [1, 0, 1, 1, 1, 1]],
      [addMinutes(VISIT, 30 * DAY - 1), [1, 0, 1, 1, 1, 1]],
      [addMinutes(VISIT, 30 * DAY), [1, 0, 0, 1, 1, 1]],
      [addMinutes(CAME, 90 * DAY - 1), [1, 0, 0, 1, 1, 1]],
      [addMinutes(CAME, 90 * DAY), [1, 0, 0, 1, 1, 0]],
      [addMinutes(VISIT, 90 * DAY - 1), [1, 0, 0, 1, 1, 0]],
      [addMinutes(VISIT, 90 * DAY), [1, 0, 0, 0, 1, 0]],
      [addMinutes(MISSED, 90 * DAY - 1), [1, 0, 0, 0, 1, 0]],
      [addMinutes(MISSED, 90 * DAY), [1, 0, 0, 0, 0, 0]],
    ] as const) {
      assert.deepEqual(counted(at), expected, at)
    }
  })

  it('knows what was ahead, and how many days of the studio’s lie between', () => {
    const ahead = (at: Instant) => {
      const { upcoming_bookings, days_since_visit } = factsAt(at)
      return [upcoming_bookings, days_since_visit]
    }
    assert.deepEqual(ahead(addMinutes(ADDED, -1)), [0, null])
    assert.deepEqual(ahead(ADDED), [1, null])
    // Checked in ten minutes before the class begins: that day all the same.
    assert.deepEqual(ahead(CAME), [1, 0])
    assert.deepEqual(ahead('2026-03-04T22:59:00.000Z'), [1, 0])
    assert.deepEqual(ahead('2026-03-04T23:00:00.000Z'), [1, 1])
    assert.deepEqual(ahead(addMinutes(AHEAD, -1)), [1, 1])
    assert.deepEqual(ahead(AHEAD), [0, 1])
    assert.deepEqual(ahead('2026-03-14T12:00:00.000Z'), [0, 10])
  })

  it('turns a year older at midnight in the studio', () => {
    const person = (at: Instant) => {
      const facts = factsAt(at)
      return [facts['client.age'], facts['client.days_as_client']]
    }
    assert.deepEqual(person('2026-03-04T22:59:00.000Z'), [35, 10])
    assert.deepEqual(person('2026-03-04T23:00:00.000Z'), [36, 11])
    assert.deepEqual(person('2027-03-04T12:00:00.000Z'), [36, 375])
    const others = factsAt('2026-03-05T23:00:00.000Z', 'client.created', {}, other.id)
    assert.deepEqual([others['client.age'], others['client.days_as_client']], [46, 2])
  })

  it('is what the event itself tells, each under its own name', () => {
    for (const [event, payload, expected] of [
      [
        'appointment.booked',
        { appointment_id: 3, service_id: 4, instructor_id: 5 },
        { 'appointment.service_id': 4, 'appointment.instructor_id': 5 },
      ],
      ['product.purchased', { sale_id: 3, product_ids: [4, 5] }, { product_ids: [4, 5] }],
      ['client.tag_added', { tag_id: 3, tag_name: 'VIP', rule_id: 4 }, { tag_id: 3 }],
      ['client.visit_milestone', { count: 15, ...NOTHING }, { count: 15 }],
      ['client.inactive', { days: 14, since: '2026-03-04' }, { days: 14 }],
      ['membership.expiring', { days: 3, membership_id: 99 }, { days: 3 }],
      ['intro_offer.ending', { days: 1, membership_id: 99 }, { days: 1 }],
    ] as const) {
      const facts = factsAt(MISSED, event, payload)
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map((field) => [field, facts[field]])), expected, event)
    }
  })

  it('that was not asked for is not looked up', () => {
    const row = { id: 1, event: 'client.created' as const, client_id: client.id, payload: {}, depth: 0 }
    const event = storedEvent({ ...row, occurred_at: MISSED })
    const { db } = studio.running.app
    assert.deepEqual(loadFacts(db, event, null), {})
    const all = [{ field: 'client.tags', op: 'exists' as const, value: true }]
    assert.deepEqual(Object.keys(loadFacts(db, event, { all })), ['client.tags'])
  })
})

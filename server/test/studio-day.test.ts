import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addDays, toInstant, weekday } from '../lib/time.ts'
import { book, registerClient } from './build/bookings.ts'
import { makeProduct, sell } from './build/commerce.ts'
import { makeMembershipType, sellMembership } from './build/memberships.ts'
import { importFile } from './build/migration.ts'
import { classesOf, makeClass, makeSeries } from './build/schedule.ts'
import { addClient, makeRule, tagsOf } from './build/tags.ts'
import { startStudio, type TestStudio } from './studio.ts'

/** Moments at which the studio's day is not the day in UTC. */
const moments = [
  ['an evening in Los Angeles', 'America/Los_Angeles', '2026-03-05T04:30:00.000Z', '2026-03-04'],
  ['a morning in Auckland', 'Pacific/Auckland', '2026-03-03T20:30:00.000Z', '2026-03-04'],
  ['the night in which Madrid’s clocks go forward', 'Europe/Madrid', '2026-03-28T23:30:00.000Z', '2026-03-29'],
  ['the night in which Madrid’s clocks go back', 'Europe/Madrid', '2026-10-24T22:30:00.000Z', '2026-10-25'],
] as const

for (const [moment, timezone, now, today] of moments) {
  describe(`the studio’s day on ${moment}`, () => {
    let studio: TestStudio
    before(async () => {
      studio = await startStudio({ timezone, now })
    })
    after(() => studio.stop())

    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
    const at = (day: string, time: string) => toInstant(timezone, day, time)
    const get = async (path: string) => (await studio.asOwner(`GET /api/v1/${path}`)).body
    const post = (path: string, body: object) => studio.asOwner(`POST /api/v1/${path}`, body)
    /** The first and the last class that still belong to a day. */
    const edgesOf = (day: string) => [at(day, '00:05'), at(day, '23:55')] as const
    const startsOf = (classes: { starts_at: string; status: string }[], status: string) =>
      classes.filter((cls) => cls.status === status).map(({ starts_at }) => starts_at)
    const sellDays = async (client: { id: number }, days: number, more: object = {}) => {
      const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: days })
      return sellMembership(studio, { client_id: client.id, membership_type_id: type.id, ...more })
    }

    it('begins a membership sold by the moment on this day, and counts it as the first', async () => {
      const client = await addClient(studio)
      const day = await sellDays(client, 1)
      assert.deepEqual([day.starts_at, day.expires_at, day.status], [today, today, 'active'])
      const week = await sellDays(client, 7, { starts_at: today })
      assert.deepEqual([week.starts_at, week.expires_at, week.status], [today, addDays(today, 6), 'active'])
      const later = await sellDays(client, 7, { starts_at: tomorrow })
      assert.deepEqual([later.starts_at, later.status], [tomorrow, 'pending'])
    })

    it('renews what an import brings from the next of its days on, and holds it from this day', async () => {
      const line = (name: string, start: string, status = 'active') =>
        `${name},${name.toLowerCase()}@example.com,Weekly,subscription,${status},${start}`
      const lines = [
        line('Due', addDays(today, -56)),
        line('Soon', addDays(tomorrow, -56)),
        line('Held', today, 'hold'),
      ]
      await importFile(
        studio,
        'memberships',
        ['Name,Email,Membership Name,Type,Status,Start Date', ...lines].join('\n'),
        {
          accept_type_proposals: true,
          membership_types: { Weekly: { type: 'subscription', price: 20, billing_interval: 'weekly' } },
        },
      )
      const { items } = await get('memberships?page_size=50')
      const of = (name: string) => items.find((row: { client_name: string }) => row.client_name === name)
      assert.deepEqual([of('Due').renews_at, of('Soon').renews_at], [addDays(today, 7), tomorrow])
      assert.deepEqual([of('Held').status, of('Held').pause.starts_at], ['paused', today])
    })

    it('lets a pass be used for the classes of its days, by their own day', async () => {
      const client = await addClient(studio)
      await sellDays(client, 1, { starts_at: tomorrow })
      const codes: unknown[] = []
      for (const starts_at of [edgesOf(today)[1], ...edgesOf(tomorrow), at(addDays(tomorrow, 1), '00:05')]) {
        const cls = await makeClass(studio, { starts_at, duration_minutes: 5 })
        const { body } = await post('bookings', { scheduled_class_id: cls.id, client_id: client.id })
        codes.push(body.code ?? body.status)
      }
      const [early, first, last, late] = codes
      assert.deepEqual([first, last, late], ['booked', 'booked', 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE'])
      assert.equal(early, 'MEMBERSHIP_NOT_STARTED')
    })

    it('lists, closes and plans classes by it', async () => {
      const { id: template_id } = (await post('class-templates', { name: 'Edges' })).body
      const day = addDays(today, 20)
      const edges = [edgesOf(addDays(day, -1))[1], ...edgesOf(day), edgesOf(addDays(day, 1))[0]] as const
      for (const starts_at of edges) await makeClass(studio, { template_id, starts_at, duration_minutes: 5 })
      assert.deepEqual(startsOf(await classesOf(studio, day, day), 'scheduled'), [edges[1], edges[2]])
      const closed = await post('closures', { starts_on: day, ends_on: day, reason: 'Works' })
      assert.equal(closed.body.classes, 2)
      const around = await classesOf(studio, addDays(day, -1), addDays(day, 1))
      assert.deepEqual(startsOf(around, 'cancelled'), [edges[1], edges[2]])
      assert.deepEqual(startsOf(around, 'scheduled'), [edges[0], edges[3]])
    })

    for (const time of ['00:10', '23:40']) {
      it(`leaves a closed day out of a series at ${time}, and keeps its time of day`, async () => {
        const { id: template_id } = (await post('class-templates', { name: `At ${time}` })).body
        const first = addDays(today, 2)
        const closed = addDays(first, 7)
        await post('closures', { starts_on: closed, ends_on: closed, reason: 'Holiday' })
        await makeSeries(studio, { template_id, starts_at: `${first}T${time}`, recurrence: { count: 4 } })
        const planned = await classesOf(studio, first, addDays(first, 28))
        const mine = planned.filter((cls: { template_id: number }) => cls.template_id === template_id)
        const days = [first, addDays(first, 14), addDays(first, 21)]
        assert.deepEqual(
          startsOf(mine, 'scheduled').slice(0, 3),
          days.map((day) => at(day, time)),
        )
      })
    }

    it('finds what was sold, paid, receipted and changed on it', async () => {
      const sale = await sell(studio, { product_id: (await makeProduct(studio)).id })
      for (const path of ['product-sales', 'receipts', 'payments', 'audit-log']) {
        const on = async (day: string) => {
          const body = await get(`${path}?start_date=${day}&end_date=${day}`)
          return (body.items ?? body).length
        }
        const counts = [await on(yesterday), await on(today), await on(tomorrow)]
        assert.deepEqual([counts[0], counts[1] > 0, counts[2]], [0, true, 0], path)
      }
      assert.equal((await get(`receipts?start_date=${today}&end_date=${today}`)).items[0].id, sale.receipt_id)
    })

    it('knows a weekday, a date and an age by it', async () => {
      const client = await addClient(studio, { date_of_birth: `1986${today.slice(4)}` })
      await sellDays(client, 10)
      const starts_at = edgesOf(tomorrow)[1]
      const on = { field: 'class.weekday', op: 'eq', value: weekday(tomorrow) } as const
      const date = { field: 'class.date', op: 'eq', value: tomorrow } as const
      const age = { field: 'client.age', op: 'eq', value: Number(today.slice(0, 4)) - 1986 } as const
      const rules: { tag_name: string }[] = []
      for (const leaf of [on, date, age])
        rules.push(await makeRule(studio, { trigger_event: 'booking.created', condition_json: { all: [leaf] } }))
      await book(studio, await makeClass(studio, { starts_at, duration_minutes: 5 }), client)
      await studio.advance({ minutes: 1 })
      assert.deepEqual((await tagsOf(studio, client)).toSorted(), rules.map((rule): string => rule.tag_name).toSorted())
    })

    it('is the last on which a gift card and a promo code are good', async () => {
      const client = await registerClient(studio)
      const issue = async (expires_at: string) => {
        const { body } = await post('gift-cards', { initial_value: 20, expires_at })
        return { id: body.id, code: (await get(`gift-cards/${body.id}/code`)).code as string }
      }
      const card = await issue(today)
      const validate = async () => (await post('gift-cards/validate', { code: card.code })).body.code
      assert.equal(await validate(), undefined)
      const type = await makeMembershipType(studio)
      const terms = { discount_type: 'percentage', discount_value: 10, valid_from: today, valid_until: today }
      const made = await post('promo-codes', { code: 'TODAY10', ...terms })
      assert.equal(made.body.valid_from, at(today, '00:00'))
      assert.equal(made.body.valid_until, new Date(Date.parse(at(tomorrow, '00:00')) - 1).toISOString())
      const promo = () =>
        client.ask('POST /api/v1/promo-codes/validate', { code: 'TODAY10', membership_type_id: type.id })
      assert.equal((await promo()).status, 200)
      await studio.advance({ milliseconds: Date.parse(at(tomorrow, '00:00')) - Date.parse(studio.clock.now()) - 1 })
      assert.equal((await promo()).status, 200)
      assert.equal(await validate(), undefined)
      await studio.advance({ milliseconds: 1 })
      assert.equal((await promo()).body.code, 'PROMO_CODE_INVALID')
      assert.equal(await validate(), 'GIFT_CARD_INVALID')
    })
  })

  describe(`what a day brings, from ${moment} to the next day`, () => {
    const tomorrow = addDays(today, 1)
    let studio: TestStudio
    before(async () => {
      studio = await startStudio({ timezone, now })
    })
    after(() => studio.stop())
    const get = async (path: string) => (await studio.asOwner(`GET /api/v1/${path}`)).body
    const midnight = Date.parse(toInstant(timezone, tomorrow, '00:00'))
    const waitUntil = (instant: number) => studio.advance({ milliseconds: instant - Date.parse(studio.clock.now()) })

    it('is said on that day, and ends with it', async () => {
      const rule = await makeRule(studio, { trigger_event: 'client.birthday' })
      const born = (day: string) => addClient(studio, { date_of_birth: `1990${day.slice(4)}` })
      const [early, late] = [await born(today), await born(tomorrow)]
      const pass = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 1 })
      const { id } = await sellMembership(studio, {
        client_id: early.id,
        membership_type_id: pass.id,
        starts_at: today,
      })
      await sell(studio, { product_id: (await makeProduct(studio)).id })
      const last = await makeClass(studio, {
        starts_at: new Date(midnight - 300_000).toISOString(),
        duration_minutes: 5,
      })
      const first = await makeClass(studio, { starts_at: new Date(midnight).toISOString(), duration_minutes: 5 })
      const member = await addClient(studio)
      const week = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 7 })
      await sellMembership(studio, { client_id: member.id, membership_type_id: week.id, starts_at: today })
      await book(studio, last, member)
      const shown = await get('today')
      assert.equal(shown.takings.today, 12)
      assert.deepEqual(
        shown.first_visits.items.map((visit: { class_id: number }) => visit.class_id),
        [last.id],
      )
      await book(studio, first, member)
      assert.equal((await get('today')).first_visits.total, 1)

      await waitUntil(midnight - 60_000)
      assert.deepEqual([await tagsOf(studio, early), await tagsOf(studio, late)], [[rule.tag_name], []])
      assert.equal((await get(`memberships/${id}`)).status, 'active')
      assert.equal((await get('today')).takings.today, 12)

      await waitUntil(midnight + 20 * 60_000)
      assert.deepEqual(await tagsOf(studio, late), [rule.tag_name])
      assert.equal((await get(`memberships/${id}`)).status, 'expired')
      assert.equal((await get('today')).takings.today, 0)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment } from '../../../test/build/appointments.ts'
import { enrollmentsOf, makeAutomation, setMailServer } from '../../../test/build/automations.ts'
import { book, sellPack, setRules } from '../../../test/build/bookings.ts'
import { sell } from '../../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { back, registerBuyer, sellOnline, startOnlineStudio, type OnlineStudio } from '../../../test/build/online.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { OWNER_EMAIL, type TestStudio } from '../../../test/studio.ts'

/** Each ready-made automation, and what takes its letter's reason away before it leaves. */
describe('what is ready made does not write', () => {
  let online: OnlineStudio
  let studio: TestStudio
  before(async () => {
    online = await startOnlineStudio({ now: '2026-03-02T08:30:00.000Z' })
    studio = online.studio
    await setMailServer(studio)
    await setRules(studio, { no_show_fee: 0, late_cancel_fee: 0 })
  })
  after(() => online.stop())

  const start = async (key: string) => {
    const { body } = await studio.asOwner('GET /api/v1/marketing-automations/ready-made')
    const { key: _, description: __, ...flow } = body.find((one: { key: string }) => one.key === key)
    return makeAutomation(studio, flow)
  }
  const buyer = async () => {
    const client = await registerBuyer(studio)
    await client.ask('POST /api/v1/gdpr/consent', { consent_type: 'marketing_email', granted: true })
    return client
  }
  const at = async (time: string, days = 0) => {
    const day = new Date(Date.parse(studio.clock.now()) + days * 86_400_000).toISOString().slice(0, 10)
    studio.clock.set(`${day}T${time}:00.000Z`)
    await online.settle()
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  /** To which of some people an automation has written, after the next two mornings. */
  async function written(automation: { id: number }, people: readonly { id: number }[]): Promise<boolean[]> {
    for (let day = 0; day < 2; day += 1) await at('09:30', 1)
    await studio.asOwner(`POST /api/v1/marketing-automations/${automation.id}/pause`)
    const ways = await enrollmentsOf(studio, automation)
    return people.map(({ id }) => {
      const own = ways.find(({ client_id }: { client_id: number }) => client_id === id)
      assert.ok(own, 'they were in it')
      return own.history.some(
        ({ type, outcome }: Record<string, string>) => type === 'send_email' && outcome === 'done',
      )
    })
  }
  const pack = (client: { id: number }, terms: object = {}) => sellPack(studio, client, 3, terms)

  it('of a pack that runs out where the next one is there, it has ended, or credits came back', async () => {
    const automation = await start('pack_running_out')
    const all = [await buyer(), await buyer(), await buyer(), await buyer(), await buyer()] as const
    const [, another, , , single] = all
    const packs = []
    for (const client of all) packs.push(await pack(client))
    for (const client of all) await book(studio, await makeClass(studio, { force: true }), client)
    await studio.advance({ seconds: 1 })
    await sellPack(studio, another, 10)
    await studio.asOwner(`DELETE /api/v1/memberships/${packs[2].id}`)
    await studio.asOwner(`PUT /api/v1/memberships/${packs[3].id}`, { credits_remaining: 8 })
    const dropIn = await makeMembershipType(studio, { type: 'drop_in', price: 15 })
    await sellMembership(studio, { client_id: single.id, membership_type_id: dropIn.id })
    assert.deepEqual(await written(automation, all), [true, false, false, false, true])
  })

  it('of an intro offer that ends where a membership was bought, or it goes on longer', async () => {
    const automation = await start('intro_ending')
    const people = [await buyer(), await buyer(), await buyer()] as const
    const intro = await makeMembershipType(studio, {
      type: 'time_pass',
      unlimited: true,
      validity_days: 10,
      is_intro_offer: true,
    })
    const sold = []
    for (const { id } of people)
      sold.push(await sellMembership(studio, { client_id: id, membership_type_id: intro.id }))
    await at('08:00', 6)
    const monthly = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 90 })
    await sellMembership(studio, { client_id: people[1].id, membership_type_id: monthly.id })
    const expires_at = new Date(Date.parse(studio.clock.now()) + 30 * 86_400_000).toISOString().slice(0, 10)
    const put = await studio.asOwner(`PUT /api/v1/memberships/${sold[2].id}`, { expires_at })
    assert.equal(put.status, 200)
    assert.deepEqual(await written(automation, people), [true, false, false])
  })

  it('of a class that was missed, or a first visit, that was not one after all', async () => {
    const missed = await start('no_show')
    const people = [await buyer(), await buyer(), await buyer(), await buyer()] as const
    const cls = await makeClass(studio, {
      starts_at: new Date(Date.parse(studio.clock.now()) + 3_600_000).toISOString(),
    })
    const bookings: { id: number }[] = []
    for (const client of people) bookings.push(await book(studio, cls, client, { force: true }))
    await studio.advance({ hours: 2 })
    studio.owner = await studio.login(OWNER_EMAIL)
    const mark = (n: number, what: string, body: object = {}) =>
      studio.asOwner(`POST /api/v1/bookings/${bookings[n]!.id}/${what}`, body)
    for (const n of [0, 1, 2]) assert.equal((await mark(n, 'no-show')).status, 200)
    const first = await start('first_visit')
    assert.equal((await mark(3, 'check-in')).status, 200)
    await studio.advance({ seconds: 1 })
    assert.equal((await mark(1, 'undo')).status, 200)
    assert.equal((await mark(1, 'check-in')).status, 200)
    assert.equal((await mark(2, 'excuse', { reason: 'Ill' })).status, 200)
    assert.equal((await mark(3, 'undo')).status, 200)
    assert.deepEqual(await written(missed, people.slice(0, 3)), [true, false, false])
    const came = (await enrollmentsOf(studio, first)).map(({ client_id, end_reason }) => [client_id, end_reason])
    assert.deepEqual(came, [
      [people[1].id, null],
      [people[3].id, 'exit_condition'],
    ])
    await studio.asOwner(`POST /api/v1/marketing-automations/${first.id}/pause`)
  })

  it('of a checkout that was left where they have bought since, online or at the desk', async () => {
    const automation = await start('abandoned_checkout')
    const people = [await buyer(), await buyer(), await buyer(), await buyer(), await buyer()] as const
    const [, paysOnline, atDesk, given, earlier] = people
    const type = await sellOnline(studio)
    await sell(studio, { client_id: earlier.id })
    await studio.advance({ hours: 1 })
    for (const client of people) await begin(client, type)
    await at('08:30', 2)
    await online.processor.sessions.complete(await begin(paysOnline, await sellOnline(studio)))
    await online.settle()
    await sell(studio, { client_id: atDesk.id })
    await sellMembership(studio, { client_id: given.id })
    assert.deepEqual(await written(automation, people), [true, false, false, false, true])
  })
  /** Signs in again, since sessions end in 15 minutes, and begins a purchase. */
  const begin = async (client: { id: number; email: string }, type: { id: number }): Promise<string> => {
    const token = await studio.login(client.email)
    const body = { client_id: client.id, membership_type_id: type.id, ...back }
    return (await studio.send('POST /api/billing/checkout-session', { token, body, door: 'public' })).body.session_id
  }

  it('to miss somebody who comes by appointment', async () => {
    const people = [await buyer(), await buyer(), await buyer()] as const
    await at('08:00', 29)
    const automation = await start('win_back')
    await makeAppointment(studio, { client_id: people[1].id, starts_at: soon(26) })
    await makeAppointment(studio, { client_id: people[2].id, starts_at: soon(50) })
    assert.deepEqual(await written(automation, people), [true, false, false])
  })
  const soon = (hours: number) => new Date(Date.parse(studio.clock.now()) + hours * 3_600_000).toISOString()
})

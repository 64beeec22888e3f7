import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { makeFullClass, registerClient, registerMember, setRules, wait } from '../../../test/build/bookings.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

describe('guests', () => {
  let studio: TestStudio
  let base: string
  before(async () => {
    studio = await startStudio()
    const { body } = await studio.asOwner('GET /api/v1/studio')
    base = `/api/v1/widget/${body.public_studio_id}/guest-bookings`
    await setRules(studio, { guest_bookings_enabled: true, tunnel_url: 'https://studio.example' })
    const smtp = { host: 'mail.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
    const { status, body: saved } = await studio.asOwner('PUT /api/v1/studio/email', smtp)
    assert.equal(status, 200, JSON.stringify(saved))
  })
  after(() => studio.stop())
  beforeEach(() => void (studio.mail.sent.length = 0))

  let people = 0
  /** Somebody at an address of their own. */
  const somebody = (overrides: object = {}) => {
    people += 1
    const person = { full_name: `Gus ${people}`, email: `gus-${people}@example.com`, phone: null }
    return { ...person, from: `10.7.${people >> 8}.${people & 255}`, ...overrides }
  }
  type Somebody = ReturnType<typeof somebody>
  const ask = ({ from, ...person }: Somebody, cls: { id: number }) =>
    studio.send(`POST ${base}`, {
      door: 'public',
      body: { scheduled_class_id: cls.id, ...person },
      headers: { 'X-Forwarded-For': from },
    })
  let links = 0
  const follow = (which: 'confirm' | 'cancel', token: string, look = false) =>
    studio.send(`POST ${base}/${which}`, {
      door: 'public',
      body: { token, look },
      headers: { 'X-Forwarded-For': `10.6.0.${(links += 1)}` },
    })
  /** The link of the last letter. */
  const link = async () => {
    await studio.running.runJobs()
    const { text } = studio.mail.sent.at(-1)!
    return /https:\/\/studio\.example\/guest\/(\w+)#([\w-]+)/.exec(text)!.slice(1) as ['confirm' | 'cancel', string]
  }
  const spots = async (cls: { id: number }): Promise<number> =>
    (await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}`)).body.spots_left

  it('have a place held until they follow the link, and cancel by another', async () => {
    const cls = await makeClass(studio, { capacity: 6 })
    const guest = somebody({ full_name: 'Gala Guest' })
    const asked = await ask(guest, cls)
    assert.deepEqual([asked.status, asked.body], [200, { status: 'received' }])
    assert.equal(await spots(cls), 5)
    const [page, token] = await link()
    assert.equal(page, 'confirm')
    const looked = await follow('confirm', token, true)
    assert.deepEqual([looked.status, looked.body.status, looked.body.cancel], [200, 'held', null])
    const booked = await follow('confirm', token)
    assert.deepEqual([booked.status, booked.body.status, booked.body.held_until], [200, 'booked', null])
    assert.deepEqual(booked.body.cancel.is_late, false)
    assert.equal(await spots(cls), 5)
    const roster = await studio.asOwner(`GET /api/v1/bookings?class_id=${cls.id}`)
    const [booking] = roster.body.items
    assert.deepEqual([booking.client_name, booking.source, booking.is_unpaid], ['Gala Guest', 'guest', true])
    const [cancelPage, cancelToken] = await link()
    assert.equal(cancelPage, 'cancel')
    assert.deepEqual((await follow('cancel', cancelToken, true)).body.status, 'booked')
    assert.deepEqual((await follow('cancel', cancelToken)).body.status, 'cancelled')
    assert.deepEqual((await follow('cancel', cancelToken)).body.status, 'cancelled')
    assert.equal(await spots(cls), 6)
    // A link that was used says what is, and books nothing anew.
    assert.deepEqual((await follow('confirm', token)).body.status, 'cancelled')
    assert.equal(await spots(cls), 6)
  })
})

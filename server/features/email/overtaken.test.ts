import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { enrollByTag, makeAutomation, registerAgreed, setMailServer } from '../../test/build/automations.ts'
import { book, registerMember, setRules, wait as waitFor } from '../../test/build/bookings.ts'
import { makeClient, sell } from '../../test/build/commerce.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { addClient, makeTag } from '../../test/build/tags.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

describe('a letter that waits in the outbox', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ now: '2026-03-02T09:00:00.000Z' })
    await goOnline(studio)
    await setMailServer(studio)
    await makeAutomation(studio, { trigger_event: 'client.tag_added' })
    await setRules(studio, { reminder_hours_before: 24, cancellation_hours: 1 })
  })
  after(() => studio.stop())
  beforeEach(() => {
    studio.mail.fail = undefined
    studio.mail.sent.length = 0
  })

  /** The mail server takes nothing while something happens, and then everything. */
  async function meanwhile(happens: () => Promise<unknown>): Promise<void> {
    studio.mail.fail = 'not now'
    await studio.advance({ seconds: 1 })
    await happens()
    studio.mail.fail = undefined
    await studio.advance({ minutes: 5 })
  }
  const nextDay = async () => {
    studio.clock.set(
      `${new Date(Date.parse(studio.clock.now()) + 86_400_000).toISOString().slice(0, 10)}T09:00:00.000Z`,
    )
    studio.owner = await studio.login(OWNER_EMAIL)
    return studio.clock.now()
  }
  const sent = () => studio.mail.sent.filter(({ subject }) => !subject.startsWith('Welcome'))
  const sentTo = () => sent().map(({ to }) => to.address)
  const outbox = async ({ id }: { id: number }, kind: string) => {
    const { items } = (await studio.asOwner(`GET /api/v1/emails?client_id=${id}`)).body
    const found = items.find((one: { kind: string }) => one.kind === kind)
    return [found?.status, found?.last_error, found?.to_email]
  }
  const change = async ({ id }: { id: number }, body: object) =>
    assert.equal((await studio.asOwner(`PUT /api/v1/clients/${id}`, body)).status, 200)
  const at = (hours: number) => new Date(Date.parse(studio.clock.now()) + hours * 3_600_000).toISOString()

  it('and is not needed any more did not fail: it is counted nowhere, and not tried again', async () => {
    const client = await registerAgreed(studio)
    await meanwhile(async () => {
      await enrollByTag(studio, client, await makeTag(studio))
      await studio.advance({ seconds: 1 })
      await studio.asOwner(`DELETE /api/v1/clients/${client.id}`)
    })
    const ofClient = `GET /api/v1/emails?client_id=${client.id}`
    const found = (await studio.asOwner(ofClient)).body.items.find(({ kind }: { kind: string }) => kind === 'marketing')
    assert.deepEqual([found.status, found.outcome], ['failed', 'not_needed'])
    assert.equal((await studio.asOwner('GET /api/v1/studio/status')).body.mail_failed, 0)
    assert.equal((await studio.asOwner('GET /api/v1/emails?trouble_days=7')).body.total, 0)
    const again = await studio.asOwner(`POST /api/v1/emails/${found.id}/retry`)
    assert.deepEqual([again.status, again.body.code], [409, 'EMAIL_NOT_RETRYABLE'])
  })

  it('is not sent as marketing to who is no client any more; what they bought is', async () => {
    const client = await registerAgreed(studio)
    await meanwhile(async () => {
      await enrollByTag(studio, client, await makeTag(studio))
      const { receipt_id } = await sell(studio, { client_id: client.id })
      await studio.asOwner(`POST /api/v1/receipts/${receipt_id}/email`)
      await studio.advance({ seconds: 1 })
      await studio.asOwner(`DELETE /api/v1/clients/${client.id}`)
    })
    const [, , address] = await outbox(client, 'receipt')
    assert.deepEqual(sentTo(), [address])
    assert.match(sent()[0]!.subject, /receipt/i)
    assert.deepEqual((await outbox(client, 'marketing')).slice(0, 2), ['failed', 'The client is no longer active.'])
  })

  it('leaves to the new address of who is mailed, and of who reads it for a child', async () => {
    await nextDay()
    const client = await makeClient(studio, { email: 'former@mail.test' })
    const child = await addClient(studio, { full_name: 'Kim Kid', guardian_id: client.id })
    await meanwhile(async () => {
      for (const client_id of [client.id, child.id]) {
        const { receipt_id } = await sell(studio, { client_id })
        await studio.asOwner(`POST /api/v1/receipts/${receipt_id}/email`)
      }
      await studio.advance({ seconds: 1 })
      await change(client, { email: 'new@mail.test' })
    })
    assert.deepEqual(sentTo(), ['new@mail.test', 'new@mail.test'])
    await meanwhile(async () => {
      const { receipt_id } = await sell(studio, { client_id: client.id })
      await studio.asOwner(`POST /api/v1/receipts/${receipt_id}/email`)
      await change(client, { email: null })
    })
    assert.equal(studio.mail.sent.length, 2)
    const error = 'The address has changed since.'
    assert.deepEqual(await outbox(client, 'receipt'), ['failed', error, 'new@mail.test'])
  })

  it('and opens an account goes nowhere once the address is another: nor does its link open anything', async () => {
    const client = await makeClient(studio, { email: 'mistyped@mail.test' })
    const { invite_url } = (await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)).body
    await meanwhile(async () => {
      await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)
      await change(client, { email: 'right@mail.test' })
    })
    assert.deepEqual(sentTo(), [])
    const second = (await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)).body.invite_url
    const open = (url: string) =>
      studio.send('POST /api/v1/auth/reset-password', {
        body: { token: url.split('#')[1], new_password: `${PASSWORD}-b` },
        door: 'public',
      })
    await change(client, { email: 'better@mail.test' })
    for (const url of [invite_url, second]) assert.equal((await open(url)).body.code, 'TOKEN_INVALID')
    const last = (await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)).body.invite_url
    assert.equal((await open(last)).status, 200)
  })

  it('and offers a place is not sent once who waits has left; who is offered it then hears so', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 120 })
    const [has, leaves, follows] = [
      await registerMember(studio),
      await registerMember(studio),
      await registerMember(studio),
    ]
    const cls = await makeClass(studio, { starts_at: at(72), capacity: 1 })
    const booking = await book(studio, cls, has)
    const { id: entry } = await waitFor(cls, leaves)
    await waitFor(cls, follows)
    await studio.advance({ minutes: 1 })
    studio.mail.sent.length = 0
    await meanwhile(async () => {
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      await studio.advance({ seconds: 1 })
      assert.equal((await studio.asOwner(`DELETE /api/v1/bookings/waitlist/${entry}`)).status, 200)
    })
    assert.equal((await outbox(leaves, 'waitlist_offer'))[0], 'failed')
    assert.equal((await outbox(follows, 'waitlist_offer'))[0], 'sent')
  })

  it('and brings a gift card is not sent once the card is deactivated', async () => {
    await meanwhile(async () => {
      for (const name of ['kept', 'void']) {
        const card = { initial_value: 50, payment_method: 'cash', recipient_email: `${name}@mail.test` }
        const { body } = await studio.asOwner('POST /api/v1/gift-cards', card)
        if (name === 'void') await studio.asOwner(`DELETE /api/v1/gift-cards/${body.id}`)
      }
    })
    assert.deepEqual(sentTo(), ['kept@mail.test'])
  })

  it('and says what is owed is not sent once nothing is', async () => {
    await setRules(studio, { late_cancel_fee: 10, cancellation_hours: 24, fee_grace_hours: 1 })
    const [owes, waived] = [await registerMember(studio), await registerMember(studio)]
    const cls = await makeClass(studio, { starts_at: at(6) })
    for (const client of [owes, waived]) {
      const { id } = await book(studio, cls, client)
      // Second thoughts are free.
      await studio.advance({ minutes: 20 })
      await client.ask(`DELETE /api/v1/bookings/${id}`)
    }
    await studio.advance({ minutes: 1 })
    studio.mail.sent.length = 0
    await meanwhile(async () => {
      await studio.advance({ hours: 2 })
      const charges = `/api/v1/clients/${waived.id}/charges`
      const [fee] = (await studio.asOwner(`GET ${charges}`)).body
      assert.equal(fee.status, 'due')
      assert.equal((await studio.asOwner(`POST ${charges}/${fee.id}/waive`, { reason: 'A kindness' })).status, 200)
    })
    await studio.advance({ hours: 1 })
    assert.deepEqual(
      [(await outbox(owes, 'charge_due'))[0], (await outbox(waived, 'charge_due'))[0]],
      ['sent', 'failed'],
    )
  })

  it('and reminds of a class is not sent once the booking has ended, the class was moved, or begins right away', async () => {
    const [stays, cancels, moves] = [
      await registerMember(studio),
      await registerMember(studio),
      await registerMember(studio),
    ]
    const [cls, moved] = [
      await makeClass(studio, { starts_at: at(25) }),
      await makeClass(studio, { starts_at: at(27) }),
    ]
    await book(studio, cls, stays)
    const booking = await book(studio, cls, cancels)
    await book(studio, moved, moves)
    await studio.advance({ minutes: 1 })
    studio.owner = await studio.login(OWNER_EMAIL)
    studio.mail.sent.length = 0
    await meanwhile(async () => {
      await studio.advance({ hours: 4 })
      studio.owner = await studio.login(OWNER_EMAIL)
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      const { body } = await studio.asOwner(`GET /api/v1/scheduled-classes/${moved.id}`)
      const starts_at = new Date(Date.parse(body.starts_at) + 172_800_000).toISOString()
      assert.equal((await studio.asOwner(`PUT /api/v1/scheduled-classes/${moved.id}`, { starts_at })).status, 200)
    })
    await studio.advance({ hours: 4 })
    studio.owner = await studio.login(OWNER_EMAIL)
    const overtaken = ['failed', 'The booking or payment it was about has changed since.']
    assert.equal((await outbox(stays, 'class_reminder'))[0], 'sent')
    assert.deepEqual((await outbox(cancels, 'class_reminder')).slice(0, 2), overtaken)
    assert.deepEqual((await outbox(moves, 'class_reminder')).slice(0, 2), overtaken)
    assert.equal((await outbox(moves, 'class_moved'))[0], 'sent')
  })

  it('and reminds of an appointment is not sent once that has ended', async () => {
    const morning = await nextDay()
    const { service, instructor } = await offer(studio)
    const client = await makeClient(studio)
    const starts_at = new Date(Date.parse(morning) + 25 * 3_600_000).toISOString()
    const of = { service_id: service.id, instructor_id: instructor.id, client_id: client.id, starts_at }
    const { id } = await makeAppointment(studio, of)
    await studio.advance({ minutes: 1 })
    await meanwhile(async () => {
      await studio.advance({ hours: 4 })
      studio.owner = await studio.login(OWNER_EMAIL)
      await studio.asOwner(`PATCH /api/v1/appointments/${id}/cancel`)
    })
    await studio.advance({ hours: 4 })
    studio.owner = await studio.login(OWNER_EMAIL)
    assert.equal((await outbox(client, 'appointment_booked'))[0], 'sent')
    assert.equal((await outbox(client, 'appointment_reminder'))[0], 'failed')
    assert.equal((await outbox(client, 'appointment_cancelled'))[0], 'sent')
  })
})

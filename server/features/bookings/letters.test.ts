import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment } from '../../test/build/appointments.ts'
import { book, makeFullClass, registerClient, registerMember, setRules, wait } from '../../test/build/bookings.ts'
import { makeMembershipType } from '../../test/build/memberships.ts'
import { askInstead, makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Mail {
  kind: string
  to_email: string
  to_name: string
}

describe('letters about a class', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
    assert.equal((await studio.asOwner('PUT /api/v1/studio/email', server)).status, 200)
  })
  after(() => studio.stop())

  const mails = async (client: { id: number }): Promise<Mail[]> =>
    (await studio.asOwner(`GET /api/v1/emails?client_id=${client.id}`)).body.items.toReversed()
  const bodies = (to: string) =>
    studio.mail.sent
      .filter((letter) => letter.to.address === to && !letter.subject.startsWith('Welcome'))
      .map(({ text }) => text)

  it('go to their client with the class, its time and the time that matters', async () => {
    await setRules(studio, { cancellation_hours: 7, waitlist_confirm_minutes: 50 })
    const teacher = await makeInstructor(studio, { full_name: 'Ines Instructor' })
    const { id: template_id } = await makeTemplate(studio, { name: 'Slow Flow' })
    const terms = { template_id, instructor_id: teacher.id, starts_at: '2026-03-07T18:15' }
    const { cls, holder, booking } = await makeFullClass(studio, terms)
    const [waiting, next] = [await registerMember(studio), await registerMember(studio)]
    await wait(cls, waiting)
    await wait(cls, next)
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    await studio.advance({ minutes: 2 })
    const kinds = async (client: { id: number }) =>
      (await mails(client)).map(({ kind }) => kind).filter((kind) => kind !== 'registered')
    assert.deepEqual(await kinds(waiting), ['waitlist_offer'])
    assert.deepEqual(await kinds(next), [])
    assert.equal((await kinds(holder))[0], 'booking_confirmed')
    for (const client of [holder, waiting]) {
      for (const mail of await mails(client)) {
        assert.deepEqual([mail.to_email, mail.to_name], [client.email, client.full_name])
      }
    }
    const [confirmed] = bodies(holder.email)
    const [offer] = bodies(waiting.email)
    for (const text of [confirmed!, offer!]) {
      assert.match(text, /Slow Flow/)
      assert.match(text, /7 March 2026/)
      assert.match(text, /18:15/)
    }
    assert.match(confirmed!, /Ines Instructor/)
    assert.match(confirmed!, /11:15/, 'free until')
    assert.match(offer!, /12:50/, 'the offer stands until')
    assert.doesNotMatch(offer!, /\/bookings/, 'no link where the studio can’t be reached')
  })

  it('say what is to be paid at the studio, and nothing of it where nothing is', async () => {
    await makeMembershipType(studio, { type: 'drop_in', price: 15 })
    const client = await registerClient(studio)
    const { id: scheduled_class_id } = await makeClass(studio)
    await client.ask('POST /api/v1/bookings', { scheduled_class_id, pay_at_studio: true })
    const member = await registerMember(studio)
    await member.ask('POST /api/v1/bookings', { scheduled_class_id })
    await studio.advance({ minutes: 2 })
    assert.match(bodies(client.email).at(-1)!, /Please pay €15\.00 at the studio\./)
    assert.doesNotMatch(bodies(member.email).at(-1)!, /pay/)
  })

  it('say where the class is in a studio of several locations, the first where it names none, and the new one where it moves', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 50, reminder_hours_before: 24 })
    const [booker, waiting] = [await registerMember(studio), await registerMember(studio)]
    const { id: template_id } = await makeTemplate(studio, { name: 'Barre' })
    const plan = (starts_at: string, more: object = {}) => makeClass(studio, { template_id, starts_at, ...more })
    const alone = await plan('2026-03-10T09:00')
    await book(studio, alone, booker)
    await studio.advance({ minutes: 2 })
    assert.match(bodies(booker.email).at(-1)!, /Barre on Tuesday 10 March/, 'not said where there is one')

    const { body: north } = await studio.asOwner('POST /api/v1/establishments', { name: 'Studio North' })
    const first = await plan('2026-03-11T09:00')
    const there = await plan('2026-03-11T12:00', { capacity: 1, establishment_id: north.id })
    await book(studio, first, booker)
    const place = await book(studio, there, booker)
    await wait(there, waiting)
    await studio.advance({ minutes: 2 })
    const { body: home } = await studio.asOwner('GET /api/v1/establishments/1')
    const [atFirst, atNorth] = bodies(booker.email).slice(-2)
    assert.ok(atFirst!.includes(`Barre (${home.name}) on Wednesday 11 March`), atFirst)
    assert.match(atNorth!, /Barre \(Studio North\) on Wednesday 11 March/)
    const { body: news } = await booker.ask('GET /api/v1/notifications')
    assert.match(news[0].body, /Studio North/, 'and on their devices')

    await studio.asOwner(`PUT /api/v1/scheduled-classes/${there.id}`, { starts_at: '2026-03-11T13:00', force: true })
    await booker.ask(`DELETE /api/v1/bookings/${place.id}`)
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${first.id}`, { establishment_id: north.id, force: true })
    await studio.advance({ minutes: 2 })
    const changed = bodies(booker.email).slice(-3).join('\n')
    for (const said of [
      /Barre \(Studio North\) has moved from Wednesday 11 March 2026/,
      /cancelled Barre \(Studio North\)/,
      /Barre on Wednesday 11 March 2026 .*is now at Studio North\./,
    ])
      assert.match(changed, said)
    assert.match(bodies(waiting.email).join('\n'), /opened up in Barre \(Studio North\)/)

    const remindedAt = Date.parse('2026-03-10T08:30:00Z') - Date.parse(studio.clock.now())
    await studio.advance({ minutes: remindedAt / 60_000 })
    await studio.advance({ minutes: 2 })
    const reminded = bodies(booker.email).filter((text) => text.includes('starts on'))
    assert.match(reminded.at(-1)!, /Barre \(Studio North\) starts on Wednesday 11 March/)
  })

  it('name the location of appointments, and to instructors who are asked to substitute', async () => {
    await studio.asOwner('POST /api/v1/establishments', { name: 'Studio South' })
    const { body: home } = await studio.asOwner('GET /api/v1/establishments/1')
    const client = await registerClient(studio)
    const { instructor_name } = await makeAppointment(studio, { client_id: client.id, starts_at: '2026-03-19T10:00' })
    const other = await makeInstructor(studio)
    await askInstead(studio, [other], { starts_at: '2026-03-19T18:00' })
    await studio.advance({ minutes: 2 })
    assert.ok(bodies(client.email).at(-1)!.includes(`with ${instructor_name} (${home.name}) on`))
    assert.ok(bodies(other.email).at(-1)!.includes(`can’t teach Vinyasa (${home.name}) on`))
  })
})

import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import type { Letter } from '../ports/mail/port.ts'
import { lettersTo, makeFullClass, registerMember, setRules, wait } from '../test/build/bookings.ts'
import { addClient, makeRule, tagsOf } from '../test/build/tags.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../test/studio.ts'
import { goOnline } from '../test/build/reach.ts'

const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

/** A mail server that takes an email and answers only when a test lets it. */
function slowMail() {
  const answers: (() => void)[] = []
  const slow = { taken: [] as Letter[], isHeld: true, release: () => {}, mail: { send, close: () => {} } }
  function send(_: object, letter: Letter): Promise<void> {
    slow.taken.push(letter)
    return slow.isHeld ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve()
  }
  slow.release = () => {
    slow.isHeld = false
    for (const answer of answers.splice(0)) answer()
  }
  return slow
}

describe('while the mail server keeps every letter waiting', () => {
  let studio: TestStudio
  const slow = slowMail()
  afterEach(() => studio.stop())

  it('events are handled, lapsed offers go on, and a letter that is urgent is the next to leave', async () => {
    studio = await startStudio({ mail: slow.mail })
    await goOnline(studio)
    await setRules(studio, { waitlist_confirm_minutes: 30 })
    const rule = await makeRule(studio)
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-07T18:00:00Z' })
    const [first, second] = [await registerMember(studio), await registerMember(studio)]
    for (const client of [first, second]) await wait(cls, client)
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    for (let n = 0; n < 200; n += 1) {
      const { id } = await addClient(studio, { email: `waiting-${n}@mail.test` })
      assert.equal((await studio.asOwner(`POST /api/v1/clients/${id}/invite`)).status, 200)
    }
    assert.equal((await studio.asOwner('PUT /api/v1/studio/email', server)).status, 200)

    const [runs, tick] = [[] as Promise<void>[], () => runs.push(studio.running.runJobs())]
    tick()
    while (slow.taken.length < 4) await new Promise((resolve) => setImmediate(resolve))
    const client = await addClient(studio)
    tick()
    while ((await tagsOf(studio, client)).length === 0) continue
    assert.deepEqual(await tagsOf(studio, client), [rule.tag_name])
    studio.clock.advance({ minutes: 31 })
    studio.owner = await studio.login(OWNER_EMAIL)
    tick()
    while (!(await lettersTo(studio, second)).includes('waitlist_offer')) continue
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email: OWNER_EMAIL } })
    tick()
    const newest = async () => (await studio.asOwner('GET /api/v1/emails')).body.items[0]
    while ((await newest()).kind !== 'password_reset') continue
    assert.equal(slow.taken.length, 4, 'four at a time')

    slow.release()
    await Promise.all(runs)
    const next = slow.taken.slice(4, 6).map(({ to, subject }) => [to.address, subject.split(' ')[0]])
    assert.deepEqual(next, [
      [second.email, 'A'],
      [OWNER_EMAIL, 'Set'],
    ])
    assert.equal(new Set(slow.taken).size, slow.taken.length)
    const { body } = await studio.asOwner('GET /api/v1/emails?status=queued')
    assert.equal(body.total, 0)
    assert.equal(slow.taken.filter(({ to }) => to.address.startsWith('waiting')).length, 200)
  })
})

import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { setMailServer } from '../../test/build/automations.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { goOnline } from '../../test/build/reach.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the link of an email', () => {
  let studio: TestStudio
  let client: { id: number }
  beforeEach(async () => {
    studio = await startStudio()
    client = await makeClient(studio, { full_name: 'Ana', email: 'ana@mail.test' })
  })
  afterEach(() => studio.stop())

  const invite = async () => (await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)).body
  const minute = () => studio.advance({ minutes: 1 })
  const linksSent = () => studio.mail.sent.map(({ text }) => /\S+(?=#)/.exec(text)?.[0])

  it('never leads to this computer: an invitation waits until clients can open it, then leaves at once', async () => {
    await setMailServer(studio)
    const { invite_url, opens_outside, email } = await invite()
    assert.match(invite_url, /^http:\/\/127\.0\.0\.1/)
    assert.deepEqual([opens_outside, email], [false, 'not_online'])
    for (const _ of Array(3)) await studio.advance({ hours: 1 })
    assert.deepEqual(linksSent(), [])
    const [waits] = (await studio.asOwner('GET /api/v1/emails')).body.items
    assert.deepEqual([waits.status, waits.attempts], ['queued', 0])
    assert.match(waits.last_error, /once you’re online/)
    await goOnline(studio)
    await minute()
    assert.deepEqual(linksSent(), ['https://studio.example/invite'])
  })

  it('is completed as the email leaves, also where an earlier version kept the address of this computer', async () => {
    await invite()
    const kept = studio.database.prepare('SELECT letter FROM emails').pluck()
    assert.match(String(kept.get()), /"url":"\/invite#/)
    await minute()
    studio.database.exec(`UPDATE emails SET letter = replace(letter, '"/invite#', '"http://127.0.0.1:4311/invite#')`)
    await goOnline(studio)
    await setMailServer(studio)
    await minute()
    assert.deepEqual(linksSent(), ['https://studio.example/invite'])
  })

  it('says what becomes of it: no server, one that is down, none that clients reach, or it leaves', async () => {
    const reset = async () => (await studio.asOwner(`POST /api/v1/clients/${client.id}/reset-mail`)).body.email
    assert.equal(await reset(), 'no_server')
    await setMailServer(studio)
    await minute()
    assert.equal(await reset(), 'not_online')
    await goOnline(studio)
    assert.equal(await reset(), 'leaves')
    studio.mail.fail = 'no route'
    await minute()
    assert.equal(await reset(), 'server_down')
  })
})

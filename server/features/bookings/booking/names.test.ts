import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember, type TestClient } from '../../../test/build/bookings.ts'
import { makeClass, makeTemplate } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

const NAMES = ['gift card', 'booked', 'Sound bath, 12 March 2026', 'Monday 2 March 2026 at 10:00', '1 spot']

describe('the name of a class in a refusal', () => {
  let studio: TestStudio
  let client: TestClient
  before(async () => {
    studio = await startStudio()
    client = await registerMember(studio)
  })
  after(() => studio.stop())

  for (const [at, name] of NAMES.entries()) {
    it(`stays “${name}” in every language`, async () => {
      const template_id = (await makeTemplate(studio, { name })).id
      const cls = await makeClass(studio, { template_id, starts_at: `2026-03-05T1${at}:00` })
      await book(studio, cls, client)
      const body = { scheduled_class_id: cls.id, client_id: client.id }
      const told = async (language: string) => {
        const headers = { 'Accept-Language': language }
        const reply = await studio.send('POST /api/v1/bookings', { token: studio.owner, headers, body })
        assert.equal(reply.body.code, 'ALREADY_BOOKED')
        return reply.body.detail
      }
      assert.equal(await told('en'), `You’re already booked for ${name}.`)
      assert.equal(await told('de'), `Du hast ${name} schon gebucht.`)
      for (const language of ['es', 'fr', 'it']) assert.ok((await told(language)).includes(name))
    })
  }
})

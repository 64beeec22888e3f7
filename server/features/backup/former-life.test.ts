import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { book, registerMember } from '../../test/build/bookings.ts'
import { issueGiftCard } from '../../test/build/commerce.ts'
import { pairKiosk } from '../../test/build/kiosks.ts'
import { sendCopy } from '../../test/build/restoring.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

/** Things that left a studio in use, and how to show each again: the status says whether the studio accepts it. */
interface Left {
  ids: number[]
  show: Record<string, () => Promise<number>>
}

async function live(studio: TestStudio, turn: number): Promise<Left> {
  const email = `life-${turn}@example.com`
  const client = await registerMember(studio, { email })
  const login = { email, password: PASSWORD }
  const { body: session } = await studio.send('POST /api/v1/auth/login', { body: login, door: 'public' })
  const cls = await makeClass(studio, { starts_at: '2026-03-04T12:20:00' })
  const booking = await book(studio, cls, client, { force: true })
  const { code } = (await client.ask(`GET /api/v1/bookings/${booking.id}/check-in-code`)).body
  const feed = (await client.ask('POST /api/v1/calendar/tokens')).body
  const kiosk = await pairKiosk(studio)
  const card = await issueGiftCard(studio)
  const status = (operation: string, more: object = {}) =>
    studio.send(operation, { door: 'public', ...more }).then((reply) => reply.status)
  return {
    ids: [client.id, booking.id, feed.id],
    show: {
      'an access token': () => status('GET /api/v1/auth/me', { token: session.access_token }),
      'a refresh token': () => status('POST /api/v1/auth/refresh', { body: { refresh_token: session.refresh_token } }),
      'a kiosk’s token': () => status('GET /api/v1/kiosk/classes', { token: kiosk }),
      'a calendar’s address': () => status(`GET ${feed.path}`),
      'a gift card’s code': () =>
        status('POST /api/v1/gift-cards/validate', { token: studio.owner, door: 'local', body: { code: card.code } }),
      // By a kiosk of the studio as it is: a place that was checked in stays so.
      'a check-in code': async () => {
        const token = await pairKiosk(studio)
        return status('POST /api/v1/kiosk/check-in', { token, body: { code } })
      },
    },
  }
}

describe('a copy that is restored a second time', () => {
  let studio: TestStudio
  let [first, second]: Left[] = []
  before(async () => {
    studio = await startStudio()
    const { file_name } = (await studio.asOwner('POST /api/v1/studio/backup')).body
    const copy = readFileSync(join(studio.folder, 'backups', file_name))
    const restore = async () => {
      const again = studio.restarted()
      const { status, body } = await sendCopy(studio, copy)
      assert.equal(status, 200, body.detail)
      await again
      studio.owner = await studio.login(OWNER_EMAIL)
    }
    await restore()
    first = await live(studio, 1)
    studio.clock.advance({ minutes: 1 })
    await restore()
    second = await live(studio, 2)
  })
  after(() => studio.stop())

  it('gives the ids of its former life again', () => assert.deepEqual(second!.ids, first!.ids))

  for (const what of [
    'an access token',
    'a refresh token',
    'a kiosk’s token',
    'a calendar’s address',
    'a gift card’s code',
    'a check-in code',
  ])
    it(`takes ${what} of its own life alone`, async () => {
      const statuses = [await first!.show[what]!(), await second!.show[what]!()]
      assert.ok(statuses[0]! >= 400, `of the former life: ${statuses[0]}`)
      assert.equal(statuses[1], 200)
    })
})

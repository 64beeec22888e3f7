import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setMailServer } from '../../test/build/automations.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Sent {
  kind: string
  to_email: string
  subject: string
  status: string
}

describe('the weekly email', () => {
  let studio: TestStudio
  let typeId: number
  before(async () => {
    // A Monday.
    studio = await startStudio({ now: '2026-03-02T08:00:00.000Z' })
    await setMailServer(studio)
    typeId = (await makeMembershipType(studio, { price: 40 })).id
    await sellMembership(studio, { membership_type_id: typeId, payment_method: 'cash' })
  })
  after(() => studio.stop())

  const goTo = (at: string) => studio.advance({ milliseconds: Date.parse(at) - Date.parse(studio.clock.now()) })
  const reports = async (): Promise<Sent[]> => {
    const { items } = (await studio.asOwner('GET /api/v1/emails?page_size=200')).body
    return items.filter(({ kind }: Sent) => kind === 'weekly_report')
  }
  const mine = async (change: object) => {
    const { status, body } = await studio.asOwner('PUT /api/v1/auth/me', change)
    assert.equal(status, 200, JSON.stringify(body))
  }

  it('says what the overview of that week says, in the language of whoever reads it', async () => {
    await goTo('2026-03-09T09:00:00.000Z')
    const { body } = await studio.asOwner('GET /api/v1/weekly-email')
    const { current } = (await studio.asOwner('GET /api/v1/reports/overview?start_date=2026-03-02&end_date=2026-03-08'))
      .body
    assert.deepEqual([current.revenue, current.new_clients], [40, 1])
    assert.match(body.preview.subject, /^Your week: €40(\.00)?, 0 visits$/)
    assert.equal(body.preview.lines.length, 5)
    assert.equal(body.preview.lines[3], '1 person became a client.')
    assert.equal(body.next_at, '2026-03-16T06:00:00.000Z')
  })

  it('leaves once on Monday at seven, however often the studio looks', async () => {
    await goTo('2026-03-09T12:00:00.000Z')
    const sent = await reports()
    assert.equal(sent.length, 1)
    await goTo('2026-03-10T12:00:00.000Z')
    assert.equal((await reports()).length, 1)
  })

  it('comes in the language that the owner has chosen', async () => {
    await mine({ locale: 'de' })
    await goTo('2026-03-16T09:00:00.000Z')
    const [newest] = await reports()
    assert.match(newest!.subject, /^Deine Woche: 0/)
  })

  it('stays away from an owner who does not want it, and comes again to one who does', async () => {
    const { body } = await studio.asOwner('GET /api/v1/auth/me')
    assert.deepEqual([body.locale, body.weekly_email], ['de', true])
    await mine({ weekly_email: false })
    await goTo('2026-03-23T09:00:00.000Z')
    assert.equal((await reports()).length, 2)
    await sellMembership(studio, { membership_type_id: typeId, payment_method: 'cash' })
    await mine({ weekly_email: true, locale: null })
    await goTo('2026-03-30T09:00:00.000Z')
    assert.equal((await reports()).length, 3)
  })
})

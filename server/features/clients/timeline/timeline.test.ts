import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember } from '../../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { makeClass, makeSeries } from '../../../test/build/schedule.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../../test/studio.ts'

describe('a client’s timeline', () => {
  let studio: TestStudio
  let client_id: number
  const minutes = (n: number) => studio.clock.advance({ minutes: n })

  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 7.5, cancellation_hours: 12 })
    const registration = { email: 'tina@example.com', password: PASSWORD, full_name: 'Tina Time' }
    client_id = (await studio.send('POST /api/v1/auth/register/client', { body: registration })).body.account.id
    minutes(1)
    const { id: membership_type_id } = await makeMembershipType(studio, { name: 'Ten', can_pause: true })
    const { id } = await sellMembership(studio, { client_id, membership_type_id, payment_method: 'cash' })
    minutes(1)
    const { id: scheduled_class_id } = await makeClass(studio, { starts_at: '2026-03-04T19:00' })
    const { body } = await studio.asOwner('POST /api/v1/bookings', { client_id, scheduled_class_id })
    await studio.advance({ minutes: 20 })
    await studio.asOwner(`DELETE /api/v1/bookings/${body.id}`, { reason: 'Overslept' })
    minutes(1)
    const [charge] = (await studio.asOwner(`GET /api/v1/clients/${client_id}/charges`)).body
    await studio.asOwner(`POST /api/v1/clients/${client_id}/charges/${charge.id}/waive`, { reason: 'First time' })
    minutes(1)
    await studio.asOwner(`POST /api/v1/clients/${client_id}/notes`, { body: 'Prefers mornings' })
    minutes(1)
    await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 5 })
    minutes(1)
    await studio.asOwner(`DELETE /api/v1/memberships/${id}`)
  })
  after(() => studio.stop())

  const read = (query = '') => studio.asOwner(`GET /api/v1/clients/${client_id}/timeline${query}`)

  it('has everything that happened, newest first', async () => {
    const { body } = await read()
    const shown = body.items
      .filter(({ kind }: { kind: string }) => !kind.startsWith('mail.'))
      .map((item: Record<string, unknown>) => [
        item['kind'],
        item['name'],
        item['detail'],
        item['credits'],
        item['amount'],
      ])
    const fee = 'Late cancellation: Vinyasa, Wednesday 4 March 2026 at 19:00'
    assert.deepEqual(shown, [
      ['membership.cancelled', 'Ten', null, null, null],
      ['credits.lapse', 'Ten', 'Membership cancelled', -9, null],
      ['membership.paused', 'Ten', '2026-03-09', null, null],
      ['note.written', null, 'Prefers mornings', null, null],
      ['charge.waived', fee, 'First time', null, 7.5],
      ['charge.made', fee, 'late_cancel', null, 7.5],
      ['booking.late_cancelled', 'Vinyasa', 'Overslept', null, null],
      ['credits.spend', 'Ten', 'Booked a class', -1, null],
      ['booking.booked', 'Vinyasa', 'staff', null, null],
      ['membership.sold', 'Ten', 'cash', null, 100],
      ['credits.grant', 'Ten', 'Credits at the start', 10, null],
      ['client.created', null, 'registered', null, null],
    ])
    const times = body.items.map(({ at }: { at: string }) => at)
    assert.deepEqual(times, times.toSorted().toReversed())
  })

  it('says why a charge is owed, and in parts of it and with its visit too', async () => {
    const why = 'Cancelled 6 h before; free until 12 h before'
    for (const query of ['', '?part=money', '?visits_as_one=true']) {
      const { body } = await read(query)
      const all = body.items.flatMap((one: { steps?: object[] }) => one.steps ?? [one])
      const charges = all.filter(({ kind }: { kind: string }) => kind.startsWith('charge.'))
      const said = charges.map(({ kind, because }: Record<string, string>) => `${kind} ${because}`).toSorted()
      assert.deepEqual(said, [`charge.made ${why}`, `charge.waived ${why}`], query)
      const others = all.filter(({ kind }: { kind: string }) => !kind.startsWith('charge.'))
      assert.ok(others.every(({ because }: { because: unknown }) => because === null))
    }
  })

  it('says what a standing booking has booked, and not what it found booked', async () => {
    const member = await registerMember(studio)
    const cls = await makeSeries(studio)
    await book(studio, cls, member)
    minutes(1)
    const wish = { client_id: member.id, series_id: cls.series_id, starts_on: '2026-03-04' }
    await studio.asOwner('POST /api/v1/standing-bookings', wish)
    // The studio books the next week automatically.
    await studio.advance({ days: 1 })
    const { body } = await studio.asOwner(`GET /api/v1/clients/${member.id}/timeline?page_size=100`)
    const booked = body.items
      .filter(({ kind }: { kind: string }) => kind === 'booking.booked')
      .map((one: { class_starts_at: string; detail: string }) => `${one.class_starts_at.slice(0, 10)} ${one.detail}`)
    assert.deepEqual(booked.toSorted(), [
      '2026-03-05 staff',
      '2026-03-12 standing',
      '2026-03-19 standing',
      '2026-03-26 standing',
      '2026-04-02 standing',
    ])
  })

  it('comes in pages that neither repeat nor leave out', async () => {
    const all = (await read()).body
    const pages = []
    for (let page = 1; page <= Math.ceil(all.total / 3); page += 1) {
      const { body } = await read(`?page=${page}&page_size=3`)
      assert.equal(body.total, all.total)
      pages.push(...body.items)
    }
    assert.deepEqual(pages, all.items)
  })

  it('is the staff’s', async () => {
    const token = await studio.login('tina@example.com')
    assert.equal((await studio.send(`GET /api/v1/clients/${client_id}/timeline`, { token })).status, 403)
    assert.equal((await studio.asOwner('GET /api/v1/clients/9999/timeline')).status, 404)
  })
})

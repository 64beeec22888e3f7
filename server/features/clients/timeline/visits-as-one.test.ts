import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, sellPack, setRules, type TestClient } from '../../../test/build/bookings.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

interface Entry {
  kind: string
  at: string
  entity_id: number
  steps?: Entry[]
}

describe('a timeline that tells each visit as one', () => {
  let studio: TestStudio
  let client: TestClient
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { checkin_open_minutes_before: 1440, late_cancel_fee: 5, cancellation_hours: 48 })
    client = await registerClient(studio)
    await studio.advance({ minutes: 1 })
    await sellPack(studio, client, 5)
    await studio.advance({ minutes: 1 })
    const coming = await makeClass(studio, { starts_at: '2026-03-20T18:00' })
    const [seen, missed] = [
      await makeClass(studio, { starts_at: '2026-03-04T20:00' }),
      await makeClass(studio, { starts_at: '2026-03-05T20:00' }),
    ]
    await book(studio, coming, client)
    await studio.advance({ minutes: 1 })
    const came = await book(studio, seen, client)
    const late = await book(studio, missed, client)
    await studio.advance({ minutes: 30 })
    await studio.asOwner(`POST /api/v1/bookings/${came.id}/check-in`)
    await studio.advance({ minutes: 1 })
    await studio.asOwner(`DELETE /api/v1/bookings/${late.id}`)
    await studio.advance({ hours: 25 })
    const [charge] = (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body
    await studio.asOwner(`POST /api/v1/clients/${client.id}/charges/${charge.id}/settle`, { payment_method: 'cash' })
  })
  after(() => studio.stop())

  const read = async (query = '') =>
    (await studio.asOwner(`GET /api/v1/clients/${client.id}/timeline?visits_as_one=true${query}`)).body
  const said = ({ items }: { items: Entry[] }) =>
    items
      .filter(({ kind }) => !kind.startsWith('mail.'))
      .map(({ kind, steps }) => [kind, steps?.map((step) => step.kind).filter((one) => !one.startsWith('mail.'))])

  it('has what became of it at last, with all that belongs to it as it happened', async () => {
    assert.deepEqual(said(await read()), [
      [
        'booking.late_cancelled',
        ['booking.booked', 'credits.spend', 'booking.late_cancelled', 'charge.made', 'charge.paid'],
      ],
      ['booking.checked_in', ['booking.booked', 'credits.spend', 'booking.checked_in']],
      ['booking.booked', ['booking.booked', 'credits.spend']],
      ['membership.sold', undefined],
      ['credits.grant', undefined],
      ['client.created', undefined],
    ])
  })

  it('leaves nothing out and tells nothing twice', async () => {
    const whole = (await studio.asOwner(`GET /api/v1/clients/${client.id}/timeline?page_size=200`)).body
    const folded = (await read('&page_size=200')).items.flatMap((one: Entry) => one.steps ?? [one])
    const named = (list: Entry[]) => list.map(({ kind, at, entity_id }) => `${at} ${kind} ${entity_id}`).toSorted()
    assert.deepEqual(named(folded), named(whole.items))
  })

  it('goes on by key, each entry once', async () => {
    const all: Entry[] = (await read('&page_size=200')).items
    const paged: Entry[] = []
    for (let after = ''; ;) {
      const { items, next } = await read(`&page_size=2${after}`)
      paged.push(...items)
      if (next === null) break
      after = `&after=${next}`
    }
    assert.deepEqual(paged, all)
    const times = all.map(({ at }) => at)
    assert.deepEqual(times, times.toSorted().toReversed())
  })

  it('is asked for by its parts, which together are all of it', async () => {
    const { items } = await read('&part=visits')
    assert.deepEqual(
      said({ items }).map(([kind]) => kind),
      ['booking.late_cancelled', 'booking.checked_in', 'booking.booked'],
    )
    const kinds = async (part: string) => new Set((await read(`&part=${part}`)).items.map(({ kind }: Entry) => kind))
    assert.deepEqual(await kinds('money'), new Set(['charge.paid', 'charge.made']))
    assert.deepEqual(await kinds('memberships'), new Set(['credits.spend', 'membership.sold', 'credits.grant']))
    const totals = await Promise.all(
      ['visits', 'memberships', 'money', 'messages', 'notes'].map(async (part) => {
        return (await studio.asOwner(`GET /api/v1/clients/${client.id}/timeline?part=${part}`)).body.total
      }),
    )
    const whole = (await studio.asOwner(`GET /api/v1/clients/${client.id}/timeline`)).body.total
    assert.equal(
      totals.reduce((sum, one) => sum + one, 0),
      whole,
    )
  })
})

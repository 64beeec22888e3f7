import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../features.ts'
import { makeStage, type Stage } from './build/stage.ts'
import { issueGiftCard } from './build/commerce.ts'
import { addClient, makeTag } from './build/tags.ts'

// Items as the API shows them.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** Filters that give a list another order, or find their rows another way. */
const variants: Record<string, readonly string[]> = {
  'GET /api/v1/bookings': [
    'upcoming=true',
    'needs_resolution=true',
    'status=booked',
    'upcoming=true&client_id={client_id}',
  ],
  'GET /api/v1/clients': [
    'search=ve',
    'search=vera',
    'search=example.com',
    'membership_status=active',
    'membership_status=none',
    'inactive_days=30',
    'include_inactive=true',
  ],
  'GET /api/v1/memberships': ['status=active', 'client_id={client_id}'],
  'GET /api/v1/payments': ['start_date=2026-03-01', 'end_date=2026-03-31', 'method=cash'],
  'GET /api/v1/receipts': ['start_date=2026-03-01', 'kind=receipt', 'client_id={client_id}'],
  'GET /api/v1/audit-log': ['entity=client', 'action=client.create', 'start_date=2026-03-01'],
}

describe('a list', () => {
  let stage: Stage
  let list: (path: string) => Promise<{ status: number; body: Shown }>
  before(async () => {
    stage = await makeStage()
    const { studio } = stage
    list = (path) => {
      if (path.includes('/clients/me/')) return stage.victim.ask(`GET ${path}` as never)
      if (path.includes('/payroll/me')) return studio.send(`GET ${path}`, { token: stage.tokens.instructor })
      return studio.asOwner(`GET ${path}` as never)
    }
    for (const full_name of ['Vera Ahn', 'vera ahn', 'Ánna Veit', 'Zoë Vega']) await addClient(studio, { full_name })
    for (const name of ['b', 'a', 'C']) await makeTag(studio, { name })
    await issueGiftCard(studio)
    for (const name of ['Mat', 'mat', 'Band']) {
      await studio.asOwner('POST /api/v1/products', { name, price: 5, stock_quantity: 3 })
    }
  })
  after(() => stage.studio.stop())

  it('of days refuses an end before its start, wherever there are days', async () => {
    const ofDays = operations.filter(({ operation }) => operation.query && 'start_date' in operation.query.shape)
    assert.ok(ofDays.length >= 15, String(ofDays.length))
    for (const { key } of ofDays) {
      const path = key.replace('GET ', '').replaceAll(/\{\w+\}/g, '1')
      const { status, body } = await list(`${path}?start_date=2026-03-10&end_date=2026-03-09`)
      assert.deepEqual([status, body.errors?.map(({ path }: Shown) => path)], [422, ['end_date']], key)
    }
  })

  const lists = operations.filter(({ operation }) => operation.query && 'page' in operation.query.shape)
  const walk = async (path: string, query: string) => {
    const items: Shown[] = []
    const totals = new Set<number>()
    for (let next: string | null = '', pages = 0; next !== null && pages < 100; pages += 1) {
      const { status, body } = await list(`${path}?${query}&page_size=1${next && `&after=${next}`}`)
      assert.equal(status, 200, JSON.stringify(body))
      assert.equal(body.page, pages + 1)
      items.push(...body.items)
      totals.add(body.total)
      next = body.next
    }
    return { items, totals }
  }

  it('there are, and every one of them is tried', () => assert.ok(lists.length >= 20))

  for (const { key } of lists) {
    const path = () =>
      key.replace('GET ', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(stage.ids[name] ?? 1))
    for (const query of ['', ...(variants[key] ?? [])]) {
      it(`${key}?${query} goes on by key as by number, without repeating or leaving out`, async () => {
        const filled = query.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(stage.ids[name]))
        const whole = await list(`${path()}?${filled}&page_size=200`)
        if (whole.status === 404) return
        assert.equal(whole.status, 200, JSON.stringify(whole.body))
        const { items, total, next } = whole.body
        assert.equal(next, null)
        assert.equal(total, items.length)
        const { items: walked, totals } = await walk(path(), filled)
        assert.deepEqual(walked, items)
        assert.deepEqual([...totals], [total])
        for (const [at, item] of items.slice(0, 3).entries()) {
          const { body } = await list(`${path()}?${filled}&page_size=1&page=${at + 1}`)
          assert.deepEqual(body.items, [item])
        }
        const { body: beyond } = await list(`${path()}?${filled}&page_size=1&page=${total + 1}`)
        assert.deepEqual([beyond.items, beyond.next, beyond.total], [[], null, total])
      })
    }

    it(`${key} begins no page beyond 10,000, and goes on from no place of another list`, async () => {
      if ((await list(path())).status === 404) return
      for (const [query, field] of [
        ['page=201', 'page'],
        ['page=10001&page_size=1', 'page'],
        ['after=nowhere', 'after'],
        [`after=${Buffer.from('[2,1,2,3,4,5]').toString('base64url')}`, 'after'],
      ] as const) {
        const { status, body } = await list(`${path()}?${query}`)
        assert.deepEqual([status, body.errors?.map((error: Shown) => error.path)], [422, [field]], query)
      }
      assert.match((await list(`${path()}?page=201`)).body.detail, /10,000.*`after`/)
      assert.equal((await list(`${path()}?page=200`)).status, 200)
    })
  }

  it('goes on behind what was shown, whatever has come and gone since', async () => {
    const { studio } = stage
    const read = async (query: string) => (await studio.asOwner(`GET /api/v1/tags?page_size=2${query}`)).body
    const first = await read('')
    const [shown] = first.items.slice(-1)
    await makeTag(studio, { name: '0 before all' })
    const second = await read(`&after=${first.next}`)
    assert.ok(second.items.every(({ name }: Shown) => name.toLowerCase() > shown.name))
    await studio.asOwner(`DELETE /api/v1/tags/${shown.id}`)
    assert.deepEqual((await read(`&after=${first.next}`)).items, second.items)
  })

  it('counts anew when something has changed', async () => {
    const { studio } = stage
    const total = async () => (await studio.asOwner('GET /api/v1/tags?page_size=1')).body.total
    const before = await total()
    assert.equal(await total(), before)
    const tag = await makeTag(studio, { name: 'one more' })
    assert.equal(await total(), before + 1)
    await studio.asOwner(`DELETE /api/v1/tags/${tag.id}`)
    assert.equal(await total(), before)
  })
})

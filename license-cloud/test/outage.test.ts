import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import pg from 'pg'
import { until } from '../../server/test/until.ts'
import type { Answer } from './asking.ts'
import { completion, hold, json } from './provider.ts'
import { startRelay, type Relay } from './relay.ts'
import { startService, type TestService } from './service.ts'
import { stores } from './stores.ts'

const [, { make, skip }] = stores as [unknown, (typeof stores)[number]]

describe('a database that goes away', { skip }, () => {
  let service: TestService
  let relay: Relay
  /** The database's address past the relay. */
  let direct: string
  let key: string
  /** The events while the service waits to try again, the first time, the second, and so on. */
  const waits: (() => Promise<void>)[] = []
  const mendNothing = async () => {}
  /** The errors that would have ended the process. */
  const uncaught: Error[] = []
  const note = (error: Error) => void uncaught.push(error)
  before(async () => {
    process.on('uncaughtExceptionMonitor', note)
    const store = await make()
    relay = await startRelay(store.databaseUrl!)
    direct = store.databaseUrl!
    const wait = async () => (waits.shift() ?? mendNothing)()
    service = await startService({ make: async () => ({ ...store, databaseUrl: relay.url }), wait })
    key = await service.buyKey()
  })
  after(async () => {
    await service.stop()
    await relay.cut()
    process.off('uncaughtExceptionMonitor', note)
  })
  afterEach(() => assert.deepEqual(uncaught, []))

  const refused = ({ status, body, headers }: Answer) => [status, body?.code, headers.get('retry-after')]
  const unavailable = [503, 'STORE_UNAVAILABLE', '5']

  it('and ends every connection is asked anew by the next call', async () => {
    const broken = () => service.log.filter((line) => line.includes('a connection to the database broke')).length
    const open = new pg.Client({ connectionString: relay.url })
    await open.connect()
    // Several at once, so that there is more than one to end.
    await Promise.all(Array.from({ length: 8 }, () => service.verify(key)))
    const { rows } = await open.query(
      'SELECT count(pg_terminate_backend(pid))::int AS ended FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await open.end()
    assert.ok(rows[0].ended > 1)
    await until(() => broken() === rows[0].ended)
    assert.equal((await service.verify(key)).status, 200)
    assert.equal((await service.chat(key)).status, 200)
  })

  it('is said to be away, and nothing is used up meanwhile', async () => {
    const session = await service.buy()
    await relay.cut()
    const answers = [
      await service.ask('GET /health'),
      await service.verify(key),
      await service.confirm(session),
      await service.chat(key),
    ]
    for (const answer of answers) assert.deepEqual(refused(answer), unavailable)
    assert.equal(answers[3]!.body.error.code, 'STORE_UNAVAILABLE')
    const { subscription } = await service.processor.stripe.checkout.sessions.retrieve(session)
    const sent = service.processor.deliver.log.length
    await service.processor.subscriptions.renew(subscription as string)
    const told = service.processor.deliver.log.slice(sent)
    assert.ok(told.some(({ status }) => status === 503))
    await relay.mend()
    assert.equal((await service.ask('GET /health')).status, 200)
    assert.equal((await service.verify(key)).status, 200)
    assert.equal((await service.confirm(session)).status, 200)
    service.clock.advance({ minutes: 6 })
    await service.processor.catchUp()
    assert.ok((await service.row(session)).current_period_end > '2026-05-04')
  })

  it('in the middle of a statement fails that, and nothing else', async () => {
    const other = new pg.Client({ connectionString: direct })
    await other.connect()
    await other.query('BEGIN')
    await other.query('LOCK TABLE license')
    const calls = Array.from({ length: 6 }, () => service.verify(key))
    const waiting = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'license'::regclass"
    await until(async () => (await other.query(waiting)).rowCount === calls.length)
    await relay.cut()
    for (const answer of await Promise.all(calls)) assert.deepEqual(refused(answer), unavailable)
    await other.query('ROLLBACK')
    await other.end()
    await relay.mend()
    assert.equal((await service.verify(key)).status, 200)
  })

  /** Has a call end while the database is away in some way; gives its answer and how many tokens it has counted. */
  async function endWhile(away: () => unknown) {
    const { ai_tokens_used: before } = await service.row(key)
    const held = hold(service.provider, json(completion(9)))
    const call = service.chat(key)
    await until(() => held.waiting() === 1)
    await away()
    held.release()
    const answer = await call
    await relay.mend()
    const { ai_tokens_used, leases } = await service.row(key)
    return { answer, counted: ai_tokens_used - before, leases: leases.length }
  }

  it('for a moment while a call ends: that is counted, once', async () => {
    waits.push(mendNothing, () => relay.mend())
    const { answer, ...rest } = await endWhile(() => relay.cut())
    assert.deepEqual([answer.status, rest], [200, { counted: 9, leases: 0 }])
  })

  it('with the answer to that: it is counted once too', async () => {
    waits.push(() => relay.mend())
    const { answer, ...rest } = await endWhile(() => relay.swallow())
    assert.deepEqual([answer.status, rest], [200, { counted: 9, leases: 0 }])
  })

  it('for longer while a call ends: its place ends by itself', async () => {
    const { answer, ...rest } = await endWhile(() => relay.cut())
    assert.deepEqual([refused(answer), rest], [unavailable, { counted: 0, leases: 1 }])
    service.provider.answer = json(completion(9))
    service.clock.advance({ minutes: 2, milliseconds: 1 })
    assert.equal((await service.chat(key)).status, 200)
    assert.equal((await service.row(key)).leases.length, 0)
  })
})

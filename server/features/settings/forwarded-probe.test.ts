import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { OWNER_EMAIL, startStudio, type StudioOptions, type TestStudio } from '../../test/studio.ts'

const ADDRESS = 'https://desk.example'
const CALLER = '198.51.100.9'

/** The X-Forwarded-For that a proxy sends for a caller at 198.51.100.9 who sent this, or nothing; undefined: none at all. */
type Proxy = (sent: string | undefined) => string | undefined

const adds: Proxy = (sent) => [sent, CALLER].filter(Boolean).join(', ')

describe('whose address the public door is told', () => {
  let studio: TestStudio
  afterEach(() => studio.stop())

  let asked: string[] = []
  let proxy: Proxy | 'gone' = adds
  /** A studio behind a proxy that anybody reaches at desk.example. */
  const start = async (config: StudioOptions['config'] = {}) => {
    asked = []
    studio = await startStudio({
      config: { forwardedForTrusted: undefined, ...config },
      outbound: {
        get: async (url, { 'X-Forwarded-For': sent, ...headers }) => {
          asked.push(`${url} ${sent ?? ''}`.trim())
          if (proxy === 'gone') throw new Error('It does not answer')
          const forwarded = proxy(sent)
          const through = { ...headers, ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }) }
          return studio.send('GET /api/v1/health', { door: 'public', headers: through })
        },
      },
    })
  }
  const put = (body: object) => studio.asOwner('PUT /api/v1/studio', body)
  const isBelieved = async () => (await studio.asOwner('GET /api/v1/studio')).body.forwarded_for_trusted as boolean
  /** Runs the jobs some minutes later. */
  const later = async (minutes: number) => {
    await studio.advance({ minutes })
    studio.owner = await studio.login(OWNER_EMAIL)
  }

  const proxies: [says: string, proxy: Proxy | 'gone', isBelieved: boolean, asked: number][] = [
    ['adds the caller’s behind what was sent', adds, true, 2],
    ['puts the caller’s in place of what was sent', () => CALLER, true, 2],
    ['hands on what was sent', (sent) => sent, false, 1],
    ['hands on what was sent, or else the caller’s', (sent) => sent ?? CALLER, false, 2],
    ['puts the caller’s before what was sent', (sent) => [CALLER, sent].filter(Boolean).join(', '), false, 2],
    ['tells none', () => undefined, false, 1],
    ['tells its own', () => '127.0.0.1', false, 2],
    ['tells what is no address', () => 'unknown', false, 1],
    ['is gone', 'gone', false, 1],
  ]
  for (const [says, stands, expected, times] of proxies)
    it(`is ${expected ? '' : 'not '}believed behind a proxy that ${says}`, async () => {
      proxy = stands
      await start()
      await put({ tunnel_url: ADDRESS })
      assert.equal(await isBelieved(), false)
      await later(1)
      assert.equal(await isBelieved(), expected)
      assert.equal(asked.length, times)
      assert.match(asked[0]!, /^https:\/\/desk\.example\/api\/v1\/health$/)
      if (times === 2) assert.match(asked[1]!, / 203\.0\.113\.\d+$/)
    })

  it('is looked at again each hour, or after ten minutes, and at once for another address', async () => {
    proxy = adds
    await start()
    await put({ tunnel_url: ADDRESS })
    await later(1)
    assert.equal(await isBelieved(), true)
    proxy = (sent) => sent
    await later(59)
    assert.deepEqual([await isBelieved(), asked.length], [true, 2])
    await later(1)
    assert.deepEqual([await isBelieved(), asked.length], [false, 3])
    proxy = adds
    await later(9)
    assert.deepEqual([await isBelieved(), asked.length], [false, 3])
    await later(1)
    assert.equal(await isBelieved(), true)
    await put({ tunnel_url: 'https://other.example' })
    assert.equal(await isBelieved(), false, 'nothing is known of it yet')
    await later(1)
    assert.equal(await isBelieved(), true)
    assert.match(asked.at(-1)!, /^https:\/\/other\.example\//)
  })

  it('counts callers apart once it is believed', async () => {
    proxy = adds
    await start()
    await put({ tunnel_url: ADDRESS })
    await later(1)
    const attempt = async (from: number) => {
      const body = { email: `who${from}@example.com`, password: 'wrong-password' }
      const headers = { 'X-Forwarded-For': `203.0.113.1, 198.51.100.${from}` }
      return (await studio.send('POST /api/v1/auth/login', { door: 'public', headers, body })).status
    }
    for (let turn = 0; turn < 10; turn++) assert.equal(await attempt(7), 401)
    assert.deepEqual([await attempt(7), await attempt(8)], [429, 401])
  })

  it('is not looked at where the owner or the environment has decided, but for whether it leads here', async () => {
    proxy = adds
    await start()
    await put({ tunnel_url: ADDRESS, forwarded_for_trusted: false })
    await later(1)
    assert.equal(await isBelieved(), false)
    await put({ forwarded_for_trusted: true })
    assert.equal(await isBelieved(), true)
    assert.deepEqual(asked, [`${ADDRESS}/api/v1/health`])
    await studio.stop()
    for (const [config, tunnel_url, times] of [
      [{ forwardedForTrusted: false }, ADDRESS, 1],
      [{}, 'http://desk.example', 0],
      [{}, null, 0],
    ] as const) {
      await start(config)
      await put({ tunnel_url })
      await later(1)
      assert.deepEqual([await isBelieved(), asked.length], [false, times])
      await studio.stop()
    }
    await start()
  })

  it('is not told by who makes a probe up', async () => {
    proxy = adds
    await start()
    await put({ tunnel_url: 'http://desk.example' })
    const headers = { 'X-Studio-Probe': 'f'.repeat(32), 'X-Forwarded-For': CALLER }
    assert.equal((await studio.send('GET /api/v1/health', { door: 'public', headers })).status, 200)
    assert.equal(await isBelieved(), false)
  })
})

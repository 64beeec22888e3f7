import assert from 'node:assert/strict'
import type { Server } from 'node:http'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { markMadeUp } from '../../made-up.ts'
import { startOnline, type OnlineStudio } from '../../test/tunnel/online.ts'
import { until } from '../../test/until.ts'

describe('going online', () => {
  let online: OnlineStudio
  beforeEach(async () => {
    online = await startOnline()
  })
  afterEach(() => online.stop())

  const settings = async () => (await online.studio.asOwner('GET /api/v1/studio')).body
  const put = (body: object) => online.studio.asOwner('PUT /api/v1/studio', body)

  it('is one switch: off, on with a link that leads here, and off again', async () => {
    const before = await online.tunnel()
    assert.deepEqual([before.state, before.url, before.name, before.seen_at], ['off', null, null, null])
    const started = (await online.studio.asOwner('POST /api/v1/studio/tunnel/start')).body
    assert.equal(started.state, 'connecting')
    const on = await online.after(0)
    assert.match(on.name!, /^test-studio-[a-z]{6}$/)
    assert.deepEqual(
      [on.state, on.seen_at, on.trouble, on.last_error],
      ['online', online.studio.clock.now(), null, null],
    )
    assert.equal(on.url, `http://${on.name}.localhost:${new URL(online.server.host).port}`)
    assert.equal((await settings()).tunnel_url, on.url)
    const page = await online.server.ask(`${on.url}/api/v1/health`)
    assert.deepEqual([page.status, JSON.parse(page.text).version], [200, 'test'])
    const off = (await online.studio.asOwner('POST /api/v1/studio/tunnel/stop')).body
    assert.deepEqual([off.state, off.url, off.seen_at], ['off', null, null])
    assert.equal((await settings()).tunnel_url, null)
    await until(() => online.server.names().length === 0)
    await online.after(3600)
    assert.deepEqual(online.server.names(), [])
    assert.equal((await online.goOnline()).url, on.url, 'its name stays its own')
  })

  it('says when it was last seen from outside, each minute anew', async () => {
    const first = await online.goOnline()
    const later = await online.after(59)
    assert.equal(later.seen_at, first.seen_at)
    const next = await online.after(1)
    assert.equal(next.seen_at, online.studio.clock.now())
    assert.equal(next.since, first.since)
  })

  it('takes no address into use that it is given as it is switched off', async () => {
    await online.studio.asOwner('POST /api/v1/studio/tunnel/start')
    const { app } = online.studio.running
    const { tunnel } = app.ports
    const { open } = tunnel
    const { promise: isStopping, resolve: stops } = Promise.withResolvers<void>()
    const write = app.writer.write.bind(app.writer)
    try {
      // The server answers while what switches it off waits for its turn to be written.
      tunnel.open = async (...asked) => {
        const opened = await open(...asked)
        app.writer.write = (run) => {
          const written = write(run)
          stops()
          return written
        }
        const stopped = online.studio.asOwner('POST /api/v1/studio/tunnel/stop')
        await isStopping
        void stopped.then(() => (app.writer.write = write))
        return opened
      }
      await online.studio.running.runJobs()
      await until(async () => (await online.tunnel()).state === 'off')
    } finally {
      Object.assign(tunnel, { open })
      app.writer.write = write
    }
    assert.equal((await settings()).tunnel_url, null)
    await until(() => online.server.names().length === 0)
  })

  it('is on again after a restart, by the same name', async () => {
    const { url } = await online.goOnline()
    await online.studio.restart()
    await until(async () => (await online.after(0.1)).state === 'online')
    assert.equal((await online.tunnel()).url, url)
  })

  it('tries a server that is gone again, ever more seldom, and comes back by its new address', async () => {
    const { url, seen_at } = await online.goOnline()
    await online.server.die()
    await until(async () => (await online.tunnel()).state === 'unreachable')
    const lost = await online.tunnel()
    assert.deepEqual([lost.trouble, lost.url, lost.seen_at], ['dropped', url, seen_at])
    assert.match(lost.last_error!, /dropped/)
    for (let minute = 0; minute < 60; minute += 1) await online.after(60)
    const gone = await online.tunnel()
    assert.deepEqual([gone.state, gone.trouble, gone.since], ['unreachable', 'no_answer', lost.since])
    assert.equal((await settings()).tunnel_url, url, 'links keep their address')
    await online.server.comeBack('elsewhere.localhost')
    const back = await online.after(36)
    assert.deepEqual([back.state, back.trouble], ['online', null])
    assert.match(back.url!, /\.elsewhere\.localhost:/)
    assert.equal((await settings()).tunnel_url, back.url)
    assert.equal((await online.server.ask(`${back.url}/api/v1/health`)).status, 200)
  })

  it('waits 1, 2, 5, 10 and then 30 seconds, a fifth more or less, between its tries', async () => {
    online.server.refuses = 503
    await online.goOnline()
    const waited: number[] = []
    for (let second = 0, last = 0, seen = 1; second < 90; second += 0.1) {
      online.studio.clock.advance({ milliseconds: 100 })
      await online.studio.running.runJobs()
      const { asked: tries } = online.server
      if (tries > seen) {
        waited.push(second - last)
        ;[last, seen] = [second, tries]
      }
    }
    assert.equal(waited.length >= 6, true, String(waited))
    for (const [index, expected] of [1, 2, 5, 10, 30, 30].entries())
      assert.ok(Math.abs(waited[index]! - expected) <= expected * 0.2 + 0.21, `${index}: ${waited}`)
    const { state, trouble } = await online.tunnel()
    assert.deepEqual([state, trouble], ['unreachable', 'refused'])
  })

  it('connects anew at once when the computer was asleep', async () => {
    await online.goOnline()
    await online.server.die()
    await until(async () => (await online.tunnel()).state === 'unreachable')
    await online.server.comeBack()
    online.studio.clock.advance({ hours: 8 })
    await online.studio.running.runJobs()
    assert.equal((await online.tunnel()).state, 'online')
  })

  it('says that its name is taken, has another meanwhile, and gets its own back', async () => {
    await put({ tunnel_name: 'casa-clara' })
    online.server.taken.add('casa-clara')
    assert.equal((await online.goOnline()).state, 'connecting', 'the server may only not have noticed yet')
    await until(async () => (await online.after(3)).state !== 'connecting')
    const other = await online.tunnel()
    assert.equal(other.state, 'name_taken')
    assert.match(other.url!, /\/\/other-\d+\./)
    assert.equal(
      other.last_error,
      `The name “casa-clara” is taken right now. Your link is ${other.url} until it’s free again; Studio Desk keeps trying.`,
    )
    assert.equal((await settings()).tunnel_url, other.url)
    online.server.taken.delete('casa-clara')
    await until(async () => (await online.after(60)).state === 'online')
    const own = await online.tunnel()
    assert.match(own.url!, /\/\/casa-clara\./)
    assert.equal((await settings()).tunnel_url, own.url)
    assert.equal((await online.server.ask(`${own.url}/api/v1/health`)).status, 200)
  })

  it('leaves an address that the owner has set alone', async () => {
    await put({ tunnel_url: 'https://desk.example' })
    const on = await online.goOnline()
    assert.deepEqual([on.state, on.own_url], ['online', 'https://desk.example'])
    assert.equal((await settings()).tunnel_url, 'https://desk.example')
    await put({ tunnel_url: null })
    await online.after(1)
    assert.equal((await settings()).tunnel_url, on.url)
    await put({ tunnel_url: 'https://desk.example' })
    await online.studio.asOwner('POST /api/v1/studio/tunnel/stop')
    assert.equal((await settings()).tunnel_url, 'https://desk.example')
  })

  it('tells who follows the address where it leads now, and that it leads here again', async () => {
    const told: string[] = []
    const { seams } = online.studio.running.app
    Object.assign(seams, { addressChanged: [(_: unknown, __: unknown, one: object) => told.push(JSON.stringify(one))] })
    try {
      const { url } = await online.goOnline()
      await online.after(60)
      await online.server.die()
      await until(async () => (await online.tunnel()).state === 'unreachable')
      await online.server.comeBack()
      await online.after(2)
      await online.studio.asOwner('POST /api/v1/studio/tunnel/stop')
      await put({ tunnel_url: 'https://desk.example' })
      assert.deepEqual(
        told.map((one) => JSON.parse(one)),
        [
          { url, isNew: true },
          { url, isNew: false },
          { url: null, isNew: true },
          { url: 'https://desk.example', isNew: true },
        ],
      )
    } finally {
      Object.assign(seams, { addressChanged: [] })
    }
  })

  it('goes over to another server or name at once', async () => {
    await online.goOnline()
    await put({ tunnel_name: 'casa-nueva' })
    const { url } = await online.after(0)
    assert.match(url!, /\/\/casa-nueva\./)
    await until(() => online.server.names().length === 1)
    const refused = await put({ tunnel_host: 'https://other.example' })
    assert.deepEqual([refused.status, refused.body.errors[0].path], [422, 'tunnel_host'])
    for (const name of ['abc', 'a b c d e', '-casa', 'ca.sa.no', 'x'.repeat(51)])
      assert.equal((await put({ tunnel_name: name })).status, 422, name)
  })

  for (const [says, answer] of [
    ['an address that is none', { id: 'a', port: 4, url: 'javascript:alert(1)' }],
    ['an address with a password', { id: 'a', port: 4, url: 'https://a:b@c.example' }],
    ['no address', { id: 'a', port: 4 }],
    ['no port', { id: 'a', url: 'https://a.example' }],
    ['a port that is none', { id: 'a', port: 70_000, url: 'https://a.example' }],
    ['nothing', {}],
  ] as const)
    it(`takes a server that says ${says} for none`, async () => {
      online.server.says = answer
      const { state, trouble, url } = await online.goOnline()
      assert.deepEqual([state, trouble, url], ['unreachable', 'odd_answer', null])
      assert.equal((await settings()).tunnel_url, null)
    })

  it('finds out that its address leads elsewhere, and connects anew', async () => {
    const { url } = await online.goOnline()
    const { name } = await online.tunnel()
    const says = {
      id: name,
      port: Number(new URL(online.server.host).port),
      url: url!.replace('localhost', '127.0.0.1.localhost'),
    }
    online.server.says = says
    await put({ tunnel_name: `${name}x` })
    online.server.says = { ...says, id: `${name}x` }
    const lost = await online.after(0)
    assert.deepEqual([lost.state, lost.trouble], ['unreachable', 'not_seen'])
    online.server.says = undefined
    await until(async () => (await online.after(16)).state === 'online')
  })

  it('is refused to a made-up studio, and to who is not at its computer', async () => {
    const outside = await online.studio.send('POST /api/v1/studio/tunnel/start', {
      token: online.studio.owner,
      door: 'public',
    })
    assert.deepEqual([outside.status, outside.body.code], [403, 'LOOPBACK_ONLY'])
    markMadeUp(online.studio.folder)
    const { status, body } = await online.studio.asOwner('POST /api/v1/studio/tunnel/start')
    assert.deepEqual([status, body.code], [409, 'STUDIO_MADE_UP'])
    await online.after(5)
    assert.deepEqual(online.server.names(), [])
  })

  it('keeps no process from stopping', async (t) => {
    await online.goOnline()
    for (const refuses of [undefined, 503]) {
      online.server.refuses = refuses
      // A request still open after two seconds is cut off.
      const cut = t.mock.method(online.studio.running.publicServer as Server, 'closeAllConnections')
      await online.studio.restart(() => assert.equal(cut.mock.callCount(), 0))
    }
  })
})

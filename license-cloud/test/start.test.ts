import assert from 'node:assert/strict'
import { readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fakeClock } from '../../server/ports/clock/fake.ts'
import { versionOf } from '../../server/root.ts'
import { until } from '../../server/test/until.ts'
import { askAt } from './asking.ts'
import { startOutside, type Outside } from './outside.ts'
import { noteIn, runLicense, type LicenseProcess } from './process.ts'
import { completion, hold, json } from './provider.ts'
import { sessionIn, startService } from './service.ts'
import { newFolder, stores } from './stores.ts'

const [own, postgres] = stores as [(typeof stores)[number], (typeof stores)[number]]

/** It ended because it could not start, and said why in plain words. */
async function refused(running: LicenseProcess, ...parts: RegExp[]): Promise<void> {
  const ready = running.ready.then(() => 'ready').catch(() => running.ended)
  const how = await Promise.race([running.ended, ready])
  running.child.kill()
  assert.equal(how, 2, running.said())
  for (const part of parts) assert.match(running.said(), part)
  assert.ok(!running.said().includes('    at '), `a stack: ${running.said()}`)
  assert.equal(running.printed(), '')
}

describe('the service starts as a process', () => {
  const { dataDir, remove } = newFolder()
  after(remove)

  it('in a folder with nothing in it, tried out with nothing set, and says where it is', async () => {
    const running = runLicense({ LICENSE_DATA_DIR: join(dataDir, 'new'), PORT: '0' })
    const note = await running.ready
    assert.deepEqual(Object.keys(note), ['url', 'pid', 'version', 'public_key'])
    assert.deepEqual([note.pid, note.version], [running.child.pid, versionOf()])
    assert.match(note.url, /^http:\/\/127\.0\.0\.1:\d+$/)
    for (const line of [`Address:     ${note.url}`, `Public key:  ${note.public_key}`, 'Nothing can be sold'])
      assert.ok(running.printed().includes(line), running.printed())
    const health = await askAt(note.url, 'GET /health')
    assert.deepEqual([health.status, health.body], [200, { status: 'ok', version: note.version }])
    const sale = await askAt(note.url, 'POST /checkout/session', { body: { plan: 'base' } })
    assert.deepEqual([sale.status, sale.body.code], [502, 'PAYMENT_PROVIDER_ERROR'])
    for (const name of ['hmac.key', 'signing.key', 'license.json'])
      assert.equal(statSync(join(dataDir, 'new', name)).mode & 0o777, 0o600, name)
    running.child.kill('SIGTERM')
    assert.equal(await running.ended, 0)
  })

  it('not as it is configured, and names each fault', async () => {
    const env = {
      PORT: '70000',
      PUBLIC_URL: 'nowhere',
      DATABASE_URL: 'postgres://db/x',
      LICENSE_SIGNING_KEY: 'c2VjcmV0',
    }
    const named = ['PORT', 'PUBLIC_URL', 'LICENSE_SIGNING_KEY', 'LICENSE_HMAC_KEY']
    await refused(runLicense(env), ...named.map((name) => new RegExp(`^ {2}${name}: `, 'm')))
  })

  it('not at a port that another has', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve))
    const { port } = other.address() as AddressInfo
    const running = runLicense({ LICENSE_DATA_DIR: join(dataDir, 'new'), PORT: String(port) })
    await refused(running, new RegExp(`Port ${port}, for the license service, is taken`), /choose another with PORT/)
    other.close()
  })

  it('not in a folder that is a file or leads nowhere, and names the variable that chooses another', async () => {
    const [file, link] = [join(dataDir, 'a-file'), join(dataDir, 'a-link')]
    writeFileSync(file, '')
    symlinkSync(join(dataDir, 'nowhere'), link)
    for (const [folder, reason] of [
      [file, /a file where a folder should be/],
      [link, /nowhere, which is not there/],
    ] as const)
      await refused(runLicense({ LICENSE_DATA_DIR: folder, PORT: '0' }), reason, /with LICENSE_DATA_DIR\./)
  })

  it('not with a database that is not there', async () => {
    const keys = { LICENSE_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIMxGS+VoWc03d8dXRp3DHokZF9yNSDbCVPP4MEB4chn3', LICENSE_HMAC_KEY: 'x'.repeat(32) } // prettier-ignore
    const env = { ...keys, LICENSE_DATA_DIR: dataDir, PORT: '0' }
    await refused(
      runLicense({ ...env, DATABASE_URL: 'postgres://127.0.0.1:9/x' }),
      /The database of DATABASE_URL can’t be used/,
    )
    const server = process.env['LICENSE_TEST_POSTGRES']
    if (server === undefined) return
    const nowhere = Object.assign(new URL(server), { pathname: 'no_such_database' }).href
    await refused(runLicense({ ...env, DATABASE_URL: nowhere }), /no_such_database/)
  })
})

describe('a service with a store of its own', () => {
  let outside: Outside
  let env: Record<string, string | undefined>
  let drop: () => Promise<void>
  before(async () => {
    const store = await own.make()
    drop = store.drop
    outside = await startOutside({ clock: fakeClock(new Date().toISOString()) })
    // Its keys are made in its folder, and have to outlive it too.
    env = { ...outside.envFor(store), LICENSE_HMAC_KEY: undefined, LICENSE_SIGNING_KEY: undefined }
  })
  after(async () => {
    await outside.stop()
    await drop()
  })

  async function start() {
    const running = runLicense(env)
    const { url, public_key } = await running.ready
    outside.endpoint.url = url
    return { running, url, public_key }
  }
  const confirm = (url: string, session: string) => askAt(url, `GET /checkout/confirm?session_id=${session}`)

  async function buy(url: string): Promise<string> {
    const { body } = await askAt(url, 'POST /checkout/session', { body: { plan: 'base_ai' } })
    const session = sessionIn(body.checkout_url)
    await outside.processor.sessions.complete(session)
    return session
  }
  const buyKey = async (url: string): Promise<string> => (await confirm(url, await buy(url))).body.license_key

  it('loses nothing that it has answered where it is killed', async () => {
    const sold: { session: string; key: string }[] = []
    const keys = new Set<string>()
    for (let round = 0; round < 3; round += 1) {
      const { running, url, public_key } = await start()
      keys.add(public_key)
      for (const { session, key } of sold) {
        assert.equal((await askAt(url, 'GET /license/verify', { key })).status, 200, `round ${round}`)
        assert.equal((await confirm(url, session)).status, 404)
      }
      const session = await buy(url)
      const confirmed = await confirm(url, session)
      running.child.kill('SIGKILL')
      assert.equal(confirmed.status, 200, confirmed.text)
      sold.push({ session, key: confirmed.body.license_key })
      assert.equal(await running.ended, 'SIGKILL')
    }
    assert.equal(keys.size, 1)
  })

  it('counts what a call has used before it answers, and the calls under way before it ends', async () => {
    const { provider } = outside
    const body = { messages: [{ role: 'user', content: 'Hello?' }] }
    const call = (url: string, key: string) => askAt(url, 'POST /ai/chat/completions', { key, body })
    const first = await start()
    const keys = [await buyKey(first.url), await buyKey(first.url)] as const
    const held = hold(provider, json(completion(2_000_000)))
    const answered = call(first.url, keys[0])
    await until(() => held.waiting() === 1)
    held.release()
    assert.equal((await answered).status, 200)
    first.running.child.kill('SIGKILL')
    await first.running.ended
    const second = await start()
    assert.equal((await call(second.url, keys[0])).body.code, 'AI_QUOTA_EXCEEDED')
    const underWay = call(second.url, keys[1])
    await until(() => held.waiting() === 1)
    second.running.child.kill('SIGTERM')
    await until(async () => (await askAt(second.url, 'GET /health').catch(() => 'closed')) === 'closed')
    held.release()
    assert.equal((await underWay).status, 200)
    assert.equal(await second.running.ended, 0)
    const third = await start()
    assert.equal((await call(third.url, keys[1])).body.code, 'AI_QUOTA_EXCEEDED')
    third.running.child.kill('SIGTERM')
    await third.running.ended
  })

  it('has it for itself, by whichever way another comes to it', async (t) => {
    const { running, url } = await start()
    const folder = env['LICENSE_DATA_DIR']!
    const link = `${folder}-link`
    symlinkSync(folder, link)
    t.after(() => rmSync(link))
    for (const other of [folder, `${folder}/../${folder.split('/').at(-1)}`, link])
      await refused(runLicense({ ...env, LICENSE_DATA_DIR: other }), /already running for/, /choose another folder with LICENSE_DATA_DIR/) // prettier-ignore
    assert.equal((await askAt(url, 'GET /health')).status, 200)
    assert.equal(noteIn(folder).pid, running.child.pid)
    running.child.kill('SIGINT')
    assert.equal(await running.ended, 0)
    assert.ok(readdirSync(folder).every((name) => !name.endsWith('.part')))
  })
})

describe('replicas that share a store', { skip: postgres.skip }, () => {
  it('come up together where it is empty, and know the same licenses', async () => {
    const service = await startService({ make: postgres.make, replicas: 4 })
    const versions = await Promise.all(
      service.replicas.map(async (_, replica) => (await service.ask('GET /health', { replica })).body.version),
    )
    assert.deepEqual(versions, ['1.2.3', '1.2.3', '1.2.3', '1.2.3'])
    const session = await service.buy()
    const { license_key: key } = (await service.confirm(session, { replica: 3 })).body
    for (let replica = 0; replica < 4; replica += 1) {
      assert.equal((await service.verify(key, { replica })).status, 200)
      assert.equal((await service.confirm(session, { replica })).status, 404)
    }
    await service.stop()
  })
})

import assert from 'node:assert/strict'
import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { endProcess, factsOf, temporaryFolder, type ServerProcess } from '../process.ts'
import { PASSWORD } from '../studio.ts'
import { startBundle } from './served.ts'

const setup = {
  studio_name: 'Process Studio',
  manager_full_name: 'Olga Owner',
  manager_email: 'owner@studio.test',
  manager_password: PASSWORD,
}

async function post(base: string, path: string, body: object, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

describe('a data folder', () => {
  let folder: string
  let server: ServerProcess
  before(() => {
    folder = temporaryFolder()
    server = startBundle(folder)
  })
  after(async () => {
    await endProcess(server, 'SIGKILL')
    rmSync(folder, { recursive: true })
  })

  it('says where its server is, and keeps the key to itself', async () => {
    const facts = await server.ready
    assert.equal(facts.pid, server.child.pid)
    const health = await (await fetch(`${facts.public_url}/api/v1/health`)).json()
    assert.deepEqual(health, { status: 'ok', version: facts.version })
    assert.equal(statSync(join(folder, 'secrets.key')).mode & 0o777, 0o600)
    assert.equal((await post(facts.public_url, '/api/v1/auth/bootstrap', setup)).body['code'], 'LOOPBACK_ONLY')
    assert.equal((await post(facts.local_url, '/api/v1/auth/bootstrap', setup)).status, 201)
  })

  it('belongs to one server at a time', async () => {
    const second = startBundle(folder)
    assert.equal(await second.ended, 2)
    const lock = join(folder, 'studio.lock')
    assert.match(
      second.said(),
      new RegExp(`already running.*process ${server.child.pid} holds ${lock}.*STUDIO_DATA_DIR`),
    )
    assert.equal((await fetch(`${factsOf(folder)!.local_url}/api/v1/health`)).status, 200)
  })

  it('loses nothing that was acknowledged when its server is killed', async () => {
    const { local_url } = await server.ready
    const login = { email: setup.manager_email, password: PASSWORD }
    const token = (await post(local_url, '/api/v1/auth/login', login)).body['access_token']!
    const ids: string[] = []
    const adding = Array.from({ length: 200 }, async (_, n) => {
      const { status, body } = await post(local_url, '/api/v1/clients', { full_name: `Client ${n}` }, token)
      if (status !== 201) return
      ids.push(body['id']!)
      if (ids.length === 50) server.child.kill('SIGKILL')
    })
    await Promise.allSettled(adding)
    assert.equal(await server.ended, 'SIGKILL')
    assert.equal(readFileSync(join(folder, 'studio.pid'), 'utf8').trim(), String(server.child.pid))

    server = startBundle(folder)
    const again = await server.ready
    const headers = { Authorization: `Bearer ${token}` }
    const answers = ids.map((id) => fetch(`${again.local_url}/api/v1/clients/${id}`, { headers }))
    assert.deepEqual(new Set((await Promise.all(answers)).map(({ status }) => status)), new Set([200]))
    assert.ok(ids.length >= 50)
  })

  it(
    'keeps what was saved where somebody deletes the files of a server at work',
    { skip: process.platform === 'win32' },
    async () => {
      const { local_url } = await server.ready
      const login = { email: setup.manager_email, password: PASSWORD }
      const ask = async () => (await post(local_url, '/api/v1/auth/login', login)).body['access_token']!
      assert.equal((await post(local_url, '/api/v1/clients', { full_name: 'Last One' }, await ask())).status, 201)
      for (const name of ['studio.sqlite', 'studio.sqlite-wal', 'studio.sqlite-shm']) rmSync(join(folder, name))
      const refused = await post(local_url, '/api/v1/clients', { full_name: 'Nobody' }, await ask())
      assert.deepEqual([refused.status, refused.body['code']], [503, 'STORAGE_GONE'])
      assert.equal(await endProcess(server), 0)
      const start = startBundle(folder)
      assert.equal(await start.ended, 2)
      const [copy] = /\S+kept-\S+\.sqlite/.exec(start.said()) ?? []
      renameSync(copy!, join(folder, 'studio.sqlite'))
      server = startBundle(folder)
      const again = await server.ready
      const { access_token } = (await post(again.local_url, '/api/v1/auth/login', login)).body
      const found = await fetch(`${again.local_url}/api/v1/clients?search=last+one`, {
        headers: { Authorization: `Bearer ${access_token}` },
      })
      assert.equal(((await found.json()) as { total: number }).total, 1)
    },
  )

  it('forgets where its server was when that stops', async () => {
    await server.ready
    assert.equal(await endProcess(server), 0)
    assert.equal(factsOf(folder), undefined)
    assert.ok(!existsSync(join(folder, 'studio.pid')))
    assert.ok(!existsSync(join(folder, 'studio.sqlite-wal')))
    assert.ok(readFileSync(join(folder, 'studio.sqlite')).length > 0)
  })
  it('stops as well where somebody has deleted what says where its server is', async () => {
    server = startBundle(folder)
    await server.ready
    rmSync(join(folder, 'server.json'))
    assert.equal(await endProcess(server), 0)
    assert.ok(!existsSync(join(folder, 'server.lock')))
  })
})

import assert from 'node:assert/strict'
import { fork, type ChildProcess } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { bundle, loading, startBundle } from '../test/bundle/served.ts'
import { inherited, temporaryFolder } from '../test/process.ts'
import { expectRefusal } from '../test/refused-start.ts'
import { OWNER_EMAIL, PASSWORD } from '../test/studio.ts'
import type { FromShell, Ready, Refused, ServerState, ToShell } from './port.ts'

const setup = {
  studio_name: 'Studio',
  manager_full_name: 'Olga Owner',
  manager_email: OWNER_EMAIL,
  manager_password: PASSWORD,
}

const [options, program] = [bundle.slice(0, -1), bundle.at(-1)!]

/** A server whose parent is a shell, here this test. */
class Child {
  readonly process: ChildProcess
  readonly ended: Promise<number | null>
  readonly #heard: ToShell[] = []
  #next: () => void = () => {}

  constructor(folder: string, env: Record<string, string> = {}, execArgv: string[] = []) {
    const settings = { STUDIO_PORT: '0', STUDIO_PUBLIC_PORT: '0', STUDIO_SHELL: '1', ...inherited(), ...env }
    this.process = fork(program, ['--data', folder], {
      env: settings,
      execArgv: [...options, ...execArgv],
      silent: true,
    })
    this.process.on('message', (message: ToShell) => {
      this.#heard.push(message)
      this.#next()
    })
    this.ended = new Promise((resolve) => this.process.once('exit', resolve))
  }

  tell(message: FromShell): void {
    this.process.send(message)
  }

  /** The next thing it tells. */
  async hears<T extends ToShell>(kind: T['kind']): Promise<T> {
    while (this.#heard.length === 0) await new Promise<void>((resolve) => (this.#next = resolve))
    const message = this.#heard.shift()!
    assert.equal(message.kind, kind, JSON.stringify(message))
    return message as T
  }

  async begins(key: string | null = null): Promise<Ready> {
    this.tell({ kind: 'start', key })
    return this.hears<Ready>('ready')
  }

  async state(): Promise<ServerState> {
    this.tell({ kind: 'state' })
    return this.hears<ServerState>('state')
  }

  async stops(): Promise<number | null> {
    this.tell({ kind: 'stop' })
    return this.ended
  }
}

describe('the server beneath the desktop shell', () => {
  let folder: string
  const children: Child[] = []
  const child = (env?: Record<string, string>, where = folder) => {
    children.push(new Child(where, env))
    return children.at(-1)!
  }
  let source: string
  before(async () => {
    source = temporaryFolder()
    const first = new Child(source)
    await first.begins()
    await first.stops()
  })
  after(() => rmSync(source, { recursive: true }))
  beforeEach(() => {
    folder = temporaryFolder()
    for (const name of ['studio.sqlite', 'secrets.key']) copyFileSync(join(source, name), join(folder, name))
  })
  afterEach(async () => {
    for (const each of children.splice(0)) {
      each.process.kill('SIGKILL')
      await each.ended
    }
    rmSync(folder, { recursive: true })
  })

  it('begins when it is told to, says what goes on, and ends when it is told to', async () => {
    const server = child()
    const { localUrl, publicUrl, ...ready } = await server.begins()
    assert.deepEqual({ ...ready, version: '' }, { kind: 'ready', version: '', dataDir: folder, secrets: 'file' })
    assert.deepEqual(await server.state(), { kind: 'state', publicUrl: null, serving: 0, busy: null })

    const post = async (path: string, body: object, token?: string) => {
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
      return fetch(localUrl + path, {
        method: path.endsWith('studio') ? 'PUT' : 'POST',
        headers,
        body: JSON.stringify(body),
      })
    }
    assert.equal((await post('/api/v1/auth/bootstrap', setup)).status, 201)
    const login = await post('/api/v1/auth/login', { email: OWNER_EMAIL, password: PASSWORD })
    const { access_token } = (await login.json()) as { access_token: string }
    assert.equal((await post('/api/v1/studio', { tunnel_url: 'https://studio.example' }, access_token)).status, 200)
    assert.deepEqual(await server.state(), {
      kind: 'state',
      publicUrl: 'https://studio.example',
      serving: 0,
      busy: null,
    })

    await (await fetch(`${publicUrl}/api/v1/openapi.json`)).text()
    assert.equal((await server.state()).serving, 1)
    server.process.send({ kind: 'dance' })
    server.process.send('stop')
    server.tell({ kind: 'suspend' })
    server.tell({ kind: 'resume' })
    server.tell({ kind: 'backup' })
    assert.equal((await server.hears('backed-up')).kind, 'backed-up')
    assert.equal(await server.stops(), 0)
  })

  it('hears and tells the same by Electron’s own port', async () => {
    const port = `process.parentPort = {
      postMessage: (message) => process.send(message),
      on: (_, listener) => process.on('message', (data) => listener({ data })),
    }`
    const electron = [loading(port)]
    const server = new Child(folder, { STUDIO_SHELL: '' }, electron)
    children.push(server)
    assert.equal((await server.begins()).dataDir, folder)
    assert.equal((await server.state()).busy, null)
    const second = new Child(folder, { STUDIO_SHELL: '' }, electron)
    children.push(second)
    second.tell({ kind: 'start', key: null })
    assert.equal((await second.hears<Refused>('refused')).reason, 'in-use')
    assert.deepEqual([await second.ended, await server.stops()], [2, 0])
  })

  it('ends with a shell that is gone without a word', async () => {
    const server = child()
    await server.begins()
    server.process.disconnect()
    assert.equal(await server.ended, 0)
  })

  /** Why a start is refused. */
  async function refusal(env?: Record<string, string>, where = folder): Promise<string> {
    const server = child(env, where)
    server.tell({ kind: 'start', key: null })
    const { reason, message } = await server.hears<Refused>('refused')
    assert.ok(message.length > 20)
    assert.equal(await server.ended, 2)
    return reason
  }

  it('says that somebody else has the folder, or the port', async () => {
    const { publicUrl } = await child().begins()
    assert.equal(await refusal(), 'in-use')
    const { port } = new URL(publicUrl)
    const other = temporaryFolder()
    assert.equal(await refusal({ STUDIO_PUBLIC_PORT: port }, other), 'port-taken')
    rmSync(other, { recursive: true })
  })

  for (const [what, file, text, reason] of [
    ['the key is none', 'secrets.key', 'mine', 'key-missing'],
    ['the key is locked, and the shell has not opened it', 'secrets.key', 'wrapped:c29tZXRoaW5n', 'key-missing'],
    ['the database is damaged', 'studio.sqlite', 'Dear diary, '.repeat(1000), 'damaged'],
  ] as const) {
    it(`says that ${what}`, async () => {
      writeFileSync(join(folder, file), text)
      assert.equal(await refusal(), reason)
    })
  }

  it('works with the key that the shell has unlocked; without the shell it says the way out', async () => {
    const file = join(folder, 'secrets.key')
    const key = readFileSync(file, 'utf8').trim()
    writeFileSync(file, 'wrapped:c29tZXRoaW5n\n')
    await expectRefusal(startBundle(folder), /secrets\.key is locked by this computer’s password store/, /File menu/)
    const server = child()
    assert.equal((await server.begins(key)).secrets, 'wrapped')
    assert.equal(await server.stops(), 0)
  })
})

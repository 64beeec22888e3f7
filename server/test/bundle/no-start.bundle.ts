import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { endProcess, temporaryFolder } from '../process.ts'
import { expectRefusal } from '../refused-start.ts'
import { loading, startBundle } from './served.ts'

describe('a start that can’t be', () => {
  let folder: string
  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it(
    'is refused where the data folder is a link that leads nowhere',
    { skip: process.platform === 'win32' },
    async () => {
      const link = join(folder, 'link')
      symlinkSync('/nowhere/studio', link)
      await expectRefusal(
        startBundle(link),
        /link leads to \/nowhere\/studio, which is not there/,
        /Connect the disk.*--data/,
      )
    },
  )

  it('is refused where a part of it is missing', async () => {
    const missing =
      'data:text/javascript,throw Object.assign(new Error("Cannot find package x"), { code: "ERR_MODULE_NOT_FOUND" })'
    const hook = `import { registerHooks } from 'node:module'
      registerHooks({ resolve: (name, context, next) => /\\/run-\\w+\\.mjs$/.test(name) ? { url: ${JSON.stringify(missing)}, shortCircuit: true } : next(name, context) })`
    const server = startBundle(folder, {}, [], [loading(hook)])
    await expectRefusal(server, /not installed whole \(Cannot find package x\)/, /npm start, which makes them anew/)
  })

  it('is refused by a Node that is too old', async () => {
    const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })"
    const server = startBundle(folder, {}, [], [loading(old)])
    await expectRefusal(server, /needs Node 24 or later, and this is Node 20\.20\.2/, /Start it with npm start/)
  })

  it('is refused with settings it can’t use, and names each', async () => {
    const server = startBundle(folder, {
      STUDIO_PORT: 'http',
      STUDIO_PUBLIC_PORT: '70000',
      STUDIO_LAN: 'maybe',
      LICENSE_URL: 'nowhere',
      AI_PROVIDER_BASES: '{"openai"',
      LOG_LEVEL: 'loud',
    })
    const named = ['STUDIO_PORT', 'STUDIO_PUBLIC_PORT', 'STUDIO_LAN', 'LICENSE_URL', 'AI_PROVIDER_BASES', 'LOG_LEVEL']
    await expectRefusal(server, ...named.map((name) => new RegExp(`^ {2}${name}: `, 'm')))
  })

  it('is refused where a live key would be sent to another address than the processor’s', async () => {
    const first = startBundle(folder)
    await first.ready
    await endProcess(first)
    const database = new Database(join(folder, 'studio.sqlite'))
    database.exec(`INSERT INTO processor_settings (id, account_id, livemode, secret_key_sealed, publishable_key, read_until,
      connected_at, updated_at) VALUES (1, 'acct_1', 1, 'sealed', 'pk_live_1', '', '', '')`)
    database.close()
    const elsewhere = startBundle(folder, { STRIPE_API_BASE: 'http://127.0.0.1:9' })
    await expectRefusal(elsewhere, /live key of the payment processor/, /Start Studio Desk without STRIPE_API_BASE/)
    const there = startBundle(folder)
    await there.ready
    assert.equal(await endProcess(there), 0)
  })
})

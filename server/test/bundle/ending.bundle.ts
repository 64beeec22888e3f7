import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { endProcess, temporaryFolder } from '../process.ts'
import { loading, startBundle } from './served.ts'

describe('the process', () => {
  let folder: string
  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const withCode = (code: string) => startBundle(folder, {}, [], [loading(code)])
  /** A bug that shows once the doors are open. */
  const withBug = (bug: string) =>
    withCode(`import { existsSync } from 'node:fs'
      const timer = setInterval(() => { if (existsSync(${JSON.stringify(`${folder}/server.json`)})) { clearInterval(timer); ${bug} } }, 20)`)
  /** Has the server do something in the turn in which it says where it is. */
  const whenReady = (what: string) =>
    withCode(`import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      const rename = fs.renameSync
      fs.renameSync = (from, to) => { rename(from, to); if (to.endsWith('server.json')) { ${what} } }
      syncBuiltinESMExports()`)

  for (const [what, bug] of [
    ['that nobody caught', "throw new Error('a screw came loose')"],
    ['that nobody waited for', "void Promise.reject(new Error('a screw came loose'))"],
  ] as const) {
    it(`ends by a fault ${what}, says which, and leaves the folder free and whole`, async () => {
      const server = withBug(bug)
      assert.equal(await server.ended, 1)
      assert.match(server.said(), /Studio Desk ended itself: a screw came loose/)
      assert.match(server.said(), /"level":"error".*a screw came loose\\n\s+at /)
      const again = startBundle(folder)
      await again.ready
      assert.equal(await endProcess(again), 0)
    })
  }

  it('goes on where nobody reads what it prints', async () => {
    const server = startBundle(folder, { LOG_LEVEL: 'debug' })
    const { local_url } = await server.ready
    for (const stream of [server.child.stdout, server.child.stderr]) stream!.destroy()
    for (let n = 0; n < 20; n += 1) assert.equal((await fetch(`${local_url}/api/v1/health`)).status, 200)
    assert.equal(await endProcess(server), 0)
  })

  // Windows knows no such signals.
  for (const signal of process.platform === 'win32' ? [] : (['SIGINT', 'SIGTERM', 'SIGHUP'] as const)) {
    it(`stops in order on ${signal}`, async () => {
      const server = startBundle(folder)
      await server.ready
      assert.equal(await endProcess(server, signal), 0)
    })

    it(`stops in order on ${signal} at the moment when it is ready`, async () => {
      const server = whenReady(`process.kill(process.pid, '${signal}')`)
      assert.equal(await server.ended, 0)
      for (const left of ['server.json', 'studio.pid', 'studio.sqlite-wal'])
        assert.ok(!existsSync(join(folder, left)), left)
    })
  }
})

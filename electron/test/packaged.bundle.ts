import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { dist, serverFile } from '../../build/paths.mjs'
import { Desktop } from './desktop.ts'

describe('the built application', () => {
  let desktop: Desktop
  before(async () => {
    process.env['STUDIO_PORT'] = '0'
    process.env['STUDIO_PUBLIC_PORT'] = '0'
    desktop = await Desktop.start({}, { server: serverFile }, join(dist, 'electron', 'main.cjs'))
    await desktop.ready()
  })
  after(async () => {
    delete process.env['STUDIO_PORT']
    delete process.env['STUDIO_PUBLIC_PORT']
    await desktop.end()
  })

  it('serves the manager’s page to its window, and ends with it', async () => {
    const page = await fetch(desktop.window.contents.url)
    assert.equal(page.status, 200)
    assert.match(page.headers.get('content-security-policy')!, /default-src 'self'/)
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.app.hasQuit)
    assert.deepEqual(
      [desktop.electron.children[0]!.process.exitCode, existsSync(join(desktop.folder, 'server.json'))],
      [0, false],
    )
  })
})

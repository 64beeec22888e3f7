import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Desktop } from './desktop.ts'
import type { StandInOptions } from './stand-in/electron.ts'

const server = join(import.meta.dirname, '..', '..', 'server', 'main.ts')
const real = { server, store: 'gnome_libsecret' } satisfies Partial<StandInOptions>

describe('the desktop application around the real server', () => {
  let desktop: Desktop
  before(async () => {
    process.env['STUDIO_PORT'] = '0'
    process.env['STUDIO_PUBLIC_PORT'] = '0'
    desktop = await Desktop.start({}, real)
    await desktop.ready()
  })
  after(async () => {
    delete process.env['STUDIO_PORT']
    delete process.env['STUDIO_PUBLIC_PORT']
    await desktop.end()
  })
  const facts = () =>
    JSON.parse(readFileSync(join(desktop.folder, 'server.json'), 'utf8')) as { local_url: string; public_url: string }
  const key = () => readFileSync(join(desktop.folder, 'secrets.key'), 'utf8')

  async function restart(changes: Partial<StandInOptions> = {}): Promise<void> {
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.app.hasQuit)
    desktop = await Desktop.start({}, { ...real, home: desktop.electron.options.home, ...changes })
  }

  it('shows what the server serves, and asks before it ends while a client is there', async () => {
    const { local_url, public_url } = facts()
    assert.equal(desktop.window.contents.url, `${local_url}/manage`)
    assert.equal((await fetch(`${public_url}/api/v1/openapi.json`)).status, 200)
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.asked.length === 1)
    assert.equal(desktop.electron.asked[0]!.message, 'Clients are using your studio right now')
    assert.ok(desktop.electron.children[0]!.isAlive)
    desktop.electron.answers = () => 'Quit anyway'
  })

  it('ends it in order', async () => {
    await restart()
    await desktop.ready()
    assert.equal(existsSync(join(desktop.folder, 'server.json')), true)
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.app.hasQuit)
    const [child] = desktop.electron.children
    assert.deepEqual([child!.process.exitCode, existsSync(join(desktop.folder, 'server.json'))], [0, false])
  })

  it('has locked its key at the second start, and puts it back where the owner wants that', async () => {
    assert.match(key(), /^wrapped:/)
    await restart()
    await desktop.ready()
    desktop.press('Keep the key in a file', 'menu', true)
    await desktop.until(() => !key().startsWith('wrapped:'))
    await restart({ store: 'basic_text' })
    await desktop.ready()
    assert.match(key(), /^[\w+/]{43}=\n$/)
  })

  it('tells why a start was refused', async () => {
    writeFileSync(join(desktop.folder, 'secrets.key'), 'wrapped:bm90IG91cnM=\n')
    await restart()
    await desktop.page('The key to this studio is missing')
    assert.match(desktop.window.contents.html, /password store can’t open/)
    writeFileSync(join(desktop.folder, 'studio.sqlite'), 'Dear diary, '.repeat(1000))
    writeFileSync(join(desktop.folder, 'secrets.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`)
    desktop.choose('again')
    await desktop.page('The studio’s data can’t be read')
    assert.match(desktop.window.contents.html, /studio\.sqlite is damaged or not a database/)
  })
})

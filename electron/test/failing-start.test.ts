import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync, utimesSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { freePort } from '../ports.ts'
import { Desktop } from './desktop.ts'

describe('a start that fails', () => {
  let desktop: Desktop
  afterEach(() => desktop.end())

  it('is told on a page of the shell that may load nothing else, with the ways out', async () => {
    desktop = await Desktop.start({ refuse: { reason: 'in-use', message: 'process 7 <holds> it' } })
    await desktop.page('This studio is already open elsewhere')
    const { html, headers, url } = desktop.window.contents
    assert.equal(url, 'studio-desk-page://shell/now')
    assert.match(headers.get('content-security-policy')!, /^default-src 'none'.*script-src 'self'.*form-action 'none'/)
    assert.ok(html.includes('process 7 &lt;holds&gt; it') && !html.includes('<holds>'))
    assert.deepEqual(desktop.choices, ['again', 'folder', 'quit'])
    assert.equal((await desktop.electron.protocol.answer('studio-desk-page://shell/page.css'))!.status, 200)
    for (const path of [
      'shell/../main.cjs',
      'shell/main.cjs',
      'shell/none.css',
      'shell/',
      'other/page.css',
      'other/now',
    ])
      assert.equal((await desktop.electron.protocol.answer(`studio-desk-page://${path}`))!.status, 404, path)
    assert.match(desktop.electron.tray.tip, /Not running/)
  })

  it('is told in the language of the computer’s user', async () => {
    desktop = await Desktop.start({ refuse: { reason: 'in-use', message: '' } }, { languages: ['de-CH', 'en'] })
    await desktop.page('Dieses Studio ist schon woanders geöffnet')
    assert.match(desktop.window.contents.html, /<html lang="de">.*>Einzelheiten<.*>Neu starten</s)
    assert.match(desktop.electron.tray.tip, /: Läuft nicht/)
    assert.ok(desktop.items('menu').includes('Datenordner anzeigen') && desktop.items('menu').includes('Ausschneiden'))
  })

  it('starts again when that is chosen, by the shell’s own page alone', async () => {
    desktop = await Desktop.start({ refuse: { reason: 'in-use', message: '' } })
    await desktop.page('This studio is already open elsewhere')
    desktop.plan({})
    const { url } = desktop.window.contents
    desktop.choose('again', '', { url: 'http://127.0.0.1:4310/manage', parent: null })
    desktop.choose('again', '', { url, parent: {} })
    desktop.choose('delete everything' as 'again')
    assert.equal(desktop.electron.children.length, 1)
    desktop.choose('again')
    desktop.choose('again')
    await desktop.ready()
    assert.equal(desktop.electron.children.length, 2)
  })

  it('takes another address where the usual one is taken, and keeps it', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    process.env['STUDIO_PORT'] = String(port)
    const outside = await keptFree()
    process.env['STUDIO_PUBLIC_PORT'] = outside
    try {
      desktop = await Desktop.start({ refuse: { reason: 'port-taken', message: `Port ${port} is taken` } })
      await desktop.page('Another program is using the studio’s address')
      desktop.plan({})
      desktop.choose('other-port')
      await desktop.ready()
      const taken = Number(new URL(desktop.window.contents.url).port)
      assert.ok(taken > 0 && taken !== port)
      assert.equal(desktop.electron.children[1]!.env['STUDIO_PUBLIC_PORT'], outside)
      desktop.electron.app.quit()
      await desktop.until(() => desktop.electron.app.hasQuit)
      const again = await Desktop.start({}, { home: desktop.electron.options.home })
      await again.ready()
      assert.equal(Number(new URL(again.window.contents.url).port), taken)
      await again.end()
    } finally {
      delete process.env['STUDIO_PORT']
      delete process.env['STUDIO_PUBLIC_PORT']
      other.close()
    }
  })

  it('goes back to the newest copy where the data is damaged, once that is confirmed', async () => {
    desktop = await Desktop.start({ refuse: { reason: 'damaged', message: 'studio.sqlite is damaged' } })
    await desktop.page('The studio’s data can’t be read')
    assert.deepEqual(desktop.choices, ['again', 'folder', 'quit'])
    const backups = join(desktop.folder, 'backups')
    mkdirSync(backups)
    for (const [name, day] of [
      ['a.studiobackup', 2],
      ['b.studiobackup', 3],
      ['c.studiobackup.part', 4],
    ] as const) {
      writeFileSync(join(backups, name), '')
      utimesSync(join(backups, name), 0, new Date(2026, 2, day, 2, 10).getTime() / 1000)
    }
    desktop.choose('again')
    await desktop.until(() => desktop.choices[0] === 'restore')
    assert.match(desktop.window.contents.html, />Restore the backup of 3 March, 02:10</)
    desktop.plan({})
    desktop.choose('restore')
    await desktop.until(() => desktop.electron.asked.length === 1)
    assert.equal(desktop.electron.children.length, 2)
    desktop.electron.answers = () => 'Restore the backup'
    desktop.choose('restore')
    await desktop.ready()
    assert.deepEqual(desktop.electron.children[2]!.words.slice(2), ['--restore', join(backups, 'b.studiobackup')])
  })

  it('shows the data folder, and quits', async () => {
    desktop = await Desktop.start({ refuse: { reason: 'damaged', message: '' } })
    await desktop.page('The studio’s data can’t be read')
    desktop.choose('folder')
    assert.deepEqual(desktop.electron.opened, [desktop.folder])
    desktop.choose('quit')
    await desktop.until(() => desktop.electron.app.hasQuit)
    assert.deepEqual(desktop.electron.asked, [])
  })

  it('is shown even where the studio starts at login', { skip: process.platform !== 'linux' }, async () => {
    process.argv.push('--hidden')
    try {
      desktop = await Desktop.start({ refuse: { reason: 'damaged', message: '' } })
      await desktop.page('The studio’s data can’t be read')
    } finally {
      process.argv.pop()
    }
    assert.ok(desktop.window.isShown)
  })

  it('after an update offers the version before and the copy', async () => {
    desktop = await Desktop.start({ fall: 'a new bug' })
    const { home } = desktop.electron.options
    const installer = 'https://studio-desk.example/Studio-Desk-0.9.0.exe'
    const installed = { from: '0.9.0', to: '1.0.0', installer }
    await desktop.page('Studio Desk is restarting')
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.app.hasQuit)
    writeFileSync(join(home, 'shell', 'preferences.json'), JSON.stringify({ installed }))
    mkdirSync(join(desktop.folder, 'backups'))
    writeFileSync(join(desktop.folder, 'backups', 'a.studiobackup'), '')
    const next = await Desktop.start({ fall: 'a new bug' }, { home })
    await next.page('Studio Desk keeps stopping')
    assert.equal(next.electron.children.length, 3)
    assert.deepEqual(next.choices, ['former-version', 'restore', 'again', 'folder', 'quit'])
    assert.match(next.window.contents.html, />Get version 0\.9\.0 back<.*|a new bug/)
    next.choose('former-version')
    assert.deepEqual(next.electron.opened, [installer])
    next.plan({})
    next.choose('again')
    await next.ready()
    assert.ok(!readFileSync(join(home, 'shell', 'preferences.json'), 'utf8').includes('0.9.0'))
    await next.end()
  })
})

/** A free port below those that a system hands out, so that no other program gets it during the test. */
async function keptFree(port = 21_000): Promise<string> {
  const free = await freePort(port)
  return free === undefined ? keptFree(port + 1) : String(free)
}

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Desktop } from './desktop.ts'
import type { FakeWindow } from './stand-in/window.ts'

describe('the menus', () => {
  let desktop: Desktop
  before(async () => {
    desktop = await Desktop.start({ publicUrl: 'https://studio.example', serving: 1 })
    await desktop.ready()
    await desktop.until(() => desktop.items('tray').includes('Copy the clients’ link'))
  })
  after(() => desktop.end())

  it('say how the studio stands', () => {
    assert.equal(desktop.electron.tray.tip, 'Studio Desk: Running, clients are using it now')
    assert.deepEqual(desktop.items('tray'), [
      'Running, clients are using it now',
      'Open Studio Desk',
      'Clients’ page: studio.example',
      'Copy the clients’ link',
      'Show the clients’ link as a code',
      'Quit Studio Desk',
    ])
  })

  it('open the clients’ page, copy its link and show it as a code', async () => {
    desktop.press('Clients’ page: studio.example', 'tray')
    assert.deepEqual(desktop.electron.opened, ['https://studio.example'])
    desktop.press('Copy the clients’ link')
    assert.equal(desktop.electron.copied, 'https://studio.example')
    desktop.press('Show the clients’ link as a code')
    const { contents, options } = desktop.electron.app.windows[1]!
    await desktop.until(() => contents.html !== '')
    assert.match(contents.html, /<svg class="code" role="img" aria-label="Code for https:\/\/studio\.example"/)
    assert.deepEqual([options.webPreferences!.sandbox, options.webPreferences!.contextIsolation], [true, true])
    assert.equal(options.autoHideMenuBar, true)
    desktop.press('Show the clients’ link as a code')
    assert.equal(desktop.electron.app.windows.length, 2)
  })

  it('show the code of where clients reach the studio now, and none where they don’t', async () => {
    const [, code] = desktop.electron.app.windows as [unknown, FakeWindow]
    const look = (publicUrl?: string) => {
      desktop.plan(publicUrl === undefined ? {} : { publicUrl })
      // Whatever a page wants to open has the studio asked where clients reach it.
      desktop.window.contents.opens('http://elsewhere.test/')
    }
    look('https://moved.example')
    await desktop.until(() => code.contents.reloads === 1)
    look()
    await desktop.until(() => !code.isOpen)
  })

  it('have the studio start at login, and no longer', { skip: process.platform !== 'linux' }, () => {
    const file = join(desktop.electron.options.home, '.config', 'autostart', 'studio-desk.desktop')
    const press = (program: string) => {
      process.env['APPIMAGE'] = program
      desktop.press('Start when I sign in to this computer')
      delete process.env['APPIMAGE']
      return /^Exec=(.*)$/m.exec(readFileSync(file, 'utf8'))![1]
    }
    assert.equal(press('/opt/Studio Desk/desk'), '"/opt/Studio Desk/desk" --hidden')
    assert.equal(press('/a/50%/"$b`\\'), String.raw`"/a/50%%/\\"\\$b\\` + '`' + String.raw`\\\\" --hidden`)
    desktop.press('Start when I sign in to this computer', 'menu', false)
    assert.equal(existsSync(file), false)
  })
})

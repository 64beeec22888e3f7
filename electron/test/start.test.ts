import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { Desktop } from './desktop.ts'

describe('the desktop application', () => {
  let desktop: Desktop | undefined
  afterEach(async () => {
    await desktop?.end()
    desktop = undefined
  })

  it('starts the server on the data folder and shows the manager once it is ready', async () => {
    desktop = await Desktop.start()
    assert.deepEqual([desktop.window.isShown, desktop.heading], [true, 'Opening your studio'])
    await desktop.ready()
    assert.equal(desktop.window.contents.url, 'http://127.0.0.1:4310/manage')
    const [server] = desktop.electron.children
    assert.deepEqual(server!.words, ['--data', join(desktop.electron.options.home, '.studio-desk')])
    assert.deepEqual([server!.env['STUDIO_SHELL'], server!.env['STUDIO_OPEN']], ['1', '0'])
    assert.deepEqual(
      desktop.heard().map(({ kind, key }) => [kind, key]),
      [['start', null]],
    )
  })

  it('opens its window as safe as one can be', async () => {
    desktop = await Desktop.start()
    const { preload, ...safe } = desktop.window.options.webPreferences!
    assert.deepEqual(safe, {
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      // Only a Mac has a built-in speller; elsewhere the words for it would come from a stranger.
      spellcheck: process.platform === 'darwin',
    })
    assert.match(preload!, /preload\.cjs$/)
    assert.ok(desktop.electron.app.asked.includes('enableSandbox'))
    assert.equal(desktop.window.options.show, false)
  })

  it('shows its window where it is started a second time, and opens a link only in the manager', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    const { app } = desktop.electron
    const startAgain = (...words: string[]) => app.emit('second-instance', {}, ['studio-desk', ...words], '/home')
    desktop.window.isShown = false
    desktop.window.isSmall = true
    startAgain()
    assert.deepEqual([desktop.window.isShown, desktop.window.isSmall], [true, false])
    assert.equal(desktop.window.contents.url, 'http://127.0.0.1:4310/manage')
    startAgain('studio-desk://manage/clients/3')
    assert.equal(desktop.window.contents.url, 'http://127.0.0.1:4310/manage/clients/3')
    startAgain('studio-desk://evil.example/manage')
    app.emit('open-url', { preventDefault: () => {} }, 'studio-desk://manage@evil.example/')
    assert.equal(desktop.window.contents.url, 'http://127.0.0.1:4310/manage/clients/3')
  })

  it('goes back to a copy that is opened, once that is confirmed and the studio has ended', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    const copy = join(desktop.folder, 'Friday.studiobackup')
    const openCopy = (...words: string[]) =>
      desktop!.electron.app.emit('second-instance', {}, ['studio-desk', ...words], desktop!.folder)
    openCopy('gone.studiobackup')
    writeFileSync(copy, '')
    openCopy('Friday.studiobackup')
    await desktop.until(() => desktop!.electron.asked.length === 1)
    desktop.window.contents.isUnsaved = true
    desktop.electron.answers = () => 'Restore the backup'
    openCopy('Friday.studiobackup')
    await desktop.until(() => desktop!.electron.children.length === 2)
    await desktop.until(() => !desktop!.window.contents.isUnsaved)
    await desktop.ready()
    assert.equal(desktop.electron.asked.length, 2)
    const [before, restored] = desktop.electron.children
    assert.equal(before!.process.exitCode, 0)
    assert.deepEqual(restored!.words.slice(2), ['--restore', copy])
  })

  it('asks for the passphrase of an encrypted copy, and leaves none of it on the disk', async () => {
    desktop = await Desktop.start({ passphrase: 'seven quiet mats' })
    await desktop.ready()
    writeFileSync(join(desktop.folder, 'locked.studiobackup'), '')
    desktop.electron.answers = () => 'Restore the backup'
    desktop.electron.app.emit('second-instance', {}, ['studio-desk', 'locked.studiobackup'], desktop.folder)
    await desktop.page('This backup is encrypted')
    assert.match(desktop.window.contents.html, /<input type="password"/)
    assert.deepEqual(desktop.choices, ['passphrase', 'again', 'folder', 'quit'])
    const isSaidToBeWrong = () => desktop!.window.contents.html.includes('doesn’t open this backup')
    desktop.choose('passphrase', '')
    assert.deepEqual([desktop.electron.children.length, isSaidToBeWrong()], [2, false])
    desktop.choose('passphrase', 'another one')
    await desktop.until(() => desktop!.electron.children.length === 3)
    await desktop.page('This backup is encrypted')
    assert.equal(isSaidToBeWrong(), true)
    desktop.choose('passphrase', 'seven quiet mats')
    await desktop.ready()
    const files = desktop.electron.children.map(({ words }) => words[words.indexOf('--passphrase-file') + 1]!).slice(2)
    assert.deepEqual([files.length, files.filter((file) => existsSync(file))], [2, []])
  })

  it('leaves at once where another one is at work', async () => {
    const second = await Desktop.start({}, { isFirst: false })
    assert.deepEqual(
      [second.electron.app.hasQuit, second.electron.app.windows.length, second.electron.children.length],
      [true, 0, 0],
    )
  })

  it(
    'serves without a window where it starts since somebody has signed in',
    { skip: process.platform !== 'linux' },
    async () => {
      process.argv.push('--hidden')
      try {
        desktop = await Desktop.start()
        await desktop.ready()
      } finally {
        process.argv.pop()
      }
      assert.equal(desktop.window.isShown, false)
      desktop.electron.tray.emit('click')
      assert.equal(desktop.window.isShown, true)
    },
  )

  it('hides its window when it is closed, says so once, and goes on', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    assert.equal(desktop.window.tryToClose(), false)
    assert.deepEqual([desktop.window.isShown, desktop.electron.told], [false, ['Your studio keeps running']])
    desktop.press('Open Studio Desk', 'tray')
    assert.equal(desktop.window.isShown, true)
    desktop.window.tryToClose()
    assert.deepEqual(desktop.electron.told, ['Your studio keeps running'])
    assert.ok(desktop.electron.children[0]!.isAlive)
  })
})

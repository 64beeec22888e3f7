import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { Desktop } from './desktop.ts'

describe('the end of the application', () => {
  let desktop: Desktop
  afterEach(() => desktop.end())
  const heard = () => desktop.heard().map(({ kind }) => kind)

  it('waits for the server’s own end', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    const [server] = desktop.electron.children
    let wasAlive: boolean | undefined
    desktop.electron.app.on('will-quit', () => (wasAlive = server!.isAlive))
    const shown: (string | undefined)[] = []
    desktop.window.contents.on('loaded', () => shown.push(desktop.heading))
    desktop.electron.app.quit()
    assert.equal(desktop.electron.app.hasQuit, false)
    await desktop.until(() => desktop.electron.app.hasQuit)
    assert.deepEqual([wasAlive, server!.process.exitCode, server!.process.signalCode], [false, 0, null])
    assert.deepEqual(heard(), ['start', 'stop'])
    assert.deepEqual(desktop.electron.asked, [])
    assert.deepEqual(shown, ['Closing your studio'])
  })

  for (const [what, plan, message] of [
    ['clients are there', { serving: 2 }, 'Clients are using your studio right now'],
    ['an import runs', { busy: 'import' }, 'An import is running'],
  ] as const) {
    it(`is asked for while ${what}, and called off by “Stay open”`, async () => {
      desktop = await Desktop.start(plan)
      await desktop.ready()
      desktop.electron.app.quit()
      desktop.electron.app.quit()
      await desktop.until(() => desktop.electron.asked.length === 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
      assert.deepEqual([desktop.electron.asked.length, heard(), desktop.window.isShown], [1, ['start'], true])
      const [{ message: said, buttons, cancelId, defaultId }] = desktop.electron.asked as [Electron.MessageBoxOptions]
      assert.deepEqual([said, buttons, cancelId, defaultId], [message, ['Quit anyway', 'Stay open'], 1, 1])
      desktop.electron.answers = () => 'Quit anyway'
      desktop.press('Quit Studio Desk', 'tray')
      await desktop.until(() => desktop.electron.app.hasQuit)
      assert.deepEqual(heard(), ['start', 'stop'])
    })
  }

  it('asks before changes are lost, and then ends whatever the page minds', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    desktop.window.contents.isUnsaved = true
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.asked.length === 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    assert.deepEqual([heard(), desktop.window.isOpen], [['start'], true])
    assert.equal(desktop.electron.asked[0]!.message, 'You have unsaved changes')
    desktop.electron.answers = () => 'Discard and quit'
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.app.hasQuit)
    assert.deepEqual([heard(), desktop.window.isOpen], [['start', 'stop'], false])
  })

  for (const [what, leave, arrives] of [
    [
      'a link leaves a page with changes',
      () => desktop.electron.app.emit('open-url', { preventDefault: () => {} }, 'studio-desk://manage/clients'),
      /\/manage\/clients$/,
    ],
    ['a page with changes is loaded anew', () => desktop.window.contents.reload(), /\/manage$/],
  ] as const) {
    it(`asks before ${what}, once at a time, and does it where that is wanted`, async () => {
      desktop = await Desktop.start()
      await desktop.ready()
      const { contents } = desktop.window
      const before = contents.url
      contents.isUnsaved = true
      leave()
      leave()
      await new Promise((resolve) => setTimeout(resolve, 50))
      assert.deepEqual([contents.url, contents.isUnsaved, desktop.electron.asked.length], [before, true, 1])
      assert.equal(desktop.electron.asked[0]!.message, 'You have unsaved changes')
      desktop.electron.answers = () => 'Discard changes'
      leave()
      await desktop.until(() => !contents.isUnsaved)
      assert.match(contents.url, arrives)
    })
  }

  it('asks for the windows that were opened beside it, too', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    const beside = desktop.electron.openBeside(desktop.window)
    beside.contents.isUnsaved = true
    assert.equal(beside.tryToClose(), false)
    await desktop.until(() => desktop.electron.asked.length === 1)
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.asked.length === 2)
    assert.deepEqual([beside.isOpen, heard()], [true, ['start']])
    desktop.electron.answers = () => 'Discard changes'
    beside.tryToClose()
    await desktop.until(() => !beside.isOpen)
    assert.equal(desktop.window.isOpen, true)
  })

  it('ends with the windows that were opened beside it', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    const beside = desktop.electron.openBeside(desktop.window)
    beside.contents.isUnsaved = true
    desktop.electron.answers = () => 'Discard and quit'
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.app.hasQuit)
    assert.equal(beside.isOpen, false)
  })

  for (const [what, ends] of [
    ['the computer is switched off', () => desktop.electron.power.emit('shutdown', { preventDefault: () => {} })],
    ['whoever uses the computer signs out', () => desktop.window.emit('session-end', {})],
    ['a signal ends it', () => desktop.signal('SIGTERM')],
  ] as const) {
    it(`asks nobody when ${what}`, async () => {
      desktop = await Desktop.start({ serving: 2 })
      await desktop.ready()
      desktop.window.contents.isUnsaved = true
      ends()
      await desktop.until(() => desktop.electron.app.hasQuit)
      assert.deepEqual([desktop.electron.asked, heard()], [[], ['start', 'stop']])
    })
  }

  it('leaves the window where it was, and brings it back on a screen that is there', async () => {
    desktop = await Desktop.start({}, { screens: [{ x: 0, y: 0, width: 1920, height: 1080 }] })
    Object.assign(desktop.window.options, { x: 100, y: 50, width: 900, height: 700 })
    await desktop.ready()
    desktop.electron.app.quit()
    await desktop.until(() => desktop.electron.app.hasQuit)
    const { home } = desktop.electron.options
    const again = await Desktop.start({}, { home })
    const { x, y, width, height } = again.window.options
    assert.deepEqual({ x, y, width, height }, { x: 100, y: 50, width: 900, height: 700 })
    again.electron.app.quit()
    await again.until(() => again.electron.app.hasQuit)
    const elsewhere = await Desktop.start({}, { home, screens: [{ x: 2000, y: 0, width: 800, height: 600 }] })
    const { options } = elsewhere.window
    assert.deepEqual([options.x, options.y, options.width, options.height], [2000, 0, 800, 600])
    await elsewhere.end()
  })
})

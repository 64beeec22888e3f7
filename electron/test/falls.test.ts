import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { Desktop } from './desktop.ts'

describe('a server that ends by itself', () => {
  let desktop: Desktop
  afterEach(() => desktop.end())

  it('is started again, and the page that was open is shown again', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    await desktop.window.contents.load('http://127.0.0.1:4310/manage/clients/3?tab=notes')
    desktop.electron.children[0]!.process.kill('SIGKILL')
    await desktop.page('Studio Desk is restarting')
    await desktop.ready()
    assert.equal(desktop.window.contents.url, 'http://127.0.0.1:4310/manage/clients/3?tab=notes')
    assert.equal(desktop.electron.children.length, 2)
  })

  it('leaves a page with changes where it is, and asks nobody who may not be there', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    const { contents } = desktop.window
    await contents.load('http://127.0.0.1:4310/manage/settings')
    contents.isUnsaved = true
    desktop.electron.children[0]!.process.kill('SIGKILL')
    await desktop.until(() => desktop.electron.children.length === 2 && desktop.heard().length === 2)
    await desktop.until(() => desktop.electron.tray.tip.includes('Running'))
    assert.deepEqual(
      [contents.url, contents.isUnsaved, desktop.electron.asked],
      ['http://127.0.0.1:4310/manage/settings', true, []],
    )
  })

  it('asks before the page that says so takes the place of changes, where it does not stay up', async () => {
    desktop = await Desktop.start()
    await desktop.ready()
    const { contents } = desktop.window
    contents.isUnsaved = true
    desktop.plan({ refuse: { reason: 'damaged', message: '' } })
    desktop.electron.children[0]!.process.kill('SIGKILL')
    await desktop.until(() => desktop.electron.asked.length === 1)
    assert.equal(contents.isUnsaved, true)
    desktop.electron.answers = () => 'Discard changes'
    desktop.press('Open Studio Desk', 'tray')
    await desktop.page('The studio’s data can’t be read')
  })

  it('has its reason told while it is started again', async () => {
    desktop = await Desktop.start({ fall: 'reading of <undefined>' })
    await desktop.page('Studio Desk is restarting')
    assert.match(desktop.window.contents.html, /<p>reading of &lt;undefined&gt;<\/p>/)
    desktop.plan({})
    await desktop.ready()
  })

  it('is told what the computer does, and keeps it awake while clients can come', async () => {
    desktop = await Desktop.start({ publicUrl: 'https://studio.example' })
    await desktop.ready()
    await desktop.until(() => desktop.electron.awake.size === 1)
    desktop.electron.power.emit('suspend')
    desktop.electron.power.emit('resume')
    await desktop.until(() => desktop.heard().length === 3)
    assert.deepEqual(
      desktop.heard().map(({ kind }) => kind),
      ['start', 'suspend', 'resume'],
    )
    desktop.plan({})
    desktop.electron.children[0]!.kill()
    await desktop.until(() => desktop.electron.awake.size === 0)
  })
})

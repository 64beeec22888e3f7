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
    await desktop.page('Studio Desk starts again')
    await desktop.ready()
    assert.equal(desktop.window.contents.url, 'http://127.0.0.1:4310/manage/clients/3?tab=notes')
    assert.equal(desktop.electron.children.length, 2)
  })

  it('has its reason told while it is started again', async () => {
    desktop = await Desktop.start({ fall: 'reading of <undefined>' })
    await desktop.page('Studio Desk starts again')
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

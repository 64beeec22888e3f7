import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { Desktop } from './desktop.ts'

/** Serves a version's files as a release does. */
async function serveRelease(files: Readonly<Record<string, string>>): Promise<Server> {
  const server = createServer(({ url = '' }, outgoing) => {
    const file = files[new URL(url, 'http://feed').pathname.slice(1)]
    outgoing.writeHead(file === undefined ? 404 : 200).end(file)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

describe('a new version at the feed', { skip: process.platform !== 'linux' }, () => {
  let folder: string
  let feed: Server
  let desktop: Desktop
  const kept = { ...process.env }
  const program = () => join(folder, 'studio-desk.AppImage')
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'studio-desk-update-'))
    const next = `#!/bin/sh\ntouch '${join(folder, 'started')}'\n`
    const sha512 = createHash('sha512').update(next).digest('base64')
    const size = Buffer.byteLength(next)
    const release = { url: 'studio-desk-1.1.0.AppImage', sha512, size }
    const latest = { version: '1.1.0', files: [release], path: release.url, sha512, releaseNotes: 'Faster.' }
    feed = await serveRelease({ 'latest-linux.yml': JSON.stringify(latest), [release.url]: next })
    const { port } = feed.address() as AddressInfo
    writeFileSync(join(folder, 'app-update.yml'), `provider: generic\nurl: http://127.0.0.1:${port}\n`)
    Object.assign(process, { resourcesPath: folder })
    Object.assign(process.env, { APPIMAGE: program(), XDG_CACHE_HOME: join(folder, 'cache') })
  })
  afterEach(() => desktop.end())
  after(() => {
    feed.close()
    for (const name of ['APPIMAGE', 'XDG_CACHE_HOME'])
      if (kept[name] === undefined) delete process.env[name]
      else process.env[name] = kept[name]
    rmSync(folder, { recursive: true })
  })

  it('is fetched, and installed once the owner agrees: after a copy, and with the server ended in order', async () => {
    writeFileSync(program(), 'the version before')
    desktop = await Desktop.start({}, { isPackaged: true })
    await desktop.ready()
    await desktop.until(() => desktop.items('tray').includes('Install version 1.1.0 …'))
    assert.equal(readFileSync(program(), 'utf8'), 'the version before')
    desktop.electron.answers = () => 'Install now'
    desktop.press('Install version 1.1.0 …')
    await desktop.until(() => desktop.electron.app.hasQuit)
    assert.match(desktop.electron.asked[0]!.detail!, /^Faster\./)
    assert.deepEqual(
      desktop.heard().map(({ kind }) => kind),
      ['start', 'backup', 'stop'],
    )
    assert.match(readFileSync(program(), 'utf8'), /^#!\/bin\/sh/)
    await desktop.until(() => existsSync(join(folder, 'started')))
  })

  it('that can’t be put in its place is told, and the studio goes on with the version it has', async () => {
    rmSync(program())
    desktop = await Desktop.start({}, { isPackaged: true })
    await desktop.ready()
    desktop.electron.answers = () => 'Install now'
    await desktop.until(() => desktop.items('tray').includes('Install version 1.1.0 …'))
    desktop.press('Install version 1.1.0 …')
    await desktop.until(() => desktop.electron.app.hasQuit)
    assert.deepEqual(
      desktop.electron.asked.map(({ message }) => message),
      ['Install Studio Desk 1.1.0?', 'Couldn’t install Studio Desk 1.1.0'],
    )
    assert.ok(desktop.electron.app.asked.includes('relaunch'))
  })
})

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { developersNode, NodeChild } from './server-child.ts'

describe('the server in a Node of the developer’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-desk-node-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const child = (node: string) =>
    new NodeChild(node, join(import.meta.dirname, 'test', 'stand-in', 'server.ts'), ['--data', folder], process.env)

  it('is spoken with as in Electron’s own process', async () => {
    const server = child(process.execPath)
    const said = once(server, 'message') as Promise<[{ kind: string }]>
    server.postMessage({ kind: 'start', key: null })
    assert.equal((await said)[0].kind, 'ready')
    const ended = once(server, 'exit')
    server.postMessage({ kind: 'stop' })
    assert.deepEqual(await ended, [0])
    server.postMessage({ kind: 'state' })
  })

  it('has ended where there is no such Node', async () => {
    const [code] = (await once(child(join(folder, 'none')), 'exit')) as [number]
    assert.notEqual(code, 0)
  })

  it('is for developers: what is packaged runs no other program', () => {
    const env = { STUDIO_SERVER_NODE: '/opt/node/bin/node' }
    assert.equal(developersNode(env, false), '/opt/node/bin/node')
    assert.equal(developersNode(env, true), undefined)
    assert.equal(developersNode({ STUDIO_SERVER_NODE: '' }, false), undefined)
  })
})

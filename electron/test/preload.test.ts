import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { before, describe, it } from 'node:test'
import { compileFunction } from 'node:vm'
import { bundled } from './desktop.ts'
import { strict } from './stand-in/strict.ts'

describe('what a page is given of the shell', () => {
  let source: string
  before(async () => {
    source = readFileSync(join(dirname(await bundled()), 'preload.cjs'), 'utf8')
  })

  function given(address: string): {
    exposed: Record<string, { choose(choice: string, passphrase: string): void }>
    sent: unknown[][]
  } {
    const exposed = {}
    const sent: unknown[][] = []
    const electron = strict('electron', {
      contextBridge: { exposeInMainWorld: (name: string, api: object) => Object.assign(exposed, { [name]: api }) },
      ipcRenderer: strict('ipcRenderer', { send: (...words: unknown[]) => sent.push(words) }),
    })
    const module = { exports: {} }
    const run = compileFunction(source, ['module', 'exports', 'require', 'location']) as (...words: unknown[]) => void
    run(module, module.exports, () => electron, new URL(address))
    return { exposed, sent }
  }

  it('is one way to choose, on the shell’s own pages', () => {
    const { exposed, sent } = given('studio-desk-page://shell/now')
    assert.deepEqual(Object.keys(exposed), ['shell'])
    assert.deepEqual(Object.keys(exposed['shell']!), ['choose'])
    exposed['shell']!.choose('again', '')
    assert.deepEqual(sent, [['choose', 'again', '']])
  })

  it('is nothing on any other', () => {
    for (const address of ['http://127.0.0.1:4310/manage', 'https://example.com/', 'studio-desk://manage'])
      assert.deepEqual(given(address).exposed, {})
  })
})

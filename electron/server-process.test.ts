import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { beforeEach, describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FromShell, ToShell } from '../server/shell/port.ts'
import type { ServerChild } from './server-child.ts'
import { ServerProcess, type Standing } from './server-process.ts'

/** A process that notes the messages it gets, and ends when it is killed. */
class Child extends EventEmitter {
  readonly heard: FromShell[] = []
  readonly stdout = null
  readonly stderr = new EventEmitter()
  postMessage = (message: FromShell) => void this.heard.push(message)
  kill = () => this.emit('exit', 15)
  tells = (message: ToShell) => this.emit('message', message)
}

const ready = { kind: 'ready', localUrl: 'http://127.0.0.1:1', publicUrl: 'http://127.0.0.1:2' } as ToShell
const state = (serving: number): ToShell => ({ kind: 'state', publicUrl: null, serving, busy: null })

describe('the server’s process', () => {
  let children: Child[]
  let standings: Standing['kind'][]
  /** Actions to be done later, by their milliseconds. */
  let later: Map<number, () => void>
  let key: () => Promise<string | null>
  let server: ServerProcess
  beforeEach(() => {
    children = []
    standings = []
    later = new Map()
    key = () => Promise.resolve(null)
    server = new ServerProcess(
      {
        fork: () => {
          children.push(new Child())
          return children.at(-1) as unknown as ServerChild
        },
        key: () => key(),
        said: () => {},
        mayFall: () => 1,
        now: () => 0,
        later: (milliseconds, act) => {
          later.set(milliseconds, act)
          return () => later.delete(milliseconds)
        },
      },
      ({ kind }) => standings.push(kind),
    )
  })

  it('is not begun where the end comes while the key is fetched', async () => {
    const opened = Promise.withResolvers<null>()
    key = () => opened.promise
    const starting = server.start()
    await server.stop()
    opened.resolve(null)
    await starting
    assert.deepEqual([children.length, standings], [0, ['starting', 'stopped']])
  })

  it('is refused where the key can’t be fetched', async () => {
    key = () => Promise.reject(new Error('The store is locked.'))
    await server.start()
    assert.deepEqual(server.standing, { kind: 'refused', reason: 'key-missing', message: 'The store is locked.' })
  })

  it('answers all who ask at once, and by what it said last where it is silent', async () => {
    assert.equal(await server.state(), undefined)
    await server.start()
    const [child] = children as [Child]
    child.tells(ready)
    const asked = [server.state(), server.state()]
    child.tells(state(3))
    assert.deepEqual(await Promise.all(asked), [state(3), state(3)])
    const silent = server.state()
    later.get(3_000)!()
    assert.deepEqual(await silent, state(3))
    const gone = server.state()
    child.emit('exit', 1)
    assert.equal(await gone, undefined)
  })

  it('has no copy where it does not answer', async () => {
    assert.equal(await server.backUp(), '')
    await server.start()
    children[0]!.tells(ready)
    const asked = server.backUp()
    children[0]!.tells({ kind: 'backed-up', failure: null })
    assert.equal(await asked, null)
  })

  it('is ended where it does not end by itself', async () => {
    await server.start()
    const [child] = children as [Child]
    child.tells(ready)
    let isOver = false
    const stopping = server.stop().then(() => (isOver = true))
    await nextTurn()
    assert.deepEqual([child.heard.at(-1), isOver], [{ kind: 'stop' }, false])
    later.get(20_000)!()
    await stopping
    assert.deepEqual(standings, ['starting', 'ready', 'stopped'])
  })

  it('says its last words where it falls, and is left where it falls too often', async () => {
    await server.start()
    children[0]!.stderr.emit('data', Buffer.from('{}\nStudio Desk ended itself: out of luck\n'))
    children[0]!.emit('exit', 1)
    assert.deepEqual(server.standing, { kind: 'fallen', why: 'out of luck' })
    later.get(500)!()
    await nextTurn()
    children[1]!.emit('exit', 139)
    assert.deepEqual(server.standing, { kind: 'given-up', why: 139 })
  })

  it('tells what it printed where it was refused without a message', async () => {
    await server.start()
    children[0]!.stderr.emit('data', Buffer.from('It needs Node 24.\n'))
    children[0]!.emit('exit', 2)
    assert.deepEqual(server.standing, { kind: 'refused', reason: 'other', message: 'It needs Node 24.' })
  })
})

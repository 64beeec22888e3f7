import assert from 'node:assert/strict'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { loadGenerator, request, startLoad } from './load.ts'

/** Answers of every kind there is: of known length, in chunks, without a body. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/whole': (response) => response.end('x'.repeat(70_000)),
  '/chunks': (response) => {
    response.write('one')
    response.end('two'.repeat(5000))
  },
  '/known': (response) => response.writeHead(304, { ETag: '"a"' }).end(),
  '/wrong': (response) => response.writeHead(500).end('no'),
}

for (const kind of ['C', 'Node'] as const) {
  describe(`the load generator in ${kind}`, () => {
    let server: Server
    let url = ''
    let asked: string[] = []
    before(async () => {
      server = createServer((incoming, response) => {
        asked.push(incoming.url!)
        answers[incoming.url!]!(response)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    after(() => server.close())

    const load = (paths: readonly string[], more: object = {}) => {
      asked = []
      const requests = paths.map((path) => request('GET', path, { Host: 'load' }))
      const all = { url, connections: 4, milliseconds: 20_000, expected: 200, requests, once: true, ...more }
      return startLoad(all, loadGenerator(kind))
    }

    it('sends each request once and reads every kind of answer', async () => {
      const paths = Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? '/whole' : '/chunks'))
      const seen = await load(paths).seen
      assert.deepEqual([seen.answers, seen.used, seen.wrong], [60, 60, 0])
      assert.deepEqual(asked.toSorted(), paths.toSorted())
      assert.ok(
        seen.p50 > 0 && seen.p50 <= seen.p95 && seen.p95 <= seen.p99 && seen.p99 <= seen.max && seen.first <= seen.max,
      )
      assert.equal((await load(['/known', '/known'], { expected: 304 }).seen).answers, 2)
    })

    it('goes on until it is ended', async () => {
      const running = load(['/chunks'], { once: false, connections: 1, pause: 500 })
      while (asked.length < 10) await new Promise((resolve) => setImmediate(resolve))
      assert.ok((await running.end()).answers >= 10)
    })

    it('complains of another status', async () => {
      await assert.rejects(load(['/whole', '/wrong']).seen, /1 of 2 answers had another status/)
      await assert.rejects(load(['/whole', '/known'], { expected: 2 }).seen, /1 of 2 answers had another status/)
      assert.equal((await load(['/whole', '/chunks'], { expected: 2 }).seen).answers, 2)
    })
  })
}

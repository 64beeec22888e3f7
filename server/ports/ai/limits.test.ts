import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { httpAi } from './http.ts'
import { AiFailed } from './port.ts'

/** Writes a piece again and again until nobody listens; returns the number of bytes sent. */
async function pour(outgoing: ServerResponse, piece: string): Promise<number> {
  let sent = 0
  let isOpen = true
  outgoing.setMaxListeners(0)
  outgoing.once('close', () => (isOpen = false))
  for (let times = 0; isOpen && times < 100_000; times += 1) {
    sent += piece.length
    if (!outgoing.write(piece))
      await new Promise<void>((resolve) => void outgoing.once('drain', resolve).once('close', resolve))
  }
  return sent
}

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

describe('a provider that answers without end', () => {
  let sent: Promise<number>
  let answer: (outgoing: ServerResponse) => Promise<number>
  const server = createServer((_, outgoing) => void (sent = answer(outgoing)))
  before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  after(() => void server.close())

  const asked = (streams: boolean) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    return httpAi.complete(
      { url, key: 'k', streams },
      { messages: [], tools: [] },
      { patience: AbortSignal.timeout(20_000), say: () => {} },
    )
  }
  const stream = { 'Content-Type': 'text/event-stream' }
  const cases: [what: string, streams: boolean, answer: typeof answer][] = [
    ['in one body', false, (outgoing) => pour(outgoing.writeHead(200), 'x'.repeat(65_536))],
    ['in one line', true, (outgoing) => pour(outgoing.writeHead(200, stream), 'x'.repeat(65_536))],
    ['in pieces', true, (outgoing) => pour(outgoing.writeHead(200, stream), chunk('x'.repeat(20_000)))],
    ['in very small pieces', true, (outgoing) => pour(outgoing.writeHead(200, stream), chunk('x'))],
    ['with a reason', false, (outgoing) => pour(outgoing.writeHead(429), 'x'.repeat(65_536))],
  ]
  for (const [what, streams, answers] of cases)
    it(`is left alone: ${what}`, async () => {
      answer = answers
      await assert.rejects(asked(streams), (error) => error instanceof AiFailed && /too long/.test(error.message))
      assert.ok((await sent) < 16_000_000, String(await sent))
    })

  const say = (body: string, type: Record<string, string>) => async (outgoing: ServerResponse) => {
    outgoing.writeHead(200, type).end(body)
    return 0
  }
  const call = (index: number, given = '{}') => ({ index, id: 'c', function: { name: 'x', arguments: given } })
  const message = (calls: object[]) => JSON.stringify({ choices: [{ message: { content: '', tool_calls: calls } }] })
  const delta = (calls: object[]) => `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: calls } }] })}\n\n`
  const many = Array.from({ length: 33 }, (_, at) => call(at))
  const crafted: [what: string, streams: boolean, body: string][] = [
    ['33 calls at once', false, message(many)],
    ['33 calls in pieces', true, delta(many)],
    ['a call far behind the others', true, delta([call(4_294_967_294)])],
    ['a call before the first', true, delta([call(-1)])],
    ['much given along', false, message([call(0, 'x'.repeat(60_000))])],
    ['much given along in pieces', true, delta([call(0, 'x'.repeat(30_000))]).repeat(2)],
    ['what is nested without end', false, '['.repeat(1_000_000)],
  ]
  for (const [what, streams, body] of crafted)
    it(`is no answer: ${what}`, async () => {
      answer = say(body, streams ? stream : { 'Content-Type': 'application/json' })
      await assert.rejects(asked(streams), AiFailed)
    })

  it('may call 32 tools', async () => {
    answer = say(message(many.slice(1)), { 'Content-Type': 'application/json' })
    assert.equal((await asked(false)).calls.length, 32)
  })
})

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface AskedOfProvider {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A provider that speaks chat completions, on loopback. */
export interface TestProvider {
  url: string
  asked: AskedOfProvider[]
  /** Returns the number of calls being answered at the moment. */
  atOnce(): number
  /** Answers a call from now on. */
  answer: (asked: AskedOfProvider, outgoing: ServerResponse) => void | Promise<void>
  stop(): Promise<void>
}

/** An answer of so many tokens. */
export const completion = (total_tokens: number | undefined, content = 'Hello.') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_795_000_000,
  model: 'the-model',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  ...(total_tokens !== undefined && { usage: { prompt_tokens: 1, completion_tokens: total_tokens - 1, total_tokens } }),
})

/** Has the provider answer with JSON. */
export const json =
  (value: unknown, status = 200): TestProvider['answer'] =>
  (_, outgoing) =>
    void outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))

export async function startProvider(): Promise<TestProvider> {
  let atOnce = 0
  const provider: TestProvider = { url: '', asked: [], atOnce: () => atOnce, answer: json(completion(10)), stop }
  const server = createServer((incoming, outgoing) => {
    atOnce += 1
    outgoing.once('close', () => (atOnce -= 1))
    void text(incoming).then((body) => {
      const asked = { path: incoming.url ?? '', headers: incoming.headers, body }
      provider.asked.push(asked)
      return provider.answer(asked, outgoing)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  async function stop() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return provider
}

/** Has a provider keep its answers back; each call of `release` lets one go, the one that waits longest. */
export function hold(provider: TestProvider, answer: TestProvider['answer']): { waiting(): number; release(): void } {
  const waiting: (() => void)[] = []
  provider.answer = async (asked, outgoing) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await answer(asked, outgoing)
  }
  return { waiting: () => waiting.length, release: () => waiting.shift()!() }
}

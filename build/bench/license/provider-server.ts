import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider in a separate process that answers every chat completion at once, with ten tokens. */
const answer = JSON.stringify({
  id: 'chatcmpl-bench',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 6, completion_tokens: 4, total_tokens: 10 },
})
const server = createServer((incoming, outgoing) => {
  incoming.resume().once('end', () => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': answer.length }).end(answer)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

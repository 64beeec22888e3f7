import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeClient } from '../../test/build/commerce.ts'
import { answering, startLicensedStudio, type LicensedStudio } from '../../test/build/stage.ts'
import { startReceiver, type Receiver } from '../../test/receiver.ts'

/** A stream of chat completion chunks, cut into pieces of so many bytes. */
function streaming(deltas: readonly object[], size: number): Receiver['answer'] {
  const events = deltas.map((delta) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`)
  const bytes = Buffer.from(`: hello\n\n${events.join('')}data: [DONE]\n\n`)
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
    for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size))
    response.end()
  }
}

const eventsIn = (text: string) =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data = '']) => ({ name, data: JSON.parse(data) }))

describe('the assistant with a key of the studio’s own', () => {
  let licensed: LicensedStudio
  let provider: Receiver
  let ana: { id: number }
  before(async () => {
    provider = await startReceiver()
    licensed = await startLicensedStudio({ config: { aiProviderBases: { mistral: provider.url } } })
    provider.answer = answering(200, {})
    const key = { provider: 'mistral', api_key: 'own-key-CANARY' }
    assert.equal((await licensed.studio.asOwner('POST /api/v1/studio/ai', key)).status, 200)
    ana = await makeClient(licensed.studio, { full_name: 'Ana Müller', email: 'ana@example.com' })
  })
  after(async () => {
    await licensed.stop()
    await provider.close()
  })
  const question = { messages: [{ role: 'user', content: 'Who is Ana Müller?' }] }
  const ask = () => licensed.studio.asOwner('POST /api/v1/assistant/chat', question)
  /** Asks for a stream, and reads it to its end. */
  const follow = async () => {
    const { owner, running } = licensed.studio
    const headers = { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' }
    const url = `${running.localUrl}/api/v1/assistant/chat?stream=true`
    const answered = await fetch(url, { method: 'POST', headers, body: JSON.stringify(question) })
    return { status: answered.status, type: answered.headers.get('content-type'), text: await answered.text() }
  }

  it('asks that provider, with its model, and not the license service', async () => {
    provider.answer = answering(200, { choices: [{ message: { content: `A client: [client ${ana.id}].` } }] })
    assert.equal((await ask()).body.reply, 'A client: Ana Müller.')
    const { path, headers, body } = provider.arrived.at(-1)!
    assert.deepEqual([path, headers.authorization], ['/hook/chat/completions', 'Bearer own-key-CANARY'])
    const sent = JSON.parse(body)
    assert.deepEqual([sent.model, sent.stream], ['mistral-small-latest', undefined])
    assert.match(sent.messages[1].content, new RegExp(`^Who is \\[client ${ana.id}\\]\\?$`))
    assert.equal(licensed.service.provider.asked.length, 0)
  })

  for (const size of [1, 7, 100_000])
    it(`is streamed as it comes, in pieces of ${size}, with the names put back`, async () => {
      provider.answer = streaming(
        ['A cli', 'ent: ', '[cli', `ent ${ana.id}`, '] — ', 'ünd', ' [1].'].map((content) => ({ content })),
        size,
      )
      const { status, type, text } = await follow()
      assert.deepEqual([status, type], [200, 'text/event-stream'])
      const events = eventsIn(text)
      const said = events.filter(({ name }) => name === 'delta').map(({ data }) => data.text)
      assert.equal(said.join(''), 'A client: Ana Müller — ünd [1].')
      assert.ok(said.length > 2)
      assert.deepEqual(events.at(-1), {
        name: 'done',
        data: { reply: 'A client: Ana Müller — ünd [1].', sources: [], proposals: [] },
      })
      assert.equal(JSON.parse(provider.arrived.at(-1)!.body).stream, true)
    })

  it('looks things up in a stream too', async () => {
    const call = [
      { content: 'Let me look.' },
      { tool_calls: [{ index: 0, id: 'call_1', function: { name: 'sto', arguments: '' } }] },
      { tool_calls: [{ index: 0, function: { name: 'ck', arguments: '{"stock_' } }] },
      { tool_calls: [{ index: 0, function: { arguments: 'at_most":3}' } }] },
    ]
    let turn = 0
    provider.answer = (...of) => streaming((turn += 1) === 1 ? call : [{ content: 'Nothing is low [1].' }], 5)(...of)
    const events = eventsIn((await follow()).text)
    const { reply, sources } = events.at(-1)!.data
    assert.deepEqual([reply, sources.length, sources[0].label], ['Nothing is low [1].', 1, 'Products'])
    const { messages } = JSON.parse(provider.arrived.at(-1)!.body)
    assert.deepEqual(messages.at(-2).tool_calls[0].function, { name: 'stock', arguments: '{"stock_at_most":3}' })
    assert.deepEqual(JSON.parse(messages.at(-1).content), { source: '[1]', data: { total: 0, rows: [] } })
  })

  it('takes a whole answer where a provider does not stream', async () => {
    provider.answer = answering(200, { choices: [{ message: { content: 'All at once.' } }] })
    const events = eventsIn((await follow()).text)
    assert.deepEqual(
      events.map(({ name, data }) => [name, data.text ?? data.reply]),
      [
        ['delta', 'All at once.'],
        ['done', 'All at once.'],
      ],
    )
  })

  it('is refused in words before a stream begins, and in words where it breaks', async () => {
    provider.answer = answering(401, {})
    const [{ status, body }, followed] = [await ask(), await follow()]
    assert.deepEqual([status, body.code], [400, 'AI_KEY_INVALID'])
    assert.deepEqual([followed.status, JSON.parse(followed.text).code], [400, 'AI_KEY_INVALID'])
    provider.answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('data: {"choices":[{"index":0,"delta":{"content":"Half of"}}]}\n\n', () => response.destroy())
    }
    const broken = await follow()
    assert.equal(broken.status, 200)
    assert.deepEqual(
      eventsIn(broken.text).map(({ name, data }) => data.text ?? `${name} ${data.code}`),
      ['Half of', 'error AI_PROVIDER_UNAVAILABLE'],
    )
  })

  it('never lets the key out', async () => {
    const { studio, service } = licensed
    assert.ok(!(studio.logged.join('') + service.log.join('')).includes('CANARY'))
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { toSend } from './request-rules.ts'
import { inWords } from '../../../server/test/in-words.ts'

const sent = (text: string) => {
  const made = toSend(text, 'the-model')
  assert.ok('body' in made, 'fault' in made ? made.fault : '')
  return made.body
}
const message = '{"role":"user","content":"Hello?"}'
const messages = (count: number) => `{"messages":[${Array.from({ length: count }, () => message).join()}]}`

describe('a chat completion request goes on as it came', () => {
  const cases: [what: string, text: string, body: string][] = [
    ['but the model and the stream', '{"messages":[{}]}', '{"messages":[{}],"model":"the-model","stream":false}'],
    ['whatever model was asked for', '{"model":"gpt-9","messages":[{}]}', '{"model":"the-model","messages":[{}],"stream":false}'],
    ['and no stream', '{"stream":true,"messages":[{}]}', '{"stream":false,"messages":[{}],"model":"the-model"}'],
    ['of whichever kind these were', '{"stream":"yes","model":null,"messages":[{}]}', '{"stream":false,"model":"the-model","messages":[{}]}'],
    ['with what nobody knows', '{"messages":[{}],"x_new":{"a":[1,null,true]}}', '{"messages":[{}],"x_new":{"a":[1,null,true]},"model":"the-model","stream":false}'],
    ['with messages of any shape', '{"messages":[1,"a",null,[]]}', '{"messages":[1,"a",null,[]],"model":"the-model","stream":false}'],
    ['with every letter', '{"messages":["é漢👋\\u0000\\ud800"]}', '{"messages":["é漢👋\\u0000\\ud800"],"model":"the-model","stream":false}'],
    ['with names that JavaScript has a use for', '{"messages":[{"__proto__":1}],"__proto__":{"x":1},"constructor":2}', '{"messages":[{"__proto__":1}],"__proto__":{"x":1},"constructor":2,"model":"the-model","stream":false}'],
    ['also beside a long number', '{"messages":[{"__proto__":12345678901234567890}],"__proto__":{"x":1}}', '{"messages":[{"__proto__":12345678901234567890}],"__proto__":{"x":1},"model":"the-model","stream":false}'],
  ] // prettier-ignore
  for (const [what, text, body] of cases) it(what, () => assert.equal(sent(text), body))

  const numbers = ['1', '-7.25', '0.1', '9007199254740993', '12345678901234567890', '-12345678901234567890', '0.12345678901234567', '123456789.123456789', '12345678.00000000001', '1e400', '-1E400', '1e-400', '1.5e3', '100000000000000000000000'] // prettier-ignore
  for (const number of numbers)
    it(`with the number ${number} as it was written`, () => {
      const body = sent(`{"messages":[{"n":${number}}],"seed":${number}}`)
      assert.equal(body, `{"messages":[{"n":${number}}],"seed":${number},"model":"the-model","stream":false}`)
    })

  it('with the same value in everything else, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (one, rest) => {
        const asked = JSON.parse(JSON.stringify({ ...rest, messages: [one] }))
        const expected = { ...asked, model: 'the-model', stream: false }
        assert.deepEqual(JSON.parse(sent(JSON.stringify(asked))), expected)
      }),
    )
  })

  it('with one message, and with fifty', () => {
    for (const count of [1, 2, 49, 50]) assert.equal(JSON.parse(sent(messages(count))).messages.length, count)
  })
})

describe('what is no chat completion request', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const cases: [what: string, text: string, fault: RegExp][] = [
    ['no message', messages(0), /1 to 50 messages; you sent 0\.$/],
    ['one message too many', messages(51), /1 to 50 messages; you sent 51\.$/],
    ['no messages at all', '{}', /^Send `messages`, a list\.$/],
    ['messages that are a text', '{"messages":"Hello?"}', /^Send `messages`, a list\.$/],
    ['messages that are an object', '{"messages":{"0":1,"length":1}}', /^Send `messages`, a list\.$/],
    ['messages that are null', '{"messages":null}', /^Send `messages`, a list\.$/],
    ['messages by inheritance', '{"__proto__":{"messages":[{}]}}', /^Send `messages`, a list\.$/],
    ['nothing', '', /^The body is not valid JSON\.$/],
    ['half of it', '{"messages":[{}]', /^The body is not valid JSON\.$/],
    ['two of it', '{"messages":[{}]}{"messages":[{}]}', /^The body is not valid JSON\.$/],
    ['words', 'Hello?', /^The body is not valid JSON\.$/],
    ['half of it with a long number', '{"messages":[12345678901234567890]', /^The body is not valid JSON\.$/],
    ['a list', '[{"messages":[{}]}]', /^Send a JSON object\.$/],
    ['null', 'null', /^Send a JSON object\.$/],
    ['a text', '"messages"', /^Send a JSON object\.$/],
    ['a number', '7', /^Send a JSON object\.$/],
    ['lists without end', `{"messages":[${deep}]}`, /nested too deeply/],
    ['lists without end around a long number', `{"messages":[12345678901234567890,${deep}]}`, /nested too deeply/],
  ]
  for (const [what, text, fault] of cases)
    it(`is refused in a sentence: ${what}`, () => {
      const made = toSend(text, 'the-model')
      assert.match('fault' in made ? inWords(made.fault) : made.body.slice(0, 100), fault)
    })
})

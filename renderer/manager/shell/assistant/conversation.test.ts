import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { takeApart } from '../../../shared/read-events.ts'
import { messagesOf, piecesOf, type Turn } from './turn.ts'
import { starters } from './starters.ts'

describe('what the assistant streams', () => {
  const told = [
    ['delta', { text: 'You took in 12 €\n\nin all' }],
    ['done', { reply: 'You took in 12 €', sources: [], proposals: [] }],
  ]
  const text = told
    .map(([name, data]) => `event: ${String(name)}\ndata: ${JSON.stringify(data)}\n\n`)
    .join(': still here\n\n')
  for (const size of [1, 7, 1000])
    test(`is read whole in pieces of ${size}`, () => {
      const read: unknown[] = []
      const take = takeApart((name, data) => read.push([name, data]))
      for (let at = 0; at < text.length; at += size) take(text.slice(at, at + size))
      assert.deepEqual(read, told)
    })
})

describe('a reply', () => {
  const cases: [reply: string, sources: number, pieces: unknown[]][] = [
    ['12 € [1].', 1, ['12 € ', { source: 1 }, '.']],
    ['[2][1]', 2, [{ source: 2 }, { source: 1 }]],
    ['[1] [3] [0] [01x]', 2, [{ source: 1 }, ' ', '[3]', ' ', '[0]', ' [01x]']],
    ['[name 1](https://evil.example) <img src=x>', 3, ['[name 1](https://evil.example) <img src=x>']],
    ['', 1, []],
  ]
  for (const [reply, sources, pieces] of cases)
    test(`${JSON.stringify(reply)} with ${sources} sources`, () => assert.deepEqual(piecesOf(reply, sources), pieces))
})

describe('the conversation that is sent', () => {
  const turn = (id: number, part: Partial<Turn> = {}): Turn => ({
    id,
    question: `Question ${id}`,
    reply: `Reply ${id}`,
    sources: [],
    proposals: [],
    problem: null,
    state: 'answered',
    ...part,
  })
  const sent = (turns: Turn[]) => messagesOf(turns, 'And now?').map(({ content }) => content)

  test('ends with the question, and leaves out what was not answered', () => {
    const turns = [
      turn(1),
      turn(2, { state: 'failed' }),
      turn(3, { state: 'stopped', reply: ' ' }),
      turn(4, { state: 'stopped' }),
    ]
    assert.deepEqual(sent(turns), ['Question 1', 'Reply 1', 'Question 4', 'Reply 4', 'And now?'])
    assert.deepEqual(sent([]), ['And now?'])
  })

  test('is at most fifty messages that begin with a question, of at most 8000 characters each', () => {
    const messages = messagesOf(
      Array.from({ length: 60 }, (_, id) => turn(id, { reply: 'x'.repeat(9000) })),
      'And now?',
    )
    assert.ok(messages.length <= 50 && messages.length >= 49)
    assert.deepEqual(messages[0], { role: 'user', content: 'Question 36' })
    assert.ok(messages.every(({ content }) => content.length <= 8000))
  })
})

describe('the questions to begin with', () => {
  test('are those that somebody can be answered, four at the most', () => {
    assert.deepEqual(
      starters(() => true),
      ['takings', 'expiring', 'absent', 'places'],
    )
    assert.deepEqual(
      starters((permission) => permission === 'sales.view'),
      ['places', 'stock', 'tasks'],
    )
    assert.deepEqual(
      starters(() => false),
      ['places', 'tasks'],
    )
  })
})

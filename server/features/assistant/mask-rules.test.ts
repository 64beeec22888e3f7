import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { maskNames, type Names } from './mask-rules.ts'

const people = [
  { token: '[client 1]', name: 'Ana María Zabaleta' },
  { token: '[client 2]', name: 'Max Müller' },
  { token: '[client 3]', name: 'Jo O’Brien-Smith' },
  { token: '[client 4]', name: 'Ana Ruiz' },
  { token: '[client 5]', name: 'Ana Ruiz' },
  { token: '[client 6]', name: 'April Summer' },
  { token: '[client 7]', name: 'Li' },
  { token: '[client 8]', name: '山田 花子' },
  { token: '[instructor 1]', name: 'Iris Vogel' },
]

const cases: [text: string, masked: string, names?: Names][] = [
  ['How full is Monday?', 'How full is Monday?'],
  ['When did Ana María Zabaleta come?', 'When did [client 1] come?', { '[client 1]': 'Ana María Zabaleta' }],
  ['when did ana maría zabaleta come', 'when did [client 1] come'],
  ['When did Ana Mari\u0301a Zabaleta come?', 'When did [client 1] come?'],
  ['Max Müller’s pack, Max Müller.', '[client 2]’s pack, [client 2].', { '[client 2]': 'Max Müller' }],
  ['Did Jo O’Brien-Smith pay?', 'Did [client 3] pay?'],
  ['Iris Vogel teaches Max', '[instructor 1] teaches [name 1]', { '[instructor 1]': 'Iris Vogel', '[name 1]': 'Max' }],
  // Two of the same name: a name, and nobody's.
  ['Book Ana Ruiz', 'Book [name 1]', { '[name 1]': 'Ana Ruiz' }],
  // A first name is one where it is written so.
  ['Has Zabaleta paid? And Müller, and Zabaleta?', 'Has [name 1] paid? And [name 2], and [name 1]?'],
  ['Max out the classes. Max is a word there.', 'Max out the classes. Max is a word there.'],
  ['the max of it', 'the max of it'],
  ['Zabaleta has not paid. Müller: yes.', '[name 1] has not paid. [name 2]: yes.'],
  // Months and days are words first.
  ['How was April, and Summer?', 'How was April, and [name 1]?'],
  ['Where is Li?', 'Where is Li?'],
  ['Is 山田 花子 here?', 'Is [client 8] here?'],
  ['{"note":"Zabaleta called"}', '{"note":"[name 1] called"}'],
  ['Write to ana.z+x@example.co.uk, or ANA.Z+x@example.co.uk.', 'Write to [contact 1], or [contact 1].'],
  ['Call +34 600 123 456 or 0612-345678 (not 07)', 'Call [contact 1] or [contact 2] (not 07)'],
  ['On 2026-03-05 18:00 to 06:30, 0.833333333, 1.234,50 and 1795000000', 'On 2026-03-05 18:00 to 06:30, 0.833333333, 1.234,50 and 1795000000'], // prettier-ignore
  ['{"a":0,"b":"05/03/2026 07:15"}', '{"a":0,"b":"05/03/2026 07:15"}'],
  ['[client 12] and Max Müller', '[client 12] and [client 2]'],
]

describe('names in a text', () => {
  for (const [text, masked, names] of cases)
    it(`are masked: ${text}`, () => {
      const found = maskNames([text], people)
      assert.deepEqual(found.texts, [masked])
      if (names) assert.deepEqual(found.names, names)
    })

  it('keep their tokens through a conversation', () => {
    const first = maskNames(['Has Zabaleta paid?', 'And Ruiz?'], people)
    const then = maskNames(['For Ruiz, Zabaleta and Vogel:'], people, first.names)
    assert.deepEqual(then.texts, ['For [name 2], [name 1] and [name 3]:'])
    assert.deepEqual(then.names, { '[name 1]': 'Zabaleta', '[name 2]': 'Ruiz', '[name 3]': 'Vogel' })
  })
})

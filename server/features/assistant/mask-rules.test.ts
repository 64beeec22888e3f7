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
  { token: '[client 9]', name: 'Blanca Al' },
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
  ['Where is Li? Al fondo, al lado.', 'Where is [name 1]? Al fondo, al lado.'],
  ['has ana paid? the blanca of it', 'has [name 1] paid? the blanca of it'],
  ['did max and zabaleta come', 'did max and [name 1] come'],
  ['Book Blanca, please', 'Book [name 1], please'],
  ['Is 山田 花子 here?', 'Is [client 8] here?'],
  ['{"note":"Zabaleta called"}', '{"note":"[name 1] called"}'],
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

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { kindMask } from './mask-kinds.ts'
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

describe('a name written in another way', () => {
  const people = [
    { token: '[client 1]', name: 'María-José O’Brien Núñez' },
    { token: '[client 2]', name: 'Omar Al-Hassan' },
    { token: '[client 3]', name: '王小龙' },
    { token: '[client 4]', name: 'Пётр Петров' },
    { token: null, name: 'Gisela Nofal' },
  ]
  const cases: [text: string, masked: string][] = [
    ['Did Maria-Jose come?', 'Did [name 1] come?'],
    ['Did maria jose obrien nunez pay?', 'Did [client 1] pay?'],
    ["MARÍA JOSÉ O'BRIEN NÚÑEZ owes what?", '[client 1] owes what?'],
    ['Has MariaJose a pack?', 'Has [name 1] a pack?'],
    ['Where is NUNEZ?', 'Where is [name 1]?'],
    ['What of Hassan?', 'What of [name 1]?'],
    ['小龙来了吗', '[name 1]来了吗'],
    ['王小龙来了吗', '[client 3]来了吗'],
    ['Позвони Петрову', 'Позвони [name 1]'],
    ['Call Gisela', 'Call [name 1]'],
    ['Nu\u200bñez', '[name 1]'],
  ]
  for (const [text, masked] of cases)
    it(`is masked: ${text}`, () => assert.deepEqual(maskNames([text], people).texts, [masked]))

  it('is masked beside numbers of any digits, and codes of gift cards', () => {
    const mask = kindMask({ phones: ['+34 612 345 678'], births: [], addresses: [] }, 2026)
    const texts = [
      '６１２３４５６７８',
      '٦١٢٣٤٥٦٧٨',
      '612\u200b345 678',
      'mj.obrien＠mail.example',
      'KR7W-94PX-2HMC-TT3N',
    ]
    for (const text of texts) assert.deepEqual(maskNames([text], [], {}, mask).texts, ['[contact 1]'], text)
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedParagraphs } from './text-changes.ts'

/** Pieces as text: what went in [-…-], what came in {+…+}. */
const told = (before: string, after: string) =>
  changedParagraphs(before, after).map((pieces) =>
    pieces
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
      .join(''),
  )

const cases: [what: string, before: string, after: string, expected: string[]][] = [
  ['the same text', 'One.\nTwo.', 'One.\nTwo.', []],
  ['a word', 'I come at my own risk.', 'I train at my own risk.', ['I [-come-]{+train+} at my own risk.']],
  ['a paragraph more', 'One.\n\nTwo.', 'One.\n\nOr else.\n\nTwo.', ['{+Or else.+}']],
  ['a paragraph less', 'One.\nTwo.\nThree.', 'One.\nThree.', ['[-Two.-]']],
  ['another text altogether', 'Apples are red.', 'Nobody knows why', ['[-Apples are red.-]', '{+Nobody knows why+}']],
  ['two places', 'a b c\nsame\nd e f', 'a b x\nsame\nd y f', ['a b [-c-]{+x+}', 'd [-e-]{+y+} f']],
  ['as many words kept as make it the same', 'a b c d e', 'a b x y z', ['a b [-c-]{+x+} [-d-]{+y+} [-e-]{+z+}']],
  ['fewer words kept', 'a b c d e', 'a v w x y', ['[-a b c d e-]', '{+a v w x y+}']],
  ['a short part of a long one', 'a b', 'a b c d e f g h', ['[-a b-]', '{+a b c d e f g h+}']],
  ['only empty lines', 'One.\nTwo.', 'One.\n\nTwo.', []],
]

for (const [what, before, after, expected] of cases) {
  const joined = expected.join('')
  test(what, () => assert.equal(told(before, after).join(''), joined))
}

test('each place that differs is one of its own', () => {
  assert.equal(changedParagraphs('a b c\nsame\nd e f', 'a b x\nsame\nd y f').length, 2)
})

test('a text too long to compare word by word is shown as replaced, at once', () => {
  const lines = (word: string) => Array.from({ length: 4000 }, (_, at) => `${word} ${at}`).join('\n')
  const [pieces, ...others] = changedParagraphs(lines('before'), lines('after'))
  assert.deepEqual([pieces?.map(({ kind }) => kind), others], [['removed', 'added'], []])
})

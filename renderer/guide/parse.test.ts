import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { Block } from './blocks.ts'
import { parseChapter } from './parse.ts'

const text = (words: string) => [{ kind: 'text', text: words }]

const cases: [name: string, written: string, blocks: Block[]][] = [
  ['a heading', '## Closed days', [{ kind: 'heading', level: 2, id: 'closed-days', text: 'Closed days' }] as Block[]],
  [
    'a heading above its text',
    '# A\nb',
    [
      { kind: 'heading', level: 1, id: 'a', text: 'A' },
      { kind: 'paragraph', line: text('b') },
    ] as Block[],
  ],
  ['a paragraph of two lines', 'One\n  and two.', [{ kind: 'paragraph', line: text('One and two.') }] as Block[]],
  [
    'bold words, code and links',
    'Press **New class**, `n` or [read](selling.md#refunds) and [so](../proxies.md).',
    [
      {
        kind: 'paragraph',
        line: [
          { kind: 'text', text: 'Press ' },
          { kind: 'bold', text: 'New class' },
          { kind: 'text', text: ', ' },
          { kind: 'code', text: 'n' },
          { kind: 'text', text: ' or ' },
          { kind: 'link', text: 'read', chapter: 'selling', heading: 'refunds' },
          { kind: 'text', text: ' and ' },
          { kind: 'text', text: 'so' },
          { kind: 'text', text: '.' },
        ],
      },
    ],
  ],
  [
    'a list behind its sentence, with a line that goes on',
    'Choose:\n- one\n  of them\n- two',
    [
      { kind: 'paragraph', line: text('Choose:') },
      { kind: 'list', isOrdered: false, items: [text('one of them'), text('two')] },
    ] as Block[],
  ],
  ['a list of steps', '1. a\n2. b', [{ kind: 'list', isOrdered: true, items: [text('a'), text('b')] }] as Block[]],
  [
    'a table',
    '| a | b |\n|---|---|\n| c | d |',
    [{ kind: 'table', head: [text('a'), text('b')], rows: [[text('c'), text('d')]] }] as Block[],
  ],
  [
    'a picture',
    '![The week](../pictures/schedule.webp)',
    [{ kind: 'picture', alt: 'The week', src: '../pictures/schedule.webp' }],
  ],
]

describe('a chapter of the guide', () => {
  for (const [name, written, blocks] of cases) it(`has ${name}`, () => assert.deepEqual(parseChapter(written), blocks))

  it('refuses signs that its pages do not know', () => {
    for (const written of ['a **b', 'a `b', 'a <b>c</b>']) assert.throws(() => parseChapter(written), /signs/, written)
  })

  it('reads every chapter there is, each with one title', () => {
    const folder = join(import.meta.dirname, '../../docs/guide')
    const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
    assert.ok(names.length >= 15)
    for (const name of names) {
      const blocks = parseChapter(readFileSync(join(folder, name), 'utf8'))
      const titles = blocks.filter((block) => block.kind === 'heading' && block.level === 1)
      assert.deepEqual([titles.length, blocks[0]?.kind], [1, 'heading'], name)
    }
  })
})

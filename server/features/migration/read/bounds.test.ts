import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isKnownHeader } from '../mapping/synonyms.ts'
import { cellText, dateText, fromSerial } from './cell-text.ts'
import { detectDelimiter } from './delimited.ts'
import { decodeText } from './encoding.ts'
import { readFile } from './file.ts'
import { findHeader, normalizeHeader } from './header.ts'
import { parseHtmlTable } from './html-table.ts'
import { BeyondLimit, type Limit } from './limits.ts'

describe('how an encoding is told', () => {
  const zeros = (length: number, ...at: number[]) =>
    new Uint8Array(length).fill(65).map((byte, index) => (at.includes(index) ? 0 : byte))
  const cases: [string, Uint8Array, string][] = [
    ['half a mark of UTF-8', new Uint8Array([0xef, 0xbb, 0x41, 0x41]), 'macintosh'],
    ['a mark without its first byte', new Uint8Array([0x41, 0xbb, 0xbf, 0x41]), 'windows-1252'],
    ['a mark without its second byte', new Uint8Array([0xef, 0x41, 0xbf, 0x41]), 'macintosh'],
    ['half a mark of UTF-16', new Uint8Array([0xff, 0x41, 0x41]), 'windows-1252'],
    ['its other half', new Uint8Array([0x41, 0xfe, 0x41]), 'windows-1252'],
    ['half a mark of UTF-16 the other way', new Uint8Array([0xfe, 0x41, 0x41]), 'windows-1252'],
    ['and its other half', new Uint8Array([0x41, 0xff, 0x41]), 'windows-1252'],
    ['a whole mark before Cyrillic', new Uint8Array([0xff, 0xfe, 0x42, 0x04, 0x30, 0x04]), 'utf-16le'],
    ['a whole mark the other way', new Uint8Array([0xfe, 0xff, 0x04, 0x42, 0x04, 0x30]), 'utf-16be'],
    ['three bytes', zeros(3, 1), 'utf-8'],
    ['four bytes', zeros(4, 1, 3), 'utf-16le'],
    ['four bytes the other way', zeros(4, 0, 2), 'utf-16be'],
    ['three zeros of ten', zeros(10, 1, 3, 5), 'utf-8'],
    ['four zeros of ten', zeros(10, 1, 3, 5, 7), 'utf-16le'],
    ['four zeros of ten the other way', zeros(10, 0, 2, 4, 6), 'utf-16be'],
    ['three zeros of ten the other way', zeros(10, 0, 2, 4), 'utf-8'],
    ['a twentieth on the other side', zeros(20, 0, 1, 3, 5, 7, 9, 11, 13), 'utf-8'],
    ['less than a twentieth', zeros(21, 0, 1, 3, 5, 7, 9, 11, 13), 'utf-16le'],
    ['a twentieth on this side', zeros(20, 1, 0, 2, 4, 6, 8, 10, 12), 'utf-8'],
    ['less than a twentieth on this side', zeros(21, 1, 0, 2, 4, 6, 8, 10, 12), 'utf-16be'],
  ]
  for (const [name, bytes, encoding] of cases) it(name, () => assert.equal(decodeText(bytes).encoding, encoding))
})

it('the delimiter is told by the first sixty lines, a comma before a semicolon', () => {
  const lines = (commas: number, semicolons: number) =>
    [...Array<string>(commas).fill('a,b'), ...Array<string>(semicolons).fill('a;b')].join('\n')
  assert.equal(detectDelimiter(lines(30, 31)), ',')
  assert.equal(detectDelimiter(lines(29, 31)), ';')
})

describe('where the names of columns stand', () => {
  const known = (name: string) => name === 'name' || name === 'email'
  const numbers = (count: number) => Array.from({ length: count }, () => ['1', '2'])
  const cases: [string, string[][], number | null][] = [
    ['in the fortieth line', [...numbers(39), ['Name', 'Email'], ['a', 'b']], 39],
    ['not after it', [...numbers(40), ['Name', 'Email'], ['a', 'b']], null],
    [
      'two names known tell more than one',
      [
        ['Name', 'x'],
        ['Name', 'Email'],
        ['1', '2'],
      ],
      1,
    ],
    ['one name known where there is one column', [['Foo'], ['Name'], ['1']], 1],
    [
      'one name known of two says nothing',
      [
        ['Foo', 'Bar'],
        ['Name', '1'],
        ['2', '3'],
      ],
      0,
    ],
    ['the first words where no name is known', [['1'], ['Foo'], ['2']], 1],
    [
      'not in the last line',
      [
        ['1', '2'],
        ['Foo', 'Bar'],
      ],
      null,
    ],
    [
      'three words of five',
      [
        ['A', 'B', 'C', '', ''],
        ['1', '2', '3', '4', '5'],
        ['1', '2', '3', '4', '5'],
      ],
      0,
    ],
    [
      'two words of five are too few',
      [
        ['A', 'B', '', '', ''],
        ['1', '2', '3', '4', '5'],
        ['1', '2', '3', '4', '5'],
      ],
      null,
    ],
    [
      'empty lines say nothing of the width',
      [['Title', '', ''], [''], [''], [''], ['A', 'B', 'C'], ['1', '2', '3'], ['1', '2', '3']],
      4,
    ],
    [
      'blank cells neither',
      [
        ['Title', ' ', ' '],
        ['A', 'B', 'C'],
        ['1', '2', '3'],
      ],
      1,
    ],
    ['the width in the middle', [['Title'], ['Below'], ['1', '2', '3']], 0],
    [
      '79 letters are a word',
      [
        ['a'.repeat(79), 'b'],
        ['1', '2'],
      ],
      0,
    ],
    [
      '80 are a sentence',
      [
        ['a'.repeat(80), 'b'],
        ['1', '2'],
      ],
      null,
    ],
    [
      'an address is none',
      [
        ['a@b', 'b'],
        ['1', '2'],
      ],
      null,
    ],
    [
      'an amount is none',
      [
        [' (12,50 €) ', 'b'],
        ['1', '2'],
      ],
      null,
    ],
  ]
  for (const [length, at] of [
    [199, 0],
    [200, null],
  ] as const)
    cases.push([
      `known names of ${length} letters with their marks`,
      [
        ['Name'.padEnd(length, '*'), 'Email'.padEnd(length, '*')],
        ['1', '2'],
      ],
      at,
    ])
  for (const [name, rows, at] of cases)
    it(name, () =>
      assert.equal(
        findHeader(
          rows.map((cells, index) => ({ row: index + 1, cells })),
          known,
        )?.at ?? null,
        at,
      ),
    )
  it('with accents, ß and marks left out', () => {
    assert.deepEqual(['Straße', ' E-Mail * ', 'PRÉNOM'].map(normalizeHeader), ['strasse', 'email', 'prenom'])
  })
})

describe('cells of workbooks and pages', () => {
  const cells: [number | boolean, string][] = [
    [false, 'FALSE'],
    [true, 'TRUE'],
    [12, '12'],
    [-12.5, '-12.5'],
    [1 / 3, '0.333333'],
  ]
  for (const [cell, text] of cells) it(`${String(cell)} is “${text}”`, () => assert.equal(cellText(cell), text))
  const dates: [Date, string][] = [
    [new Date(Number.NaN), ''],
    [new Date('2024-11-04T00:00:29Z'), '2024-11-04'],
    [new Date('2024-11-04T00:00:31Z'), '2024-11-04 00:01'],
    [new Date('2024-11-04T23:59:31Z'), '2024-11-05'],
  ]
  for (const [date, text] of dates) it(`${String(date)} is “${text}”`, () => assert.equal(dateText(date), text))
  const serials: [serial: number, from1904: boolean, string][] = [
    [1, false, '1899-12-31'],
    [0.5, false, '12:00'],
    [0.0006945, false, '00:01'],
    [-0.5, false, '1899-12-29 12:00'],
    [1.5, false, '1899-12-31 12:00'],
    [0.5, true, '1904-01-01 12:00'],
    [0, true, '1904-01-01'],
  ]
  for (const [serial, from1904, text] of serials)
    it(`day ${serial} since ${from1904 ? 1904 : 1900} is “${text}”`, () =>
      assert.equal(fromSerial(serial, from1904), text))

  const page = (...tables: string[]) => parseHtmlTable(tables.map((rows) => `<table>${rows}</table>`).join(''))
  const beyond = (limit: Limit) => (error: unknown) => error instanceof BeyondLimit && error.limit === limit
  it('a merged cell is as wide as it says, up to 200', () => {
    const between = (span: string, tag = 'td') => page(`<tr><td ${span}>x</td><${tag}>y</${tag}></tr>`)[0]?.cells
    const wide = (width: number) => ['x', ...Array<string>(width - 1).fill(''), 'y']
    for (const [span, width] of [
      ['', 1],
      ['colspan=0', 1],
      ['colspan=1', 1],
      ['COLSPAN = "2"', 2],
      ["class=a colspan='199'", 199],
    ] as const)
      assert.deepEqual(between(span, 'th'), wide(width), span)
    assert.throws(() => between('colspan=200'), beyond('columns'))
    for (const span of [200, 201, 99_999_999])
      assert.deepEqual(page(`<tr><td colspan=${span}>x</td></tr>`)[0]?.cells, ['x'])
    const row = '<tr><td colspan=201>x</td></tr>'
    assert.equal(page(row.repeat(25_000)).length, 25_000)
    assert.throws(() => page(row.repeat(25_001)), beyond('cells'))
  })
  it('the first of two tables of one length, and blanks squeezed', () => {
    assert.deepEqual(page('<tr><td>&nbsp;a&nbsp;b </td>text</tr>', '<tr><td>c</td></tr>'), [{ row: 1, cells: ['a b'] }])
  })
})

describe('what is no table of text', () => {
  const list = (marks: number, length: number) => `Name,Email\r\n${'\u0001'.repeat(marks)}`.padEnd(length, 'a')
  const kind = async (text: string) => (await readFile(new TextEncoder().encode(text), isKnownHeader)).kind
  it('more than five strange letters of a thousand', async () => {
    assert.equal(await kind(list(5, 1000)), 'sheets')
    assert.equal(await kind(list(6, 1000)), 'refused')
  })
  it('of which the first 20,000 count', async () => {
    assert.equal(await kind(list(100, 20_000)), 'sheets')
    assert.equal(await kind(list(101, 30_000)), 'refused')
  })
})

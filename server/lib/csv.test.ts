import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCsv, type CsvCell } from './csv.ts'

const cells: [value: CsvCell, written: string][] = [
  ['Ana', 'Ana'],
  ['Díaz, Ana', '"Díaz, Ana"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [true, 'true'],
  [18.5, '18.5'],
  [-18.5, '-18.5'],
  ['-18.50', '-18.50'],
  ['+34600111222', '+34600111222'],
  ['+34 600 111 222', '"\'+34 600 111 222"'],
  ['=1+1', '"\'=1+1"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['\t=1', '"\'\t=1"'],
  ['\n=1', '"\'\n=1"'],
  ['-1 2', '"\'-1 2"'],
  ['-1\n', '"\'-1\n"'],
  ['\r=1', '"\'\r=1"'],
]

test('cells are quoted where they must be, and never run as formulas', () => {
  for (const [value, written] of cells) {
    assert.equal(toCsv(['cell', 'next'], [[value, 1]]), `cell,next\r\n${written},1\r\n`, JSON.stringify(value))
  }
})

test('a file is the header and its rows, with a byte order mark on request', () => {
  const rows = [
    ['Ana', 1],
    ['Bo', 2],
  ] as const
  assert.equal(toCsv(['name', 'visits'], rows), 'name,visits\r\nAna,1\r\nBo,2\r\n')
  assert.equal(toCsv(['name'], [], { bom: true }), '\uFEFFname\r\n')
})

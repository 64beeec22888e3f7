import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { looksLike, type Look } from './looks-like.ts'

describe('what a column looks like by its values', () => {
  const cases: [cells: string[], look: Look | null][] = [
    [['ana@example.com', 'BO@example.com'], 'email'],
    [['+34 600 123 456', '(217) 555-0101', '06 12 34 56 78'], 'phone'],
    [['512-555-0147'], 'phone'],
    [['2026-02-01', '25/12/2026', 'Feb 10, 2026'], 'date'],
    [['$1,500.00', '(€12,00)', '1.500,00 €', '80 EUR'], 'money'],
    [['Yes', 'no', 'TRUE'], 'yes_no'],
    [['Ja', 'Nein', ''], 'yes_no'],
    [['1', '0', '12'], 'number'],
    [['100000123', '5.5', '-3'], 'number'],
    [['Instagram', 'A friend'], 'text'],
    [['12', 'a dozen'], 'text'],
    [['', ' '], null],
    [[], null],
  ]
  for (const [cells, look] of cases) it(`${cells.join(' · ')}: ${look}`, () => assert.equal(looksLike(cells), look))

  it('is not misled by one cell of ten', () => {
    assert.equal(looksLike([...Array<string>(9).fill('ana@example.com'), 'none given']), 'email')
    assert.equal(looksLike([...Array<string>(8).fill('ana@example.com'), 'none given']), 'text')
  })
})

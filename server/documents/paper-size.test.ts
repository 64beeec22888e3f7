import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cardSizeOf, paperOf } from './paper-size.ts'

for (const [paper, countries] of [
  [
    'us-letter',
    [
      'US',
      'us',
      'USA',
      'U.S.A.',
      'United States',
      'Canada',
      'México',
      'Mexico',
      'Kanada',
      'Philippines',
      ' US ',
      'U.S. ',
    ],
  ],
  ['a4', [null, '', 'ES', 'España', 'Deutschland', 'Australia', 'JP', 'Atlantis']],
] as const) {
  it(`${paper} is what ${countries.join(', ')} print on`, () => {
    for (const country of countries) assert.equal(paperOf(country), paper, String(country))
  })
}

it('a card is half a sheet', () => {
  assert.deepEqual(cardSizeOf('ES'), [210, 148])
  assert.deepEqual(cardSizeOf('CA'), [215.9, 139.7])
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { kindMask } from './mask-kinds.ts'

const known = {
  phones: ['+34 612-345-678', '91 234567', 'Rosa, 600 111 222'],
  births: ['1990-05-14', '2019-02-03'],
  addresses: ['Am Rain 3, 80331 München', ' '],
}

const cases: [text: string, masked: string][] = [
  ['Write to ana.z+x@example.co.uk, or ANA@x.es.', 'Write to <contact>, or <contact>.'],
  ['Call +34 600 123 456 or 0612-345678 (not 07)', 'Call <contact> or <contact> (not 07)'],
  ['612 345 678, 612345678, 612.345.678, (612) 345 678', '<contact>, <contact>, <contact>, <contact>'],
  ['Whose is 91 234 56 78? And 234567, 234-567?', 'Whose is <contact>? And <contact>, <contact>?'],
  ['{"phone":"600111222","note":"tel:612345678"}', '{"phone":"<contact>","note":"tel:<contact>"}'],
  ['Room 234568 and 123 456', 'Room 234568 and 123 456'],
  ['IBAN ES91 2100 0418 4502 0005 1332 or DE89370400440532013000', 'IBAN <contact> or <contact>'],
  ['On 2026-03-05 18:00 to 06:30, 0.833333333 and 1.234,50', 'On 2026-03-05 18:00 to 06:30, 0.833333333 and 1.234,50'],
  [
    '{"a":0,"b":"05/03/2026 07:15","revenue":12500000,"of":[1,23]}',
    '{"a":0,"b":"05/03/2026 07:15","revenue":12500000,"of":[1,23]}',
  ],
  ['from 12.03.2026 to 31.03.2026', 'from 12.03.2026 to 31.03.2026'],
  ['Born 14.05.1990, on 1990-05-14, 14 May 1990, 14 de mayo de 1990', 'Born <date>, on <date>, <date>, <date>'],
  ['Kim, 2019-02-03 or 3.2.2019; not 2019-02-04', 'Kim, <date> or <date>; not 2019-02-04'],
  ['She moved to am rain 3, 80331 münchen.', 'She moved to <address>.'],
  ['Calle Mayor 12, 12 rue des Lilas, Lindenstraße 4b, 5 High Street', '<address>, <address>, <address>, <address>'],
  ['Class 12 in room 3 is at 18:00 on the 5th.', 'Class 12 in room 3 is at 18:00 on the 5th.'],
]

describe('what tells of a person in a text', () => {
  const mask = kindMask(known, 2026)
  for (const [text, masked] of cases)
    it(`is masked: ${text}`, () =>
      assert.equal(
        mask(text, (kind) => `<${kind}>`),
        masked,
      ))
})

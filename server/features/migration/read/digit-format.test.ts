import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asDigits, isDigitFormat } from './digit-format.ts'

describe('whole numbers that a format shows as digits', () => {
  const cases: [string, number, string][] = [
    ['00000000000', 6641234567, '06641234567'],
    ['"+"0', 436641234567, '+436641234567'],
    ['\\+00 000 0000000', 436641234567, '+43 664 1234567'],
    ['+##0', 436641234567, '+436641234567'],
    ['0000-000', 123, '0000-123'],
    ['00000', 1_234_567, '1234567'],
    ['[$-C07]00000;-00000', 42, '00042'],
    ['"0"000', 664, '0664'],
    ['(000) 000-0000', 5551234567, '(555) 123-4567'],
  ]
  for (const [format, number, shown] of cases)
    it(`${number} by ${format}`, () => {
      assert.ok(isDigitFormat(format))
      assert.equal(asDigits(number, format), shown)
    })

  for (const format of ['General', '0', '#,##0', '0.00', '0%', '#,##0.00 "€"', '@', '0 "kg"', '0E+00', '# ?/?', ''])
    it(`not by ${format || 'none'}`, () => assert.equal(isDigitFormat(format), false))
})

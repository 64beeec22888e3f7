import assert from 'node:assert/strict'
import { NumberParser } from '@internationalized/number'
import { describe, it } from 'node:test'
import { typedMoneyOptions } from '../../../server/lib/decimal-rules.ts'
import { known } from '../../../server/test/build/digits.ts'
import { readAmount as readAtTheTill } from '../../manager/pages/selling/desk/tender.ts'
import { readAmount as readForACard } from '../../portal/pages/gift-card/amounts.ts'
import { moneyOf } from '../../widget/format.ts'
import { createFormat } from './format.ts'

/** The five languages, and where they are written otherwise. */
const LOCALES = ['en', 'en-GB', 'en-IN', 'de', 'de-AT', 'de-CH', 'es', 'es-CO', 'fr', 'fr-CH', 'it', 'it-CH']
const MINOR = [0, 1, 7, 10, 99, 100, 1000, 1999, 123_457, 1_990_000, 234_560, 987_654_321]

/** The digits of an amount as somebody reads them, without signs that group. */
const digitsIn = (shown: string) => shown.replaceAll(/[^\d]/g, '')

describe('an amount in each currency and language', () => {
  for (const { currency, decimals, major, read } of known) {
    it(`is shown, typed and read to the unit: ${currency}`, () => {
      for (const locale of LOCALES) {
        const format = createFormat({ locale, timezone: 'UTC', currency })
        const parser = new NumberParser(locale, typedMoneyOptions(currency))
        const inField = new Intl.NumberFormat(locale, typedMoneyOptions(currency))
        for (const minor of MINOR) {
          const shown = format.moneyMinor(minor)
          const where = `${locale}: ${shown}`
          assert.equal(digitsIn(shown), digitsIn(read(minor)), where)
          assert.equal(format.money(major(minor)), shown)
          assert.equal(moneyOf({ locale } as never, major(minor), currency), shown)
          assert.equal(readAtTheTill(shown, currency), minor, where)
          assert.equal(parser.parse(shown), major(minor), where)
          assert.equal(parser.parse(inField.format(major(minor))), major(minor), where)
        }
      }
    })

    it(`is typed with a point or a comma: ${currency}`, () => {
      for (const minor of MINOR.filter((one) => one > 0)) {
        const plain = major(minor).toFixed(decimals)
        for (const typed of [plain, plain.replace('.', ','), String(major(minor))]) {
          assert.equal(readAtTheTill(typed, currency), minor, typed)
          assert.equal(readForACard(typed, currency), major(minor), typed)
        }
      }
    })
  }
})

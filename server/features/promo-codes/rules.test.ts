import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { discountOn, promoReasons, type PromoRequest, type PromoTerms } from './rules.ts'
import { inWords } from '../../test/in-words.ts'

describe('what a promo code takes off', () => {
  const percent = (discount_percent: number) => ({ discount_percent, discount_minor: null })
  const amount = (discount_minor: number) => ({ discount_percent: null, discount_minor })
  const cases: [name: string, price: number, discount: ReturnType<typeof percent | typeof amount>, off: number][] = [
    ['a tenth', 10_000, percent(10), 1000],
    ['half up: 0.5 is 1', 5, percent(10), 1],
    ['below a half is nothing', 4, percent(10), 0],
    ['33.333 % of 100.00', 10_000, percent(33.333), 3333],
    ['12.5 % of 9.99', 999, percent(12.5), 125],
    ['15 % of 1,234 yen', 1234, percent(15), 185],
    ['everything', 9999, percent(100), 9999],
    ['the least percentage', 10_000, percent(0.01), 1],
    ['nothing of nothing', 0, percent(50), 0],
    ['an amount', 5000, amount(1500), 1500],
    ['an amount that is the price', 1500, amount(1500), 1500],
    ['never below zero', 1499, amount(1500), 1499],
    ['of a free membership', 0, amount(1500), 0],
  ]
  for (const [name, price, discount, off] of cases) {
    it(name, () => assert.equal(discountOn(price, discount), off))
  }
})

describe('whether a promo code can be used', () => {
  const promo: PromoTerms = {
    code: 'SPRING',
    is_active: true,
    valid_from: '2026-03-01T00:00:00.000Z',
    valid_until: '2026-03-31T21:59:59.999Z',
    applicable_membership_type_ids: [],
    max_uses: null,
    one_per_client: false,
    applies_to_classes: false,
    client_id: null,
  }
  const request: PromoRequest = {
    now: '2026-03-04T11:00:00.000Z',
    timezone: 'Europe/Madrid',
    uses: 0,
    used_by_client: false,
    sale: { membership_type_id: 7, price_minor: 5000 },
  }
  const cases: [name: string, terms: Partial<PromoTerms>, asked: Partial<PromoRequest>, rules: string[]][] = [
    ['good', {}, {}, []],
    ['from its first moment', {}, { now: '2026-03-01T00:00:00.000Z' }, []],
    ['not before', {}, { now: '2026-02-28T23:59:59.999Z' }, ['valid_from']],
    ['to its last moment', {}, { now: '2026-03-31T21:59:59.999Z' }, []],
    ['not after', {}, { now: '2026-03-31T22:00:00.000Z' }, ['valid_until']],
    ['without an end', { valid_until: null }, { now: '2036-01-01T00:00:00.000Z' }, []],
    ['deactivated', { is_active: false }, {}, ['is_active']],
    ['the last use', { max_uses: 5 }, { uses: 4 }, []],
    ['used up', { max_uses: 5 }, { uses: 5 }, ['max_uses']],
    ['once by each, the first time', { one_per_client: true }, {}, []],
    ['once by each, again', { one_per_client: true }, { used_by_client: true }, ['one_per_client']],
    ['again, where that is allowed', {}, { used_by_client: true }, []],
    ['for this type', { applicable_membership_type_ids: [3, 7] }, {}, []],
    ['for other types', { applicable_membership_type_ids: [3] }, {}, ['applicable_membership_type_ids']],
    ['type not asked about', { applicable_membership_type_ids: [3] }, { sale: undefined }, []],
    ['nothing to pay', {}, { sale: { membership_type_id: 7, price_minor: 0 } }, ['price']],
    [
      'everything at once, the most telling first',
      { is_active: false, max_uses: 1, one_per_client: true, applicable_membership_type_ids: [3] },
      { now: '2026-04-01T00:00:00.000Z', uses: 1, used_by_client: true },
      ['is_active', 'valid_until', 'applicable_membership_type_ids', 'max_uses', 'one_per_client'],
    ],
  ]
  for (const [name, terms, asked, rules] of cases) {
    it(name, () => {
      const reasons = promoReasons({ ...promo, ...terms }, { ...request, ...asked })
      assert.deepEqual(
        reasons.map(({ rule }) => rule),
        rules,
      )
      for (const { code, detail } of reasons) {
        assert.equal(code, 'PROMO_CODE_INVALID')
        assert.match(inWords(detail), /SPRING/)
      }
    })
  }

  it('says the window on the studio’s clock', () => {
    const [late] = promoReasons(promo, { ...request, now: '2026-04-02T00:00:00.000Z' })
    assert.equal(inWords(late!.detail), 'The code SPRING was valid until Tuesday 31 March 2026 at 23:59.')
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../../messages/roster/row.ts'
import { formatFee } from './fee-words.ts'

test('what became of a fee is told, with the amount', () => {
  const say = (outcome: 'none' | 'waived' | 'refunded' | 'kept') =>
    formatFee(
      { outcome, amount: 12, currency: 'EUR', task_id: null },
      en().fee,
      (amount, currency) => `${amount} ${currency}`,
    )
  assert.equal(say('none'), undefined)
  assert.match(say('waived') ?? '', /12 EUR.*waived/)
  assert.match(say('refunded') ?? '', /12 EUR.*refunded/)
  assert.match(say('kept') ?? '', /12 EUR.*paid.*task/)
})

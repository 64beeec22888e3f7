import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid } from '../../api/errors.ts'
import { normaliseCode } from '../../lib/code-rules.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import type { paymentMethod, paymentSplit } from './contract.ts'
import type { LedgerPayment } from './ledger.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Method = z.output<typeof paymentMethod>
type Split = z.output<typeof paymentSplit>

/** The method a purchase goes by: the one named, else the only one of the split, else `other`; undefined without either. */
export function methodOf(asked: { payment_method?: Method | undefined; payments?: Split | undefined }) {
  const { payment_method, payments } = asked
  const only = payments?.length === 1 ? payments[0]?.method : undefined
  return payment_method ?? only ?? (payments && 'other')
}

/**
 * How a total is paid, for the ledger: by the one method, or split as asked, which must sum to the total. A total of 0 has no
 * payments. Refuses (422) a gift card without a code, a wrong sum, and a method that the split does not have (`other` may
 * mean several); and (403) a complimentary payment by a caller who may not give away.
 */
export function paymentsFor(
  { secrets, caller }: Pick<Ctx, 'secrets' | 'caller'>,
  asked: { payment_method: Method; payments?: Split | undefined },
  total_minor: number,
  currency: string,
): LedgerPayment[] {
  const { payment_method: method, payments } = asked
  if (payments === undefined) {
    if (total_minor === 0) return []
    if (method === 'gift_card') throw invalid('payment_method', say('payments.name_gift_card'))
    if (method === 'complimentary') requirePermission(caller, 'payments.give')
    return [{ method, amount_minor: total_minor }]
  }
  const entries = entriesOf({ caller }, payments, currency)
  const sum = entries.reduce((so, { amount_minor }) => so + amount_minor, 0)
  if (sum !== total_minor) {
    throw invalid(
      'payments',
      say('payments.sum_is_not_total', { amount: toMajor(sum, currency), amount2: toMajor(total_minor, currency) }),
    )
  }
  const isNamed = entries.length === 0 || entries.some((entry) => entry.method === method)
  if (!isNamed && !(method === 'other' && entries.length > 1)) {
    throw invalid('payment_method', say('payments.none_of_methods'))
  }
  return entries.map(({ method: by, amount_minor, code }) => ({
    method: by,
    amount_minor,
    gift_card_hash: code === undefined ? undefined : secrets.hash('gift-card', normaliseCode(code)),
  }))
}

/**
 * The parts of a payment in minor units, as far as they are known before the total. Refuses (422) a gift card without a code
 * and (403) a complimentary payment by a caller who may not give away.
 */
export function entriesOf({ caller }: Pick<Ctx, 'caller'>, payments: Split, currency: string) {
  const entries = payments.map((entry, index) => asEntry(entry, `payments.${index}`, currency))
  if (entries.some((entry) => entry.method === 'complimentary')) requirePermission(caller, 'payments.give')
  return entries
}

function asEntry({ method, amount, gift_card_code: code }: Split[number], path: string, currency: string) {
  const amount_minor = toMinor(amount, currency)
  if (amount_minor === undefined) throw invalid(`${path}.amount`, say('common.more_decimals', { currency }))
  if (method === 'gift_card' && code === undefined)
    throw invalid(`${path}.gift_card_code`, say('payments.which_gift_card'))
  if (method !== 'gift_card' && code !== undefined)
    throw invalid(`${path}.gift_card_code`, say('payments.not_paid_by_gift_card'))
  return { method, amount_minor, code }
}

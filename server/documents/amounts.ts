import type { LocalWords } from './messages/words.ts'
import { moneyOptions } from '../lib/decimal-rules.ts'

/** An amount in major units with its currency, as a locale writes it: `€18.50`, `-¥1,850`, `18,50 €`. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, moneyOptions(currency)).format(amount)
}

/** A rate in percent, as a locale writes it: `5.5%`, `5,5 %`. */
export function formatRate(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100)
}

/** The printed name of a payment method; an unknown one is printed as stored. */
export function methodName(method: string, { methods }: Pick<LocalWords, 'methods'>): string {
  return (Object.hasOwn(methods, method) ? methods[method] : undefined) ?? method
}

/** The same with a gift card by the end of its code. */
export function formatMethod(
  { method, gift_card_last4: last4 }: { method: string; gift_card_last4: string | null },
  words: LocalWords,
): string {
  const name = methodName(method, words)
  return last4 === null ? name : words.ending_in(name, last4)
}

import { Refusal } from './refusal.ts'

/** The least that can be charged in minor units, as Stripe lists it; where it lists none, that of the euro. */
const MINIMUM: Readonly<Record<string, number>> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
}

/** Those of three decimals, of which Stripe takes no more than two. */
const IN_TENS: readonly string[] = ['bhd', 'jod', 'kwd', 'omr', 'tnd']

/** Refuses an amount that is finer than Stripe counts. */
export function checkSteps(amount: number, currency: string, param?: string): void {
  if (IN_TENS.includes(currency) && amount % 10 !== 0)
    throw new Refusal(`Amounts in ${currency} must end in 0`, { code: 'parameter_invalid_integer', param })
}

/** Refuses an amount that is less than the currency's least, or finer than it is counted. */
export function checkMinimum(amount: number, currency: string, param?: string): void {
  checkSteps(amount, currency, param)
  const least = MINIMUM[currency] ?? 50
  if (amount < least)
    throw new Refusal(`Amount must be at least ${least} ${currency} in its smallest unit`, {
      code: 'amount_too_small',
      param,
    })
}

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

/** Refuses an amount that is less than the currency's least. */
export function checkMinimum(amount: number, currency: string, param?: string): void {
  const least = MINIMUM[currency] ?? 50
  if (amount < least)
    throw new Refusal(`Amount must be at least ${least} ${currency} in its smallest unit`, {
      code: 'amount_too_small',
      param,
    })
}

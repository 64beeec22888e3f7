/** The offers of a new studio. */
export const OFFERS = ['drop_in', 'pack', 'monthly'] as const
export type OfferId = (typeof OFFERS)[number]

/** Usual prices of one class, ten, and a month without limit, in major units: round figures to start from. */
const USUAL: Readonly<Record<string, readonly [dropIn: number, pack: number, monthly: number]>> = {
  AED: [90, 750, 600],
  AUD: [25, 200, 180],
  BGN: [25, 200, 150],
  BRL: [70, 560, 380],
  CAD: [24, 190, 160],
  CHF: [28, 240, 190],
  CZK: [250, 2000, 1600],
  DKK: [150, 1200, 850],
  EUR: [15, 120, 95],
  GBP: [14, 110, 95],
  HKD: [220, 1800, 1400],
  HUF: [4500, 36_000, 28_000],
  ILS: [70, 600, 420],
  INR: [600, 4500, 3500],
  ISK: [3500, 28_000, 18_000],
  JPY: [3000, 26_000, 16_000],
  KRW: [25_000, 200_000, 150_000],
  MXN: [250, 2000, 1600],
  NOK: [200, 1700, 1300],
  NZD: [25, 200, 170],
  PLN: [50, 400, 280],
  RON: [60, 480, 350],
  SEK: [180, 1500, 1250],
  SGD: [35, 280, 220],
  THB: [500, 4000, 3200],
  USD: [20, 160, 140],
  ZAR: [180, 1500, 1100],
}

/** The usual price of each offer in a currency (major units); null where we know of none. */
export function usualPrices(currency: string): Record<OfferId, number | null> {
  const [drop_in, pack, monthly] = USUAL[currency] ?? [null, null, null]
  return { drop_in, pack, monthly }
}

/** The terms of each offer, besides its name and price. */
export const TERMS = {
  drop_in: { type: 'drop_in', credits_included: 1 },
  pack: { type: 'class_pack', credits_included: 10, validity_days: 180 },
  monthly: { type: 'subscription', billing_interval: 'monthly', unlimited: true },
} as const

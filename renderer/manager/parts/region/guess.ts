const REGIONS: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  USD: 'EC PA PR SV US',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  AUD: 'AU',
  CAD: 'CA',
  NZD: 'NZ',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK GL',
  ISK: 'IS',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  RSD: 'RS',
  UAH: 'UA',
  TRY: 'TR',
  MXN: 'MX',
  BRL: 'BR',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
  UYU: 'UY',
  JPY: 'JP',
  KRW: 'KR',
  CNY: 'CN',
  TWD: 'TW',
  HKD: 'HK',
  SGD: 'SG',
  MYR: 'MY',
  THB: 'TH',
  IDR: 'ID',
  PHP: 'PH',
  VND: 'VN',
  INR: 'IN',
  ZAR: 'ZA',
  ILS: 'IL',
  AED: 'AE',
  SAR: 'SA',
  EGP: 'EG',
  MAD: 'MA',
  NGN: 'NG',
  KES: 'KE',
}

const CURRENCIES = new Map(
  Object.entries(REGIONS).flatMap(([currency, regions]) =>
    regions.split(' ').map((region): [string, string] => [region, currency]),
  ),
)

/** The currency people pay with where a locale is spoken: that of its region, or of its language's home; else the euro. */
export function guessCurrency(locale: string): string {
  return CURRENCIES.get(regionOf(locale) ?? '') ?? 'EUR'
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region
  } catch {
    return undefined
  }
}

/** The first of the reader's locales whose language the product speaks, with its region; else English. */
export function guessLocale(locales: readonly string[], languages: readonly string[]): string {
  const spoken = (locale: string) => languages.includes(locale.toLowerCase().split('-')[0] ?? '')
  return locales.find((locale) => spoken(locale) && locale.length <= 16) ?? 'en'
}

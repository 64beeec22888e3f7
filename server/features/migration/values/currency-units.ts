import { isCurrency } from '../../../lib/currency-rules.ts'

/** The units that amounts are written with, in small letters without points, and the currencies of each, the best known first. */
const UNITS: Readonly<Record<string, string>> = {
  '€ euro euros': 'EUR',
  '£ pound pounds': 'GBP EGP FKP GIP LBP SDG SHP SSP SYP',
  '¥ yen 円': 'JPY CNY',
  '元 圆 rmb yuan cn¥': 'CNY TWD HKD',
  '₹ rs rs/ ₨ rupee rupees rupien rupias roupies': 'INR PKR LKR NPR MUR SCR',
  '₽ руб р rub рублей': 'RUB BYN',
  '₺ tl lira lire': 'TRY',
  '₩ 원': 'KRW KPW',
  '₫ đ vnđ dong đồng': 'VND',
  '₴ грн hrn': 'UAH',
  '₪ nis ש"ח שח': 'ILS',
  '₱ php': 'PHP',
  '₦': 'NGN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₸ тг тенге': 'KZT',
  '฿ บาท baht': 'THB',
  '₵ gh₵ ghc': 'GHS',
  '₾ ლარი': 'GEL',
  '₼': 'AZN',
  '֏ դր': 'AMD',
  '₮': 'MNT',
  '৳ tk taka': 'BDT',
  '៛': 'KHR',
  '₭': 'LAK',
  '؋': 'AFN',
  'ft forint': 'HUF',
  'zł zl zloty złoty złotych zlotych złote': 'PLN',
  'kr kronor kroner kronur krónur': 'SEK NOK DKK ISK',
  'kč kc koruna korun koruny': 'CZK',
  'fr sfr frs franken franchi': 'CHF XOF XAF XPF GNF RWF DJF BIF KMF',
  'f francs franc': 'XOF XAF XPF CHF GNF RWF DJF BIF KMF',
  'fcfa cfa': 'XOF XAF',
  'lei leu': 'RON MDL',
  'лв lv leva лева': 'BGN',
  'din дин dinara динара': 'RSD',
  ден: 'MKD',
  км: 'BAM',
  'rp rupiah': 'IDR',
  'rm ringgit': 'MYR',
  'r rand': 'ZAR',
  'r$ reais': 'BRL',
  's/ soles': 'PEN',
  'q quetzales': 'GTQ',
  'bs bolívares': 'BOB VES',
  'peso pesos': 'MXN ARS CLP COP CUP DOP PHP UYU',
  'ksh kshs': 'KES',
  'tsh tzs/': 'TZS',
  'ush ugx/': 'UGX',
  'sh shs': 'KES TZS UGX SOS',
  'br birr': 'ETB BYN',
  'dh dhs aed/ دإ درهم': 'AED MAD',
  'رس ريال ﷼': 'SAR QAR OMR YER IRR',
  'qr رق': 'QAR',
  'kd دك': 'KWD',
  'bd دب': 'BHD',
  'jd jds دأ': 'JOD',
  رع: 'OMR',
  'جم e£': 'EGP',
  'us$ u$s': 'USD',
  'a$ au$': 'AUD',
  c$: 'CAD NIO',
  'ca$ can$ cad$': 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  's$ sg$': 'SGD',
  nt$: 'TWD',
  'mx$ mex$': 'MXN',
  col$: 'COP',
  clp$: 'CLP',
  'ar$ arg$': 'ARS',
  rd$: 'DOP',
  'j$ ja$': 'JMD',
  tt$: 'TTD',
  ec$: 'XCD',
  bds$: 'BBD',
  fj$: 'FJD',
  n$: 'NAD',
  '$u u$': 'UYU',
  '$ dollar dollars': `USD CAD AUD NZD SGD HKD MXN CLP COP ARS TWD BRL BBD BMD BND BSD BZD CUP CVE DOP FJD GYD JMD KYD LRD MOP
    NAD NIO SBD SRD TOP TTD UYU WST XCD`,
}

/** Codes that are no word when they are written small. */
const SMALL_CODES = `aed ars aud bgn brl cad chf clp cny cop czk dkk egp eur gbp hkd huf idr ils inr isk jpy krw kwd mxn myr nok nzd
php pkr pln ron rsd rub sar sek sgd thb twd uah usd vnd zar`

const CURRENCIES_OF = new Map<string, readonly string[]>([
  ...SMALL_CODES.split(/\s/).map((code) => [code, [code.toUpperCase()]] as const),
  ...Object.entries(UNITS).flatMap(([units, codes]) =>
    units.split(' ').map((unit) => [unit, codes.split(/\s+/)] as const),
  ),
])

/** Words for a part or a multiple of a unit of money, or for something else that a number counts. */
const NO_UNITS =
  /^(?:k|m|b|bn|mn|mio|mrd|mlrd|tsd|tausend|thousands?|hundreds?|hundert|mil|mila|mille|mill|million\p{L}*|milione|milioni|millón|millones|milliard\p{L}*|lakhs?|lacs?|crores?|cr|c|¢|ct|cts|cents?|cent|centimos?|céntimos?|centimes?|centesim[oi]|p|pence|penny|öre|øre|ore|grosz[ye]?|groszy|fils|paise|dozens?|dutzend|docenas?|douzaines?|dozzin[ae]|e|x|×)$/u

/** The meaning that the words beside a number give it. */
export type UnitFound =
  | { kind: 'own' }
  | { kind: 'foreign'; unit: string }
  /** A part or a multiple of a unit, so that the digits alone are not the amount. */
  | { kind: 'another_size' }
  /** Words of no currency. */
  | { kind: 'words' }
  | { kind: 'none' }

/** Reads the units beside a number, of which one that is not the studio's counts most. */
export function unitBeside(text: string, currency: string): UnitFound {
  const found = wordsOf(text).map((word) => unitOf(word, currency))
  const worst = (['foreign', 'another_size', 'words', 'own'] as const).flatMap((kind) =>
    found.filter((one) => one.kind === kind),
  )
  return worst[0] ?? { kind: 'none' }
}

/** Words between blanks and brackets, and currency signs beside others (`€/Monat`, `-€`). */
function wordsOf(text: string): string[] {
  return text.split(/[\s()+'-]+/).filter((word) => /[\p{L}\p{Sc}]/u.test(word))
}

function unitOf(word: string, currency: string): UnitFound {
  const known = (unit: string): UnitFound | undefined => {
    const codes = CURRENCIES_OF.get(unit)
    if (!codes) return undefined
    return codes.includes(currency) ? { kind: 'own' } : { kind: 'foreign', unit: nameOf(unit, word, codes) }
  }
  const code = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(word)?.[0]
  const bare = word.replaceAll('.', '').toLowerCase()
  if (code && isCurrency(code)) return code === currency ? { kind: 'own' } : { kind: 'foreign', unit: code }
  const found = known(bare) ?? known(/\p{Sc}/u.exec(bare)?.[0] ?? '')
  if (found) return found
  // `K 150` is of kwacha, and no thousands.
  if (bare === 'k' && /^(?:ZMW|PGK|MMK)$/.test(currency)) return { kind: 'own' }
  return { kind: NO_UNITS.test(bare) ? 'another_size' : 'words' }
}

/** The name of a foreign unit for people: its code, `dollars`, or the word itself if several currencies share it. */
function nameOf(unit: string, word: string, codes: readonly string[]): string {
  if (unit === '$') return 'dollars'
  return codes.length === 1 || /^\p{Sc}$/u.test(unit) ? codes[0]! : word.replace(/[.,]$/, '')
}

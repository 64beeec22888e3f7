/** The currencies people pay with, by ISO 4217 (list one of 2024-06-25, with its amendments until 2025-10). */
const CURRENT = `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP
CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR
IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE
SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF
YER ZAR ZMW ZWG`

/** Those that ended lately, which a studio's earlier sales may be in. */
const ENDED = 'ANG BGN CUC HRK SLL ZWL'

/** The currencies that a studio may choose, by code. */
export const currencies: readonly string[] = CURRENT.split(/\s/)

const known = new Set([...currencies, ...ENDED.split(' ')])

/** True if `code` is an ISO 4217 currency, current or recent, in capitals. */
export function isCurrency(code: string): boolean {
  return known.has(code)
}

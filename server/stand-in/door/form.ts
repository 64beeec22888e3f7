export type FormValue = string | number | boolean | FormValue[] | { [name: string]: FormValue }

/** Fields that hold people's own words under any name. */
const WORDS = 'metadata'

/** Stripe's numeric parameters; everything else on the wire is text. */
const NUMBERS = new Set(
  `amount amount_off billing_cycle_anchor cancel_at created expires_at gt gte interval_count limit lt lte max_redemptions
  percent_off quantity redeem_by resumes_at trial_end trial_period_days unit_amount`.split(/\s+/),
)

/** … and as yes or no. */
const BOOLEANS = new Set(
  `active is_default allow_promotion_codes cancel_at_period_end confirm delivery_success disabled enabled error_on_requires_action
  invoice_now off_session paid_out_of_band prorate`.split(/\s+/),
)

/** Reads `a[b][0]=c`: nested names become objects, numbered ones lists, and what Stripe has as a number is one. */
export function decodeForm(text: string): { [name: string]: FormValue } {
  const decoded: { [name: string]: FormValue } = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/\[|\]\[|\]/).filter((part, index, all) => part !== '' || index < all.length - 1)
    place(
      decoded,
      path,
      path.includes(WORDS) ? value : typed(path.findLast((part) => !/^\d*$/.test(part)) ?? '', value),
    )
  }
  return listed(decoded) as { [name: string]: FormValue }
}

function place(into: { [name: string]: FormValue }, [name = '', ...rest]: string[], value: FormValue): void {
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const inner = into[name]
  if (typeof inner !== 'object' || Array.isArray(inner))
    into[name] = Object.create(null) as { [name: string]: FormValue }
  place(into[name] as { [name: string]: FormValue }, rest, value)
}

function typed(name: string, value: string): FormValue {
  if (NUMBERS.has(name) && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  if (BOOLEANS.has(name) && /^(true|false)$/.test(value)) return value === 'true'
  return value
}

/** Objects whose names are all numbers become lists, but for people's own words. */
function listed(value: FormValue, name = ''): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner, key)] as const)
  const isList = name !== WORDS && entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

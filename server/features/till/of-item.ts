import { Refusal, type Reason } from '../../api/errors.ts'

/** An item by its place in the basket, counted from 0. */
export function naming(item: number, { value, ...reason }: Reason): Reason {
  const known = typeof value === 'object' && value !== null ? value : value === undefined ? {} : { value }
  return { ...reason, value: { ...known, item } }
}

/**
 * Decides about one item of a basket. Adds anything that prevents its sale to `reasons`, naming the item, and returns
 * undefined; refuses a fault in its fields (422) by its path in the body, and throws any other refusal as it is.
 */
export function decideItem<T>(item: number, reasons: Reason[], decide: () => T): T | undefined {
  try {
    return decide()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, detail, extras } = error
    if (code === 'VALIDATION_ERROR') throw inBasket(item, error)
    if (code === 'NOT_FOUND' || code === 'AUTH_INSUFFICIENT_PERMISSIONS') throw error
    const against = extras.reasons ?? [{ code, detail, rule: code.toLowerCase() }]
    reasons.push(...against.map((reason) => naming(item, reason)))
    return undefined
  }
}

function inBasket(item: number, { detail, extras }: Refusal): Refusal {
  const errors = (extras.errors ?? []).map((fault) => ({ ...fault, path: `items.${item}.${fault.path}` }))
  return new Refusal('VALIDATION_ERROR', detail, { errors })
}

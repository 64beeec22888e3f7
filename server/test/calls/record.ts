import { operations } from '../../features.ts'
import type { TestStudio } from '../studio.ts'

// A record as the API or the audit log shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const keys = new Set<string>(operations.map(({ key }) => key))

/** Puts the ids into the places of a path, in their order. */
export function filled(path: string, ids: readonly (number | string)[]): string {
  const left = [...ids]
  return path.replaceAll(/\{\w+\}/g, () => String(left.shift()))
}

/**
 * The record that an operation changes, as it is read alone, or else in its list; undefined where the path names none or
 * nobody can read it.
 */
export async function recordOf(studio: TestStudio, key: string, ids: readonly (number | string)[]): Promise<Shown> {
  const [, path = ''] = /^\w+ (.*\})/.exec(key) ?? []
  if (keys.has(`GET ${path}`)) return (await studio.asOwner(`GET ${filled(path, ids)}`)).body
  const list = path.replace(/\/\{\w+\}$/, '')
  if (!path || !keys.has(`GET ${list}`)) return undefined
  const { body } = await studio.asOwner(`GET ${filled(list, ids)}`)
  return (body.items ?? body).find((one: Shown) => one.id === ids.at(-1))
}

/** Fields of the audit log that no answer shows under that name: files, and facts of the change alone. */
const kept = [
  'billing_anchor_on',
  'discount_minor',
  'ended_early',
  'erased_at',
  'first_visit_by_on',
  'first_visit_settled_at',
  'former_expires_on',
  'gift_card_id',
  'last_login_at',
  'max_pause_days',
  'next_renewal_on',
  'overridden',
  'pause_days',
  'pause_starts_on',
  'photo_file',
  'remaining_minor',
  'renewal_price_minor',
  'restored_classes',
  'source',
  'terms_id',
  'undone_at',
]

const otherNames: Record<string, string> = {
  deposit_minor: 'deposit_amount',
  discount_percent: 'discount_value',
  rate_percent: 'rate',
}

/** One side of an entry, and the record's fields of the same names: money in major units, days as `…_at`. */
export function sideBySide(side: object, record: Shown): [said: object, shown: object] {
  const fields = Object.entries(side).map(([field, value]) => {
    if (field in record) return [field, value, record[field]]
    const isMinor = field.endsWith('_minor')
    const name = otherNames[field] ?? field.replace(isMinor ? /_minor$/ : /_on$/, isMinor ? '' : '_at')
    const shown = name in record ? record[name] : kept.includes(field) ? value : 'not shown'
    return [field, isMinor && name in record && value !== null ? value / 100 : value, shown]
  })
  return [
    Object.fromEntries(fields.map(([field, said]) => [field, said])),
    Object.fromEntries(fields.map(([field, , shown]) => [field, shown])),
  ]
}

import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'

const DATES = new Set(['date_of_birth', 'joined_on', 'starts_on', 'expires_on', 'cancelled_on'])
const MONEY = new Set(['price', 'price_paid'])

/** A value of a record that an import would make, in words; null for what the file doesn't say. */
export function useRecordText(): (field: string, value: unknown) => string | null {
  const { imports, memberships } = useMessages()
  const format = useFormat()
  const words: Record<string, Readonly<Record<string, string>>> = {
    status: memberships.statuses,
    type: memberships.kinds,
    billing_interval: memberships.intervals,
  }
  return (field, value) => {
    if (typeof value === 'boolean') return value ? imports.review.yes : imports.review.no
    if (Array.isArray(value)) return value.join(', ') || null
    if (typeof value === 'number') return MONEY.has(field) ? format.money(value) : format.number(value)
    if (typeof value !== 'string') return null
    return DATES.has(field) ? format.date(value) : (words[field]?.[value] ?? value)
  }
}

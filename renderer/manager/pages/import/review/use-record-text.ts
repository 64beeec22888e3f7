import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'

const DATES = new Set(['date_of_birth', 'joined_on', 'starts_on', 'expires_on', 'cancelled_on', 'until_on'])
const INSTANTS = new Set(['starts_at', 'sold_at'])
const MONEY = new Set([
  'price',
  'price_paid',
  'initial_value',
  'remaining_balance',
  'unit_price',
  'late_cancel_fee_override',
  'no_show_fee_override',
  'intro_price',
])

/** A value of a record that an import would make, in words; null for what the file doesn't say. */
export function useRecordText(): (field: string, value: unknown) => string | null {
  const { imports, memberships } = useMessages()
  const format = useFormat()
  const words: Record<string, Readonly<Record<string, string>>> = {
    status: memberships.statuses,
    type: memberships.kinds,
    billing_interval: memberships.intervals,
  }
  const visit = (field: string, value: string) =>
    field === 'status' ? imports.questions.choicesOf['booking_statuses']?.[value] : undefined
  return (field, value) => {
    if (typeof value === 'boolean') return value ? imports.review.yes : imports.review.no
    if (field === 'weekdays' && Array.isArray(value)) return value.map((day: number) => format.weekday(day)).join(', ')
    if (Array.isArray(value)) return value.join(', ') || null
    if (typeof value === 'number') return MONEY.has(field) ? format.money(value) : format.number(value)
    if (typeof value !== 'string') return null
    if (INSTANTS.has(field)) return format.dateTime(value)
    return DATES.has(field) ? format.date(value) : (words[field]?.[value] ?? visit(field, value) ?? value)
  }
}

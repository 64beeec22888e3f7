import type { Analysis } from '../analysis.ts'

type Look = NonNullable<Analysis['columns'][number]['looks_like']>
type Field = Analysis['fields'][number]

/** The fields that hold such values; words fit so many that none is offered before the others. */
const FIELDS_OF: Readonly<Record<Look, readonly string[]>> = {
  email: ['email', 'guardian_email', 'recipient_email', 'instructor_email'],
  phone: ['mobile_phone', 'phone', 'home_phone', 'emergency_contact'],
  date: [
    'date_of_birth',
    'joined_on',
    'starts_on',
    'expires_on',
    'purchased_on',
    'cancelled_on',
    'class_date',
    'sold_on',
  ],
  money: ['price', 'unit_price', 'total', 'initial_value', 'remaining_balance'],
  yes_no: [
    'marketing_email',
    'marketing_sms',
    'marketing_email_optout',
    'renews',
    'is_frozen',
    'is_expired',
    'is_active',
  ],
  number: ['credits_remaining', 'credits_total', 'quantity', 'stock', 'capacity', 'duration', 'validity_days'],
  text: [],
}

/** Whether a field is one that a column of such values may fill: it holds such, and no other column fills it yet. */
export function fits(field: Field, look: Look | null, mapping: Analysis['column_mapping']): boolean {
  const isFree = field.multiple || mapping[field.field] === undefined
  return look !== null && isFree && FIELDS_OF[look].includes(field.field)
}

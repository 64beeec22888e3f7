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
    'marketing_sms_optout',
    'client_status',
    'is_teaching',
    'sellable_online',
    'can_pause',
    'rollover_enabled',
    'is_intro_offer',
    'renews',
    'is_frozen',
    'is_expired',
    'is_active',
  ],
  number: ['credits_remaining', 'credits_total', 'quantity', 'stock', 'capacity', 'duration', 'validity_days'],
  text: [],
}

/** True if a field is one that a column of such values may fill: it holds such, and no other column fills it yet. */
export function fits(field: Field, look: Look | null, mapping: Analysis['column_mapping']): boolean {
  const isFree = field.multiple || mapping[field.field] === undefined
  return look !== null && isFree && FIELDS_OF[look].includes(field.field)
}

export type Mapping = Analysis['column_mapping']
type Ref = string | number
type Column = Pick<Analysis['columns'][number], 'index' | 'label'>
type TargetField = Pick<Analysis['fields'][number], 'field' | 'multiple'>

const refsOf = (of: Mapping[string] | undefined): Ref[] => (of === undefined ? [] : Array.isArray(of) ? of : [of])
const isOf = ({ index, label }: Column) => {
  return (ref: Ref) => ref === index || ref === label
}

/** The field that a column fills, or null if it is left out. */
export function fieldOf(mapping: Mapping, column: Column): string | null {
  const found = Object.entries(mapping).find(([, refs]) => refsOf(refs).some(isOf(column)))
  return found?.[0] ?? null
}

/**
 * The mapping with a column moved to a field, or left out (null). A field that takes one column gives its former one up;
 * one that takes several adds it.
 */
export function withField(mapping: Mapping, column: Column, field: TargetField | null): Mapping {
  const without = Object.entries(mapping)
    .map(([name, refs]) => [name, refsOf(refs).filter((ref) => !isOf(column)(ref))] as const)
    .filter(([, refs]) => refs.length > 0)
  const cleared: Mapping = Object.fromEntries(without.map(([name, refs]) => [name, refs.length > 1 ? refs : refs[0]!]))
  if (!field) return cleared
  const before = field.multiple ? refsOf(cleared[field.field]) : []
  return { ...cleared, [field.field]: before.length > 0 ? [...before, column.index] : column.index }
}

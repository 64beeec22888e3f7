import type { Input } from '../../../../api/index.ts'
import { COVERS_ALL, type CoverageTerms } from '../../../../../server/features/membership-types/coverage-rules.ts'
import { coverageTermsOf, coverageValuesOf, type CoverageValues } from './coverage/values.ts'
import type { Kind, MembershipType, Terms } from './describe.ts'

type NewType = Input<'POST /api/v1/membership-types'>['body']
type Changed = Input<'PUT /api/v1/membership-types/{membership_type_id}'>['body']

/** The form's values: every field, whether it applies to the kind or not. */
export interface TypeValues extends CoverageValues {
  name: string
  description: string
  type: Kind
  price: number | null
  billing_interval: NonNullable<MembershipType['billing_interval']>
  access: 'unlimited' | 'counted'
  credits_included: number | null
  credits_per_interval: number | null
  validity_days: number | null
  rollover_enabled: boolean
  max_rollover_credits: number | null
  can_pause: boolean
  max_pause_days: number | null
  self_service_pause: boolean
  is_intro_offer: boolean
  intro_price: number | null
  intro_validity_days: number | null
  sellable_online: boolean
  late_cancel_fee_override: number | null
  no_show_fee_override: number | null
  fee_forgiveness_count_override: number | null
}

/** The form's values of a type, or those that a new one begins with. */
export function valuesOf(type?: MembershipType): TypeValues {
  if (!type) return { ...EMPTY }
  const {
    description,
    billing_interval,
    unlimited,
    id: _,
    currency: __,
    created_at,
    updated_at,
    is_active,
    usable_times,
    booking_open_hours_before,
    ...same
  } = type
  return {
    ...same,
    ...coverageValuesOf(type),
    description: description ?? '',
    billing_interval: billing_interval ?? 'monthly',
    access: unlimited ? 'unlimited' : 'counted',
  }
}

const EMPTY: TypeValues = {
  name: '',
  description: '',
  type: 'class_pack',
  price: null,
  billing_interval: 'monthly',
  access: 'unlimited',
  credits_included: 10,
  credits_per_interval: 4,
  validity_days: null,
  rollover_enabled: false,
  max_rollover_credits: null,
  can_pause: false,
  max_pause_days: null,
  self_service_pause: false,
  is_intro_offer: false,
  intro_price: null,
  intro_validity_days: null,
  sellable_online: true,
  late_cancel_fee_override: null,
  no_show_fee_override: null,
  fee_forgiveness_count_override: null,
  ...coverageValuesOf(COVERS_ALL),
}

/** Which fields apply to a kind; the others are neither shown nor sent. */
export function applies(values: Pick<TypeValues, 'type' | 'access'>) {
  const isSubscription = values.type === 'subscription'
  return {
    interval: isSubscription,
    access: isSubscription,
    creditsIncluded: values.type === 'class_pack',
    creditsPerInterval: isSubscription && values.access === 'counted',
  }
}

/** Numbers that the kind needs and that are missing. */
export function emptyOf(values: TypeValues): (keyof TypeValues)[] {
  const shown = applies(values)
  const needed: (keyof TypeValues)[] = [
    ...(shown.creditsIncluded ? (['credits_included'] as const) : []),
    ...(shown.creditsPerInterval ? (['credits_per_interval'] as const) : []),
    ...(values.type === 'time_pass' ? (['validity_days'] as const) : []),
  ]
  return needed.filter((field) => values[field] === null)
}

/** The terms as the server keeps them, with what doesn't apply emptied. */
export function termsOf(values: TypeValues) {
  const { type } = values
  const shown = applies(values)
  const rolls = shown.creditsPerInterval && values.rollover_enabled
  const pauses = values.can_pause
  return {
    description: values.description.trim() || null,
    credits_included: shown.creditsIncluded ? values.credits_included : type === 'drop_in' ? 1 : null,
    credits_per_interval: shown.creditsPerInterval ? values.credits_per_interval : null,
    unlimited: type === 'time_pass' || (shown.access && values.access === 'unlimited'),
    validity_days: values.validity_days,
    can_pause: pauses,
    max_pause_days: pauses ? values.max_pause_days : null,
    self_service_pause: pauses && values.max_pause_days !== null && values.self_service_pause,
    sellable_online: values.sellable_online,
    rollover_enabled: rolls,
    max_rollover_credits: rolls ? values.max_rollover_credits : null,
    late_cancel_fee_override: values.late_cancel_fee_override,
    no_show_fee_override: values.no_show_fee_override,
    fee_forgiveness_count_override: values.fee_forgiveness_count_override,
    is_intro_offer: values.is_intro_offer,
    intro_price: values.is_intro_offer ? values.intro_price : null,
    intro_validity_days: values.is_intro_offer ? values.intro_validity_days : null,
  } satisfies Changed
}

/** The body that makes a new type. */
export function newTypeOf(values: TypeValues): NewType {
  const { name, type, price, billing_interval } = values
  const interval = applies(values).interval ? { billing_interval } : {}
  return { name, type, price: price ?? 0, ...interval, ...termsOf(values), ...coverageOf(values) }
}

/** The coverage (places, times, frequency, number of clients) with what applies to its kind; an intro offer is for one. */
export function coverageOf(values: TypeValues): CoverageTerms {
  const terms = coverageTermsOf(values)
  const byKind: Partial<CoverageTerms> =
    values.type === 'subscription' ? { starts: 'purchase' } : { minimum_term_intervals: 0, notice_days: 0 }
  return { ...terms, ...byKind, ...(values.is_intro_offer && { max_members: 1 }) }
}

/** The type as its sentences read it, while it is being written. */
export function draftOf(values: TypeValues): Terms {
  const { type, price, billing_interval } = values
  const valid = values.validity_days ?? (type === 'time_pass' ? 30 : null)
  return { type, price, billing_interval, ...termsOf(values), validity_days: valid }
}

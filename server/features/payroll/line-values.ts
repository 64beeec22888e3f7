export const componentTypes = [
  'fixed_salary',
  'per_class',
  'per_attendee',
  'per_appointment',
  'class_revenue_percent',
  'appointment_revenue_percent',
  'retail_commission_percent',
  'membership_commission_percent',
] as const

export type ComponentType = (typeof componentTypes)[number]

export const salaryPeriods = ['weekly', 'biweekly', 'monthly'] as const

export type SalaryPeriod = (typeof salaryPeriods)[number]

/** Things that can be paid only once. */
export const claimKinds = ['class', 'appointment', 'sale', 'membership', 'refund', 'day'] as const

export type ClaimKind = (typeof claimKinds)[number]

/** `visit`: visits by their payments, part of the line's classes. */
export const partKinds = [...claimKinds, 'visit'] as const

export type PartKind = (typeof partKinds)[number]

/** Why something in the period is not paid: a finalized run has paid it, or it is not over. */
export const skipReasons = ['paid_before', 'not_over'] as const

export type SkipReason = (typeof skipReasons)[number]

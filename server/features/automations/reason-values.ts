/** Possible states of an enrollment. */
export const enrollmentStatuses = ['active', 'waiting', 'completed', 'exited', 'cancelled', 'failed'] as const

/** Why a step is skipped. */
export const skipReasons = [
  'no_consent',
  'no_address',
  'no_mail_server',
  'one_a_day',
  'late',
  'no_promo_code',
  'tag_gone',
  'dropped_after_restore',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** Why an enrollment has ended before its last step. */
export const endReasons = ['exit_condition', 'by_staff', 'client_inactive', 'client_erased', 'failed'] as const
export type EndReason = (typeof endReasons)[number]

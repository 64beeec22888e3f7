/** How a message for several is to go. */
export const ways = ['email', 'push', 'push_or_email'] as const
export type Way = (typeof ways)[number]

/** Why something is not done for one of several clients. */
export const skipReasons = [
  'gone',
  'has_tag',
  'has_no_tag',
  'inactive',
  'no_consent',
  'no_address',
  'no_mail_server',
  'chose_email',
  'no_device',
  'one_a_day',
  'quiet_hours',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** When memberships begin, and when they are paused. */
export const pauses = {
  'membership_types.subscription_starts_at_once': 'A subscription begins when it is sold, not with the first visit',
  'membership_types.only_subscriptions_are_ended': 'Only subscriptions have a minimum term and a notice period',
  'membership_types.pause_needs_days': 'First set how many days of pause are allowed',
  'membership_types.pause_not_allowed': 'Allow pauses first',
  'memberships.would_end_before':
    'With this class, {name} would start earlier and end on {until:day}, before another class booked with it. Cancel that one first, or choose a later class.',
  'memberships.paused_from':
    '{name} will be paused from {from:day} until {until:day}. Choose a class before or after that, or withdraw the pause.',
  'memberships.pause_is_planned':
    'A pause from {from:day} until {until:day} is already planned. End or withdraw it first.',
  'memberships.pause_is_asked_for': 'You have already requested a pause from {from:day}. Withdraw that request first.',
  'memberships.rests_on_pause':
    'Without the pause, {name} ends on {until:day}, before these bookings: {booked:ands}. Cancel them first.',
  'memberships.booked_then': '{name} on {when:moment}',
  'memberships.booked_by_member': 'a booking of another member who shares it, on {when:day}',
  'memberships.pause_begins_later': 'Choose {first:day} or a later day',
  'memberships.ends_before_pause': 'The membership ends on {until:day}. Choose a day before that',
  'memberships.no_pause_to_withdraw':
    'No pause is planned or requested. To end a current pause, resume the membership.',
  'billing.subscription_begins_as_paid': 'A subscription begins with its first payment. Leave the day out',
  'billing.begins_until': 'Choose a day from {today:day} to {last:day}',
} as const

export const fees = {
  'because.cancelled_hours': 'Cancelled {before} h before; free until {hours} h before',
  'because.cancelled_minutes': 'Cancelled {minutes} min before; free until {hours} h before',
  'because.cancelled_after': 'Cancelled after the start; free until {hours} h before',
  'because.no_show': 'No-show; cancelling is free until {hours} h before',
  'because.renewal': '{type_name} was renewed',
  'because.unpaid_booking': 'Booked to be paid at the studio',
  'because.appointment': 'The price agreed when booking',
  'because.by_type': '{reason:said}. The fee of {type_name} applies',
  'billing.nothing_due': 'Nothing is due at the moment.',
  'billing.several_currencies': 'These amounts are in different currencies. Pay one currency at a time.',
  'studio.days_rise': 'Days in ascending order, each once',
} as const

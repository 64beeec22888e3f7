export const fees = {
  'because.cancelled_hours': 'Cancelled {before} h before; free until {hours} h before',
  'because.cancelled_minutes': 'Cancelled {minutes} min before; free until {hours} h before',
  'because.cancelled_after': 'Cancelled after it had begun; free until {hours} h before',
  'because.no_show': 'Neither came nor cancelled; cancelling is free until {hours} h before',
  'because.renewal': '{type_name} was renewed',
  'because.unpaid_booking': 'Booked to be paid at the studio',
  'because.appointment': 'The price that was agreed when it was booked',
  'because.by_type': '{reason:said}. The fee is that of {type_name}',
  'billing.nothing_due': 'Nothing is due at the moment. There is nothing to pay.',
  'billing.several_currencies': 'These are owed in different currencies. Pay those of one currency at a time.',
  'studio.days_rise': 'Days that rise, each once',
} as const

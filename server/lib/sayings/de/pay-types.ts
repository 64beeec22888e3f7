import type { payTypes as english } from '../en/pay-types.ts'
import type { Translation } from '../templates.ts'

/** Names of the kinds of pay components. */
export const payTypes: Translation<typeof english> = {
  'payroll.type.fixed_salary': 'Festgehalt',
  'payroll.type.per_class': 'Pro Kurs',
  'payroll.type.per_attendee': 'Pro Teilnahme',
  'payroll.type.per_appointment': 'Pro Termin',
  'payroll.type.class_revenue_percent': 'Anteil am Kursumsatz',
  'payroll.type.appointment_revenue_percent': 'Anteil am Terminumsatz',
  'payroll.type.retail_commission_percent': 'Provision auf Produkte',
  'payroll.type.membership_commission_percent': 'Provision auf Mitgliedschaften',
}

import type { payTypes as english } from '../en/pay-types.ts'
import type { Translation } from '../templates.ts'

/** Names of the kinds of pay components. */
export const payTypes: Translation<typeof english> = {
  'payroll.type.fixed_salary': 'Stipendio fisso',
  'payroll.type.per_class': 'Per lezione',
  'payroll.type.per_attendee': 'Per partecipante',
  'payroll.type.per_appointment': 'Per appuntamento',
  'payroll.type.class_revenue_percent': 'Quota dei ricavi delle lezioni',
  'payroll.type.appointment_revenue_percent': 'Quota dei ricavi degli appuntamenti',
  'payroll.type.retail_commission_percent': 'Provvigione sui prodotti',
  'payroll.type.membership_commission_percent': 'Provvigione sugli abbonamenti',
}

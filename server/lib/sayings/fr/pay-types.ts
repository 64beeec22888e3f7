import type { payTypes as english } from '../en/pay-types.ts'
import type { Translation } from '../templates.ts'

/** Names of the kinds of pay components. */
export const payTypes: Translation<typeof english> = {
  'payroll.type.fixed_salary': 'Salaire fixe',
  'payroll.type.per_class': 'Par cours',
  'payroll.type.per_attendee': 'Par participant',
  'payroll.type.per_appointment': 'Par rendez-vous',
  'payroll.type.class_revenue_percent': 'Part des recettes des cours',
  'payroll.type.appointment_revenue_percent': 'Part des recettes des rendez-vous',
  'payroll.type.retail_commission_percent': 'Commission sur les produits',
  'payroll.type.membership_commission_percent': 'Commission sur les abonnements',
}

import type { payTypes as english } from '../en/pay-types.ts'
import type { Translation } from '../templates.ts'

/** Names of the kinds of pay components. */
export const payTypes: Translation<typeof english> = {
  'payroll.type.fixed_salary': 'Sueldo fijo',
  'payroll.type.per_class': 'Por clase',
  'payroll.type.per_attendee': 'Por asistente',
  'payroll.type.per_appointment': 'Por cita',
  'payroll.type.class_revenue_percent': 'Porcentaje de los ingresos por clases',
  'payroll.type.appointment_revenue_percent': 'Porcentaje de los ingresos por citas',
  'payroll.type.retail_commission_percent': 'Comisión por productos',
  'payroll.type.membership_commission_percent': 'Comisión por bonos y suscripciones',
}

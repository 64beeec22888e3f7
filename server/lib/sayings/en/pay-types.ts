/** Names of the kinds of pay components. */
export const payTypes = {
  'payroll.type.fixed_salary': 'Fixed salary',
  'payroll.type.per_class': 'Per class',
  'payroll.type.per_attendee': 'Per attendee',
  'payroll.type.per_appointment': 'Per appointment',
  'payroll.type.class_revenue_percent': 'Share of class revenue',
  'payroll.type.appointment_revenue_percent': 'Share of appointment revenue',
  'payroll.type.retail_commission_percent': 'Commission on products',
  'payroll.type.membership_commission_percent': 'Commission on memberships',
} as const

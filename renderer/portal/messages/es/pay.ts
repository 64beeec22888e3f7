import type { Messages } from '../en/index.ts'

export const pay: Messages['pay'] = {
  title: 'Mi pago',
  lead: 'Lo que has ganado aquí, en cuanto el centro lo da por cerrado.',
  none: 'Todavía no hay pagos',
  noneMeans: 'Cada período aparece aquí en cuanto el centro lo cierra, con todo lo que cuenta.',
  download: (period) => `Pago de ${period} en PDF`,
  file: (day) => `pago-${day}.pdf`,
  paidOn: (day) => `Pagado el ${day}`,
  nothing: 'En este período no cuenta nada.',
  note: (words) => `Nota: ${words}`,
  types: {
    fixed_salary: 'Salario fijo',
    per_class: 'Por clase',
    per_attendee: 'Por asistente',
    per_appointment: 'Por cita',
    class_revenue_percent: 'Parte de los ingresos por clases',
    appointment_revenue_percent: 'Parte de los ingresos por citas',
    retail_commission_percent: 'Comisión por productos',
    membership_commission_percent: 'Comisión por bonos y suscripciones',
  },
}

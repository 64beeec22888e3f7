import { typeNames } from './type-name-rules.ts'
import type { PayWords } from './words.ts'

const of = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

export const es: PayWords = {
  locale: 'es',
  colon: ': ',
  types: typeNames.es,
  salary: {
    weekly: (amount) => `${amount} a la semana`,
    biweekly: (amount) => `${amount} cada dos semanas`,
    monthly: (amount) => `${amount} al mes`,
  },
  days: (count, period, whole) => (period === 'monthly' ? `${count} de ${whole} días` : of('día', 'días')(count)),
  counted: {
    per_class: of('clase', 'clases'),
    per_attendee: of('asistente', 'asistentes'),
    per_appointment: of('cita', 'citas'),
    class_revenue_percent: of('visita', 'visitas'),
    appointment_revenue_percent: of('cita', 'citas'),
    retail_commission_percent: of('venta', 'ventas'),
    membership_commission_percent: of('venta', 'ventas'),
  },
  share: (percent, base, gross) => `${percent} de ${base} (${gross} sin IVA)`,
  came: (count) => `${count === 1 ? 'vino' : 'vinieron'} ${count}`,
  visits: of('visita', 'visitas'),
  paid_at_studio: 'Pagado en el centro',
  refund: (name) => `Reembolso: ${name}`,
  paid_before: (run) => `Pagado en la liquidación ${run}`,
  not_over: 'Aún no ha terminado',
  salary_days: 'Días de salario',
  paper: {
    title: (period) => `Nómina ${period}`,
    draft: 'Borrador, no definitivo',
    finalized: (day) => `Cerrada el ${day}`,
    head: ['Concepto', 'Cantidad', 'Tarifa', 'Importe'],
    total: 'Total',
    paid: (day) => `Pagado el ${day}`,
    fingerprint: (hash) => `Huella ${hash}`,
  },
}

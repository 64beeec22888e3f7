import { typeNames } from './type-name-rules.ts'
import type { PayWords } from './words.ts'

const of = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

export const it: PayWords = {
  locale: 'it',
  colon: ': ',
  types: typeNames.it,
  salary: {
    weekly: (amount) => `${amount} a settimana`,
    biweekly: (amount) => `${amount} ogni due settimane`,
    monthly: (amount) => `${amount} al mese`,
  },
  days: (count, period, whole) =>
    period === 'monthly' ? `${count} giorni su ${whole}` : of('giorno', 'giorni')(count),
  counted: {
    per_class: of('lezione', 'lezioni'),
    per_attendee: of('partecipante', 'partecipanti'),
    per_appointment: of('appuntamento', 'appuntamenti'),
    class_revenue_percent: of('visita', 'visite'),
    appointment_revenue_percent: of('appuntamento', 'appuntamenti'),
    retail_commission_percent: of('vendita', 'vendite'),
    membership_commission_percent: of('abbonamento', 'abbonamenti'),
  },
  share: (percent, base, gross) => `${percent} di ${base} (${gross} senza IVA)`,
  came: (count) => `${count} ${count === 1 ? 'presente' : 'presenti'}`,
  visits: of('visita', 'visite'),
  paid_at_studio: 'Pagato in studio',
  refund: (name) => `Rimborso: ${name}`,
  paid_before: (run) => `Pagato nel calcolo ${run}`,
  not_over: 'Non ancora terminato',
  salary_days: 'Giorni di stipendio',
  paper: {
    title: (period) => `Compensi ${period}`,
    draft: 'Bozza, non definitiva',
    finalized: (day) => `Chiusa il ${day}`,
    head: ['Compenso', 'Quantità', 'Tariffa', 'Importo'],
    total: 'Totale',
    paid: (day) => `Pagato il ${day}`,
    fingerprint: (hash) => `Impronta ${hash}`,
  },
}

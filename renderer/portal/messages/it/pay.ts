import type { Messages } from '../en/index.ts'

export const pay: Messages['pay'] = {
  title: 'Il mio compenso',
  lead: 'Quanto hai guadagnato qui, non appena lo studio lo ha chiuso.',
  none: 'Ancora nessun compenso',
  noneMeans: 'Ogni periodo compare qui non appena lo studio lo chiude, con tutto ciò che conta.',
  download: (period) => `Compenso ${period} in PDF`,
  file: (day) => `compenso-${day}.pdf`,
  paidOn: (day) => `Pagato il ${day}`,
  nothing: 'In questo periodo non conta nulla.',
  note: (words) => `Nota: ${words}`,
  types: {
    fixed_salary: 'Stipendio fisso',
    per_class: 'Per lezione',
    per_attendee: 'Per partecipante',
    per_appointment: 'Per appuntamento',
    class_revenue_percent: 'Quota dei ricavi delle lezioni',
    appointment_revenue_percent: 'Quota dei ricavi degli appuntamenti',
    retail_commission_percent: 'Provvigione sui prodotti',
    membership_commission_percent: 'Provvigione sugli abbonamenti',
  },
}

import type { Messages } from '../en/index.ts'

export const pay: Messages['pay'] = {
  title: 'Meine Vergütung',
  lead: 'Was du hier verdient hast, sobald das Studio es abgeschlossen hat.',
  none: 'Noch keine Abrechnung',
  noneMeans: 'Jeder Zeitraum steht hier, sobald das Studio ihn abgeschlossen hat, mit allem, was dazu zählt.',
  download: (period) => `Abrechnung ${period} als PDF`,
  file: (day) => `verguetung-${day}.pdf`,
  paidOn: (day) => `Bezahlt am ${day}`,
  nothing: 'In diesem Zeitraum zählt hier nichts.',
  note: (words) => `Notiz: ${words}`,
  types: {
    fixed_salary: 'Festgehalt',
    per_class: 'Pro Kurs',
    per_attendee: 'Pro Teilnahme',
    per_appointment: 'Pro Termin',
    class_revenue_percent: 'Anteil am Kursumsatz',
    appointment_revenue_percent: 'Anteil am Terminumsatz',
    retail_commission_percent: 'Provision auf Produkte',
    membership_commission_percent: 'Provision auf Mitgliedschaften',
  },
}

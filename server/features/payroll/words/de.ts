import { typeNames } from './type-name-rules.ts'
import type { PayWords } from './words.ts'

const of = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

export const de: PayWords = {
  locale: 'de',
  colon: ': ',
  types: typeNames.de,
  salary: {
    weekly: (amount) => `${amount} pro Woche`,
    biweekly: (amount) => `${amount} alle zwei Wochen`,
    monthly: (amount) => `${amount} pro Monat`,
  },
  days: (count, period, whole) => (period === 'monthly' ? `${count} von ${whole} Tagen` : of('Tag', 'Tage')(count)),
  counted: {
    per_class: of('Kurs', 'Kurse'),
    per_attendee: of('Teilnahme', 'Teilnahmen'),
    per_appointment: of('Termin', 'Termine'),
    class_revenue_percent: of('Besuch', 'Besuche'),
    appointment_revenue_percent: of('Termin', 'Termine'),
    retail_commission_percent: of('Verkauf', 'Verkäufe'),
    membership_commission_percent: of('Mitgliedschaft', 'Mitgliedschaften'),
  },
  share: (percent, base, gross) => `${percent} von ${base} (${gross} ohne MwSt.)`,
  came: (count) => `${count} ${count === 1 ? 'war' : 'waren'} da`,
  visits: of('Besuch', 'Besuche'),
  paid_at_studio: 'Im Studio bezahlt',
  refund: (name) => `Erstattung: ${name}`,
  paid_before: (run) => `In Abrechnung ${run} bezahlt`,
  not_over: 'Noch nicht vorbei',
  salary_days: 'Gehaltstage',
  paper: {
    title: (period) => `Vergütungsabrechnung ${period}`,
    draft: 'Entwurf, nicht endgültig',
    finalized: (day) => `Abgeschlossen am ${day}`,
    head: ['Vergütung', 'Menge', 'Satz', 'Betrag'],
    total: 'Summe',
    paid: (day) => `Bezahlt am ${day}`,
    fingerprint: (hash) => `Prüfsumme ${hash}`,
  },
}

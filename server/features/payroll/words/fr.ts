import { typeNames } from './type-name-rules.ts'
import type { PayWords } from './words.ts'

const of = (one: string, many: string) => (count: number) => `${count} ${count < 2 ? one : many}`

export const fr: PayWords = {
  locale: 'fr',
  colon: '\u00a0: ',
  types: typeNames.fr,
  salary: {
    weekly: (amount) => `${amount} par semaine`,
    biweekly: (amount) => `${amount} toutes les deux semaines`,
    monthly: (amount) => `${amount} par mois`,
  },
  days: (count, period, whole) => (period === 'monthly' ? `${count} jours sur ${whole}` : of('jour', 'jours')(count)),
  counted: {
    per_class: (count) => `${count} cours`,
    per_attendee: of('participant', 'participants'),
    per_appointment: (count) => `${count} rendez-vous`,
    class_revenue_percent: of('visite', 'visites'),
    appointment_revenue_percent: (count) => `${count} rendez-vous`,
    retail_commission_percent: of('vente', 'ventes'),
    membership_commission_percent: of('abonnement', 'abonnements'),
  },
  share: (percent, base, gross) => `${percent} de ${base} (${gross} hors TVA)`,
  came: (count) => `${count} ${count < 2 ? 'présent' : 'présents'}`,
  visits: of('visite', 'visites'),
  paid_at_studio: 'Payé au studio',
  refund: (name) => `Remboursement\u00a0: ${name}`,
  paid_before: (run) => `Payé dans la paie ${run}`,
  not_over: 'Pas encore terminé',
  salary_days: 'Jours de salaire',
  paper: {
    title: (period) => `Paie ${period}`,
    draft: 'Brouillon, non définitif',
    finalized: (day) => `Clôturée le ${day}`,
    head: ['Rémunération', 'Quantité', 'Taux', 'Montant'],
    total: 'Total',
    paid: (day) => `Payé le ${day}`,
    fingerprint: (hash) => `Empreinte ${hash}`,
  },
}

import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('fr')
const figure = figures('fr')

export const memberships: Messages['memberships'] = {
  title: 'Abonnements',
  none: 'Pas encore d’abonnement',
  noneMeans: 'Avec un abonnement ou un carnet, un geste suffit pour réserver. Ils se vendent à l’accueil.',
  former: (n) => count(n, { one: `${figure(n)} ancien abonnement`, other: `${figure(n)} anciens abonnements` }),
  status: { pending: 'Pas commencé', active: 'Actif', paused: 'En pause', expired: 'Expiré', cancelled: 'Résilié' },
  unlimited: 'Cours illimités',
  credits: (n) => count(n, { one: 'crédit restant', other: 'crédits restants' }),
  goodUntil: (date) => `Valable jusqu’au ${date}`,
  noEnd: 'Sans date de fin',
  endedOn: (date) => `Terminé le ${date}`,
  startsOn: (date) => `Commence le ${date}`,
  renewsOn: (date) => `Renouvelé le ${date}`,
  daysLeft: (n) => (n === 1 ? 'dernier jour' : count(n, { one: `${figure(n)} jour`, other: `${figure(n)} jours` })),
  pausedUntil: (date) => `En pause jusqu’au ${date}`,
  pastDue: 'Le dernier paiement n’est pas passé. Réglez-le pour continuer à réserver.',
  details: (name) => `Détails\u00a0: ${name}`,

  facts: 'Abonnement',
  type: 'Genre',
  types: {
    subscription: 'Abonnement',
    class_pack: 'Carnet',
    time_pass: 'Pass à durée',
    drop_in: 'Cours à l’unité',
  },
  started: 'Depuis',
  ends: 'Valable jusqu’au',
  renews: 'Renouvelé le',
  paid: 'Prix',
  pauseDays: 'Jours de pause restants',
  statement: 'Relevé des crédits',
  statementOf: 'Chaque crédit reçu et utilisé, le plus récent en premier',
  noStatement: 'Aucun mouvement de crédit pour l’instant.',
  kinds: {
    grant: 'Crédits ajoutés',
    rollover: 'Reportés',
    spend: 'Réservé',
    return: 'Rendu',
    lapse: 'Perdus',
    adjust: 'Modifié par le studio',
  },
  kindWithClass: (kind, className) => `${kind}\u00a0: ${className}`,
  forClass: (when) => `pour ${when}`,
  balance: (n) => `reste ${figure(n)}`,

  prices: 'Ce que propose le studio',
  pricesMeans: 'Demandez à l’accueil, ou avant votre prochain cours.',
  charges: 'Frais',
  chargesDue: (amount) => `${amount} à payer`,
  chargesMeans: 'Les frais et ce qui reste à payer',
}

export const charges: Messages['charges'] = {
  title: 'Frais',
  none: 'Rien à payer',
  noneMeans: 'Les frais, par exemple pour une annulation tardive, se trouveraient ici.',
  open: 'À payer',
  openMeans: 'Payez à l’accueil\u202f; le studio les retire de cette liste.',
  settled: 'Réglés',
  status: { pending: 'En suspens', due: 'À payer', paid: 'Payé', waived: 'Annulé' },
  kind: {
    late_cancel: 'Annulation tardive',
    no_show: 'Cours manqué',
    renewal: 'Renouvellement',
    appointment: 'Rendez-vous',
    unpaid_booking: 'Cours impayé',
    other: 'Frais',
  },
  back: 'Abonnements',
}

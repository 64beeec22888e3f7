import { frImport } from './fr-import.ts'
import { fr as mailTroubles } from './mail/fr.ts'
import type { StaffWords, Words } from './words.ts'

export const fr: Words & StaffWords = {
  ...frImport,
  as_written: ({ text }) => text,
  data_erased: () => 'Les données ont été effacées',
  class_cancelled: () => 'Le cours a été annulé',
  'credits.booked': () => 'Cours réservé',
  'credits.given_back': () => 'Réservation abandonnée',
  'credits.lapsed': () => 'Non utilisé à temps',
  'credits.imported': () => 'Repris lors de l’importation',
  'credits.membership_cancelled': () => 'Abonnement résilié',
  'credits.renewed': ({ on }, { day }) => `Renouvellement le ${day(on)}`,
  'credits.at_start': () => 'Crédits au départ',
  'credits.at_start_by_staff': () => 'Crédits au départ, fixés par le studio',
  'credits.set_by_staff': () => 'Fixé par le studio',
  'charge.appointment': ({ service_name, starts_at }, { moment }) =>
    `Rendez-vous : ${service_name}, ${moment(starts_at)}`,
  'charge.appointment_deposit': ({ service_name, starts_at }, { moment }) =>
    `Acompte du rendez-vous\u00a0: ${service_name}, ${moment(starts_at)}`,
  'charge.late_cancel': ({ class_name, starts_at }, { moment }) =>
    `Annulation tardive : ${class_name}, ${moment(starts_at)}`,
  'charge.no_show': ({ class_name, starts_at }, { moment }) => `Cours manqué : ${class_name}, ${moment(starts_at)}`,
  'charge.renewal': ({ type_name, on }, { day }) => `${type_name}, renouvelé le ${day(on)}`,
  'charge.unpaid_booking': ({ class_name, starts_at }, { moment }) => `Séance : ${class_name}, ${moment(starts_at)}`,
  ...mailTroubles,
  'mail.too_late': () => 'Il n’a pas pu être envoyé avant d’être périmé.',
  'mail.not_ready': () => 'Il n’a pas pu être préparé pour l’envoi. Le journal du studio dit pourquoi.',
  'mail.key_lost': () =>
    'Il contient un code ou un lien scellé avec une clé que le studio n’a plus. Créez-en un nouveau.',
  'mail.no_consent': () => 'Le désabonnement a eu lieu après sa rédaction.',
  'mail.client_inactive': () => 'La personne n’est plus active.',
  'mail.address_changed': () => 'L’adresse a changé depuis sa rédaction.',
  'mail.overtaken': () => 'Ce dont il parle a changé depuis sa rédaction.',
  'mail.quiet_hours': () => 'Il attend la fin des heures calmes.',
  'mail.one_a_day': () => 'Il attend demain : un autre message publicitaire est déjà parti aujourd’hui.',
  'mail.dropped_after_restore': () => 'Il a été abandonné après la restauration du studio à partir d’une copie.',
  'mail.not_online': () =>
    'Il attend que le studio soit en ligne\u00a0: pour l’instant, son lien ne s’ouvre que sur cet ordinateur.',
  'checkout.gift_card': () => 'Carte cadeau',
  'receipt.class': ({ class_name, starts_at }, { moment }) => `Cours\u00a0: ${class_name}, ${moment(starts_at)}`,
  'receipt.gift_card': ({ last4 }) => `Carte cadeau finissant par ${last4}`,
  'refund.at_processor': () => 'Remboursé auprès du prestataire de paiement',
  'refund.paid_already': () => 'Payé ou annulé entre-temps',
  'refund.dispute_lost': () => 'Repris par la banque du client',
  'receipt.refund_undone': ({ receipt_number }) => `Le remboursement ${receipt_number} n’est pas arrivé`,
  'receipt.refund': ({ receipt_number, reason }) => `Remboursement du reçu ${receipt_number} : ${reason}`,
  'waived.no_show_undone': () => 'L’absence a été retirée',
  'waived.excused': () => 'Excusé',
  'waived.appointment_cancelled': () => 'Le rendez-vous a été annulé',
  'waived.not_used': () => 'La place n’a pas été utilisée',
  'waived.covered': ({ type_name }) => `Décompté de ${type_name}`,
  'waived.forgiven': ({ nth, count, days }) =>
    `Offert\u00a0: ${nth} sur ${count} ${days === '1' ? 'en un jour' : `en ${days} jours`}`,
  'cancelled.membership_cancelled': () => 'L’abonnement a été résilié',
  'cancelled.membership_ends': () => 'L’abonnement se termine avant',
  'cancelled.client_inactive': () => 'La personne n’est plus active',
  'cancelled.instructor_left': () => 'Le prof n’enseigne plus ici',
  'cancelled.membership_paused': () => 'L’abonnement est en pause',
  'cancelled.for_another_class': () => 'Abandonné pour un autre cours',
  'task.kept_fee': ({ class_name, starts_at, amount }, { moment }) =>
    `Décider si ${amount} sont remboursés : ${class_name}, ${moment(starts_at)}`,
  'task.refund_refused': ({ amount }) =>
    `Le prestataire de paiement n’a pas remboursé ${amount} : les rendre autrement`,
  'task.paid_undelivered': ({ amount }) =>
    `Un paiement en ligne de ${amount} n’a pas pu aboutir et a été remboursé : prévenir la personne`,
  'task.collection_ended': ({ amount }) =>
    `La carte a été refusée pour ${amount} et ne sera plus débitée : demander le paiement`,
  'task.pause_request': ({ type_name, on, days }, { day }) =>
    `Demande de pause pour ${type_name}\u00a0: à partir du ${day(on)}, jours\u00a0: ${days}`,
  'task.erasure_request': () => 'Effacer les données de cette personne, comme demandé',
  'waitlist.closed': () => 'Les réservations ont fermé avant qu’une place se libère.',
  'waitlist.seat_free': () => 'Une place est libre juste avant la fermeture : au premier qui réserve.',
  'waitlist.class_moved': () => 'Le cours a un nouvel horaire.',
  'waitlist.offer_expired': ({ until }, { moment }) => `L’offre était valable jusqu’au ${moment(until)}.`,
  'skipped.inactive': () => 'Ce compte n’est pas actif. Le studio peut le réactiver.',
  'skipped.booked': () => 'Le cours est déjà réservé. Il n’y a rien d’autre à faire.',
  'skipped.overlapping': ({ class_name, starts_at }, { moment }) =>
    `${class_name}, ${moment(starts_at)}, est à la même heure. Annulez-le d’abord ou choisissez un autre cours.`,
  'skipped.waiver': ({ title }) => `« ${title} » doit être signé avant de réserver.`,
  'skipped.no_membership': () => 'Aucun abonnement ne couvre ce cours. Achetez-en un ou demandez au studio.',
  'skipped.not_started': ({ on }, { day }) =>
    `L’abonnement commence le ${day(on)}. Choisissez un cours à partir de ce jour.`,
  'skipped.expired': () => 'L’abonnement se termine avant le cours. Renouvelez-le ou choisissez-en un autre.',
  'skipped.paused': ({ until }, { day }) =>
    `L’abonnement est en pause${until === null ? '' : ` jusqu’au ${day(until)}`}. Reprenez-le ou choisissez un cours après la pause.`,
  'skipped.no_credits': () => 'L’abonnement n’a plus de crédits. Achetez-en sous «\u00a0Tarifs\u00a0».',
  'skipped.waits_for_credits': () =>
    'L’abonnement n’a plus de crédits avant son renouvellement. Achetez-en sous «\u00a0Tarifs\u00a0» ou choisissez un cours après cette date.',
  'skipped.past_due': () => 'Un paiement de l’abonnement est en attente. Réglez-le d’abord.',
  'skipped.too_few_credits': () => 'L’abonnement n’a pas assez de crédits pour ce cours. Achetez-en.',
  'skipped.limit': () => 'L’abonnement a atteint sa limite de cours. Annulez-en un ou choisissez-en un autre.',
  'skipped.other_time': () => 'L’abonnement n’est pas valable à cette heure de la semaine. Choisissez-en un autre.',
  'skipped.other_location': () => 'L’abonnement n’est pas valable dans ce lieu. Choisissez-en un autre.',
  'skipped.not_covered': () => 'L’abonnement ne couvre pas ce cours. Choisissez-en un autre.',
  'skipped.other': () => 'Le cours n’a pas pu être réservé. Demandez au studio.',
}

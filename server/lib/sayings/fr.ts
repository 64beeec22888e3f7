import { frImport } from './fr-import.ts'
import { fr as mailTroubles } from './mail/fr.ts'
import type { StaffWords, Words } from './words.ts'

export const fr: Words & StaffWords = {
  ...frImport,
  as_written: ({ text }) => text,
  data_erased: () => 'Les données ont été effacées',
  class_cancelled: () => 'Le cours a été annulé',
  'credits.booked': () => 'Cours réservé',
  'credits.given_back': () => 'Réservation annulée',
  'credits.lapsed': () => 'Expiré',
  'credits.imported': () => 'Importé',
  'credits.membership_cancelled': () => 'Abonnement résilié',
  'credits.renewed': ({ on }, { day }) => `Renouvellement le ${day(on)}`,
  'credits.at_start': () => 'Crédits de départ',
  'credits.at_start_by_staff': () => 'Crédits de départ, fixés par l’équipe',
  'credits.set_by_staff': () => 'Fixé par l’équipe',
  'charge.appointment': ({ service_name, starts_at }, { moment }) =>
    `Rendez-vous\u00a0: ${service_name}, ${moment(starts_at)}`,
  'charge.appointment_deposit': ({ service_name, starts_at }, { moment }) =>
    `Acompte du rendez-vous\u00a0: ${service_name}, ${moment(starts_at)}`,
  'charge.late_cancel': ({ class_name, starts_at }, { moment }) =>
    `Annulation tardive\u00a0: ${class_name}, ${moment(starts_at)}`,
  'charge.no_show': ({ class_name, starts_at }, { moment }) => `Absence\u00a0: ${class_name}, ${moment(starts_at)}`,
  'charge.renewal': ({ type_name, on }, { day }) => `${type_name}, renouvelé le ${day(on)}`,
  'charge.unpaid_booking': ({ class_name, starts_at }, { moment }) =>
    `Séance\u00a0: ${class_name}, ${moment(starts_at)}`,
  ...mailTroubles,
  'mail.too_late': () => 'Il n’a pas pu être envoyé à temps.',
  'mail.not_ready': () => 'Il n’a pas pu être préparé pour l’envoi. Le journal du studio en donne la raison.',
  'mail.key_lost': () =>
    'Il contient un code ou un lien chiffré avec une clé que le studio n’a plus. Créez-en un nouveau.',
  'mail.no_consent': () => 'La personne s’est désabonnée entre-temps.',
  'mail.client_inactive': () => 'La personne n’est plus active.',
  'mail.address_changed': () => 'L’adresse a changé entre-temps.',
  'mail.overtaken': () => 'Son motif a changé entre-temps.',
  'mail.quiet_hours': () => 'Il sera envoyé après les heures calmes.',
  'mail.one_a_day': () => 'Il sera envoyé demain\u00a0: un autre message publicitaire a déjà été envoyé aujourd’hui.',
  'mail.dropped_after_restore': () => 'Il a été écarté après la restauration du studio à partir d’une sauvegarde.',
  'mail.not_online': () =>
    'Il sera envoyé une fois le studio en ligne\u00a0: pour l’instant, son lien ne s’ouvre que sur cet ordinateur.',
  'checkout.gift_card': () => 'Carte cadeau',
  'receipt.class': ({ class_name, starts_at }, { moment }) => `Cours\u00a0: ${class_name}, ${moment(starts_at)}`,
  'receipt.gift_card': ({ last4 }) => `Carte cadeau finissant par ${last4}`,
  'refund.at_processor': () => 'Remboursé auprès du prestataire de paiement',
  'refund.paid_already': () => 'Déjà payé ou annulé',
  'refund.dispute_lost': () => 'Rejeté par la banque',
  'receipt.refund_undone': ({ receipt_number }) => `Échec du remboursement ${receipt_number}`,
  'receipt.refund': ({ receipt_number, reason }) => `Remboursement du reçu ${receipt_number}\u00a0: ${reason}`,
  'waived.no_show_undone': () => 'L’absence a été annulée',
  'waived.excused': () => 'Absence excusée',
  'waived.appointment_cancelled': () => 'Le rendez-vous a été annulé',
  'waived.not_used': () => 'La place n’a pas été utilisée',
  'waived.covered': ({ type_name }) => `Couvert par «\u00a0${type_name}\u00a0»`,
  'waived.forgiven': ({ nth, count, days }) =>
    `Frais annulés\u00a0: ${nth} sur ${count} ${days === '1' ? 'en un jour' : `en ${days} jours`}`,
  'cancelled.membership_cancelled': () => 'L’abonnement a été résilié',
  'cancelled.membership_ends': () => 'L’abonnement se termine avant',
  'cancelled.client_inactive': () => 'La personne n’est plus active',
  'cancelled.instructor_left': () => 'Le professeur n’enseigne plus ici',
  'cancelled.membership_paused': () => 'L’abonnement est en pause',
  'cancelled.for_another_class': () => 'Annulée pour un autre cours',
  'task.kept_fee': ({ class_name, starts_at, amount }, { moment }) =>
    `Décider du remboursement (${amount})\u00a0: ${class_name}, ${moment(starts_at)}`,
  'task.refund_refused': ({ amount }) =>
    `Le prestataire de paiement n’a pas remboursé ${amount}\u00a0: rembourser autrement`,
  'task.paid_undelivered': ({ amount }) =>
    `Un paiement en ligne de ${amount} n’a pas pu aboutir et a été remboursé\u00a0: prévenir la personne`,
  'task.collection_ended': ({ amount }) =>
    `La carte a été refusée pour ${amount} et ne sera plus débitée\u00a0: demander le paiement`,
  'task.pause_request': ({ type_name, on, days }, { day }) =>
    `Demande de pause («\u00a0${type_name}\u00a0»)\u00a0: à partir du ${day(on)}, jours\u00a0: ${days}`,
  'task.erasure_request': () => 'Effacer les données de cette personne, comme demandé',
  'waitlist.closed': () => 'Les réservations ont fermé avant qu’une place se libère.',
  'waitlist.seat_free': () => 'Une place est libre peu avant la fermeture. Premier arrivé, premier servi.',
  'waitlist.class_moved': () => 'Le cours a un nouvel horaire.',
  'waitlist.offer_expired': ({ until }, { moment }) => `La proposition a expiré le ${moment(until)}.`,
  'skipped.inactive': () => 'Ce compte n’est pas actif. Le studio peut le réactiver.',
  'skipped.booked': () => 'Vous avez déjà réservé ce cours.',
  'skipped.overlapping': ({ class_name, starts_at }, { moment }) =>
    `Vous avez déjà une réservation à la même heure\u00a0: ${class_name} (${moment(starts_at)}). Annulez-la d’abord ou choisissez un autre cours.`,
  'skipped.waiver': ({ title }) => `Signez «\u00a0${title}\u00a0» avant de réserver.`,
  'skipped.no_membership': () => 'Aucun abonnement ne couvre ce cours. Achetez-en un ou contactez le studio.',
  'skipped.not_started': ({ on }, { day }) =>
    `L’abonnement commence le ${day(on)}. Choisissez un cours à partir de ce jour.`,
  'skipped.expired': () => 'L’abonnement se termine avant le cours. Renouvelez-le ou choisissez-en un autre.',
  'skipped.paused': ({ until }, { day }) =>
    `L’abonnement est en pause${until === null ? '' : ` jusqu’au ${day(until)}`}. Mettez fin à la pause ou choisissez un cours après celle-ci.`,
  'skipped.no_credits': () => 'L’abonnement n’a plus de crédits. Achetez-en dans «\u00a0Tarifs\u00a0».',
  'skipped.waits_for_credits': () =>
    'L’abonnement n’a plus de crédits avant son renouvellement. Achetez-en dans «\u00a0Tarifs\u00a0» ou choisissez un cours ultérieur.',
  'skipped.past_due': () => 'Un paiement de l’abonnement est en retard. Réglez-le d’abord.',
  'skipped.too_few_credits': () => 'L’abonnement n’a pas assez de crédits pour ce cours. Achetez-en d’autres.',
  'skipped.limit': () =>
    'L’abonnement a atteint sa limite de cours. Annulez une réservation ou choisissez un autre abonnement.',
  'skipped.other_time': () => 'L’abonnement n’est pas valable à cette heure. Choisissez-en un autre.',
  'skipped.other_location': () => 'L’abonnement n’est pas valable dans ce lieu. Choisissez-en un autre.',
  'skipped.not_covered': () => 'L’abonnement ne couvre pas ce cours. Choisissez-en un autre.',
  'skipped.other': () => 'Le cours n’a pas pu être réservé. Contactez le studio.',
}

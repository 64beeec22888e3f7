import type { Words } from './words.ts'

export const fr: Words = {
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
  'charge.late_cancel': ({ class_name, starts_at }, { moment }) =>
    `Annulation tardive : ${class_name}, ${moment(starts_at)}`,
  'charge.no_show': ({ class_name, starts_at }, { moment }) => `Cours manqué : ${class_name}, ${moment(starts_at)}`,
  'charge.renewal': ({ type_name, on }, { day }) => `${type_name}, renouvelé le ${day(on)}`,
  'waived.no_show_undone': () => 'L’absence a été retirée',
  'waived.excused': () => 'Excusé',
  'cancelled.membership_cancelled': () => 'L’abonnement a été résilié',
  'cancelled.membership_paused': () => 'L’abonnement est en pause',
  'cancelled.for_another_class': () => 'Abandonné pour un autre cours',
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
  'skipped.no_credits': () => 'L’abonnement n’a plus de crédits. Achetez-en ou attendez les prochains.',
  'skipped.past_due': () => 'Un paiement de l’abonnement est en attente. Réglez-le d’abord.',
  'skipped.not_covered': () => 'L’abonnement ne couvre pas ce cours. Choisissez-en un autre.',
  'skipped.other': () => 'Le cours n’a pas pu être réservé. Demandez au studio.',
}

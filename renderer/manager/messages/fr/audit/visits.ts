import type { visitsSaid as en } from '../../en/audit/visits.ts'
import type { Said } from '../../en/audit/said.ts'

/** Classes, bookings and appointments. */
export const visitsSaid: Readonly<Record<keyof typeof en, Said>> = {
  'class.create': ['{who} a prévu un cours\u00a0: {when}', (n) => `{who} a prévu ${n} cours`],
  'class.update': ['{who} a changé un cours\u00a0: {when}', (n) => `{who} a changé ${n} cours`],
  'class.cancel': ['{who} a annulé un cours\u00a0: {when}', (n) => `{who} a annulé ${n} cours`],
  'class.substitute': ['{who} a changé qui donne le cours\u00a0: {when}', (n) => `{who} a changé qui donne ${n} cours`],
  'class_series.create': '{who} a prévu un cours chaque semaine\u00a0: {it}',
  'class_template.create': '{who} a ajouté le modèle de cours {it}',
  'class_template.update': '{who} a changé le modèle de cours {it}',
  'class_template.photo': '{who} a changé l’image du modèle de cours {it}',
  'closure.create': '{who} a fermé le studio\u00a0: {it}',
  'closure.delete': '{who} a retiré une fermeture\u00a0: {it}',
  'booking.create': [
    '{who} a réservé pour {client}\u00a0: {when}',
    (n) => `{who} a réservé pour ${n} clients\u00a0: {when}`,
  ],
  'booking.cancel': [
    '{who} a annulé une réservation\u00a0: {client}, {when}',
    (n) => `{who} a annulé ${n} réservations\u00a0: {when}`,
  ],
  'booking.check_in': [
    '{who} a noté une arrivée\u00a0: {client}, {when}',
    (n) => `{who} a noté ${n} arrivées\u00a0: {when}`,
  ],
  'booking.no_show': [
    '{who} a noté une absence\u00a0: {client}, {when}',
    (n) => `{who} a noté ${n} absences\u00a0: {when}`,
  ],
  'booking.undo': [
    '{who} a rétabli une réservation\u00a0: {client}, {when}',
    (n) => `{who} a rétabli ${n} réservations\u00a0: {when}`,
  ],
  'booking.excuse': [
    '{who} a excusé une absence\u00a0: {client}, {when}',
    (n) => `{who} a excusé ${n} absences\u00a0: {when}`,
  ],
  'booking.seat': [
    '{who} a donné une autre place à {client}\u00a0: {when}',
    (n) => `{who} a changé ${n} places\u00a0: {when}`,
  ],
  'booking.paid': [
    '{who} a noté une séance comme payée\u00a0: {client}, {when}',
    (n) => `{who} a noté ${n} séances comme payées\u00a0: {when}`,
  ],
  'booking.unpaid': [
    '{who} a laissé une séance à payer au studio\u00a0: {client}, {when}',
    (n) => `{who} a laissé ${n} séances à payer au studio\u00a0: {when}`,
  ],
  'booking.class_moved': [
    '{who} a permis à {client} d’annuler sans frais, le cours étant déplacé\u00a0: {when}',
    (n) => `{who} a permis à ${n} clients d’annuler sans frais, le cours étant déplacé\u00a0: {when}`,
  ],
  'booking.class_taught_by': [
    '{who} a permis à {client} d’annuler sans frais, quelqu’un d’autre donnant le cours\u00a0: {when}',
    (n) => `{who} a permis à ${n} clients d’annuler sans frais, quelqu’un d’autre donnant le cours\u00a0: {when}`,
  ],
  'guest_booking.confirm': '{who} a accepté un invité\u00a0: {it}, {when}',
  'guest_booking.decline': '{who} a refusé un invité\u00a0: {it}, {when}',
  'waitlist.join': [
    '{who} a mis {client} sur la liste d’attente\u00a0: {when}',
    (n) => `{who} a mis ${n} clients sur la liste d’attente\u00a0: {when}`,
  ],
  'waitlist.leave': [
    '{who} a retiré {client} de la liste d’attente\u00a0: {when}',
    (n) => `{who} a retiré ${n} clients de la liste d’attente\u00a0: {when}`,
  ],
  'substitute.ask': '{who} a cherché un remplacement\u00a0: {when}',
  'substitute.claim': '{who} propose de donner le cours\u00a0: {when}',
  'substitute.decline': '{who} a refusé un remplacement proposé\u00a0: {when}',
  'substitute.fill': '{who} a décidé qui remplace\u00a0: {when}',
  'substitute.withdraw': '{who} ne cherche plus de remplacement\u00a0: {when}',
  'appointment.create': '{who} a réservé un rendez-vous pour {client}\u00a0: {when}',
  'appointment.cancel': '{who} a annulé un rendez-vous\u00a0: {client}, {when}',
  'appointment.check_in': '{who} a noté une arrivée\u00a0: {client}, {when}',
  'appointment.completed': '{who} a noté un rendez-vous comme terminé\u00a0: {client}, {when}',
  'appointment.no_show': '{who} a noté une absence\u00a0: {client}, {when}',
  'appointment_service.create': '{who} a ajouté la prestation {it}',
  'appointment_service.update': '{who} a changé la prestation {it}',
  'availability.update': '{who} a changé les heures\u00a0: {it}',
  'time_off.create': '{who} a ajouté des congés\u00a0: {it}',
  'time_off.delete': '{who} a retiré des congés\u00a0: {it}',
  'calendar_feed.open': '{who} a créé un lien de calendrier',
  'calendar_feed.close': '{who} a désactivé un lien de calendrier',
}

import type { Said } from '../../en/audit/said.ts'

/** Classes, bookings and appointments. */
export const visitsSaid = {
  'class.create': ['{who} ha messo in programma {when}', (n) => `{who} ha messo in programma ${n} lezioni`],
  'class.update': ['{who} ha modificato {when}', (n) => `{who} ha modificato ${n} lezioni`],
  'class.cancel': ['{who} ha annullato {when}', (n) => `{who} ha annullato ${n} lezioni`],
  'class.substitute': ['{who} ha cambiato chi tiene {when}', (n) => `{who} ha cambiato chi tiene ${n} lezioni`],
  'class_series.create': '{who} ha messo in programma {it} ogni settimana',
  'class_template.create': '{who} ha aggiunto il tipo di lezione {it}',
  'class_template.update': '{who} ha modificato il tipo di lezione {it}',
  'class_template.photo': '{who} ha cambiato l’immagine di {it}',
  'closure.create': '{who} ha chiuso lo studio da {it}',
  'closure.delete': '{who} ha annullato la chiusura da {it}',
  'booking.create': ['{who} ha prenotato {when} per {client}', (n) => `{who} ha prenotato {when} per ${n} clienti`],
  'booking.cancel': [
    '{who} ha annullato la prenotazione di {client}: {when}',
    (n) => `{who} ha annullato ${n} prenotazioni: {when}`,
  ],
  'booking.check_in': [
    '{who} ha registrato l’arrivo di {client}: {when}',
    (n) => `{who} ha registrato ${n} arrivi: {when}`,
  ],
  'booking.no_show': [
    '{who} ha registrato l’assenza di {client}: {when}',
    (n) => `{who} ha registrato ${n} assenze: {when}`,
  ],
  'booking.undo': [
    '{who} ha riportato {client} tra le prenotazioni: {when}',
    (n) => `{who} ha riportato ${n} clienti tra le prenotazioni: {when}`,
  ],
  'booking.excuse': ['{who} ha giustificato {client}: {when}', (n) => `{who} ha giustificato ${n} clienti: {when}`],
  'booking.seat': ['{who} ha dato a {client} un altro posto: {when}', (n) => `{who} ha cambiato ${n} posti: {when}`],
  'booking.paid': [
    '{who} ha registrato come pagata la visita di {client}: {when}',
    (n) => `{who} ha registrato come pagate ${n} visite: {when}`,
  ],
  'booking.unpaid': [
    '{who} ha lasciato da pagare in studio la visita di {client}: {when}',
    (n) => `{who} ha lasciato da pagare in studio ${n} visite: {when}`,
  ],
  'booking.class_moved': [
    '{who} ha permesso a {client} di annullare gratis, perché la lezione è stata spostata: {when}',
    (n) => `{who} ha permesso a ${n} clienti di annullare gratis, perché la lezione è stata spostata: {when}`,
  ],
  'booking.class_taught_by': [
    '{who} ha permesso a {client} di annullare gratis, perché insegna un’altra persona: {when}',
    (n) => `{who} ha permesso a ${n} clienti di annullare gratis, perché insegna un’altra persona: {when}`,
  ],
  'guest_booking.confirm': '{who} ha accolto la richiesta di {it}, ospite: {when}',
  'guest_booking.decline': '{who} ha rifiutato la richiesta di {it}, ospite: {when}',
  'waitlist.join': [
    '{who} ha messo {client} in lista d’attesa: {when}',
    (n) => `{who} ha messo ${n} clienti in lista d’attesa: {when}`,
  ],
  'waitlist.leave': [
    '{who} ha tolto {client} dalla lista d’attesa: {when}',
    (n) => `{who} ha tolto ${n} clienti dalla lista d’attesa: {when}`,
  ],
  'substitute.ask': '{who} ha chiesto una sostituzione: {when}',
  'substitute.claim': '{who} ha offerto di tenere {when}',
  'substitute.decline': '{who} ha rifiutato la sostituzione offerta: {when}',
  'substitute.fill': '{who} ha deciso chi sostituisce: {when}',
  'substitute.withdraw': '{who} non cerca più una sostituzione: {when}',
  'appointment.create': '{who} ha prenotato {when} per {client}',
  'appointment.cancel': '{who} ha annullato l’appuntamento di {client}: {when}',
  'appointment.check_in': '{who} ha registrato l’arrivo di {client}: {when}',
  'appointment.completed': '{who} ha registrato come svolto l’appuntamento di {client}: {when}',
  'appointment.no_show': '{who} ha registrato l’assenza di {client}: {when}',
  'appointment_service.create': '{who} ha aggiunto il servizio {it}',
  'appointment_service.update': '{who} ha modificato il servizio {it}',
  'availability.update': '{who} ha modificato gli orari di {it}',
  'time_off.create': '{who} ha inserito un’assenza di {it}',
  'time_off.delete': '{who} ha tolto un’assenza di {it}',
  'calendar_feed.open': '{who} ha creato un link del calendario',
  'calendar_feed.close': '{who} ha chiuso un link del calendario',
} as const satisfies Record<string, Said>

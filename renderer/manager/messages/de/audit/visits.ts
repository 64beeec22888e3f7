import type { Said } from '../../en/audit/said.ts'
import type { visitsSaid as en } from '../../en/audit/visits.ts'

/** Classes, bookings and appointments. */
export const visitsSaid: Readonly<Record<keyof typeof en, Said>> = {
  'class.create': ['{who} hat einen Kurs geplant: {when}', (n) => `{who} hat ${n} Kurse geplant`],
  'class.update': ['{who} hat einen Kurs geändert: {when}', (n) => `{who} hat ${n} Kurse geändert`],
  'class.cancel': ['{who} hat einen Kurs abgesagt: {when}', (n) => `{who} hat ${n} Kurse abgesagt`],
  'class.substitute': [
    '{who} hat geändert, wer unterrichtet: {when}',
    (n) => `{who} hat bei ${n} Kursen geändert, wer unterrichtet`,
  ],
  'class_series.create': '{who} hat eine wöchentliche Serie geplant: {it}',
  'class_template.create': '{who} hat eine Kursvorlage angelegt: {it}',
  'class_template.update': '{who} hat eine Kursvorlage geändert: {it}',
  'class_template.photo': '{who} hat das Foto einer Kursvorlage geändert: {it}',
  'closure.create': '{who} hat Schließtage eingetragen, ab: {it}',
  'closure.delete': '{who} hat Schließtage zurückgenommen, ab: {it}',
  'booking.create': ['{who} hat für {client} gebucht: {when}', (n) => `{who} hat für ${n} Personen gebucht: {when}`],
  'booking.cancel': ['{who} hat für {client} storniert: {when}', (n) => `{who} hat ${n} Buchungen storniert: {when}`],
  'booking.check_in': ['{who} hat {client} eingecheckt: {when}', (n) => `{who} hat ${n} Personen eingecheckt: {when}`],
  'booking.no_show': [
    '{who} hat vermerkt, dass {client} fehlte: {when}',
    (n) => `{who} hat vermerkt, dass ${n} Personen fehlten: {when}`,
  ],
  'booking.undo': [
    '{who} hat {client} auf gebucht zurückgesetzt: {when}',
    (n) => `{who} hat ${n} Personen auf gebucht zurückgesetzt: {when}`,
  ],
  'booking.excuse': ['{who} hat {client} entschuldigt: {when}', (n) => `{who} hat ${n} Personen entschuldigt: {when}`],
  'booking.seat': [
    '{who} hat für {client} den Platz gewechselt: {when}',
    (n) => `{who} hat ${n} Plätze gewechselt: {when}`,
  ],
  'booking.paid': [
    '{who} hat für {client} den Besuch als bezahlt vermerkt: {when}',
    (n) => `{who} hat ${n} Besuche als bezahlt vermerkt: {when}`,
  ],
  'booking.unpaid': [
    '{who} lässt {client} im Studio bezahlen: {when}',
    (n) => `{who} lässt ${n} Personen im Studio bezahlen: {when}`,
  ],
  'booking.class_moved': [
    '{who} lässt {client} kostenlos stornieren, weil der Kurs verschoben wurde: {when}',
    (n) => `{who} lässt ${n} Personen kostenlos stornieren, weil der Kurs verschoben wurde: {when}`,
  ],
  'booking.class_taught_by': [
    '{who} lässt {client} kostenlos stornieren, weil jemand anderes unterrichtet: {when}',
    (n) => `{who} lässt ${n} Personen kostenlos stornieren, weil jemand anderes unterrichtet: {when}`,
  ],
  'guest_booking.confirm': '{who} hat für {it} als Gast gebucht: {when}',
  'guest_booking.decline': '{who} hat {it} als Gast abgelehnt: {when}',
  'waitlist.join': [
    '{who} hat {client} auf die Warteliste gesetzt: {when}',
    (n) => `{who} hat ${n} Personen auf die Warteliste gesetzt: {when}`,
  ],
  'waitlist.leave': [
    '{who} hat {client} von der Warteliste genommen: {when}',
    (n) => `{who} hat ${n} Personen von der Warteliste genommen: {when}`,
  ],
  'substitute.ask': '{who} hat um Vertretung gebeten: {when}',
  'substitute.claim': '{who} hat angeboten zu unterrichten: {when}',
  'substitute.decline': '{who} hat die angebotene Vertretung abgelehnt: {when}',
  'substitute.fill': '{who} hat entschieden, wer vertritt: {when}',
  'substitute.withdraw': '{who} sucht keine Vertretung mehr: {when}',
  'appointment.create': '{who} hat für {client} einen Termin gebucht: {when}',
  'appointment.cancel': '{who} hat für {client} einen Termin storniert: {when}',
  'appointment.check_in': '{who} hat {client} zum Termin eingecheckt: {when}',
  'appointment.completed': '{who} hat für {client} einen Termin als wahrgenommen vermerkt: {when}',
  'appointment.no_show': '{who} hat vermerkt, dass {client} beim Termin fehlte: {when}',
  'appointment_service.create': '{who} hat ein Angebot angelegt: {it}',
  'appointment_service.update': '{who} hat ein Angebot geändert: {it}',
  'availability.update': '{who} hat die verfügbaren Zeiten geändert: {it}',
  'time_off.create': '{who} hat eine Abwesenheit eingetragen: {it}',
  'time_off.delete': '{who} hat eine Abwesenheit zurückgenommen: {it}',
  'calendar_feed.open': '{who} hat einen Kalenderlink erstellt',
  'calendar_feed.close': '{who} hat einen Kalenderlink geschlossen',
}

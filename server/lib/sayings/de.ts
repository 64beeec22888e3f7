import { deImport } from './de-import.ts'
import { de as mailTroubles } from './mail/de.ts'
import type { StaffWords, Words } from './words.ts'

export const de: Words & StaffWords = {
  ...deImport,
  as_written: ({ text }) => text,
  data_erased: () => 'Die Daten wurden gelöscht',
  class_cancelled: () => 'Der Kurs ist ausgefallen',
  'credits.booked': () => 'Kurs gebucht',
  'credits.given_back': () => 'Buchung storniert',
  'credits.lapsed': () => 'Verfallen',
  'credits.imported': () => 'Importiert',
  'credits.membership_cancelled': () => 'Mitgliedschaft beendet',
  'credits.renewed': ({ on }, { day }) => `Verlängerung am ${day(on)}`,
  'credits.at_start': () => 'Credits zu Beginn',
  'credits.at_start_by_staff': () => 'Credits zu Beginn, vom Team festgelegt',
  'credits.set_by_staff': () => 'Vom Team festgelegt',
  'charge.appointment': ({ service_name, starts_at }, { moment }) => `Termin: ${service_name}, ${moment(starts_at)}`,
  'charge.appointment_deposit': ({ service_name, starts_at }, { moment }) =>
    `Anzahlung für den Termin: ${service_name}, ${moment(starts_at)}`,
  'charge.late_cancel': ({ class_name, starts_at }, { moment }) =>
    `Späte Stornierung: ${class_name}, ${moment(starts_at)}`,
  'charge.no_show': ({ class_name, starts_at }, { moment }) => `Nicht erschienen: ${class_name}, ${moment(starts_at)}`,
  'charge.renewal': ({ type_name, on }, { day }) => `${type_name}, verlängert am ${day(on)}`,
  'charge.unpaid_booking': ({ class_name, starts_at }, { moment }) => `Besuch: ${class_name}, ${moment(starts_at)}`,
  ...mailTroubles,
  'mail.too_late': () => 'Sie konnte nicht rechtzeitig gesendet werden.',
  'mail.not_ready': () =>
    'Sie konnte nicht für den Versand vorbereitet werden. Den Grund nennt das Protokoll des Studios.',
  'mail.key_lost': () =>
    'Sie enthält einen Code oder Link, dessen Schlüssel das Studio nicht mehr hat. Lass einen neuen erstellen.',
  'mail.no_consent': () => 'Die Person hat sich inzwischen abgemeldet.',
  'mail.client_inactive': () => 'Die Person ist nicht mehr aktiv.',
  'mail.address_changed': () => 'Die Adresse hat sich inzwischen geändert.',
  'mail.overtaken': () => 'Der Anlass hat sich inzwischen geändert.',
  'mail.quiet_hours': () => 'Sie wird nach der Ruhezeit gesendet.',
  'mail.one_a_day': () => 'Sie wird morgen gesendet: Heute gab es schon eine andere Werbenachricht.',
  'mail.dropped_after_restore': () =>
    'Sie wurde verworfen, als das Studio aus einer Sicherungskopie wiederhergestellt wurde.',
  'mail.not_online': () =>
    'Sie wird gesendet, sobald das Studio online ist: Ihr Link öffnet sich noch nur auf diesem Computer.',
  'checkout.gift_card': () => 'Gutschein',
  'receipt.class': ({ class_name, starts_at }, { moment }) => `Kurs: ${class_name}, ${moment(starts_at)}`,
  'receipt.gift_card': ({ last4 }) => `Gutschein, endet auf ${last4}`,
  'refund.at_processor': () => 'Beim Zahlungsanbieter erstattet',
  'refund.paid_already': () => 'Inzwischen bezahlt oder erlassen',
  'refund.dispute_lost': () => 'Von der Bank zurückgebucht',
  'receipt.refund_undone': ({ receipt_number }) => `Erstattung ${receipt_number} fehlgeschlagen`,
  'receipt.refund': ({ receipt_number, reason }) => `Erstattung zu Beleg ${receipt_number}: ${reason}`,
  'waived.no_show_undone': () => '„Nicht erschienen“ wurde aufgehoben',
  'waived.excused': () => 'Entschuldigt',
  'waived.appointment_cancelled': () => 'Der Termin wurde storniert',
  'waived.not_used': () => 'Der Platz wurde nicht genutzt',
  'waived.covered': ({ type_name }) => `Abgedeckt durch „${type_name}“`,
  'waived.forgiven': ({ nth, count, days }) =>
    `Erlassen: ${nth} von ${count} ${days === '1' ? 'an einem Tag' : `in ${days} Tagen`}`,
  'cancelled.membership_cancelled': () => 'Die Mitgliedschaft wurde beendet',
  'cancelled.membership_ends': () => 'Die Mitgliedschaft endet vorher',
  'cancelled.client_inactive': () => 'Die Person ist nicht mehr aktiv',
  'cancelled.instructor_left': () => 'Die Person unterrichtet hier nicht mehr',
  'cancelled.membership_paused': () => 'Die Mitgliedschaft ist in Pause',
  'cancelled.for_another_class': () => 'Für einen anderen Kurs storniert',
  'task.kept_fee': ({ class_name, starts_at, amount }, { moment }) =>
    `Über die Erstattung entscheiden (${amount}): ${class_name}, ${moment(starts_at)}`,
  'task.refund_refused': ({ amount }) =>
    `Der Zahlungsanbieter hat ${amount} nicht erstattet: auf anderem Weg erstatten`,
  'task.paid_undelivered': ({ amount }) =>
    `Eine Onlinezahlung über ${amount} kam zu spät für den Kauf und wurde erstattet: Person informieren`,
  'task.collection_ended': ({ amount }) =>
    `Die Karte wurde für ${amount} abgelehnt und wird nicht mehr belastet: um Zahlung bitten`,
  'task.pause_request': ({ type_name, on, days }, { day }) =>
    `Pause angefragt für „${type_name}“: ab ${day(on)}, Tage: ${days}`,
  'task.erasure_request': () => 'Daten der Person löschen, wie gewünscht',
  'waitlist.closed': () => 'Bis zum Buchungsschluss wurde kein Platz frei.',
  'waitlist.seat_free': () => 'Kurz vor Buchungsschluss ist ein Platz frei. Wer zuerst bucht, bekommt ihn.',
  'waitlist.class_moved': () => 'Der Kurs hat eine neue Zeit.',
  'waitlist.offer_expired': ({ until }, { moment }) => `Das Angebot ist abgelaufen (${moment(until)}).`,
  'skipped.inactive': () => 'Dieses Konto ist nicht aktiv. Das Studio kann es wieder aktivieren.',
  'skipped.booked': () => 'Du hast diesen Kurs schon gebucht.',
  'skipped.overlapping': ({ class_name, starts_at }, { moment }) =>
    `Zu dieser Zeit hast du schon gebucht: ${class_name}, ${moment(starts_at)}. Storniere diese Buchung zuerst oder wähle einen anderen Kurs.`,
  'skipped.waiver': ({ title }) => `Unterschreibe vor der Buchung „${title}“.`,
  'skipped.no_membership': () => 'Keine Mitgliedschaft gilt für diesen Kurs. Kaufe eine oder frage beim Studio nach.',
  'skipped.not_started': ({ on }, { day }) =>
    `Die Mitgliedschaft beginnt am ${day(on)}. Wähle einen Kurs ab diesem Tag.`,
  'skipped.expired': () => 'Die Mitgliedschaft endet vor dem Kurs. Verlängere sie oder wähle eine andere.',
  'skipped.paused': ({ until }, { day }) =>
    `Die Mitgliedschaft ist in Pause${until === null ? '' : ` bis ${day(until)}`}. Beende die Pause oder wähle einen Kurs nach der Pause.`,
  'skipped.no_credits': () => 'Die Mitgliedschaft hat keine Credits mehr. Kaufe neue unter „Preise“.',
  'skipped.waits_for_credits': () =>
    'Die Mitgliedschaft hat bis zur Verlängerung keine Credits mehr. Kaufe neue unter „Preise“ oder wähle einen späteren Kurs.',
  'skipped.past_due': () => 'Eine Zahlung für die Mitgliedschaft ist überfällig. Bezahle sie zuerst.',
  'skipped.too_few_credits': () => 'Die Mitgliedschaft hat nicht genug Credits für diesen Kurs. Kaufe neue.',
  'skipped.limit': () =>
    'Das Kurslimit der Mitgliedschaft ist erreicht. Storniere eine Buchung oder wähle eine andere Mitgliedschaft.',
  'skipped.other_time': () => 'Die Mitgliedschaft gilt nicht zu dieser Zeit. Wähle eine andere.',
  'skipped.other_location': () => 'Die Mitgliedschaft gilt nicht an diesem Standort. Wähle eine andere.',
  'skipped.not_covered': () => 'Die Mitgliedschaft gilt nicht für diesen Kurs. Wähle eine andere.',
  'skipped.other': () => 'Der Kurs konnte nicht gebucht werden. Frage beim Studio nach.',
}

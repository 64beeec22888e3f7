import { deImport } from './de-import.ts'
import { de as mailTroubles } from './mail/de.ts'
import type { StaffWords, Words } from './words.ts'

export const de: Words & StaffWords = {
  ...deImport,
  as_written: ({ text }) => text,
  data_erased: () => 'Die Daten wurden gelöscht',
  class_cancelled: () => 'Der Kurs ist ausgefallen',
  'credits.booked': () => 'Kurs gebucht',
  'credits.given_back': () => 'Buchung aufgegeben',
  'credits.lapsed': () => 'Nicht rechtzeitig genutzt',
  'credits.imported': () => 'Beim Import übernommen',
  'credits.membership_cancelled': () => 'Mitgliedschaft gekündigt',
  'credits.renewed': ({ on }, { day }) => `Verlängerung am ${day(on)}`,
  'credits.at_start': () => 'Guthaben zu Beginn',
  'credits.at_start_by_staff': () => 'Guthaben zu Beginn, vom Studio festgelegt',
  'credits.set_by_staff': () => 'Vom Studio festgelegt',
  'charge.appointment': ({ service_name, starts_at }, { moment }) => `Termin: ${service_name}, ${moment(starts_at)}`,
  'charge.appointment_deposit': ({ service_name, starts_at }, { moment }) =>
    `Anzahlung für den Termin: ${service_name}, ${moment(starts_at)}`,
  'charge.late_cancel': ({ class_name, starts_at }, { moment }) => `Späte Absage: ${class_name}, ${moment(starts_at)}`,
  'charge.no_show': ({ class_name, starts_at }, { moment }) => `Versäumter Kurs: ${class_name}, ${moment(starts_at)}`,
  'charge.renewal': ({ type_name, on }, { day }) => `${type_name}, verlängert am ${day(on)}`,
  'charge.unpaid_booking': ({ class_name, starts_at }, { moment }) => `Besuch: ${class_name}, ${moment(starts_at)}`,
  ...mailTroubles,
  'mail.too_late': () => 'Sie konnte nicht gesendet werden, bevor sie überholt war.',
  'mail.not_ready': () => 'Sie konnte nicht für den Versand vorbereitet werden. Das Protokoll des Studios sagt, warum.',
  'mail.key_lost': () =>
    'Sie enthält einen Code oder Link, der mit einem Schlüssel versiegelt wurde, den das Studio nicht mehr hat. Lassen Sie einen neuen erstellen.',
  'mail.no_consent': () => 'Der Empfang wurde abbestellt, seit sie geschrieben wurde.',
  'mail.client_inactive': () => 'Die Person ist nicht mehr aktiv.',
  'mail.address_changed': () => 'Die Adresse hat sich geändert, seit sie geschrieben wurde.',
  'mail.overtaken': () => 'Worum es geht, hat sich geändert, seit sie geschrieben wurde.',
  'mail.quiet_hours': () => 'Sie wartet das Ende der Ruhezeit ab.',
  'mail.one_a_day': () => 'Sie wartet bis morgen: Heute ist schon eine andere Werbenachricht hinausgegangen.',
  'mail.dropped_after_restore': () =>
    'Sie wurde verworfen, nachdem das Studio aus einer Sicherung wiederhergestellt wurde.',
  'mail.not_online': () =>
    'Sie wartet, bis das Studio online ist: Der Link öffnet sich bisher nur auf diesem Computer.',
  'checkout.gift_card': () => 'Gutschein',
  'receipt.class': ({ class_name, starts_at }, { moment }) => `Kurs: ${class_name}, ${moment(starts_at)}`,
  'receipt.gift_card': ({ last4 }) => `Gutschein, endet auf ${last4}`,
  'refund.at_processor': () => 'Beim Zahlungsanbieter erstattet',
  'refund.paid_already': () => 'Inzwischen bezahlt oder erlassen',
  'refund.dispute_lost': () => 'Von der Bank zurückgebucht',
  'receipt.refund_undone': ({ receipt_number }) => `Erstattung ${receipt_number} kam nicht an`,
  'receipt.refund': ({ receipt_number, reason }) => `Erstattung zu Beleg ${receipt_number}: ${reason}`,
  'waived.no_show_undone': () => 'Das Nichterscheinen wurde zurückgenommen',
  'waived.excused': () => 'Entschuldigt',
  'waived.appointment_cancelled': () => 'Der Termin wurde abgesagt',
  'waived.not_used': () => 'Der Platz wurde nicht genutzt',
  'waived.covered': ({ type_name }) => `Von ${type_name} genommen`,
  'waived.forgiven': ({ nth, count, days }) =>
    `Erlassen: ${nth} von ${count} ${days === '1' ? 'an einem Tag' : `in ${days} Tagen`}`,
  'cancelled.membership_cancelled': () => 'Die Mitgliedschaft wurde gekündigt',
  'cancelled.membership_ends': () => 'Die Mitgliedschaft endet vorher',
  'cancelled.client_inactive': () => 'Die Person ist nicht mehr aktiv',
  'cancelled.instructor_left': () => 'Die Lehrkraft unterrichtet hier nicht mehr',
  'cancelled.membership_paused': () => 'Die Mitgliedschaft ruht',
  'cancelled.for_another_class': () => 'Für einen anderen Kurs aufgegeben',
  'task.kept_fee': ({ class_name, starts_at, amount }, { moment }) =>
    `Entscheide, ob ${amount} zurückgehen: ${class_name}, ${moment(starts_at)}`,
  'task.refund_refused': ({ amount }) =>
    `Der Zahlungsdienst hat ${amount} nicht erstattet: auf anderem Weg zurückgeben`,
  'task.paid_undelivered': ({ amount }) =>
    `Eine Online-Zahlung über ${amount} konnte nicht eingelöst werden und wurde erstattet: der Person Bescheid geben`,
  'task.collection_ended': ({ amount }) =>
    `Die Karte wurde für ${amount} abgelehnt und wird nicht mehr belastet: um Zahlung bitten`,
  'task.pause_request': ({ type_name, on, days }, { day }) =>
    `Bitte um eine Pause für ${type_name}: ab ${day(on)}, Tage: ${days}`,
  'task.erasure_request': () => 'Daten der Person löschen, wie sie es wünscht',
  'waitlist.closed': () => 'Der Buchungsschluss kam, bevor ein Platz frei wurde.',
  'waitlist.seat_free': () => 'Kurz vor Buchungsschluss ist ein Platz frei: Wer zuerst bucht, hat ihn.',
  'waitlist.class_moved': () => 'Der Kurs hat eine neue Zeit.',
  'waitlist.offer_expired': ({ until }, { moment }) => `Das Angebot galt bis ${moment(until)}.`,
  'skipped.inactive': () => 'Dieses Konto ist nicht aktiv. Das Studio kann es wieder aktivieren.',
  'skipped.booked': () => 'Der Kurs ist schon gebucht. Es ist nichts weiter zu tun.',
  'skipped.overlapping': ({ class_name, starts_at }, { moment }) =>
    `${class_name} am ${moment(starts_at)} ist zur gleichen Zeit. Sage ihn zuerst ab oder wähle einen anderen Kurs.`,
  'skipped.waiver': ({ title }) => `„${title}“ muss vor der Buchung unterschrieben sein.`,
  'skipped.no_membership': () => 'Keine Mitgliedschaft gilt für diesen Kurs. Kaufe eine oder frage das Studio.',
  'skipped.not_started': ({ on }, { day }) =>
    `Die Mitgliedschaft beginnt am ${day(on)}. Wähle einen Kurs ab diesem Tag.`,
  'skipped.expired': () => 'Die Mitgliedschaft endet vor dem Kurs. Verlängere sie oder wähle eine andere.',
  'skipped.paused': ({ until }, { day }) =>
    `Die Mitgliedschaft ruht${until === null ? '' : ` bis ${day(until)}`}. Nimm sie wieder auf oder wähle einen Kurs nach der Pause.`,
  'skipped.no_credits': () => 'Die Mitgliedschaft hat kein Guthaben mehr. Kaufe neues unter „Preise“.',
  'skipped.waits_for_credits': () =>
    'Die Mitgliedschaft hat bis zur Verlängerung kein Guthaben mehr. Kaufe neues unter „Preise“ oder wähle einen Kurs danach.',
  'skipped.past_due': () => 'Eine Zahlung für die Mitgliedschaft ist offen. Begleiche sie zuerst.',
  'skipped.too_few_credits': () => 'Das Guthaben der Mitgliedschaft reicht nicht für diesen Kurs. Kaufe neues.',
  'skipped.limit': () => 'Mit der Mitgliedschaft sind nicht mehr Kurse möglich. Sage einen ab oder wähle eine andere.',
  'skipped.other_time': () => 'Die Mitgliedschaft gilt nicht zu dieser Zeit. Wähle eine andere.',
  'skipped.other_location': () => 'Die Mitgliedschaft gilt nicht an diesem Standort. Wähle eine andere.',
  'skipped.not_covered': () => 'Die Mitgliedschaft gilt nicht für diesen Kurs. Wähle eine andere.',
  'skipped.other': () => 'Der Kurs konnte nicht gebucht werden. Frage das Studio.',
}

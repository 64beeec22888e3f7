import { itImport } from './it-import.ts'
import { it as mailTroubles } from './mail/it.ts'
import type { StaffWords, Words } from './words.ts'
import { italian } from './it/joints.ts'

export const it: Words & StaffWords = {
  ...itImport,
  as_written: ({ text }) => text,
  data_erased: () => 'I dati sono stati cancellati',
  class_cancelled: () => 'La lezione è stata annullata',
  'credits.booked': () => 'Lezione prenotata',
  'credits.given_back': () => 'Prenotazione disdetta',
  'credits.lapsed': () => 'Scaduto',
  'credits.imported': () => 'Importato',
  'credits.membership_cancelled': () => 'Abbonamento disdetto',
  'credits.renewed': ({ on }, { day }) => `Rinnovo: ${day(on)}`,
  'credits.at_start': () => 'Crediti iniziali',
  'credits.at_start_by_staff': () => 'Crediti iniziali, fissati dallo staff',
  'credits.set_by_staff': () => 'Fissato dallo staff',
  'charge.appointment': ({ service_name, starts_at }, { moment }) =>
    `Appuntamento: ${service_name}, ${moment(starts_at)}`,
  'charge.appointment_deposit': ({ service_name, starts_at }, { moment }) =>
    `Acconto per l’appuntamento: ${service_name}, ${moment(starts_at)}`,
  'charge.late_cancel': ({ class_name, starts_at }, { moment }) =>
    `Disdetta tardiva: ${class_name}, ${moment(starts_at)}`,
  'charge.no_show': ({ class_name, starts_at }, { moment }) => `Assenza: ${class_name}, ${moment(starts_at)}`,
  'charge.renewal': ({ type_name, on }, { day }) => `${type_name}, rinnovato ${day(on)}`,
  'charge.unpaid_booking': ({ class_name, starts_at }, { moment }) => `Ingresso: ${class_name}, ${moment(starts_at)}`,
  ...mailTroubles,
  'mail.too_late': () => 'Non è stato possibile inviarla in tempo.',
  'mail.not_ready': () => 'Non è stato possibile prepararla per l’invio. Il motivo è nel registro dello studio.',
  'mail.key_lost': () =>
    'Contiene un codice o un link cifrato con una chiave che lo studio non ha più. Creane uno nuovo.',
  'mail.no_consent': () => 'Nel frattempo la persona si è disiscritta.',
  'mail.client_inactive': () => 'La persona non è più attiva.',
  'mail.address_changed': () => 'Nel frattempo l’indirizzo è cambiato.',
  'mail.overtaken': () => 'Nel frattempo il motivo è cambiato.',
  'mail.quiet_hours': () => 'Verrà inviata dopo le ore di silenzio.',
  'mail.one_a_day': () => 'Verrà inviata domani: oggi è già stato inviato un altro messaggio pubblicitario.',
  'mail.dropped_after_restore': () => 'È stata scartata dopo il ripristino dello studio da una copia di backup.',
  'mail.not_online': () =>
    'Verrà inviata quando lo studio sarà online: per ora il link si apre solo su questo computer.',
  'checkout.gift_card': () => 'Buono regalo',
  'receipt.class': ({ class_name, starts_at }, { moment }) => `Lezione: ${class_name}, ${moment(starts_at)}`,
  'receipt.gift_card': ({ last4 }) => `Buono regalo che termina con ${last4}`,
  'refund.at_processor': () => 'Rimborsato presso il servizio di pagamento',
  'refund.paid_already': () => 'Già pagato o annullato',
  'refund.dispute_lost': () => 'Stornato dalla banca',
  'receipt.refund_undone': ({ receipt_number }) => `Rimborso ${receipt_number} non riuscito`,
  'receipt.refund': ({ receipt_number, reason }) => `Rimborso della ricevuta ${receipt_number}: ${reason}`,
  'waived.no_show_undone': () => 'L’assenza è stata annullata',
  'waived.excused': () => 'Giustificata',
  'waived.appointment_cancelled': () => 'L’appuntamento è stato annullato',
  'waived.not_used': () => 'Il posto non è stato usato',
  'waived.covered': ({ type_name }) => `Coperto da «${type_name}»`,
  'waived.forgiven': ({ nth, count, days }) =>
    `Annullata: ${nth} di ${count} ${days === '1' ? 'in un giorno' : `in ${days} giorni`}`,
  'cancelled.membership_cancelled': () => 'L’abbonamento è stato disdetto',
  'cancelled.membership_ends': () => 'L’abbonamento finisce prima',
  'cancelled.client_inactive': () => 'La persona non è più attiva',
  'cancelled.instructor_left': () => 'L’insegnante non insegna più qui',
  'cancelled.membership_paused': () => 'L’abbonamento è in pausa',
  'cancelled.for_another_class': () => 'Disdetta per un’altra lezione',
  'task.kept_fee': ({ class_name, starts_at, amount }, { moment }) =>
    `Decidere se rimborsare ${amount}: ${class_name}, ${moment(starts_at)}`,
  'task.refund_refused': ({ amount }) =>
    `Il servizio di pagamento non ha rimborsato ${amount}: rimborsare in altro modo`,
  'task.paid_undelivered': ({ amount }) =>
    `Un pagamento online di ${amount} non è andato a buon fine ed è stato rimborsato: avvisare la persona`,
  'task.collection_ended': ({ amount }) =>
    `La carta è stata rifiutata per ${amount} e non sarà più addebitata: chiedere il pagamento`,
  'task.pause_request': ({ type_name, on, days }, { day }) =>
    `Richiesta di pausa («${type_name}»): ${Number(days) === 1 ? '1 giorno' : `${days} giorni`} ${italian.dal(day(on))}`,
  'task.erasure_request': () => 'Cancellare i dati di questa persona, come ha chiesto',
  'waitlist.closed': () => 'Le prenotazioni si sono chiuse prima che si liberasse un posto.',
  'waitlist.seat_free': () => 'C’è un posto libero poco prima della chiusura. Andrà a chi prenota per primo.',
  'waitlist.class_moved': () => 'La lezione ha un nuovo orario.',
  'waitlist.offer_expired': ({ until }, { moment }) => `L’offerta è scaduta ${moment(until)}.`,
  'skipped.inactive': () => 'Questo account non è attivo. Lo studio può riattivarlo.',
  'skipped.booked': () => 'Hai già prenotato questa lezione.',
  'skipped.overlapping': ({ class_name, starts_at }, { moment }) =>
    `Hai già una prenotazione alla stessa ora: ${class_name} (${moment(starts_at)}). Disdicila prima o scegli un’altra lezione.`,
  'skipped.waiver': ({ title }) => `Firma «${title}» prima di prenotare.`,
  'skipped.no_membership': () => 'Nessun abbonamento copre questa lezione. Acquistane uno o chiedi allo studio.',
  'skipped.not_started': ({ on }, { day }) =>
    `L’abbonamento inizia ${day(on)}. Scegli una lezione da quel giorno in poi.`,
  'skipped.expired': () => 'L’abbonamento termina prima della lezione. Rinnovalo o scegline un altro.',
  'skipped.paused': ({ until }, { day }) =>
    `L’abbonamento è in pausa${until === null ? '' : ` fino a ${day(until)}`}. Termina la pausa o scegli una lezione dopo la pausa.`,
  'skipped.no_credits': () => 'L’abbonamento non ha più crediti. Acquistane altri in «Prezzi».',
  'skipped.waits_for_credits': () =>
    'L’abbonamento non ha più crediti fino al rinnovo. Acquistane altri in «Prezzi» o scegli una lezione successiva.',
  'skipped.past_due': () => 'Un pagamento dell’abbonamento è in ritardo. Saldalo prima.',
  'skipped.too_few_credits': () => 'L’abbonamento non ha abbastanza crediti per questa lezione. Acquistane altri.',
  'skipped.limit': () =>
    'L’abbonamento ha raggiunto il limite di lezioni. Disdici una prenotazione o scegli un altro abbonamento.',
  'skipped.other_time': () => 'L’abbonamento non vale a quest’ora. Scegline un altro.',
  'skipped.other_location': () => 'L’abbonamento non vale in questa sede. Scegline un altro.',
  'skipped.not_covered': () => 'L’abbonamento non copre questa lezione. Scegline un altro.',
  'skipped.other': () => 'Non è stato possibile prenotare la lezione. Chiedi allo studio.',
}

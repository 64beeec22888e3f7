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
  'credits.given_back': () => 'Prenotazione annullata',
  'credits.lapsed': () => 'Non usato in tempo',
  'credits.imported': () => 'Ripreso con l’importazione',
  'credits.membership_cancelled': () => 'Abbonamento disdetto',
  'credits.renewed': ({ on }, { day }) => `Rinnovo di ${day(on)}`,
  'credits.at_start': () => 'Crediti all’inizio',
  'credits.at_start_by_staff': () => 'Crediti all’inizio, fissati dallo studio',
  'credits.set_by_staff': () => 'Fissato dallo studio',
  'charge.appointment': ({ service_name, starts_at }, { moment }) =>
    `Appuntamento: ${service_name}, ${moment(starts_at)}`,
  'charge.appointment_deposit': ({ service_name, starts_at }, { moment }) =>
    `Acconto per l’appuntamento: ${service_name}, ${moment(starts_at)}`,
  'charge.late_cancel': ({ class_name, starts_at }, { moment }) =>
    `Disdetta tardiva: ${class_name}, ${moment(starts_at)}`,
  'charge.no_show': ({ class_name, starts_at }, { moment }) => `Lezione persa: ${class_name}, ${moment(starts_at)}`,
  'charge.renewal': ({ type_name, on }, { day }) => `${type_name}, rinnovato ${day(on)}`,
  'charge.unpaid_booking': ({ class_name, starts_at }, { moment }) => `Ingresso: ${class_name}, ${moment(starts_at)}`,
  ...mailTroubles,
  'mail.too_late': () => 'Non è stato possibile inviarla prima che scadesse.',
  'mail.not_ready': () => 'Non è stato possibile prepararla per l’invio. Il registro dello studio dice perché.',
  'mail.key_lost': () =>
    'Contiene un codice o un link sigillato con una chiave che lo studio non ha più. Creane uno nuovo.',
  'mail.no_consent': () => 'È arrivata la disiscrizione dopo che è stata scritta.',
  'mail.client_inactive': () => 'La persona non è più attiva.',
  'mail.address_changed': () => 'L’indirizzo è cambiato da quando è stata scritta.',
  'mail.overtaken': () => 'Ciò di cui parla è cambiato da quando è stata scritta.',
  'mail.quiet_hours': () => 'Attende la fine delle ore di silenzio.',
  'mail.one_a_day': () => 'Attende domani: oggi è già partito un altro messaggio pubblicitario.',
  'mail.dropped_after_restore': () => 'È stata scartata dopo che lo studio è stato ripristinato da una copia.',
  'mail.not_online': () => 'Aspetta che lo studio sia online: per ora il link si apre solo su questo computer.',
  'checkout.gift_card': () => 'Buono regalo',
  'receipt.class': ({ class_name, starts_at }, { moment }) => `Lezione: ${class_name}, ${moment(starts_at)}`,
  'receipt.gift_card': ({ last4 }) => `Buono regalo che termina con ${last4}`,
  'refund.at_processor': () => 'Rimborsato presso il fornitore di pagamento',
  'refund.paid_already': () => 'Pagato o condonato nel frattempo',
  'refund.dispute_lost': () => 'Ripreso dalla banca del cliente',
  'receipt.refund_undone': ({ receipt_number }) => `Il rimborso ${receipt_number} non è arrivato`,
  'receipt.refund': ({ receipt_number, reason }) => `Rimborso della ricevuta ${receipt_number}: ${reason}`,
  'waived.no_show_undone': () => 'L’assenza è stata ritirata',
  'waived.excused': () => 'Giustificato',
  'waived.appointment_cancelled': () => 'L’appuntamento è stato annullato',
  'waived.not_used': () => 'Il posto non è stato usato',
  'waived.covered': ({ type_name }) => `Scalato da ${type_name}`,
  'waived.forgiven': ({ nth, count, days }) =>
    `Condonata: ${nth} di ${count} ${days === '1' ? 'in un giorno' : `in ${days} giorni`}`,
  'cancelled.membership_cancelled': () => 'L’abbonamento è stato disdetto',
  'cancelled.membership_ends': () => 'L’abbonamento finisce prima',
  'cancelled.client_inactive': () => 'La persona non è più attiva',
  'cancelled.instructor_left': () => 'L’istruttore non insegna più qui',
  'cancelled.membership_paused': () => 'L’abbonamento è in pausa',
  'cancelled.for_another_class': () => 'Lasciato per un’altra lezione',
  'task.kept_fee': ({ class_name, starts_at, amount }, { moment }) =>
    `Decidere se rimborsare ${amount}: ${class_name}, ${moment(starts_at)}`,
  'task.refund_refused': ({ amount }) =>
    `Il servizio di pagamento non ha rimborsato ${amount}: restituirli in altro modo`,
  'task.paid_undelivered': ({ amount }) =>
    `Un pagamento online di ${amount} non è andato a buon fine ed è stato rimborsato: avvisare la persona`,
  'task.collection_ended': ({ amount }) =>
    `La carta è stata rifiutata per ${amount} e non si riprova più: chiedere il pagamento`,
  'task.pause_request': ({ type_name, on, days }, { day }) =>
    `Richiesta di pausa per ${type_name}: ${italian.dal(day(on))}, giorni: ${days}`,
  'task.erasure_request': () => 'Cancellare i dati di questa persona, come ha chiesto',
  'waitlist.closed': () => 'Le prenotazioni si sono chiuse prima che si liberasse un posto.',
  'waitlist.seat_free': () => 'Un posto è libero poco prima della chiusura: è di chi prenota per primo.',
  'waitlist.class_moved': () => 'La lezione ha un nuovo orario.',
  'waitlist.offer_expired': ({ until }, { moment }) => `L’offerta valeva fino a ${moment(until)}.`,
  'skipped.inactive': () => 'Questo account non è attivo. Lo studio può riattivarlo.',
  'skipped.booked': () => 'La lezione è già prenotata. Non c’è altro da fare.',
  'skipped.overlapping': ({ class_name, starts_at }, { moment }) =>
    `${class_name}, ${moment(starts_at)}, è alla stessa ora. Annullala prima o scegli un’altra lezione.`,
  'skipped.waiver': ({ title }) => `«${title}» va firmato prima di prenotare.`,
  'skipped.no_membership': () => 'Nessun abbonamento copre questa lezione. Acquistane uno o chiedi allo studio.',
  'skipped.not_started': ({ on }, { day }) =>
    `L’abbonamento inizia ${day(on)}. Scegli una lezione da quel giorno in poi.`,
  'skipped.expired': () => 'L’abbonamento termina prima della lezione. Rinnovalo o scegline un altro.',
  'skipped.paused': ({ until }, { day }) =>
    `L’abbonamento è in pausa${until === null ? '' : ` fino a ${day(until)}`}. Riprendilo o scegli una lezione dopo la pausa.`,
  'skipped.no_credits': () => 'L’abbonamento non ha più crediti. Acquistane altri in «Prezzi».',
  'skipped.waits_for_credits': () =>
    'L’abbonamento non ha più crediti fino al rinnovo. Acquistane altri in «Prezzi» o scegli una lezione successiva.',
  'skipped.past_due': () => 'C’è un pagamento aperto per l’abbonamento. Effettualo prima.',
  'skipped.too_few_credits': () => 'L’abbonamento non ha abbastanza crediti per questa lezione. Acquistane altri.',
  'skipped.limit': () => 'L’abbonamento ha raggiunto il limite di lezioni. Annullane una o scegline un altro.',
  'skipped.other_time': () => 'L’abbonamento non vale a quest’ora della settimana. Scegline un altro.',
  'skipped.other_location': () => 'L’abbonamento non vale in questa sede. Scegline un altro.',
  'skipped.not_covered': () => 'L’abbonamento non copre questa lezione. Scegline un altro.',
  'skipped.other': () => 'La lezione non si è potuta prenotare. Chiedi allo studio.',
}

import type { Words } from './words.ts'

export const it: Words = {
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
  'charge.late_cancel': ({ class_name, starts_at }, { moment }) =>
    `Disdetta tardiva: ${class_name}, ${moment(starts_at)}`,
  'charge.no_show': ({ class_name, starts_at }, { moment }) => `Lezione persa: ${class_name}, ${moment(starts_at)}`,
  'charge.renewal': ({ type_name, on }, { day }) => `${type_name}, rinnovato ${day(on)}`,
  'waived.no_show_undone': () => 'L’assenza è stata ritirata',
  'waived.excused': () => 'Giustificato',
  'cancelled.membership_cancelled': () => 'L’abbonamento è stato disdetto',
  'cancelled.membership_paused': () => 'L’abbonamento è in pausa',
  'cancelled.for_another_class': () => 'Lasciato per un’altra lezione',
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
  'skipped.no_credits': () => 'L’abbonamento non ha più crediti. Acquistane altri o attendi i prossimi.',
  'skipped.past_due': () => 'C’è un pagamento aperto per l’abbonamento. Effettualo prima.',
  'skipped.not_covered': () => 'L’abbonamento non copre questa lezione. Scegline un altro.',
  'skipped.other': () => 'La lezione non si è potuta prenotare. Chiedi allo studio.',
}

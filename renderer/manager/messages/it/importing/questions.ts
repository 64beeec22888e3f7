import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'

const count = plurals('it')
const figure = figures('it')

/** What only the studio can know of a file. */
export const questions: Messages['imports']['questions'] = {
  title: 'Che cosa il file lascia aperto',
  lead: 'Solo tu puoi saperlo. Te lo chiediamo per non inventare nulla.',
  byId: {
    date_order: 'Il primo numero di queste date è il giorno o il mese?',
    people_without_email: 'Più righe senza e-mail hanno lo stesso nome. È la stessa persona?',
    membership_types: 'Questi abbonamenti qui non ci sono ancora e il file non ne dice tutto. Che cosa sono?',
    statuses: 'Che cosa significano questi stati?',
    missing_start: 'Alcuni abbonamenti non hanno una data di inizio. Quando iniziano?',
    unknown_credits: 'Il file non dice quante lezioni restano di alcuni pacchetti. Quante sono?',
    two_active_plans: 'Alcune persone hanno più di un abbonamento in corso. Quali valgono?',
    unknown_balance: 'Il file non dice quanto resta su alcuni buoni regalo. Quanto?',
    unknown_instructors: 'Alcune lezioni indicano un insegnante che qui non c’è. Che cosa ne facciamo?',
    dated_weekdays:
      'Alcune righe indicano una data e il suo giorno della settimana. È una sola lezione in quella data, o una che da lì in poi si ripete ogni settimana?',
    booking_statuses: 'Com’è andata con queste prenotazioni?',
    missing_status: 'Il file non dice com’è andata con alcune prenotazioni. Queste persone sono venute?',
    future_bookings: 'Alcune prenotazioni sono di lezioni ancora future. Che cosa ne facciamo?',
    sold_kinds:
      'Che cosa è stato venduto? Un elenco di abbonamenti porta solo abbonamenti e pass, un elenco di vendite solo prodotti.',
  },
  choices: {
    day_month: 'Il giorno (31/12/2026)',
    month_day: 'Il mese (12/31/2026)',
    same_person: 'Sì, lo stesso nome è la stessa persona',
    different_people: 'No, ogni riga è una persona diversa',
    today: 'Il giorno dell’importazione',
    leave_out: 'Escludili',
    none: 'Nessuna; le inserisco a mano',
    full: 'Tutte quelle previste',
    keep_all: 'Tutti',
    keep_newest: 'Solo l’ultimo iniziato',
    pending: 'Non ancora iniziato',
    active: 'Attivo',
    paused: 'In pausa',
    expired: 'Scaduto',
    cancelled: 'Disdetto',
  },
  /** Choices whose words depend on the question. */
  choicesOf: {
    unknown_balance: { full: 'L’intero valore iniziale' },
    unknown_instructors: { without: 'Le importiamo senza insegnante' },
    dated_weekdays: { once: 'Una lezione in ogni data', weekly: 'Una lezione ogni settimana' },
    booking_statuses: {
      checked_in: 'Presente',
      no_show: 'Assente',
      late_cancelled: 'Annullata troppo tardi',
      cancelled: 'Annullata in tempo',
    },
    missing_status: { checked_in: 'Sì, è un elenco di visite' },
    future_bookings: { book: 'Prenotale dove la lezione c’è; non si usano crediti e non parte nessuna conferma' },
    sold_kinds: {
      membership: 'Un abbonamento',
      class_pack: 'Un pacchetto',
      drop_in: 'Una lezione singola',
      product: 'Un prodotto',
      service: 'Un servizio, come un massaggio',
      gift_card: 'Un buono regalo',
      fee: 'Una penale, una mancia o un noleggio',
    },
  },
  inTheFile: 'Nel file:',
  inRows: (list, n, more) => count(n, { one: `Riga ${list}`, other: `Righe ${list}${more ? ' e altre' : ''}` }),
  answered: 'Risposto',
  statusOf: (word) => `«${word}» significa`,
  allOpen: (n) => `Tutti e ${figure(n)} quelli aperti significano`,
  choose: 'Scegli',
  guess: (choice) => `Dal nome: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
  takeGuesses: (n) =>
    count(n, { one: 'Accetta il suggerimento dal nome', other: `Accetta i ${figure(n)} suggerimenti dai nomi` }),
}

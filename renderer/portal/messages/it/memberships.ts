import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

export const memberships: Messages['memberships'] = {
  title: 'Abbonamenti',
  none: 'Ancora nessun abbonamento',
  noneMeans: 'Con un abbonamento o un pacchetto prenoti con un tocco. Lo studio li vende alla reception.',
  former: (n) => count(n, { one: 'Un abbonamento passato', other: `${figure(n)} abbonamenti passati` }),
  status: { pending: 'Non iniziato', active: 'Attivo', paused: 'In pausa', expired: 'Scaduto', cancelled: 'Annullato' },
  unlimited: 'Lezioni illimitate',
  credits: (n) => count(n, { one: 'credito rimasto', other: 'crediti rimasti' }),
  goodUntil: (date) => `Valido fino al ${date}`,
  noEnd: 'Senza scadenza',
  endedOn: (date) => `Terminato: ${date}`,
  startsOn: (date) => `Inizio: ${date}`,
  renewsOn: (date) => `Rinnovo: ${date}`,
  daysLeft: (n) => count(n, { one: 'ultimo giorno', other: `${figure(n)} giorni` }),
  pausedUntil: (date) => `In pausa fino al ${date}`,
  pastDue: 'L’ultimo pagamento non è riuscito. Saldalo per continuare a prenotare.',
  details: (name) => `Dettagli di ${name}`,

  facts: 'Abbonamento',
  type: 'Tipo',
  types: {
    subscription: 'Abbonamento',
    class_pack: 'Pacchetto di lezioni',
    time_pass: 'Abbonamento a tempo',
    drop_in: 'Lezione singola',
  },
  started: 'Dal',
  ends: 'Valido fino al',
  renews: 'Rinnovo',
  paid: 'Prezzo',
  pauseDays: 'Giorni di pausa rimasti',
  statement: 'Movimenti dei crediti',
  statementOf: 'Ogni credito ricevuto e usato, dal più recente',
  noStatement: 'Ancora nessun movimento di crediti.',
  kinds: {
    grant: 'Crediti aggiunti',
    rollover: 'Dal periodo precedente',
    spend: 'Prenotazione',
    return: 'Restituito',
    lapse: 'Scaduto',
    adjust: 'Modificato dallo studio',
  },
  kindWithClass: (kind, className) => `${kind}: ${className}`,
  forClass: (when) => `per ${when}`,
  balance: (n) => count(n, { one: 'ne resta 1', other: `ne restano ${figure(n)}` }),

  prices: 'Che cosa offre lo studio',
  pricesMeans: 'Chiedi alla reception o prima della prossima lezione.',
  charges: 'Addebiti',
  chargesDue: (amount) => `${amount} da pagare`,
  chargesMeans: 'Penali e quello che resta da pagare',
}

export const charges: Messages['charges'] = {
  title: 'Addebiti',
  none: 'Niente da pagare',
  noneMeans: 'Qui comparirebbero le penali, per esempio per un annullamento tardivo.',
  open: 'Da pagare',
  openMeans: 'Paga alla reception; lo studio lo toglierà da questo elenco.',
  settled: 'Chiusi',
  status: { pending: 'In sospeso', due: 'Da pagare', paid: 'Pagato', waived: 'Condonato' },
  kind: {
    late_cancel: 'Annullamento tardivo',
    no_show: 'Lezione mancata',
    renewal: 'Rinnovo',
    appointment: 'Appuntamento',
    unpaid_booking: 'Lezione non pagata',
    other: 'Addebito',
  },
  back: 'Abbonamenti',
}

import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

export const schedule: Messages['schedule'] = {
  title: 'Orario',
  days: 'Giorno',
  today: 'Oggi',
  tomorrow: 'Domani',
  withBooking: 'con una tua prenotazione',
  earlier: (n) => count(n, { one: 'Mostra una lezione precedente', other: `Mostra ${figure(n)} lezioni precedenti` }),
  none: 'Nessuna lezione in questo giorno',
  noneToday: 'Per oggi niente più lezioni',
  nonePlanned: 'Non ci sono ancora lezioni in programma',
  noneMeans: 'Scegli un altro giorno qui sopra.',
  next: (day) => `Prossimo: ${day}`,
  filter: 'Filtra',
  noneLike: 'Niente di simile in questo giorno',
  showAll: 'Mostra tutte le lezioni',

  left: (n) => count(n, { one: 'Ultimo posto', other: `${figure(n)} posti liberi` }),
  full: 'Al completo',
  waiting: (n) => `${figure(n)} in attesa`,
  opens: (when) => `Prenotazioni aperte da ${when}`,
  closed: 'Prenotazioni chiuse',
  over: 'Terminata',
  running: 'In corso',
  cancelled: 'Annullata',
  booked: 'Prenotata',
  checkedIn: 'Arrivo registrato',
  attended: 'C’eri anche tu',
  noShow: 'Mancata',
  onWaitlist: (position) => (position === null ? 'In lista d’attesa' : `Lista d’attesa, posizione ${position}`),
  offered: 'Un posto per te',

  book: 'Prenota',
  bookClass: (name, time) => `Prenota ${name}, ${time}`,
  join: 'Lista d’attesa',
  joinClass: (name, time) => `Lista d’attesa: ${name}, ${time}`,
  showClass: (name, time) => `${name}, ${time}`,
  notNow: 'In questo momento non puoi prenotare',
  pays: (membership, left) =>
    left === null
      ? membership
      : `${membership} · ${count(left, { one: '1 credito', other: `${figure(left)} crediti` })}`,
  payThere: (price) => `${price} in studio`,
  andMore: (n) => count(n, { one: 'e un altro', other: `e altri ${figure(n)}` }),
  bookedToast: (name, when) => `${name}, ${when}: prenotazione fatta`,
  joinedToast: (name, position) =>
    position === null ? `${name}: sei in lista d’attesa` : `${name}: lista d’attesa, posizione ${position}`,
  undone: 'La prenotazione è stata ritirata',
  cantBook: (name) => `Non puoi ancora prenotare ${name}`,
  signFor: (name) => `Firma per ${name}`,
  couldNot: 'Non ha funzionato',
  ok: 'Ho capito',
}

export const fixes: Messages['fixes'] = {
  buy_membership: 'Vedi abbonamenti e prezzi',
  pay_at_studio: 'Puoi pagare in studio.',
  cancel_other: 'Vedi le mie prenotazioni',
  cancel_appointment: 'Vedi i miei appuntamenti',
  pay: 'Vedi che cosa resta da pagare',
  sign_waiver: 'Leggi e firma',
  resume_membership: 'La reception può terminare la pausa.',
}

import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

export const classPage: Messages['classPage'] = {
  title: 'Lezione',
  with: 'Con',
  where: 'Dove',
  seats: 'Posti',
  seatsLeft: (left, capacity) =>
    count(left, { one: `1 libero su ${figure(capacity)}`, other: `${figure(left)} liberi su ${figure(capacity)}` }),
  waitingBehind: (n) => count(n, { one: 'una persona in attesa', other: `${figure(n)} persone in attesa` }),
  cancelRule: 'Annullamento',
  freeUntil: (when) => `Gratis fino a ${when}`,
  noLongerFree: (when) => `L’annullamento gratuito è terminato: ${when}`,
  usesCredit: (membership, left) =>
    left === null
      ? `Un credito di ${membership}`
      : `Un credito di ${membership}; ${count(left - 1, { one: 'ne resta 1', other: `ne restano ${figure(left - 1)}` })}`,
  unlimited: (membership) => `${membership}, senza usare crediti`,
  notYet: 'Non puoi ancora prenotare questa lezione',
  payThere: {
    label: 'Prenotare senza abbonamento',
    book: (price) => (price ? `Prenota, paghi ${price} in studio` : 'Prenota, paghi in studio'),
    means: 'Paghi quando vieni.',
    meansNoPrice: 'Il prezzo te lo dicono in studio.',
    freeThen: (when, fee) => `Annullare è gratis fino a ${when}, poi costa ${fee}.`,
    late: (fee) => `Annullare ora costa ${fee}.`,
    free: 'Annullare non costa nulla.',
    missed: (fee) => `Non venire costa ${fee}.`,
  },
  youAreBooked: 'Hai un posto',
  seeYou: (when) => `Ci vediamo ${when}.`,
  youAreIn: 'Il tuo arrivo è registrato',
  youWait: (position) =>
    position === null ? 'Sei in lista d’attesa' : `Sei in posizione ${position} nella lista d’attesa`,
  waitMeans: 'Non viene usato nulla finché non hai il posto. Se se ne libera uno, ti scriviamo subito.',
  full: 'Questa lezione è al completo',
  fullMeans: 'Entra in lista d’attesa: vale l’ordine di arrivo e uscirne non costa nulla.',
  cancelledTitle: 'Questa lezione è annullata',
  cancelledMeans: 'Il tuo credito è stato restituito.',
  leave: 'Esci dalla lista d’attesa',
  left: 'Non sei più in lista d’attesa',
}

export const seats: Messages['seats'] = {
  pick: 'Scegli il tuo posto',
  front: 'Davanti',
  free: 'libero',
  taken: 'occupato',
  mine: 'il tuo',
  usual: 'il tuo posto di sempre',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name, state) => `${name}, ${state}`,
  seat: (name) => `Posto ${name}`,
  change: 'Cambia posto',
  changeNamed: (cls, seat) => `Cambia posto: ${seat}, ${cls}`,
  changeTitle: (cls) => `Il tuo posto in ${cls}`,
  keep: 'Dammi questo posto ogni volta che è libero',
  changed: (name) => `Hai il posto ${name}`,
}

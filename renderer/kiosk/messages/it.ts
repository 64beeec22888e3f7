import { shared } from '../../shared/messages/it/index.ts'
import { figures, plurals } from '../../shared/i18n/plural.ts'
import type { Words } from './en.ts'

const count = plurals('it')
const figure = figures('it')

const kiosk: Words['kiosk'] = {
  title: 'Check-in',
  pairTitle: 'Usa questo dispositivo come chiosco',
  pairMeans:
    'Aggiungi un chiosco nelle impostazioni dello studio, alla voce Chioschi, e digita il codice che compare lì.',
  code: 'Codice',
  pair: 'Inizia',
  codeWrong: 'Questo codice è sbagliato, già usato o scaduto. Aggiungi di nuovo il chiosco per averne un altro.',
  who: 'Tocca il tuo nome',
  search: 'Il tuo nome',
  none: (text) => `Non aspettiamo nessuno di nome «${text}». Chiedi alla reception.`,
  nobody: 'Nessuno ha ancora prenotato.',
  with: (name) => `con ${name}`,
  here: (n: number, all: number) => `${figure(n)} su ${figure(all)} già qui`,
  checkedIn: 'Check-in fatto',
  scan: 'Scansiona il codice sul telefono',
  scanning: 'Tieni il codice del telefono davanti alla fotocamera',
  noCamera: 'La fotocamera non si può usare. Tocca il tuo nome.',
  noClass: 'Nessun check-in al momento',
  next: (name, opens) => `Il check-in per ${name} apre alle ${opens}.`,
  nextTomorrow: (name, opens) => `Il check-in per ${name} apre domani alle ${opens}.`,
  welcome: (name) => `Ti diamo il benvenuto, ${name}`,
  seat: (name) => `Posto ${name}`,
  creditsLeft: (n) => count(n, { one: 'Resta un credito', other: `Restano ${figure(n)} crediti` }),
  unpaid: 'Paga alla reception, per favore.',
  sign: 'Prima firma, per favore',
  signHow: 'Scansiona con il telefono: si apre ciò che c’è da firmare.',
  signAsk: 'Chiedi alla reception dove firmare.',
  signCode: 'Porta a ciò che c’è da firmare',
  done: 'Fatto',
  refused: 'Non ha funzionato',
  reasons: {
    CHECK_IN_NOT_OPEN: 'Il check-in per questa lezione non è ancora aperto.',
    CHECK_IN_CLOSED: 'Il check-in per questa lezione è chiuso. Chiedi alla reception.',
    CHECK_IN_CODE_INVALID: 'Questo codice è scaduto o non è giusto. Aprilo di nuovo sul telefono.',
    CLASS_CANCELLED: 'Questa lezione è stata annullata.',
    BOOKING_INVALID_TRANSITION: 'Questo posto è stato lasciato. Chiedi alla reception.',
    NOT_FOUND: 'In queste lezioni non c’è un posto per te. Chiedi alla reception.',
  },
  askDesk: 'Chiedi alla reception.',
  gone: 'Il computer dello studio non risponde',
  goneMeans: 'Fai il check-in alla reception, per favore. Qui si riprende da soli appena il computer risponde.',
}

export const words = { shared, kiosk } satisfies Words

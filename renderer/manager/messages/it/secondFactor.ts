import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

export const secondFactor: Messages['secondFactor'] = {
  title: 'Secondo fattore',
  lead: 'Un codice dal telefono oltre alla password, così una password da sola non apre nulla.',
  menu: 'Secondo fattore',
  offTitle: 'Il tuo account non ha un secondo fattore',
  off: 'Da fuori dello studio, i gestori accedono solo con un secondo fattore. Sul computer dello studio viene chiesto quando ne hai uno.',
  setUp: 'Configuralo',
  what: 'Ti serve un’app di autenticazione sul telefono, come Google Authenticator, Aegis, 2FAS o quella del tuo gestore di password.',
  onTitle: 'Il tuo account ha un secondo fattore',
  on: 'Accedi con la password e un codice della tua app di autenticazione.',
  codesLeft: (n: number) =>
    n === 0
      ? 'Non resta nessun codice di recupero.'
      : count(n, { one: 'Resta 1 codice di recupero.', other: `Restano ${figure(n)} codici di recupero.` }),
  newCodes: 'Per avere nuovi codici di recupero, disattivalo e configuralo di nuovo.',

  scan: {
    title: 'Leggilo con la tua app',
    lead: 'Nell’app scegli di aggiungere un account e inquadra l’immagine.',
    picture: 'Codice QR con il segreto per la tua app di autenticazione',
    byHand: 'La fotocamera non funziona? Scrivi questo segreto nell’app:',
    copySecret: 'Copia il segreto',
    copied: 'Il segreto è copiato',
    code: 'Codice che l’app mostra ora',
    codeFor: 'Sei cifre. Dimostrano che l’app ha capito.',
    turnOn: 'Attiva',
  },

  codes: {
    title: 'Conserva i tuoi codici di recupero',
    lead: 'Ognuno apre il tuo account una volta al posto di un codice, se perdi il telefono. Si vedono solo adesso.',
    of: (studio: string, name: string) => `Codici di recupero di ${name} per ${studio}`,
    list: 'Codici di recupero',
    copy: 'Copia',
    copied: 'I codici sono copiati',
    print: 'Stampa',
    download: 'Scarica',
    file: 'codici-di-recupero.txt',
    made: (date: string) => `Creati: ${date}. Ognuno vale una volta.`,
    kept: 'Li ho conservati dove li ritroverò',
    keepFirst: 'Prima conserva i codici, poi spunta la casella.',
    done: 'Fatto',
  },

  turnOff: {
    title: 'Disattiva',
    lead: 'Tutte le tue sessioni tranne questa si chiudono, e nessuno accede più al tuo account da fuori.',
    password: 'Password',
    show: 'Mostra la password',
    hide: 'Nascondi la password',
    code: 'Codice, o un codice di recupero',
    submit: 'Disattiva',
    done: 'Il tuo secondo fattore è disattivato',
  },
}

import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { del } from './grammar/days.ts'

export const login: Messages['login'] = {
  title: 'Accedi',
  lead: (studio: string) => `Per gestire ${studio}`,
  email: 'E-mail',
  password: 'Password',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  submit: 'Accedi',
  restoredTitle: (studio: string, when: string) => `${studio} è tornato, con i dati ${del(when)}`,
  restored: 'Accedi con l’e-mail e la password che avevi allora.',
  restoredNewKey:
    'Funziona con chiavi nuove. Sono andati persi: la password salvata del server di posta, i codici dei buoni regalo, il codice di recupero e i secondi fattori.',
  notStaffTitle: 'Questo account non è per questa pagina',
  notStaff: 'Clienti e insegnanti usano il portale dello studio.',
  toPortal: 'Vai al portale',
  notHereTitle: 'I gestori non possono accedere da qui',
  freeTunnel:
    'Questo indirizzo appartiene a un tunnel gratuito: un’altra persona può prenderne il nome, e ciò che vi passa si può leggere. ' +
    'Accedi sul computer dello studio, nella sua rete, oppure da un indirizzo tuo.',
  forgotten: 'Hai dimenticato la password?',
  toSignIn: 'Torna all’accesso',
  newPassword: 'Nuova password',
  passwordRule: 'Almeno 8 caratteri.',
  setUpFirst: {
    title: 'Prima un secondo fattore',
    lead: 'La tua password è giusta. Da fuori dello studio, ai gestori serve anche un codice dal telefono.',
    here: 'Accedi sul computer dello studio, dove gira Studio Desk.',
    menu: (email: string) => `Apri il menu con il tuo nome (${email}) e scegli «Secondo fattore».`,
    scan: 'Inquadra l’immagine con un’app di autenticazione e scrivi il codice che mostra.',
    back: 'Poi accedi qui, con la password e un codice.',
    whoElse: 'A clienti e insegnanti non serve: usano il portale dello studio.',
  },
  forgot: {
    title: 'Hai dimenticato la password?',
    lead: 'Ti inviamo un link per sceglierne una nuova, valido un’ora.',
    submit: 'Invia il link',
    sent: 'Controlla la posta',
    sentMeans: (email: string) => `Se ${email} ha un account qui, il link è in arrivo. Vale un’ora.`,
    again: 'Usa un altro indirizzo',
    noMail: 'Non arriva nulla, o lo studio non ha ancora un server di posta?',
    useCode: 'Usa il codice di recupero',
    askOwner: 'Se non sei il titolare, chiedigli di impostare una nuova password in Team.',
  },
  recover: {
    title: 'Usa il codice di recupero',
    lead: 'Il codice della prima configurazione dà al titolare una nuova password. Funziona una volta; ne ricevi uno nuovo per la prossima.',
    code: 'Codice di recupero',
    codeExample: 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX-X',
    submit: 'Imposta la password',
    byMail: 'Meglio via e-mail',
    newTitle: 'Conserva il tuo nuovo codice di recupero',
    newLead: 'Quello di prima è stato usato. Questo si vede solo adesso.',
    go: 'Apri lo studio',
    signIn: 'Accedi',
    factorStays: 'Il tuo secondo fattore è rimasto com’era: accedi con la nuova password e un codice.',
  },
  reset: {
    title: 'Scegli una nuova password',
    lead: 'L’accesso avverrà subito dopo.',
    submit: 'Imposta la password',
    done: 'La tua nuova password vale da ora',
    setTitle: 'La tua nuova password è impostata',
    setMeans: 'Accedi con essa e con un codice della tua app di autenticazione.',
    noToken: 'Questo link non è completo',
    noTokenMeans: 'Aprilo di nuovo dall’e-mail oppure chiedine uno nuovo.',
    another: 'Invia un altro link',
  },
}

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

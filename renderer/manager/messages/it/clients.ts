import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { al } from './grammar/days.ts'

const count = plurals('it')
const figure = figures('it')

const filters = {
  status: 'Abbonamento',
  anyStatus: 'Qualsiasi abbonamento',
  statuses: {
    active: 'Abbonamento attivo',
    paused: 'Abbonamento in pausa',
    pending: 'Abbonamento non iniziato',
    expired: 'Abbonamento scaduto',
    cancelled: 'Abbonamento disdetto',
    none: 'Mai avuto un abbonamento',
  },
  visits: 'Ultima visita',
  anyVisit: 'Qualsiasi visita',
  notSince: (n: number) => `Nessuna visita da ${figure(n)} giorni`,
  more: 'Altri filtri',
  some: 'Filtri',
  someOn: (n: number) => `Filtri: ${figure(n)}`,
  moreOn: (n: number) => `Altri filtri: ${figure(n)}`,
  each: {
    owes: 'Devono qualcosa',
    few: 'Due lezioni rimaste, o meno',
    unsigned: 'Hanno un documento da firmare',
    birthday: 'Compleanno questo mese',
    fresh: 'Clienti da questo mese',
  },
  clear: 'Azzera i filtri',
}

const form = {
  newTitle: 'Nuovo cliente',
  newLead: 'Per ora senza accesso; lo riceve con un invito.',
  editTitle: (name: string) => `Modifica ${name}`,
  name: 'Nome e cognome',
  email: 'E-mail',
  emailHelp: 'Serve per accedere e per ricevere le e-mail.',
  emailIsLogin: 'Serve per accedere. Il tuo ruolo non permette di cambiarla.',
  phone: 'Telefono',
  born: 'Data di nascita',
  address: 'Indirizzo',
  emergency: 'Contatto di emergenza',
  emergencyHelp: 'Chi chiamare, e il numero.',
  language: 'Lingua delle e-mail',
  languages: { en: 'Inglese', de: 'Tedesco', es: 'Spagnolo', fr: 'Francese', it: 'Italiano' },
  studioLanguage: 'Quella dello studio',
  since: 'Cliente dal',
  sinceHelp: 'Vuoto: oggi.',
  guardian: 'Tutore',
  guardianHelp: 'Un’altra persona tra i clienti che prenota e firma al suo posto, per esempio un genitore.',
  create: 'Aggiungi',
  created: (name: string) => `Scheda creata: ${name}`,
  saved: 'Salvato',
}

const picker = {
  placeholder: 'Scrivi un nome o un’e-mail',
  clear: 'Scegli un’altra persona',
}

const tell = {
  title: (name: string) => `Scrivi una notifica a ${name}`,
  lead: 'Per ciò che riguarda questa persona, come faresti con una telefonata: una sciarpa dimenticata, una sala diversa. Offerte e novità per molti passano dalle automazioni, a chi ha dato il consenso.',
  subject: 'In poche parole',
  text: 'Messaggio',
  send: 'Invia',
  done: 'La notifica è inviata',
  pushed: 'Comparirà sui suoi dispositivi.',
  mailed: 'Parte anche un’e-mail.',
  both: 'Comparirà sui suoi dispositivi, e parte un’e-mail.',
  listed: 'La vedrà quando apre il portale.',
  noLogin: 'Non ha ancora un accesso: mandale un invito, così potrà leggerla.',
  why: {
    CHOSE_EMAIL: 'Ha scelto l’e-mail al posto dei dispositivi.',
    NO_CONSENT: 'Non ha acconsentito alle notifiche sui dispositivi.',
    NO_DEVICE: 'Nessun suo dispositivo le riceve.',
    TOO_LATE: 'Le ore di silenzio durano troppo per una notifica push.',
    HELD: 'Dopo il ripristino, le notifiche push attendono una tua decisione.',
  },
}

const actions = {
  tell: 'Invia una notifica',
  pause: 'Metti in pausa un abbonamento',
  pauseOf: (name: string) => `Metti in pausa ${name}…`,
  nothingToPause: 'Ora non c’è nulla da mettere in pausa',
  sell: 'Vendi un abbonamento',
  book: 'Prenota una lezione',
  invite: 'Invita',
  resetMail: 'Invia un link per una nuova password',
  resetMailed: (email: string) => `Link per una nuova password in arrivo a ${email}`,
  edit: 'Modifica',
  deactivate: 'Disattiva',
  reactivate: 'Riattiva',
  more: 'Altre azioni',
  deactivated: (name: string) => `Account disattivato: ${name}`,
  reactivated: (name: string) => `Account riattivato: ${name}`,
  isInactive: 'Account disattivato. Riattivalo prima.',
  noEmail: 'Prima aggiungi un’e-mail: serve per accedere.',
  hasGuardian: 'Ha un tutore. Toglilo prima.',
}

const invite = {
  title: (name: string) => `Invita ${name}`,
  lead: 'Un link per scegliere una password e vedere l’orario, le prenotazioni e quanto resta.',
  make: 'Crea il link e invialo',
  link: 'Link di invito',
  copy: 'Copia il link',
  copied: 'Link copiato',
  until: (date: string) => `Vale una volta, fino ${al(date)}. I link precedenti non valgono più.`,
  queued: (email: string) => `Un’e-mail a ${email} attende di partire.`,
  sent: (email: string, when: string) => `E-mail a ${email} inviata: ${when}.`,
  failed: (email: string) => `L’e-mail a ${email} non è partita. Consegna il link in un altro modo.`,
  done: 'Fatto',
}

const columns = {
  name: 'Nome',
  membership: 'Abbonamento',
  credits: 'Lezioni rimaste',
  last_visit: 'Ultima visita',
  next_class: 'Prossima lezione',
  owed: 'Da pagare',
  tags: 'Etichette',
  email: 'E-mail',
  phone: 'Telefono',
  client_since: 'Cliente dal',
  birthday: 'Data di nascita',
}

const columnsChoice = {
  open: 'Colonne',
  title: 'Colonne e loro ordine',
  nameStays: 'Nome, sempre la prima',
  up: (name: string) => `Sposta in avanti: ${name}`,
  down: (name: string) => `Sposta indietro: ${name}`,
  usual: 'Come all’inizio',
}

const signs = {
  pastDue: 'Pagamento in ritardo',
  hasToSign: 'Ha un documento da firmare',
  birthday: 'Compie gli anni oggi',
  noLogin: 'Ancora senza accesso',
  noEmail: 'Senza e-mail, senza accesso',
}

const standing = {
  until: (date: string) => `fino ${al(date)}`,
  statuses: { pending: 'Non iniziato', paused: 'In pausa' },
  pastDue: 'In ritardo',
  more: (n: number) => `+${figure(n)}`,
  ended: 'Terminato',
  never: 'Ancora nessuno',
  unlimited: 'Illimitato',
  neverHere: 'Mai',
  next: (day: string, time: string) => `${day}, ${time}`,
  left: 'rimaste',
}

const views = {
  label: 'Elenchi di clienti',
  builtIn: {
    all: 'Tutti',
    owing: 'Devono qualcosa',
    away: 'Assenti da 30 giorni',
    few: 'Lezioni quasi finite',
    fresh: 'Nuovi questo mese',
    unsigned: 'Documento da firmare',
    birthday: 'Compleanno questo mese',
  },
  shared: 'Condivisi con il team',
  save: 'Salva questo elenco',
  saveTitle: 'Salva questo elenco',
  saveLead: 'La ricerca, i filtri, le colonne e l’ordine, come sono ora.',
  name: 'Nome dell’elenco',
  share: 'Visibile a tutto il team',
  saveSubmit: 'Salva',
  saved: (name: string) => `«${name}»: elenco salvato`,
  remove: (name: string) => `Elimina l’elenco «${name}»`,
  removed: (name: string) => `«${name}»: elenco eliminato`,
}

const people = (n: number) => count(n, { one: '1 cliente', other: `${figure(n)} clienti` })

const bulk = {
  label: 'Per le persone selezionate',
  select: (name: string) => `Seleziona ${name}`,
  chosen: (n: number) => `Selezionati: ${figure(n)}`,
  chooseAll: (n: number, isPart: boolean) =>
    isPart ? `Seleziona i primi ${figure(n)}` : `Seleziona tutti i ${figure(n)}`,
  tag: 'Assegna un’etichetta',
  untag: 'Togli un’etichetta',
  noTags: 'Non ci sono ancora etichette. Creale in Marketing.',
  write: 'Scrivi',
  export: 'Esporta',
  clear: 'Deseleziona tutti',
  progress: (done: number, of: number) => `Fatto ${figure(done)} su ${figure(of)}…`,
  done: {
    tag: (n: number, name: string) => `Etichetta «${name}» assegnata a ${people(n)}.`,
    untag: (n: number, name: string) => `Etichetta «${name}» tolta a ${people(n)}.`,
    message: (n: number, name: string) => `«${name}» è in partenza per ${people(n)}.`,
  },
  leftOut: (n: number) => count(n, { one: 'Esclusa una persona.', other: `Escluse ${figure(n)} persone.` }),
  leftOutTitle: (n: number) => count(n, { one: 'Esclusa una persona', other: `Escluse ${figure(n)} persone` }),
  why: 'Chi e perché',
  undo: 'Annulla',
  close: 'Fatto',
  gone: 'Una persona che non c’è più',
  reasons: {
    gone: () => 'Non c’è più',
    has_tag: (n: number) => count(n, { one: 'Ha già l’etichetta', other: 'Hanno già l’etichetta' }),
    has_no_tag: (n: number) => count(n, { one: 'Non ha l’etichetta', other: 'Non hanno l’etichetta' }),
    inactive: (n: number) => count(n, { one: 'Ha l’account disattivato', other: 'Hanno l’account disattivato' }),
    no_consent: (n: number) =>
      count(n, { one: 'Non ha acconsentito a questi messaggi', other: 'Non hanno acconsentito a questi messaggi' }),
    no_address: (n: number) => count(n, { one: 'Non ha un’e-mail', other: 'Non hanno un’e-mail' }),
    no_mail_server: () => 'Lo studio non può ancora inviare e-mail: configura la posta nelle impostazioni',
    chose_email: (n: number) => count(n, { one: 'Preferisce l’e-mail', other: 'Preferiscono l’e-mail' }),
    no_device: (n: number) =>
      count(n, { one: 'Non ha dispositivi che le ricevono', other: 'Non hanno dispositivi che le ricevono' }),
    one_a_day: () => 'Ha già ricevuto un messaggio oggi: al massimo uno al giorno',
    quiet_hours: () => 'Sono le ore di silenzio: ora non parte nulla',
  },
  message: {
    title: (n: number) => `Scrivi a ${people(n)}`,
    lead: 'Arriva a chi ha acconsentito a questi messaggi, al massimo uno al giorno, e non nelle ore di silenzio. Chi resta escluso compare poi in elenco.',
    way: 'Come arriva',
    ways: {
      email: 'Via e-mail',
      push_or_email: 'Sui dispositivi, e via e-mail dove non si può',
      push: 'Solo sui dispositivi',
    },
    subject: 'Oggetto',
    body: 'Messaggio',
    bodyHelp: 'Ogni riga è un paragrafo. Le e-mail finiscono con il modo per non riceverne più.',
    send: (n: number) => `Invia a ${people(n)}`,
  },
}

export const clients: Messages['clients'] = {
  title: 'Clienti',
  total: (n: number, capped: boolean) =>
    capped ? `Più di ${figure(n)}` : count(n, { one: '1 cliente', other: `${figure(n)} clienti` }),
  create: 'Nuovo cliente',
  search: 'Cerca per nome, e-mail o telefono',
  shown: 'Quali clienti',
  active: 'Attivi',
  all: 'Tutti',
  table: 'Clienti',
  inactive: 'Non attivo',
  noLogin: 'Senza accesso',
  copyEmail: 'Copia l’e-mail',
  copied: 'Copiato',
  noEmail: 'Nessuna e-mail',
  writeEmail: 'Scrivi un’e-mail',
  call: 'Chiama',
  noPhone: 'Nessun telefono',
  emptyTitle: 'Ancora nessun cliente',
  empty: 'Portali qui dal software di prima, aggiungine uno a mano, oppure lascia che si registrino nel portale.',
  toImport: 'Importa clienti',
  nothingTitle: 'Nessun risultato',
  nothing: (search: string) => `Nessun nome, e-mail o telefono contiene «${search}».`,
  nothingFiltered: 'Nessuno corrisponde ai filtri.',
  nothingBoth: (search: string) =>
    `Tra chi corrisponde ai filtri, nessun nome, e-mail o telefono contiene «${search}».`,
  clearSearch: 'Cancella la ricerca',
  filters,
  columns,
  columnsChoice,
  signs,
  standing,
  views,
  bulk,
  form,
  picker,
  tell,
  actions,
  invite,
}

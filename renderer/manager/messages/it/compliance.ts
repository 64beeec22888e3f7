import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')
const list = lists('it')

const people = (n: number, capped = false) =>
  capped ? `più di ${figure(n)} clienti` : count(n, { one: 'un cliente', other: `${figure(n)} clienti` })

const waivers = {
  title: 'Documenti da firmare',
  lead: 'Ciò che i clienti leggono e firmano nel portale, con ogni versione mai firmata.',
  create: 'Nuovo documento',
  shown: 'Quali documenti',
  active: 'Attivi',
  all: 'Tutti',
  showAll: 'Mostra tutti',
  table: 'Documenti da firmare',
  versionOf: (n: number) => `Versione ${figure(n)}`,
  isRequired: 'Necessario per prenotare',
  isNotRequired: 'Non necessario per prenotare',
  missing: 'Ancora da firmare',
  nobodyMissing: 'Hanno firmato tutti',
  missingCount: (n: number, capped: boolean) => (capped ? `Più di ${figure(n)}` : figure(n)),
  missingNames: (names: readonly string[], others: number) =>
    `Devono ancora firmare: ${list(others > 0 ? [...names, count(others, { one: 'un’altra persona', other: `altri ${figure(others)}` })] : names)}`,
  signedOf: (n: number) =>
    count(n, { one: 'su un cliente ha firmato', other: `su ${figure(n)} clienti hanno firmato` }),
  share: 'Firmato dai clienti attivi',
  inactive: 'Non attivo',
  emptyTitle: 'Ancora nessun documento',
  empty: 'Scrivi ciò che i tuoi clienti devono firmare: partecipazione a proprio rischio, foto, regole della casa.',
  noneActive: 'Nessun documento attivo',
  noneActiveHelp: 'Tutti i documenti sono disattivati. Mostrali tutti per farne firmare di nuovo uno.',
  actions: 'Altre azioni',
  edit: 'Modifica',
  deactivate: 'Disattiva',
  reactivate: 'Riattiva',
  deactivated: (title: string) => `${title}: disattivato; ciò che è firmato resta`,
  reactivated: (title: string) => `${title}: di nuovo attivo`,

  newTitle: 'Nuovo documento',
  newLead: 'I clienti lo trovano subito nel portale e lo firmano lì con il loro nome.',
  editTitle: (title: string) => `Modifica ${title}`,
  titleField: 'Titolo',
  body: 'Testo da firmare',
  bodyHelp: 'Testo semplice. Una riga vuota comincia un nuovo paragrafo.',
  requires: 'Necessario per prenotare',
  requiresHelp:
    'Nessuno prenota una lezione prima di aver firmato la versione attuale. Le prenotazioni esistenti restano.',
  noNewVersion:
    'Solo un testo diverso crea una nuova versione. Titolo e impostazioni si possono cambiare senza una nuova firma.',
  newVersion: (n: number) => `Nasce la versione ${figure(n)}`,
  signAgain: (n: number, capped: boolean) =>
    n === 0
      ? 'Nessuno ha ancora firmato la versione attuale.'
      : `Tutti firmano di nuovo: la versione attuale è firmata da ${people(n, capped)}. Ciò che è firmato si conserva.`,
  blocks: 'Fino ad allora non possono prenotare.',
  saveVersion: (n: number) => `Salva come versione ${figure(n)}`,
  write: 'Pubblica il documento',
  created: (title: string) => `${title} è nel portale`,
  saved: 'Salvato',
  savedVersion: (n: number) => `La versione ${figure(n)} è nel portale`,

  parts: 'Su questo documento',
  text: 'Testo',
  signed: 'Firmato',
  unsigned: 'Non firmato',
  textTitle: 'Il testo che si firma ora',
  since: (date: string) => `Modificato: ${date}`,
}

const signatures = {
  table: 'Firme',
  client: 'Cliente',
  name: 'Firmato come',
  asGuardian: 'dal tutore',
  version: 'Versione',
  current: 'Attuale',
  when: 'Quando',
  address: 'Indirizzo',
  hidden: 'Nascosto',
  copy: 'Copia',
  pdf: 'Copia firmata in PDF',
  file: (title: string, name: string) => `${title} - ${name}.pdf`,
  versions: 'Quali versioni',
  everyVersion: 'Tutte le versioni',
  onlyCurrent: 'Solo la versione attuale',
  none: 'Non ha ancora firmato nessuno',
  noneMeans: 'I clienti firmano nel portale. Ogni firma compare qui con il suo documento.',
  noneOfVersion: 'Nessuno ha ancora firmato la versione attuale',
}

const unsigned = {
  table: 'Clienti che non hanno firmato',
  client: 'Cliente',
  contact: 'Contatto',
  state: 'Stato',
  never: 'Mai firmato',
  outdated: (n: number) => `Firmata la versione ${figure(n)}`,
  last: 'Ultima firma',
  none: 'Hanno firmato tutti',
  noneMeans: 'Ogni cliente attivo ha firmato la versione attuale.',
  write: 'Scrivi un’e-mail',
  call: 'Chiama',
  noEmail: 'Nessuna e-mail',
  noPhone: 'Nessun telefono',
}

const data = {
  title: 'Dati dei clienti',
  lead: 'A che cosa una persona ha acconsentito, una copia di tutto ciò che si conserva, e la cancellazione definitiva.',
  choose: 'Cliente',
  chooseHelp: 'Chi chiede i propri dati, o che vengano cancellati.',
  forConsents: 'A che cosa ha acconsentito o che cosa ha revocato, e quando.',
  forExport: 'Tutto ciò che si conserva della persona, in un file da consegnare.',
  forErasure: 'Se ne va tutto ciò che è personale; le ricevute restano, senza nome.',
  openProfile: 'Apri la scheda',
  fromProfile: 'Consensi, esportazione, cancellazione',

  requests: 'Richieste di cancellazione',
  requestsMean: 'La legge dà un mese di tempo.',
  requestsShown: 'Quali richieste',
  open: 'Aperte',
  done: 'Eseguite',
  table: 'Richieste di cancellazione',
  client: 'Cliente',
  asked: 'Richiesta',
  erasedOn: 'Cancellato',
  toDo: 'Da fare',
  erase: 'Cancella…',
  noneOpen: 'Nessuna richiesta aperta',
  noneOpenMeans: 'I clienti la fanno nel portale, in «I miei dati».',
  noneDone: 'Ancora nessuna eseguita',
  noneDoneMeans: 'Le richieste eseguite si conservano qui, senza nomi.',

  export: 'Copia di tutto',
  exportMeans:
    'Profilo, prenotazioni, abbonamenti, pagamenti, e-mail, note e firme. L’archivio contiene anche ogni documento firmato in PDF.',
  zip: 'Archivio (ZIP)',
  json: 'Solo i dati (JSON)',
  zipFile: (id: number) => `cliente-${id}.zip`,
  jsonFile: (id: number) => `cliente-${id}.json`,

  consents: 'Registro dei consensi',
  consentsMean:
    'Ogni modifica, la più recente in alto. Solo la persona dà o revoca, nel portale; qui non si cambia mai nulla.',
  consentTable: 'Registro dei consensi',
  kind: 'Per che cosa',
  answer: 'Risposta',
  granted: 'Dato',
  withdrawn: 'Revocato',
  inForce: 'In vigore',
  source: 'Da',
  sources: { client: 'La persona', import: 'Un’importazione' } as Readonly<Record<string, string | undefined>>,
  when: 'Quando',
  noConsent: 'Nessun consenso dato né revocato',
  noConsentMeans: 'Nessuna voce vuol dire nessun consenso: a questa persona non arriva pubblicità.',
  kinds: {
    terms: 'Condizioni',
    privacy_policy: 'Informativa sulla privacy',
    marketing_email: 'Pubblicità via e-mail',
    marketing_sms: 'Pubblicità via SMS',
    push_notifications: 'Notifiche',
    photo_video: 'Foto e video',
    health_data: 'Dati sulla salute',
  },
}

const erase = {
  title: 'Cancella per sempre',
  means: 'Sovrascrive ovunque ogni dato personale. Non si può tornare indietro, nemmeno da una copia.',
  ask: 'Cancella…',
  dialogTitle: (name: string) => `Cancellare i dati di ${name}?`,
  goes: 'Cancellato per sempre',
  goesList: [
    'Nome, e-mail, telefono, compleanno, indirizzo e accesso',
    'Note, etichette, e-mail e ciò che dicevano i file importati',
    'Prenotazioni future e liste d’attesa, annullate subito; gli abbonamenti finiscono',
  ],
  stays: 'Conservato, senza nome',
  staysList: [
    'Pagamenti e ricevute, come chiede la legge fiscale',
    'Le presenze, perché i conti delle lezioni passate tornino',
    'Che i documenti sono stati firmati e i consensi dati, e quando, come prova',
  ],
  typeName: 'Scrivi il nome per confermare',
  typeHelp: (name: string) => `Esattamente: ${name}`,
  notSame: 'Non è questo il nome.',
  submit: 'Cancella per sempre',
  erased: (pseudonym: string) => `Dati cancellati. Ora la scheda si chiama «${pseudonym}».`,
  erasedTitle: 'Dati cancellati',
  whatWent: 'Che cosa non c’è più',
  whatStays: 'Che cosa è conservato, e perché',
  nothingStays: 'Non è conservato nulla.',
  close: 'Chiudi',
}

export const compliance: Messages['compliance'] = {
  pages: 'Pagine di conformità',
  waivers,
  signatures,
  unsigned,
  data,
  erase,
}

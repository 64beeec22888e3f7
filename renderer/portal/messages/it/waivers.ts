import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

export const waivers: Messages['waivers'] = {
  title: 'Documenti',
  lead: 'Quello che lo studio ti chiede di leggere e firmare.',
  none: 'Niente da firmare',
  noneMeans: 'Quando lo studio avrà qualcosa da farti leggere e firmare, sarà qui.',
  toSign: 'Da firmare',
  signed: 'Firmati',
  states: { signed: 'Firmato', outdated: 'Cambiato, firma di nuovo', unsigned: 'Da firmare' },
  required: 'Necessario per prenotare',
  signedOn: (date) => `Firmato: ${date}`,
  since: (date) => `Hai firmato un testo precedente (${date})`,
  waiting: (n) => count(n, { one: 'Uno è da firmare', other: `${figure(n)} sono da firmare` }),
  allSigned: 'Tutto firmato',
  nothing: 'Quello che lo studio ti chiede di firmare',

  changedTitle: 'Il testo è cambiato',
  changedMeans: (date) => `Hai firmato un testo precedente (${date}). Ecco che cosa è diverso ora:`,
  changedWhileReading: 'Il testo è stato modificato mentre lo leggevi',
  readAgain: 'Non hai ancora firmato nulla. Questo è il testo com’è adesso: leggilo, poi firma.',
  onlyLines: 'Cambiano solo righe vuote.',
  added: 'Nuovo:',
  removed: 'Non c’è più:',
  text: 'Il testo',
  textNow: 'Il testo completo di adesso',
  version: (n) => `Versione ${figure(n)}`,

  sign: 'Firma',
  signAgain: 'Firma il nuovo testo',
  name: 'Il tuo nome completo',
  nameMeans: (date) => `Scrivendo il tuo nome firmi questo testo oggi, ${date}. Lo studio lo conserva con l’ora.`,
  done: (title) => `${title}: firmato`,
  youSigned: 'Hai firmato questo documento',
  asWhom: (name, date) => `Come ${name}, ${date}.`,
  download: 'Conserva una copia (PDF)',
  file: (title) => `${title}.pdf`,
  next: (title) => `Prossimo: ${title}`,
  toSchedule: 'Prenota una lezione',
  backToClass: 'Torna alla lezione',
  backToSchedule: 'Torna all’orario',
  backToAll: 'Tutti i documenti',
  backToAppointment: 'Torna all’appuntamento',
  backToBookings: 'Torna alle mie prenotazioni',

  theirs: {
    of: (name) => `Per ${name}`,
    since: (date) => `È stato firmato un testo precedente (${date})`,
    changedMeans: (date) => `È stato firmato un testo precedente (${date}). Ecco che cosa è diverso ora:`,
    nameMeans: (name, date) =>
      `Scrivendo il tuo nome firmi questo testo per ${name} oggi, ${date}. Lo studio lo conserva con l’ora.`,
    done: (title, name) => `${title}: firmato per ${name}`,
    signed: (name) => `Firmato per ${name}`,
    byWhom: (name, date) => `Da ${name}, ${date}.`,
  },
}

export const receipts: Messages['receipts'] = {
  title: 'Ricevute',
  lead: 'Tutto quello che hai pagato qui e quello che ti è stato restituito.',
  rowDetail: 'Per quello che hai pagato qui',
  none: 'Ancora nessuna ricevuta',
  noneMeans: 'Quando compri qualcosa, la ricevuta è qui.',
  number: (n) => `N. ${n}`,
  refund: 'Rimborso',
  refundOf: (n) => `della n. ${n}`,
  more: (n) => count(n, { one: 'e un altro', other: `e altri ${figure(n)}` }),
  times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
  download: (n) => `Ricevuta ${n} in PDF`,
  file: (n) => `ricevuta-${n}.pdf`,
}

export const ownData: Messages['ownData'] = {
  title: 'I miei dati',
  rowDetail: 'A che cosa acconsenti, una copia di tutto, l’eliminazione',

  consents: 'A che cosa acconsenti',
  consentsMean: 'Cambialo quando vuoi. Ogni modifica viene conservata con la sua ora.',
  reach: 'Come possiamo scriverti',
  reachMeans: 'Le conferme di prenotazione e i promemoria arrivano in ogni caso.',
  about: 'Su di te',
  rules: 'Condizioni',
  consent: {
    marketing_email: 'Novità e offerte via e-mail',
    marketing_sms: 'Novità e offerte via SMS',
    push_notifications: 'Notifiche sul telefono',
    photo_video: 'Foto e video in cui compari',
    health_data: 'Note sulla tua salute, per chi ti insegna',
    terms: 'Le condizioni dello studio',
    privacy_policy: 'L’informativa sulla privacy',
  },
  since: (date) => `Consenso dato: ${date}`,
  withdrawn: (date) => `Consenso revocato: ${date}`,
  never: 'Nessun consenso',

  export: 'Una copia di tutto',
  exportMeans:
    'Tutto quello che lo studio conserva su di te: profilo, prenotazioni, abbonamenti, pagamenti, e-mail, firme.',
  zip: 'Tutto, con i documenti firmati (ZIP)',
  json: 'Solo i dati (JSON)',
  zipFile: 'i-miei-dati.zip',
  jsonFile: 'i-miei-dati.json',

  erase: 'Elimina tutto',
  eraseMeans:
    'Lo studio elimina i tuoi dati per sempre. Ricevute e pagamenti restano, senza il tuo nome, finché la legge lo richiede.',
  eraseAsk: 'Chiedi l’eliminazione',
  eraseTitle: 'Chiedere allo studio di eliminare tutto?',
  eraseBefore: 'Quando lo studio l’avrà fatto:',
  eraseEffects: [
    'non potrai più accedere',
    'i tuoi abbonamenti e crediti finiranno, senza rimborso automatico',
    'le tue prenotazioni e i posti in lista d’attesa saranno annullati',
    'il tuo nome, i contatti, le note e le e-mail saranno sovrascritti',
    'i pagamenti e le presenze resteranno, senza il tuo nome',
  ],
  eraseNot: 'Non succede nulla subito: lo studio riceve la tua richiesta e la esegue.',
  eraseDo: 'Invia la richiesta',
  eraseAsked: 'Hai chiesto l’eliminazione',
  eraseAskedMeans: (when) =>
    `Lo studio ha la tua richiesta (${when}). Finché non sarà eseguita, tutto continua come prima. Hai cambiato idea? Dillo allo studio.`,
}

export const accessibility: Messages['accessibility'] = {
  title: 'Accessibilità',
  lead: (studio) => `Da ${studio} tutti devono poter prenotare, in qualunque modo vedano, sentano o si muovano.`,

  level: 'Che cosa rispettano queste pagine',
  levelMeans:
    'Seguono le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA. Testi, segni e bordi importanti mantengono il contrasto richiesto, qualunque colore scelga lo studio.',

  tested: 'Che cosa si verifica a ogni nuova versione, e come',
  tests: [
    ['Ogni pagina, chiara e scura', 'La controlla axe, uno strumento che trova le violazioni di queste linee guida.'],
    [
      'Solo con la tastiera',
      'Prenotare una lezione, registrare le presenze, vendere e pagare un mese si fanno senza mouse.',
    ],
    ['Ingrandite al 400%', 'Niente viene tagliato e non serve scorrere di lato.'],
    ['Da destra a sinistra', 'Le pagine si leggono anche in questo verso.'],
    ['Colori forzati', 'Ciò che si può premere resta visibile con i colori di contrasto del tuo dispositivo.'],
    ['Meno movimento', 'Se il tuo dispositivo lo chiede, niente scorre o salta.'],
  ],

  known: 'Che cosa non è perfetto, per quanto ne sappiamo',
  limits: [
    'Le verifiche sono automatiche. Nessun esperto indipendente ha ancora esaminato le pagine, e non tutti gli screen reader sono stati provati.',
    'Il pagamento con carta e la mappa si aprono su pagine di altre aziende, che non facciamo noi.',
    'Ciò che scrive lo studio, come le liberatorie o le descrizioni delle lezioni, è chiaro quanto lo scrive lo studio.',
  ],

  write: 'Qualcosa ti ostacola?',
  writeMeans:
    'Scrivi allo studio che cosa volevi fare e con che cosa, per esempio con uno screen reader. Può anche prenotare o disdire per te, o leggerti un testo.',
  atDesk: 'Chiedi alla reception dello studio.',
}

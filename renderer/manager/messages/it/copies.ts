import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { del, il } from './grammar/days.ts'
import { timeLeft } from './timeLeft.ts'

const count = plurals('it')
const figure = figures('it')

/** Settings, Copies: where they lie, what opens them, and what is printed for the day the computer is lost. */
export const copies: Messages['copies'] = {
  title: 'Copie dello studio',
  titleMeans:
    'Una copia contiene tutto: clienti, prenotazioni, denaro, foto. Se ne fa una ogni notte, e ogni ora finché qualcosa cambia.',
  making: 'La copia è in corso',
  left: timeLeft,
  none: 'Non c’è ancora nessuna copia. Se questo computer si rompe, i dati dello studio vanno persi con lui.',
  sameDisk:
    'Tutte le copie stanno sul disco di questo computer: ciò che colpisce il computer colpisce anche loro. Scegli qui sotto un secondo luogo.',
  onlyHere:
    'Dove vanno le copie, la loro frase segreta e le copie stesse si gestiscono solo sul computer dello studio.',
  onlyOwner: 'Dove vanno le copie, la loro frase segreta e le copie stesse sono riservate al titolare.',

  list: {
    title: 'Su questo computer',
    titleMeans: (n: number) => count(n, { one: 'Si conserva 1 copia.', other: `Si conservano ${figure(n)} copie.` }),
    when: 'Dati di',
    why: 'Fatta',
    size: 'Dimensione',
    kind: { 'by-itself': 'da sola', 'by-hand': 'a mano', 'before-update': 'prima di un aggiornamento' },
    download: 'Scarica',
    restore: 'Ripristina questa…',
    restoreFile: 'Ripristina da un file…',
    emptyTitle: 'Ancora nessuna copia',
    empty: 'La prima si fa dieci minuti dopo la configurazione dello studio.',
  },

  places: {
    folder: 'Un secondo luogo: una cartella',
    folderMeans: 'Su un altro disco, oppure una che un programma come Dropbox o Nextcloud porta in rete.',
    bucket: 'Un secondo luogo: un bucket',
    bucketMeans: 'Uno spazio compatibile con S3, presso un fornitore o su un tuo computer.',
    bucketNeeds: 'Prima imposta una frase segreta: una copia che esce di casa viene cifrata con essa.',
    path: 'Percorso completo della cartella',
    pathExample: '/media/backup-disk oppure D:\\Copies',
    unencrypted: 'Senza una frase segreta, chi trova questo disco può leggere le copie dello studio.',
    newest: (when: string) => `L’ultima copia lì è ${del(when)}.`,
    nothingYet: 'Lì non è ancora arrivata nessuna copia: la prossima arriva, entro pochi minuti.',
    save: 'Usa questo luogo',
    saved: 'D’ora in poi le copie vanno lì',
    stopped: 'D’ora in poi le copie restano su questo computer',
    stop: 'Non usarlo più',
    test: 'Prova',
    testFirst: 'Prima salva il luogo.',
  },

  bucket: {
    endpoint: 'Indirizzo dello spazio',
    endpointExample: 'https://s3.eu-central-1.amazonaws.com',
    region: 'Regione',
    bucket: 'Nome del bucket',
    prefix: 'Cartella al suo interno',
    keyId: 'ID della chiave',
    secret: 'Chiave segreta',
    secretKept: 'Ne è salvata una. Lascia vuoto per mantenerla.',
    secretNew: 'Conservata cifrata su questo computer, mai più mostrata.',
    show: 'Mostra la chiave',
    hide: 'Nascondi la chiave',
  },

  passphrase: {
    title: 'Frase segreta',
    titleMeans:
      'Con essa le chiavi dello studio viaggiano in ogni copia, così le password salvate e i buoni regalo funzionano anche su un altro computer. Le copie altrove vengono cifrate con essa.',
    paper: 'Scrivila su carta: senza, nessuno può aprire le copie, e nessuno te la può dire.',
    isSet: 'Una frase segreta è impostata.',
    isNotSet:
      'Nessuna frase segreta è impostata: le chiavi restano indietro, e le copie in una cartella le legge chiunque le trovi.',
    set: 'Imposta una frase segreta',
    change: 'Cambiala',
    remove: 'Toglila',
    new: 'Frase segreta',
    again: 'Di nuovo la stessa',
    rule: 'Almeno 12 caratteri. Vanno bene quattro o cinque parole senza nulla in comune.',
    strengthLabel: 'Quanto è difficile da indovinare',
    strength: { short: 'Troppo corta', weak: 'Facile da indovinare', fair: 'Discreta', strong: 'Forte' },
    differs: 'Non è uguale a quella sopra.',
    tooShort: 'Almeno 12 caratteri.',
    changeMeans:
      'Le copie fatte prima si aprono con la frase segreta con cui sono state fatte: conserva anche il foglio con quella vecchia.',
    saved: 'La frase segreta è impostata. È scritta su carta?',
    removed: 'La frase segreta non c’è più',
    removeTitle: 'Togliere la frase segreta?',
    removeMeans:
      'Dalla prossima copia le chiavi restano indietro e le copie in una cartella non vengono cifrate. Per le copie fatte prima serve ancora la frase segreta.',
    removeFirst: 'Il bucket la richiede. Scegli prima un altro secondo luogo.',
    show: 'Mostra la frase segreta',
    hide: 'Nascondi la frase segreta',
  },

  paper: {
    print: 'Stampa il foglio d’emergenza',
    now: 'Stampa',
    back: 'Torna alle copie',
    title: 'Che cosa fare se questo computer va perso',
    of: (studio: string) => `Per ${studio}`,
    reach: 'Il link dei clienti',
    where: 'Dove sono le copie',
    here: 'Sul computer dello studio, perse con lui se non resta il disco:',
    folder: 'Nella cartella:',
    bucket: (name: string) => `Nel bucket «${name}», indirizzo:`,
    bucketFolder: (prefix: string) => `nella sua cartella «${prefix}»`,
    region: (region: string) => `regione ${region}`,
    keyId: (id: string) => `ID della chiave ${id}`,
    nowhere: 'In nessun altro posto! Scegli un secondo luogo in Impostazioni, Copie, e stampa di nuovo questo foglio.',
    age: 'Quanto sono recenti: un’ora al massimo, finché qualcosa cambiava; altrimenti quanto l’ultima modifica.',
    kept: 'Dove si conservano (scrivilo a mano, mai i segreti stessi)',
    passphrase: 'La frase segreta delle copie',
    noPassphrase: 'Nessuna frase segreta è impostata.',
    secret: 'La chiave segreta del bucket',
    recovery: 'Il codice di recupero',
    steps: 'Passo per passo',
    install: 'Installa Studio Desk su un altro computer e aprilo.',
    choose: 'Nella prima pagina scegli «Ho già uno studio».',
    place: 'Indica dove sono le copie, come sopra. La più recente è già scelta.',
    give: 'Inserisci la frase segreta dal suo foglio.',
    signIn: 'Accedi come sempre, con e-mail e password. Password dimenticata? Usa il codice di recupero.',
    letters: 'In Oggi, decidi se le e-mail in attesa vanno inviate o scartate.',
    printed: (date: string) => `Stampato: ${date}`,
  },
}

/** Putting the studio of a copy in place: in the first run, and from the settings. */
export const restore: Messages['restore'] = {
  offerTitle: 'Su un nuovo computer?',
  offer: 'Una copia del tuo studio riporta tutto, com’era.',
  have: 'Ho già uno studio',

  title: 'Riporta il tuo studio',
  lead: 'Da una copia fatta da Studio Desk. Torna tutto ciò che contiene: clienti, prenotazioni, denaro, foto.',
  back: 'Configura invece un nuovo studio',
  from: 'Dov’è la copia?',
  ways: {
    file: { label: 'Un file', detail: 'Su questo computer o su una chiavetta; finisce in .studiobackup.' },
    folder: { label: 'Una cartella', detail: 'Un altro disco, o una che Dropbox, Nextcloud o simili portano qui.' },
    bucket: { label: 'Un bucket', detail: 'Uno spazio compatibile con S3. Lo indica il foglio d’emergenza.' },
  },
  drop: 'Trascina qui la copia',
  dropHelp: 'Si legge da dove si trova, per quanto grande sia.',
  notACopy: 'Non è una copia di Studio Desk: il suo nome finisce in .studiobackup.',
  folder: 'Percorso completo della cartella',
  folderExample: '/media/backup-disk oppure D:\\Copies',
  look: 'Cerca copie',
  found: (n: number) => count(n, { one: 'Trovata 1 copia', other: `Trovate ${figure(n)} copie` }),
  foundNone: 'In questo luogo non ci sono copie di Studio Desk. Controlla che sia quello giusto.',
  which: 'La copia da riportare',
  whichMeans: 'È scelta la più recente.',
  of: (studio: string) => `in ${studio}`,

  passphrase: 'Frase segreta delle copie',
  passphraseNeeded: 'Questa copia è cifrata. La frase segreta è sul foglio dove l’hai scritta.',
  passphraseIfSet: 'Lascia vuoto se non era impostata.',
  show: 'Mostra la frase segreta',
  hide: 'Nascondi la frase segreta',
  lost: 'La frase segreta è andata persa',
  lostMeans:
    'Lo studio torna senza le sue chiavi. Vanno perse: la password salvata del server di posta, i codici dei buoni regalo, il codice di recupero e ogni secondo fattore. Clienti, prenotazioni, denaro e foto ci sono tutti.',
  without: 'Continua senza le chiavi',
  submit: 'Riporta lo studio',

  file: 'Ripristina da un file',
  one: (when: string) => `Ripristina la copia ${del(when)}`,
  replaced: (when: string) => `L’intero studio viene sostituito da quello ${del(when)}.`,
  replacedFile: 'L’intero studio viene sostituito da quello nel file.',
  lostAfter: (when: string) =>
    `Ciò che è stato fatto dopo ${il(when)} va perso: prenotazioni, arrivi, pagamenti, modifiche.`,
  lostAfterFile: 'Ciò che è stato fatto dopo la copia va perso: prenotazioni, arrivi, pagamenti, modifiche.',
  aside: 'Ciò che c’è qui ora non viene eliminato: si conserva a parte nella cartella dei dati.',
  signedOut: 'Tutte le sessioni vengono chiuse.',
  password: 'La tua password',
  passwordFor: 'Così nessun altro può farlo.',
  passwordWrong: 'Non è la tua password.',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  confirm: 'Ripristina lo studio',

  checking: 'Controllo della copia in corso',
  checkingMeans:
    'Non si tocca nulla finché non risulta integra. Con molte foto ci vuole qualche minuto; lascia aperta questa pagina.',
  restarting: 'Lo studio si riavvia',
  restartingMeans: 'La copia era buona. Tra un momento puoi accedere.',
}

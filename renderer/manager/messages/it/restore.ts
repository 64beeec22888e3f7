import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { del, il } from './grammar/days.ts'

const count = plurals('it')
const figure = figures('it')

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

import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const restore: Messages['restore'] = {
  offerTitle: 'Auf diesen Computer umgezogen?',
  offer: 'Eine Kopie deines Studios bringt alles zurück, wie es war.',
  have: 'Ich habe schon ein Studio',

  title: 'Hol dein Studio zurück',
  lead: 'Aus einer Kopie, die Studio Desk gemacht hat. Alles darin kommt zurück: Kundschaft, Buchungen, Geld, Fotos.',
  back: 'Lieber ein neues Studio einrichten',
  from: 'Wo liegt die Kopie?',
  ways: {
    file: { label: 'In einer Datei', detail: 'Auf diesem Computer oder einem Stick; sie endet auf .studiobackup.' },
    folder: {
      label: 'In einem Ordner',
      detail: 'Auf einer anderen Festplatte, oder ein Ordner, den Dropbox, Nextcloud oder Ähnliches hierher bringt.',
    },
    bucket: { label: 'In einem Bucket', detail: 'Speicher, der S3 spricht. Er steht auf der Notfallseite.' },
  },
  drop: 'Kopie hierher ziehen',
  dropHelp: 'Sie wird dort gelesen, wo sie liegt, wie groß sie auch ist.',
  notACopy: 'Das ist keine Kopie von Studio Desk: Deren Name endet auf .studiobackup.',
  folder: 'Vollständiger Pfad zum Ordner',
  folderExample: '/media/sicherung oder D:\\Kopien',
  look: 'Kopien suchen',
  found: (n) => count(n, { one: '1 Kopie gefunden', other: `${figure(n)} Kopien gefunden` }),
  foundNone: 'Hier liegen keine Kopien von Studio Desk. Sieh nach, ob es der richtige Ort ist.',
  which: 'Welche Kopie zurückkommt',
  whichMeans: 'Die neueste ist gewählt.',
  of: (studio) => `in ${studio}`,

  passphrase: 'Passphrase der Kopien',
  passphraseNeeded:
    'Diese Kopie ist verschlüsselt. Die Passphrase steht auf dem Zettel, auf den du sie geschrieben hast.',
  passphraseIfSet: 'Lass das Feld leer, wenn keine gesetzt war.',
  show: 'Passphrase zeigen',
  hide: 'Passphrase verbergen',
  lost: 'Die Passphrase ist verloren',
  lostMeans:
    'Das Studio kommt ohne seine Schlüssel zurück. Verloren sind dann: das gespeicherte Passwort des Mailservers, die Codes der Gutscheine, der Wiederherstellungscode und alle zweiten Faktoren. Kundschaft, Buchungen, Geld und Fotos sind alle da.',
  without: 'Ohne die Schlüssel weiter',
  submit: 'Studio zurückholen',

  file: 'Aus einer Datei wiederherstellen',
  one: (when) => `Kopie vom ${when} wiederherstellen`,
  replaced: (when) => `Das ganze Studio wird durch das vom ${when} ersetzt.`,
  replacedFile: 'Das ganze Studio wird durch das in der Datei ersetzt.',
  lostAfter: (when) => `Was nach ${when} geschah, geht verloren: Buchungen, Check-ins, Zahlungen, Änderungen.`,
  lostAfterFile: 'Was nach der Kopie geschah, geht verloren: Buchungen, Check-ins, Zahlungen, Änderungen.',
  aside: 'Was jetzt hier ist, wird nicht gelöscht: Es wird im Datenordner beiseitegelegt.',
  signedOut: 'Alle werden abgemeldet.',
  password: 'Dein Passwort',
  passwordFor: 'Damit es niemand anderes tut.',
  passwordWrong: 'Das ist nicht dein Passwort.',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  confirm: 'Studio wiederherstellen',

  checking: 'Die Kopie wird geprüft',
  checkingMeans:
    'Bevor sie sich als unversehrt erweist, wird nichts angerührt. Mit vielen Fotos dauert das ein paar Minuten; lass diese Seite offen.',
  restarting: 'Das Studio startet neu',
  restartingMeans: 'Die Kopie ist gut. Gleich kannst du dich anmelden.',
}

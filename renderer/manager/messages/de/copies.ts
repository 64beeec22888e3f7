import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { timeLeft } from './timeLeft.ts'

const count = plurals('de')
const figure = figures('de')

export const copies: Messages['copies'] = {
  title: 'Sicherungskopien',
  titleMeans:
    'Eine Kopie enthält alles: Kundschaft, Buchungen, Geld, Fotos. Jede Nacht entsteht eine, und jede Stunde, in der sich etwas ändert.',
  making: 'Die Kopie wird gemacht',
  left: timeLeft,
  none: 'Es gibt noch keine Kopie. Geht dieser Computer kaputt, sind die Daten des Studios mit ihm verloren.',
  sameDisk:
    'Alle Kopien liegen auf der Festplatte dieses Computers: Was dem Computer zustößt, trifft auch sie. Wähle unten einen zweiten Ort.',
  onlyHere: 'Wohin die Kopien gehen, ihre Passphrase und die Kopien selbst gibt es nur am Computer des Studios.',
  onlyOwner:
    'Wohin die Kopien gehen, ihre Passphrase und die Kopien selbst sind nur für die Person da, der das Studio gehört.',

  list: {
    title: 'Auf diesem Computer',
    titleMeans: (n) => count(n, { one: '1 Kopie wird aufbewahrt.', other: `${figure(n)} Kopien werden aufbewahrt.` }),
    when: 'Stand',
    why: 'Entstanden',
    size: 'Größe',
    kind: { 'by-itself': 'von selbst', 'by-hand': 'von Hand', 'before-update': 'vor einem Update' },
    download: 'Herunterladen',
    restore: 'Diese wiederherstellen …',
    restoreFile: 'Aus einer Datei wiederherstellen …',
    emptyTitle: 'Noch keine Kopien',
    empty: 'Die erste entsteht zehn Minuten nach dem Einrichten des Studios.',
  },

  places: {
    folder: 'Ein zweiter Ort: ein Ordner',
    folderMeans:
      'Auf einer anderen Festplatte, oder ein Ordner, den ein Programm wie Dropbox oder Nextcloud ins Netz bringt.',
    bucket: 'Ein zweiter Ort: ein Bucket',
    bucketMeans: 'Speicher, der S3 spricht, bei einem Anbieter oder auf einem eigenen Computer.',
    bucketNeeds: 'Setze zuerst eine Passphrase: Was das Haus verlässt, wird damit verschlüsselt.',
    path: 'Vollständiger Pfad zum Ordner',
    pathExample: '/media/sicherung oder D:\\Kopien',
    unencrypted: 'Ohne Passphrase kann, wer diese Festplatte findet, die Kopien des Studios darauf lesen.',
    newest: (when) => `Die neueste Kopie dort ist vom ${when}.`,
    nothingYet: 'Dort ist noch keine Kopie angekommen: Die nächste folgt in wenigen Minuten.',
    save: 'Diesen Ort verwenden',
    saved: 'Kopien gehen ab jetzt dorthin',
    stopped: 'Kopien bleiben ab jetzt auf diesem Computer',
    stop: 'Nicht mehr verwenden',
    test: 'Ausprobieren',
    testFirst: 'Speichere zuerst den Ort.',
  },

  bucket: {
    endpoint: 'Adresse des Speichers',
    endpointExample: 'https://s3.eu-central-1.amazonaws.com',
    region: 'Region',
    bucket: 'Name des Buckets',
    prefix: 'Ordner darin',
    keyId: 'Schlüssel-ID',
    secret: 'Geheimer Schlüssel',
    secretKept: 'Einer ist gespeichert. Lass das Feld leer, um ihn zu behalten.',
    secretNew: 'Wird auf diesem Computer verschlüsselt gespeichert und nie wieder gezeigt.',
    show: 'Schlüssel zeigen',
    hide: 'Schlüssel verbergen',
  },

  passphrase: {
    title: 'Passphrase',
    titleMeans:
      'Mit ihr geschützt gehen die Schlüssel des Studios in jeder Kopie mit, sodass gespeicherte Passwörter und Gutscheine auch auf einem anderen Computer gelten. Kopien an anderen Orten werden damit verschlüsselt.',
    paper: 'Schreib sie auf Papier: Ohne sie kann niemand die Kopien öffnen, und niemand kann sie dir sagen.',
    isSet: 'Eine Passphrase ist gesetzt.',
    isNotSet:
      'Es ist keine Passphrase gesetzt: Die Schlüssel bleiben zurück, und Kopien in einem Ordner kann lesen, wer sie findet.',
    set: 'Passphrase setzen',
    change: 'Ändern',
    remove: 'Aufheben',
    new: 'Passphrase',
    again: 'Noch einmal dieselbe',
    rule: 'Mindestens 12 Zeichen. Gut sind vier oder fünf Wörter, die nichts miteinander zu tun haben.',
    strengthLabel: 'Wie schwer sie zu erraten ist',
    strength: { short: 'Zu kurz', weak: 'Leicht zu erraten', fair: 'Mittel', strong: 'Stark' },
    differs: 'Das ist nicht dieselbe wie oben.',
    tooShort: 'Mindestens 12 Zeichen.',
    changeMeans: 'Frühere Kopien öffnen sich mit der Passphrase von damals: Heb auch den Zettel mit der alten auf.',
    saved: 'Die Passphrase ist gesetzt. Steht sie auf Papier?',
    removed: 'Es gibt keine Passphrase mehr',
    removeTitle: 'Passphrase aufheben?',
    removeMeans:
      'Ab der nächsten Kopie bleiben die Schlüssel zurück, und Kopien in einem Ordner sind nicht verschlüsselt. Frühere Kopien brauchen die Passphrase weiterhin.',
    removeFirst: 'Der Bucket braucht sie. Wähle zuerst einen anderen zweiten Ort.',
    show: 'Passphrase zeigen',
    hide: 'Passphrase verbergen',
  },

  paper: {
    print: 'Notfallseite drucken',
    now: 'Drucken',
    back: 'Zurück zu den Kopien',
    title: 'Was zu tun ist, wenn dieser Computer verloren geht',
    of: (studio) => `Für ${studio}`,
    reach: 'Der Link für die Kundschaft',
    where: 'Wo die Kopien sind',
    here: 'Auf dem Computer des Studios; mit ihm verloren, wenn nicht seine Festplatte übrig ist:',
    folder: 'Im Ordner:',
    bucket: (name) => `Im Bucket „${name}“ unter:`,
    bucketFolder: (prefix) => `darin im Ordner „${prefix}“`,
    region: (region) => `Region ${region}`,
    keyId: (id) => `Schlüssel-ID ${id}`,
    nowhere:
      'Sonst nirgends! Wähle unter Einstellungen, Sicherungskopien einen zweiten Ort und drucke diese Seite neu.',
    age: 'Wie alt sie sind: höchstens eine Stunde, solange sich etwas änderte, sonst so neu wie die letzte Änderung.',
    kept: 'Wo das aufbewahrt wird (von Hand eintragen, nie die Geheimnisse selbst)',
    passphrase: 'Die Passphrase der Kopien',
    noPassphrase: 'Es ist keine Passphrase gesetzt.',
    secret: 'Der geheime Schlüssel des Buckets',
    recovery: 'Der Wiederherstellungscode',
    steps: 'Schritt für Schritt',
    install: 'Installiere Studio Desk auf einem anderen Computer und öffne es.',
    choose: 'Wähle auf der ersten Seite „Ich habe schon ein Studio“.',
    place: 'Gib an, wo die Kopien sind, wie oben. Die neueste ist schon gewählt.',
    give: 'Gib die Passphrase von ihrem Zettel ein.',
    signIn: 'Melde dich wie immer mit E-Mail und Passwort an. Passwort vergessen? Nimm den Wiederherstellungscode.',
    letters: 'Entscheide unter Heute, ob die wartenden E-Mails gesendet oder verworfen werden.',
    printed: (date) => `Gedruckt am ${date}`,
  },
}

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

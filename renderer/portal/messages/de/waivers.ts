import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const waivers: Messages['waivers'] = {
  title: 'Erklärungen',
  lead: 'Was du für das Studio lesen und unterschreiben sollst.',
  none: 'Nichts zu unterschreiben',
  noneMeans: 'Wenn das Studio etwas zum Lesen und Unterschreiben hat, steht es hier.',
  toSign: 'Zu unterschreiben',
  signed: 'Unterschrieben',
  states: { signed: 'Unterschrieben', outdated: 'Geändert, bitte neu unterschreiben', unsigned: 'Zu unterschreiben' },
  required: 'Vor dem Buchen nötig',
  signedOn: (date) => `Unterschrieben: ${date}`,
  since: (date) => `Einen früheren Text hast du unterschrieben: ${date}`,
  waiting: (n) =>
    count(n, { one: 'Eine wartet auf deine Unterschrift', other: `${figure(n)} warten auf deine Unterschrift` }),
  allSigned: 'Alles unterschrieben',
  nothing: 'Was du für das Studio unterschreiben sollst',

  changedTitle: 'Der Text hat sich geändert',
  changedMeans: (date) => `Einen früheren Text hast du unterschrieben: ${date}. Das ist jetzt anders:`,
  changedWhileReading: 'Der Text wurde geändert, während du gelesen hast',
  readAgain: 'Es ist noch nichts unterschrieben. Das ist der Text, wie er jetzt ist: Lies ihn und unterschreibe dann.',
  onlyLines: 'Nur leere Zeilen sind anders.',
  added: 'Neu:',
  removed: 'Nicht mehr da:',
  text: 'Der Text',
  textNow: 'Der ganze Text, wie er jetzt ist',
  version: (n) => `Fassung ${figure(n)}`,

  sign: 'Unterschreiben',
  signAgain: 'Neuen Text unterschreiben',
  name: 'Dein voller Name',
  nameMeans: (date) =>
    `Mit deinem Namen unterschreibst du diesen Text, heute, ${date}. Das Studio bewahrt ihn mit der Uhrzeit auf.`,
  done: (title) => `${title}: unterschrieben`,
  youSigned: 'Du hast das unterschrieben',
  asWhom: (name, date) => `Als ${name}, ${date}.`,
  download: 'Kopie behalten (PDF)',
  file: (title) => `${title}.pdf`,
  next: (title) => `Weiter: ${title}`,
  toSchedule: 'Kurs buchen',
  backToClass: 'Zurück zum Kurs',
  backToSchedule: 'Zurück zum Kursplan',
  backToAll: 'Alle Erklärungen',
  backToAppointment: 'Zurück zum Termin',
  backToBookings: 'Zurück zu meinen Buchungen',

  theirs: {
    of: (name) => `Für ${name}`,
    since: (date) => `Ein früherer Text wurde unterschrieben: ${date}`,
    changedMeans: (date) => `Ein früherer Text wurde unterschrieben: ${date}. Das ist jetzt anders:`,
    nameMeans: (name, date) =>
      `Mit deinem Namen unterschreibst du diesen Text für ${name}, heute, ${date}. Das Studio bewahrt ihn mit der Uhrzeit auf.`,
    done: (title, name) => `${title}: für ${name} unterschrieben`,
    signed: (name) => `Für ${name} unterschrieben`,
    byWhom: (name, date) => `Von ${name}, ${date}.`,
  },
}

export const receipts: Messages['receipts'] = {
  title: 'Belege',
  lead: 'Alles, was du hier bezahlt und zurückbekommen hast.',
  rowDetail: 'Für alles, was du hier bezahlt hast',
  none: 'Noch keine Belege',
  noneMeans: 'Wenn du etwas kaufst, liegt der Beleg hier.',
  number: (n) => `Nr. ${n}`,
  refund: 'Erstattung',
  refundOf: (n) => `zu Nr. ${n}`,
  more: (n) => `und ${figure(n)} weitere`,
  times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
  download: (n) => `Beleg ${n} als PDF`,
  file: (n) => `beleg-${n}.pdf`,
}

export const ownData: Messages['ownData'] = {
  title: 'Meine Daten',
  rowDetail: 'Wozu du zugestimmt hast, eine Kopie von allem, Löschen',

  consents: 'Wozu du zustimmst',
  consentsMean: 'Ändere es, wann du willst. Jede Änderung wird mit ihrer Zeit festgehalten.',
  reach: 'Wie wir dir schreiben dürfen',
  reachMeans: 'Buchungsbestätigungen und Erinnerungen kommen in jedem Fall.',
  about: 'Über dich',
  rules: 'Bedingungen',
  consent: {
    marketing_email: 'Neues und Angebote per E-Mail',
    marketing_sms: 'Neues und Angebote per SMS',
    push_notifications: 'Mitteilungen auf deinem Telefon',
    photo_video: 'Fotos und Videos, auf denen du zu sehen bist',
    health_data: 'Notizen zu deiner Gesundheit, für deine Trainer',
    terms: 'Die Bedingungen des Studios',
    privacy_policy: 'Die Datenschutzerklärung',
  },
  since: (date) => `Zugestimmt: ${date}`,
  withdrawn: (date) => `Widerrufen: ${date}`,
  never: 'Nicht zugestimmt',

  export: 'Eine Kopie von allem',
  exportMeans:
    'Alles, was das Studio über dich hat: Profil, Buchungen, Mitgliedschaften, Zahlungen, E-Mails, Unterschriften.',
  zip: 'Alles mit Unterschriebenem (ZIP)',
  json: 'Nur die Daten (JSON)',
  zipFile: 'meine-daten.zip',
  jsonFile: 'meine-daten.json',

  erase: 'Alles löschen',
  eraseMeans:
    'Das Studio löscht deine Daten endgültig. Belege und Zahlungen bleiben ohne deinen Namen, solange das Gesetz es verlangt.',
  eraseAsk: 'Löschung verlangen',
  eraseTitle: 'Das Studio bitten, alles zu löschen?',
  eraseBefore: 'Wenn das Studio es getan hat:',
  eraseEffects: [
    'kannst du dich nicht mehr anmelden',
    'enden deine Mitgliedschaften und Guthaben, ohne dass von selbst etwas erstattet wird',
    'sind deine Buchungen und Plätze auf Wartelisten storniert',
    'sind dein Name, deine Kontaktdaten, Notizen und E-Mails überschrieben',
    'bleiben Zahlungen und Besuche ohne deinen Namen',
  ],
  eraseNot: 'Es geschieht nichts sofort: Das Studio bekommt deinen Antrag und führt ihn aus.',
  eraseDo: 'Antrag senden',
  eraseAsked: 'Du hast die Löschung verlangt',
  eraseAskedMeans: (when) =>
    `Dein Antrag liegt beim Studio (${when}). Bis er ausgeführt ist, geht alles weiter wie bisher. Hast du es dir anders überlegt? Sag es dem Studio.`,
}

export const accessibility: Messages['accessibility'] = {
  title: 'Barrierefreiheit',
  lead: (studio) => `Bei ${studio} sollen alle buchen können, auch wer anders sieht, hört oder greift.`,

  level: 'Wonach diese Seiten gemacht sind',
  levelMeans:
    'Sie folgen den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA. Texte, Zeichen und wichtige Kanten behalten den geforderten Kontrast, welche Farbe das Studio auch wählt.',

  tested: 'Was mit jeder neuen Version geprüft wird, und wie',
  tests: [
    [
      'Jede Seite, hell und dunkel',
      'Durchgesehen von axe, einem Werkzeug, das Verstöße gegen diese Richtlinien findet.',
    ],
    [
      'Nur mit der Tastatur',
      'Einen Kurs buchen, Leute einchecken, verkaufen und einen Monat abrechnen: alles ohne Maus.',
    ],
    ['Auf 400 % vergrößert', 'Nichts wird abgeschnitten, und nirgends muss seitwärts gescrollt werden.'],
    ['Von rechts nach links', 'Die Seiten lassen sich auch in dieser Richtung lesen.'],
    ['Erzwungene Farben', 'Was sich drücken lässt, bleibt in den Kontrastfarben deines Geräts sichtbar.'],
    ['Weniger Bewegung', 'Wünscht dein Gerät das, gleitet und springt nichts.'],
  ],

  known: 'Was noch nicht perfekt ist, soweit wir wissen',
  limits: [
    'Die Prüfungen laufen automatisch. Unabhängig begutachtet wurden die Seiten noch nicht, und nicht jeder Screenreader wurde ausprobiert.',
    'Kartenzahlung und Karte der Umgebung öffnen Seiten anderer Anbieter, die wir nicht machen.',
    'Was das Studio selbst schreibt, etwa Einverständniserklärungen oder Kursbeschreibungen, ist so verständlich, wie es dort steht.',
  ],

  write: 'Hindert dich etwas?',
  writeMeans:
    'Schreib dem Studio, was du tun wolltest und womit, zum Beispiel mit einem Screenreader. Es kann auch für dich buchen, absagen oder dir einen Text vorlesen.',
  atDesk: 'Frag am Empfang des Studios.',
}

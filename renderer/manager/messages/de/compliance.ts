import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Compliance = Messages['compliance']

const count = plurals('de')
const figure = figures('de')
const list = lists('de')

const waivers: Compliance['waivers'] = {
  title: 'Erklärungen',
  lead: 'Was im Portal zu lesen und zu unterschreiben ist, mit jeder Fassung, die je unterschrieben wurde.',
  create: 'Neue Erklärung',
  shown: 'Welche Erklärungen',
  active: 'Aktive',
  all: 'Alle',
  showAll: 'Alle zeigen',
  table: 'Erklärungen',
  versionOf: (n) => `Fassung ${figure(n)}`,
  isRequired: 'Vor dem Buchen nötig',
  isNotRequired: 'Zum Buchen nicht nötig',
  missing: 'Fehlen noch',
  nobodyMissing: 'Alle haben unterschrieben',
  missingCount: (n, capped) => (capped ? `Mehr als ${figure(n)}` : figure(n)),
  missingNames: (names, others) =>
    `Es fehlen noch: ${list(others > 0 ? [...names, count(others, { one: 'eine weitere Person', other: `${figure(others)} weitere` })] : names)}`,
  signedOf: (n) =>
    count(n, { one: 'von einer Person unterschrieben', other: `von ${figure(n)} Personen haben unterschrieben` }),
  share: 'Unterschrieben von den aktiven Personen',
  inactive: 'Inaktiv',
  emptyTitle: 'Noch keine Erklärungen',
  empty: 'Schreib, was zu unterschreiben ist: Teilnahme auf eigene Gefahr, Fotos, Hausordnung.',
  noneActive: 'Keine Erklärung ist aktiv',
  noneActiveHelp: 'Alle Erklärungen sind deaktiviert. Zeig alle, um wieder eine unterschreiben zu lassen.',
  actions: 'Weitere Aktionen',
  edit: 'Bearbeiten',
  deactivate: 'Deaktivieren',
  reactivate: 'Wieder aktivieren',
  deactivated: (title) => `${title} deaktiviert; Unterschriebenes bleibt`,
  reactivated: (title) => `${title} ist wieder aktiv`,

  newTitle: 'Neue Erklärung',
  newLead: 'Sie steht sofort im Portal und wird dort mit dem Namen unterschrieben.',
  editTitle: (title) => `${title} bearbeiten`,
  titleField: 'Titel',
  body: 'Text zum Unterschreiben',
  bodyHelp: 'Reiner Text. Eine Leerzeile beginnt einen neuen Absatz.',
  requires: 'Vor dem Buchen nötig',
  requiresHelp:
    'Ohne Unterschrift unter der aktuellen Fassung lässt sich kein Kurs buchen. Bestehende Buchungen bleiben.',
  noNewVersion:
    'Nur ein anderer Text ergibt eine neue Fassung. Titel und Einstellungen ändern sich ohne neue Unterschrift.',
  newVersion: (n) => `Das ergibt Fassung ${figure(n)}`,
  signAgain: (n, capped) =>
    n === 0
      ? 'Die aktuelle Fassung hat noch niemand unterschrieben.'
      : capped
        ? `Alle unterschreiben neu: Mehr als ${figure(n)} Personen haben die aktuelle Fassung unterschrieben. Was sie unterschrieben haben, bleibt erhalten.`
        : count(n, {
            one: 'Alle unterschreiben neu: Eine Person hat die aktuelle Fassung unterschrieben. Was sie unterschrieben hat, bleibt erhalten.',
            other: `Alle unterschreiben neu: ${figure(n)} Personen haben die aktuelle Fassung unterschrieben. Was sie unterschrieben haben, bleibt erhalten.`,
          }),
  blocks: 'Bis dahin können sie nicht buchen.',
  saveVersion: (n) => `Als Fassung ${figure(n)} speichern`,
  write: 'Veröffentlichen',
  created: (title) => `${title} steht im Portal`,
  saved: 'Gespeichert',
  savedVersion: (n) => `Fassung ${figure(n)} steht im Portal`,

  parts: 'Zu dieser Erklärung',
  text: 'Text',
  signed: 'Unterschrieben',
  unsigned: 'Nicht unterschrieben',
  textTitle: 'Der Text, wie er jetzt unterschrieben wird',
  since: (date) => `Geändert: ${date}`,
}

const signatures: Compliance['signatures'] = {
  table: 'Unterschriften',
  client: 'Person',
  name: 'Unterschrieben als',
  asGuardian: 'als sorgeberechtigte Person',
  version: 'Fassung',
  current: 'Aktuell',
  when: 'Wann',
  address: 'Von',
  hidden: 'Verborgen',
  copy: 'Kopie',
  pdf: 'Unterschriebene Kopie als PDF',
  file: (title, name) => `${title} - ${name}.pdf`,
  versions: 'Welche Fassungen',
  everyVersion: 'Alle Fassungen',
  onlyCurrent: 'Nur die aktuelle Fassung',
  none: 'Noch hat niemand unterschrieben',
  noneMeans: 'Unterschrieben wird im Portal. Jede Unterschrift steht hier mit ihrem Dokument.',
  noneOfVersion: 'Die aktuelle Fassung hat noch niemand unterschrieben',
}

const unsigned: Compliance['unsigned'] = {
  table: 'Wer nicht unterschrieben hat',
  client: 'Person',
  contact: 'Kontakt',
  state: 'Status',
  never: 'Nie unterschrieben',
  outdated: (n) => `Fassung ${figure(n)} unterschrieben`,
  last: 'Zuletzt unterschrieben',
  none: 'Alle haben unterschrieben',
  noneMeans: 'Alle aktiven Personen haben die aktuelle Fassung unterschrieben.',
  write: 'E-Mail schreiben',
  call: 'Anrufen',
  noEmail: 'Keine E-Mail eingetragen',
  noPhone: 'Kein Telefon eingetragen',
}

const data: Compliance['data'] = {
  title: 'Persönliche Daten',
  lead: 'Wozu eine Person zugestimmt hat, eine Kopie von allem, was gespeichert ist, und das endgültige Löschen.',
  choose: 'Person',
  chooseHelp: 'Wer die eigenen Daten haben oder löschen lassen möchte.',
  forConsents: 'Wozu sie zugestimmt und was sie widerrufen hat, und wann.',
  forExport: 'Alles, was über sie gespeichert ist, in einer Datei zum Weitergeben.',
  forErasure: 'Alles Persönliche geht; Belege bleiben, ohne Namen.',
  openProfile: 'Profil öffnen',
  fromProfile: 'Einwilligungen, Export, Löschen',

  requests: 'Anträge auf Löschung',
  requestsMean: 'Das Gesetz verlangt sie binnen eines Monats.',
  requestsShown: 'Welche Anträge',
  open: 'Offen',
  done: 'Erledigt',
  table: 'Anträge auf Löschung',
  client: 'Person',
  asked: 'Beantragt',
  erasedOn: 'Gelöscht',
  toDo: 'Zu tun',
  erase: 'Löschen …',
  noneOpen: 'Keine offenen Anträge',
  noneOpenMeans: 'Beantragt wird im Portal, unter „Meine Daten“.',
  noneDone: 'Noch keine erledigt',
  noneDoneMeans: 'Ausgeführte Anträge stehen hier, ohne Namen.',

  export: 'Kopie von allem',
  exportMeans:
    'Profil, Buchungen, Mitgliedschaften, Zahlungen, E-Mails, Notizen und Unterschriften. Das Archiv enthält auch jede unterschriebene Erklärung als PDF.',
  zip: 'Archiv (ZIP)',
  json: 'Nur die Daten (JSON)',
  zipFile: (id) => `person-${id}.zip`,
  jsonFile: (id) => `person-${id}.json`,

  consents: 'Einwilligungsprotokoll',
  consentsMean:
    'Jede Änderung, die neueste zuerst. Erteilen und widerrufen kann nur die Person selbst, im Portal; hier wird nie etwas geändert.',
  consentTable: 'Einwilligungsprotokoll',
  kind: 'Wozu',
  answer: 'Antwort',
  granted: 'Zugestimmt',
  withdrawn: 'Widerrufen',
  inForce: 'Gilt',
  source: 'Durch',
  sources: { client: 'Die Person selbst', import: 'Einen Import' },
  when: 'Wann',
  noConsent: 'Keine Einwilligung, kein Widerruf',
  noConsentMeans: 'Kein Eintrag heißt keine Einwilligung: An diese Person geht keine Werbung.',
  kinds: {
    terms: 'Bedingungen',
    privacy_policy: 'Datenschutzerklärung',
    marketing_email: 'Werbung per E-Mail',
    marketing_sms: 'Werbung per SMS',
    push_notifications: 'Mitteilungen',
    photo_video: 'Fotos und Videos',
    health_data: 'Gesundheitsdaten',
  },
}

const erase: Compliance['erase'] = {
  title: 'Endgültig löschen',
  means: 'Überschreibt überall alles Persönliche. Es gibt keinen Weg zurück, auch nicht aus einer Sicherungskopie.',
  ask: 'Löschen …',
  dialogTitle: (name) => `${name} löschen?`,
  goes: 'Endgültig weg',
  goesList: [
    'Name, E-Mail, Telefon, Geburtsdatum, Adresse und das Login',
    'Notizen, Schlagwörter, E-Mails und was importierte Dateien sagten',
    'Kommende Buchungen und Wartelisten, sofort storniert; Mitgliedschaften enden',
  ],
  stays: 'Bleibt, ohne Namen',
  staysList: [
    'Zahlungen und Belege, wie es das Steuerrecht verlangt',
    'Besuche, damit vergangene Kurse weiter aufgehen',
    'Dass und wann Erklärungen unterschrieben und Einwilligungen erteilt wurden, als Nachweis',
  ],
  typeName: 'Gib zur Bestätigung den Namen ein',
  typeHelp: (name) => `Genau so: ${name}`,
  notSame: 'Das ist nicht der Name.',
  submit: 'Endgültig löschen',
  erased: (pseudonym) => `Gelöscht. Die Person heißt jetzt „${pseudonym}“.`,
  erasedTitle: 'Gelöscht',
  whatWent: 'Was weg ist',
  whatStays: 'Was geblieben ist, und warum',
  nothingStays: 'Es ist nichts geblieben.',
  close: 'Schließen',
}

export const compliance: Compliance = { pages: 'Rechtliches', waivers, signatures, unsigned, data, erase }

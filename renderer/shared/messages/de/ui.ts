import { figures } from '../../i18n/plural.ts'
import type { SharedMessages } from '../en/index.ts'

const figure = figures('de')

export const ui: SharedMessages['ui'] = {
  close: 'Schließen',
  clear: 'Leeren',
  cancel: 'Abbrechen',
  loading: 'Wird geladen',
  optional: 'optional',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  more: 'Mehr',
  actions: 'Aktionen',
  breadcrumbs: 'Wo diese Seite liegt',
  notifications: 'Meldungen',
  openCalendar: 'Kalender öffnen',
  nothingFound: 'Nichts gefunden',
  chooseFile: 'Datei auswählen',
  range: (from, to, total, capped) =>
    `${figure(from)} bis ${figure(to)} von ${capped ? 'mehr als ' : ''}${figure(total)}`,
  pages: 'Seiten',
  furthest: 'Weiter geht es nicht seitenweise. Die Liste eingrenzen, um Weiteres zu sehen.',
  discardTitle: 'Änderungen verwerfen?',
  discardMeans: 'Was hier eingegeben wurde, ist noch nicht gespeichert.',
  discard: 'Verwerfen',
  keepEditing: 'Weiter bearbeiten',
}

export const factor: SharedMessages['factor'] = {
  title: 'Code eingeben',
  lead: 'Deine Authenticator-App zeigt sechs Ziffern; sie wechseln jede halbe Minute.',
  code: 'Code',
  recoveryTitle: 'Wiederherstellungscode benutzen',
  recoveryLead: 'Einer von denen, die du beim Einrichten des zweiten Faktors aufgehoben hast. Jeder gilt einmal.',
  recoveryCode: 'Wiederherstellungscode',
  useRecovery: 'Stattdessen einen Wiederherstellungscode benutzen',
  useApp: 'Die Authenticator-App benutzen',
  back: 'Zurück zur Anmeldung',
  submit: 'Anmelden',
}

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

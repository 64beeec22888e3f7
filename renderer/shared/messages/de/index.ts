import type { SharedMessages } from '../en/index.ts'
import { problems, storage } from './problems.ts'
import { factor, ui } from './ui.ts'

const words: SharedMessages['words'] = {
  save: 'Speichern',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  close: 'Schließen',
  loading: 'Wird geladen',
  oneMoment: 'Einen Moment…',
  offline: 'Du bist offline. Was du siehst, ist vielleicht nicht mehr aktuell.',
  gone: 'Der Server des Studios antwortet nicht.',
  goneHere: 'Starte Studio Desk auf diesem Computer neu; diese Seite geht dann von selbst weiter.',
  backOnline: 'Wieder online',
  skipToContent: 'Zum Inhalt springen',
  signOut: 'Abmelden',
  language: 'Sprache',
  studioLanguage: 'Sprache des Studios',
  formats: {
    dates: 'Datum',
    times: 'Uhrzeit',
    asStudio: 'Wie das Studio',
    orders: { dmy: 'Tag zuerst', mdy: 'Monat zuerst', ymd: 'Jahr zuerst' },
    hours: { 24: '24 Stunden', 12: '12 Stunden' },
  },
  theme: 'Darstellung',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
}

const palette: SharedMessages['palette'] = {
  title: 'Suchen und erledigen',
  placeholder: 'Seiten, Personen und Aktionen suchen',
  pages: 'Seiten',
  people: 'Personen',
  actions: 'Aktionen',
  nothing: (text) => `Nichts gefunden für „${text}“`,
}

export const shared: SharedMessages = { words, palette, problems, storage, ui, factor }

import type { SharedMessages } from '../en/index.ts'
import { problems, storage } from './problems.ts'
import { factor, ui } from './ui.ts'

const words: SharedMessages['words'] = {
  save: 'Salva',
  cancel: 'Annulla',
  undo: 'Annulla',
  close: 'Chiudi',
  loading: 'Caricamento',
  oneMoment: 'Un momento…',
  offline: 'Sei offline. Quello che vedi potrebbe non essere aggiornato.',
  gone: 'Il server dello studio non risponde.',
  goneHere: 'Riavvia Studio Desk su questo computer; la pagina riprenderà da sola.',
  backOnline: 'Di nuovo online',
  skipToContent: 'Vai al contenuto',
  signOut: 'Esci',
  language: 'Lingua',
  studioLanguage: 'La lingua dello studio',
  formats: {
    dates: 'Date',
    times: 'Orari',
    asStudio: 'Come lo studio',
    orders: { dmy: 'Prima il giorno', mdy: 'Prima il mese', ymd: 'Prima l’anno' },
    hours: { 24: '24 ore', 12: '12 ore' },
  },
  theme: 'Aspetto',
  themes: { system: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' },
}

const palette: SharedMessages['palette'] = {
  title: 'Cerca e fai',
  placeholder: 'Cerca pagine, persone e azioni',
  pages: 'Pagine',
  people: 'Persone',
  actions: 'Azioni',
  nothing: (text) => `Nessun risultato per «${text}»`,
}

export const shared: SharedMessages = { words, palette, problems, storage, ui, factor }

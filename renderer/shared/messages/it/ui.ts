import { figures } from '../../i18n/plural.ts'
import type { SharedMessages } from '../en/index.ts'

const figure = figures('it')

export const ui: SharedMessages['ui'] = {
  close: 'Chiudi',
  clear: 'Cancella',
  cancel: 'Annulla',
  loading: 'Caricamento',
  optional: 'facoltativo',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  more: 'Altro',
  actions: 'Azioni',
  breadcrumbs: 'Dove si trova questa pagina',
  notifications: 'Avvisi',
  openCalendar: 'Apri il calendario',
  nothingFound: 'Nessun risultato',
  chooseFile: 'Scegli un file',
  range: (from, to, total, capped) =>
    `Da ${figure(from)} a ${figure(to)} di ${capped ? 'più di ' : ''}${figure(total)}`,
  pages: 'Pagine',
  furthest: 'Le pagine finiscono qui. Restringere l’elenco per vedere il resto.',
  discardTitle: 'Annullare le modifiche?',
  discardMeans: 'Quanto inserito qui non è stato salvato.',
  discard: 'Non salvare',
  keepEditing: 'Continua a modificare',
}

export const factor: SharedMessages['factor'] = {
  title: 'Inserisci il codice',
  lead: 'La tua app di autenticazione mostra sei cifre; cambiano ogni mezzo minuto.',
  code: 'Codice',
  recoveryTitle: 'Usa un codice di recupero',
  recoveryLead: 'Uno di quelli che hai conservato quando hai configurato il secondo fattore. Ognuno vale una volta.',
  recoveryCode: 'Codice di recupero',
  useRecovery: 'Usa invece un codice di recupero',
  useApp: 'Usa l’app di autenticazione',
  back: 'Torna all’accesso',
  submit: 'Accedi',
}

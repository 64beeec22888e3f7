import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')
const hours = (n: number) => count(n, { one: '1 ora', other: `${figure(n)} ore` })

export const classTemplates: Messages['classTemplates'] = {
  title: 'Tipi di lezione',
  lead: 'Che cosa offre lo studio. Da questi nascono le lezioni in orario.',
  trail: 'Orario',
  create: 'Nuovo tipo di lezione',
  createIt: 'Crea',
  shown: 'Quali tipi',
  active: 'Attivi',
  all: 'Tutti',
  table: 'Tipi di lezione',
  name: 'Nome',
  duration: 'Durata',
  minutes: 'min',
  capacity: 'Posti',
  instructor: 'Insegnante',
  nobody: 'Nessuno in particolare',
  windows: 'Prenotazioni',
  opens: (n: number) => `Aprono ${hours(n)} prima`,
  closes: (n: number) => `chiudono ${hours(n)} prima`,
  free: (n: number) =>
    n === 0 ? 'annullamento gratuito fino all’inizio' : `annullamento gratuito fino a ${hours(n)} prima`,
  studioRules: 'Le regole dello studio',
  inactive: 'Non attivo',
  edit: 'Modifica',
  deactivate: 'Disattiva',
  reactivate: 'Riattiva',
  deactivated: (name: string) => `${name}: non si offre più`,
  reactivated: (name: string) => `${name}: si offre di nuovo`,
  saved: 'Tipo di lezione salvato',
  created: (name: string) => `${name}: ora si può programmare`,
  newTitle: 'Nuovo tipo di lezione',
  editTitle: (name: string) => name,
  description: 'Descrizione',
  descriptionHelp: 'La leggono i clienti nell’orario.',
  color: 'Colore',
  ownColor: 'Altro colore',
  colors: {
    green: 'Verde',
    teal: 'Verde acqua',
    blue: 'Blu',
    indigo: 'Indaco',
    purple: 'Viola',
    pink: 'Rosa',
    red: 'Rosso',
    orange: 'Arancione',
    yellow: 'Giallo',
    grey: 'Grigio',
  },
  photo: 'Foto',
  photoHelp:
    'Viene ritagliata da sola in 16:9: ciò che conta va al centro. Senza foto si vede un disegno nel suo colore.',
  photoOf: (name: string) => `Foto di ${name}`,
  noPhoto: (name: string) => `${name}: ora si può programmare, ma senza la foto. Prova un’altra immagine.`,
  rules: 'Prenotare e annullare',
  opensField: 'Apertura prenotazioni',
  closesField: 'Chiusura prenotazioni',
  freeField: 'Annullamento gratuito fino a',
  hoursBefore: 'h prima',
  opensEmpty: 'Vuoto: subito',
  closesEmpty: 'Vuoto: all’inizio',
  freeEmpty: (n: number | null) => (n === null ? 'Vuoto: la regola dello studio' : `Vuoto: ${hours(n)} prima`),
  appliesNow:
    'Nome, descrizione, colore e regole cambiano subito per tutte le lezioni. Durata, posti e insegnante valgono per le lezioni programmate da ora in poi.',
  emptyTitle: 'Ancora nessun tipo di lezione',
  empty: 'Un tipo dice com’è una lezione: nome, durata, posti e colore. Crea il primo, poi programma la sua settimana.',
  noneActive: 'Non si offre più nulla',
  noneActiveHelp: 'Tutti i tipi sono disattivati. Mostrali tutti per proporne di nuovo uno.',
  showAll: 'Mostra tutti',
}

/** The room of a class, in its forms. */
export const roomChoice: Messages['roomChoice'] = {
  room: 'Piano della sala',
  none: 'Senza posti numerati',
}

import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { al } from './grammar/days.ts'

const count = plurals('it')
const figure = figures('it')
const seats = (n: number) => count(n, { one: 'un posto', other: `${figure(n)} posti` })

export const rooms: Messages['rooms'] = {
  title: 'Piani delle sale',
  titleMeans:
    'Sale i cui posti hanno un nome: tappetini, reformer, bici. I clienti scelgono il posto, e l’elenco dei partecipanti mostra chi sta dove.',
  table: 'Piani delle sale',
  add: 'Disegna una sala',
  edit: 'Modifica',
  editTitle: (name: string) => `Modifica ${name}`,
  name: 'Nome',
  seatCount: seats,
  usedBy: (templates: number, classes: number) =>
    [
      count(templates, { one: 'un tipo di lezione', other: `${figure(templates)} tipi di lezione` }),
      count(classes, { one: 'una lezione futura', other: `${figure(classes)} lezioni future` }),
    ].join(', '),
  unused: 'Non ancora usata',
  inUse: 'La usano tipi di lezione o lezioni future. Scegli prima per loro un’altra sala.',
  added: (name: string) => `${name}: aggiunta. Sceglila in un tipo di lezione.`,
  saved: 'Salvato',
  remove: 'Elimina',
  removeTitle: (name: string) => `Eliminare ${name}?`,
  removeMeans: 'Le lezioni già tenute lì mantengono i loro posti.',
  removed: (name: string) => `${name}: eliminata`,
  emptyTitle: 'Nessun piano',
  empty: 'Disegna una sala dove conta quale posto ha ognuno.',
  drawRows: 'Disegna le file',
  drawRowsMeans: 'Prende il posto di ciò che è disegnato.',
  rows: 'File',
  perRow: 'Per fila',
  kind: 'Di',
  kinds: { mats: 'Tappetini', reformers: 'Reformer', bikes: 'Bici' },
  draw: 'Disegna',
  grid: 'La sala dall’alto',
  gridMeans:
    'Tocca una casella vuota per aggiungere un posto. Tocca un posto per rinominarlo, spostarlo o toglierlo. Le frecce passano da una casella all’altra.',
  front: 'Davanti',
  emptySquare: (row: number, column: number) => `Fila ${figure(row)}, colonna ${figure(column)}: aggiungi un posto`,
  moveHere: (seat: string, row: number, column: number) =>
    `Fila ${figure(row)}, colonna ${figure(column)}: sposta qui ${seat}`,
  seatAt: (seat: string, row: number, column: number) => `${seat}, fila ${figure(row)}, colonna ${figure(column)}`,
  seatName: 'Nome del posto',
  moving: (seat: string) => `Tocca una casella vuota per spostare lì ${seat}.`,
  removeSeat: (seat: string) => `Togli ${seat}`,
  addSeat: 'Aggiungi un posto',
  list: 'Tutti i posti',
  needsSeat: 'Disegna almeno un posto.',
  lostTitle: 'Queste persone perdono il posto',
  anyway: 'Salva, assegna altri posti',
}

export const kiosks: Messages['kiosks'] = {
  title: 'Chioschi',
  titleMeans:
    'Un tablet alla porta con cui i clienti registrano da soli il loro arrivo. Mostra solo il nome con un’iniziale, e non ha bisogno di internet: basta la rete dello studio.',
  table: 'Chioschi',
  add: 'Aggiungi chiosco',
  name: 'Nome',
  nameExample: 'Ingresso',
  location: 'Sede',
  everywhere: 'Tutte le sedi',
  paired: (when: string) => `Abbinato: ${when}`,
  waits: (time: string) => `Attende il suo codice fino ${al(time)}`,
  lapsed: 'Il suo codice è scaduto',
  codeTitle: 'Scrivi questo codice sul tablet',
  codeMeans: (time: string) =>
    `Apri l’indirizzo sul tablet e scrivi il codice. Vale una volta, fino ${al(time)}, e non viene più mostrato.`,
  address: 'Indirizzo',
  code: 'Codice',
  otherAddress:
    'Su un tablet usa l’indirizzo di questo computer nella rete dello studio (vedi Andare online) seguito da /kiosk.',
  done: 'Fatto',
  revoke: 'Revoca',
  remove: 'Revoca',
  removeTitle: (name: string) => `Revocare ${name}?`,
  removeMeans: 'Da quel momento il suo tablet non può più registrare arrivi.',
  removed: (name: string) => `${name}: revocato`,
  emptyTitle: 'Nessun chiosco',
  empty: 'Aggiungine uno, e abbina un tablet con il codice.',
}

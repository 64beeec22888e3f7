import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { il } from './grammar/days.ts'

const count = plurals('it')
const figure = figures('it')

const clients = (n: number) => count(n, { one: 'un cliente', other: `${figure(n)} clienti` })

export const tags: Messages['tags'] = {
  pages: 'Pagine del marketing',
  title: 'Etichette',
  lead: 'Parole tue per i clienti: per ritrovarli e per scrivere loro.',
  create: 'Nuova etichetta',
  table: 'Etichette',
  name: 'Nome',
  color: 'Colore',
  clients: 'Clienti',
  byHand: 'Assegnata a mano',
  byRule: (event, condition) => (condition === '' ? `Quando ${event}` : `Quando ${event} e ${condition}`),
  moreRules: (n) => count(n, { one: '+ 1 regola', other: `+ ${figure(n)} regole` }),
  changed: 'Dal',
  show: 'Mostra i clienti',
  edit: 'Modifica',
  delete: 'Elimina',
  emptyTitle: 'Ancora nessuna etichetta',
  empty: 'Assegnala a mano nella scheda di un cliente, oppure lascia fare a una regola.',
  newTitle: 'Nuova etichetta',
  editTitle: (name: string) => `Modifica ${name}`,
  created: (name: string) => `${name}: creata`,
  saved: 'Salvato',
  submit: 'Crea l’etichetta',
  deleteTitle: (name: string) => `Eliminare ${name}?`,
  deleteMeans: (n: number) =>
    n === 0 ? 'Non ce l’ha nessuno.' : `Verrà tolta a ${clients(n)}. Non si può tornare indietro.`,
  deleted: (name: string) => `${name}: eliminata`,
  filter: 'Etichetta',
  anyTag: 'Qualsiasi etichetta',
}

export const tagRules: Messages['tagRules'] = {
  title: 'Regole per etichette',
  lead: 'Quando succede qualcosa, i clienti giusti ricevono automaticamente un’etichetta.',
  create: 'Nuova regola',
  list: 'Regole',
  when: 'Quando',
  and: 'e',
  gives: 'allora etichetta',
  isOn: (tag: string) => `Regola per ${tag}`,
  on: 'Attiva',
  off: 'Disattivata',
  turnedOn: 'La regola è attiva',
  turnedOff: 'La regola è disattivata; le etichette assegnate restano',
  has: (n) => count(n, { one: '1 cliente ha l’etichetta', other: `${figure(n)} clienti hanno l’etichetta` }),
  fired: (n: number) =>
    n === 0 ? 'Mai scattata' : count(n, { one: 'Scattata una volta', other: `Scattata ${figure(n)} volte` }),
  last: (when: string) => `l’ultima ${il(when)}`,
  emptyTitle: 'Ancora nessuna regola',
  empty: 'Per esempio: quando una persona viene per la prima volta, etichetta «Alle prime visite».',
  ideas: {
    title: 'Regole per cominciare',
    lead: 'Ciò che molti centri etichettano da sé. Guardane una e scegli la tua etichetta.',
    newHere: 'Nuovo qui',
    away: 'Non viene più',
    nearlyUsedUp: 'Quasi esaurito',
    missed: 'Ha saltato una lezione',
  },
  more: 'Altre azioni',
  edit: 'Modifica',
  delete: 'Elimina la regola',
  deleteTitle: 'Eliminare questa regola?',
  deleteMeans: 'Le etichette assegnate restano. Se la disattivi, la conservi per dopo.',
  deleted: 'Regola eliminata',

  newTitle: 'Nuova regola',
  editTitle: 'Modifica la regola',
  event: 'Quando',
  eventHelp: 'La regola guarda ogni evento da ora in poi.',
  chooseEvent: 'Scegli che cosa succede',
  conditions: 'E',
  conditionsHelp: 'Senza condizioni vale per ogni persona a cui succede.',
  tag: 'Allora etichetta',
  chooseTag: 'Scegli un’etichetta',
  noTags: 'Prima crea un’etichetta',
  active: 'La regola è attiva',
  activeHelp: 'Scatta per ciò che succede da ora in poi, non per il passato.',
  submit: 'Crea la regola',
  created: 'La regola è creata',
  saved: 'Salvato',
  incomplete: 'Completa ogni condizione, oppure toglila.',
  reads: 'In parole',

  preview: 'Provala sugli ultimi 90 giorni',
  previewMeans: 'Mostra chi avrebbe riguardato la regola. Non si cambia nulla.',
  run: 'Prova',
  runAgain: 'Riprova',
  noEvent: 'Scegli prima che cosa succede.',
  outdated: 'Nel frattempo la regola è cambiata.',
  nobody: 'Non avrebbe riguardato nessuno.',
  looked: (n: number, capped: boolean) =>
    capped
      ? `Ha guardato i ${figure(n)} eventi più recenti; ce n’erano altri.`
      : count(n, { one: 'Ha guardato un evento.', other: `Ha guardato ${figure(n)} eventi.` }),
  would: (people: number, times: number) =>
    `${clients(people)}, ${count(times, { one: 'una volta', other: `${figure(times)} volte in tutto` })}`,
  fresh: (n: number) =>
    n === 0 ? 'Hanno già tutti l’etichetta.' : `La riceverebbe per la prima volta: ${clients(n)}.`,
  times: (n: number) => count(n, { one: 'una volta', other: `${figure(n)} volte` }),
  hasTag: 'ha l’etichetta',
  shownOf: (shown: number, all: number) => `Gli ultimi ${figure(shown)} di ${figure(all)}.`,
}

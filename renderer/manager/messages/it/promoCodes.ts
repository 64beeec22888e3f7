import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { al, dal } from './grammar/days.ts'

const count = plurals('it')
const figure = figures('it')
const list = lists('it')

/** What a code does, in plain sentences; the page puts those together that apply. */
const sentences = {
  takes: (discount: string, what: string) => `Sconto di ${discount} su ${what}.`,
  anyType: 'ogni abbonamento',
  types: (names: readonly string[]) => list(names),
  moreTypes: (names: readonly string[], more: number) =>
    list([...names, count(more, { one: '1 altro', other: `altri ${figure(more)}` })]),
  between: (from: string, until: string) => `Vale ${dal(from)} ${al(until)}.`,
  from: (from: string) => `Vale ${dal(from)}.`,
  until: (until: string) => `Vale fino ${al(until)}.`,
  always: 'Vale senza scadenza.',
  onceEach: 'Una volta per persona.',
  uses: (n: number) => count(n, { one: 'Si può usare una volta.', other: `Si può usare ${figure(n)} volte.` }),
  onceEachUses: (n: number) =>
    count(n, { one: 'Si può usare una volta.', other: `Una volta per persona, ${figure(n)} volte in tutto.` }),
  unlimited: 'Tutte le volte che si vuole.',
}

const form = {
  newTitle: 'Nuovo codice promozionale',
  editTitle: (code: string) => `Modifica ${code}`,
  keeps: 'Ciò che è già stato venduto mantiene lo sconto.',
  code: 'Codice',
  codeHelp: 'Lettere, cifre e trattini, come PRIMAVERA-20.',
  kind: 'Sconta',
  kinds: { percentage: 'Una percentuale', fixed_amount: 'Un importo' },
  percentage: 'Percentuale',
  amount: 'Importo',
  percent: '%',
  tooMuch: 'Al massimo 100 %.',
  notZero: 'Più di 0.',
  for: 'Per',
  allTypes: 'Ogni tipo di abbonamento',
  someTypes: 'Solo alcuni',
  types: 'Tipi di abbonamento',
  noType: 'Scegline almeno uno.',
  offSale: 'fuori vendita',
  from: 'Dal',
  until: 'Fino al',
  untilHelp: 'L’ultimo giorno, compreso. Vuoto: senza scadenza.',
  order: 'Finisce prima di iniziare.',
  maxUses: 'Utilizzi in tutto',
  maxUsesHelp: 'Vuoto: senza limite.',
  once: 'Una volta per persona',
  does: 'Che cosa fa',
  create: 'Crea il codice',
  created: (code: string) => `${code}: creato`,
  saved: (code: string) => `${code}: salvato`,
}

export const promoCodes: Messages['promoCodes'] = {
  title: 'Codici promozionali',
  lead: 'Uno sconto sugli abbonamenti, per chi conosce la parola.',
  total: (n: number, capped: boolean) =>
    capped ? `Più di ${figure(n)}` : count(n, { one: '1 codice', other: `${figure(n)} codici` }),
  table: 'Codici promozionali',
  create: 'Nuovo codice',
  shown: 'Quali codici',
  shownAs: { active: 'Attivi', all: 'Tutti' },
  code: 'Codice',
  does: 'Che cosa fa',
  uses: 'Utilizzi',
  used: (n: number) => count(n, { one: 'Usato una volta', other: `Usato ${figure(n)} volte` }),
  usedOf: (n: number, most: number) => `${figure(n)} su ${figure(most)}`,
  neverUsed: 'Non ancora usato',
  states: {
    active: 'Valido oggi',
    coming: 'Non ancora',
    over: 'Scaduto',
    usedUp: 'Esaurito',
    deactivated: 'Disattivato',
  },
  state: 'Stato',
  edit: 'Modifica',
  copy: 'Copia il codice',
  copied: 'Codice copiato',
  deactivate: 'Disattiva',
  reactivate: 'Riattiva',
  deactivated: (code: string) => `${code}: disattivato`,
  reactivated: (code: string) => `${code}: di nuovo attivo`,
  none: 'Ancora nessun codice promozionale',
  noneHelp: 'Venti per cento per la primavera, dieci euro per un’amica: crea il primo.',
  noneActive: 'Nessun codice è attivo',
  noneActiveHelp: 'Mostrali tutti per riattivarne uno.',
  showAll: 'Mostra tutti',
  sentences,
  form,
}

import type { Messages } from '../en/index.ts'

export const shell: Messages['shell'] = {
  product: 'Studio Desk',
  navigation: 'Principale',
  openMenu: 'Apri il menu',
  search: 'Cerca',
  assistant: 'Assistente',
  askAssistant: 'Chiedi all’assistente',
  account: (name: string) => `Account di ${name}`,
  copying: {
    refused: 'Il browser non lascia copiare a questa pagina',
    select: 'Seleziona il testo nella pagina e copialo a mano.',
    selectHere: (text: string) => `Seleziona qui e copia a mano: ${text}`,
  },
  /** The pages below the appointments. */
  appointments: { services: 'Servizi', availability: 'Disponibilità' },
  /** Of pages that hang below those of the sidebar, where they are looked for. */
  pages: { automations: 'Automazioni', tagRules: 'Regole per etichette', payroll: 'Compensi' },
  reports: {
    overview: 'Panoramica',
    revenue: 'Ricavi',
    attendance: 'Presenze',
    classes: 'Lezioni',
    retention: 'Chi ritorna',
    absent: 'Chi non viene più',
    memberships: 'Abbonamenti',
    instructors: 'Insegnanti',
    whatIf: 'E se…',
  },
  nav: {
    today: 'Oggi',
    schedule: 'Orario',
    appointments: 'Appuntamenti',
    tasks: 'Attività',
    clients: 'Clienti',
    selling: 'Vendite',
    membershipTypes: 'Abbonamenti',
    team: 'Team',
    marketing: 'Marketing',
    compliance: 'Conformità',
    reports: 'Report',
    import: 'Importazione',
    settings: 'Impostazioni',
  },
}

export const pictures: Messages['pictures'] = {
  choose: 'Trascina qui un’immagine',
  replace: 'Trascina qui un’altra immagine',
  rule: 'JPEG, PNG, WebP o AVIF, fino a 10 MB. Luogo e fotocamera non si conservano.',
  saved: 'L’immagine è salvata',
  removed: 'L’immagine è stata tolta',
  remove: 'Togli l’immagine',
}

/** Words that the pages of selling share. */
export const selling: Messages['selling'] = {
  pages: 'Vendite',
  desk: 'Vendi',
  sales: 'Vendite',
  takings: 'Incassi',
  products: 'Prodotti',
  receipts: 'Ricevute',
  giftCards: 'Buoni regalo',
  promoCodes: 'Codici promozionali',
  period: 'Quando',
  periods: {
    today: 'Oggi',
    week: 'Ultimi 7 giorni',
    month: 'Ultimi 30 giorni',
    year: 'Ultimi 12 mesi',
    all: 'Sempre',
  },
  onlyClient: (name: string) => `Solo ${name}`,
  everybody: 'Di tutti',
  purchases: {
    title: 'Acquisti',
    help: 'Le ricevute più recenti.',
    none: 'Ancora nessun acquisto.',
    sell: 'Vendi un prodotto',
    all: 'Tutte le ricevute',
  },
}

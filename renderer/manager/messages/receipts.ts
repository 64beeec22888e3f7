import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Receipts',
    lead: 'Every purchase has one, every refund its own. Numbers have no gaps.',
    table: 'Receipts',
    total: (n: number, capped: boolean) =>
      capped ? `More than ${figure(n)}` : count(n, { one: '1 receipt', other: `${figure(n)} receipts` }),
    shown: 'Which receipts',
    shownAs: { all: 'All', receipt: 'Purchases', refund: 'Refunds' },
    number: 'Number',
    what: 'What',
    client: 'Client',
    when: 'When',
    amount: 'Total',
    names: {
      receipt: (n: number) => `Receipt ${n}`,
      refund: (n: number) => `Refund ${n}`,
      undone: (n: number) => `Refund taken back ${n}`,
    },
    none: 'No receipts yet',
    noneHelp: 'Sell something: its receipt will be here.',
    noneIn: 'No receipts in this time',
    noneInHelp: 'Choose a longer time, or all kinds.',
    more: (first: string, n: number) => `${first} and ${count(n, { one: '1 more', other: `${figure(n)} more` })}`,
    pdf: 'PDF',
    print: 'Print',
    mail: 'E-mail…',
    forReceipt: (n: number) => `For receipt ${figure(n)}`,
    taxId: (id: string) => `Tax ID ${id}`,
    each: (quantity: number, price: string) => `${figure(quantity)} × ${price}`,
    discount: 'Discount',
    sum: 'Total',
    vat: (rate: string) => `${rate} VAT included`,
    net: 'Net',
    paidBy: (method: string, last4: string | null) => (last4 === null ? method : `${method} ending in ${last4}`),
    thanks: 'Thank you!',
    about: 'What it is for',
    sale: (n: number) => `Sale ${n}`,
    membership: 'A membership',
    giftCard: 'A gift card',
    charge: 'A charge',
    others: 'Goes with',
    email: {
      title: (name: string) => `Mail ${name.toLowerCase()}`,
      field: 'E-mail',
      help: 'Used for this e-mail only.',
      submit: 'Send it',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Belege',
    lead: 'Jeder Einkauf hat einen, jede Erstattung ihren eigenen. Die Nummern sind lückenlos.',
    table: 'Belege',
    total: (n, capped) =>
      capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Beleg', other: `${figure(n)} Belege` }),
    shown: 'Welche Belege',
    shownAs: { all: 'Alle', receipt: 'Einkäufe', refund: 'Erstattungen' },
    number: 'Nummer',
    what: 'Was',
    client: 'Person',
    when: 'Wann',
    amount: 'Summe',
    names: {
      receipt: (n) => `Beleg ${n}`,
      refund: (n) => `Erstattung ${n}`,
      undone: (n) => `Zurückgenommene Erstattung ${n}`,
    },
    none: 'Noch keine Belege',
    noneHelp: 'Verkaufe etwas: Der Beleg liegt dann hier.',
    noneIn: 'Keine Belege in diesem Zeitraum',
    noneInHelp: 'Wähle einen längeren Zeitraum oder alle Arten.',
    more: (first, n) => `${first} und ${count(n, { one: '1 weiteres', other: `${figure(n)} weitere` })}`,
    pdf: 'PDF',
    print: 'Drucken',
    mail: 'E-Mail …',
    forReceipt: (n) => `Zu Beleg ${figure(n)}`,
    taxId: (id) => `Steuernummer ${id}`,
    each: (quantity, price) => `${figure(quantity)} × ${price}`,
    discount: 'Rabatt',
    sum: 'Summe',
    vat: (rate) => `Enthaltene MwSt. ${rate}`,
    net: 'Netto',
    paidBy: (method, last4) => (last4 === null ? method : `${method}, endet auf ${last4}`),
    thanks: 'Vielen Dank!',
    about: 'Wofür er ist',
    sale: (n) => `Verkauf ${n}`,
    membership: 'Eine Mitgliedschaft',
    giftCard: 'Ein Gutschein',
    charge: 'Eine Forderung',
    others: 'Gehört zu',
    email: {
      title: (name) => `${name} per E-Mail senden`,
      field: 'E-Mail',
      help: 'Nur für diese E-Mail.',
      submit: 'Senden',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Recibos',
    lead: 'Cada compra tiene el suyo y cada reembolso, otro. La numeración no tiene huecos.',
    table: 'Recibos',
    total: (n, capped) =>
      capped ? `Más de ${figure(n)}` : count(n, { one: '1 recibo', other: `${figure(n)} recibos` }),
    shown: 'Qué recibos',
    shownAs: { all: 'Todos', receipt: 'Compras', refund: 'Reembolsos' },
    number: 'Número',
    what: 'Concepto',
    client: 'Cliente',
    when: 'Cuándo',
    amount: 'Total',
    names: {
      receipt: (n) => `Recibo ${n}`,
      refund: (n) => `Reembolso ${n}`,
      undone: (n) => `Reembolso retirado ${n}`,
    },
    none: 'Aún no hay recibos',
    noneHelp: 'Vende algo: su recibo aparecerá aquí.',
    noneIn: 'No hay recibos en este periodo',
    noneInHelp: 'Elige un periodo más largo o todos los tipos.',
    more: (first, n) => `${first} y ${figure(n)} más`,
    pdf: 'PDF',
    print: 'Imprimir',
    mail: 'Correo…',
    forReceipt: (n) => `Del recibo ${figure(n)}`,
    taxId: (id) => `NIF ${id}`,
    each: (quantity, price) => `${figure(quantity)} × ${price}`,
    discount: 'Descuento',
    sum: 'Total',
    vat: (rate) => `${rate} de IVA incluido`,
    net: 'Base',
    paidBy: (method, last4) => (last4 === null ? method : `${method} terminada en ${last4}`),
    thanks: '¡Gracias!',
    about: 'A qué corresponde',
    sale: (n) => `Venta ${n}`,
    membership: 'Un bono',
    giftCard: 'Una tarjeta regalo',
    charge: 'Un cargo',
    others: 'Va con',
    email: {
      title: (name) => `Enviar por correo: ${name}`,
      field: 'Correo',
      help: 'Se usa solo para este envío.',
      submit: 'Enviar',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Reçus',
    lead: 'Chaque achat a le sien, chaque remboursement aussi. La numérotation est sans trou.',
    table: 'Reçus',
    total: (n, capped) =>
      capped ? `Plus de ${figure(n)}` : count(n, { one: `${figure(n)} reçu`, other: `${figure(n)} reçus` }),
    shown: 'Quels reçus',
    shownAs: { all: 'Tous', receipt: 'Achats', refund: 'Remboursements' },
    number: 'Numéro',
    what: 'Quoi',
    client: 'Client',
    when: 'Quand',
    amount: 'Total',
    names: {
      receipt: (n) => `Reçu ${n}`,
      refund: (n) => `Remboursement ${n}`,
      undone: (n) => `Remboursement repris ${n}`,
    },
    none: 'Pas encore de reçus',
    noneHelp: 'Vendez quelque chose\u00a0: son reçu sera ici.',
    noneIn: 'Aucun reçu sur cette période',
    noneInHelp: 'Choisissez une période plus longue, ou tous les genres.',
    more: (first, n) => `${first} et ${figure(n)} de plus`,
    pdf: 'PDF',
    print: 'Imprimer',
    mail: 'E-mail…',
    forReceipt: (n) => `Pour le reçu ${figure(n)}`,
    taxId: (id) => `Numéro fiscal ${id}`,
    each: (quantity, price) => `${figure(quantity)} × ${price}`,
    discount: 'Remise',
    sum: 'Total',
    vat: (rate) => `TVA de ${rate} comprise`,
    net: 'HT',
    paidBy: (method, last4) => (last4 === null ? method : `${method} finissant par ${last4}`),
    thanks: 'Merci\u202f!',
    about: 'Objet',
    sale: (n) => `Vente ${n}`,
    membership: 'Un abonnement',
    giftCard: 'Une carte cadeau',
    charge: 'Un montant dû',
    others: 'Va avec',
    email: {
      title: (name) => `Envoyer par e-mail\u00a0: ${name}`,
      field: 'E-mail',
      help: 'Sert pour cet envoi seulement.',
      submit: 'Envoyer',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Ricevute',
    lead: 'Ogni acquisto ne ha una, ogni rimborso la sua. I numeri non hanno salti.',
    table: 'Ricevute',
    total: (n: number, capped: boolean) =>
      capped ? `Più di ${figure(n)}` : count(n, { one: '1 ricevuta', other: `${figure(n)} ricevute` }),
    shown: 'Quali ricevute',
    shownAs: { all: 'Tutte', receipt: 'Acquisti', refund: 'Rimborsi' },
    number: 'Numero',
    what: 'Che cosa',
    client: 'Cliente',
    when: 'Quando',
    amount: 'Totale',
    names: {
      receipt: (n: number) => `Ricevuta ${n}`,
      refund: (n: number) => `Rimborso ${n}`,
      undone: (n: number) => `Rimborso annullato ${n}`,
    },
    none: 'Ancora nessuna ricevuta',
    noneHelp: 'Vendi qualcosa: la sua ricevuta sarà qui.',
    noneIn: 'Nessuna ricevuta in questo periodo',
    noneInHelp: 'Scegli un periodo più lungo, o tutti i tipi.',
    more: (first: string, n: number) => `${first} e ${count(n, { one: 'un altro', other: `altri ${figure(n)}` })}`,
    pdf: 'PDF',
    print: 'Stampa',
    mail: 'E-mail…',
    forReceipt: (n: number) => `Della ricevuta ${figure(n)}`,
    taxId: (id: string) => `Partita IVA ${id}`,
    each: (quantity: number, price: string) => `${figure(quantity)} × ${price}`,
    discount: 'Sconto',
    sum: 'Totale',
    vat: (rate: string) => `IVA ${rate} inclusa`,
    net: 'Imponibile',
    paidBy: (method: string, last4: string | null) => (last4 === null ? method : `${method} che termina con ${last4}`),
    thanks: 'Grazie!',
    about: 'A che cosa si riferisce',
    sale: (n: number) => `Vendita ${n}`,
    membership: 'Un abbonamento',
    giftCard: 'Un buono regalo',
    charge: 'Un addebito',
    others: 'Insieme a',
    email: {
      title: (name: string) => `Invia per e-mail: ${name.toLowerCase()}`,
      field: 'E-mail',
      help: 'Usata solo per questo invio.',
      submit: 'Invia',
    },
  }
}

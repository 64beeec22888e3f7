import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Receipts',
    lead: 'One for every purchase and every refund, numbered without gaps.',
    table: 'Receipts',
    total: (n: number, capped: boolean) =>
      capped ? `More than ${figure(n)}` : count(n, { one: '1 receipt', other: `${figure(n)} receipts` }),
    shown: 'Which receipts',
    shownAs: { all: 'All', receipt: 'Purchases', refund: 'Refunds' },
    number: 'Number',
    what: 'Items',
    client: 'Client',
    when: 'When',
    amount: 'Total',
    names: {
      receipt: (n: number) => `Receipt ${n}`,
      refund: (n: number) => `Refund ${n}`,
      undone: (n: number) => `Reversed refund ${n}`,
    },
    none: 'No receipts yet',
    noneHelp: 'A receipt appears here after each sale.',
    noneIn: 'No receipts in this period',
    noneInHelp: 'Choose a longer period or all types.',
    more: (first: string, n: number) => `${first} and ${count(n, { one: '1 more', other: `${figure(n)} more` })}`,
    pdf: 'PDF',
    print: 'Print',
    mail: 'Email…',
    forReceipt: (n: number) => `For receipt ${figure(n)}`,
    taxId: (id: string) => `Tax ID ${id}`,
    each: (quantity: number, price: string) => `${figure(quantity)} × ${price}`,
    discount: 'Discount',
    sum: 'Total',
    vat: (rate: string) => `${rate} VAT included`,
    net: 'Net',
    paidBy: (method: string, last4: string | null) => (last4 === null ? method : `${method} ending in ${last4}`),
    thanks: 'Thank you!',
    about: 'What it’s for',
    sale: (n: number) => `Sale ${n}`,
    membership: 'A membership',
    giftCard: 'A gift card',
    charge: 'An amount due',
    others: 'Goes with',
    email: {
      title: (name: string) => `Email ${name.toLowerCase()}`,
      field: 'Email',
      help: 'Used for this email only.',
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
    lead: 'Für jeden Einkauf und jede Erstattung einer, lückenlos nummeriert.',
    table: 'Belege',
    total: (n, capped) =>
      capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Beleg', other: `${figure(n)} Belege` }),
    shown: 'Welche Belege',
    shownAs: { all: 'Alle', receipt: 'Einkäufe', refund: 'Erstattungen' },
    number: 'Nummer',
    what: 'Artikel',
    client: 'Person',
    when: 'Wann',
    amount: 'Summe',
    names: {
      receipt: (n) => `Beleg ${n}`,
      refund: (n) => `Erstattung ${n}`,
      undone: (n) => `Stornierte Erstattung ${n}`,
    },
    none: 'Noch keine Belege',
    noneHelp: 'Nach jedem Verkauf erscheint hier ein Beleg.',
    noneIn: 'Keine Belege in diesem Zeitraum',
    noneInHelp: 'Wähle einen längeren Zeitraum oder alle Arten.',
    more: (first, n) => `${first} und ${count(n, { one: '1 weiteres', other: `${figure(n)} weitere` })}`,
    pdf: 'PDF',
    print: 'Drucken',
    mail: 'E-Mail\u00a0…',
    forReceipt: (n) => `Zu Beleg ${figure(n)}`,
    taxId: (id) => `Steuernr./USt-IdNr. ${id}`,
    each: (quantity, price) => `${figure(quantity)} × ${price}`,
    discount: 'Rabatt',
    sum: 'Summe',
    vat: (rate) => `Enthaltene MwSt. ${rate}`,
    net: 'Netto',
    paidBy: (method, last4) => (last4 === null ? method : `${method}, endet auf ${last4}`),
    thanks: 'Vielen Dank!',
    about: 'Wofür',
    sale: (n) => `Verkauf ${n}`,
    membership: 'Eine Mitgliedschaft',
    giftCard: 'Ein Gutschein',
    charge: 'Ein offener Betrag',
    others: 'Gehört zu',
    email: {
      title: (name) => `${name} per E-Mail senden`,
      field: 'E-Mail',
      help: 'Wird nur für diese E-Mail verwendet.',
      submit: 'Senden',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Facturas',
    lead: 'Una por cada compra y cada reembolso, con numeración correlativa.',
    table: 'Facturas',
    total: (n, capped) =>
      capped ? `Más de ${figure(n)}` : count(n, { one: '1 factura', other: `${figure(n)} facturas` }),
    shown: 'Facturas mostradas',
    shownAs: { all: 'Todas', receipt: 'Compras', refund: 'Reembolsos' },
    number: 'Número',
    what: 'Concepto',
    client: 'Cliente',
    when: 'Cuándo',
    amount: 'Total',
    names: {
      receipt: (n) => `Factura simplificada ${n}`,
      refund: (n) => `Factura rectificativa ${n}`,
      undone: (n) => `Reembolso anulado ${n}`,
    },
    none: 'Aún no hay facturas',
    noneHelp: 'Aquí aparece una factura después de cada venta.',
    noneIn: 'No hay facturas en este periodo',
    noneInHelp: 'Elige un periodo más largo o todos los tipos.',
    more: (first, n) => `${first} y ${figure(n)} más`,
    pdf: 'PDF',
    print: 'Imprimir',
    mail: 'Correo…',
    forReceipt: (n) => `Rectifica la factura simplificada ${figure(n)}`,
    taxId: (id) => `NIF ${id}`,
    each: (quantity, price) => `${figure(quantity)} × ${price}`,
    discount: 'Descuento',
    sum: 'Total',
    vat: (rate) => `${rate} de IVA incluido`,
    net: 'Base imponible',
    paidBy: (method, last4) => (last4 === null ? method : `${method} terminada en ${last4}`),
    thanks: '¡Gracias!',
    about: 'A qué corresponde',
    sale: (n) => `Venta ${n}`,
    membership: 'Un bono',
    giftCard: 'Una tarjeta regalo',
    charge: 'Un importe pendiente',
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
    lead: 'Un par achat et par remboursement, numérotés en continu.',
    table: 'Reçus',
    total: (n, capped) =>
      capped ? `Plus de ${figure(n)}` : count(n, { one: `${figure(n)} reçu`, other: `${figure(n)} reçus` }),
    shown: 'Quels reçus',
    shownAs: { all: 'Tous', receipt: 'Achats', refund: 'Remboursements' },
    number: 'Numéro',
    what: 'Articles',
    client: 'Client',
    when: 'Quand',
    amount: 'Total',
    names: {
      receipt: (n) => `Reçu ${n}`,
      refund: (n) => `Remboursement ${n}`,
      undone: (n) => `Remboursement annulé ${n}`,
    },
    none: 'Pas encore de reçus',
    noneHelp: 'Un reçu apparaît ici après chaque vente.',
    noneIn: 'Aucun reçu sur cette période',
    noneInHelp: 'Choisissez une période plus longue ou tous les types.',
    more: (first, n) => `${first} et ${figure(n)} autre${n > 1 ? 's' : ''}`,
    pdf: 'PDF',
    print: 'Imprimer',
    mail: 'E-mail…',
    forReceipt: (n) => `Pour le reçu ${figure(n)}`,
    taxId: (id) => `${/^(\d\s?){14}$/.test(id) ? 'SIRET' : 'N° de TVA'}\u00a0: ${id}`,
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
    others: 'Lié à',
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
    lead: 'Una per ogni acquisto e ogni rimborso, numerate senza salti.',
    table: 'Ricevute',
    total: (n: number, capped: boolean) =>
      capped ? `Più di ${figure(n)}` : count(n, { one: '1 ricevuta', other: `${figure(n)} ricevute` }),
    shown: 'Quali ricevute',
    shownAs: { all: 'Tutte', receipt: 'Acquisti', refund: 'Rimborsi' },
    number: 'Numero',
    what: 'Articoli',
    client: 'Cliente',
    when: 'Quando',
    amount: 'Totale',
    names: {
      receipt: (n: number) => `Ricevuta ${n}`,
      refund: (n: number) => `Rimborso ${n}`,
      undone: (n: number) => `Rimborso annullato ${n}`,
    },
    none: 'Ancora nessuna ricevuta',
    noneHelp: 'Dopo ogni vendita qui appare una ricevuta.',
    noneIn: 'Nessuna ricevuta in questo periodo',
    noneInHelp: 'Scegli un periodo più lungo o tutti i tipi.',
    more: (first: string, n: number) => `${first} e ${count(n, { one: 'un altro', other: `altri ${figure(n)}` })}`,
    pdf: 'PDF',
    print: 'Stampa',
    mail: 'E-mail…',
    forReceipt: (n: number) => `Della ricevuta ${figure(n)}`,
    taxId: (id: string) => `P. IVA / C.F. ${id}`,
    each: (quantity: number, price: string) => `${figure(quantity)} × ${price}`,
    discount: 'Sconto',
    sum: 'Totale',
    vat: (rate: string) => `IVA ${rate} inclusa`,
    net: 'Imponibile',
    paidBy: (method: string, last4: string | null) => (last4 === null ? method : `${method} che termina con ${last4}`),
    thanks: 'Grazie!',
    about: 'Riferimento',
    sale: (n: number) => `Vendita ${n}`,
    membership: 'Un abbonamento',
    giftCard: 'Un buono regalo',
    charge: 'Un importo dovuto',
    others: 'Insieme a',
    email: {
      title: (name: string) => `Invia per e-mail: ${name.toLowerCase()}`,
      field: 'E-mail',
      help: 'Usata solo per questo invio.',
      submit: 'Invia',
    },
  }
}

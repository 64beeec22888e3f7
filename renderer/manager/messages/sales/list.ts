import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Sales',
    lead: 'Sales at the desk and online, newest first.',
    table: 'Sales',
    total: (n: number, amount: string) => `${count(n, { one: '1 sale', other: `${figure(n)} sales` })}, ${amount}`,
    newest: (n: number) => `The newest ${figure(n)}. Choose a shorter period to see them all.`,
    best: 'Best sellers',
    bestOf: (n: number, amount: string) => `${figure(n)} sold, ${amount}`,
    what: 'Items',
    when: 'When',
    client: 'Client',
    by: 'Sold by',
    paid: 'Paid by',
    amount: 'Total',
    split: 'Split',
    refunded: 'Refunded',
    partlyRefunded: 'Partly refunded',
    noClient: 'No client',
    online: 'Online',
    none: 'No sales yet',
    noneHelp: 'Sales at the desk and online appear here, with the seller and the payment method.',
    noneIn: 'No sales in this period',
    noneInHelp: 'Choose a longer period.',
    sell: 'Sell something',
    one: (n: number) => `Sale ${n}`,
    lines: 'Products',
    quantity: 'Quantity',
    price: 'Price',
    lineTotal: 'Total',
    returned: (n: number) => `${figure(n)} back in stock`,
    payments: 'Payments',
    paymentOf: (method: string, last4: string | null) => (last4 === null ? method : `${method} ending in ${last4}`),
    refundOf: (method: string) => `Refund by ${method.charAt(0).toLowerCase()}${method.slice(1)}`,
    refundOnline: 'Refund to the card',
    refundUndone: 'A refund failed and was reversed',
    net: 'Net',
    notes: 'Notes',
    giveBack: 'Refund…',
    allBack: 'Fully refunded.',
    underWay: (amount: string) =>
      `A refund of ${amount} is in progress. The payment provider hasn’t answered yet, and the studio keeps asking. Don’t refund it another way.`,
    notHere: 'This was paid in your previous software. Refund it there.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Verkäufe',
    lead: 'Verkäufe am Empfang und online, die neuesten zuerst.',
    table: 'Verkäufe',
    total: (n, amount) => `${count(n, { one: '1 Verkauf', other: `${figure(n)} Verkäufe` })}, ${amount}`,
    newest: (n) => `Die neuesten ${figure(n)}. Wähle einen kürzeren Zeitraum, um alle zu sehen.`,
    best: 'Meistverkauft',
    bestOf: (n, amount) => `${figure(n)} verkauft, ${amount}`,
    what: 'Artikel',
    when: 'Wann',
    client: 'Person',
    by: 'Verkauft von',
    paid: 'Bezahlt mit',
    amount: 'Summe',
    split: 'Geteilt',
    refunded: 'Erstattet',
    partlyRefunded: 'Teilweise erstattet',
    noClient: 'Ohne Namen',
    online: 'Online',
    none: 'Noch keine Verkäufe',
    noneHelp: 'Verkäufe am Empfang und online erscheinen hier, mit Verkäufer:in und Zahlungsart.',
    noneIn: 'Keine Verkäufe in diesem Zeitraum',
    noneInHelp: 'Wähle einen längeren Zeitraum.',
    sell: 'Etwas verkaufen',
    one: (n) => `Verkauf ${n}`,
    lines: 'Produkte',
    quantity: 'Menge',
    price: 'Preis',
    lineTotal: 'Summe',
    returned: (n) => `${figure(n)} zurück im Bestand`,
    payments: 'Zahlungen',
    paymentOf: (method, last4) => (last4 === null ? method : `${method}, endet auf ${last4}`),
    refundOf: (method) => `Erstattung: ${method}`,
    refundOnline: 'Erstattung auf die Karte',
    refundUndone: 'Eine Erstattung ist fehlgeschlagen und wurde storniert',
    net: 'Saldo',
    notes: 'Notiz',
    giveBack: 'Erstatten\u00a0…',
    allBack: 'Vollständig erstattet.',
    underWay: (amount) =>
      `Eine Erstattung von ${amount} läuft: Der Zahlungsanbieter hat noch nicht geantwortet, und das Studio fragt weiter nach. Erstatte nicht auf anderem Weg.`,
    notHere: 'Das wurde in der früheren Software bezahlt. Erstatte es dort.',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Ventas',
    lead: 'Ventas en recepción y online, las más recientes primero.',
    table: 'Ventas',
    total: (n, amount) => `${count(n, { one: '1 venta', other: `${figure(n)} ventas` })}, ${amount}`,
    newest: (n) => `Las ${figure(n)} más recientes. Elige un periodo más corto para verlas todas.`,
    best: 'Los más vendidos',
    bestOf: (n, amount) => `${count(n, { one: '1 unidad', other: `${figure(n)} unidades` })}, ${amount}`,
    what: 'Artículos',
    when: 'Cuándo',
    client: 'Cliente',
    by: 'Vendido por',
    paid: 'Forma de pago',
    amount: 'Total',
    split: 'Varias formas de pago',
    refunded: 'Reembolsada',
    partlyRefunded: 'Reembolsada en parte',
    noClient: 'Sin cliente',
    online: 'Online',
    none: 'Aún no hay ventas',
    noneHelp: 'Aquí aparecen las ventas en recepción y online, con quién vendió y la forma de pago.',
    noneIn: 'No hay ventas en este periodo',
    noneInHelp: 'Elige un periodo más largo.',
    sell: 'Vender algo',
    one: (n) => `Venta ${n}`,
    lines: 'Productos',
    quantity: 'Unidades',
    price: 'Precio',
    lineTotal: 'Total',
    returned: (n) => `De vuelta en existencias: ${figure(n)}`,
    payments: 'Pagos',
    paymentOf: (method, last4) => (last4 === null ? method : `${method} terminada en ${last4}`),
    refundOf: (method) => `Reembolso: ${method.charAt(0).toLowerCase()}${method.slice(1)}`,
    refundOnline: 'Reembolso a la tarjeta',
    refundUndone: 'Un reembolso falló y se ha anulado',
    net: 'Neto',
    notes: 'Notas',
    giveBack: 'Reembolsar…',
    allBack: 'Reembolsado por completo.',
    underWay: (amount) =>
      `Hay un reembolso de ${amount} en curso: el proveedor de pagos aún no ha respondido y el centro sigue preguntando. No lo reembolses de otra forma.`,
    notHere: 'Se pagó en el programa anterior. Reembólsalo allí.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Ventes',
    lead: 'Ventes à l’accueil et en ligne, les plus récentes d’abord.',
    table: 'Ventes',
    total: (n, amount) => `${count(n, { one: `${figure(n)} vente`, other: `${figure(n)} ventes` })}, ${amount}`,
    newest: (n) => `Les ${figure(n)} plus récentes. Choisissez une période plus courte pour toutes les voir.`,
    best: 'Meilleures ventes',
    bestOf: (n, amount) => `${count(n, { one: `${figure(n)} vendu`, other: `${figure(n)} vendus` })}, ${amount}`,
    what: 'Articles',
    when: 'Quand',
    client: 'Client',
    by: 'Vendu par',
    paid: 'Payé par',
    amount: 'Total',
    split: 'Réparti',
    refunded: 'Remboursé',
    partlyRefunded: 'Remboursé en partie',
    noClient: 'Sans client',
    online: 'En ligne',
    none: 'Pas encore de ventes',
    noneHelp: 'Les ventes à l’accueil et en ligne apparaissent ici, avec le vendeur et le moyen de paiement.',
    noneIn: 'Aucune vente sur cette période',
    noneInHelp: 'Choisissez une période plus longue.',
    sell: 'Vendre',
    one: (n) => `Vente ${n}`,
    lines: 'Produits',
    quantity: 'Quantité',
    price: 'Prix',
    lineTotal: 'Total',
    returned: (n) => `${figure(n)} de retour en stock`,
    payments: 'Paiements',
    paymentOf: (method, last4) => (last4 === null ? method : `${method} finissant par ${last4}`),
    refundOf: (method) => `Remboursement\u00a0: ${method}`,
    refundOnline: 'Remboursement sur la carte',
    refundUndone: 'Un remboursement a échoué et a été annulé',
    net: 'Net',
    notes: 'Notes',
    giveBack: 'Rembourser…',
    allBack: 'Tout a été remboursé.',
    underWay: (amount) =>
      `Un remboursement de ${amount} est en cours\u00a0: le prestataire de paiement n’a pas encore répondu et le studio continue de l’interroger. Ne remboursez pas autrement.`,
    notHere: 'Ce paiement date de l’ancien logiciel. Remboursez-le là-bas.',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Vendite',
    lead: 'Vendite alla reception e online, dalla più recente.',
    table: 'Vendite',
    total: (n: number, amount: string) => `${count(n, { one: '1 vendita', other: `${figure(n)} vendite` })}, ${amount}`,
    newest: (n: number) => `Le ${figure(n)} più recenti. Scegli un periodo più breve per vederle tutte.`,
    best: 'I più venduti',
    bestOf: (n: number, amount: string) =>
      `${count(n, { one: '1 venduto', other: `${figure(n)} venduti` })}, ${amount}`,
    what: 'Articoli',
    when: 'Quando',
    client: 'Cliente',
    by: 'Venduto da',
    paid: 'Pagato con',
    amount: 'Totale',
    split: 'Diviso',
    refunded: 'Rimborsato',
    partlyRefunded: 'Rimborsato in parte',
    noClient: 'Senza cliente',
    online: 'Online',
    none: 'Ancora nessuna vendita',
    noneHelp: 'Le vendite alla reception e online appaiono qui, con chi ha venduto e il metodo di pagamento.',
    noneIn: 'Nessuna vendita in questo periodo',
    noneInHelp: 'Scegli un periodo più lungo.',
    sell: 'Vendi qualcosa',
    one: (n: number) => `Vendita ${n}`,
    lines: 'Prodotti',
    quantity: 'Quantità',
    price: 'Prezzo',
    lineTotal: 'Totale',
    returned: (n: number) => `Tornati in magazzino: ${figure(n)}`,
    payments: 'Pagamenti',
    paymentOf: (method: string, last4: string | null) =>
      last4 === null ? method : `${method} che termina con ${last4}`,
    refundOf: (method: string) => `Rimborso: ${method.charAt(0).toLowerCase()}${method.slice(1)}`,
    refundOnline: 'Rimborso sulla carta',
    refundUndone: 'Un rimborso non è riuscito ed è stato annullato',
    net: 'Netto',
    notes: 'Note',
    giveBack: 'Rimborsa…',
    allBack: 'Rimborsato per intero.',
    underWay: (amount) =>
      `Un rimborso di ${amount} è in corso: il servizio di pagamento non ha ancora risposto e lo studio continua a chiedere. Non rimborsare in altro modo.`,
    notHere: 'È stato pagato nel software precedente. Rimborsalo lì.',
  }
}

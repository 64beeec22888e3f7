import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Sales',
    lead: 'What was sold at the desk and online, newest first.',
    table: 'Sales',
    total: (n: number, amount: string) => `${count(n, { one: '1 sale', other: `${figure(n)} sales` })}, ${amount}`,
    newest: (n: number) => `The newest ${figure(n)}. Choose a shorter time to see them all.`,
    best: 'Most sold',
    bestOf: (n: number, amount: string) => `${figure(n)} sold, ${amount}`,
    what: 'What',
    when: 'When',
    client: 'Client',
    by: 'Sold by',
    paid: 'Paid by',
    amount: 'Total',
    split: 'Split',
    refunded: 'Refunded',
    partlyRefunded: 'Partly refunded',
    noClient: 'Without a client',
    online: 'Online',
    none: 'Nothing sold yet',
    noneHelp: 'What is sold at the desk or online is listed here, with who sold it and how it was paid.',
    noneIn: 'Nothing sold in this time',
    noneInHelp: 'Choose a longer time.',
    sell: 'Sell something',
    one: (n: number) => `Sale ${n}`,
    lines: 'Products',
    quantity: 'Pieces',
    price: 'Price',
    lineTotal: 'Total',
    returned: (n: number) => `${figure(n)} back in stock`,
    payments: 'Payments',
    paymentOf: (method: string, last4: string | null) => (last4 === null ? method : `${method} ending in ${last4}`),
    refundOf: (method: string) => `Refund by ${method.charAt(0).toLowerCase()}${method.slice(1)}`,
    refundOnline: 'Refund to the card',
    refundUndone: 'A refund failed, so it was taken back',
    net: 'Kept',
    notes: 'Notes',
    giveBack: 'Refund…',
    allBack: 'All of it was given back.',
    underWay: (amount: string) =>
      `A refund of ${amount} is under way: the payment processor has not answered yet, and the studio asks again until it does. Don’t give it back in another way.`,
    notHere: 'It was paid in the former software: give it back there.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Verkäufe',
    lead: 'Was am Empfang und online verkauft wurde, das Neueste zuerst.',
    table: 'Verkäufe',
    total: (n, amount) => `${count(n, { one: '1 Verkauf', other: `${figure(n)} Verkäufe` })}, ${amount}`,
    newest: (n) => `Die neuesten ${figure(n)}. Wähle einen kürzeren Zeitraum, um alle zu sehen.`,
    best: 'Am meisten verkauft',
    bestOf: (n, amount) => `${figure(n)} verkauft, ${amount}`,
    what: 'Was',
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
    none: 'Noch nichts verkauft',
    noneHelp: 'Hier steht, was am Empfang oder online verkauft wird, wer es verkauft hat und wie es bezahlt wurde.',
    noneIn: 'In diesem Zeitraum nichts verkauft',
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
    refundUndone: 'Eine Erstattung scheiterte und wurde zurückgenommen',
    net: 'Bleibt',
    notes: 'Notiz',
    giveBack: 'Erstatten …',
    allBack: 'Es wurde alles erstattet.',
    underWay: (amount) =>
      `Eine Erstattung von ${amount} ist unterwegs: Der Zahlungsdienst hat noch nicht geantwortet, und das Studio fragt weiter nach. Gib das Geld nicht auf anderem Weg zurück.`,
    notHere: 'Bezahlt wurde in der früheren Software: Erstatte es dort.',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Ventas',
    lead: 'Lo vendido en recepción y en línea, lo más reciente primero.',
    table: 'Ventas',
    total: (n, amount) => `${count(n, { one: '1 venta', other: `${figure(n)} ventas` })}, ${amount}`,
    newest: (n) => `Las ${figure(n)} más recientes. Elige un periodo más corto para verlas todas.`,
    best: 'Lo más vendido',
    bestOf: (n, amount) => `${count(n, { one: '1 unidad', other: `${figure(n)} unidades` })}, ${amount}`,
    what: 'Qué',
    when: 'Cuándo',
    client: 'Cliente',
    by: 'Vendido por',
    paid: 'Forma de pago',
    amount: 'Total',
    split: 'Repartido',
    refunded: 'Reembolsada',
    partlyRefunded: 'Reembolsada en parte',
    noClient: 'Sin cliente',
    online: 'En línea',
    none: 'Aún no se ha vendido nada',
    noneHelp: 'Aquí queda lo que se vende en recepción o en línea, con quién lo vendió y cómo se pagó.',
    noneIn: 'No se vendió nada en este periodo',
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
    net: 'Queda',
    notes: 'Notas',
    giveBack: 'Reembolsar…',
    allBack: 'Se ha devuelto todo.',
    underWay: (amount) =>
      `Hay un reembolso de ${amount} en curso: el proveedor de pagos aún no ha respondido y el estudio lo vuelve a pedir hasta que lo haga. No devuelvas el dinero de otra forma.`,
    notHere: 'Se pagó en el programa anterior: devuélvelo allí.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Ventes',
    lead: 'Ce qui a été vendu à l’accueil et en ligne, du plus récent au plus ancien.',
    table: 'Ventes',
    total: (n, amount) => `${count(n, { one: `${figure(n)} vente`, other: `${figure(n)} ventes` })}, ${amount}`,
    newest: (n) => `Les ${figure(n)} plus récentes. Choisissez une période plus courte pour toutes les voir.`,
    best: 'Meilleures ventes',
    bestOf: (n, amount) => `${count(n, { one: `${figure(n)} vendu`, other: `${figure(n)} vendus` })}, ${amount}`,
    what: 'Quoi',
    when: 'Quand',
    client: 'Client',
    by: 'Vendu par',
    paid: 'Payé par',
    amount: 'Total',
    split: 'Partagé',
    refunded: 'Remboursé',
    partlyRefunded: 'Remboursé en partie',
    noClient: 'Sans client',
    online: 'En ligne',
    none: 'Rien vendu pour l’instant',
    noneHelp: 'Vous trouverez ici ce qui se vend à l’accueil ou en ligne, avec qui l’a vendu et comment c’est payé.',
    noneIn: 'Rien vendu sur cette période',
    noneInHelp: 'Choisissez une période plus longue.',
    sell: 'Vendre',
    one: (n) => `Vente ${n}`,
    lines: 'Produits',
    quantity: 'Pièces',
    price: 'Prix',
    lineTotal: 'Total',
    returned: (n) => `${figure(n)} de retour en stock`,
    payments: 'Paiements',
    paymentOf: (method, last4) => (last4 === null ? method : `${method} finissant par ${last4}`),
    refundOf: (method) => `Remboursement\u00a0: ${method}`,
    refundOnline: 'Remboursement sur la carte',
    refundUndone: 'Un remboursement a échoué\u00a0: il a été repris',
    net: 'Conservé',
    notes: 'Notes',
    giveBack: 'Rembourser…',
    allBack: 'Tout a été remboursé.',
    underWay: (amount) =>
      `Un remboursement de ${amount} est en cours\u00a0: le prestataire de paiement n’a pas encore répondu et le studio le redemande jusqu’à sa réponse. Ne rendez pas l’argent d’une autre façon.`,
    notHere: 'C’était payé dans l’ancien logiciel\u00a0: remboursez là-bas.',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Vendite',
    lead: 'Ciò che è stato venduto alla reception e online, dal più recente.',
    table: 'Vendite',
    total: (n: number, amount: string) => `${count(n, { one: '1 vendita', other: `${figure(n)} vendite` })}, ${amount}`,
    newest: (n: number) => `Le ${figure(n)} più recenti. Scegli un periodo più breve per vederle tutte.`,
    best: 'I più venduti',
    bestOf: (n: number, amount: string) =>
      `${count(n, { one: '1 venduto', other: `${figure(n)} venduti` })}, ${amount}`,
    what: 'Che cosa',
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
    noneHelp: 'Qui trovi ciò che si vende alla reception o online, con chi l’ha venduto e come è stato pagato.',
    noneIn: 'Nessuna vendita in questo periodo',
    noneInHelp: 'Scegli un periodo più lungo.',
    sell: 'Vendi qualcosa',
    one: (n: number) => `Vendita ${n}`,
    lines: 'Prodotti',
    quantity: 'Pezzi',
    price: 'Prezzo',
    lineTotal: 'Totale',
    returned: (n: number) => `Tornati a magazzino: ${figure(n)}`,
    payments: 'Pagamenti',
    paymentOf: (method: string, last4: string | null) =>
      last4 === null ? method : `${method} che termina con ${last4}`,
    refundOf: (method: string) => `Rimborso: ${method.charAt(0).toLowerCase()}${method.slice(1)}`,
    refundOnline: 'Rimborso sulla carta',
    refundUndone: 'Un rimborso non è riuscito, quindi è stato annullato',
    net: 'Resta',
    notes: 'Note',
    giveBack: 'Rimborsa…',
    allBack: 'È stato restituito tutto.',
    underWay: (amount) =>
      `Un rimborso di ${amount} è in corso: il servizio di pagamento non ha ancora risposto e lo studio lo richiede finché non risponde. Non restituire il denaro in un altro modo.`,
    notHere: 'È stato pagato nel software di prima: rimborsalo lì.',
  }
}

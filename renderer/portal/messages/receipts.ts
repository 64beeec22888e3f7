import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const figure = figures('en')

  return {
    title: 'Receipts',
    lead: 'All your payments and refunds.',
    rowDetail: 'For all your payments',
    none: 'No receipts yet',
    noneMeans: 'When you buy something, you’ll find the receipt here.',
    number: (n: number) => `No. ${n}`,
    refund: 'Refund',
    refundOf: (n: number) => `of no. ${n}`,
    more: (n: number) => `and ${figure(n)} more`,
    times: (n: number, what: string) => (n === 1 ? what : `${figure(n)} × ${what}`),
    download: (n: number) => `Receipt ${n} as PDF`,
    file: (n: number) => `receipt-${n}.pdf`,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    title: 'Belege',
    lead: 'Alle deine Zahlungen und Erstattungen.',
    rowDetail: 'Für alle deine Zahlungen',
    none: 'Noch keine Belege',
    noneMeans: 'Wenn du etwas kaufst, findest du den Beleg hier.',
    number: (n) => `Nr. ${n}`,
    refund: 'Erstattung',
    refundOf: (n) => `zu Nr. ${n}`,
    more: (n) => `und ${figure(n)} weitere`,
    times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
    download: (n) => `Beleg ${n} als PDF`,
    file: (n) => `beleg-${n}.pdf`,
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    title: 'Facturas',
    lead: 'Todos tus pagos y reembolsos.',
    rowDetail: 'De todos tus pagos',
    none: 'Aún no hay facturas',
    noneMeans: 'Cuando compres algo, encontrarás aquí la factura.',
    number: (n) => `N.º ${n}`,
    refund: 'Factura rectificativa',
    refundOf: (n) => `del n.º ${n}`,
    more: (n) => `y ${figure(n)} más`,
    times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
    download: (n) => `Factura ${n} en PDF`,
    file: (n) => `factura-${n}.pdf`,
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    title: 'Reçus',
    lead: 'Tous vos paiements et remboursements.',
    rowDetail: 'Pour tous vos paiements',
    none: 'Pas encore de reçus',
    noneMeans: 'Après un achat, vous trouverez le reçu ici.',
    number: (n) => `N°\u00a0${n}`,
    refund: 'Remboursement',
    refundOf: (n) => `du n°\u00a0${n}`,
    more: (n) => `et ${figure(n)} autre${n > 1 ? 's' : ''}`,
    times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
    download: (n) => `Reçu ${n} en PDF`,
    file: (n) => `recu-${n}.pdf`,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Ricevute',
    lead: 'Tutti i tuoi pagamenti e rimborsi.',
    rowDetail: 'Per tutti i tuoi pagamenti',
    none: 'Ancora nessuna ricevuta',
    noneMeans: 'Quando acquisti qualcosa, trovi qui la ricevuta.',
    number: (n) => `N. ${n}`,
    refund: 'Rimborso',
    refundOf: (n) => `del n. ${n}`,
    more: (n) => count(n, { one: 'e un altro', other: `e altri ${figure(n)}` }),
    times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
    download: (n) => `Ricevuta ${n} in PDF`,
    file: (n) => `ricevuta-${n}.pdf`,
  }
}

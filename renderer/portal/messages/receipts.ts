import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const figure = figures('en')

  return {
    title: 'Receipts',
    lead: 'Everything you paid here, and what was given back.',
    rowDetail: 'For what you paid here',
    none: 'No receipts yet',
    noneMeans: 'When you buy something, its receipt is here.',
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
    lead: 'Alles, was du hier bezahlt und zurückbekommen hast.',
    rowDetail: 'Für alles, was du hier bezahlt hast',
    none: 'Noch keine Belege',
    noneMeans: 'Wenn du etwas kaufst, liegt der Beleg hier.',
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
    title: 'Recibos',
    lead: 'Todo lo que has pagado aquí y lo que se te ha devuelto.',
    rowDetail: 'De lo que has pagado aquí',
    none: 'Aún no hay recibos',
    noneMeans: 'Cuando compres algo, su recibo estará aquí.',
    number: (n) => `N.º ${n}`,
    refund: 'Devolución',
    refundOf: (n) => `del n.º ${n}`,
    more: (n) => `y ${figure(n)} más`,
    times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
    download: (n) => `Recibo ${n} en PDF`,
    file: (n) => `recibo-${n}.pdf`,
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    title: 'Reçus',
    lead: 'Tout ce que vous avez payé ici, et ce qui vous a été rendu.',
    rowDetail: 'Pour ce que vous avez payé ici',
    none: 'Pas encore de reçu',
    noneMeans: 'Quand vous achetez quelque chose, le reçu est ici.',
    number: (n) => `N°\u00a0${n}`,
    refund: 'Remboursement',
    refundOf: (n) => `du n°\u00a0${n}`,
    more: (n) => `et ${figure(n)} de plus`,
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
    lead: 'Tutto quello che hai pagato qui e quello che ti è stato restituito.',
    rowDetail: 'Per quello che hai pagato qui',
    none: 'Ancora nessuna ricevuta',
    noneMeans: 'Quando compri qualcosa, la ricevuta è qui.',
    number: (n) => `N. ${n}`,
    refund: 'Rimborso',
    refundOf: (n) => `della n. ${n}`,
    more: (n) => count(n, { one: 'e un altro', other: `e altri ${figure(n)}` }),
    times: (n, what) => (n === 1 ? what : `${figure(n)} × ${what}`),
    download: (n) => `Ricevuta ${n} in PDF`,
    file: (n) => `ricevuta-${n}.pdf`,
  }
}

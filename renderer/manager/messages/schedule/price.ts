import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** What a place in one class costs. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    price: {
      label: 'Price',
      category: 'Category',
      ofThisClass: (price: string) => `${price} (this class)`,
      free: 'Free for everybody',
      credits: (n: number) =>
        n === 0 ? 'no credits from a pass' : count(n, { one: '1 credit', other: `${figure(n)} credits` }),
      inAdvance: 'paid in advance',
      own: 'Price of this class alone',
      ownHelp: (price: string) => `Empty: ${price}, as its template says.`,
      ownNone: 'Empty: none of its own, as its template says.',
      ownSeries: 'The price of a series is that of its template.',
      mayNotGive: 'Your role may not make classes free. Ask somebody who may give away.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    price: {
      label: 'Preis',
      category: 'Kategorie',
      ofThisClass: (price) => `${price} (dieser Kurs)`,
      free: 'Für alle kostenlos',
      credits: (n) => (n === 0 ? 'ohne Guthaben aus einer Mitgliedschaft' : `Guthaben: ${figure(n)}`),
      inAdvance: 'vorab zu bezahlen',
      own: 'Preis nur für diesen Kurs',
      ownHelp: (price) => `Leer: ${price} wie in der Vorlage.`,
      ownNone: 'Leer: kein eigener Preis wie in der Vorlage.',
      ownSeries: 'Der Preis einer Serie steht in ihrer Vorlage.',
      mayNotGive: 'Deine Rolle darf keine Kurse verschenken. Frag jemanden, der das darf.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    price: {
      label: 'Precio',
      category: 'Categoría',
      ofThisClass: (price) => `${price} (esta clase)`,
      free: 'Gratis para todo el mundo',
      credits: (n) =>
        n === 0 ? 'no gasta créditos del bono' : count(n, { one: '1 crédito', other: `${figure(n)} créditos` }),
      inAdvance: 'pago por adelantado',
      own: 'Precio solo de esta clase',
      ownHelp: (price) => `Vacío: ${price}, como su tipo de clase.`,
      ownNone: 'Vacío: sin precio propio, como su tipo de clase.',
      ownSeries: 'El precio de una serie es el de su tipo de clase.',
      mayNotGive: 'Tu rol no permite regalar clases. Pídeselo a quien pueda hacerlo.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    price: {
      label: 'Prix',
      category: 'Catégorie',
      ofThisClass: (price) => `${price} (ce cours)`,
      free: 'Gratuit pour tout le monde',
      credits: (n) =>
        n === 0
          ? 'aucun crédit de l’abonnement'
          : count(n, { one: `${figure(n)} crédit`, other: `${figure(n)} crédits` }),
      inAdvance: 'payé d’avance',
      own: 'Prix de ce cours seulement',
      ownHelp: (price) => `Vide\u00a0: ${price}, comme son modèle.`,
      ownNone: 'Vide\u00a0: pas de prix propre, comme son modèle.',
      ownSeries: 'Le prix d’une série est celui de son modèle.',
      mayNotGive: 'Votre rôle ne permet pas d’offrir des cours. Demandez à quelqu’un qui le peut.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    price: {
      label: 'Prezzo',
      category: 'Categoria',
      ofThisClass: (price: string) => `${price} (questa lezione)`,
      free: 'Gratis per tutti',
      credits: (n: number) =>
        n === 0 ? 'nessun credito dall’abbonamento' : count(n, { one: '1 credito', other: `${figure(n)} crediti` }),
      inAdvance: 'da pagare in anticipo',
      own: 'Prezzo solo di questa lezione',
      ownHelp: (price: string) => `Vuoto: ${price}, come il suo tipo di lezione.`,
      ownNone: 'Vuoto: nessun prezzo proprio, come il suo tipo di lezione.',
      ownSeries: 'Il prezzo di una serie è quello del suo tipo di lezione.',
      mayNotGive: 'Il tuo ruolo non permette di regalare lezioni. Chiedi a chi può farlo.',
    },
  }
}

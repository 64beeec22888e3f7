import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** The price of a spot in one class. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    price: {
      label: 'Price',
      category: 'Category',
      ofThisClass: (price: string) => `${price} (this class)`,
      free: 'Free for everyone',
      credits: (n: number) =>
        n === 0 ? 'uses no credits' : count(n, { one: '1 credit', other: `${figure(n)} credits` }),
      inAdvance: 'paid in advance',
      own: 'Price for this class only',
      ownHelp: (price: string) => `Leave empty for ${price}, the price of its class type.`,
      ownNone: 'Leave empty for no separate price, as its class type.',
      ownSeries: 'A series uses the price of its class type.',
      mayNotGive: 'Your role can’t make classes free. Ask someone whose role can.',
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
      credits: (n) => (n === 0 ? 'ohne Credits' : `${figure(n)} ${n === 1 ? 'Credit' : 'Credits'}`),
      inAdvance: 'vorab zu bezahlen',
      own: 'Preis nur für diesen Kurs',
      ownHelp: (price) => `Leer: ${price} wie bei der Kursart.`,
      ownNone: 'Leer: kein eigener Preis, wie bei der Kursart.',
      ownSeries: 'Für eine Serie gilt der Preis ihrer Kursart.',
      mayNotGive: 'Deine Rolle erlaubt keine kostenlosen Kurse. Frage jemanden mit dieser Berechtigung.',
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
      credits: (n) => (n === 0 ? 'sin usar créditos' : count(n, { one: '1 crédito', other: `${figure(n)} créditos` })),
      inAdvance: 'pago por adelantado',
      own: 'Precio solo de esta clase',
      ownHelp: (price) => `Vacío: ${price}, como su tipo de clase.`,
      ownNone: 'Vacío: sin precio propio, como su tipo de clase.',
      ownSeries: 'El precio de una serie es el de su tipo de clase.',
      mayNotGive: 'Tu rol no permite ofrecer clases gratis. Pídeselo a alguien con ese permiso.',
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
        n === 0 ? 'sans crédit' : count(n, { one: `${figure(n)} crédit`, other: `${figure(n)} crédits` }),
      inAdvance: 'payé d’avance',
      own: 'Prix de ce cours seulement',
      ownHelp: (price) => `Vide\u00a0: ${price}, comme son type de cours.`,
      ownNone: 'Vide\u00a0: pas de prix propre, comme son type de cours.',
      ownSeries: 'Le prix d’une série est celui de son type de cours.',
      mayNotGive: 'Votre rôle ne permet pas d’offrir des cours. Demandez à une personne qui en a l’autorisation.',
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
        n === 0 ? 'senza crediti' : count(n, { one: '1 credito', other: `${figure(n)} crediti` }),
      inAdvance: 'da pagare in anticipo',
      own: 'Prezzo solo di questa lezione',
      ownHelp: (price: string) => `Vuoto: ${price}, come il suo tipo di lezione.`,
      ownNone: 'Vuoto: nessun prezzo proprio, come il suo tipo di lezione.',
      ownSeries: 'Il prezzo di una serie è quello del suo tipo di lezione.',
      mayNotGive: 'Il tuo ruolo non permette di offrire lezioni gratis. Chiedi a chi ha questo permesso.',
    },
  }
}

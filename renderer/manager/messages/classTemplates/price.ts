import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** The price of a spot in a class, and the memberships that pay for it. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const credits = (n: number) => count(n, { one: '1 credit', other: `${figure(n)} credits` })

  return {
    price: {
      title: 'Price and passes',
      column: 'Price',
      price: 'Price per spot',
      priceHelp: 'Empty: no price. 0: free for everyone.',
      credits: 'Credits',
      creditsHelp: '0: no credits are taken from a pass that covers it.',
      covered: 'Do passes for all classes cover this class?',
      yes: 'Yes',
      yesMeans: 'Any pass for all classes covers it.',
      no: 'No',
      noMeans: 'Only passes that name this class or its category cover it.',
      dearer: (price: string) => `It costs more than your cheapest drop-in (${price}), so we suggest no.`,
      inAdvance: 'Must be paid in advance',
      inAdvanceHelp: 'Clients can’t pay at the studio, and guests can’t reserve it.',
      mayNotGive: 'Your role can’t make classes free. Ask a colleague who can.',
      later: 'Price and credits apply to bookings from now on.',
      credit: (n: number) => (n === 0 ? 'no credits' : credits(n)),
      free: 'Free for everyone',
      noPrice: 'No price',
      place: (price: string) => `${price} per spot`,
      notCovered: 'not covered by passes for all classes',
      paidInAdvance: 'paid in advance',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    price: {
      title: 'Preis und Mitgliedschaften',
      column: 'Preis',
      price: 'Preis pro Platz',
      priceHelp: 'Leer: kein eigener Preis. 0: für alle kostenlos.',
      credits: 'Credits',
      creditsHelp: '0: Mit einer Mitgliedschaft, die ihn abdeckt, wird kein Credit verbraucht.',
      covered: 'Decken Mitgliedschaften für alle Kurse diesen Kurs ab?',
      yes: 'Ja',
      yesMeans: 'Jede Mitgliedschaft für alle Kurse deckt ihn ab.',
      no: 'Nein',
      noMeans: 'Nur Mitgliedschaften, die ihn oder seine Kategorie nennen, decken ihn ab.',
      dearer: (price) => `Er kostet mehr als dein günstigster Einzelkurs (${price}), deshalb schlagen wir Nein vor.`,
      inAdvance: 'Muss vorab bezahlt werden',
      inAdvanceHelp: 'Zahlung im Studio ist nicht möglich, und Gäste können den Kurs nicht buchen.',
      mayNotGive: 'Deine Rolle darf keine Kurse verschenken. Frage jemanden, der das darf.',
      later: 'Preis und Credits gelten für Buchungen ab jetzt.',
      credit: (n) => (n === 0 ? 'keine Credits' : count(n, { one: '1 Credit', other: `${figure(n)} Credits` })),
      free: 'Für alle kostenlos',
      noPrice: 'Kein eigener Preis',
      place: (price) => `${price} pro Platz`,
      notCovered: 'nicht in Mitgliedschaften für alle Kurse',
      paidInAdvance: 'vorab zu bezahlen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const credits = (n: number) => count(n, { one: '1 crédito', other: `${figure(n)} créditos` })

  return {
    price: {
      title: 'Precio y bonos',
      column: 'Precio',
      price: 'Precio de una plaza',
      priceHelp: 'Vacío: sin precio. 0: gratis para todo el mundo.',
      credits: 'Créditos',
      creditsHelp: '0: no se gastan créditos del bono que la cubre.',
      covered: '¿Los bonos para todas las clases cubren esta?',
      yes: 'Sí',
      yesMeans: 'Cualquier bono para todas las clases la cubre.',
      no: 'No',
      noMeans: 'Solo la cubren los bonos que nombran esta clase o su categoría.',
      dearer: (price) => `Cuesta más que tu clase suelta más barata (${price}), por eso sugerimos que no.`,
      inAdvance: 'Hay que pagarla por adelantado',
      inAdvanceHelp: 'No se paga en el centro, y los invitados no la pueden reservar.',
      mayNotGive: 'Tu rol no permite hacer clases gratuitas. Pídeselo a quien pueda.',
      later: 'El precio y los créditos se aplican a las reservas a partir de ahora.',
      credit: (n) => (n === 0 ? 'sin créditos' : credits(n)),
      free: 'Gratis para todo el mundo',
      noPrice: 'Sin precio',
      place: (price) => `${price} por plaza`,
      notCovered: 'fuera de los bonos para todas las clases',
      paidInAdvance: 'pago por adelantado',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const credits = (n: number) => count(n, { one: `${figure(n)} crédit`, other: `${figure(n)} crédits` })

  return {
    price: {
      title: 'Prix et abonnements',
      column: 'Prix',
      price: 'Prix d’une place',
      priceHelp: 'Vide\u00a0: pas de prix. 0\u00a0: gratuit pour tout le monde.',
      credits: 'Crédits',
      creditsHelp: '0\u00a0: aucun crédit n’est pris sur l’abonnement qui le couvre.',
      covered: 'Les abonnements pour tous les cours couvrent-ils celui-ci\u202f?',
      yes: 'Oui',
      yesMeans: 'Tout abonnement pour tous les cours le couvre.',
      no: 'Non',
      noMeans: 'Seuls les abonnements qui citent ce cours ou sa catégorie le couvrent.',
      dearer: (price) => `Il coûte plus que votre cours à l’unité le moins cher (${price}), nous suggérons donc non.`,
      inAdvance: 'À payer d’avance',
      inAdvanceHelp: 'Le paiement au studio n’est pas possible, et les invités ne peuvent pas le réserver.',
      mayNotGive: 'Votre rôle ne permet pas d’offrir des cours. Demandez à quelqu’un qui le peut.',
      later: 'Le prix et les crédits s’appliquent aux réservations à partir de maintenant.',
      credit: (n) => (n === 0 ? 'sans crédit' : credits(n)),
      free: 'Gratuit pour tout le monde',
      noPrice: 'Pas de prix',
      place: (price) => `${price} la place`,
      notCovered: 'hors des abonnements pour tous les cours',
      paidInAdvance: 'payé d’avance',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const credits = (n: number) => count(n, { one: '1 credito', other: `${figure(n)} crediti` })

  return {
    price: {
      title: 'Prezzo e abbonamenti',
      column: 'Prezzo',
      price: 'Prezzo di un posto',
      priceHelp: 'Vuoto: nessun prezzo. 0: gratis per tutti.',
      credits: 'Crediti',
      creditsHelp: '0: non si usano crediti dell’abbonamento che la copre.',
      covered: 'Gli abbonamenti per tutte le lezioni coprono questa?',
      yes: 'Sì',
      yesMeans: 'Qualsiasi abbonamento per tutte le lezioni la copre.',
      no: 'No',
      noMeans: 'La coprono solo gli abbonamenti che indicano questa lezione o la sua categoria.',
      dearer: (price: string) =>
        `Costa più della tua lezione singola più economica (${price}), quindi ti consigliamo di no.`,
      inAdvance: 'Va pagata in anticipo',
      inAdvanceHelp: 'Non si paga in studio e gli ospiti non possono prenotarla.',
      mayNotGive: 'Il tuo ruolo non permette di regalare lezioni. Chiedi a chi può farlo.',
      later: 'Prezzo e crediti si applicano alle prenotazioni da ora in poi.',
      credit: (n: number) => (n === 0 ? 'nessun credito' : credits(n)),
      free: 'Gratis per tutti',
      noPrice: 'Nessun prezzo',
      place: (price: string) => `${price} a posto`,
      notCovered: 'fuori dagli abbonamenti per tutte le lezioni',
      paidInAdvance: 'da pagare in anticipo',
    },
  }
}

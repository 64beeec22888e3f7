import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** What a place in a class costs, and which memberships pay for it. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const credits = (n: number) => count(n, { one: '1 credit', other: `${figure(n)} credits` })

  return {
    price: {
      title: 'Price and passes',
      column: 'Price',
      price: 'Price of one place',
      priceHelp: 'Empty: no price of its own. 0: free for everybody.',
      credits: 'Credits',
      creditsHelp: '0: nothing is taken from a pass that covers it.',
      covered: 'Do passes for everything include this class?',
      yes: 'Yes',
      yesMeans: 'Every pass for all classes pays for it.',
      no: 'No',
      noMeans: 'Only passes that name it, or its category, pay for it.',
      dearer: (price: string) => `It costs more than your cheapest drop-in (${price}): no is suggested.`,
      inAdvance: 'Has to be paid in advance',
      inAdvanceHelp: 'Nobody pays for it at the studio, and guests can’t reserve it.',
      mayNotGive: 'Your role may not make classes free. Ask somebody who may give away.',
      later: 'Price and credits hold for what is booked from now on.',
      credit: (n: number) => (n === 0 ? 'no credits' : credits(n)),
      free: 'Free for everybody',
      noPrice: 'No price of its own',
      place: (price: string) => `${price} a place`,
      notCovered: 'not part of passes for everything',
      paidInAdvance: 'paid in advance',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    price: {
      title: 'Preis und Mitgliedschaften',
      column: 'Preis',
      price: 'Preis für einen Platz',
      priceHelp: 'Leer: kein eigener Preis. 0: für alle kostenlos.',
      credits: 'Guthaben',
      creditsHelp: '0: Mit einer Mitgliedschaft, die dafür gilt, wird keins verbraucht.',
      covered: 'Gehört dieser Kurs zu den Mitgliedschaften für alle Kurse?',
      yes: 'Ja',
      yesMeans: 'Jede Mitgliedschaft für alle Kurse zahlt ihn.',
      no: 'Nein',
      noMeans: 'Nur Mitgliedschaften, die ihn oder seine Kategorie nennen, zahlen ihn.',
      dearer: (price) => `Er kostet mehr als dein günstigster Einzelkurs (${price}): Nein ist vorgeschlagen.`,
      inAdvance: 'Muss vorab bezahlt werden',
      inAdvanceHelp: 'Niemand zahlt ihn im Studio, und Gäste können ihn nicht reservieren.',
      mayNotGive: 'Deine Rolle darf keine Kurse verschenken. Frag jemanden, der das darf.',
      later: 'Preis und Guthaben gelten für alles, was ab jetzt gebucht wird.',
      credit: (n) => (n === 0 ? 'kein Guthaben' : `Guthaben: ${figure(n)}`),
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
      priceHelp: 'Vacío: sin precio propio. 0: gratis para todo el mundo.',
      credits: 'Créditos',
      creditsHelp: '0: no se gasta ninguno del bono que la incluye.',
      covered: '¿Los bonos para todas las clases incluyen esta?',
      yes: 'Sí',
      yesMeans: 'Cualquier bono para todas las clases la paga.',
      no: 'No',
      noMeans: 'Solo la pagan los bonos que la nombran, a ella o a su categoría.',
      dearer: (price) => `Cuesta más que tu clase suelta más barata (${price}): se propone que no.`,
      inAdvance: 'Hay que pagarla por adelantado',
      inAdvanceHelp: 'No se paga en el centro, y los invitados no la pueden reservar.',
      mayNotGive: 'Tu rol no permite regalar clases. Pídeselo a quien pueda hacerlo.',
      later: 'El precio y los créditos valen para lo que se reserve a partir de ahora.',
      credit: (n) => (n === 0 ? 'sin créditos' : credits(n)),
      free: 'Gratis para todo el mundo',
      noPrice: 'Sin precio propio',
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
      priceHelp: 'Vide\u00a0: pas de prix propre. 0\u00a0: gratuit pour tout le monde.',
      credits: 'Crédits',
      creditsHelp: '0\u00a0: aucun n’est pris sur l’abonnement qui le comprend.',
      covered: 'Les abonnements pour tous les cours comprennent-ils celui-ci\u202f?',
      yes: 'Oui',
      yesMeans: 'Tout abonnement pour tous les cours le paie.',
      no: 'Non',
      noMeans: 'Seuls les abonnements qui le nomment, lui ou sa catégorie, le paient.',
      dearer: (price) => `Il coûte plus que votre cours à l’unité le moins cher (${price})\u00a0: non est proposé.`,
      inAdvance: 'À payer d’avance',
      inAdvanceHelp: 'Personne ne le paie au studio, et les invités ne peuvent pas le réserver.',
      mayNotGive: 'Votre rôle ne permet pas d’offrir des cours. Demandez à quelqu’un qui le peut.',
      later: 'Le prix et les crédits valent pour ce qui est réservé à partir de maintenant.',
      credit: (n) => (n === 0 ? 'sans crédit' : credits(n)),
      free: 'Gratuit pour tout le monde',
      noPrice: 'Pas de prix propre',
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
      priceHelp: 'Vuoto: nessun prezzo proprio. 0: gratis per tutti.',
      credits: 'Crediti',
      creditsHelp: '0: non se ne usa nessuno dell’abbonamento che la comprende.',
      covered: 'Gli abbonamenti per tutte le lezioni comprendono questa?',
      yes: 'Sì',
      yesMeans: 'Ogni abbonamento per tutte le lezioni la paga.',
      no: 'No',
      noMeans: 'La pagano solo gli abbonamenti che nominano lei o la sua categoria.',
      dearer: (price: string) => `Costa più della tua lezione singola più economica (${price}): si propone no.`,
      inAdvance: 'Va pagata in anticipo',
      inAdvanceHelp: 'Non si paga in studio e gli ospiti non possono prenotarla.',
      mayNotGive: 'Il tuo ruolo non permette di regalare lezioni. Chiedi a chi può farlo.',
      later: 'Prezzo e crediti valgono per le prenotazioni da ora in poi.',
      credit: (n: number) => (n === 0 ? 'nessun credito' : credits(n)),
      free: 'Gratis per tutti',
      noPrice: 'Nessun prezzo proprio',
      place: (price: string) => `${price} a posto`,
      notCovered: 'fuori dagli abbonamenti per tutte le lezioni',
      paidInAdvance: 'da pagare in anticipo',
    },
  }
}

import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')
  const days = (n: number) => count(n, { one: '1 day', other: `${figure(n)} days` })
  const classes = (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` })
  const each = {
    weekly: 'every week',
    four_weekly: 'every 4 weeks',
    monthly: 'every month',
    quarterly: 'every quarter',
    half_yearly: 'every half-year',
    yearly: 'every year',
  }

  return {
    /** What the client gets, in plain sentences; the page puts those together that apply. */
    sentences: {
      unlimited: 'As many classes as they like.',
      unlimitedFor: (n: number) => `As many classes as they like for ${days(n)}, the first day counted.`,
      within: 'Only within its limits.',
      credits: (n: number) => `${classes(n)}.`,
      creditsFor: (n: number, valid: number) => `${classes(n)}, good for ${days(valid)}, the first day counted.`,
      creditsForever: (n: number) => `${classes(n)}, without an end.`,
      perInterval: (n: number, interval: keyof typeof each) => `${classes(n)} ${each[interval]}.`,
      first: (n: number) => `${classes(n)} at the start.`,
      billed: (price: string, interval: keyof typeof each) => `${price} ${each[interval]}, until it is cancelled.`,
      once: (price: string) => `${price}, once.`,
      free: 'Free of charge.',
      lapses: 'What is not used lapses at each renewal.',
      rollsOver: 'What is not used stays for the next interval.',
      rollsOverTo: (n: number) => `Up to ${classes(n)} not used stay for the next interval.`,
      pauses: 'It can be paused, as long as they like.',
      pausesFor: (n: number) => `It can be paused, ${days(n)} over its whole life.`,
      noPause: 'It can’t be paused.',
      endsAfter: (n: number) => `It ends after ${days(n)}.`,
      intro: 'Once per client for ever.',
      introPrice: (price: string, regular: string) => `As an intro offer ${price} instead of ${regular}.`,
      introFor: (n: number) => `As an intro offer good for ${days(n)}.`,
      deskOnly: 'Sold at the desk only.',
      fees: (parts: readonly string[]) => `Fees of its own: ${list(parts)}.`,
      lateFee: (price: string) => `${price} for cancelling late`,
      noShowFee: (price: string) => `${price} for not showing up`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')
  const days = (n: number) => count(n, { one: '1 Tag', other: `${figure(n)} Tage` })
  const classes = (n: number) => count(n, { one: '1 Kurs', other: `${figure(n)} Kurse` })
  const each = {
    weekly: 'jede Woche',
    four_weekly: 'alle 4 Wochen',
    monthly: 'jeden Monat',
    quarterly: 'jedes Quartal',
    half_yearly: 'jedes Halbjahr',
    yearly: 'jedes Jahr',
  }

  return {
    sentences: {
      unlimited: 'Unbegrenzt viele Kurse.',
      unlimitedFor: (n) => `Unbegrenzt viele Kurse, ${days(n)} lang; der erste zählt mit.`,
      within: 'Nur in ihrem Rahmen.',
      credits: (n) => `${classes(n)}.`,
      creditsFor: (n, valid) => `${classes(n)}, ${days(valid)} gültig; der erste zählt mit.`,
      creditsForever: (n) => `${classes(n)}, unbefristet gültig.`,
      perInterval: (n, interval) => `${classes(n)} ${each[interval]}.`,
      first: (n) => `${classes(n)} zu Beginn.`,
      billed: (price, interval) => `${price} ${each[interval]}, bis zur Kündigung.`,
      once: (price) => `${price}, einmalig.`,
      free: 'Kostenlos.',
      lapses: 'Was nicht genutzt wird, verfällt bei jeder Verlängerung.',
      rollsOver: 'Was nicht genutzt wird, bleibt für den nächsten Zeitraum.',
      rollsOverTo: (n) =>
        count(n, {
          one: 'Bis zu 1 ungenutzter Kurs bleibt für den nächsten Zeitraum.',
          other: `Bis zu ${figure(n)} ungenutzte Kurse bleiben für den nächsten Zeitraum.`,
        }),
      pauses: 'Kann beliebig lange pausieren.',
      pausesFor: (n) => `Kann pausieren, insgesamt ${days(n)}.`,
      noPause: 'Kann nicht pausieren.',
      endsAfter: (n) => count(n, { one: 'Endet nach 1 Tag.', other: `Endet nach ${figure(n)} Tagen.` }),
      intro: 'Nur ein einziges Mal pro Person.',
      introPrice: (price, regular) => `Als Einstiegsangebot ${price} statt ${regular}.`,
      introFor: (n) => `Als Einstiegsangebot ${days(n)} gültig.`,
      deskOnly: 'Nur am Empfang zu kaufen.',
      fees: (parts) => `Eigene Gebühren: ${list(parts)}.`,
      lateFee: (price) => `${price} für späte Stornierung`,
      noShowFee: (price) => `${price} für Nichterscheinen`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')
  const days = (n: number) => count(n, { one: '1 día', other: `${figure(n)} días` })
  const classes = (n: number) => count(n, { one: '1 clase', other: `${figure(n)} clases` })
  const each = {
    weekly: 'cada semana',
    four_weekly: 'cada 4 semanas',
    monthly: 'cada mes',
    quarterly: 'cada trimestre',
    half_yearly: 'cada semestre',
    yearly: 'cada año',
  }

  return {
    sentences: {
      unlimited: 'Todas las clases que quiera.',
      unlimitedFor: (n) => `Todas las clases que quiera durante ${days(n)}, contando el primero.`,
      within: 'Solo dentro de sus límites.',
      credits: (n) => `${classes(n)}.`,
      creditsFor: (n, valid) => `${classes(n)}, con validez de ${days(valid)}, contando el primero.`,
      creditsForever: (n) => `${classes(n)}, sin fecha de fin.`,
      perInterval: (n, interval) => `${classes(n)} ${each[interval]}.`,
      first: (n) => `${classes(n)} al empezar.`,
      billed: (price, interval) => `${price} ${each[interval]}, hasta que se cancele.`,
      once: (price) => `${price}, una sola vez.`,
      free: 'Gratis.',
      lapses: 'Lo que no se usa se pierde en cada renovación.',
      rollsOver: 'Lo que no se usa pasa al periodo siguiente.',
      rollsOverTo: (n) =>
        count(n, {
          one: 'Al periodo siguiente pasa como máximo 1 clase sin usar.',
          other: `Al periodo siguiente pasan como máximo ${figure(n)} clases sin usar.`,
        }),
      pauses: 'Se puede pausar todo el tiempo que se quiera.',
      pausesFor: (n) => `Se puede pausar ${days(n)} en total.`,
      noPause: 'No se puede pausar.',
      endsAfter: (n) => `Termina a los ${days(n)}.`,
      intro: 'Solo una vez por cliente.',
      introPrice: (price, regular) => `Como oferta de bienvenida, ${price} en lugar de ${regular}.`,
      introFor: (n) => `Como oferta de bienvenida, válido ${days(n)}.`,
      deskOnly: 'Solo se vende en recepción.',
      fees: (parts) => `Recargos propios: ${list(parts)}.`,
      lateFee: (price) => `${price} por cancelar tarde`,
      noShowFee: (price) => `${price} por no venir`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')
  const days = (n: number) => count(n, { one: `${figure(n)} jour`, other: `${figure(n)} jours` })
  const classes = (n: number) => `${figure(n)} cours`
  const each = {
    weekly: 'chaque semaine',
    four_weekly: 'toutes les 4 semaines',
    monthly: 'chaque mois',
    quarterly: 'chaque trimestre',
    half_yearly: 'chaque semestre',
    yearly: 'chaque année',
  }

  return {
    /** What the client gets, in plain sentences; the page puts those together that apply. */
    sentences: {
      unlimited: 'Autant de cours qu’on veut.',
      unlimitedFor: (n) => `Autant de cours qu’on veut pendant ${days(n)}, premier jour compris.`,
      within: 'Dans ses limites seulement.',
      credits: (n) => `${classes(n)}.`,
      creditsFor: (n, valid) =>
        `${classes(n)}, ${n < 2 ? 'valable' : 'valables'} ${days(valid)}, premier jour compris.`,
      creditsForever: (n) => `${classes(n)}, sans date de fin.`,
      perInterval: (n, interval) => `${classes(n)} ${each[interval]}.`,
      first: (n) => `${classes(n)} au départ.`,
      billed: (price, interval) => `${price} ${each[interval]}, jusqu’à la résiliation.`,
      once: (price) => `${price}, une fois.`,
      free: 'Gratuit.',
      lapses: 'Ce qui n’est pas utilisé se perd à chaque renouvellement.',
      rollsOver: 'Ce qui n’est pas utilisé reste pour la période suivante.',
      rollsOverTo: (n) => `Jusqu’à ${classes(n)} non utilisés restent pour la période suivante.`,
      pauses: 'La pause est possible, aussi longtemps qu’on veut.',
      pausesFor: (n) => `La pause est possible, ${days(n)} en tout.`,
      noPause: 'La pause n’est pas possible.',
      endsAfter: (n) => `Prend fin après ${days(n)}.`,
      intro: 'Une seule fois par client.',
      introPrice: (price, regular) => `En offre de découverte, ${price} au lieu de ${regular}.`,
      introFor: (n) => `En offre de découverte, valable ${days(n)}.`,
      deskOnly: 'Vendu à l’accueil seulement.',
      fees: (parts) => `Frais particuliers\u00a0: ${list(parts)}.`,
      lateFee: (price) => `${price} pour une annulation tardive`,
      noShowFee: (price) => `${price} pour une absence`,
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')
  const days = (n: number) => count(n, { one: '1 giorno', other: `${figure(n)} giorni` })
  const classes = (n: number) => count(n, { one: '1 lezione', other: `${figure(n)} lezioni` })
  const each = {
    weekly: 'ogni settimana',
    four_weekly: 'ogni 4 settimane',
    monthly: 'ogni mese',
    quarterly: 'ogni trimestre',
    half_yearly: 'ogni semestre',
    yearly: 'ogni anno',
  }

  return {
    /** What the client gets, in plain sentences; the page puts those together that apply. */
    sentences: {
      unlimited: 'Lezioni illimitate.',
      unlimitedFor: (n: number) => `Lezioni illimitate per ${days(n)}, compreso il primo.`,
      within: 'Solo entro i suoi limiti.',
      credits: (n: number) => `${classes(n)}.`,
      creditsFor: (n: number, valid: number) => `${classes(n)}, da usare entro ${days(valid)}, compreso il primo.`,
      creditsForever: (n: number) => `${classes(n)}, senza scadenza.`,
      perInterval: (n: number, interval: keyof typeof each) => `${classes(n)} ${each[interval]}.`,
      first: (n: number) => `${classes(n)} all’inizio.`,
      billed: (price: string, interval: keyof typeof each) => `${price} ${each[interval]}, fino alla disdetta.`,
      once: (price: string) => `${price}, una volta.`,
      free: 'Gratis.',
      lapses: 'Ciò che non si usa scade a ogni rinnovo.',
      rollsOver: 'Ciò che non si usa resta per il periodo successivo.',
      rollsOverTo: (n: number) => `Per il periodo successivo restano al massimo ${classes(n)} non usate.`,
      pauses: 'Si può mettere in pausa, senza limiti.',
      pausesFor: (n: number) => `Si può mettere in pausa: ${days(n)} in tutta la sua durata.`,
      noPause: 'Non si può mettere in pausa.',
      endsAfter: (n: number) => `Termina dopo ${days(n)}.`,
      intro: 'Una volta sola per persona.',
      introPrice: (price: string, regular: string) => `Come offerta di benvenuto ${price} invece di ${regular}.`,
      introFor: (n: number) => `Come offerta di benvenuto vale ${days(n)}.`,
      deskOnly: 'Si vende solo alla reception.',
      fees: (parts: readonly string[]) => `Penali proprie: ${list(parts)}.`,
      lateFee: (price: string) => `${price} per una disdetta tardiva`,
      noShowFee: (price: string) => `${price} per un’assenza`,
    },
  }
}

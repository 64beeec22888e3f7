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
    /** Plain sentences about what the client gets; the page combines those that apply. */
    sentences: {
      unlimited: 'Unlimited classes.',
      unlimitedFor: (n: number) => `Unlimited classes for ${days(n)}, including the first day.`,
      within: 'Only within its limits.',
      credits: (n: number) => `${classes(n)}.`,
      creditsFor: (n: number, valid: number) => `${classes(n)}, valid for ${days(valid)}, including the first day.`,
      creditsForever: (n: number) => `${classes(n)}, with no end date.`,
      perInterval: (n: number, interval: keyof typeof each) => `${classes(n)} ${each[interval]}.`,
      first: (n: number) => `${classes(n)} at the start.`,
      billed: (price: string, interval: keyof typeof each) => `${price} ${each[interval]}, until cancelled.`,
      once: (price: string) => `${price}, once.`,
      free: 'Free of charge.',
      lapses: 'Unused classes expire at each renewal.',
      rollsOver: 'Unused classes roll over to the next period.',
      rollsOverTo: (n: number) =>
        count(n, {
          one: 'Up to 1 unused class rolls over to the next period.',
          other: `Up to ${figure(n)} unused classes roll over to the next period.`,
        }),
      pauses: 'It can be paused without limit.',
      pausesFor: (n: number) => `It can be paused for ${days(n)} in total.`,
      noPause: 'It can’t be paused.',
      endsAfter: (n: number) => `It ends after ${days(n)}.`,
      intro: 'Once per client.',
      introPrice: (price: string, regular: string) => `As an intro offer, ${price} instead of ${regular}.`,
      introFor: (n: number) => `As an intro offer, valid for ${days(n)}.`,
      deskOnly: 'Sold at the front desk only.',
      fees: (parts: readonly string[]) => `Separate fees: ${list(parts)}.`,
      lateFee: (price: string) => `${price} for late cancellations`,
      noShowFee: (price: string) => `${price} for no-shows`,
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
      unlimitedFor: (n) => `Unbegrenzt viele Kurse, ${days(n)} lang (inkl. erstem Tag).`,
      within: 'Nur innerhalb der Grenzen.',
      credits: (n) => `${classes(n)}.`,
      creditsFor: (n, valid) => `${classes(n)}, ${days(valid)} gültig (inkl. erstem Tag).`,
      creditsForever: (n) => `${classes(n)}, unbefristet gültig.`,
      perInterval: (n, interval) => `${classes(n)} ${each[interval]}.`,
      first: (n) => `${classes(n)} zu Beginn.`,
      billed: (price, interval) => `${price} ${each[interval]}, bis zur Kündigung.`,
      once: (price) => `${price}, einmalig.`,
      free: 'Kostenlos.',
      lapses: 'Ungenutzte Kurse verfallen bei jeder Verlängerung.',
      rollsOver: 'Ungenutzte Kurse werden in den nächsten Zeitraum übertragen.',
      rollsOverTo: (n) =>
        count(n, {
          one: '1 ungenutzter Kurs wird in den nächsten Zeitraum übertragen.',
          other: `Bis zu ${figure(n)} ungenutzte Kurse werden in den nächsten Zeitraum übertragen.`,
        }),
      pauses: 'Kann beliebig lange pausieren.',
      pausesFor: (n) => `Kann pausieren, insgesamt ${days(n)}.`,
      noPause: 'Kann nicht pausieren.',
      endsAfter: (n) => count(n, { one: 'Endet nach 1 Tag.', other: `Endet nach ${figure(n)} Tagen.` }),
      intro: 'Nur einmal pro Person.',
      introPrice: (price, regular) => `Als Einstiegsangebot ${price} statt ${regular}.`,
      introFor: (n) => `Als Einstiegsangebot ${days(n)} gültig.`,
      deskOnly: 'Nur am Empfang erhältlich.',
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
      unlimited: 'Clases ilimitadas.',
      unlimitedFor: (n) => `Clases ilimitadas durante ${days(n)}, contando el primero.`,
      within: 'Solo dentro de sus límites.',
      credits: (n) => `${classes(n)}.`,
      creditsFor: (n, valid) => `${classes(n)}, con validez de ${days(valid)}, contando el primero.`,
      creditsForever: (n) => `${classes(n)}, sin fecha de fin.`,
      perInterval: (n, interval) => `${classes(n)} ${each[interval]}.`,
      first: (n) => `${classes(n)} al empezar.`,
      billed: (price, interval) => `${price} ${each[interval]}, hasta que se cancele.`,
      once: (price) => `${price}, una sola vez.`,
      free: 'Gratis.',
      lapses: 'Las clases sin usar caducan en cada renovación.',
      rollsOver: 'Las clases sin usar pasan al periodo siguiente.',
      rollsOverTo: (n) =>
        count(n, {
          one: 'Pasa como máximo 1 clase sin usar al periodo siguiente.',
          other: `Pasan como máximo ${figure(n)} clases sin usar al periodo siguiente.`,
        }),
      pauses: 'Se puede pausar sin límite.',
      pausesFor: (n) => `Se puede pausar ${days(n)} en total.`,
      noPause: 'No se puede pausar.',
      endsAfter: (n) => `Termina a los ${days(n)}.`,
      intro: 'Solo una vez por cliente.',
      introPrice: (price, regular) => `Como oferta de bienvenida, ${price} en lugar de ${regular}.`,
      introFor: (n) => `Como oferta de bienvenida, válido ${days(n)}.`,
      deskOnly: 'Solo se vende en recepción.',
      fees: (parts) => `Penalizaciones propias: ${list(parts)}.`,
      lateFee: (price) => `${price} por cancelación tardía`,
      noShowFee: (price) => `${price} por no asistir`,
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
    /** Plain sentences about what the client gets; the page combines those that apply. */
    sentences: {
      unlimited: 'Cours illimités.',
      unlimitedFor: (n) => `Cours illimités pendant ${days(n)}, premier jour compris.`,
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
      lapses: 'Les cours non utilisés expirent à chaque renouvellement.',
      rollsOver: 'Les cours non utilisés sont reportés sur la période suivante.',
      rollsOverTo: (n) =>
        `Jusqu’à ${classes(n)} ${n < 2 ? 'non utilisé reporté' : 'non utilisés reportés'} sur la période suivante.`,
      pauses: 'Peut être mis en pause sans limite.',
      pausesFor: (n) => `Peut être mis en pause ${days(n)} en tout.`,
      noPause: 'Ne peut pas être mis en pause.',
      endsAfter: (n) => `Prend fin après ${days(n)}.`,
      intro: 'Une seule fois par client.',
      introPrice: (price, regular) => `En offre découverte, ${price} au lieu de ${regular}.`,
      introFor: (n) => `En offre découverte, valable ${days(n)}.`,
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
    /** Plain sentences about what the client gets; the page combines those that apply. */
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
      lapses: 'Le lezioni non usate scadono a ogni rinnovo.',
      rollsOver: 'Le lezioni non usate passano al periodo successivo.',
      rollsOverTo: (n: number) => `Al periodo successivo passano al massimo ${classes(n)}.`,
      pauses: 'Si può mettere in pausa, senza limiti.',
      pausesFor: (n: number) => `Si può mettere in pausa per ${days(n)} in tutto.`,
      noPause: 'Non si può mettere in pausa.',
      endsAfter: (n: number) => `Termina dopo ${days(n)}.`,
      intro: 'Una volta sola per cliente.',
      introPrice: (price: string, regular: string) => `Come offerta di benvenuto ${price} invece di ${regular}.`,
      introFor: (n: number) => `Come offerta di benvenuto vale ${days(n)}.`,
      deskOnly: 'Si vende solo alla reception.',
      fees: (parts: readonly string[]) => `Penali proprie: ${list(parts)}.`,
      lateFee: (price: string) => `${price} per una disdetta tardiva`,
      noShowFee: (price: string) => `${price} per un’assenza`,
    },
  }
}

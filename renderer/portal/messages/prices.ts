import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Prices',
    all: 'All prices',
    groups: {
      intro: 'To try us out',
      drop_in: 'Drop-ins',
      class_pack: 'Class packs',
      time_pass: 'Time passes',
      subscription: 'Memberships',
    },
    offer: {
      perInterval: {
        weekly: 'a week',
        four_weekly: 'every four weeks',
        monthly: 'a month',
        quarterly: 'a quarter',
        half_yearly: 'half a year',
        yearly: 'a year',
      },
      credits: (n: number) => count(n, { one: 'One class', other: `${figure(n)} classes` }),
      unlimited: 'Unlimited classes',
      within: 'As many classes as you like within these limits',
      validFor: (days: number) => count(days, { one: 'valid for one day', other: `valid for ${figure(days)} days` }),
      fromFirstVisit: 'starts with your first visit',
      intro: 'New clients only',
    },
    perClass: (amount: string) => `${amount} per class`,
    insteadOf: (amount: string) => `instead of ${amount}`,
    buy: 'Buy online',
    buyThis: (name: string) => `Buy online: ${name}`,
    notOnline: 'Online sales aren’t available yet. Ask at the front desk.',
    whatFits: 'Memberships for this class',
    atDesk: 'At the front desk',
    shelf: 'Shop',
    shelfMeans: 'Pick it up at the front desk.',
    none: 'No prices here yet',
    noneMeans: 'The studio hasn’t published prices. Ask at the front desk, or see the classes.',
    toSchedule: 'See the schedule',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Preise',
    all: 'Alle Preise',
    groups: {
      intro: 'Einstiegsangebot',
      drop_in: 'Einzelkurse',
      class_pack: 'Mehrfachkarten',
      time_pass: 'Zeitkarten',
      subscription: 'Mitgliedschaften',
    },
    offer: {
      perInterval: {
        weekly: 'pro Woche',
        four_weekly: 'alle vier Wochen',
        monthly: 'pro Monat',
        quarterly: 'pro Quartal',
        half_yearly: 'pro Halbjahr',
        yearly: 'pro Jahr',
      },
      credits: (n) => count(n, { one: 'Ein Kurs', other: `${figure(n)} Kurse` }),
      unlimited: 'Unbegrenzt viele Kurse',
      within: 'Beliebig viele Kurse in diesem Rahmen',
      validFor: (days) => count(days, { one: 'einen Tag gültig', other: `${figure(days)} Tage gültig` }),
      fromFirstVisit: 'beginnt mit deinem ersten Besuch',
      intro: 'Einstiegsangebot',
    },
    perClass: (amount) => `${amount} pro Kurs`,
    insteadOf: (amount) => `statt ${amount}`,
    buy: 'Online kaufen',
    buyThis: (name) => `Online kaufen: ${name}`,
    notOnline: 'Onlinekauf ist noch nicht möglich. Frage am Empfang.',
    whatFits: 'Mitgliedschaften für diesen Kurs',
    atDesk: 'Am Empfang',
    shelf: 'Shop',
    shelfMeans: 'Zum Abholen am Empfang.',
    none: 'Noch keine Preise',
    noneMeans: 'Das Studio hat keine Preise veröffentlicht. Frage am Empfang oder sieh dir die Kurse an.',
    toSchedule: 'Zum Kursplan',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Precios',
    all: 'Todos los precios',
    groups: {
      intro: 'Para probar',
      drop_in: 'Clases sueltas',
      class_pack: 'Bonos de clases',
      time_pass: 'Pases temporales',
      subscription: 'Suscripciones',
    },
    offer: {
      perInterval: {
        weekly: 'a la semana',
        four_weekly: 'cada cuatro semanas',
        monthly: 'al mes',
        quarterly: 'al trimestre',
        half_yearly: 'al semestre',
        yearly: 'al año',
      },
      credits: (n) => count(n, { one: 'Una clase', other: `${figure(n)} clases` }),
      unlimited: 'Clases ilimitadas',
      within: 'Todas las clases que quieras dentro de estos límites',
      validFor: (days) => count(days, { one: 'válido un día', other: `válido ${figure(days)} días` }),
      fromFirstVisit: 'empieza con tu primera visita',
      intro: 'Solo para nuevos clientes',
    },
    perClass: (amount) => `${amount} por clase`,
    insteadOf: (amount) => `en vez de ${amount}`,
    buy: 'Comprar online',
    buyThis: (name) => `Comprar online: ${name}`,
    notOnline: 'La compra online aún no está disponible. Pregunta en recepción.',
    whatFits: 'Bonos para esta clase',
    atDesk: 'En recepción',
    shelf: 'Tienda',
    shelfMeans: 'Recógelo en recepción.',
    none: 'Aún no hay precios',
    noneMeans: 'El centro no ha publicado precios. Pregunta en recepción o mira qué clases hay.',
    toSchedule: 'Ver el horario',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Tarifs',
    all: 'Tous les tarifs',
    groups: {
      intro: 'Pour essayer',
      drop_in: 'Cours à l’unité',
      class_pack: 'Carnets',
      time_pass: 'Forfaits',
      subscription: 'Abonnements',
    },
    offer: {
      perInterval: {
        weekly: 'par semaine',
        four_weekly: 'toutes les quatre semaines',
        monthly: 'par mois',
        quarterly: 'par trimestre',
        half_yearly: 'par semestre',
        yearly: 'par an',
      },
      credits: (n) => `${figure(n)} cours`,
      unlimited: 'Cours illimités',
      within: 'Autant de cours que vous voulez dans ces limites',
      validFor: (days) => count(days, { one: `valable ${figure(days)} jour`, other: `valable ${figure(days)} jours` }),
      fromFirstVisit: 'commence à votre première visite',
      intro: 'Réservé aux nouveaux clients',
    },
    perClass: (amount) => `${amount} le cours`,
    insteadOf: (amount) => `au lieu de ${amount}`,
    buy: 'Acheter en ligne',
    buyThis: (name) => `Acheter en ligne\u00a0: ${name}`,
    notOnline: 'La vente en ligne n’est pas encore disponible. Demandez à l’accueil.',
    whatFits: 'Abonnements pour ce cours',
    atDesk: 'À l’accueil',
    shelf: 'Boutique',
    shelfMeans: 'À retirer à l’accueil.',
    none: 'Pas encore de tarifs',
    noneMeans: 'Le studio n’a pas mis de tarifs en ligne. Demandez à l’accueil ou consultez les cours.',
    toSchedule: 'Voir le planning',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Prezzi',
    all: 'Tutti i prezzi',
    groups: {
      intro: 'Per provare',
      drop_in: 'Lezioni singole',
      class_pack: 'Pacchetti',
      time_pass: 'Pass',
      subscription: 'Abbonamenti',
    },
    offer: {
      perInterval: {
        weekly: 'a settimana',
        four_weekly: 'ogni quattro settimane',
        monthly: 'al mese',
        quarterly: 'a trimestre',
        half_yearly: 'a semestre',
        yearly: 'all’anno',
      },
      credits: (n) => count(n, { one: 'Una lezione', other: `${figure(n)} lezioni` }),
      unlimited: 'Lezioni illimitate',
      within: 'Tutte le lezioni che vuoi entro questi limiti',
      validFor: (days) => count(days, { one: 'valido un giorno', other: `valido ${figure(days)} giorni` }),
      fromFirstVisit: 'inizia con la tua prima visita',
      intro: 'Solo per nuovi clienti',
    },
    perClass: (amount) => `${amount} a lezione`,
    insteadOf: (amount) => `invece di ${amount}`,
    buy: 'Acquista online',
    buyThis: (name) => `Acquista online: ${name}`,
    notOnline: 'L’acquisto online non è ancora disponibile. Chiedi alla reception.',
    whatFits: 'Abbonamenti per questa lezione',
    atDesk: 'Alla reception',
    shelf: 'Negozio',
    shelfMeans: 'Si ritira alla reception.',
    none: 'Ancora nessun prezzo',
    noneMeans: 'Lo studio non ha pubblicato prezzi. Chiedi alla reception o guarda le lezioni.',
    toSchedule: 'Vedi il calendario',
  }
}

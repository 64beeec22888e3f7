import { mainLanguage } from '../../lib/sayings/format.ts'

/** The words about the studio in a page's head, in the studio's language. */
interface HeadWords {
  timetable: string
  prices: string
  /** The portal's own pages, as a home screen offers them. */
  classes: string
  myBookings: string
  timetableOf: (studio: string) => string
  pricesOf: (studio: string) => string
  /** How long a class is, by whom and where, as far as that is known: "60 min, with Ines, Centro". */
  minutes: (n: number) => string
  with: (instructor: string) => string
}

const words: Readonly<Record<string, HeadWords>> = {
  en: {
    timetable: 'Schedule and prices',
    prices: 'Prices',
    classes: 'Schedule',
    myBookings: 'My bookings',
    timetableOf: (studio) => `Classes at ${studio}, day by day. See prices and book online.`,
    pricesOf: (studio) => `Prices at ${studio}: drop-ins, class packs and memberships.`,
    minutes: (n) => `${n} min`,
    with: (instructor) => `with ${instructor}`,
  },
  de: {
    timetable: 'Kursplan und Preise',
    prices: 'Preise',
    classes: 'Kursplan',
    myBookings: 'Meine Buchungen',
    timetableOf: (studio) => `Die Kurse von ${studio}, Tag für Tag. Preise ansehen und online buchen.`,
    pricesOf: (studio) => `Preise bei ${studio}: Einzelkurse, Mehrfachkarten und Mitgliedschaften.`,
    minutes: (n) => `${n} Min.`,
    with: (instructor) => `mit ${instructor}`,
  },
  es: {
    timetable: 'Horario y precios',
    prices: 'Precios',
    classes: 'Horario',
    myBookings: 'Mis reservas',
    timetableOf: (studio) => `Las clases de ${studio}, día a día. Consulta los precios y reserva online.`,
    pricesOf: (studio) => `Precios en ${studio}: clases sueltas, bonos y suscripciones.`,
    minutes: (n) => `${n} min`,
    with: (instructor) => `con ${instructor}`,
  },
  fr: {
    timetable: 'Planning et tarifs',
    prices: 'Tarifs',
    classes: 'Planning',
    myBookings: 'Mes réservations',
    timetableOf: (studio) => `Les cours de ${studio}, jour par jour. Consultez les tarifs et réservez en ligne.`,
    pricesOf: (studio) => `Tarifs chez ${studio}\u00a0: cours à l’unité, carnets et abonnements.`,
    minutes: (n) => `${n}\u00a0min`,
    with: (instructor) => `avec ${instructor}`,
  },
  it: {
    timetable: 'Calendario e prezzi',
    prices: 'Prezzi',
    classes: 'Calendario',
    myBookings: 'Le mie prenotazioni',
    timetableOf: (studio) => `Le lezioni di ${studio}, giorno per giorno. Guarda i prezzi e prenota online.`,
    pricesOf: (studio) => `Prezzi da ${studio}: lezioni singole, pacchetti e abbonamenti.`,
    minutes: (n) => `${n} min`,
    with: (instructor) => `con ${instructor}`,
  },
}

/** The language of a studio's locale that there are words in; else English. */
export const headLanguage = (locale: string): string => (mainLanguage(locale) in words ? mainLanguage(locale) : 'en')

/** The words of a language that `headLanguage` gave. */
export const headWords = (language: string): HeadWords => words[language]!

import { languageOf } from '../email/templates/index.ts'

interface Footer {
  /** Why the mail came. */
  why: (studio: string) => string
  /** The word that is the link. */
  end: string
  /** How to end them where there is no link. */
  answer: string
  /** The button that leads to where classes are booked. */
  book: string
}

const en: Footer = {
  why: (studio) => `You’re receiving this because you agreed to news from ${studio}.`,
  end: 'Unsubscribe',
  answer: 'To stop receiving these emails, just reply “unsubscribe”.',
  book: 'See the classes',
}

const footers: Record<string, Footer> = {
  en,
  de: {
    why: (studio) => `Du bekommst diese E-Mail, weil du in Neuigkeiten von ${studio} eingewilligt hast.`,
    end: 'Abmelden',
    answer: 'Wenn du keine mehr bekommen möchtest, antworte einfach mit „Abmelden“.',
    book: 'Kurse ansehen',
  },
  es: {
    why: (studio) => `Recibes este correo porque aceptaste recibir novedades de ${studio}.`,
    end: 'Darme de baja',
    answer: 'Si no quieres recibir más, responde simplemente «baja».',
    book: 'Ver las clases',
  },
  fr: {
    why: (studio) => `Vous recevez cet e-mail parce que vous avez accepté de recevoir les actualités de ${studio}.`,
    end: 'Se désabonner',
    answer: 'Pour ne plus en recevoir, répondez simplement «\u00a0désabonnement\u00a0».',
    book: 'Voir les cours',
  },
  it: {
    why: (studio) => `Ricevi questa e-mail perché hai accettato di ricevere novità da ${studio}.`,
    end: 'Disiscriviti',
    answer: 'Se non ne vuoi più ricevere, rispondi semplicemente «disiscrizione».',
    book: 'Vedi le lezioni',
  },
}

/** The text around a marketing email, in the language of a locale. */
export function footerIn(locale: string): Footer {
  return footers[languageOf(locale)] ?? en
}

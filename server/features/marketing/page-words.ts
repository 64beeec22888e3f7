import { languageOf } from '../email/templates/index.ts'

/** What the page behind the link of a marketing mail says. */
export interface PageWords {
  title: string
  question: (studio: string) => string
  stays: string
  button: string
  done: (studio: string) => string
  /** How to get them again. */
  back: string
  /** Where the link is none of ours. */
  incomplete: string
}

const en: PageWords = {
  title: 'Unsubscribe',
  question: (studio) => `Do you want no more e-mails with news and offers from ${studio}?`,
  stays: 'What concerns your bookings, payments and account still comes.',
  button: 'Unsubscribe',
  done: (studio) => `Done. You will get no more e-mails with news and offers from ${studio}.`,
  back: 'If you change your mind, agree to them again in your profile.',
  incomplete: 'This link is not complete. Open it from the e-mail once more, or write to the studio.',
}

const words: Record<string, PageWords> = {
  en,
  de: {
    title: 'Abmelden',
    question: (studio) => `Möchtest du keine E-Mails mit Neuigkeiten und Angeboten von ${studio} mehr bekommen?`,
    stays: 'Was deine Buchungen, Zahlungen und dein Konto betrifft, bekommst du weiterhin.',
    button: 'Abmelden',
    done: (studio) => `Erledigt. Du bekommst keine E-Mails mit Neuigkeiten und Angeboten von ${studio} mehr.`,
    back: 'Wenn du es dir anders überlegst, stimme in deinem Profil wieder zu.',
    incomplete: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail oder schreib dem Studio.',
  },
  es: {
    title: 'Darse de baja',
    question: (studio) => `¿Quieres dejar de recibir correos con novedades y ofertas de ${studio}?`,
    stays: 'Seguirás recibiendo lo que tiene que ver con tus reservas, tus pagos y tu cuenta.',
    button: 'Darme de baja',
    done: (studio) => `Hecho. Ya no recibirás correos con novedades y ofertas de ${studio}.`,
    back: 'Si cambias de idea, vuelve a aceptarlos en tu perfil.',
    incomplete: 'Este enlace no está completo. Ábrelo otra vez desde el correo o escribe al centro.',
  },
  fr: {
    title: 'Se désabonner',
    question: (studio) => `Souhaitez-vous ne plus recevoir d’e-mails de nouvelles et d’offres de ${studio} ?`,
    stays: 'Ce qui concerne vos réservations, vos paiements et votre compte vous parviendra toujours.',
    button: 'Me désabonner',
    done: (studio) => `C’est fait. Vous ne recevrez plus d’e-mails de nouvelles et d’offres de ${studio}.`,
    back: 'Si vous changez d’avis, acceptez-les de nouveau dans votre profil.',
    incomplete: 'Ce lien n’est pas complet. Ouvrez-le à nouveau depuis l’e-mail ou écrivez au studio.',
  },
  it: {
    title: 'Disiscriviti',
    question: (studio) => `Non vuoi più ricevere e-mail con novità e offerte da ${studio}?`,
    stays: 'Continuerai a ricevere ciò che riguarda le tue prenotazioni, i pagamenti e il tuo account.',
    button: 'Disiscrivimi',
    done: (studio) => `Fatto. Non riceverai più e-mail con novità e offerte da ${studio}.`,
    back: 'Se cambi idea, puoi accettarle di nuovo nel tuo profilo.',
    incomplete: 'Questo link non è completo. Aprilo di nuovo dall’e-mail o scrivi allo studio.',
  },
}

/** The page's words in the language of a locale. */
export function pageWordsIn(locale: string): PageWords {
  return words[languageOf(locale)] ?? en
}

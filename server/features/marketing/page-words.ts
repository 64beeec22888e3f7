import { languageOf } from '../email/templates/index.ts'

/** The words of the page behind the link of a marketing email. */
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
  question: (studio) => `Unsubscribe from news and offers by email from ${studio}?`,
  stays: 'You’ll still get emails about your bookings, payments and account.',
  button: 'Unsubscribe',
  done: (studio) => `Done. You’ll get no more emails with news and offers from ${studio}.`,
  back: 'Changed your mind? You can agree again in your profile.',
  incomplete: 'This link is incomplete. Open it again from the email, or contact the studio.',
}

const words: Record<string, PageWords> = {
  en,
  de: {
    title: 'Abmelden',
    question: (studio) => `Möchtest du keine E-Mails mit Neuigkeiten und Angeboten von ${studio} mehr bekommen?`,
    stays: 'E-Mails zu deinen Buchungen, Zahlungen und deinem Konto bekommst du weiterhin.',
    button: 'Abmelden',
    done: (studio) => `Erledigt. Du bekommst keine E-Mails mit Neuigkeiten und Angeboten von ${studio} mehr.`,
    back: 'Wenn du es dir anders überlegst, kannst du in deinem Profil wieder einwilligen.',
    incomplete: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail oder schreibe dem Studio.',
  },
  es: {
    title: 'Darse de baja',
    question: (studio) => `¿Quieres dejar de recibir correos con novedades y ofertas de ${studio}?`,
    stays: 'Seguirás recibiendo correos sobre tus reservas, pagos y cuenta.',
    button: 'Darme de baja',
    done: (studio) => `Hecho. Ya no recibirás correos con novedades y ofertas de ${studio}.`,
    back: 'Si cambias de idea, vuelve a aceptarlos en tu perfil.',
    incomplete: 'Este enlace no está completo. Ábrelo otra vez desde el correo o escribe al centro.',
  },
  fr: {
    title: 'Se désabonner',
    question: (studio) => `Souhaitez-vous ne plus recevoir les actualités et offres de ${studio} par e-mail\u202f?`,
    stays: 'Vous recevrez toujours les e-mails sur vos réservations, vos paiements et votre compte.',
    button: 'Me désabonner',
    done: (studio) => `C’est fait. Vous ne recevrez plus les actualités et offres de ${studio} par e-mail.`,
    back: 'Si vous changez d’avis, vous pouvez redonner votre accord dans votre profil.',
    incomplete: 'Ce lien n’est pas complet. Ouvrez-le à nouveau depuis l’e-mail ou écrivez au studio.',
  },
  it: {
    title: 'Disiscriviti',
    question: (studio) => `Non vuoi più ricevere e-mail con novità e offerte da ${studio}?`,
    stays: 'Continuerai a ricevere le e-mail su prenotazioni, pagamenti e account.',
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

import { figures, plurals } from '../../../shared/i18n/plural.ts'
import * as consents from '../../phrases/consents.ts'

export const en = () => {
  const figure = figures('en')

  return {
    details: {
      title: 'Details',
      email: 'Email',
      phone: 'Phone',
      born: 'Date of birth',
      age: (date: string, years: number) => `${date} (${figure(years)})`,
      address: 'Address',
      emergency: 'Emergency contact',
      guardian: 'Guardian',
      since: 'Client since',
      language: 'Language',
      source: 'Source',
      sources: {
        registered: 'Portal sign-up',
        staff: 'Front desk',
        import: 'Import',
        guest: 'Guest booking',
        widget: 'Website',
      } as Readonly<Record<string, string | undefined>>,
      login: 'Login',
      hasLogin: 'Yes',
      noLogin: 'Not yet',
    },
    waivers: {
      title: 'Waivers',
      statuses: { signed: 'Signed', outdated: 'Older version signed', unsigned: 'Not signed' },
      signedOn: (date: string) => `on ${date}`,
      pdf: (title: string) => `Signed ${title} (PDF)`,
    },
    consent: {
      title: 'Consent',
      byImport: 'by an import',
      help: 'Only the client can change it, in the portal. No entry means no consent.',
      given: 'Yes',
      withdrawn: 'Withdrawn',
      unknown: 'Not given',
      consents: consents.en,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    details: {
      title: 'Angaben',
      email: 'E-Mail',
      phone: 'Telefon',
      born: 'Geburtsdatum',
      age: (date, years) => `${date} (${figure(years)})`,
      address: 'Adresse',
      emergency: 'Notfallkontakt',
      guardian: 'Gesetzliche Vertretung',
      since: 'Dabei seit',
      language: 'Sprache',
      source: 'Herkunft',
      sources: {
        registered: 'Anmeldung im Portal',
        staff: 'Empfang',
        import: 'Import',
        guest: 'Gastbuchung',
        widget: 'Website',
      },
      login: 'Login',
      hasLogin: 'Ja',
      noLogin: 'Noch nicht',
    },
    waivers: {
      title: 'Einverständniserklärungen',
      statuses: {
        signed: 'Unterschrieben',
        outdated: 'Ältere Fassung unterschrieben',
        unsigned: 'Nicht unterschrieben',
      },
      signedOn: (date) => `am ${date}`,
      pdf: (title) => `${title} (unterschrieben, PDF)`,
    },
    consent: {
      title: 'Einwilligungen',
      byImport: 'durch einen Import',
      help: 'Nur die Person selbst kann sie im Portal ändern. Kein Eintrag heißt: keine Einwilligung.',
      given: 'Ja',
      withdrawn: 'Widerrufen',
      unknown: 'Nicht erteilt',
      consents: consents.de,
    },
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    details: {
      title: 'Datos',
      email: 'Correo',
      phone: 'Teléfono',
      born: 'Fecha de nacimiento',
      age: (date, years) => `${date} (${figure(years)})`,
      address: 'Dirección',
      emergency: 'Contacto de emergencia',
      guardian: 'Representante legal',
      since: 'Cliente desde',
      language: 'Idioma',
      source: 'Origen',
      sources: {
        registered: 'Registro en el portal',
        staff: 'Recepción',
        import: 'Importación',
        guest: 'Reserva de invitado',
        widget: 'Web',
      },
      login: 'Acceso',
      hasLogin: 'Sí',
      noLogin: 'Aún no',
    },
    waivers: {
      title: 'Documentos por firmar',
      statuses: { signed: 'Firmado', outdated: 'Versión anterior firmada', unsigned: 'Sin firmar' },
      signedOn: (date) => `el ${date}`,
      pdf: (title) => `${title} (firmado, PDF)`,
    },
    consent: {
      title: 'Consentimientos',
      byImport: 'por una importación',
      help: 'Solo el cliente puede cambiarlos, en el portal. Si no consta nada, no hay consentimiento.',
      given: 'Sí',
      withdrawn: 'Retirado',
      unknown: 'No dado',
      consents: consents.es,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    details: {
      title: 'Coordonnées',
      email: 'E-mail',
      phone: 'Téléphone',
      born: 'Date de naissance',
      age: (date, years) => `${date} (${count(years, { one: `${figure(years)} an`, other: `${figure(years)} ans` })})`,
      address: 'Adresse',
      emergency: 'Contact d’urgence',
      guardian: 'Représentant légal',
      since: 'Client depuis',
      language: 'Langue',
      source: 'Origine',
      sources: {
        registered: 'Inscription sur le portail',
        staff: 'Accueil',
        import: 'Importation',
        guest: 'Réservation d’invité',
        widget: 'Site web',
      },
      login: 'Accès au portail',
      hasLogin: 'Oui',
      noLogin: 'Pas encore',
    },
    waivers: {
      title: 'Décharges',
      statuses: { signed: 'Signée', outdated: 'Ancienne version signée', unsigned: 'Non signée' },
      signedOn: (date) => `le ${date}`,
      pdf: (title) => `${title} (signé, PDF)`,
    },
    consent: {
      title: 'Consentements',
      byImport: 'par une importation',
      help: 'Seul le client peut les modifier, sur le portail. Sans indication, pas de consentement.',
      given: 'Oui',
      withdrawn: 'Retiré',
      unknown: 'Non donné',
      consents: consents.fr,
    },
  }
}

export const it = (): Words => {
  const figure = figures('it')

  return {
    details: {
      title: 'Dati',
      email: 'E-mail',
      phone: 'Telefono',
      born: 'Data di nascita',
      age: (date: string, years: number) => `${date} (${figure(years)})`,
      address: 'Indirizzo',
      emergency: 'Contatto di emergenza',
      guardian: 'Tutore',
      since: 'Cliente dal',
      language: 'Lingua',
      source: 'Provenienza',
      sources: {
        registered: 'Registrazione nel portale',
        staff: 'Reception',
        import: 'Importazione',
        guest: 'Prenotazione da ospite',
        widget: 'Sito web',
      } as Readonly<Record<string, string | undefined>>,
      login: 'Accesso',
      hasLogin: 'Sì',
      noLogin: 'Non ancora',
    },
    waivers: {
      title: 'Liberatorie',
      statuses: { signed: 'Firmata', outdated: 'Firmata una versione precedente', unsigned: 'Non firmata' },
      signedOn: (date: string) => `${date}`,
      pdf: (title: string) => `${title} (firmata, PDF)`,
    },
    consent: {
      title: 'Consensi',
      byImport: 'da un’importazione',
      help: 'Può cambiarli solo la persona, dal portale. Nessuna voce vuol dire nessun consenso.',
      given: 'Sì',
      withdrawn: 'Revocato',
      unknown: 'Non dato',
      consents: consents.it,
    },
  }
}

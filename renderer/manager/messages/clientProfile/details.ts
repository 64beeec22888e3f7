import { figures, plurals } from '../../../shared/i18n/plural.ts'
import * as consents from '../../phrases/consents.ts'

export const en = () => {
  const figure = figures('en')

  return {
    details: {
      title: 'Details',
      email: 'E-mail',
      phone: 'Phone',
      born: 'Born',
      age: (date: string, years: number) => `${date} (${figure(years)})`,
      address: 'Address',
      emergency: 'Emergency',
      guardian: 'Looked after by',
      since: 'Client since',
      language: 'Language',
      source: 'Came by',
      sources: {
        registered: 'Registering in the portal',
        staff: 'The front desk',
        import: 'An import',
        guest: 'A guest booking',
        widget: 'The website',
      } as Readonly<Record<string, string | undefined>>,
      login: 'Login',
      hasLogin: 'Yes',
      noLogin: 'Not yet',
    },
    waivers: {
      title: 'Waivers',
      statuses: { signed: 'Signed', outdated: 'Older version signed', unsigned: 'Not signed' },
      signedOn: (date: string) => `on ${date}`,
      pdf: (title: string) => `Signed ${title} as PDF`,
    },
    consent: {
      title: 'Consent',
      byImport: 'by an import',
      help: 'Only the client changes it, in the portal. No entry is no consent.',
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
      title: 'Einzelheiten',
      email: 'E-Mail',
      phone: 'Telefon',
      born: 'Geboren',
      age: (date, years) => `${date} (${figure(years)})`,
      address: 'Adresse',
      emergency: 'Notfall',
      guardian: 'Betreut von',
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
      title: 'Erklärungen',
      statuses: {
        signed: 'Unterschrieben',
        outdated: 'Ältere Fassung unterschrieben',
        unsigned: 'Nicht unterschrieben',
      },
      signedOn: (date) => `am ${date}`,
      pdf: (title) => `${title}, unterschrieben, als PDF`,
    },
    consent: {
      title: 'Einwilligungen',
      byImport: 'durch einen Import',
      help: 'Nur die Person selbst ändert sie, im Portal. Kein Eintrag heißt keine Einwilligung.',
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
      born: 'Nacimiento',
      age: (date, years) => `${date} (${figure(years)})`,
      address: 'Dirección',
      emergency: 'Emergencia',
      guardian: 'A cargo de',
      since: 'Cliente desde',
      language: 'Idioma',
      source: 'Llegó por',
      sources: {
        registered: 'Registro en el portal',
        staff: 'Recepción',
        import: 'Una importación',
        guest: 'Una reserva de invitado',
        widget: 'La web',
      },
      login: 'Acceso',
      hasLogin: 'Sí',
      noLogin: 'Aún no',
    },
    waivers: {
      title: 'Documentos por firmar',
      statuses: { signed: 'Firmado', outdated: 'Firmada una versión anterior', unsigned: 'Sin firmar' },
      signedOn: (date) => `el ${date}`,
      pdf: (title) => `${title}, firmado, en PDF`,
    },
    consent: {
      title: 'Consentimientos',
      byImport: 'por una importación',
      help: 'Solo los cambia el propio cliente, en el portal. Sin respuesta no hay consentimiento.',
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
      born: 'Naissance',
      age: (date, years) => `${date} (${count(years, { one: `${figure(years)} an`, other: `${figure(years)} ans` })})`,
      address: 'Adresse',
      emergency: 'Urgence',
      guardian: 'Représentant légal',
      since: 'Client depuis',
      language: 'Langue',
      source: 'Arrivé par',
      sources: {
        registered: 'Inscription sur le portail',
        staff: 'L’accueil',
        import: 'Une importation',
        guest: 'Une réservation d’invité',
        widget: 'Le site web',
      },
      login: 'Accès au portail',
      hasLogin: 'Oui',
      noLogin: 'Pas encore',
    },
    waivers: {
      title: 'Décharges',
      statuses: { signed: 'Signée', outdated: 'Ancienne version signée', unsigned: 'Non signée' },
      signedOn: (date) => `le ${date}`,
      pdf: (title) => `${title}, signé, en PDF`,
    },
    consent: {
      title: 'Accords',
      byImport: 'par une importation',
      help: 'Seul le client les change, sur le portail. Sans indication, il n’y a pas d’accord.',
      given: 'Oui',
      withdrawn: 'Retiré',
      unknown: 'Pas donné',
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
      emergency: 'Emergenza',
      guardian: 'Tutore',
      since: 'Cliente dal',
      language: 'Lingua',
      source: 'Provenienza',
      sources: {
        registered: 'Registrazione nel portale',
        staff: 'Reception',
        import: 'Un’importazione',
        guest: 'Una prenotazione da ospite',
        widget: 'Il sito web',
      } as Readonly<Record<string, string | undefined>>,
      login: 'Accesso',
      hasLogin: 'Sì',
      noLogin: 'Non ancora',
    },
    waivers: {
      title: 'Documenti',
      statuses: { signed: 'Firmato', outdated: 'Firmata una versione precedente', unsigned: 'Non firmato' },
      signedOn: (date: string) => `${date}`,
      pdf: (title: string) => `${title} firmato, in PDF`,
    },
    consent: {
      title: 'Consensi',
      byImport: 'da un’importazione',
      help: 'Li cambia solo la persona, dal portale. Nessuna voce vuol dire nessun consenso.',
      given: 'Sì',
      withdrawn: 'Revocato',
      unknown: 'Non dato',
      consents: consents.it,
    },
  }
}

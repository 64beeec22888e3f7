import { figures } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const figure = figures('en')

  return {
    signatures: {
      table: 'Signatures',
      client: 'Client',
      name: 'Signed as',
      asGuardian: 'as their guardian',
      version: 'Version',
      current: 'Current',
      when: 'When',
      address: 'From',
      hidden: 'Hidden',
      copy: 'Copy',
      pdf: 'Signed copy as PDF',
      file: (title: string, name: string) => `${title} - ${name}.pdf`,
      versions: 'Which versions',
      everyVersion: 'Every version',
      onlyCurrent: 'Only the current version',
      none: 'Nobody has signed yet',
      noneMeans: 'Clients sign in the portal. Each signature is listed here with its document.',
      noneOfVersion: 'Nobody has signed the current version yet',
    },
    unsigned: {
      table: 'Clients who haven’t signed',
      client: 'Client',
      contact: 'Contact',
      state: 'Status',
      never: 'Never signed',
      outdated: (n: number) => `Signed version ${figure(n)}`,
      last: 'Last signed',
      none: 'Everybody has signed',
      noneMeans: 'Every active client has signed the current version.',
      write: 'Write email',
      call: 'Call',
      noEmail: 'No email on record',
      noPhone: 'No phone on record',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    signatures: {
      table: 'Unterschriften',
      client: 'Person',
      name: 'Unterschrieben als',
      asGuardian: 'als gesetzliche Vertretung',
      version: 'Fassung',
      current: 'Aktuell',
      when: 'Wann',
      address: 'Von',
      hidden: 'Verborgen',
      copy: 'Kopie',
      pdf: 'Unterschriebene Kopie als PDF',
      file: (title, name) => `${title} - ${name}.pdf`,
      versions: 'Welche Fassungen',
      everyVersion: 'Alle Fassungen',
      onlyCurrent: 'Nur die aktuelle Fassung',
      none: 'Noch keine Unterschriften',
      noneMeans: 'Kund:innen unterschreiben im Portal. Jede Unterschrift erscheint hier mit ihrem Dokument.',
      noneOfVersion: 'Die aktuelle Fassung hat noch niemand unterschrieben',
    },
    unsigned: {
      table: 'Kund:innen ohne Unterschrift',
      client: 'Person',
      contact: 'Kontakt',
      state: 'Status',
      never: 'Nie unterschrieben',
      outdated: (n) => `Fassung ${figure(n)} unterschrieben`,
      last: 'Zuletzt unterschrieben',
      none: 'Alle haben unterschrieben',
      noneMeans: 'Alle aktiven Kund:innen haben die aktuelle Fassung unterschrieben.',
      write: 'E-Mail schreiben',
      call: 'Anrufen',
      noEmail: 'Keine E-Mail eingetragen',
      noPhone: 'Kein Telefon eingetragen',
    },
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    signatures: {
      table: 'Firmas',
      client: 'Cliente',
      name: 'Firmado como',
      asGuardian: 'como representante legal',
      version: 'Versión',
      current: 'Actual',
      when: 'Cuándo',
      address: 'Desde',
      hidden: 'Oculto',
      copy: 'Copia',
      pdf: 'Copia firmada en PDF',
      file: (title, name) => `${title} - ${name}.pdf`,
      versions: 'Versiones mostradas',
      everyVersion: 'Todas las versiones',
      onlyCurrent: 'Solo la versión actual',
      none: 'Aún no ha firmado nadie',
      noneMeans: 'Los clientes firman en el portal. Cada firma aparece aquí con su documento.',
      noneOfVersion: 'Aún no ha firmado nadie la versión actual',
    },
    unsigned: {
      table: 'Clientes que no han firmado',
      client: 'Cliente',
      contact: 'Contacto',
      state: 'Estado',
      never: 'Nunca ha firmado',
      outdated: (n) => `Firmó la versión ${figure(n)}`,
      last: 'Última firma',
      none: 'Han firmado todos',
      noneMeans: 'Todos los clientes activos han firmado la versión actual.',
      write: 'Escribir un correo',
      call: 'Llamar',
      noEmail: 'Sin correo registrado',
      noPhone: 'Sin teléfono registrado',
    },
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    signatures: {
      table: 'Signatures',
      client: 'Client',
      name: 'Signé au nom de',
      asGuardian: 'comme représentant légal',
      version: 'Version',
      current: 'Actuelle',
      when: 'Quand',
      address: 'Depuis',
      hidden: 'Masqué',
      copy: 'Copie',
      pdf: 'Copie signée en PDF',
      file: (title, name) => `${title} - ${name}.pdf`,
      versions: 'Quelles versions',
      everyVersion: 'Toutes les versions',
      onlyCurrent: 'La version actuelle seulement',
      none: 'Personne n’a encore signé',
      noneMeans: 'Les clients signent sur le portail. Chaque signature apparaît ici avec son document.',
      noneOfVersion: 'Personne n’a encore signé la version actuelle',
    },
    unsigned: {
      table: 'Clients qui n’ont pas signé',
      client: 'Client',
      contact: 'Contact',
      state: 'Statut',
      never: 'Jamais signé',
      outdated: (n) => `Version ${figure(n)} signée`,
      last: 'Dernière signature',
      none: 'Tout le monde a signé',
      noneMeans: 'Tous les clients actifs ont signé la version actuelle.',
      write: 'Écrire un e-mail',
      call: 'Appeler',
      noEmail: 'Pas d’e-mail',
      noPhone: 'Pas de téléphone',
    },
  }
}

export const it = (): Words => {
  const figure = figures('it')

  return {
    signatures: {
      table: 'Firme',
      client: 'Cliente',
      name: 'Firmata come',
      asGuardian: 'dal tutore',
      version: 'Versione',
      current: 'Attuale',
      when: 'Quando',
      address: 'Indirizzo',
      hidden: 'Nascosto',
      copy: 'Copia',
      pdf: 'Copia firmata in PDF',
      file: (title: string, name: string) => `${title} - ${name}.pdf`,
      versions: 'Quali versioni',
      everyVersion: 'Tutte le versioni',
      onlyCurrent: 'Solo la versione attuale',
      none: 'Non ha ancora firmato nessuno',
      noneMeans: 'I clienti firmano nel portale. Ogni firma appare qui con il suo documento.',
      noneOfVersion: 'Nessuno ha ancora firmato la versione attuale',
    },
    unsigned: {
      table: 'Clienti che non hanno firmato',
      client: 'Cliente',
      contact: 'Contatto',
      state: 'Stato',
      never: 'Mai firmata',
      outdated: (n: number) => `Firmata la versione ${figure(n)}`,
      last: 'Ultima firma',
      none: 'Hanno firmato tutti',
      noneMeans: 'Ogni cliente attivo ha firmato la versione attuale.',
      write: 'Scrivi un’e-mail',
      call: 'Chiama',
      noEmail: 'Nessuna e-mail',
      noPhone: 'Nessun telefono',
    },
  }
}

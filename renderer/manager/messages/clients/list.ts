import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Clients',
    total: (n: number, capped: boolean) =>
      capped ? `More than ${figure(n)}` : count(n, { one: '1 client', other: `${figure(n)} clients` }),
    create: 'New client',
    search: 'Search by name, email or phone',
    searchShort: 'Name, email, phone',
    gone: 'Client not found',
    goneAll: 'All clients',
    shown: 'Which clients',
    active: 'Active',
    all: 'All',
    table: 'Clients',
    inactive: 'Inactive',
    noLogin: 'No login',
    copyEmail: 'Copy email',
    copied: 'Copied',
    noEmail: 'No email on record',
    writeEmail: 'Write an email',
    call: 'Call',
    noPhone: 'No phone on record',
    emptyTitle: 'No clients yet',
    empty: 'Import them from your current software, add one by hand, or let them register in the portal.',
    toImport: 'Import clients',
    nothingTitle: 'No clients found',
    nothing: (search: string) => `No name, email or phone contains “${search}”.`,
    nothingFiltered: 'No client matches the filters.',
    nothingBoth: (search: string) => `No client matching the filters has “${search}” in their name, email or phone.`,
    clearSearch: 'Clear search',
    filters: {
      status: 'Membership',
      anyStatus: 'Any membership',
      statuses: {
        active: 'Active membership',
        paused: 'Paused membership',
        pending: 'Membership not started',
        expired: 'Expired membership',
        cancelled: 'Cancelled membership',
        none: 'Never had a membership',
      },
      visits: 'Last visit',
      anyVisit: 'Any visit',
      notSince: (n: number) => `No visit for ${figure(n)} days`,
      some: 'Filters',
      someOn: (n: number) => `Filters: ${figure(n)}`,
      more: 'More filters',
      moreOn: (n: number) => `More filters: ${figure(n)}`,
      each: {
        owes: 'Amount due',
        few: 'Two credits left or fewer',
        unsigned: 'Waiver to sign',
        birthday: 'Birthday this month',
        fresh: 'Client since this month',
      },
      clear: 'Clear filters',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Kund:innen',
    total: (n, capped) =>
      capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Person', other: `${figure(n)} Personen` }),
    create: 'Neue Person',
    search: 'Nach Name, E-Mail oder Telefon suchen',
    searchShort: 'Name, E-Mail, Telefon',
    gone: 'Person nicht gefunden',
    goneAll: 'Alle anzeigen',
    shown: 'Anzeigen',
    active: 'Aktive',
    all: 'Alle',
    table: 'Kund:innen',
    inactive: 'Inaktiv',
    noLogin: 'Kein Login',
    copyEmail: 'E-Mail kopieren',
    copied: 'Kopiert',
    noEmail: 'Keine E-Mail eingetragen',
    writeEmail: 'E-Mail schreiben',
    call: 'Anrufen',
    noPhone: 'Kein Telefon eingetragen',
    emptyTitle: 'Noch keine Kund:innen',
    empty:
      'Importiere sie aus deiner bisherigen Software, lege jemanden von Hand an, oder warte auf Anmeldungen im Portal.',
    toImport: 'Kund:innen importieren',
    nothingTitle: 'Keine Kund:innen gefunden',
    nothing: (search) => `Kein Name, keine E-Mail und kein Telefon enthält „${search}“.`,
    nothingFiltered: 'Keine Kund:innen passen zu den Filtern.',
    nothingBoth: (search) => `Bei diesen Filtern enthält kein Name, keine E-Mail und kein Telefon „${search}“.`,
    clearSearch: 'Suche zurücksetzen',
    filters: {
      status: 'Mitgliedschaft',
      anyStatus: 'Alle Mitgliedschaften',
      statuses: {
        active: 'Aktive Mitgliedschaft',
        paused: 'Pausierte Mitgliedschaft',
        pending: 'Mitgliedschaft nicht begonnen',
        expired: 'Abgelaufene Mitgliedschaft',
        cancelled: 'Beendete Mitgliedschaft',
        none: 'Nie eine Mitgliedschaft',
      },
      visits: 'Letzter Besuch',
      anyVisit: 'Alle Besuche',
      notSince: (n) => (n === 1 ? 'Seit 1 Tag kein Besuch' : `Seit ${figure(n)} Tagen kein Besuch`),
      some: 'Filter',
      someOn: (n) => `Filter: ${figure(n)}`,
      more: 'Weitere Filter',
      moreOn: (n) => `Weitere Filter: ${figure(n)}`,
      each: {
        owes: 'Offener Betrag',
        few: 'Höchstens 2 Credits übrig',
        unsigned: 'Einverständniserklärung offen',
        birthday: 'Geburtstag in diesem Monat',
        fresh: 'Neu seit diesem Monat',
      },
      clear: 'Filter zurücksetzen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const people = (n: number) => count(n, { one: '1 cliente', other: `${figure(n)} clientes` })

  return {
    title: 'Clientes',
    total: (n, capped) => (capped ? `Más de ${figure(n)}` : people(n)),
    create: 'Nuevo cliente',
    search: 'Busca por nombre, correo o teléfono',
    searchShort: 'Nombre, correo, teléfono',
    gone: 'Cliente no encontrado',
    goneAll: 'Todos los clientes',
    shown: 'Mostrar',
    active: 'Activos',
    all: 'Todos',
    table: 'Clientes',
    inactive: 'Inactivo',
    noLogin: 'Sin acceso',
    copyEmail: 'Copiar el correo',
    copied: 'Copiado',
    noEmail: 'Sin correo en la ficha',
    writeEmail: 'Escribir un correo',
    call: 'Llamar',
    noPhone: 'Sin teléfono en la ficha',
    emptyTitle: 'Aún no hay clientes',
    empty: 'Tráelos del programa que usas ahora, añade uno a mano o deja que se registren en el portal.',
    toImport: 'Importar clientes',
    nothingTitle: 'No hay resultados',
    nothing: (search) => `No hay ningún nombre, correo ni teléfono que contenga «${search}».`,
    nothingFiltered: 'Ningún cliente cumple los filtros.',
    nothingBoth: (search) => `Con estos filtros, ningún nombre, correo ni teléfono contiene «${search}».`,
    clearSearch: 'Borrar la búsqueda',
    filters: {
      status: 'Bono',
      anyStatus: 'Cualquier bono',
      statuses: {
        active: 'Bono activo',
        paused: 'Bono en pausa',
        pending: 'Bono sin empezar',
        expired: 'Bono caducado',
        cancelled: 'Bono cancelado',
        none: 'Nunca ha tenido bono',
      },
      visits: 'Última visita',
      anyVisit: 'Cualquier visita',
      notSince: (n) =>
        count(n, { one: 'Sin visitas desde hace 1 día', other: `Sin visitas desde hace ${figure(n)} días` }),
      more: 'Más filtros',
      some: 'Filtros',
      someOn: (n) => `Filtros: ${figure(n)}`,
      moreOn: (n) => `Más filtros: ${figure(n)}`,
      each: {
        owes: 'Importe pendiente',
        few: 'Quedan dos créditos o menos',
        unsigned: 'Documento por firmar',
        birthday: 'Cumplen años este mes',
        fresh: 'Clientes desde este mes',
      },
      clear: 'Quitar los filtros',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const people = (n: number) => count(n, { one: `${figure(n)} client`, other: `${figure(n)} clients` })

  return {
    title: 'Clients',
    total: (n, capped) => (capped ? `Plus de ${figure(n)}` : people(n)),
    create: 'Nouveau client',
    search: 'Chercher par nom, e-mail ou téléphone',
    searchShort: 'Nom, e-mail, téléphone',
    gone: 'Client introuvable',
    goneAll: 'Tous les clients',
    shown: 'Afficher',
    active: 'Actifs',
    all: 'Tous',
    table: 'Clients',
    inactive: 'Inactif',
    noLogin: 'Sans accès',
    copyEmail: 'Copier l’e-mail',
    copied: 'Copié',
    noEmail: 'Pas d’e-mail',
    writeEmail: 'Écrire un e-mail',
    call: 'Appeler',
    noPhone: 'Pas de téléphone',
    emptyTitle: 'Pas encore de clients',
    empty: 'Importez-les de votre logiciel actuel, ajoutez-en un à la main, ou laissez-les s’inscrire sur le portail.',
    toImport: 'Importer des clients',
    nothingTitle: 'Aucun résultat',
    nothing: (search) => `Aucun nom, e-mail ou téléphone ne contient «\u00a0${search}\u00a0».`,
    nothingFiltered: 'Aucun client ne correspond aux filtres.',
    nothingBoth: (search) => `Avec ces filtres, aucun nom, e-mail ou téléphone ne contient «\u00a0${search}\u00a0».`,
    clearSearch: 'Effacer la recherche',
    filters: {
      status: 'Abonnement',
      anyStatus: 'Tous les abonnements',
      statuses: {
        active: 'Abonnement actif',
        paused: 'Abonnement en pause',
        pending: 'Abonnement pas encore commencé',
        expired: 'Abonnement expiré',
        cancelled: 'Abonnement résilié',
        none: 'Jamais eu d’abonnement',
      },
      visits: 'Dernière visite',
      anyVisit: 'Toutes les visites',
      notSince: (n) => `Aucune visite depuis ${figure(n)} jours`,
      more: 'Plus de filtres',
      some: 'Filtres',
      someOn: (n) => `Filtres\u00a0: ${figure(n)}`,
      moreOn: (n) => `Plus de filtres\u00a0: ${figure(n)}`,
      each: {
        owes: 'Montant dû',
        few: 'Deux crédits restants ou moins',
        unsigned: 'Décharge à signer',
        birthday: 'Anniversaire ce mois-ci',
        fresh: 'Client depuis ce mois-ci',
      },
      clear: 'Effacer les filtres',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Clienti',
    total: (n: number, capped: boolean) =>
      capped ? `Più di ${figure(n)}` : count(n, { one: '1 cliente', other: `${figure(n)} clienti` }),
    create: 'Nuovo cliente',
    search: 'Cerca per nome, e-mail o telefono',
    searchShort: 'Nome, e-mail, telefono',
    gone: 'Cliente non trovato',
    goneAll: 'Tutti i clienti',
    shown: 'Mostra',
    active: 'Attivi',
    all: 'Tutti',
    table: 'Clienti',
    inactive: 'Non attivo',
    noLogin: 'Senza accesso',
    copyEmail: 'Copia l’e-mail',
    copied: 'Copiato',
    noEmail: 'Nessuna e-mail',
    writeEmail: 'Scrivi un’e-mail',
    call: 'Chiama',
    noPhone: 'Nessun telefono',
    emptyTitle: 'Ancora nessun cliente',
    empty: 'Importali dal software di prima, aggiungine uno a mano, oppure lascia che si registrino nel portale.',
    toImport: 'Importa clienti',
    nothingTitle: 'Nessun risultato',
    nothing: (search: string) => `Nessun nome, e-mail o telefono contiene «${search}».`,
    nothingFiltered: 'Nessun cliente corrisponde ai filtri.',
    nothingBoth: (search: string) => `Con questi filtri, nessun nome, e-mail o telefono contiene «${search}».`,
    clearSearch: 'Cancella la ricerca',
    filters: {
      status: 'Abbonamento',
      anyStatus: 'Qualsiasi abbonamento',
      statuses: {
        active: 'Abbonamento attivo',
        paused: 'Abbonamento in pausa',
        pending: 'Abbonamento non iniziato',
        expired: 'Abbonamento scaduto',
        cancelled: 'Abbonamento disdetto',
        none: 'Mai avuto un abbonamento',
      },
      visits: 'Ultima visita',
      anyVisit: 'Qualsiasi visita',
      notSince: (n: number) => `Nessuna visita da ${figure(n)} giorni`,
      more: 'Altri filtri',
      some: 'Filtri',
      someOn: (n: number) => `Filtri: ${figure(n)}`,
      moreOn: (n: number) => `Altri filtri: ${figure(n)}`,
      each: {
        owes: 'Importo dovuto',
        few: 'Due crediti rimasti o meno',
        unsigned: 'Liberatoria da firmare',
        birthday: 'Compleanno questo mese',
        fresh: 'Cliente da questo mese',
      },
      clear: 'Azzera i filtri',
    },
  }
}

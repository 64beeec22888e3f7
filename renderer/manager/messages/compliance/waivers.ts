import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')
  const people = (n: number, capped = false) =>
    capped ? `more than ${figure(n)} clients` : count(n, { one: 'one client', other: `${figure(n)} clients` })

  return {
    waivers: {
      title: 'Waivers',
      lead: 'What clients read and sign in the portal, with every version ever signed.',
      create: 'New waiver',
      shown: 'Which waivers',
      active: 'Active',
      all: 'All',
      showAll: 'Show all',
      table: 'Waivers',
      versionOf: (n: number) => `Version ${figure(n)}`,
      isRequired: 'Needed before booking',
      isNotRequired: 'Not needed for booking',
      missing: 'Still to sign',
      nobodyMissing: 'Everybody has signed',
      missingCount: (n: number, capped: boolean) => (capped ? `More than ${figure(n)}` : figure(n)),
      missingNames: (names: readonly string[], others: number) =>
        `Still to sign: ${list(others > 0 ? [...names, `${figure(others)} more`] : names)}`,
      signedOf: (n: number) => `of ${people(n)} signed`,
      share: 'Signed by active clients',
      inactive: 'Inactive',
      emptyTitle: 'No waivers yet',
      empty: 'Write what your clients have to sign: taking part at their own risk, photos, house rules.',
      noneActive: 'No active waivers',
      noneActiveHelp: 'All waivers are deactivated. Show all of them to reactivate one.',
      actions: 'More actions',
      edit: 'Edit',
      deactivate: 'Deactivate',
      reactivate: 'Reactivate',
      deactivated: (title: string) => `${title} deactivated; signatures are kept`,
      reactivated: (title: string) => `${title} is active again`,

      newTitle: 'New waiver',
      newLead: 'Clients find it in the portal right away and sign it there with their name.',
      editTitle: (title: string) => `Edit ${title}`,
      titleField: 'Title',
      body: 'Text to sign',
      bodyHelp: 'Plain text. An empty line starts a new paragraph.',
      requires: 'Needed before booking',
      requiresHelp: 'Clients can’t book a class before signing the current version. Existing bookings stay.',
      noNewVersion: 'Only a changed text makes a new version. Title and settings can change without a new signature.',
      newVersion: (n: number) => `This makes version ${figure(n)}`,
      signAgain: (n: number, capped: boolean) =>
        n === 0
          ? 'Nobody has signed the current version yet.'
          : `Everybody has to sign again: ${people(n, capped)} signed the current version. Their signatures are kept.`,
      blocks: 'Until then they can’t book.',
      saveVersion: (n: number) => `Save as version ${figure(n)}`,
      write: 'Publish waiver',
      created: (title: string) => `${title} is in the portal`,
      saved: 'Saved',
      savedVersion: (n: number) => `Version ${figure(n)} is in the portal`,

      parts: 'About this waiver',
      text: 'Text',
      signed: 'Signed',
      unsigned: 'Not signed',
      textTitle: 'Current text',
      since: (date: string) => `Changed ${date}`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')

  return {
    waivers: {
      title: 'Einverständniserklärungen',
      lead: 'Was Kund:innen im Portal lesen und unterschreiben, mit jeder je unterschriebenen Fassung.',
      create: 'Neue Einverständniserklärung',
      shown: 'Welche Einverständniserklärungen',
      active: 'Aktive',
      all: 'Alle',
      showAll: 'Alle anzeigen',
      table: 'Einverständniserklärungen',
      versionOf: (n) => `Fassung ${figure(n)}`,
      isRequired: 'Vor dem Buchen nötig',
      isNotRequired: 'Zum Buchen nicht nötig',
      missing: 'Fehlen noch',
      nobodyMissing: 'Alle haben unterschrieben',
      missingCount: (n, capped) => (capped ? `Mehr als ${figure(n)}` : figure(n)),
      missingNames: (names, others) =>
        `Es fehlen noch: ${list(others > 0 ? [...names, count(others, { one: 'eine weitere Person', other: `${figure(others)} weitere` })] : names)}`,
      signedOf: (n) =>
        count(n, { one: 'von einer Person unterschrieben', other: `von ${figure(n)} Personen unterschrieben` }),
      share: 'Von aktiven Kund:innen unterschrieben',
      inactive: 'Inaktiv',
      emptyTitle: 'Noch keine Einverständniserklärungen',
      empty: 'Schreibe, was deine Kund:innen unterschreiben müssen: Teilnahme auf eigene Gefahr, Fotos, Hausordnung.',
      noneActive: 'Keine aktiven Einverständniserklärungen',
      noneActiveHelp: 'Alle sind deaktiviert. Zeige alle an, um eine wieder zu aktivieren.',
      actions: 'Weitere Aktionen',
      edit: 'Bearbeiten',
      deactivate: 'Deaktivieren',
      reactivate: 'Wieder aktivieren',
      deactivated: (title) => `${title} deaktiviert; Unterschriften bleiben erhalten`,
      reactivated: (title) => `${title} ist wieder aktiv`,

      newTitle: 'Neue Einverständniserklärung',
      newLead: 'Kund:innen finden sie sofort im Portal und unterschreiben dort mit ihrem Namen.',
      editTitle: (title) => `${title} bearbeiten`,
      titleField: 'Titel',
      body: 'Text zum Unterschreiben',
      bodyHelp: 'Reiner Text. Eine Leerzeile beginnt einen neuen Absatz.',
      requires: 'Vor dem Buchen nötig',
      requiresHelp:
        'Kund:innen können erst buchen, wenn sie die aktuelle Fassung unterschrieben haben. Bestehende Buchungen bleiben.',
      noNewVersion:
        'Nur ein geänderter Text ergibt eine neue Fassung. Titel und Einstellungen ändern sich ohne neue Unterschrift.',
      newVersion: (n) => `Das ergibt Fassung ${figure(n)}`,
      signAgain: (n, capped) =>
        n === 0
          ? 'Die aktuelle Fassung hat noch niemand unterschrieben.'
          : capped
            ? `Alle müssen noch einmal unterschreiben: Mehr als ${figure(n)} Personen haben die aktuelle Fassung unterschrieben. Ihre Unterschriften bleiben erhalten.`
            : count(n, {
                one: 'Alle müssen noch einmal unterschreiben: Eine Person hat die aktuelle Fassung unterschrieben. Ihre Unterschrift bleibt erhalten.',
                other: `Alle müssen noch einmal unterschreiben: ${figure(n)} Personen haben die aktuelle Fassung unterschrieben. Ihre Unterschriften bleiben erhalten.`,
              }),
      blocks: 'Bis dahin können sie nicht buchen.',
      saveVersion: (n) => `Als Fassung ${figure(n)} speichern`,
      write: 'Veröffentlichen',
      created: (title) => `${title} ist im Portal`,
      saved: 'Gespeichert',
      savedVersion: (n) => `Fassung ${figure(n)} ist im Portal`,

      parts: 'Zu dieser Einverständniserklärung',
      text: 'Text',
      signed: 'Unterschrieben',
      unsigned: 'Nicht unterschrieben',
      textTitle: 'Aktueller Text',
      since: (date) => `Geändert: ${date}`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    waivers: {
      title: 'Documentos por firmar',
      lead: 'Lo que los clientes leen y firman en el portal, con todas las versiones que se han firmado.',
      create: 'Nuevo documento',
      shown: 'Documentos mostrados',
      active: 'Activos',
      all: 'Todos',
      showAll: 'Mostrar todos',
      table: 'Documentos por firmar',
      versionOf: (n) => `Versión ${figure(n)}`,
      isRequired: 'Obligatorio para reservar',
      isNotRequired: 'No obligatorio para reservar',
      missing: 'Faltan por firmar',
      nobodyMissing: 'Firmado por todos',
      missingCount: (n, capped) => (capped ? `Más de ${figure(n)}` : figure(n)),
      missingNames: (names, others) =>
        `Faltan por firmar: ${list(others > 0 ? [...names, `${figure(others)} más`] : names)}`,
      signedOf: (n) => count(n, { one: 'de 1 cliente con firma', other: `de ${figure(n)} clientes con firma` }),
      share: 'Firmado por los clientes activos',
      inactive: 'Inactivo',
      emptyTitle: 'Aún no hay documentos',
      empty:
        'Escribe lo que tus clientes deben firmar: participación bajo su responsabilidad, fotos, normas del centro.',
      noneActive: 'Ningún documento activo',
      noneActiveHelp: 'Todos están desactivados. Muéstralos todos para reactivar alguno.',
      actions: 'Más acciones',
      edit: 'Editar',
      deactivate: 'Desactivar',
      reactivate: 'Reactivar',
      deactivated: (title) => `${title}: desactivado; las firmas se conservan`,
      reactivated: (title) => `${title}: activo de nuevo`,

      newTitle: 'Nuevo documento',
      newLead: 'Los clientes lo encuentran enseguida en el portal y lo firman allí con su nombre.',
      editTitle: (title) => `Editar ${title}`,
      titleField: 'Título',
      body: 'Texto por firmar',
      bodyHelp: 'Texto sin formato. Una línea vacía empieza otro párrafo.',
      requires: 'Obligatorio para reservar',
      requiresHelp:
        'Los clientes no pueden reservar sin firmar la versión actual. Las reservas ya hechas se mantienen.',
      noNewVersion: 'Solo un texto distinto crea otra versión. El título y los ajustes pueden cambiar sin otra firma.',
      newVersion: (n) => `Con esto se crea la versión ${figure(n)}`,
      signAgain: (n, capped) =>
        n === 0
          ? 'Nadie ha firmado aún la versión actual.'
          : `Todos tienen que volver a firmar. Firmas de la versión actual: ${capped ? 'más de ' : ''}${figure(n)}. Lo firmado se conserva.`,
      blocks: 'Hasta entonces no pueden reservar.',
      saveVersion: (n) => `Guardar como versión ${figure(n)}`,
      write: 'Publicar documento',
      created: (title) => `${title} ya está en el portal`,
      saved: 'Guardado',
      savedVersion: (n) => `La versión ${figure(n)} ya está en el portal`,

      parts: 'Sobre este documento',
      text: 'Texto',
      signed: 'Firmado',
      unsigned: 'Sin firmar',
      textTitle: 'Texto actual',
      since: (date) => `Cambiado: ${date}`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    waivers: {
      title: 'Décharges',
      lead: 'Ce que les clients lisent et signent sur le portail, avec chaque version signée.',
      create: 'Nouvelle décharge',
      shown: 'Quelles décharges',
      active: 'Actives',
      all: 'Toutes',
      showAll: 'Tout afficher',
      table: 'Décharges',
      versionOf: (n) => `Version ${figure(n)}`,
      isRequired: 'Nécessaire pour réserver',
      isNotRequired: 'Non nécessaire pour réserver',
      missing: 'Reste à signer',
      nobodyMissing: 'Tout le monde a signé',
      missingCount: (n, capped) => (capped ? `Plus de ${figure(n)}` : figure(n)),
      missingNames: (names, others) =>
        `Reste à signer pour\u00a0: ${list(others > 0 ? [...names, count(others, { one: 'une autre personne', other: `${figure(others)} autres` })] : names)}`,
      signedOf: (n) =>
        count(n, { one: `sur ${figure(n)} client a signé`, other: `sur ${figure(n)} clients ont signé` }),
      share: 'Signée par les clients actifs',
      inactive: 'Inactive',
      emptyTitle: 'Pas encore de décharges',
      empty:
        'Rédigez ce que vos clients doivent signer\u00a0: participation à leurs risques et périls, photos, règlement intérieur.',
      noneActive: 'Aucune décharge active',
      noneActiveHelp: 'Toutes les décharges sont désactivées. Affichez-les toutes pour en réactiver une.',
      actions: 'Autres actions',
      edit: 'Modifier',
      deactivate: 'Désactiver',
      reactivate: 'Réactiver',
      deactivated: (title) => `${title}\u00a0: décharge désactivée\u202f; les signatures sont conservées`,
      reactivated: (title) => `${title}\u00a0: de nouveau en vigueur`,

      newTitle: 'Nouvelle décharge',
      newLead: 'Les clients la trouvent aussitôt sur le portail et y signent de leur nom.',
      editTitle: (title) => `Modifier ${title}`,
      titleField: 'Titre',
      body: 'Texte à signer',
      bodyHelp: 'Texte simple. Une ligne vide commence un nouveau paragraphe.',
      requires: 'Nécessaire pour réserver',
      requiresHelp:
        'Les clients ne peuvent pas réserver avant d’avoir signé la version actuelle. Les réservations existantes restent.',
      noNewVersion:
        'Seul un texte modifié crée une nouvelle version. Le titre et les réglages changent sans nouvelle signature.',
      newVersion: (n) => `Cela crée la version ${figure(n)}`,
      signAgain: (n, capped) =>
        n === 0
          ? 'Personne n’a encore signé la version actuelle.'
          : capped
            ? `Tout le monde doit signer de nouveau\u00a0: plus de ${figure(n)} clients ont signé la version actuelle. Leurs signatures sont conservées.`
            : count(n, {
                one: `Tout le monde doit signer de nouveau\u00a0: ${figure(n)} client a signé la version actuelle. Sa signature est conservée.`,
                other: `Tout le monde doit signer de nouveau\u00a0: ${figure(n)} clients ont signé la version actuelle. Leurs signatures sont conservées.`,
              }),
      blocks: 'Jusque-là, ils ne peuvent pas réserver.',
      saveVersion: (n) => `Enregistrer comme version ${figure(n)}`,
      write: 'Publier la décharge',
      created: (title) => `${title} est sur le portail`,
      saved: 'Enregistré',
      savedVersion: (n) => `La version ${figure(n)} est sur le portail`,

      parts: 'À propos de cette décharge',
      text: 'Texte',
      signed: 'Signé',
      unsigned: 'Non signé',
      textTitle: 'Texte actuel',
      since: (date) => `Modifié le ${date}`,
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')
  const people = (n: number, capped = false) =>
    capped ? `più di ${figure(n)} clienti` : count(n, { one: 'un cliente', other: `${figure(n)} clienti` })

  return {
    waivers: {
      title: 'Liberatorie',
      lead: 'Ciò che i clienti leggono e firmano nel portale, con ogni versione firmata.',
      create: 'Nuova liberatoria',
      shown: 'Quali liberatorie',
      active: 'Attive',
      all: 'Tutte',
      showAll: 'Mostra tutte',
      table: 'Liberatorie',
      versionOf: (n: number) => `Versione ${figure(n)}`,
      isRequired: 'Necessaria per prenotare',
      isNotRequired: 'Non necessaria per prenotare',
      missing: 'Ancora da firmare',
      nobodyMissing: 'Hanno firmato tutti',
      missingCount: (n: number, capped: boolean) => (capped ? `Più di ${figure(n)}` : figure(n)),
      missingNames: (names: readonly string[], others: number) =>
        `Devono ancora firmare: ${list(others > 0 ? [...names, count(others, { one: 'un’altra persona', other: `altri ${figure(others)}` })] : names)}`,
      signedOf: (n: number) => count(n, { one: 'su un cliente con firma', other: `su ${figure(n)} clienti con firma` }),
      share: 'Firmata dai clienti attivi',
      inactive: 'Non attiva',
      emptyTitle: 'Ancora nessuna liberatoria',
      empty:
        'Scrivi ciò che i tuoi clienti devono firmare: partecipazione a proprio rischio, foto, regole dello studio.',
      noneActive: 'Nessuna liberatoria attiva',
      noneActiveHelp: 'Tutte le liberatorie sono disattivate. Mostrale tutte per riattivarne una.',
      actions: 'Altre azioni',
      edit: 'Modifica',
      deactivate: 'Disattiva',
      reactivate: 'Riattiva',
      deactivated: (title: string) => `${title}: disattivata; le firme restano`,
      reactivated: (title: string) => `${title}: di nuovo attiva`,

      newTitle: 'Nuova liberatoria',
      newLead: 'I clienti la trovano subito nel portale e la firmano lì con il loro nome.',
      editTitle: (title: string) => `Modifica ${title}`,
      titleField: 'Titolo',
      body: 'Testo da firmare',
      bodyHelp: 'Testo semplice. Una riga vuota inizia un nuovo paragrafo.',
      requires: 'Necessaria per prenotare',
      requiresHelp:
        'I clienti non possono prenotare prima di aver firmato la versione attuale. Le prenotazioni esistenti restano.',
      noNewVersion:
        'Solo un testo diverso crea una nuova versione. Titolo e impostazioni si possono cambiare senza una nuova firma.',
      newVersion: (n: number) => `Si crea la versione ${figure(n)}`,
      signAgain: (n: number, capped: boolean) =>
        n === 0
          ? 'Nessuno ha ancora firmato la versione attuale.'
          : `Tutti devono firmare di nuovo: la versione attuale è firmata da ${people(n, capped)}. Le firme restano.`,
      blocks: 'Fino ad allora non possono prenotare.',
      saveVersion: (n: number) => `Salva come versione ${figure(n)}`,
      write: 'Pubblica la liberatoria',
      created: (title: string) => `${title} è nel portale`,
      saved: 'Salvato',
      savedVersion: (n: number) => `La versione ${figure(n)} è nel portale`,

      parts: 'Su questa liberatoria',
      text: 'Testo',
      signed: 'Firmata',
      unsigned: 'Non firmata',
      textTitle: 'Testo attuale',
      since: (date: string) => `Modificato: ${date}`,
    },
  }
}

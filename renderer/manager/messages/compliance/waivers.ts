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
      lead: 'What clients read and sign in the portal, with every version that was ever signed.',
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
      nobodyMissing: 'Everybody signed',
      missingCount: (n: number, capped: boolean) => (capped ? `More than ${figure(n)}` : figure(n)),
      missingNames: (names: readonly string[], others: number) =>
        `Still to sign: ${list(others > 0 ? [...names, `${figure(others)} more`] : names)}`,
      signedOf: (n: number) => `of ${people(n)} signed`,
      share: 'Signed by active clients',
      inactive: 'Inactive',
      emptyTitle: 'No waivers yet',
      empty: 'Write what your clients have to sign: taking part at their own risk, photos, house rules.',
      noneActive: 'No waiver is active',
      noneActiveHelp: 'Every waiver is deactivated. Show all of them to have one signed again.',
      actions: 'More actions',
      edit: 'Edit',
      deactivate: 'Deactivate',
      reactivate: 'Reactivate',
      deactivated: (title: string) => `${title} deactivated; what was signed stays`,
      reactivated: (title: string) => `${title} is active again`,

      newTitle: 'New waiver',
      newLead: 'Clients find it in the portal at once and sign it there with their name.',
      editTitle: (title: string) => `Edit ${title}`,
      titleField: 'Title',
      body: 'Text to sign',
      bodyHelp: 'Plain text. An empty line starts a new paragraph.',
      requires: 'Needed before booking',
      requiresHelp: 'Nobody books a class before signing the current version. Bookings that exist stay.',
      noNewVersion: 'Only another text makes a new version. Title and settings can change without a new signature.',
      newVersion: (n: number) => `This makes version ${figure(n)}`,
      signAgain: (n: number, capped: boolean) =>
        n === 0
          ? 'Nobody has signed the present version yet.'
          : `Everybody signs again: ${people(n, capped)} signed the present version. What they signed is kept.`,
      blocks: 'Until then they can’t book.',
      saveVersion: (n: number) => `Save as version ${figure(n)}`,
      write: 'Publish the waiver',
      created: (title: string) => `${title} is in the portal`,
      saved: 'Saved',
      savedVersion: (n: number) => `Version ${figure(n)} is in the portal`,

      parts: 'About this waiver',
      text: 'Text',
      signed: 'Signed',
      unsigned: 'Not signed',
      textTitle: 'The text as it is signed now',
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
      title: 'Erklärungen',
      lead: 'Was im Portal zu lesen und zu unterschreiben ist, mit jeder Fassung, die je unterschrieben wurde.',
      create: 'Neue Erklärung',
      shown: 'Welche Erklärungen',
      active: 'Aktive',
      all: 'Alle',
      showAll: 'Alle zeigen',
      table: 'Erklärungen',
      versionOf: (n) => `Fassung ${figure(n)}`,
      isRequired: 'Vor dem Buchen nötig',
      isNotRequired: 'Zum Buchen nicht nötig',
      missing: 'Fehlen noch',
      nobodyMissing: 'Alle haben unterschrieben',
      missingCount: (n, capped) => (capped ? `Mehr als ${figure(n)}` : figure(n)),
      missingNames: (names, others) =>
        `Es fehlen noch: ${list(others > 0 ? [...names, count(others, { one: 'eine weitere Person', other: `${figure(others)} weitere` })] : names)}`,
      signedOf: (n) =>
        count(n, { one: 'von einer Person unterschrieben', other: `von ${figure(n)} Personen haben unterschrieben` }),
      share: 'Unterschrieben von den aktiven Personen',
      inactive: 'Inaktiv',
      emptyTitle: 'Noch keine Erklärungen',
      empty: 'Schreib, was zu unterschreiben ist: Teilnahme auf eigene Gefahr, Fotos, Hausordnung.',
      noneActive: 'Keine Erklärung ist aktiv',
      noneActiveHelp: 'Alle Erklärungen sind deaktiviert. Zeig alle, um wieder eine unterschreiben zu lassen.',
      actions: 'Weitere Aktionen',
      edit: 'Bearbeiten',
      deactivate: 'Deaktivieren',
      reactivate: 'Wieder aktivieren',
      deactivated: (title) => `${title} deaktiviert; Unterschriebenes bleibt`,
      reactivated: (title) => `${title} ist wieder aktiv`,

      newTitle: 'Neue Erklärung',
      newLead: 'Sie steht sofort im Portal und wird dort mit dem Namen unterschrieben.',
      editTitle: (title) => `${title} bearbeiten`,
      titleField: 'Titel',
      body: 'Text zum Unterschreiben',
      bodyHelp: 'Reiner Text. Eine Leerzeile beginnt einen neuen Absatz.',
      requires: 'Vor dem Buchen nötig',
      requiresHelp:
        'Ohne Unterschrift unter der aktuellen Fassung lässt sich kein Kurs buchen. Bestehende Buchungen bleiben.',
      noNewVersion:
        'Nur ein anderer Text ergibt eine neue Fassung. Titel und Einstellungen ändern sich ohne neue Unterschrift.',
      newVersion: (n) => `Das ergibt Fassung ${figure(n)}`,
      signAgain: (n, capped) =>
        n === 0
          ? 'Die aktuelle Fassung hat noch niemand unterschrieben.'
          : capped
            ? `Alle unterschreiben neu: Mehr als ${figure(n)} Personen haben die aktuelle Fassung unterschrieben. Was sie unterschrieben haben, bleibt erhalten.`
            : count(n, {
                one: 'Alle unterschreiben neu: Eine Person hat die aktuelle Fassung unterschrieben. Was sie unterschrieben hat, bleibt erhalten.',
                other: `Alle unterschreiben neu: ${figure(n)} Personen haben die aktuelle Fassung unterschrieben. Was sie unterschrieben haben, bleibt erhalten.`,
              }),
      blocks: 'Bis dahin können sie nicht buchen.',
      saveVersion: (n) => `Als Fassung ${figure(n)} speichern`,
      write: 'Veröffentlichen',
      created: (title) => `${title} steht im Portal`,
      saved: 'Gespeichert',
      savedVersion: (n) => `Fassung ${figure(n)} steht im Portal`,

      parts: 'Zu dieser Erklärung',
      text: 'Text',
      signed: 'Unterschrieben',
      unsigned: 'Nicht unterschrieben',
      textTitle: 'Der Text, wie er jetzt unterschrieben wird',
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
      shown: 'Qué documentos',
      active: 'Activos',
      all: 'Todos',
      showAll: 'Mostrar todos',
      table: 'Documentos por firmar',
      versionOf: (n) => `Versión ${figure(n)}`,
      isRequired: 'Obligatorio para reservar',
      isNotRequired: 'No hace falta para reservar',
      missing: 'Faltan por firmar',
      nobodyMissing: 'Firmado por todos',
      missingCount: (n, capped) => (capped ? `Más de ${figure(n)}` : figure(n)),
      missingNames: (names, others) =>
        `Faltan por firmar: ${list(others > 0 ? [...names, `${figure(others)} más`] : names)}`,
      signedOf: (n) => count(n, { one: 'de un cliente ha firmado', other: `de ${figure(n)} clientes han firmado` }),
      share: 'Firmado por los clientes activos',
      inactive: 'Inactivo',
      emptyTitle: 'Aún no hay documentos',
      empty: 'Escribe lo que tus clientes deben firmar: participación por cuenta propia, fotos, normas de la casa.',
      noneActive: 'Ningún documento está activo',
      noneActiveHelp: 'Todos los documentos están desactivados. Muéstralos todos para que se vuelva a firmar alguno.',
      actions: 'Más acciones',
      edit: 'Editar',
      deactivate: 'Desactivar',
      reactivate: 'Reactivar',
      deactivated: (title) => `${title}: desactivado; lo firmado se conserva`,
      reactivated: (title) => `${title}: activo de nuevo`,

      newTitle: 'Nuevo documento',
      newLead: 'Los clientes lo encuentran enseguida en el portal y lo firman allí con su nombre.',
      editTitle: (title) => `Editar ${title}`,
      titleField: 'Título',
      body: 'Texto por firmar',
      bodyHelp: 'Texto sin formato. Una línea vacía empieza otro párrafo.',
      requires: 'Obligatorio para reservar',
      requiresHelp: 'Nadie reserva una clase sin firmar la versión actual. Las reservas ya hechas se mantienen.',
      noNewVersion: 'Solo un texto distinto crea otra versión. El título y los ajustes pueden cambiar sin otra firma.',
      newVersion: (n) => `Con esto se crea la versión ${figure(n)}`,
      signAgain: (n, capped) =>
        n === 0
          ? 'Nadie ha firmado aún la versión actual.'
          : `Todos tienen que volver a firmar. Firmas de la versión actual: ${capped ? 'más de ' : ''}${figure(n)}. Lo firmado se conserva.`,
      blocks: 'Hasta entonces no pueden reservar.',
      saveVersion: (n) => `Guardar como versión ${figure(n)}`,
      write: 'Publicar el documento',
      created: (title) => `${title} ya está en el portal`,
      saved: 'Guardado',
      savedVersion: (n) => `La versión ${figure(n)} ya está en el portal`,

      parts: 'Sobre este documento',
      text: 'Texto',
      signed: 'Firmado',
      unsigned: 'Sin firmar',
      textTitle: 'El texto que se firma ahora',
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
      lead: 'Ce que les clients lisent et signent sur le portail, avec chaque version jamais signée.',
      create: 'Nouvelle décharge',
      shown: 'Quelles décharges',
      active: 'Actives',
      all: 'Toutes',
      showAll: 'Tout afficher',
      table: 'Décharges',
      versionOf: (n) => `Version ${figure(n)}`,
      isRequired: 'Nécessaire pour réserver',
      isNotRequired: 'Pas nécessaire pour réserver',
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
        'Rédigez ce que vos clients doivent signer\u00a0: participation à leurs risques, photos, règlement intérieur.',
      noneActive: 'Aucune décharge n’est active',
      noneActiveHelp: 'Toutes les décharges sont désactivées. Affichez-les toutes pour en faire signer une de nouveau.',
      actions: 'Autres actions',
      edit: 'Modifier',
      deactivate: 'Désactiver',
      reactivate: 'Réactiver',
      deactivated: (title) => `${title}\u00a0: désactivé\u202f; ce qui a été signé reste`,
      reactivated: (title) => `${title}\u00a0: de nouveau actif`,

      newTitle: 'Nouvelle décharge',
      newLead: 'Les clients la trouvent aussitôt sur le portail et l’y signent de leur nom.',
      editTitle: (title) => `Modifier ${title}`,
      titleField: 'Titre',
      body: 'Texte à signer',
      bodyHelp: 'Texte simple. Une ligne vide commence un nouveau paragraphe.',
      requires: 'Nécessaire pour réserver',
      requiresHelp:
        'Personne ne réserve un cours avant d’avoir signé la version actuelle. Les réservations existantes restent.',
      noNewVersion:
        'Seul un autre texte fait une nouvelle version. Le titre et les réglages changent sans nouvelle signature.',
      newVersion: (n) => `Cela fait la version ${figure(n)}`,
      signAgain: (n, capped) =>
        n === 0
          ? 'Personne n’a encore signé la version actuelle.'
          : capped
            ? `Tout le monde signe de nouveau\u00a0: plus de ${figure(n)} clients ont signé la version actuelle. Ce qu’ils ont signé est conservé.`
            : count(n, {
                one: `Il faut signer de nouveau\u00a0: ${figure(n)} client a signé la version actuelle. Ce qui est signé est conservé.`,
                other: `Tout le monde signe de nouveau\u00a0: ${figure(n)} clients ont signé la version actuelle. Ce qu’ils ont signé est conservé.`,
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
      textTitle: 'Le texte tel qu’il se signe maintenant',
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
      title: 'Documenti da firmare',
      lead: 'Ciò che i clienti leggono e firmano nel portale, con ogni versione mai firmata.',
      create: 'Nuovo documento',
      shown: 'Quali documenti',
      active: 'Attivi',
      all: 'Tutti',
      showAll: 'Mostra tutti',
      table: 'Documenti da firmare',
      versionOf: (n: number) => `Versione ${figure(n)}`,
      isRequired: 'Necessario per prenotare',
      isNotRequired: 'Non necessario per prenotare',
      missing: 'Ancora da firmare',
      nobodyMissing: 'Hanno firmato tutti',
      missingCount: (n: number, capped: boolean) => (capped ? `Più di ${figure(n)}` : figure(n)),
      missingNames: (names: readonly string[], others: number) =>
        `Devono ancora firmare: ${list(others > 0 ? [...names, count(others, { one: 'un’altra persona', other: `altri ${figure(others)}` })] : names)}`,
      signedOf: (n: number) =>
        count(n, { one: 'su un cliente ha firmato', other: `su ${figure(n)} clienti hanno firmato` }),
      share: 'Firmato dai clienti attivi',
      inactive: 'Non attivo',
      emptyTitle: 'Ancora nessun documento',
      empty: 'Scrivi ciò che i tuoi clienti devono firmare: partecipazione a proprio rischio, foto, regole della casa.',
      noneActive: 'Nessun documento attivo',
      noneActiveHelp: 'Tutti i documenti sono disattivati. Mostrali tutti per farne firmare di nuovo uno.',
      actions: 'Altre azioni',
      edit: 'Modifica',
      deactivate: 'Disattiva',
      reactivate: 'Riattiva',
      deactivated: (title: string) => `${title}: disattivato; ciò che è firmato resta`,
      reactivated: (title: string) => `${title}: di nuovo attivo`,

      newTitle: 'Nuovo documento',
      newLead: 'I clienti lo trovano subito nel portale e lo firmano lì con il loro nome.',
      editTitle: (title: string) => `Modifica ${title}`,
      titleField: 'Titolo',
      body: 'Testo da firmare',
      bodyHelp: 'Testo semplice. Una riga vuota comincia un nuovo paragrafo.',
      requires: 'Necessario per prenotare',
      requiresHelp:
        'Nessuno prenota una lezione prima di aver firmato la versione attuale. Le prenotazioni esistenti restano.',
      noNewVersion:
        'Solo un testo diverso crea una nuova versione. Titolo e impostazioni si possono cambiare senza una nuova firma.',
      newVersion: (n: number) => `Nasce la versione ${figure(n)}`,
      signAgain: (n: number, capped: boolean) =>
        n === 0
          ? 'Nessuno ha ancora firmato la versione attuale.'
          : `Tutti firmano di nuovo: la versione attuale è firmata da ${people(n, capped)}. Ciò che è firmato si conserva.`,
      blocks: 'Fino ad allora non possono prenotare.',
      saveVersion: (n: number) => `Salva come versione ${figure(n)}`,
      write: 'Pubblica il documento',
      created: (title: string) => `${title} è nel portale`,
      saved: 'Salvato',
      savedVersion: (n: number) => `La versione ${figure(n)} è nel portale`,

      parts: 'Su questo documento',
      text: 'Testo',
      signed: 'Firmato',
      unsigned: 'Non firmato',
      textTitle: 'Il testo che si firma ora',
      since: (date: string) => `Modificato: ${date}`,
    },
  }
}

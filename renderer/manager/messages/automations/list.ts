import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Automations',
    lead: 'Messages the studio sends automatically: after a first visit, after a long absence, on a birthday.',
    create: 'New automation',
    table: 'Automations',
    name: 'Name',
    when: (event: string) => `When ${event}`,
    statuses: { draft: 'Draft', active: 'On', paused: 'Paused' },
    counts: {
      nobody: 'No clients yet',
      said: (ever: number, inside: number, through: number) =>
        `${figure(ever)} entered · ${figure(inside)} in progress · ${figure(through)} completed`,
    },
    isOn: (name: string) => `${name} is on`,
    turnedOn: 'The automation is on',
    paused: 'The automation is paused',
    emptyTitle: 'No automations yet',
    empty: 'Start from a ready-made one, or build your own.',
    open: 'Open',
    delete: 'Delete',
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteMeans: (n: number) =>
      n === 0
        ? 'Its statistics are deleted too. Pause it to keep everything.'
        : `${count(n, { one: 'The client', other: `The ${figure(n)} clients` })} in progress will get nothing more from it, and its statistics are deleted too. Pause it to keep everything.`,
    deleted: (name: string) => `${name} deleted`,
    ready: {
      title: 'Ready-made',
      lead: 'With texts in five languages. Preview one, then turn it on or change it first.',
      look: 'Preview',
      lookNamed: (name: string) => `Preview: ${name}`,
      taken: 'This name is already in use',
      switchOn: 'Turn on',
      takeOver: 'Use as a draft',
      on: 'The automation is on',
      tookOver: 'Draft created',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Automatisierungen',
    lead: 'Nachrichten, die das Studio automatisch sendet: nach dem ersten Besuch, nach langer Abwesenheit, zum Geburtstag.',
    create: 'Neue Automatisierung',
    table: 'Automatisierungen',
    name: 'Name',
    when: (event) => `Auslöser: ${event}`,
    statuses: { draft: 'Entwurf', active: 'An', paused: 'Pausiert' },
    counts: {
      nobody: 'Noch niemand',
      said: (ever, inside, through) =>
        `${figure(ever)} gestartet · ${figure(inside)} laufend · ${figure(through)} fertig`,
    },
    isOn: (name) => `${name} ist an`,
    turnedOn: 'Die Automatisierung ist an',
    paused: 'Die Automatisierung ist pausiert',
    emptyTitle: 'Noch keine Automatisierungen',
    empty: 'Beginne mit einer fertigen oder erstelle deine eigene.',
    open: 'Öffnen',
    delete: 'Löschen',
    deleteTitle: (name) => `„${name}“ löschen?`,
    deleteMeans: (n) =>
      n === 0
        ? 'Auch die Statistik wird gelöscht. Beim Pausieren bleibt alles erhalten.'
        : count(n, {
            one: 'Für 1 Person hört sie mittendrin auf, und die Statistik wird gelöscht. Beim Pausieren bleibt alles erhalten.',
            other: `Für ${figure(n)} Personen hört sie mittendrin auf, und die Statistik wird gelöscht. Beim Pausieren bleibt alles erhalten.`,
          }),
    deleted: (name) => `Automatisierung gelöscht: ${name}`,
    ready: {
      title: 'Fertige Automatisierungen',
      lead: 'Mit Texten in fünf Sprachen. Sieh dir eine an, schalte sie ein oder ändere sie vorher.',
      look: 'Vorschau',
      lookNamed: (name) => `Vorschau: ${name}`,
      taken: 'Dieser Name ist schon vergeben',
      switchOn: 'Einschalten',
      takeOver: 'Als Entwurf übernehmen',
      on: 'Die Automatisierung ist an',
      tookOver: 'Entwurf erstellt',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Automatizaciones',
    lead: 'Mensajes que el centro envía automáticamente: tras la primera visita, tras una larga ausencia, en el cumpleaños.',
    create: 'Nueva automatización',
    table: 'Automatizaciones',
    name: 'Nombre',
    when: (event) => `Cuando ${event}`,
    statuses: { draft: 'Borrador', active: 'Activa', paused: 'En pausa' },
    counts: {
      nobody: 'Aún sin clientes',
      said: (ever, inside, through) =>
        `${figure(ever)} entraron · ${figure(inside)} en curso · ${figure(through)} completados`,
    },
    isOn: (name) => `Activada: ${name}`,
    turnedOn: 'Automatización activada',
    paused: 'Automatización en pausa',
    emptyTitle: 'Aún no hay automatizaciones',
    empty: 'Empieza con una lista para usar o crea la tuya.',
    open: 'Abrir',
    delete: 'Eliminar',
    deleteTitle: (name) => `¿Eliminar «${name}»?`,
    deleteMeans: (n) =>
      n === 0
        ? 'También se eliminan sus estadísticas. Ponla en pausa para conservarlo todo.'
        : count(n, {
            one: 'El cliente en curso ya no recibirá nada de ella y se eliminan sus estadísticas. Ponla en pausa para conservarlo todo.',
            other: `Los ${figure(n)} clientes en curso ya no recibirán nada de ella y se eliminan sus estadísticas. Ponla en pausa para conservarlo todo.`,
          }),
    deleted: (name) => `Automatización eliminada: ${name}`,
    ready: {
      title: 'Listas para usar',
      lead: 'Con textos en cinco idiomas. Mira la vista previa y activa una, o cámbiala antes.',
      look: 'Vista previa',
      lookNamed: (name) => `Vista previa: ${name}`,
      taken: 'Este nombre ya está en uso',
      switchOn: 'Activar',
      takeOver: 'Usar como borrador',
      on: 'Automatización activada',
      tookOver: 'Borrador creado',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Automatisations',
    lead: 'Les messages que le studio envoie automatiquement\u00a0: après une première visite, une longue absence ou pour un anniversaire.',
    create: 'Nouvelle automatisation',
    table: 'Automatisations',
    name: 'Nom',
    when: (event) => `Quand ${event}`,
    statuses: { draft: 'Brouillon', active: 'Activée', paused: 'En pause' },
    counts: {
      nobody: 'Aucun client',
      said: (ever, inside, through) =>
        `Entrés\u00a0: ${figure(ever)} · en cours\u00a0: ${figure(inside)} · terminés\u00a0: ${figure(through)}`,
    },
    isOn: (name) => `${name}\u00a0: activée`,
    turnedOn: 'L’automatisation est activée',
    paused: 'L’automatisation est en pause',
    emptyTitle: 'Pas encore d’automatisations',
    empty: 'Partez d’une automatisation toute prête ou créez la vôtre.',
    open: 'Ouvrir',
    delete: 'Supprimer',
    deleteTitle: (name) => `Supprimer «\u00a0${name}\u00a0»\u202f?`,
    deleteMeans: (n) =>
      n === 0
        ? 'Ses statistiques sont aussi supprimées. Mettez-la en pause pour tout garder.'
        : `${count(n, { one: 'Le client en cours n’en recevra', other: `Les ${figure(n)} clients en cours n’en recevront` })} plus rien, et ses statistiques sont supprimées. Mettez-la en pause pour tout garder.`,
    deleted: (name) => `${name}\u00a0: supprimée`,
    ready: {
      title: 'Toutes prêtes',
      lead: 'Avec des textes en cinq langues. Affichez l’aperçu, puis activez-la ou modifiez-la d’abord.',
      look: 'Aperçu',
      lookNamed: (name) => `Aperçu\u00a0: ${name}`,
      taken: 'Ce nom est déjà utilisé',
      switchOn: 'Activer',
      takeOver: 'Utiliser comme brouillon',
      on: 'L’automatisation est activée',
      tookOver: 'Brouillon créé',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Automazioni',
    lead: 'I messaggi che lo studio invia automaticamente: dopo la prima visita, dopo una lunga assenza, per il compleanno.',
    create: 'Nuova automazione',
    table: 'Automazioni',
    name: 'Nome',
    when: (event: string) => `Quando ${event}`,
    statuses: { draft: 'Bozza', active: 'Attiva', paused: 'In pausa' },
    counts: {
      nobody: 'Ancora nessun cliente',
      said: (ever: number, inside: number, through: number) =>
        `${figure(ever)} entrati · ${figure(inside)} in corso · ${figure(through)} completati`,
    },
    isOn: (name: string) => `${name} è attiva`,
    turnedOn: 'L’automazione è attiva',
    paused: 'L’automazione è in pausa',
    emptyTitle: 'Ancora nessuna automazione',
    empty: 'Parti da una già pronta o crea la tua.',
    open: 'Apri',
    delete: 'Elimina',
    deleteTitle: (name: string) => `Eliminare «${name}»?`,
    deleteMeans: (n: number) =>
      n === 0
        ? 'Vengono eliminate anche le statistiche. Mettila in pausa per conservare tutto.'
        : `${count(n, { one: 'La persona in corso non riceverà', other: `Le ${figure(n)} persone in corso non riceveranno` })} altro e le statistiche vengono eliminate. Mettila in pausa per conservare tutto.`,
    deleted: (name: string) => `${name}: automazione eliminata`,
    ready: {
      title: 'Già pronte',
      lead: 'Con testi in cinque lingue. Guarda l’anteprima, poi attivala o prima modificala.',
      look: 'Anteprima',
      lookNamed: (name: string) => `Anteprima: ${name}`,
      taken: 'Questo nome è già in uso',
      switchOn: 'Attiva',
      takeOver: 'Usa come bozza',
      on: 'L’automazione è attiva',
      tookOver: 'Bozza creata',
    },
  }
}

import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Automations',
    lead: 'What the studio tells its clients by itself: after a first visit, when they stay away, on their birthday.',
    create: 'New automation',
    table: 'Automations',
    name: 'Name',
    when: (event: string) => `When ${event}`,
    statuses: { draft: 'Draft', active: 'On', paused: 'Paused' },
    counts: {
      nobody: 'Nobody has come in yet',
      said: (ever: number, inside: number, through: number) =>
        `${figure(ever)} came in · ${figure(inside)} under way · ${figure(through)} through`,
    },
    isOn: (name: string) => `${name} is on`,
    turnedOn: 'The automation is on',
    paused: 'The automation is paused',
    emptyTitle: 'No automations yet',
    empty: 'Take over one that is ready made, or write your own from nothing.',
    open: 'Open',
    delete: 'Delete',
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteMeans: (n: number) =>
      n === 0
        ? 'Its statistics go too. Pausing it keeps everything.'
        : `${count(n, { one: 'The client', other: `The ${figure(n)} clients` })} under way will get nothing more from it, and its statistics go too. Pausing it keeps everything.`,
    deleted: (name: string) => `${name} deleted`,
    ready: {
      title: 'Ready made',
      lead: 'With texts in five languages. Look at one, then switch it on or change it first.',
      look: 'Look at it',
      lookNamed: (name: string) => `Look at it: ${name}`,
      taken: 'There is one of this name',
      switchOn: 'Switch it on',
      takeOver: 'Take it over as a draft',
      on: 'The automation is on',
      tookOver: 'The draft is made',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Automatisierungen',
    lead: 'Was das Studio von selbst schreibt: nach dem ersten Besuch, wenn jemand länger fehlt, zum Geburtstag.',
    create: 'Neue Automatisierung',
    table: 'Automatisierungen',
    name: 'Name',
    when: (event) => `Auslöser: ${event}`,
    statuses: { draft: 'Entwurf', active: 'An', paused: 'Pausiert' },
    counts: {
      nobody: 'Noch niemand dabei',
      said: (ever, inside, through) => `${figure(ever)} dabei · ${figure(inside)} unterwegs · ${figure(through)} durch`,
    },
    isOn: (name) => `${name} ist an`,
    turnedOn: 'Die Automatisierung ist an',
    paused: 'Die Automatisierung pausiert',
    emptyTitle: 'Noch keine Automatisierungen',
    empty: 'Übernimm eine fertige, oder schreib deine eigene von Grund auf.',
    open: 'Öffnen',
    delete: 'Löschen',
    deleteTitle: (name) => `${name} löschen?`,
    deleteMeans: (n) =>
      n === 0
        ? 'Auch die Statistik verschwindet. Beim Pausieren bleibt alles.'
        : count(n, {
            one: 'Die Person, die unterwegs ist, bekommt daraus nichts mehr, und auch die Statistik verschwindet. Beim Pausieren bleibt alles.',
            other: `Die ${figure(n)} Personen, die unterwegs sind, bekommen daraus nichts mehr, und auch die Statistik verschwindet. Beim Pausieren bleibt alles.`,
          }),
    deleted: (name) => `${name} gelöscht`,
    ready: {
      title: 'Fertige Automatisierungen',
      lead: 'Mit Texten in fünf Sprachen. Sieh dir eine an und schalte sie ein, oder ändere sie vorher.',
      look: 'Ansehen',
      lookNamed: (name) => `Ansehen: ${name}`,
      taken: 'Eine mit diesem Namen gibt es schon',
      switchOn: 'Einschalten',
      takeOver: 'Als Entwurf übernehmen',
      on: 'Die Automatisierung ist an',
      tookOver: 'Der Entwurf ist angelegt',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Automatizaciones',
    lead: 'Lo que el centro escribe solo a sus clientes: tras la primera visita, cuando dejan de venir, en su cumpleaños.',
    create: 'Nueva automatización',
    table: 'Automatizaciones',
    name: 'Nombre',
    when: (event) => `Cuando ${event}`,
    statuses: { draft: 'Borrador', active: 'Activa', paused: 'En pausa' },
    counts: {
      nobody: 'Aún no ha entrado nadie',
      said: (ever, inside, through) =>
        `${figure(ever)} entraron · ${figure(inside)} en curso · ${figure(through)} completados`,
    },
    isOn: (name) => `Activada: ${name}`,
    turnedOn: 'Automatización activada',
    paused: 'Automatización en pausa',
    emptyTitle: 'Aún no hay automatizaciones',
    empty: 'Usa una de las que ya están hechas o escribe la tuya desde cero.',
    open: 'Abrir',
    delete: 'Eliminar',
    deleteTitle: (name) => `¿Eliminar ${name}?`,
    deleteMeans: (n) =>
      n === 0
        ? 'También se pierden sus estadísticas. Si la pones en pausa, se conserva todo.'
        : count(n, {
            one: 'Al cliente que está en curso no le llegará nada más de ella, y también se pierden sus estadísticas. Si la pones en pausa, se conserva todo.',
            other: `A los ${figure(n)} clientes que están en curso no les llegará nada más de ella, y también se pierden sus estadísticas. Si la pones en pausa, se conserva todo.`,
          }),
    deleted: (name) => `Automatización eliminada: ${name}`,
    ready: {
      title: 'Ya hechas',
      lead: 'Con textos en cinco idiomas. Mira una y actívala, o cámbiala antes.',
      look: 'Verla',
      lookNamed: (name) => `Ver: ${name}`,
      taken: 'Ya hay una con este nombre',
      switchOn: 'Activarla',
      takeOver: 'Usarla como borrador',
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
    lead: 'Ce que le studio écrit de lui-même à ses clients\u00a0: après une première visite, quand ils ne viennent plus, pour leur anniversaire.',
    create: 'Nouvelle automatisation',
    table: 'Automatisations',
    name: 'Nom',
    when: (event) => `Quand ${event}`,
    statuses: { draft: 'Brouillon', active: 'Activée', paused: 'En pause' },
    counts: {
      nobody: 'Personne n’est encore entré',
      said: (ever, inside, through) =>
        `${figure(ever)} entrés · ${figure(inside)} en cours · ${figure(through)} au bout`,
    },
    isOn: (name) => `${name}\u00a0: activée`,
    turnedOn: 'L’automatisation est activée',
    paused: 'L’automatisation est en pause',
    emptyTitle: 'Pas encore d’automatisations',
    empty: 'Reprenez-en une toute prête, ou écrivez la vôtre.',
    open: 'Ouvrir',
    delete: 'Supprimer',
    deleteTitle: (name) => `Supprimer ${name}\u202f?`,
    deleteMeans: (n) =>
      n === 0
        ? 'Ses statistiques disparaissent aussi. La mettre en pause garde tout.'
        : `${count(n, { one: 'Le client en cours n’en recevra', other: `Les ${figure(n)} clients en cours n’en recevront` })} plus rien, et ses statistiques disparaissent aussi. La mettre en pause garde tout.`,
    deleted: (name) => `${name}\u00a0: supprimée`,
    ready: {
      title: 'Toutes prêtes',
      lead: 'Avec des textes en cinq langues. Regardez-en une, puis activez-la ou modifiez-la d’abord.',
      look: 'Voir',
      lookNamed: (name) => `Voir\u00a0: ${name}`,
      taken: 'Il y en a une de ce nom',
      switchOn: 'Activer',
      takeOver: 'Reprendre comme brouillon',
      on: 'L’automatisation est activée',
      tookOver: 'Le brouillon est créé',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Automazioni',
    lead: 'Ciò che lo studio scrive automaticamente ai clienti: dopo la prima visita, quando non vengono da un po’, per il compleanno.',
    create: 'Nuova automazione',
    table: 'Automazioni',
    name: 'Nome',
    when: (event: string) => `Quando ${event}`,
    statuses: { draft: 'Bozza', active: 'Attiva', paused: 'In pausa' },
    counts: {
      nobody: 'Non è ancora entrato nessuno',
      said: (ever: number, inside: number, through: number) =>
        `${figure(ever)} entrati · ${figure(inside)} in corso · ${figure(through)} arrivati in fondo`,
    },
    isOn: (name: string) => `${name} è attiva`,
    turnedOn: 'L’automazione è attiva',
    paused: 'L’automazione è in pausa',
    emptyTitle: 'Ancora nessuna automazione',
    empty: 'Riprendine una già pronta, oppure scrivi la tua da zero.',
    open: 'Apri',
    delete: 'Elimina',
    deleteTitle: (name: string) => `Eliminare ${name}?`,
    deleteMeans: (n: number) =>
      n === 0
        ? 'Vanno perse anche le sue statistiche. Con la pausa si conserva tutto.'
        : `${count(n, { one: 'La persona in corso non riceverà', other: `Le ${figure(n)} persone in corso non riceveranno` })} altro, e vanno perse anche le statistiche. Con la pausa si conserva tutto.`,
    deleted: (name: string) => `${name}: automazione eliminata`,
    ready: {
      title: 'Già pronte',
      lead: 'Con testi in cinque lingue. Guardane una, poi attivala o prima cambiala.',
      look: 'Guarda',
      lookNamed: (name: string) => `Guarda: ${name}`,
      taken: 'Ce n’è già una con questo nome',
      switchOn: 'Attiva',
      takeOver: 'Riprendi come bozza',
      on: 'L’automazione è attiva',
      tookOver: 'La bozza è creata',
    },
  }
}

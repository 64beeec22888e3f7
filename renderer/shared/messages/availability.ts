import { figures, plurals } from '../i18n/plural.ts'

/** When an instructor can be booked: for the desk, and for the instructor. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'When I can be booked',
    lead: 'The same every week. Classes and appointments are taken off by themselves.',
    week: 'Hours of a week',
    grid: 'Draw with the pointer, or move with the arrow keys: the space bar sets half an hour, Shift with an arrow goes on drawing.',
    striped: 'Striped: hours for one service only.',
    stripedOthers: 'Striped: hours for every service, or for another.',
    drawFor: 'Draw for',
    every: 'Every service',
    cellFree: (when: string) => `${when}: not available`,
    cellOpen: (when: string, service: string) => `${when}: available, ${service}`,
    list: 'As a list',
    none: 'Not on this day',
    from: 'From',
    to: 'To',
    service: 'For',
    add: 'Add hours',
    addOn: (day: string) => `Add hours on ${day}`,
    removeNamed: (day: string, hours: string) => `Remove ${day}, ${hours}`,
    off: 'Switched off',
    order: 'The end must be after the start.',
    save: 'Save hours',
    saved: 'Hours saved',
    stays: 'What is booked already stays as it is.',
    changed: 'The hours were changed meanwhile',
    changedMeans:
      'Somebody saved other hours on another screen. Take those, and what you changed here is dropped; or save, and yours take their place.',
    takeSaved: 'Take those',
    saveMine: 'Save mine',

    timeOff: {
      title: 'Time off',
      lead: 'Nothing can be booked in it.',
      none: 'No time off planned.',
      add: 'Add time off',
      wholeDays: 'Whole days',
      first: 'First day',
      last: 'Last day',
      from: 'From',
      to: 'To',
      reason: 'Reason',
      reasonHelp: 'For the studio only.',
      order: 'The end must be after the start.',
      save: 'Add',
      saved: 'Time off added',
      removeNamed: (when: string) => `Remove time off: ${when}`,
      removed: 'Time off removed',
      clashes: (n: number) =>
        count(n, { one: 'Something is planned then', other: `${figure(n)} things are planned then` }),
      clashesMean: 'They stay. Add it anyway and settle them one by one, or choose another time.',
      anyway: 'Add it anyway',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Wann ich buchbar bin',
    lead: 'Jede Woche gleich. Kurse und Termine werden von selbst abgezogen.',
    week: 'Zeiten einer Woche',
    grid: 'Zeichne mit dem Zeiger, oder geh mit den Pfeiltasten: Die Leertaste setzt eine halbe Stunde, Umschalt mit Pfeil zeichnet weiter.',
    striped: 'Gestreift: Zeiten nur für ein bestimmtes Angebot.',
    stripedOthers: 'Gestreift: Zeiten für alle Angebote oder für ein anderes.',
    drawFor: 'Zeichnen für',
    every: 'Alle Angebote',
    cellFree: (when) => `${when}: nicht buchbar`,
    cellOpen: (when, service) => `${when}: buchbar, ${service}`,
    list: 'Als Liste',
    none: 'An diesem Tag nicht',
    from: 'Von',
    to: 'Bis',
    service: 'Für',
    add: 'Zeit hinzufügen',
    addOn: (day) => `Zeit hinzufügen: ${day}`,
    removeNamed: (day, hours) => `Entfernen: ${day}, ${hours}`,
    off: 'Ausgeschaltet',
    order: 'Das Ende muss nach dem Beginn liegen.',
    save: 'Zeiten speichern',
    saved: 'Zeiten gespeichert',
    stays: 'Was schon gebucht ist, bleibt, wie es ist.',
    changed: 'Die Zeiten wurden inzwischen geändert',
    changedMeans:
      'Auf einem anderen Bildschirm wurden andere Zeiten gespeichert. Übernimm sie, dann entfällt, was du hier geändert hast; oder speichere, dann treten deine an ihre Stelle.',
    takeSaved: 'Übernehmen',
    saveMine: 'Meine speichern',

    timeOff: {
      title: 'Abwesenheit',
      lead: 'Darin lässt sich nichts buchen.',
      none: 'Keine Abwesenheit geplant.',
      add: 'Abwesenheit eintragen',
      wholeDays: 'Ganze Tage',
      first: 'Erster Tag',
      last: 'Letzter Tag',
      from: 'Von',
      to: 'Bis',
      reason: 'Grund',
      reasonHelp: 'Nur für das Studio.',
      order: 'Das Ende muss nach dem Beginn liegen.',
      save: 'Eintragen',
      saved: 'Abwesenheit eingetragen',
      removeNamed: (when) => `Abwesenheit entfernen: ${when}`,
      removed: 'Abwesenheit entfernt',
      clashes: (n) =>
        count(n, {
          one: 'In dieser Zeit ist etwas geplant',
          other: `In dieser Zeit ist ${figure(n)}-mal etwas geplant`,
        }),
      clashesMean:
        'Es bleibt bestehen. Trag sie trotzdem ein und kläre eins nach dem anderen, oder wähle eine andere Zeit.',
      anyway: 'Trotzdem eintragen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Cuándo se me puede reservar',
    lead: 'Igual todas las semanas. Las clases y las citas se descuentan solas.',
    week: 'Horas de una semana',
    grid: 'Dibuja con el puntero o muévete con las flechas: la barra espaciadora marca media hora; con Mayús y una flecha se sigue dibujando.',
    striped: 'A rayas: horas solo para un servicio.',
    stripedOthers: 'A rayas: horas para todos los servicios o para otro.',
    drawFor: 'Dibujar para',
    every: 'Todos los servicios',
    cellFree: (when) => `${when}: no disponible`,
    cellOpen: (when, service) => `${when}: disponible, ${service}`,
    list: 'Como lista',
    none: 'Este día no',
    from: 'De',
    to: 'A',
    service: 'Para',
    add: 'Añadir horas',
    addOn: (day) => `Añadir horas: ${day}`,
    removeNamed: (day, hours) => `Quitar: ${day}, ${hours}`,
    off: 'Desactivado',
    order: 'El final debe ser posterior al principio.',
    save: 'Guardar las horas',
    saved: 'Horas guardadas',
    stays: 'Lo que ya está reservado se queda como está.',
    changed: 'Las horas se han cambiado mientras tanto',
    changedMeans:
      'Se han guardado otras horas en otra pantalla. Quédate con ellas y se pierde lo que has cambiado aquí; o guarda, y las tuyas ocupan su lugar.',
    takeSaved: 'Usar las otras',
    saveMine: 'Guardar las mías',

    timeOff: {
      title: 'Ausencias',
      lead: 'Durante ellas no se puede reservar nada.',
      none: 'No hay ausencias previstas.',
      add: 'Añadir una ausencia',
      wholeDays: 'Días enteros',
      first: 'Primer día',
      last: 'Último día',
      from: 'De',
      to: 'A',
      reason: 'Motivo',
      reasonHelp: 'Solo para el centro.',
      order: 'El final debe ser posterior al principio.',
      save: 'Añadir',
      saved: 'Ausencia añadida',
      removeNamed: (when) => `Quitar la ausencia: ${when}`,
      removed: 'Ausencia quitada',
      clashes: (n) =>
        count(n, { one: 'Hay algo previsto entonces', other: `Hay ${figure(n)} cosas previstas entonces` }),
      clashesMean: 'Se quedan. Añádela igualmente y resuélvelas una a una, o elige otro momento.',
      anyway: 'Añadirla igualmente',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Quand on peut me réserver',
    lead: 'Chaque semaine la même chose. Les cours et les rendez-vous se déduisent d’eux-mêmes.',
    week: 'Heures d’une semaine',
    grid: 'Dessinez avec le pointeur, ou avancez avec les flèches\u00a0: la barre d’espace pose une demi-heure, Maj et une flèche continuent le trait.',
    striped: 'Hachuré\u00a0: des heures pour une seule prestation.',
    stripedOthers: 'Hachuré\u00a0: des heures pour toutes les prestations, ou pour une autre.',
    drawFor: 'Dessiner pour',
    every: 'Toutes les prestations',
    cellFree: (when) => `${when}\u00a0: pas disponible`,
    cellOpen: (when, service) => `${when}\u00a0: disponible, ${service}`,
    list: 'En liste',
    none: 'Pas ce jour-là',
    from: 'De',
    to: 'À',
    service: 'Pour',
    add: 'Ajouter des heures',
    addOn: (day) => `Ajouter des heures\u00a0: ${day}`,
    removeNamed: (day, hours) => `Retirer\u00a0: ${day}, ${hours}`,
    off: 'Désactivé',
    order: 'La fin doit venir après le début.',
    save: 'Enregistrer les heures',
    saved: 'Heures enregistrées',
    stays: 'Ce qui est déjà réservé reste tel quel.',
    changed: 'Les heures ont changé entre-temps',
    changedMeans:
      'D’autres heures ont été enregistrées sur un autre écran. Reprenez-les, et ce que vous avez changé ici est abandonné\u202f; ou enregistrez, et les vôtres les remplacent.',
    takeSaved: 'Les reprendre',
    saveMine: 'Enregistrer les miennes',

    timeOff: {
      title: 'Absences',
      lead: 'Rien ne peut y être réservé.',
      none: 'Aucune absence prévue.',
      add: 'Ajouter une absence',
      wholeDays: 'Journées entières',
      first: 'Premier jour',
      last: 'Dernier jour',
      from: 'De',
      to: 'À',
      reason: 'Motif',
      reasonHelp: 'Pour le studio seulement.',
      order: 'La fin doit venir après le début.',
      save: 'Ajouter',
      saved: 'Absence ajoutée',
      removeNamed: (when) => `Retirer l’absence\u00a0: ${when}`,
      removed: 'Absence retirée',
      clashes: (n) =>
        count(n, {
          one: 'Quelque chose est prévu à ce moment-là',
          other: `${figure(n)} choses sont prévues à ce moment-là`,
        }),
      clashesMean: 'Elles restent. Ajoutez-la quand même et réglez-les une à une, ou choisissez un autre moment.',
      anyway: 'L’ajouter quand même',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Quando mi si può prenotare',
    lead: 'Uguale ogni settimana. I corsi e gli appuntamenti si tolgono da soli.',
    week: 'Orari di una settimana',
    grid: 'Disegna con il puntatore o muoviti con le frecce: la barra spaziatrice segna mezz’ora, Maiusc con una freccia continua a disegnare.',
    striped: 'A righe: orari per un solo servizio.',
    stripedOthers: 'A righe: orari per tutti i servizi o per un altro.',
    drawFor: 'Disegna per',
    every: 'Tutti i servizi',
    cellFree: (when) => `${when}: non disponibile`,
    cellOpen: (when, service) => `${when}: disponibile, ${service}`,
    list: 'Come elenco',
    none: 'Non in questo giorno',
    from: 'Dalle',
    to: 'Alle',
    service: 'Per',
    add: 'Aggiungi un orario',
    addOn: (day) => `Aggiungi un orario: ${day}`,
    removeNamed: (day, hours) => `Togli: ${day}, ${hours}`,
    off: 'Disattivato',
    order: 'La fine deve venire dopo l’inizio.',
    save: 'Salva gli orari',
    saved: 'Orari salvati',
    stays: 'Ciò che è già prenotato resta com’è.',
    changed: 'Gli orari sono cambiati nel frattempo',
    changedMeans:
      'Su un altro schermo sono stati salvati altri orari. Riprendi quelli, e ciò che hai cambiato qui va perso; oppure salva, e i tuoi prendono il loro posto.',
    takeSaved: 'Riprendili',
    saveMine: 'Salva i miei',

    timeOff: {
      title: 'Assenze',
      lead: 'Durante un’assenza non si può prenotare nulla.',
      none: 'Nessuna assenza prevista.',
      add: 'Aggiungi un’assenza',
      wholeDays: 'Giornate intere',
      first: 'Primo giorno',
      last: 'Ultimo giorno',
      from: 'Dalle',
      to: 'Alle',
      reason: 'Motivo',
      reasonHelp: 'Solo per lo studio.',
      order: 'La fine deve venire dopo l’inizio.',
      save: 'Aggiungi',
      saved: 'Assenza aggiunta',
      removeNamed: (when) => `Togli l’assenza: ${when}`,
      removed: 'Assenza tolta',
      clashes: (n) =>
        count(n, { one: 'In quel periodo c’è un impegno', other: `In quel periodo ci sono ${figure(n)} impegni` }),
      clashesMean: 'Restano. Aggiungila lo stesso e risolvili uno a uno, oppure scegli un altro momento.',
      anyway: 'Aggiungila lo stesso',
    },
  }
}

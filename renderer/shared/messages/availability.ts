import { figures, plurals } from '../i18n/plural.ts'

/** An instructor's bookable hours: for the desk, and for the instructor. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'My availability',
    lead: 'The same every week. Classes and appointments are deducted automatically.',
    week: 'Weekly hours',
    grid: 'Draw with the pointer, or move with the arrow keys: space sets half an hour, Shift with an arrow keeps drawing.',
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
    changed: 'The hours have changed in the meantime',
    changedMeans:
      'Other hours were saved on another screen. Use those and discard your changes here, or save yours instead.',
    takeSaved: 'Use saved hours',
    saveMine: 'Save my hours',

    timeOff: {
      title: 'Time off',
      lead: 'Clients can’t book during this time.',
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
        count(n, { one: '1 thing is already planned then', other: `${figure(n)} things are already planned then` }),
      clashesMean: 'They stay. Add the time off anyway and sort them out one by one, or choose another time.',
      anyway: 'Add anyway',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Meine Verfügbarkeit',
    lead: 'Jede Woche gleich. Kurse und Termine werden automatisch abgezogen.',
    week: 'Zeiten der Woche',
    grid: 'Zeichne mit Maus oder Finger oder bewege dich mit den Pfeiltasten: Die Leertaste setzt eine halbe Stunde, Umschalt mit Pfeil zeichnet weiter.',
    striped: 'Gestreift: Zeiten nur für eine Leistung.',
    stripedOthers: 'Gestreift: Zeiten für alle Leistungen oder für eine andere.',
    drawFor: 'Zeichnen für',
    every: 'Alle Leistungen',
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
    stays: 'Bestehende Buchungen bleiben, wie sie sind.',
    changed: 'Die Zeiten wurden inzwischen geändert',
    changedMeans:
      'Auf einem anderen Bildschirm wurden andere Zeiten gespeichert. Übernimm diese und verwirf deine Änderungen, oder speichere stattdessen deine.',
    takeSaved: 'Gespeicherte übernehmen',
    saveMine: 'Meine Zeiten speichern',

    timeOff: {
      title: 'Abwesenheit',
      lead: 'In dieser Zeit kann niemand buchen.',
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
          one: 'In dieser Zeit ist schon 1 Termin geplant',
          other: `In dieser Zeit sind schon ${figure(n)} Termine geplant`,
        }),
      clashesMean: 'Geplantes bleibt bestehen. Trage die Abwesenheit trotzdem ein oder wähle eine andere Zeit.',
      anyway: 'Trotzdem eintragen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Mi disponibilidad',
    lead: 'Igual todas las semanas. Las clases y las citas se descuentan automáticamente.',
    week: 'Horas de la semana',
    grid: 'Dibuja con el puntero o muévete con las flechas: la barra espaciadora marca media hora; Mayús con una flecha sigue dibujando.',
    striped: 'A rayas: horas solo para un servicio.',
    stripedOthers: 'A rayas: horas para todos los servicios o para otro.',
    drawFor: 'Dibujar para',
    every: 'Todos los servicios',
    cellFree: (when) => `${when}: no disponible`,
    cellOpen: (when, service) => `${when}: disponible, ${service}`,
    list: 'Como lista',
    none: 'No disponible este día',
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
    stays: 'Las reservas ya hechas no cambian.',
    changed: 'Las horas han cambiado mientras tanto',
    changedMeans: 'Se han guardado otras horas en otra pantalla. Usa esas y descarta tus cambios, o guarda las tuyas.',
    takeSaved: 'Usar las guardadas',
    saveMine: 'Guardar mis horas',

    timeOff: {
      title: 'Ausencias',
      lead: 'En ese tiempo no se puede reservar nada.',
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
        count(n, { one: 'Ya hay 1 cosa prevista entonces', other: `Ya hay ${figure(n)} cosas previstas entonces` }),
      clashesMean: 'Se mantienen. Añade la ausencia igualmente y resuélvelas una a una, o elige otro momento.',
      anyway: 'Añadir igualmente',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Mes disponibilités',
    lead: 'Les mêmes chaque semaine. Les cours et les rendez-vous sont déduits automatiquement.',
    week: 'Horaires de la semaine',
    grid: 'Dessinez avec le pointeur ou déplacez-vous avec les flèches\u00a0: la barre d’espace ajoute une demi-heure, Maj et une flèche prolongent le tracé.',
    striped: 'Hachuré\u00a0: des heures pour une seule prestation.',
    stripedOthers: 'Hachuré\u00a0: des heures pour toutes les prestations, ou pour une autre.',
    drawFor: 'Dessiner pour',
    every: 'Toutes les prestations',
    cellFree: (when) => `${when}\u00a0: pas disponible`,
    cellOpen: (when, service) => `${when}\u00a0: disponible, ${service}`,
    list: 'Sous forme de liste',
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
    stays: 'Les réservations existantes ne changent pas.',
    changed: 'Les heures ont changé entre-temps',
    changedMeans:
      'D’autres heures ont été enregistrées sur un autre écran. Reprenez-les et ignorez vos modifications, ou enregistrez les vôtres.',
    takeSaved: 'Reprendre celles-ci',
    saveMine: 'Enregistrer mes heures',

    timeOff: {
      title: 'Absences',
      lead: 'Aucune réservation n’est possible pendant ce temps.',
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
          one: '1 élément est déjà prévu à ce moment-là',
          other: `${figure(n)} éléments sont déjà prévus à ce moment-là`,
        }),
      clashesMean: 'Ils restent. Ajoutez l’absence quand même et réglez-les un à un, ou choisissez un autre moment.',
      anyway: 'Ajouter quand même',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'La mia disponibilità',
    lead: 'Uguale ogni settimana. Lezioni e appuntamenti vengono sottratti automaticamente.',
    week: 'Orari della settimana',
    grid: 'Disegna con il puntatore o muoviti con le frecce: la barra spaziatrice segna mezz’ora, Maiusc con una freccia continua a disegnare.',
    striped: 'A righe: orari per un solo servizio.',
    stripedOthers: 'A righe: orari per tutti i servizi o per un altro.',
    drawFor: 'Disegna per',
    every: 'Tutti i servizi',
    cellFree: (when) => `${when}: non disponibile`,
    cellOpen: (when, service) => `${when}: disponibile, ${service}`,
    list: 'Elenco',
    none: 'Non disponibile in questo giorno',
    from: 'Dalle',
    to: 'Alle',
    service: 'Per',
    add: 'Aggiungi un orario',
    addOn: (day) => `Aggiungi un orario: ${day}`,
    removeNamed: (day, hours) => `Rimuovi: ${day}, ${hours}`,
    off: 'Disattivato',
    order: 'La fine deve venire dopo l’inizio.',
    save: 'Salva gli orari',
    saved: 'Orari salvati',
    stays: 'Le prenotazioni già fatte non cambiano.',
    changed: 'Gli orari sono cambiati nel frattempo',
    changedMeans:
      'Su un altro schermo sono stati salvati altri orari. Usa quelli e scarta le tue modifiche, oppure salva i tuoi.',
    takeSaved: 'Usa quelli salvati',
    saveMine: 'Salva i miei orari',

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
      removeNamed: (when) => `Rimuovi l’assenza: ${when}`,
      removed: 'Assenza rimossa',
      clashes: (n) =>
        count(n, {
          one: 'In quel periodo c’è già 1 impegno',
          other: `In quel periodo ci sono già ${figure(n)} impegni`,
        }),
      clashesMean: 'Restano. Aggiungi comunque l’assenza e risolvili uno a uno, oppure scegli un altro momento.',
      anyway: 'Aggiungi comunque',
    },
  }
}

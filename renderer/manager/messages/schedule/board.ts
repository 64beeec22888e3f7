import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    /** The reasons why a class needs attention, on its block. */
    trouble: {
      untaught: 'No instructor',
      searching: 'Needs a substitute',
      offered: 'Somebody offers to teach it',
      owing: (n: number) => count(n, { one: '1 person owes money', other: `${figure(n)} people owe money` }),
      unsigned: (n: number) => count(n, { one: '1 waiver not signed', other: `${figure(n)} waivers not signed` }),
      first: (n: number) => count(n, { one: '1 first visit', other: `${figure(n)} first visits` }),
      unresolved: (n: number) =>
        count(n, { one: '1 booking without attendance', other: `${figure(n)} bookings without attendance` }),
      day: (n: number) => count(n, { one: '1 class needs attention', other: `${figure(n)} classes need attention` }),
    },
    board: {
      by: 'Columns',
      hour: 'Hour',
      shape: 'Layout',
      shapes: { hours: 'Hours', list: 'List' },
      ways: { instructor: 'By instructor', room: 'By room' },
      noInstructor: 'No instructor',
      noRoom: 'No room',
      classes: (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` }),
      appointments: (n: number) => count(n, { one: '1 appointment', other: `${figure(n)} appointments` }),
      free: 'Nothing planned',
      range: (from: number, to: number, of: number) => `${figure(from)}–${figure(to)} of ${figure(of)}`,
      before: 'Previous columns',
      after: 'More columns',
      teaches: (name: string, former: string) => `${name} teaches instead of ${former}.`,
      teachesNew: (name: string) => `${name} teaches this class.`,
      moves: (place: string) => `It moves to ${place}.`,
      needsInstructor: 'To take an instructor off a class, edit the class.',
    },
    filters: 'Filters',
    filtersSet: (n: number) => `Filters (${figure(n)})`,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    trouble: {
      untaught: 'Ohne Trainer:in',
      searching: 'Vertretung gesucht',
      offered: 'Vertretung angeboten',
      owing: (n) =>
        count(n, { one: '1 Person hat offene Beträge', other: `${figure(n)} Personen haben offene Beträge` }),
      unsigned: (n) =>
        count(n, {
          one: '1 Einverständniserklärung fehlt',
          other: `${figure(n)} Einverständniserklärungen fehlen`,
        }),
      first: (n) => count(n, { one: '1 Person zum ersten Mal da', other: `${figure(n)} Personen zum ersten Mal da` }),
      unresolved: (n) => count(n, { one: '1 Buchung nicht erfasst', other: `${figure(n)} Buchungen nicht erfasst` }),
      day: (n) =>
        count(n, { one: '1 Kurs braucht Aufmerksamkeit', other: `${figure(n)} Kurse brauchen Aufmerksamkeit` }),
    },
    board: {
      by: 'Spalten',
      hour: 'Uhrzeit',
      shape: 'Darstellung',
      shapes: { hours: 'Raster', list: 'Liste' },
      ways: { instructor: 'Nach Trainer:in', room: 'Nach Raum' },
      noInstructor: 'Ohne Trainer:in',
      noRoom: 'Ohne Raum',
      classes: (n) => count(n, { one: '1 Kurs', other: `${figure(n)} Kurse` }),
      appointments: (n) => count(n, { one: '1 Termin', other: `${figure(n)} Termine` }),
      free: 'Nichts geplant',
      range: (from, to, of) => `${figure(from)}–${figure(to)} von ${figure(of)}`,
      before: 'Vorige Spalten',
      after: 'Weitere Spalten',
      teaches: (name, former) => `${name} gibt den Kurs statt ${former}.`,
      teachesNew: (name) => `${name} gibt diesen Kurs.`,
      moves: (place) => `Neuer Ort: ${place}.`,
      needsInstructor: 'Um einen Kurs ohne Trainer:in zu lassen, bearbeite den Kurs.',
    },
    filters: 'Filter',
    filtersSet: (n) => `Filter (${figure(n)})`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    trouble: {
      untaught: 'Sin profesor/a',
      searching: 'Busca sustitución',
      offered: 'Hay quien se ofrece a darla',
      owing: (n) =>
        count(n, {
          one: '1 persona con importe pendiente',
          other: `${figure(n)} personas con importes pendientes`,
        }),
      unsigned: (n) => count(n, { one: '1 documento sin firmar', other: `${figure(n)} documentos sin firmar` }),
      first: (n) => count(n, { one: '1 primera visita', other: `${figure(n)} primeras visitas` }),
      unresolved: (n) =>
        count(n, { one: '1 reserva sin asistencia anotada', other: `${figure(n)} reservas sin asistencia anotada` }),
      day: (n) => count(n, { one: '1 clase requiere atención', other: `${figure(n)} clases requieren atención` }),
    },
    board: {
      by: 'Columnas',
      hour: 'Hora',
      shape: 'Presentación',
      shapes: { hours: 'Horas', list: 'Lista' },
      ways: { instructor: 'Por profesor/a', room: 'Por sala' },
      noInstructor: 'Sin profesor/a',
      noRoom: 'Sin sala',
      classes: (n) => count(n, { one: '1 clase', other: `${figure(n)} clases` }),
      appointments: (n) => count(n, { one: '1 cita', other: `${figure(n)} citas` }),
      free: 'Nada programado',
      range: (from, to, of) => `${figure(from)}–${figure(to)} de ${figure(of)}`,
      before: 'Columnas anteriores',
      after: 'Más columnas',
      teaches: (name, former) => `La clase la da ${name} en lugar de ${former}.`,
      teachesNew: (name) => `La clase la da ${name}.`,
      moves: (place) => `Nuevo lugar: ${place}.`,
      needsInstructor: 'Para dejar una clase sin profesor/a, edita la clase.',
    },
    filters: 'Filtros',
    filtersSet: (n) => `Filtros (${figure(n)})`,
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    trouble: {
      untaught: 'Sans professeur',
      searching: 'Remplacement à trouver',
      offered: 'Remplacement proposé',
      owing: (n) =>
        count(n, {
          one: `${figure(n)} personne avec un montant dû`,
          other: `${figure(n)} personnes avec un montant dû`,
        }),
      unsigned: (n) =>
        count(n, { one: `${figure(n)} décharge non signée`, other: `${figure(n)} décharges non signées` }),
      first: (n) => count(n, { one: `${figure(n)} première visite`, other: `${figure(n)} premières visites` }),
      unresolved: (n) =>
        count(n, { one: `${figure(n)} réservation à pointer`, other: `${figure(n)} réservations à pointer` }),
      day: (n) => `Cours à vérifier\u00a0: ${figure(n)}`,
    },
    board: {
      by: 'Colonnes',
      hour: 'Heure',
      shape: 'Présentation',
      shapes: { hours: 'Heures', list: 'Liste' },
      ways: { instructor: 'Par professeur', room: 'Par salle' },
      noInstructor: 'Sans professeur',
      noRoom: 'Sans salle',
      classes: (n) => `${figure(n)} cours`,
      appointments: (n) => `${figure(n)} rendez-vous`,
      free: 'Rien de prévu',
      range: (from, to, of) => `${figure(from)}–${figure(to)} sur ${figure(of)}`,
      before: 'Colonnes précédentes',
      after: 'Colonnes suivantes',
      teaches: (name, former) => `${name} remplace ${former} pour ce cours.`,
      teachesNew: (name) => `${name} donne ce cours.`,
      moves: (place) => `Nouveau lieu\u00a0: ${place}.`,
      needsInstructor: 'Pour laisser un cours sans professeur, modifiez le cours.',
    },
    filters: 'Filtres',
    filtersSet: (n) => `Filtres (${figure(n)})`,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    trouble: {
      untaught: 'Senza insegnante',
      searching: 'Sostituzione da trovare',
      offered: 'Sostituzione proposta',
      owing: (n) => count(n, { one: '1 persona con importi dovuti', other: `${figure(n)} persone con importi dovuti` }),
      unsigned: (n) => count(n, { one: '1 liberatoria non firmata', other: `${figure(n)} liberatorie non firmate` }),
      first: (n) => count(n, { one: '1 prima visita', other: `${figure(n)} prime visite` }),
      unresolved: (n) =>
        count(n, { one: '1 prenotazione senza presenza', other: `${figure(n)} prenotazioni senza presenza` }),
      day: (n) => count(n, { one: '1 lezione da controllare', other: `${figure(n)} lezioni da controllare` }),
    },
    board: {
      by: 'Colonne',
      hour: 'Ora',
      shape: 'Disposizione',
      shapes: { hours: 'Ore', list: 'Elenco' },
      ways: { instructor: 'Per insegnante', room: 'Per sala' },
      noInstructor: 'Senza insegnante',
      noRoom: 'Senza sala',
      classes: (n) => count(n, { one: '1 lezione', other: `${figure(n)} lezioni` }),
      appointments: (n) => count(n, { one: '1 appuntamento', other: `${figure(n)} appuntamenti` }),
      free: 'Nulla in programma',
      range: (from, to, of) => `${figure(from)}–${figure(to)} di ${figure(of)}`,
      before: 'Colonne precedenti',
      after: 'Altre colonne',
      teaches: (name, former) => `La lezione la tiene ${name} al posto di ${former}.`,
      teachesNew: (name) => `La lezione la tiene ${name}.`,
      moves: (place) => `Nuovo posto: ${place}.`,
      needsInstructor: 'Per lasciare una lezione senza insegnante, modifica la lezione.',
    },
    filters: 'Filtri',
    filtersSet: (n) => `Filtri (${figure(n)})`,
  }
}

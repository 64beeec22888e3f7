import { lists } from '../../../shared/i18n/plural.ts'

/** The editors of what a membership covers. */
export const en = () => {
  const list = lists('en')

  return {
    coverageForm: {
      title: 'What it covers',
      parts: { what: 'What', when: 'When and where', often: 'How often', more: 'Booking ahead and sharing' },
      more: 'More: booking ahead, sharing',
      classes: 'Classes',
      all: 'All classes',
      listed: 'Only these',
      notIncluded: (names: readonly string[]) =>
        `Not covered: ${list(names)}. Only memberships that name them cover them.`,
      choose: 'Which classes',
      later: 'Classes that a category gets later are covered too.',
      withoutCategory: 'Without a category',
      appointments: 'Which appointments',
      times: 'When',
      timesHelp: 'What counts is when the class begins.',
      always: 'Always',
      daytime: (time: string) => `Weekdays before ${time}`,
      weekends: 'Weekends',
      addTimes: 'Add times',
      row: (n: number) => `Times ${n}`,
      days: 'Days',
      span: 'Hours',
      spans: { all: 'All day', until: 'Before', from: 'From', between: 'Between' },
      from: 'From',
      until: 'Before',
      removeTimes: (n: number) => `Remove times ${n}`,
      where: 'Where',
      everywhere: 'Every location',
      onlyAt: 'Only at',
      perDay: 'Per day',
      perWeek: 'Per week',
      upcoming: 'Booked at a time',
      limitHelp:
        'Empty: no limit. A week begins on Monday. Each person is counted on their own; late cancellations and no-shows count too.',
      ahead: 'Books ahead',
      aheadDays: 'days',
      aheadHelp: 'Empty: from when the class opens to everybody. It lets holders book earlier, never later.',
      noEffect: 'No effect: these classes are open without limit.',
      noEffectOn: (names: readonly string[]) => `No effect on ${list(names)}: these classes are open without limit.`,
      members: 'How many people may use one',
      membersHelp: '1: its holder alone.',
      introAlone: 'An intro offer is for one person.',
      faults: {
        noDays: 'Choose at least one day.',
        order: 'The second time has to be after the first.',
        noPlace: 'Choose at least one location.',
      },
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const list = lists('de')

  return {
    coverageForm: {
      title: 'Wofür sie gilt',
      parts: { what: 'Wofür', when: 'Wann und wo', often: 'Wie oft', more: 'Vorausbuchen und teilen' },
      more: 'Mehr: vorausbuchen, teilen',
      classes: 'Kurse',
      all: 'Alle Kurse',
      listed: 'Nur diese',
      notIncluded: (names) => `Nicht dabei: ${list(names)}. Dafür gelten nur Mitgliedschaften, die sie nennen.`,
      choose: 'Welche Kurse',
      later: 'Kurse, die später in eine Kategorie kommen, gehören dazu.',
      withoutCategory: 'Ohne Kategorie',
      appointments: 'Welche Termine',
      times: 'Wann',
      timesHelp: 'Es zählt, wann der Kurs beginnt.',
      always: 'Immer',
      daytime: (time) => `Werktags vor ${time}`,
      weekends: 'Am Wochenende',
      addTimes: 'Zeiten hinzufügen',
      row: (n) => `Zeiten ${n}`,
      days: 'Tage',
      span: 'Uhrzeit',
      spans: { all: 'Ganztags', until: 'Vor', from: 'Ab', between: 'Zwischen' },
      from: 'Ab',
      until: 'Vor',
      removeTimes: (n) => `Zeiten ${n} entfernen`,
      where: 'Wo',
      everywhere: 'An allen Standorten',
      onlyAt: 'Nur hier',
      perDay: 'Pro Tag',
      perWeek: 'Pro Woche',
      upcoming: 'Gleichzeitig gebucht',
      limitHelp:
        'Leer: ohne Grenze. Die Woche beginnt am Montag. Gezählt wird für jede Person einzeln; späte Stornierungen und Nichterscheinen zählen mit.',
      ahead: 'Im Voraus buchbar',
      aheadDays: 'Tage',
      aheadHelp: 'Leer: sobald der Kurs für alle öffnet. So bucht man früher als andere, nie später.',
      noEffect: 'Ohne Wirkung: Diese Kurse sind unbegrenzt offen.',
      noEffectOn: (names) => `Ohne Wirkung bei ${list(names)}: Diese Kurse sind unbegrenzt offen.`,
      members: 'So viele dürfen eine nutzen',
      membersHelp: '1: nur die Person, die sie hat.',
      introAlone: 'Ein Einstiegsangebot gilt für eine Person.',
      faults: {
        noDays: 'Wähle mindestens einen Tag.',
        order: 'Die zweite Uhrzeit muss nach der ersten liegen.',
        noPlace: 'Wähle mindestens einen Standort.',
      },
    },
  }
}

export const es = (): Words => {
  const list = lists('es')

  return {
    coverageForm: {
      title: 'Qué cubre',
      parts: { what: 'Qué', when: 'Cuándo y dónde', often: 'Con qué frecuencia', more: 'Reservar antes y compartir' },
      more: 'Más: reservar antes, compartir',
      classes: 'Clases',
      all: 'Todas las clases',
      listed: 'Solo estas',
      notIncluded: (names) => `No incluye: ${list(names)}. Solo las cubren los bonos que las nombran.`,
      choose: 'Qué clases',
      later: 'También cubre las clases que se añadan más adelante a una categoría.',
      withoutCategory: 'Sin categoría',
      appointments: 'Qué citas',
      times: 'Cuándo',
      timesHelp: 'Cuenta la hora a la que empieza la clase.',
      always: 'Siempre',
      daytime: (time) => `Laborables antes de las ${time}`,
      weekends: 'Fines de semana',
      addTimes: 'Añadir horas',
      row: (n) => `Horas ${n}`,
      days: 'Días',
      span: 'Horas',
      spans: { all: 'Todo el día', until: 'Antes de', from: 'Desde', between: 'Entre' },
      from: 'Desde',
      until: 'Antes de',
      removeTimes: (n) => `Quitar horas ${n}`,
      where: 'Dónde',
      everywhere: 'Todas las sedes',
      onlyAt: 'Solo en',
      perDay: 'Al día',
      perWeek: 'Por semana',
      upcoming: 'Reservas a la vez',
      limitHelp:
        'Vacío: sin límite. La semana empieza el lunes. Se cuenta por persona; también cuentan las cancelaciones tardías y las ausencias.',
      ahead: 'Se reserva antes',
      aheadDays: 'días',
      aheadHelp: 'Vacío: cuando la clase se abre para todos. Permite reservar antes que los demás, nunca después.',
      noEffect: 'No tiene efecto: estas clases están abiertas sin límite.',
      noEffectOn: (names) => `No tiene efecto en ${list(names)}: están abiertas sin límite.`,
      members: 'Cuántas personas pueden usar uno',
      membersHelp: '1: solo su titular.',
      introAlone: 'Una oferta de bienvenida es para una sola persona.',
      faults: {
        noDays: 'Elige al menos un día.',
        order: 'La segunda hora tiene que ser posterior a la primera.',
        noPlace: 'Elige al menos una sede.',
      },
    },
  }
}

export const fr = (): Words => {
  const list = lists('fr')

  return {
    coverageForm: {
      title: 'Ce qu’il couvre',
      parts: { what: 'Quoi', when: 'Quand et où', often: 'Fréquence', more: 'Réserver à l’avance et partager' },
      more: 'Plus\u00a0: réserver à l’avance, partager',
      classes: 'Cours',
      all: 'Tous les cours',
      listed: 'Seulement ceux-ci',
      notIncluded: (names) => `Non compris\u00a0: ${list(names)}. Seules les formules qui les nomment les couvrent.`,
      choose: 'Quels cours',
      later: 'Les cours ajoutés plus tard à une catégorie sont couverts aussi.',
      withoutCategory: 'Sans catégorie',
      appointments: 'Quels rendez-vous',
      times: 'Quand',
      timesHelp: 'C’est l’heure de début du cours qui compte.',
      always: 'Toujours',
      daytime: (time) => `En semaine avant ${time}`,
      weekends: 'Le week-end',
      addTimes: 'Ajouter des horaires',
      row: (n) => `Horaires ${n}`,
      days: 'Jours',
      span: 'Heures',
      spans: { all: 'Toute la journée', until: 'Avant', from: 'À partir de', between: 'Entre' },
      from: 'À partir de',
      until: 'Avant',
      removeTimes: (n) => `Retirer les horaires ${n}`,
      where: 'Où',
      everywhere: 'Tous les lieux',
      onlyAt: 'Seulement ici',
      perDay: 'Par jour',
      perWeek: 'Par semaine',
      upcoming: 'Réservations à la fois',
      limitHelp:
        'Vide\u00a0: sans limite. La semaine commence le lundi. Chaque personne est comptée à part\u202f; les annulations tardives et les absences comptent aussi.',
      ahead: 'Réservation à l’avance',
      aheadDays: 'jours',
      aheadHelp: 'Vide\u00a0: dès que le cours ouvre à tous. Permet de réserver avant les autres, jamais après.',
      noEffect: 'Sans effet\u00a0: ces cours sont ouverts sans limite.',
      noEffectOn: (names) => `Sans effet sur ${list(names)}\u00a0: ces cours sont ouverts sans limite.`,
      members: 'Combien de personnes peuvent s’en servir',
      membersHelp: '1\u00a0: la personne qui l’a, seule.',
      introAlone: 'Une offre de découverte est pour une seule personne.',
      faults: {
        noDays: 'Choisissez au moins un jour.',
        order: 'La deuxième heure doit venir après la première.',
        noPlace: 'Choisissez au moins un lieu.',
      },
    },
  }
}

export const it = (): Words => {
  const list = lists('it')

  return {
    coverageForm: {
      title: 'Che cosa copre',
      parts: { what: 'Che cosa', when: 'Quando e dove', often: 'Quante volte', more: 'Prenotare prima e condividere' },
      more: 'Altro: prenotare prima, condividere',
      classes: 'Lezioni',
      all: 'Tutte le lezioni',
      listed: 'Solo queste',
      notIncluded: (names) => `Escluse: ${list(names)}. Le coprono solo gli abbonamenti che le nominano.`,
      choose: 'Quali lezioni',
      later: 'Copre anche le lezioni che si aggiungono in seguito a una categoria.',
      withoutCategory: 'Senza categoria',
      appointments: 'Quali appuntamenti',
      times: 'Quando',
      timesHelp: 'Conta l’ora in cui comincia la lezione.',
      always: 'Sempre',
      daytime: (time) => `Nei feriali prima delle ${time}`,
      weekends: 'Nei fine settimana',
      addTimes: 'Aggiungi orari',
      row: (n) => `Orari ${n}`,
      days: 'Giorni',
      span: 'Ore',
      spans: { all: 'Tutto il giorno', until: 'Prima delle', from: 'Dalle', between: 'Tra' },
      from: 'Dalle',
      until: 'Prima delle',
      removeTimes: (n) => `Togli gli orari ${n}`,
      where: 'Dove',
      everywhere: 'Tutte le sedi',
      onlyAt: 'Solo qui',
      perDay: 'Al giorno',
      perWeek: 'A settimana',
      upcoming: 'Prenotazioni alla volta',
      limitHelp:
        'Vuoto: senza limite. La settimana comincia di lunedì. Si conta ogni persona a parte; contano anche le disdette tardive e le assenze.',
      ahead: 'Si prenota prima',
      aheadDays: 'giorni',
      aheadHelp: 'Vuoto: da quando la lezione si apre a tutti. Permette di prenotare prima degli altri, mai dopo.',
      noEffect: 'Senza effetto: queste lezioni sono aperte senza limiti.',
      noEffectOn: (names) => `Senza effetto su ${list(names)}: queste lezioni sono aperte senza limiti.`,
      members: 'Quante persone possono usarlo',
      membersHelp: '1: solo chi ce l’ha.',
      introAlone: 'Un’offerta di benvenuto è per una sola persona.',
      faults: {
        noDays: 'Scegli almeno un giorno.',
        order: 'La seconda ora deve venire dopo la prima.',
        noPlace: 'Scegli almeno una sede.',
      },
    },
  }
}

import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')

  return {
    scopes: {
      label: 'Which classes',
      this: 'Only this class',
      thisMeans: 'It won’t change when the series is edited.',
      this_and_following: 'This and the following',
      this_and_followingMeans: 'This class and all later ones.',
      all: 'The whole series',
      allMeans: 'All upcoming classes.',
      includeEdited: 'Include classes edited by hand',
    },
    plan: {
      title: 'Plan a class',
      template: 'Class',
      chooseTemplate: 'Choose a class',
      day: 'Date',
      firstDay: 'From',
      start: 'Start',
      duration: 'Duration',
      minutes: 'min',
      capacity: 'Spots',
      instructor: 'Instructor',
      nobody: 'Not assigned yet',
      location: 'Location',
      noLocation: 'None',
      repeats: 'Repeats',
      once: 'Once',
      weekly: 'Weekly',
      weekdays: 'On these days',
      noWeekday: 'Choose at least one day.',
      interval: 'Every',
      weeks: (n: number) => count(n, { one: 'week', other: 'weeks' }),
      ends: 'Ends',
      endings: { never: 'Never', until: 'On a date', count: 'After a number of classes' },
      until: 'Last day',
      count: 'Total classes',
      seriesMeans: 'Classes are planned 12 weeks ahead, and more follow automatically. Closed days are skipped.',
      submit: 'Plan class',
      submitSeries: 'Plan series',
      anyway: 'Plan anyway',
      done: (name: string, when: string) => `${name} is planned: ${when}`,
      doneSeries: (name: string, when: string) => `${name} is planned, first on ${when}`,
      noTemplates: 'No class types yet',
      noTemplatesMeans: 'A class type sets the name, length, spots and colour. Create one, then plan its classes.',
      newTemplate: 'New class type',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')

  return {
    scopes: {
      label: 'Welche Kurse',
      this: 'Nur dieser Kurs',
      thisMeans: 'Er bleibt unverändert, wenn die Serie bearbeitet wird.',
      this_and_following: 'Dieser und die folgenden',
      this_and_followingMeans: 'Dieser Kurs und alle späteren.',
      all: 'Die ganze Serie',
      allMeans: 'Alle kommenden Kurse.',
      includeEdited: 'Auch von Hand bearbeitete Kurse',
    },
    plan: {
      title: 'Kurs planen',
      template: 'Kurs',
      chooseTemplate: 'Kurs wählen',
      day: 'Datum',
      firstDay: 'Ab',
      start: 'Beginn',
      duration: 'Dauer',
      minutes: 'Min.',
      capacity: 'Plätze',
      instructor: 'Trainer:in',
      nobody: 'Noch offen',
      location: 'Standort',
      noLocation: 'Keiner',
      repeats: 'Wiederholung',
      once: 'Einmalig',
      weekly: 'Wöchentlich',
      weekdays: 'An diesen Tagen',
      noWeekday: 'Wähle mindestens einen Tag.',
      interval: 'Abstand',
      weeks: (n) => count(n, { one: 'Woche', other: 'Wochen' }),
      ends: 'Endet',
      endings: { never: 'Nie', until: 'An einem Datum', count: 'Nach einer Anzahl Kurse' },
      until: 'Letzter Tag',
      count: 'Kurse insgesamt',
      seriesMeans:
        'Kurse werden 12 Wochen im Voraus geplant, weitere folgen automatisch. Schließtage werden ausgelassen.',
      submit: 'Kurs planen',
      submitSeries: 'Serie planen',
      anyway: 'Trotzdem planen',
      done: (name, when) => `${name} ist geplant: ${when}`,
      doneSeries: (name, when) => `${name} ist geplant, zum ersten Mal ${when}`,
      noTemplates: 'Noch keine Kursarten',
      noTemplatesMeans: 'Eine Kursart legt Name, Dauer, Plätze und Farbe fest. Lege eine an und plane dann ihre Kurse.',
      newTemplate: 'Neue Kursart',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')

  return {
    scopes: {
      label: 'Qué clases',
      this: 'Solo esta clase',
      thisMeans: 'No cambia aunque se edite la serie.',
      this_and_following: 'Esta y las siguientes',
      this_and_followingMeans: 'Esta clase y todas las posteriores.',
      all: 'Toda la serie',
      allMeans: 'Todas las clases futuras.',
      includeEdited: 'Incluir las clases editadas a mano',
    },
    plan: {
      title: 'Programar una clase',
      template: 'Clase',
      chooseTemplate: 'Elige una clase',
      day: 'Fecha',
      firstDay: 'Desde',
      start: 'Comienzo',
      duration: 'Duración',
      minutes: 'min',
      capacity: 'Plazas',
      instructor: 'Profesor/a',
      nobody: 'Sin asignar',
      location: 'Sede',
      noLocation: 'Ninguna',
      repeats: 'Repetición',
      once: 'Una vez',
      weekly: 'Semanal',
      weekdays: 'Estos días',
      noWeekday: 'Elige al menos un día.',
      interval: 'Cada',
      weeks: (n) => count(n, { one: 'semana', other: 'semanas' }),
      ends: 'Termina',
      endings: { never: 'Nunca', until: 'En una fecha', count: 'Tras un número de clases' },
      until: 'Último día',
      count: 'Clases en total',
      seriesMeans:
        'Las clases se programan con 12 semanas de antelación y las siguientes se añaden automáticamente. Los días de cierre se omiten.',
      submit: 'Programar clase',
      submitSeries: 'Programar serie',
      anyway: 'Programar igualmente',
      done: (name, when) => `${name}: programada el ${when}`,
      doneSeries: (name, when) => `${name}: serie programada, la primera el ${when}`,
      noTemplates: 'Aún no hay tipos de clase',
      noTemplatesMeans:
        'Un tipo de clase define nombre, duración, plazas y color. Crea uno y programa después sus clases.',
      newTemplate: 'Nuevo tipo de clase',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')

  return {
    scopes: {
      label: 'Quels cours',
      this: 'Ce cours seulement',
      thisMeans: 'Il ne change pas quand la série est modifiée.',
      this_and_following: 'Celui-ci et les suivants',
      this_and_followingMeans: 'Ce cours et tous les suivants.',
      all: 'Toute la série',
      allMeans: 'Tous les cours à venir.',
      includeEdited: 'Inclure les cours modifiés à la main',
    },
    plan: {
      title: 'Planifier un cours',
      template: 'Cours',
      chooseTemplate: 'Choisir un cours',
      day: 'Date',
      firstDay: 'À partir du',
      start: 'Début',
      duration: 'Durée',
      minutes: 'min',
      capacity: 'Places',
      instructor: 'Professeur',
      nobody: 'À définir',
      location: 'Lieu',
      noLocation: 'Aucun',
      repeats: 'Répétition',
      once: 'Une fois',
      weekly: 'Chaque semaine',
      weekdays: 'Ces jours-là',
      noWeekday: 'Choisissez au moins un jour.',
      interval: 'Intervalle',
      weeks: (n) => count(n, { one: 'semaine', other: 'semaines' }),
      ends: 'Fin',
      endings: { never: 'Jamais', until: 'À une date', count: 'Après un nombre de cours' },
      until: 'Dernier jour',
      count: 'Total des cours',
      seriesMeans:
        'Les cours sont planifiés 12 semaines à l’avance\u202f; les suivants s’ajoutent automatiquement. Les jours de fermeture sont ignorés.',
      submit: 'Planifier le cours',
      submitSeries: 'Planifier la série',
      anyway: 'Planifier quand même',
      done: (name, when) => `${name} est au planning\u00a0: ${when}`,
      doneSeries: (name, when) => `${name} est au planning, première fois\u00a0: ${when}`,
      noTemplates: 'Pas encore de types de cours',
      noTemplatesMeans:
        'Un type de cours définit le nom, la durée, les places et la couleur. Créez-en un, puis planifiez ses cours.',
      newTemplate: 'Nouveau type de cours',
    },
  }
}

export const it = (): Words => {
  const { il } = italian
  const count = plurals('it')

  return {
    scopes: {
      label: 'Quali lezioni',
      this: 'Solo questa lezione',
      thisMeans: 'Non cambia quando si modifica la serie.',
      this_and_following: 'Questa e le successive',
      this_and_followingMeans: 'Questa lezione e tutte quelle successive.',
      all: 'Tutta la serie',
      allMeans: 'Tutte le lezioni future.',
      includeEdited: 'Includi le lezioni modificate a mano',
    },
    plan: {
      title: 'Programma una lezione',
      template: 'Lezione',
      chooseTemplate: 'Scegli una lezione',
      day: 'Data',
      firstDay: 'Dal',
      start: 'Inizio',
      duration: 'Durata',
      minutes: 'min',
      capacity: 'Posti',
      instructor: 'Insegnante',
      nobody: 'Da assegnare',
      location: 'Sede',
      noLocation: 'Nessuna',
      repeats: 'Si ripete',
      once: 'Una volta',
      weekly: 'Ogni settimana',
      weekdays: 'In questi giorni',
      noWeekday: 'Scegli almeno un giorno.',
      interval: 'Ogni',
      weeks: (n: number) => count(n, { one: 'settimana', other: 'settimane' }),
      ends: 'Fine',
      endings: { never: 'Mai', until: 'In una data', count: 'Dopo un certo numero di lezioni' },
      until: 'Ultimo giorno',
      count: 'Totale lezioni',
      seriesMeans:
        'Le lezioni vengono create per 12 settimane; le altre seguono automaticamente. I giorni di chiusura vengono saltati.',
      submit: 'Programma la lezione',
      submitSeries: 'Programma la serie',
      anyway: 'Programma comunque',
      done: (name: string, when: string) => `${name} è in programma: ${when}`,
      doneSeries: (name: string, when: string) => `${name} è in programma, la prima volta ${il(when)}`,
      noTemplates: 'Ancora nessun tipo di lezione',
      noTemplatesMeans:
        'Un tipo di lezione definisce nome, durata, posti e colore. Creane uno, poi programma le sue lezioni.',
      newTemplate: 'Nuovo tipo di lezione',
    },
  }
}

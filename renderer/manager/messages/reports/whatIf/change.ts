import { figures } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const figure = figures('en')

  return {
    lead: 'See how the last weeks would have gone with other choices. Nothing changes in the studio.',
    which: 'What changes',
    timetable: 'Schedule',
    rules: 'Rules',
    weeks: 'Weeks',
    lastWeeks: (n: number) => `The last ${figure(n)} weeks`,
    change: (name: string) => `Change ${name}`,
    changeIt: 'Change',
    add: 'Add a class',
    undo: 'Undo',
    undoAll: 'Undo all',
    aside: (n: number) =>
      n === 1
        ? 'One of your changes is for a class that wasn’t held in these weeks. Look at more weeks to include it.'
        : `${figure(n)} of your changes are for classes that weren’t held in these weeks. Look at more weeks to include them.`,
    kinds: { move: 'Move it', cancel: 'Don’t hold it', resize: 'Change spots' },
    kind: 'Change',
    weekday: 'Weekday',
    start: 'Start time',
    capacity: 'Spots',
    minutes: 'Minutes',
    template: 'Class',
    chooseTemplate: 'Choose a class',
    apply: 'Compare',
    incomplete: 'Fill in every field first.',
    changed: { move: 'Moved', cancel: 'Not held', resize: 'Spots changed', add: 'Added' },
    hours: 'Free cancellation, hours before',
    lateFee: 'Late cancellation fee',
    noShowFee: 'No-show fee',
    keepsCredit: 'Late cancellations use up the credit',
    confirm: 'Minutes to accept an offered spot',
    policy: {
      in_time: 'Cancelled in time',
      late: 'Late cancellations',
      late_fees: 'Late cancellation fees',
      no_shows: 'No-shows',
      no_show_fees: 'No-show fees',
      credits_kept: 'Credits not returned',
      prices_kept: 'Drop-in prices kept',
      offers_taken: 'Offers accepted',
      offers_run_out: 'Offers expired',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    lead: 'Sieh, wie die letzten Wochen mit anderen Entscheidungen gewesen wären. Im Studio ändert sich nichts.',
    which: 'Was sich ändert',
    timetable: 'Kursplan',
    rules: 'Regeln',
    weeks: 'Wochen',
    lastWeeks: (n) => `Die letzten ${figure(n)} Wochen`,
    change: (name) => `${name} ändern`,
    changeIt: 'Ändern',
    add: 'Kurs hinzufügen',
    undo: 'Rückgängig machen',
    undoAll: 'Alles rückgängig machen',
    aside: (n) =>
      n === 1
        ? 'Eine deiner Änderungen betrifft einen Kurs, den es in diesen Wochen nicht gab. Sieh dir mehr Wochen an, um sie einzubeziehen.'
        : `${figure(n)} deiner Änderungen betreffen Kurse, die es in diesen Wochen nicht gab. Sieh dir mehr Wochen an, um sie einzubeziehen.`,
    kinds: { move: 'Verschieben', cancel: 'Ausfallen lassen', resize: 'Plätze ändern' },
    kind: 'Änderung',
    weekday: 'Wochentag',
    start: 'Beginn',
    capacity: 'Plätze',
    minutes: 'Minuten',
    template: 'Kurs',
    chooseTemplate: 'Kurs wählen',
    apply: 'Vergleichen',
    incomplete: 'Fülle zuerst alle Felder aus.',
    changed: { move: 'Verschoben', cancel: 'Ausgefallen', resize: 'Plätze geändert', add: 'Hinzugefügt' },
    hours: 'Kostenlos stornieren bis, Stunden vorher',
    lateFee: 'Gebühr für späte Stornierung',
    noShowFee: 'Gebühr für Nichterscheinen',
    keepsCredit: 'Späte Stornierung verbraucht den Credit',
    confirm: 'Minuten, um einen angebotenen Platz anzunehmen',
    policy: {
      in_time: 'Rechtzeitig storniert',
      late: 'Spät storniert',
      late_fees: 'Gebühren für späte Stornierung',
      no_shows: 'Nicht erschienen',
      no_show_fees: 'Gebühren für Nichterscheinen',
      credits_kept: 'Nicht zurückgebuchte Credits',
      prices_kept: 'Einbehaltene Einzelkurspreise',
      offers_taken: 'Angenommene Angebote',
      offers_run_out: 'Abgelaufene Angebote',
    },
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    lead: 'Mira cómo habrían ido las últimas semanas con otras decisiones. En el centro no cambia nada.',
    which: 'Qué cambia',
    timetable: 'Horario',
    rules: 'Reglas',
    weeks: 'Semanas',
    lastWeeks: (n) => `Las últimas ${figure(n)} semanas`,
    change: (name) => `Cambiar ${name}`,
    changeIt: 'Cambiar',
    add: 'Añadir una clase',
    undo: 'Deshacer',
    undoAll: 'Deshacer todo',
    aside: (n) =>
      n === 1
        ? 'Uno de tus cambios es de una clase que no se dio en estas semanas. Mira más semanas para incluirlo.'
        : `${figure(n)} de tus cambios son de clases que no se dieron en estas semanas. Mira más semanas para incluirlos.`,
    kinds: { move: 'Moverla', cancel: 'No darla', resize: 'Cambiar las plazas' },
    kind: 'Cambio',
    weekday: 'Día de la semana',
    start: 'Hora de inicio',
    capacity: 'Plazas',
    minutes: 'Minutos',
    template: 'Clase',
    chooseTemplate: 'Elige una clase',
    apply: 'Comparar',
    incomplete: 'Rellena antes todos los campos.',
    changed: { move: 'Movida', cancel: 'No se da', resize: 'Plazas cambiadas', add: 'Añadida' },
    hours: 'Cancelación gratuita, horas antes',
    lateFee: 'Penalización por cancelación tardía',
    noShowFee: 'Penalización por no asistir',
    keepsCredit: 'La cancelación tardía gasta el crédito',
    confirm: 'Minutos para aceptar una plaza ofrecida',
    policy: {
      in_time: 'Canceladas a tiempo',
      late: 'Cancelaciones tardías',
      late_fees: 'Penalizaciones por cancelación tardía',
      no_shows: 'No asistieron',
      no_show_fees: 'Penalizaciones por no asistir',
      credits_kept: 'Créditos no devueltos',
      prices_kept: 'Precios de clases sueltas no reembolsados',
      offers_taken: 'Ofertas aceptadas',
      offers_run_out: 'Ofertas caducadas',
    },
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    lead: 'Voyez ce que les dernières semaines auraient donné avec d’autres choix. Rien ne change dans le studio.',
    which: 'Ce qui change',
    timetable: 'Planning',
    rules: 'Règles',
    weeks: 'Semaines',
    lastWeeks: (n) => `Les ${figure(n)} dernières semaines`,
    change: (name) => `Modifier ${name}`,
    changeIt: 'Modifier',
    add: 'Ajouter un cours',
    undo: 'Annuler',
    undoAll: 'Tout annuler',
    aside: (n) =>
      n === 1
        ? 'Une de vos modifications porte sur un cours qui n’a pas eu lieu ces semaines-là. Affichez plus de semaines pour l’inclure.'
        : `${figure(n)} de vos modifications portent sur des cours qui n’ont pas eu lieu ces semaines-là. Affichez plus de semaines pour les inclure.`,
    kinds: { move: 'Le déplacer', cancel: 'Ne pas le donner', resize: 'Changer les places' },
    kind: 'Modification',
    weekday: 'Jour de la semaine',
    start: 'Début',
    capacity: 'Places',
    minutes: 'Minutes',
    template: 'Cours',
    chooseTemplate: 'Choisir un cours',
    apply: 'Comparer',
    incomplete: 'Remplissez d’abord tous les champs.',
    changed: { move: 'Déplacé', cancel: 'Non donné', resize: 'Places changées', add: 'Ajouté' },
    hours: 'Annulation sans frais, heures avant',
    lateFee: 'Frais d’annulation tardive',
    noShowFee: 'Frais d’absence',
    keepsCredit: 'Une annulation tardive utilise le crédit',
    confirm: 'Minutes pour accepter une place proposée',
    policy: {
      in_time: 'Annulations à temps',
      late: 'Annulations tardives',
      late_fees: 'Frais d’annulation tardive',
      no_shows: 'Absences',
      no_show_fees: 'Frais d’absence',
      credits_kept: 'Crédits non rendus',
      prices_kept: 'Prix de cours à l’unité conservés',
      offers_taken: 'Propositions acceptées',
      offers_run_out: 'Propositions expirées',
    },
  }
}

export const it = (): Words => {
  const figure = figures('it')

  return {
    lead: 'Guarda come sarebbero andate le ultime settimane con altre scelte. Nello studio non cambia nulla.',
    which: 'Che cosa cambia',
    timetable: 'Calendario',
    rules: 'Regole',
    weeks: 'Settimane',
    lastWeeks: (n: number) => `Le ultime ${figure(n)} settimane`,
    change: (name: string) => `Cambia ${name}`,
    changeIt: 'Cambia',
    add: 'Aggiungi una lezione',
    undo: 'Annulla',
    undoAll: 'Annulla tutto',
    aside: (n: number) =>
      n === 1
        ? 'Una delle tue modifiche riguarda una lezione che in queste settimane non si è tenuta. Guarda più settimane per includerla.'
        : `${figure(n)} delle tue modifiche riguardano lezioni che in queste settimane non si sono tenute. Guarda più settimane per includerle.`,
    kinds: { move: 'Spostala', cancel: 'Non tenerla', resize: 'Cambia i posti' },
    kind: 'Modifica',
    weekday: 'Giorno della settimana',
    start: 'Inizio',
    capacity: 'Posti',
    minutes: 'Minuti',
    template: 'Lezione',
    chooseTemplate: 'Scegli una lezione',
    apply: 'Confronta',
    incomplete: 'Completa prima ogni campo.',
    changed: { move: 'Spostata', cancel: 'Non tenuta', resize: 'Posti cambiati', add: 'Aggiunta' },
    hours: 'Disdetta gratuita, ore prima',
    lateFee: 'Penale per disdetta tardiva',
    noShowFee: 'Penale per assenza',
    keepsCredit: 'La disdetta tardiva usa il credito',
    confirm: 'Minuti per accettare un posto offerto',
    policy: {
      in_time: 'Disdette in tempo',
      late: 'Disdette tardive',
      late_fees: 'Penali per disdetta tardiva',
      no_shows: 'Assenze',
      no_show_fees: 'Penali per assenza',
      credits_kept: 'Crediti non restituiti',
      prices_kept: 'Prezzi di lezioni singole trattenuti',
      offers_taken: 'Offerte accettate',
      offers_run_out: 'Offerte scadute',
    },
  }
}

import { figures } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const figure = figures('en')

  return {
    lead: 'What the last weeks would have been otherwise. Nothing in the studio changes.',
    which: 'What changes',
    timetable: 'The timetable',
    rules: 'The rules',
    weeks: 'Weeks',
    lastWeeks: (n: number) => `The last ${figure(n)} weeks`,
    change: (name: string) => `Change ${name}`,
    changeIt: 'Change',
    add: 'Add a class',
    undo: 'Take back',
    undoAll: 'Take all back',
    aside: (n: number) =>
      n === 1
        ? 'One of your changes is of a class that was not held in these weeks. It waits until you look at more of them.'
        : `${figure(n)} of your changes are of classes that were not held in these weeks. They wait until you look at more of them.`,
    kinds: { move: 'Move it', cancel: 'Do not hold it', resize: 'Other size' },
    kind: 'What to do with it',
    weekday: 'Weekday',
    start: 'Begins at',
    capacity: 'Places',
    minutes: 'Minutes',
    template: 'Class',
    chooseTemplate: 'Choose a class',
    apply: 'Compare',
    incomplete: 'Fill in every field first.',
    changed: { move: 'Moved', cancel: 'Not held', resize: 'Resized', add: 'Added' },
    hours: 'Free to cancel until, hours before',
    lateFee: 'Fee for cancelling late',
    noShowFee: 'Fee for not coming',
    keepsCredit: 'Cancelling late costs the credit',
    confirm: 'Minutes to take an offered place',
    policy: {
      in_time: 'Cancelled in time',
      late: 'Cancelled late',
      late_fees: 'Fees for cancelling late',
      no_shows: 'No-shows',
      no_show_fees: 'Fees for not coming',
      credits_kept: 'Credits not given back',
      prices_kept: 'Prices of single places kept',
      offers_taken: 'Offers taken',
      offers_run_out: 'Offers run out',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    lead: 'Wie die letzten Wochen anders gewesen wären. Im Studio ändert sich nichts.',
    which: 'Was sich ändert',
    timetable: 'Der Kursplan',
    rules: 'Die Regeln',
    weeks: 'Wochen',
    lastWeeks: (n) => `Die letzten ${figure(n)} Wochen`,
    change: (name) => `${name} ändern`,
    changeIt: 'Ändern',
    add: 'Kurs hinzufügen',
    undo: 'Zurücknehmen',
    undoAll: 'Alles zurücknehmen',
    aside: (n) =>
      n === 1
        ? 'Eine deiner Änderungen betrifft einen Kurs, den es in diesen Wochen nicht gab. Sie wartet, bis du mehr Wochen ansiehst.'
        : `${figure(n)} deiner Änderungen betreffen Kurse, die es in diesen Wochen nicht gab. Sie warten, bis du mehr Wochen ansiehst.`,
    kinds: { move: 'Verschieben', cancel: 'Nicht geben', resize: 'Andere Größe' },
    kind: 'Was damit geschieht',
    weekday: 'Wochentag',
    start: 'Beginn',
    capacity: 'Plätze',
    minutes: 'Minuten',
    template: 'Kurs',
    chooseTemplate: 'Kurs wählen',
    apply: 'Vergleichen',
    incomplete: 'Fülle zuerst alle Felder aus.',
    changed: { move: 'Verschoben', cancel: 'Nicht gegeben', resize: 'Andere Größe', add: 'Hinzugefügt' },
    hours: 'Stornofrist, Stunden vorher',
    lateFee: 'Gebühr für späte Stornierung',
    noShowFee: 'Gebühr für Nichterscheinen',
    keepsCredit: 'Wer spät storniert, verliert das Guthaben',
    confirm: 'Minuten, um einen angebotenen Platz zu nehmen',
    policy: {
      in_time: 'Rechtzeitig storniert',
      late: 'Spät storniert',
      late_fees: 'Gebühren für späte Stornierung',
      no_shows: 'Versäumt',
      no_show_fees: 'Gebühren für Nichterscheinen',
      credits_kept: 'Nicht zurückgegebenes Guthaben',
      prices_kept: 'Behaltene Preise einzelner Plätze',
      offers_taken: 'Angenommene Angebote',
      offers_run_out: 'Abgelaufene Angebote',
    },
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    lead: 'Cómo habrían sido las últimas semanas de otra manera. En el centro no cambia nada.',
    which: 'Qué cambia',
    timetable: 'El horario',
    rules: 'Las reglas',
    weeks: 'Semanas',
    lastWeeks: (n) => `Las últimas ${figure(n)} semanas`,
    change: (name) => `Cambiar ${name}`,
    changeIt: 'Cambiar',
    add: 'Añadir una clase',
    undo: 'Deshacer',
    undoAll: 'Deshacer todo',
    aside: (n) =>
      n === 1
        ? 'Uno de tus cambios es de una clase que no se dio en estas semanas. Espera a que mires más.'
        : `${figure(n)} de tus cambios son de clases que no se dieron en estas semanas. Esperan a que mires más.`,
    kinds: { move: 'Moverla', cancel: 'No darla', resize: 'Cambiar las plazas' },
    kind: 'Qué hacer con ella',
    weekday: 'Día de la semana',
    start: 'Comienzo',
    capacity: 'Plazas',
    minutes: 'Minutos',
    template: 'Clase',
    chooseTemplate: 'Elige una clase',
    apply: 'Comparar',
    incomplete: 'Rellena antes todos los campos.',
    changed: { move: 'Movida', cancel: 'No se da', resize: 'Otras plazas', add: 'Añadida' },
    hours: 'Cancelación gratis hasta, en horas antes',
    lateFee: 'Recargo por cancelar tarde',
    noShowFee: 'Recargo por no venir',
    keepsCredit: 'Cancelar tarde cuesta el crédito',
    confirm: 'Minutos para aceptar una plaza ofrecida',
    policy: {
      in_time: 'Canceladas a tiempo',
      late: 'Canceladas tarde',
      late_fees: 'Recargos por cancelar tarde',
      no_shows: 'Ausencias',
      no_show_fees: 'Recargos por no venir',
      credits_kept: 'Créditos no devueltos',
      prices_kept: 'Precios de plazas sueltas que se quedan',
      offers_taken: 'Ofertas aceptadas',
      offers_run_out: 'Ofertas caducadas',
    },
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    lead: 'Ce que les dernières semaines auraient donné autrement. Rien ne change dans le studio.',
    which: 'Ce qui change',
    timetable: 'Le planning',
    rules: 'Les règles',
    weeks: 'Semaines',
    lastWeeks: (n) => `Les ${figure(n)} dernières semaines`,
    change: (name) => `Changer ${name}`,
    changeIt: 'Changer',
    add: 'Ajouter un cours',
    undo: 'Retirer',
    undoAll: 'Tout retirer',
    aside: (n) =>
      n === 1
        ? 'Un de vos changements porte sur un cours qui n’a pas eu lieu ces semaines-là. Il attend que vous en regardiez davantage.'
        : `${figure(n)} de vos changements portent sur des cours qui n’ont pas eu lieu ces semaines-là. Ils attendent que vous en regardiez davantage.`,
    kinds: { move: 'Le déplacer', cancel: 'Ne pas le donner', resize: 'Autre taille' },
    kind: 'Qu’en faire',
    weekday: 'Jour de la semaine',
    start: 'Début',
    capacity: 'Places',
    minutes: 'Minutes',
    template: 'Cours',
    chooseTemplate: 'Choisir un cours',
    apply: 'Comparer',
    incomplete: 'Remplissez d’abord tous les champs.',
    changed: { move: 'Déplacé', cancel: 'Pas donné', resize: 'Autre taille', add: 'Ajouté' },
    hours: 'Annulation sans frais jusqu’à (heures avant)',
    lateFee: 'Frais d’annulation tardive',
    noShowFee: 'Frais d’absence',
    keepsCredit: 'Une annulation tardive coûte le crédit',
    confirm: 'Minutes pour prendre une place proposée',
    policy: {
      in_time: 'Annulations à temps',
      late: 'Annulations tardives',
      late_fees: 'Frais d’annulation tardive',
      no_shows: 'Absences',
      no_show_fees: 'Frais d’absence',
      credits_kept: 'Crédits non rendus',
      prices_kept: 'Prix de places à l’unité gardés',
      offers_taken: 'Places proposées prises',
      offers_run_out: 'Offres expirées',
    },
  }
}

export const it = (): Words => {
  const figure = figures('it')

  return {
    lead: 'Come sarebbero andate le ultime settimane con altre scelte. Nello studio non cambia nulla.',
    which: 'Che cosa cambia',
    timetable: 'L’orario',
    rules: 'Le regole',
    weeks: 'Settimane',
    lastWeeks: (n: number) => `Le ultime ${figure(n)} settimane`,
    change: (name: string) => `Cambia ${name}`,
    changeIt: 'Cambia',
    add: 'Aggiungi una lezione',
    undo: 'Annulla',
    undoAll: 'Annulla tutto',
    aside: (n: number) =>
      n === 1
        ? 'Una delle tue modifiche riguarda una lezione che in queste settimane non si è tenuta. Attende che tu ne guardi di più.'
        : `${figure(n)} delle tue modifiche riguardano lezioni che in queste settimane non si sono tenute. Attendono che tu ne guardi di più.`,
    kinds: { move: 'Spostala', cancel: 'Non tenerla', resize: 'Cambia i posti' },
    kind: 'Che cosa farne',
    weekday: 'Giorno della settimana',
    start: 'Inizio',
    capacity: 'Posti',
    minutes: 'Minuti',
    template: 'Lezione',
    chooseTemplate: 'Scegli una lezione',
    apply: 'Confronta',
    incomplete: 'Completa prima ogni campo.',
    changed: { move: 'Spostata', cancel: 'Non tenuta', resize: 'Posti cambiati', add: 'Aggiunta' },
    hours: 'Annullamento gratuito, ore prima',
    lateFee: 'Penale per disdetta tardiva',
    noShowFee: 'Penale per assenza',
    keepsCredit: 'La disdetta tardiva costa il credito',
    confirm: 'Minuti per prendere un posto offerto',
    policy: {
      in_time: 'Annullate in tempo',
      late: 'Annullate tardi',
      late_fees: 'Penali per disdetta tardiva',
      no_shows: 'Assenze',
      no_show_fees: 'Penali per assenza',
      credits_kept: 'Crediti non restituiti',
      prices_kept: 'Prezzi di posti singoli trattenuti',
      offers_taken: 'Offerte prese',
      offers_run_out: 'Offerte scadute',
    },
  }
}

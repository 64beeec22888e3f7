import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const people = (n: number) => count(n, { one: '1 person', other: `${figure(n)} people` })

  return {
    was: 'As it was',
    wouldBe: 'As it would be',
    sums: {
      classes: 'Classes',
      seats: 'Spots',
      booked: 'Booked',
      came: 'Checked in',
      income: 'Income',
      pay: 'Pay',
      left: 'Left after pay',
    },
    figure: 'Figure',
    difference: 'Difference',
    compared: 'Before and after',
    byClass: 'Class by class',
    slot: (day: string, time: string) => `${day}, ${time}`,
    moved: (time: string) => `to ${time}`,
    breakEven: 'To break even',
    noPay: 'No pay is set for classes: only income is compared.',
    none: 'No classes in these weeks',
    noneHelp: 'The comparison uses the last eight weeks. Come back once you’ve held some classes.',
    why: 'Why',
    unchanged: 'Unchanged',
    followed: (n: number) => `${people(n)} would follow`,
    other_time: (n: number) => `${people(n)} never came at that time`,
    not_covered: (n: number) => `${people(n)} with a membership that isn’t valid then`,
    busy: (n: number) => `${people(n)} in another class or appointment then`,
    no_place: (n: number) => `${people(n)} without a spot`,
    cancelled: (n: number) => `${people(n)} lost with the class`,
    from_waitlist: (n: number) => `${people(n)} from the waitlist`,
    became: (late: number, inTime: number) =>
      `${count(late, { one: '1 cancellation', other: `${figure(late)} cancellations` })} would have been late, ${figure(inTime)} in time.`,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const people = (n: number) => count(n, { one: '1 Person', other: `${figure(n)} Personen` })

  return {
    was: 'Wie es war',
    wouldBe: 'Wie es wäre',
    sums: {
      classes: 'Kurse',
      seats: 'Plätze',
      booked: 'Gebucht',
      came: 'Eingecheckt',
      income: 'Einnahmen',
      pay: 'Vergütung',
      left: 'Rest nach Vergütung',
    },
    figure: 'Zahl',
    difference: 'Unterschied',
    compared: 'Vorher und nachher',
    byClass: 'Kurs für Kurs',
    slot: (day, time) => `${day}, ${time}`,
    moved: (time) => `auf ${time}`,
    breakEven: 'Zur Kostendeckung',
    noPay: 'Für Kurse ist keine Vergütung hinterlegt: Verglichen werden nur die Einnahmen.',
    none: 'Keine Kurse in diesen Wochen',
    noneHelp: 'Der Vergleich nutzt die letzten acht Wochen. Komm wieder, wenn Kurse stattgefunden haben.',
    why: 'Warum',
    unchanged: 'Unverändert',
    followed: (n) => count(n, { one: '1 Person würde mitgehen', other: `${figure(n)} Personen würden mitgehen` }),
    other_time: (n) =>
      count(n, { one: '1 Person kam nie zu dieser Zeit', other: `${figure(n)} Personen kamen nie zu dieser Zeit` }),
    not_covered: (n) => `${people(n)} mit einer Mitgliedschaft, die dann nicht gilt`,
    busy: (n) => `${people(n)} dann in einem anderen Kurs oder Termin`,
    no_place: (n) => `${people(n)} ohne Platz`,
    cancelled: (n) => `${people(n)} mit dem Kurs verloren`,
    from_waitlist: (n) => `${people(n)} von der Warteliste`,
    became: (late, inTime) =>
      `${count(late, { one: '1 Stornierung wäre', other: `${figure(late)} Stornierungen wären` })} zu spät gewesen, ${figure(inTime)} rechtzeitig.`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} personas` })

  return {
    was: 'Como fue',
    wouldBe: 'Como habría sido',
    sums: {
      classes: 'Clases',
      seats: 'Plazas',
      booked: 'Con reserva',
      came: 'Asistieron',
      income: 'Ingresos',
      pay: 'Remuneración',
      left: 'Resto tras remuneración',
    },
    figure: 'Cifra',
    difference: 'Diferencia',
    compared: 'Antes y después',
    byClass: 'Clase por clase',
    slot: (day, time) => `${day}, ${time}`,
    moved: (time) => `a las ${time}`,
    breakEven: 'Punto de equilibrio',
    noPay: 'Las clases no tienen remuneración: solo se comparan los ingresos.',
    none: 'No hay clases en estas semanas',
    noneHelp: 'La comparación usa las últimas ocho semanas. Vuelve cuando haya habido clases.',
    why: 'Por qué',
    unchanged: 'Sin cambios',
    followed: (n) => `Seguirían en la clase: ${people(n)}`,
    other_time: (n) => `Nunca vinieron a esa hora: ${people(n)}`,
    not_covered: (n) => `Con un bono o una suscripción que no vale a esa hora: ${people(n)}`,
    busy: (n) => `En otra clase o cita a esa hora: ${people(n)}`,
    no_place: (n) => `Sin plaza: ${people(n)}`,
    cancelled: (n) => `Se pierden con la clase: ${people(n)}`,
    from_waitlist: (n) => `De la lista de espera: ${people(n)}`,
    became: (late, inTime) => `Cancelaciones que habrían sido tardías: ${figure(late)}; a tiempo: ${figure(inTime)}.`,
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const people = (n: number) => count(n, { one: `${figure(n)} personne`, other: `${figure(n)} personnes` })

  return {
    was: 'Tel que c’était',
    wouldBe: 'Tel que ce serait',
    sums: {
      classes: 'Cours',
      seats: 'Places',
      booked: 'Réservées',
      came: 'Présences',
      income: 'Recettes',
      pay: 'Rémunération',
      left: 'Reste après rémunération',
    },
    figure: 'Chiffre',
    difference: 'Écart',
    compared: 'Avant et après',
    byClass: 'Cours par cours',
    slot: (day, time) => `${day}, ${time}`,
    moved: (time) => `vers ${time}`,
    breakEven: 'Seuil de rentabilité',
    noPay: 'Aucune rémunération n’est définie pour les cours\u00a0: seules les recettes sont comparées.',
    none: 'Aucun cours ces semaines-là',
    noneHelp: 'La comparaison utilise les huit dernières semaines. Revenez quand il y aura eu des cours.',
    why: 'Pourquoi',
    unchanged: 'Inchangé',
    followed: (n) => count(n, { one: `${figure(n)} personne suivrait`, other: `${figure(n)} personnes suivraient` }),
    other_time: (n) =>
      count(n, {
        one: `${figure(n)} personne n’est jamais venue à cette heure`,
        other: `${figure(n)} personnes ne sont jamais venues à cette heure`,
      }),
    not_covered: (n) => `${people(n)} dont l’abonnement n’est pas valable à cette heure`,
    busy: (n) => `${people(n)} dans un autre cours ou rendez-vous à ce moment`,
    no_place: (n) => `${people(n)} sans place`,
    cancelled: (n) =>
      count(n, {
        one: `${figure(n)} personne perdue avec le cours`,
        other: `${figure(n)} personnes perdues avec le cours`,
      }),
    from_waitlist: (n) => `${people(n)} de la liste d’attente`,
    became: (late, inTime) =>
      `${count(late, {
        one: `${figure(late)} annulation aurait été tardive`,
        other: `${figure(late)} annulations auraient été tardives`,
      })}, ${figure(inTime)} à temps.`,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} persone` })

  return {
    was: 'Com’è andata',
    wouldBe: 'Come sarebbe andata',
    sums: {
      classes: 'Lezioni',
      seats: 'Posti',
      booked: 'Prenotati',
      came: 'Presenti',
      income: 'Entrate',
      pay: 'Compensi',
      left: 'Resta dopo i compensi',
    },
    figure: 'Cifra',
    difference: 'Differenza',
    compared: 'Prima e dopo',
    byClass: 'Lezione per lezione',
    slot: (day: string, time: string) => `${day}, ${time}`,
    moved: (time: string) => `alle ${time}`,
    breakEven: 'Pareggio',
    noPay: 'Per le lezioni non ci sono compensi: si confrontano solo le entrate.',
    none: 'Nessuna lezione in queste settimane',
    noneHelp: 'Il confronto usa le ultime otto settimane. Torna quando ci saranno state lezioni.',
    why: 'Perché',
    unchanged: 'Invariato',
    followed: (n: number) => `Seguirebbero la lezione: ${people(n)}`,
    other_time: (n: number) => `Mai venute a quell’ora: ${people(n)}`,
    not_covered: (n: number) => `Con un abbonamento non valido a quell’ora: ${people(n)}`,
    busy: (n: number) => `Già in un’altra lezione o appuntamento: ${people(n)}`,
    no_place: (n: number) => `Senza posto: ${people(n)}`,
    cancelled: (n: number) => `Perse con la lezione: ${people(n)}`,
    from_waitlist: (n: number) => `Dalla lista d’attesa: ${people(n)}`,
    became: (late: number, inTime: number) =>
      `Disdette che sarebbero state tardive: ${figure(late)}; in tempo: ${figure(inTime)}.`,
  }
}

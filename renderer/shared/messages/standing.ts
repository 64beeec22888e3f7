import { figures, plurals } from '../i18n/plural.ts'

/** The cost of a weekly booking, shown before it starts. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    from: (day: string) => `From ${day}`,
    uses: (credits: number, weeks: number) =>
      `Uses ${count(credits, { one: '1 credit', other: `${figure(credits)} credits` })} ${weeks === 1 ? 'each week' : `every ${figure(weeks)} weeks`}.`,
    covered: (name: string) => `Paid by ${name}, without credits.`,
    lasts: (n: number, day: string, isOwn: boolean) =>
      count(n, {
        one: `The last credit is used on ${day}.`,
        other: `${isOwn ? 'Your' : 'The'} ${figure(n)} credits last until ${day}.`,
      }),
    named: (name: string, n: number | null, day: string) =>
      n === null
        ? `${name}: until ${day}.`
        : `${name}: ${count(n, { one: '1 credit', other: `${figure(n)} credits` })}, until ${day}.`,
    then: 'After that, booking stops until there are new credits.',
    renews: (day: string) => `New credits arrive on ${day}.`,
    enough: (n: number, isOwn: boolean) => `${isOwn ? 'Your' : 'The'} ${figure(n)} credits are enough for that.`,
    past: (n: number, day: string, isOwn: boolean) =>
      `${isOwn ? 'Your' : 'The'} ${figure(n)} credits last past ${day}.`,
    refused: (day: string, why: string) => `${day} can’t be booked right now: ${why}`,
    nothing: 'There are no classes on these days.',
    more: (n: number) => count(n, { one: 'and 1 more date', other: `and ${figure(n)} more dates` }),
    tooLate: 'Free cancellation has ended, so this class isn’t booked automatically. Book it yourself.',
    moreChoices: 'More options',
    starts: 'First day',
    ends: 'Last day',
    endsHelp: 'Leave empty to continue until it’s ended.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    from: (day) => `Ab ${day}`,
    uses: (credits, weeks) =>
      `Kostet ${weeks === 1 ? 'jede Woche' : `alle ${figure(weeks)} Wochen`} ${count(credits, { one: '1 Credit', other: `${figure(credits)} Credits` })}.`,
    covered: (name) => `Bezahlt mit „${name}“, ohne Credits.`,
    lasts: (n, day, isOwn) =>
      count(n, {
        one: `Der letzte Credit wird am ${day} genutzt.`,
        other: `${isOwn ? 'Deine' : 'Die'} ${figure(n)} Credits reichen bis ${day}.`,
      }),
    named: (name, n, day) =>
      n === null
        ? `${name}: bis ${day}.`
        : `${name}: ${count(n, { one: '1 Credit', other: `${figure(n)} Credits` })}, bis ${day}.`,
    then: 'Danach wird erst mit neuen Credits wieder gebucht.',
    renews: (day) => `Neue Credits gibt es am ${day}.`,
    enough: (n, isOwn) => `${isOwn ? 'Deine' : 'Die'} ${figure(n)} Credits reichen dafür.`,
    past: (n, day, isOwn) => `${isOwn ? 'Deine' : 'Die'} ${figure(n)} Credits reichen über den ${day} hinaus.`,
    refused: (day, why) => `${day} ist derzeit nicht buchbar: ${why}`,
    nothing: 'An diesen Tagen findet kein Kurs statt.',
    more: (n) => count(n, { one: 'und 1 weiterer Termin', other: `und ${figure(n)} weitere Termine` }),
    tooLate: 'Stornieren ist nicht mehr kostenlos, deshalb wird der Kurs nicht automatisch gebucht. Buche ihn selbst.',
    moreChoices: 'Weitere Optionen',
    starts: 'Erster Tag',
    ends: 'Letzter Tag',
    endsHelp: 'Leer lassen, um ohne Enddatum zu buchen.',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    from: (day) => `Desde el ${day}`,
    uses: (credits, weeks) =>
      `Usa ${count(credits, { one: '1 crédito', other: `${figure(credits)} créditos` })} ${weeks === 1 ? 'cada semana' : `cada ${figure(weeks)} semanas`}.`,
    covered: (name) => `Se paga con ${name}, sin créditos.`,
    lasts: (n, day, isOwn) =>
      count(n, {
        one: `El último crédito se usa el ${day}.`,
        other: `${isOwn ? 'Tus' : 'Los'} ${figure(n)} créditos duran hasta el ${day}.`,
      }),
    named: (name, n, day) =>
      n === null
        ? `${name}: hasta el ${day}.`
        : `${name}: ${count(n, { one: '1 crédito', other: `${figure(n)} créditos` })}, hasta el ${day}.`,
    then: 'Después no se reserva nada hasta que haya créditos nuevos.',
    renews: (day) => `El ${day} llegan créditos nuevos.`,
    enough: (n, isOwn) => `${isOwn ? 'Tus' : 'Los'} ${figure(n)} créditos son suficientes.`,
    past: (n, day, isOwn) => `${isOwn ? 'Tus' : 'Los'} ${figure(n)} créditos llegan más allá del ${day}.`,
    refused: (day, why) => `${day} no se puede reservar ahora: ${why}`,
    nothing: 'En esos días no hay clases.',
    more: (n) => count(n, { one: 'y 1 fecha más', other: `y ${figure(n)} fechas más` }),
    tooLate: 'Cancelar ya no es gratis, así que la clase no se reserva automáticamente. Resérvala tú.',
    moreChoices: 'Más opciones',
    starts: 'Primer día',
    ends: 'Último día',
    endsHelp: 'Déjalo vacío para reservar sin fecha de fin.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    from: (day) => `À partir du ${day}`,
    uses: (credits, weeks) =>
      `Utilise ${count(credits, { one: '1 crédit', other: `${figure(credits)} crédits` })} ${weeks === 1 ? 'par semaine' : `toutes les ${figure(weeks)} semaines`}.`,
    covered: (name) => `Payé avec «\u00a0${name}\u00a0», sans crédits.`,
    lasts: (n, day, isOwn) =>
      count(n, {
        one: `Le dernier crédit est utilisé le ${day}.`,
        other: `${isOwn ? 'Vos' : 'Les'} ${figure(n)} crédits suffisent jusqu’au ${day}.`,
      }),
    named: (name, n, day) =>
      n === null
        ? `${name}\u00a0: jusqu’au ${day}.`
        : `${name}\u00a0: ${count(n, { one: '1 crédit', other: `${figure(n)} crédits` })}, jusqu’au ${day}.`,
    then: 'Ensuite, plus aucune réservation sans nouveaux crédits.',
    renews: (day) => `De nouveaux crédits arrivent le ${day}.`,
    enough: (n, isOwn) => `${isOwn ? 'Vos' : 'Les'} ${figure(n)} crédits suffisent.`,
    past: (n, day, isOwn) => `${isOwn ? 'Vos' : 'Les'} ${figure(n)} crédits vont au-delà du ${day}.`,
    refused: (day, why) => `${day}\u00a0: réservation impossible pour le moment. ${why}`,
    nothing: 'Il n’y a aucun cours ces jours-là.',
    more: (n) => count(n, { one: 'et 1 autre date', other: `et ${figure(n)} autres dates` }),
    tooLate:
      'L’annulation n’est plus gratuite, ce cours n’est donc pas réservé automatiquement. Réservez-le vous-même.',
    moreChoices: 'Plus d’options',
    starts: 'Premier jour',
    ends: 'Dernier jour',
    endsHelp: 'Laissez vide pour réserver sans date de fin.',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    from: (day) => `Inizio: ${day}`,
    uses: (credits, weeks) =>
      `Usa ${count(credits, { one: '1 credito', other: `${figure(credits)} crediti` })} ${weeks === 1 ? 'ogni settimana' : `ogni ${figure(weeks)} settimane`}.`,
    covered: (name) => `Pagata con ${name}, senza crediti.`,
    lasts: (n, day) =>
      count(n, {
        one: `Uso dell’ultimo credito: ${day}.`,
        other: `${figure(n)} crediti, ultima lezione: ${day}.`,
      }),
    named: (name, n, day) =>
      n === null
        ? `${name}: ultimo giorno ${day}.`
        : `${name}: ${count(n, { one: '1 credito', other: `${figure(n)} crediti` })}, ultimo giorno ${day}.`,
    then: 'Dopo non si prenota nulla finché non ci sono nuovi crediti.',
    renews: (day) => `Nuovi crediti: ${day}.`,
    enough: (n) => `${figure(n)} crediti bastano.`,
    past: (n, day) => `${day}: ${figure(n)} crediti bastano anche dopo.`,
    refused: (day, why) => `${day} non si può prenotare al momento: ${why}`,
    nothing: 'In questi giorni non ci sono lezioni.',
    more: (n) => count(n, { one: 'e 1 altra data', other: `e altre ${figure(n)} date` }),
    tooLate: 'Disdire non è più gratis, perciò la lezione non viene prenotata automaticamente. Prenotala tu.',
    moreChoices: 'Altre opzioni',
    starts: 'Primo giorno',
    ends: 'Ultimo giorno',
    endsHelp: 'Lascia vuoto per prenotare senza data di fine.',
  }
}

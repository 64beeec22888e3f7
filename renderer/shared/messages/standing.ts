import { figures, plurals } from '../i18n/plural.ts'

/** What a weekly booking takes, said before it is started. */
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
    then: 'After that nothing more is booked until there are new credits.',
    renews: (day: string) => `New credits come on ${day}.`,
    enough: (n: number, isOwn: boolean) => `${isOwn ? 'Your' : 'The'} ${figure(n)} credits are enough for that.`,
    past: (n: number, day: string, isOwn: boolean) =>
      `${isOwn ? 'Your' : 'The'} ${figure(n)} credits last past ${day}.`,
    refused: (day: string, why: string) => `${day} can’t be booked as things stand: ${why}`,
    nothing: 'No class falls on these days.',
    more: (n: number) => count(n, { one: 'and one more date', other: `and ${figure(n)} more dates` }),
    tooLate: 'Cancelling is not free any more, so it is not booked automatically. Book it by hand.',
    moreChoices: 'More choices',
    starts: 'First day',
    ends: 'Last day',
    endsHelp: 'Empty: it goes on until somebody ends it.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    from: (day) => `Ab ${day}`,
    uses: (credits, weeks) =>
      `Kostet ${weeks === 1 ? 'jede Woche' : `alle ${figure(weeks)} Wochen`} ${figure(credits)} Guthaben.`,
    covered: (name) => `Bezahlt mit „${name}“, ohne Guthaben.`,
    lasts: (n, day, isOwn) =>
      count(n, {
        one: `Das letzte Guthaben reicht bis ${day}.`,
        other: `${isOwn ? 'Deine' : 'Die'} ${figure(n)} Guthaben reichen bis ${day}.`,
      }),
    named: (name, n, day) => (n === null ? `${name}: bis ${day}.` : `${name}: ${figure(n)} Guthaben, bis ${day}.`),
    then: 'Danach wird nichts mehr gebucht, bis es neues Guthaben gibt.',
    renews: (day) => `Neues Guthaben kommt am ${day}.`,
    enough: (n, isOwn) => `${isOwn ? 'Deine' : 'Die'} ${figure(n)} Guthaben reichen dafür.`,
    past: (n, day, isOwn) => `${isOwn ? 'Deine' : 'Die'} ${figure(n)} Guthaben reichen über den ${day} hinaus.`,
    refused: (day, why) => `${day} lässt sich nach jetzigem Stand nicht buchen: ${why}`,
    nothing: 'An diesen Tagen findet kein Kurs statt.',
    more: (n) => count(n, { one: 'und ein weiterer Termin', other: `und ${figure(n)} weitere Termine` }),
    tooLate: 'Stornieren ist nicht mehr kostenlos, deshalb wird der Kurs nicht automatisch gebucht. Buche ihn selbst.',
    moreChoices: 'Mehr einstellen',
    starts: 'Erster Tag',
    ends: 'Letzter Tag',
    endsHelp: 'Leer: Es geht weiter, bis jemand es beendet.',
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
        one: `El último crédito llega hasta el ${day}.`,
        other: `${isOwn ? 'Tus' : 'Los'} ${figure(n)} créditos duran hasta el ${day}.`,
      }),
    named: (name, n, day) =>
      n === null
        ? `${name}: hasta el ${day}.`
        : `${name}: ${count(n, { one: '1 crédito', other: `${figure(n)} créditos` })}, hasta el ${day}.`,
    then: 'Después no se reserva nada más hasta que haya créditos nuevos.',
    renews: (day) => `El ${day} llegan créditos nuevos.`,
    enough: (n, isOwn) => `${isOwn ? 'Tus' : 'Los'} ${figure(n)} créditos bastan para eso.`,
    past: (n, day, isOwn) => `${isOwn ? 'Tus' : 'Los'} ${figure(n)} créditos llegan más allá del ${day}.`,
    refused: (day, why) => `${day} no se puede reservar tal como está ahora: ${why}`,
    nothing: 'En esos días no hay ninguna clase.',
    more: (n) => count(n, { one: 'y una fecha más', other: `y ${figure(n)} fechas más` }),
    tooLate: 'Cancelar ya no es gratis, así que no se reserva automáticamente. Resérvala tú.',
    moreChoices: 'Más opciones',
    starts: 'Primer día',
    ends: 'Último día',
    endsHelp: 'Vacío: sigue hasta que alguien lo termine.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    from: (day) => `À partir du ${day}`,
    uses: (credits, weeks) =>
      `Utilise ${count(credits, { one: '1 crédit', other: `${figure(credits)} crédits` })} ${weeks === 1 ? 'par semaine' : `toutes les ${figure(weeks)} semaines`}.`,
    covered: (name) => `Payé avec ${name}, sans crédits.`,
    lasts: (n, day, isOwn) =>
      count(n, {
        one: `Le dernier crédit suffit jusqu’au ${day}.`,
        other: `${isOwn ? 'Vos' : 'Les'} ${figure(n)} crédits suffisent jusqu’au ${day}.`,
      }),
    named: (name, n, day) =>
      n === null
        ? `${name}\u00a0: jusqu’au ${day}.`
        : `${name}\u00a0: ${count(n, { one: '1 crédit', other: `${figure(n)} crédits` })}, jusqu’au ${day}.`,
    then: 'Ensuite, plus rien n’est réservé tant qu’il n’y a pas de nouveaux crédits.',
    renews: (day) => `De nouveaux crédits arrivent le ${day}.`,
    enough: (n, isOwn) => `${isOwn ? 'Vos' : 'Les'} ${figure(n)} crédits suffisent pour cela.`,
    past: (n, day, isOwn) => `${isOwn ? 'Vos' : 'Les'} ${figure(n)} crédits vont au-delà du ${day}.`,
    refused: (day, why) => `${day} ne peut pas être réservé en l’état\u00a0: ${why}`,
    nothing: 'Aucun cours n’a lieu ces jours-là.',
    more: (n) => count(n, { one: 'et une autre date', other: `et ${figure(n)} autres dates` }),
    tooLate: 'L’annulation n’est plus gratuite, il n’est donc pas réservé automatiquement. Réservez-le vous-même.',
    moreChoices: 'Plus d’options',
    starts: 'Premier jour',
    ends: 'Dernier jour',
    endsHelp: 'Vide\u00a0: cela continue jusqu’à ce que quelqu’un l’arrête.',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    from: (day) => `Dal ${day}`,
    uses: (credits, weeks) =>
      `Usa ${count(credits, { one: '1 credito', other: `${figure(credits)} crediti` })} ${weeks === 1 ? 'ogni settimana' : `ogni ${figure(weeks)} settimane`}.`,
    covered: (name) => `Pagata con ${name}, senza crediti.`,
    lasts: (n, day, isOwn) =>
      count(n, {
        one: `L’ultimo credito basta fino al ${day}.`,
        other: `${isOwn ? 'I tuoi' : 'I'} ${figure(n)} crediti bastano fino al ${day}.`,
      }),
    named: (name, n, day) =>
      n === null
        ? `${name}: fino al ${day}.`
        : `${name}: ${count(n, { one: '1 credito', other: `${figure(n)} crediti` })}, fino al ${day}.`,
    then: 'Dopo non si prenota più nulla finché non ci sono nuovi crediti.',
    renews: (day) => `Il ${day} arrivano nuovi crediti.`,
    enough: (n, isOwn) => `${isOwn ? 'I tuoi' : 'I'} ${figure(n)} crediti bastano.`,
    past: (n, day, isOwn) => `${isOwn ? 'I tuoi' : 'I'} ${figure(n)} crediti bastano oltre il ${day}.`,
    refused: (day, why) => `${day} per ora non si può prenotare: ${why}`,
    nothing: 'In questi giorni non c’è nessuna lezione.',
    more: (n) => count(n, { one: 'e un’altra data', other: `e altre ${figure(n)} date` }),
    tooLate: 'Disdire non è più gratis, perciò non viene prenotata in automatico. Prenotala tu.',
    moreChoices: 'Altre scelte',
    starts: 'Primo giorno',
    ends: 'Ultimo giorno',
    endsHelp: 'Vuoto: continua finché qualcuno non la termina.',
  }
}

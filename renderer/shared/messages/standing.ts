/** What a weekly booking takes, said before it is started. */
export const en = {
  from: (day: string) => `From ${day}`,
  uses: (credits: number, weeks: number) =>
    `Uses ${credits === 1 ? '1 credit' : `${credits} credits`} ${weeks === 1 ? 'each week' : `every ${weeks} weeks`}.`,
  covered: (name: string) => `Paid by ${name}, without credits.`,
  lasts: (n: number, day: string, isOwn: boolean) =>
    n === 1 ? `The last credit is used on ${day}.` : `${isOwn ? 'Your' : 'The'} ${n} credits last until ${day}.`,
  named: (name: string, n: number | null, day: string) =>
    n === null ? `${name}: until ${day}.` : `${name}: ${n === 1 ? '1 credit' : `${n} credits`}, until ${day}.`,
  then: 'After that nothing more is booked until there are new credits.',
  renews: (day: string) => `New credits come on ${day}.`,
  enough: (n: number, isOwn: boolean) => `${isOwn ? 'Your' : 'The'} ${n} credits are enough for that.`,
  past: (n: number, day: string, isOwn: boolean) => `${isOwn ? 'Your' : 'The'} ${n} credits last past ${day}.`,
  refused: (day: string, why: string) => `${day} can’t be booked as things stand: ${why}`,
  nothing: 'No class falls on these days.',
  more: (n: number) => (n === 1 ? 'and one more date' : `and ${n} more dates`),
  tooLate: 'Cancelling is not free any more, so it is not booked automatically. Book it by hand.',
  moreChoices: 'More choices',
  starts: 'First day',
  ends: 'Last day',
  endsHelp: 'Empty: it goes on until somebody ends it.',
}

type Words = typeof en

export const de: Words = {
  from: (day) => `Ab ${day}`,
  uses: (credits, weeks) => `Kostet ${weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`} ${credits} Guthaben.`,
  covered: (name) => `Zahlt „${name}“, ohne Guthaben.`,
  lasts: (n, day, isOwn) =>
    n === 1 ? `Das letzte Guthaben reicht bis ${day}.` : `${isOwn ? 'Deine' : 'Die'} ${n} Guthaben reichen bis ${day}.`,
  named: (name, n, day) => (n === null ? `${name}: bis ${day}.` : `${name}: ${n} Guthaben, bis ${day}.`),
  then: 'Danach wird nichts mehr gebucht, bis es neues Guthaben gibt.',
  renews: (day) => `Neues Guthaben kommt am ${day}.`,
  enough: (n, isOwn) => `${isOwn ? 'Deine' : 'Die'} ${n} Guthaben reichen dafür.`,
  past: (n, day, isOwn) => `${isOwn ? 'Deine' : 'Die'} ${n} Guthaben reichen über den ${day} hinaus.`,
  refused: (day, why) => `${day} lässt sich nach jetzigem Stand nicht buchen: ${why}`,
  nothing: 'An diesen Tagen findet kein Kurs statt.',
  more: (n) => (n === 1 ? 'und ein weiterer Termin' : `und ${n} weitere Termine`),
  tooLate: 'Stornieren ist nicht mehr kostenlos, deshalb wird er nicht von selbst gebucht. Buche ihn einzeln.',
  moreChoices: 'Mehr einstellen',
  starts: 'Erster Tag',
  ends: 'Letzter Tag',
  endsHelp: 'Leer: Es geht weiter, bis jemand es beendet.',
}

export const es: Words = {
  from: (day) => `Desde el ${day}`,
  uses: (credits, weeks) =>
    `Usa ${credits === 1 ? '1 crédito' : `${credits} créditos`} ${weeks === 1 ? 'cada semana' : `cada ${weeks} semanas`}.`,
  covered: (name) => `Lo paga ${name}, sin créditos.`,
  lasts: (n, day, isOwn) =>
    n === 1
      ? `El último crédito llega hasta el ${day}.`
      : `${isOwn ? 'Tus' : 'Los'} ${n} créditos duran hasta el ${day}.`,
  named: (name, n, day) =>
    n === null ? `${name}: hasta el ${day}.` : `${name}: ${n === 1 ? '1 crédito' : `${n} créditos`}, hasta el ${day}.`,
  then: 'Después no se reserva nada más hasta que haya créditos nuevos.',
  renews: (day) => `El ${day} llegan créditos nuevos.`,
  enough: (n, isOwn) => `${isOwn ? 'Tus' : 'Los'} ${n} créditos bastan para eso.`,
  past: (n, day, isOwn) => `${isOwn ? 'Tus' : 'Los'} ${n} créditos llegan más allá del ${day}.`,
  refused: (day, why) => `${day} no se puede reservar tal como está ahora: ${why}`,
  nothing: 'En esos días no hay ninguna clase.',
  more: (n) => (n === 1 ? 'y una fecha más' : `y ${n} fechas más`),
  tooLate: 'Cancelar ya no es gratis, así que no se reserva sola. Resérvala a mano.',
  moreChoices: 'Más opciones',
  starts: 'Primer día',
  ends: 'Último día',
  endsHelp: 'Vacío: sigue hasta que alguien lo termine.',
}

export const fr: Words = {
  from: (day) => `À partir du ${day}`,
  uses: (credits, weeks) =>
    `Utilise ${credits === 1 ? '1 crédit' : `${credits} crédits`} ${weeks === 1 ? 'par semaine' : `toutes les ${weeks} semaines`}.`,
  covered: (name) => `Payé par ${name}, sans crédits.`,
  lasts: (n, day, isOwn) =>
    n === 1
      ? `Le dernier crédit suffit jusqu’au ${day}.`
      : `${isOwn ? 'Vos' : 'Les'} ${n} crédits suffisent jusqu’au ${day}.`,
  named: (name, n, day) =>
    n === null
      ? `${name}\u00a0: jusqu’au ${day}.`
      : `${name}\u00a0: ${n === 1 ? '1 crédit' : `${n} crédits`}, jusqu’au ${day}.`,
  then: 'Ensuite, plus rien n’est réservé tant qu’il n’y a pas de nouveaux crédits.',
  renews: (day) => `De nouveaux crédits arrivent le ${day}.`,
  enough: (n, isOwn) => `${isOwn ? 'Vos' : 'Les'} ${n} crédits suffisent pour cela.`,
  past: (n, day, isOwn) => `${isOwn ? 'Vos' : 'Les'} ${n} crédits vont au-delà du ${day}.`,
  refused: (day, why) => `${day} ne peut pas être réservé en l’état\u00a0: ${why}`,
  nothing: 'Aucun cours n’a lieu ces jours-là.',
  more: (n) => (n === 1 ? 'et une autre date' : `et ${n} autres dates`),
  tooLate: 'L’annulation n’est plus gratuite, il n’est donc pas réservé automatiquement. Réservez-le à la main.',
  moreChoices: 'Plus d’options',
  starts: 'Premier jour',
  ends: 'Dernier jour',
  endsHelp: 'Vide\u00a0: cela continue jusqu’à ce que quelqu’un l’arrête.',
}

export const it: Words = {
  from: (day) => `Dal ${day}`,
  uses: (credits, weeks) =>
    `Usa ${credits === 1 ? '1 credito' : `${credits} crediti`} ${weeks === 1 ? 'ogni settimana' : `ogni ${weeks} settimane`}.`,
  covered: (name) => `Paga ${name}, senza crediti.`,
  lasts: (n, day, isOwn) =>
    n === 1
      ? `L’ultimo credito basta fino al ${day}.`
      : `${isOwn ? 'I tuoi' : 'I'} ${n} crediti bastano fino al ${day}.`,
  named: (name, n, day) =>
    n === null ? `${name}: fino al ${day}.` : `${name}: ${n === 1 ? '1 credito' : `${n} crediti`}, fino al ${day}.`,
  then: 'Dopo non si prenota più nulla finché non ci sono nuovi crediti.',
  renews: (day) => `Il ${day} arrivano nuovi crediti.`,
  enough: (n, isOwn) => `${isOwn ? 'I tuoi' : 'I'} ${n} crediti bastano.`,
  past: (n, day, isOwn) => `${isOwn ? 'I tuoi' : 'I'} ${n} crediti bastano oltre il ${day}.`,
  refused: (day, why) => `${day} per ora non si può prenotare: ${why}`,
  nothing: 'In questi giorni non c’è nessuna lezione.',
  more: (n) => (n === 1 ? 'e un’altra data' : `e altre ${n} date`),
  tooLate: 'Disdire non è più gratis, perciò non viene prenotata da sola. Prenotala a mano.',
  moreChoices: 'Altre scelte',
  starts: 'Primo giorno',
  ends: 'Ultimo giorno',
  endsHelp: 'Vuoto: continua finché qualcuno non la termina.',
}

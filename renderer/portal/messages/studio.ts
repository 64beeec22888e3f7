import { figures, plurals } from '../../shared/i18n/plural.ts'

/** What is said to who looks around. */
export const en = () => {
  const figure = figures('en')

  return {
    week: 'The week at a glance',
    noClasses: 'No classes',
    more: (n: number) => `${figure(n)} more`,
    next: 'Next for you',
    nextNone: 'Nothing booked yet. Your next classes will stand here.',
    alsoThatDay: 'Also on this day',
    share: 'Share',
    linkCopied: 'The link is copied',
    map: 'Show on a map',
    prices: 'Prices',
    allPrices: 'All prices',
    signInFirst: 'You sign in or create an account first; then it is one tap.',
    notShown: 'This class is not on the schedule',
    notShownMeans:
      'It is over, was called off, or is more than two weeks ahead. If you are a client here, sign in to see further.',
    toSchedule: 'See the schedule',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    week: 'Die Woche auf einen Blick',
    noClasses: 'Keine Kurse',
    more: (n) => `${figure(n)} weitere`,
    next: 'Deine nächsten Kurse',
    nextNone: 'Noch nichts gebucht. Hier stehen dann deine nächsten Kurse.',
    alsoThatDay: 'Auch an diesem Tag',
    share: 'Teilen',
    linkCopied: 'Der Link ist kopiert',
    map: 'Auf der Karte zeigen',
    prices: 'Preise',
    allPrices: 'Alle Preise',
    signInFirst: 'Zuerst meldest du dich an oder legst ein Konto an; dann genügt ein Tippen.',
    notShown: 'Dieser Kurs steht nicht im Kursplan',
    notShownMeans:
      'Er ist vorbei, abgesagt oder mehr als zwei Wochen entfernt. Wenn du hier Kurse besuchst, melde dich an, um weiter zu sehen.',
    toSchedule: 'Zum Kursplan',
  }
}

export const es = (): Words => {
  const figure = figures('es')

  return {
    week: 'La semana de un vistazo',
    noClasses: 'Sin clases',
    more: (n) => `${figure(n)} más`,
    next: 'Tus próximas clases',
    nextNone: 'Aún no has reservado nada. Aquí verás tus próximas clases.',
    alsoThatDay: 'También ese día',
    share: 'Compartir',
    linkCopied: 'Enlace copiado',
    map: 'Ver en el mapa',
    prices: 'Precios',
    allPrices: 'Todos los precios',
    signInFirst: 'Primero inicias sesión o creas una cuenta; después basta un toque.',
    notShown: 'Esta clase no está en el horario',
    notShownMeans:
      'Ya ha pasado, se ha cancelado o faltan más de dos semanas. Si ya vienes al centro, inicia sesión para ver más allá.',
    toSchedule: 'Ver el horario',
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    week: 'La semaine en un coup d’œil',
    noClasses: 'Pas de cours',
    more: (n) => `${figure(n)} de plus`,
    next: 'Vos prochains cours',
    nextNone: 'Rien de réservé pour l’instant. Vos prochains cours s’afficheront ici.',
    alsoThatDay: 'Ce jour-là aussi',
    share: 'Partager',
    linkCopied: 'Le lien est copié',
    map: 'Voir sur une carte',
    prices: 'Tarifs',
    allPrices: 'Tous les tarifs',
    signInFirst: 'Il faut d’abord se connecter ou créer un compte\u00a0; ensuite, un geste suffit.',
    notShown: 'Ce cours n’est pas au planning',
    notShownMeans:
      'Il est terminé, annulé, ou dans plus de deux semaines. Si vous venez déjà ici, connectez-vous pour voir plus loin.',
    toSchedule: 'Voir le planning',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    week: 'La settimana in breve',
    noClasses: 'Nessuna lezione',
    more: (n) => count(n, { one: '1 altra', other: `${figure(n)} altre` }),
    next: 'Le tue prossime lezioni',
    nextNone: 'Non hai ancora prenotato. Qui troverai le tue prossime lezioni.',
    alsoThatDay: 'Nello stesso giorno',
    share: 'Condividi',
    linkCopied: 'Link copiato',
    map: 'Mostra sulla mappa',
    prices: 'Prezzi',
    allPrices: 'Tutti i prezzi',
    signInFirst: 'Prima accedi o crei un account; poi basta un tocco.',
    notShown: 'Questa lezione non è in orario',
    notShownMeans:
      'È finita, è stata annullata o mancano più di due settimane. Se frequenti già lo studio, accedi per vedere oltre.',
    toSchedule: 'Vedi l’orario',
  }
}

import { figures, plurals } from '../../shared/i18n/plural.ts'

/** Messages for visitors who look around. */
export const en = () => {
  const figure = figures('en')

  return {
    week: 'The week at a glance',
    noClasses: 'No classes',
    more: (n: number) => `${figure(n)} more`,
    next: 'Your next classes',
    nextNone: 'No bookings yet. Your upcoming classes will show up here.',
    alsoThatDay: 'Also on this day',
    share: 'Share',
    linkCopied: 'Link copied',
    map: 'Show on a map',
    prices: 'Prices',
    allPrices: 'All prices',
    signInFirst: 'First sign in or create an account; after that it’s one tap.',
    notShown: 'This class isn’t on the schedule',
    notShownMeans:
      'It’s over, cancelled or more than two weeks ahead. If you’re a client, sign in to see further ahead.',
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
    nextNone: 'Noch keine Buchungen. Hier erscheinen deine nächsten Kurse.',
    alsoThatDay: 'Auch an diesem Tag',
    share: 'Teilen',
    linkCopied: 'Link kopiert',
    map: 'Auf der Karte anzeigen',
    prices: 'Preise',
    allPrices: 'Alle Preise',
    signInFirst: 'Melde dich zuerst an oder lege ein Konto an; danach genügt ein Tippen.',
    notShown: 'Dieser Kurs ist nicht im Kursplan',
    notShownMeans:
      'Er ist vorbei, abgesagt oder mehr als zwei Wochen entfernt. Wenn du hier schon Kurse besuchst, melde dich an, um weiter in die Zukunft zu sehen.',
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
    more: (n) => `${figure(n)} autre${n > 1 ? 's' : ''}`,
    next: 'Vos prochains cours',
    nextNone: 'Rien de réservé pour l’instant. Vos prochains cours s’afficheront ici.',
    alsoThatDay: 'Ce jour-là aussi',
    share: 'Partager',
    linkCopied: 'Lien copié',
    map: 'Voir sur une carte',
    prices: 'Tarifs',
    allPrices: 'Tous les tarifs',
    signInFirst: 'Connectez-vous ou créez d’abord un compte\u202f; ensuite, un geste suffit.',
    notShown: 'Ce cours n’est pas dans le planning',
    notShownMeans:
      'Il est terminé, annulé, ou dans plus de deux semaines. Si vous êtes déjà client, connectez-vous pour voir plus loin.',
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
    notShown: 'Questa lezione non è in calendario',
    notShownMeans:
      'È finita, è stata annullata o mancano più di due settimane. Se frequenti già lo studio, accedi per vedere oltre.',
    toSchedule: 'Vedi il calendario',
  }
}

import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Membership types',
    lead: 'What the studio sells to let people into its classes.',
    total: (n: number) => count(n, { one: '1 type', other: `${figure(n)} types` }),
    create: 'New type',
    shown: 'Which types',
    onSale: 'On sale',
    all: 'All',
    table: 'Membership types',
    perInterval: {
      weekly: 'a week',
      four_weekly: 'per 4 weeks',
      monthly: 'a month',
      quarterly: 'a quarter',
      half_yearly: 'per half-year',
      yearly: 'a year',
    },
    usable: (n: number) => count(n, { one: '1 can be used today', other: `${figure(n)} can be used today` }),
    inactive: 'Off sale',
    deskOnly: 'Desk only',
    intro: 'Intro offer',
    edit: 'Edit',
    sell: 'Sell it…',
    takeOff: 'Take off sale',
    putBack: 'Put on sale again',
    remove: 'Remove…',
    tookOff: (name: string) => `${name} is off sale`,
    isBack: (name: string) => `${name} is on sale again`,
    removeConfirm: 'Remove',
    removeTitle: (name: string) => `Remove ${name}?`,
    removeHelp: 'Possible only while nobody ever had it. Otherwise take it off sale: who has one keeps it.',
    removed: (name: string) => `${name} removed`,
    isOffSale: 'It is off sale. Put it on sale again first.',
    emptyTitle: 'Nothing to sell yet',
    empty: 'Start with what most clients take: a class pack, a monthly subscription, a first class.',
    noneOnSale: 'Nothing is on sale',
    noneOnSaleHelp: 'Every type is off sale. Show all of them to put one back.',
    showAll: 'Show all',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Mitgliedschaftsarten',
    lead: 'Was das Studio verkauft, damit man in die Kurse kommt.',
    total: (n) => count(n, { one: '1 Art', other: `${figure(n)} Arten` }),
    create: 'Neue Art',
    shown: 'Welche Arten',
    onSale: 'Im Verkauf',
    all: 'Alle',
    table: 'Mitgliedschaftsarten',
    usable: (n) => `${figure(n)} heute nutzbar`,
    perInterval: {
      weekly: 'pro Woche',
      four_weekly: 'alle 4 Wochen',
      monthly: 'pro Monat',
      quarterly: 'pro Quartal',
      half_yearly: 'pro Halbjahr',
      yearly: 'pro Jahr',
    },
    inactive: 'Nicht im Verkauf',
    deskOnly: 'Nur am Empfang',
    intro: 'Einstiegsangebot',
    edit: 'Bearbeiten',
    sell: 'Verkaufen …',
    takeOff: 'Aus dem Verkauf nehmen',
    putBack: 'Wieder verkaufen',
    remove: 'Entfernen …',
    tookOff: (name) => `${name} ist aus dem Verkauf`,
    isBack: (name) => `${name} ist wieder im Verkauf`,
    removeConfirm: 'Entfernen',
    removeTitle: (name) => `${name} entfernen?`,
    removeHelp: 'Das geht nur, solange es nie jemand hatte. Sonst nimm es aus dem Verkauf: Wer es hat, behält es.',
    removed: (name) => `${name} entfernt`,
    isOffSale: 'Es ist nicht im Verkauf. Nimm es zuerst wieder hinein.',
    emptyTitle: 'Noch nichts zu verkaufen',
    empty: 'Fang mit dem an, was die meisten nehmen: eine Mehrfachkarte, ein Monatsabo, ein erster Kurs.',
    noneOnSale: 'Nichts ist im Verkauf',
    noneOnSaleHelp: 'Alle Arten sind aus dem Verkauf. Zeig alle, um eine zurückzuholen.',
    showAll: 'Alle zeigen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Tipos de bono',
    lead: 'Lo que vende el centro para entrar en sus clases.',
    total: (n) => count(n, { one: '1 tipo', other: `${figure(n)} tipos` }),
    create: 'Nuevo tipo',
    shown: 'Qué tipos',
    onSale: 'A la venta',
    all: 'Todos',
    table: 'Tipos de bono',
    perInterval: {
      weekly: 'a la semana',
      four_weekly: 'cada 4 semanas',
      monthly: 'al mes',
      quarterly: 'al trimestre',
      half_yearly: 'al semestre',
      yearly: 'al año',
    },
    usable: (n) => count(n, { one: '1 se puede usar hoy', other: `${figure(n)} se pueden usar hoy` }),
    inactive: 'Fuera de venta',
    deskOnly: 'Solo en recepción',
    intro: 'Oferta de bienvenida',
    edit: 'Editar',
    sell: 'Vender…',
    takeOff: 'Retirar de la venta',
    putBack: 'Volver a vender',
    remove: 'Eliminar…',
    tookOff: (name) => `${name} ya no está a la venta`,
    isBack: (name) => `${name} vuelve a estar a la venta`,
    removeConfirm: 'Eliminar',
    removeTitle: (name) => `¿Eliminar ${name}?`,
    removeHelp: 'Solo es posible si nadie lo ha tenido nunca. Si no, retíralo de la venta: quien lo tiene lo conserva.',
    removed: (name) => `Eliminado: ${name}`,
    isOffSale: 'Está fuera de venta. Ponlo antes a la venta.',
    emptyTitle: 'Aún no hay nada que vender',
    empty: 'Empieza por lo que más se compra: un bono de clases, una suscripción mensual, una primera clase.',
    noneOnSale: 'No hay nada a la venta',
    noneOnSaleHelp: 'Todos los tipos están retirados. Muéstralos todos para recuperar alguno.',
    showAll: 'Mostrar todos',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Types d’abonnement',
    lead: 'Ce que le studio vend pour donner accès à ses cours.',
    total: (n) => count(n, { one: `${figure(n)} type`, other: `${figure(n)} types` }),
    create: 'Nouveau type',
    shown: 'Quels types',
    onSale: 'En vente',
    all: 'Tous',
    table: 'Types d’abonnement',
    perInterval: {
      weekly: 'par semaine',
      four_weekly: 'toutes les 4 semaines',
      monthly: 'par mois',
      quarterly: 'par trimestre',
      half_yearly: 'par semestre',
      yearly: 'par an',
    },
    usable: (n) =>
      count(n, { one: `${figure(n)} utilisable aujourd’hui`, other: `${figure(n)} utilisables aujourd’hui` }),
    inactive: 'Plus en vente',
    deskOnly: 'À l’accueil seulement',
    intro: 'Offre de découverte',
    edit: 'Modifier',
    sell: 'Vendre…',
    takeOff: 'Retirer de la vente',
    putBack: 'Remettre en vente',
    remove: 'Supprimer…',
    tookOff: (name) => `${name} n’est plus en vente`,
    isBack: (name) => `${name} est de nouveau en vente`,
    removeConfirm: 'Supprimer',
    removeTitle: (name) => `Supprimer ${name}\u202f?`,
    removeHelp:
      'Possible seulement si personne ne l’a jamais eu. Sinon, retirez-le de la vente\u00a0: qui l’a le garde.',
    removed: (name) => `${name}\u00a0: supprimé`,
    isOffSale: 'Il n’est plus en vente. Remettez-le d’abord en vente.',
    emptyTitle: 'Rien à vendre pour l’instant',
    empty:
      'Commencez par ce que prennent la plupart des clients\u00a0: un carnet, un abonnement mensuel, un premier cours.',
    noneOnSale: 'Rien n’est en vente',
    noneOnSaleHelp: 'Aucun type n’est en vente. Affichez-les tous pour en remettre un.',
    showAll: 'Tout afficher',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Tipi di abbonamento',
    lead: 'Ciò che lo studio vende per far entrare alle sue lezioni.',
    total: (n: number) => count(n, { one: '1 tipo', other: `${figure(n)} tipi` }),
    create: 'Nuovo tipo',
    shown: 'Quali tipi',
    onSale: 'In vendita',
    all: 'Tutti',
    table: 'Tipi di abbonamento',
    perInterval: {
      weekly: 'a settimana',
      four_weekly: 'ogni 4 settimane',
      monthly: 'al mese',
      quarterly: 'a trimestre',
      half_yearly: 'a semestre',
      yearly: 'all’anno',
    },
    usable: (n: number) => count(n, { one: '1 utilizzabile oggi', other: `${figure(n)} utilizzabili oggi` }),
    inactive: 'Fuori vendita',
    deskOnly: 'Solo alla reception',
    intro: 'Offerta di benvenuto',
    edit: 'Modifica',
    sell: 'Vendi…',
    takeOff: 'Togli dalla vendita',
    putBack: 'Rimetti in vendita',
    remove: 'Rimuovi…',
    tookOff: (name: string) => `${name}: fuori vendita`,
    isBack: (name: string) => `${name}: di nuovo in vendita`,
    removeConfirm: 'Rimuovi',
    removeTitle: (name: string) => `Rimuovere ${name}?`,
    removeHelp: 'Si può solo finché nessuno l’ha mai avuto. Altrimenti toglilo dalla vendita: chi ce l’ha lo mantiene.',
    removed: (name: string) => `${name}: rimosso`,
    isOffSale: 'È fuori vendita. Prima rimettilo in vendita.',
    emptyTitle: 'Ancora nulla da vendere',
    empty:
      'Comincia da ciò che prende la maggior parte dei clienti: un pacchetto, un abbonamento mensile, una prima lezione.',
    noneOnSale: 'Non c’è nulla in vendita',
    noneOnSaleHelp: 'Tutti i tipi sono fuori vendita. Mostrali tutti per rimetterne uno.',
    showAll: 'Mostra tutti',
  }
}

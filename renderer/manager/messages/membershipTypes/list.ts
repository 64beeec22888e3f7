import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Membership types',
    lead: 'What you sell to give clients access to classes.',
    total: (n: number) => count(n, { one: '1 type', other: `${figure(n)} types` }),
    create: 'New type',
    shown: 'Show',
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
    sell: 'Sell…',
    takeOff: 'Take off sale',
    putBack: 'Put on sale again',
    remove: 'Remove…',
    tookOff: (name: string) => `${name} is off sale`,
    isBack: (name: string) => `${name} is on sale again`,
    removeConfirm: 'Remove',
    removeTitle: (name: string) => `Remove ${name}?`,
    removeHelp: 'Only possible if it was never sold. Otherwise take it off sale: clients who have it keep it.',
    removed: (name: string) => `${name} removed`,
    isOffSale: 'This type is off sale. Put it on sale again first.',
    emptyTitle: 'No membership types yet',
    empty: 'Start with what most clients buy: a class pack, a monthly subscription, a first class.',
    noneOnSale: 'No types on sale',
    noneOnSaleHelp: 'All types are off sale. Show them all to put one back.',
    showAll: 'Show all',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Mitgliedschaftsarten',
    lead: 'Was du verkaufst, damit Kund:innen Kurse besuchen können.',
    total: (n) => count(n, { one: '1 Art', other: `${figure(n)} Arten` }),
    create: 'Neue Art',
    shown: 'Anzeigen',
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
    sell: 'Verkaufen\u00a0…',
    takeOff: 'Aus dem Verkauf nehmen',
    putBack: 'Wieder verkaufen',
    remove: 'Entfernen\u00a0…',
    tookOff: (name) => `„${name}“ ist nicht mehr im Verkauf`,
    isBack: (name) => `„${name}“ ist wieder im Verkauf`,
    removeConfirm: 'Entfernen',
    removeTitle: (name) => `„${name}“ entfernen?`,
    removeHelp:
      'Nur möglich, wenn sie nie verkauft wurde. Sonst nimm sie aus dem Verkauf: Alle, die sie haben, behalten sie.',
    removed: (name) => `„${name}“ entfernt`,
    isOffSale: 'Diese Art ist nicht im Verkauf. Nimm sie zuerst wieder in den Verkauf.',
    emptyTitle: 'Noch keine Mitgliedschaftsarten',
    empty: 'Beginne mit dem, was die meisten kaufen: eine Mehrfachkarte, ein Monatsabo, ein erster Kurs.',
    noneOnSale: 'Keine Arten im Verkauf',
    noneOnSaleHelp: 'Keine Art ist im Verkauf. Zeige alle an, um eine zurückzuholen.',
    showAll: 'Alle anzeigen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Tipos de bono',
    lead: 'Lo que vendes para dar acceso a tus clases.',
    total: (n) => count(n, { one: '1 tipo', other: `${figure(n)} tipos` }),
    create: 'Nuevo tipo',
    shown: 'Mostrar',
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
    usable: (n) => count(n, { one: '1 en uso hoy', other: `${figure(n)} en uso hoy` }),
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
    removeHelp: 'Solo si nunca se ha vendido. Si no, retíralo de la venta: quienes lo tienen lo conservan.',
    removed: (name) => `Eliminado: ${name}`,
    isOffSale: 'Este tipo está fuera de venta. Ponlo antes a la venta.',
    emptyTitle: 'Aún no hay tipos de bono',
    empty: 'Empieza por lo que más se compra: un bono de clases, una suscripción mensual, una primera clase.',
    noneOnSale: 'No hay tipos a la venta',
    noneOnSaleHelp: 'Todos los tipos están fuera de venta. Muéstralos todos para recuperar uno.',
    showAll: 'Mostrar todos',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Types d’abonnement',
    lead: 'Ce que vous vendez pour donner accès à vos cours.',
    total: (n) => count(n, { one: `${figure(n)} type`, other: `${figure(n)} types` }),
    create: 'Nouveau type',
    shown: 'Afficher',
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
    intro: 'Offre découverte',
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
      'Possible seulement s’il n’a jamais été vendu. Sinon, retirez-le de la vente\u00a0: les clients qui l’ont le gardent.',
    removed: (name) => `${name}\u00a0: supprimé`,
    isOffSale: 'Ce type n’est plus en vente. Remettez-le d’abord en vente.',
    emptyTitle: 'Pas encore de types d’abonnement',
    empty:
      'Commencez par ce que la plupart des clients achètent\u00a0: un carnet, un abonnement mensuel, un premier cours.',
    noneOnSale: 'Aucun type en vente',
    noneOnSaleHelp: 'Plus aucun type n’est en vente. Affichez-les tous pour en remettre un.',
    showAll: 'Tout afficher',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Tipi di abbonamento',
    lead: 'Ciò che vendi per dare accesso alle lezioni.',
    total: (n: number) => count(n, { one: '1 tipo', other: `${figure(n)} tipi` }),
    create: 'Nuovo tipo',
    shown: 'Mostra',
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
    takeOff: 'Ritira dalla vendita',
    putBack: 'Rimetti in vendita',
    remove: 'Rimuovi…',
    tookOff: (name: string) => `${name}: fuori vendita`,
    isBack: (name: string) => `${name}: di nuovo in vendita`,
    removeConfirm: 'Rimuovi',
    removeTitle: (name: string) => `Rimuovere ${name}?`,
    removeHelp: 'Solo se non è mai stato venduto. Altrimenti ritiralo dalla vendita: chi ce l’ha lo mantiene.',
    removed: (name: string) => `${name}: rimosso`,
    isOffSale: 'Questo tipo è fuori vendita. Prima rimettilo in vendita.',
    emptyTitle: 'Ancora nessun tipo di abbonamento',
    empty: 'Comincia da ciò che i clienti acquistano di più: un pacchetto, un abbonamento mensile, una prima lezione.',
    noneOnSale: 'Nessun tipo in vendita',
    noneOnSaleHelp: 'Tutti i tipi sono fuori vendita. Mostrali tutti per rimetterne uno.',
    showAll: 'Mostra tutti',
  }
}

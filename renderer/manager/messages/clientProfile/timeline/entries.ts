import { italian } from '../../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    none: 'Nothing happened yet',
    noneHelp: 'Visits, sales, e-mails and notes appear here as they happen.',
    noneOfPart: 'Nothing of this kind yet',
    noneOfPartHelp: 'Another kind may have something.',
    all: 'Show everything',
    shown: 'What is shown',
    parts: {
      all: 'Everything',
      visits: 'Visits',
      memberships: 'Memberships',
      money: 'Money',
      messages: 'E-mails',
      notes: 'Notes and consent',
    },
    at: (day: string, time: string) => `${day}, ${time}`,
    steps: (n: number) => count(n, { one: '1 step', other: `${figure(n)} steps` }),
    earlier: 'Earlier',
    begins: 'That is everything.',
    credits: (n: number) => {
      const amount = figure(Math.abs(n))
      const sign = n < 0 ? '−' : '+'
      return count(Math.abs(n), { one: `${sign}1 class`, other: `${sign}${amount} classes` })
    },
    purchases: {
      sale: 'Products',
      membership: 'Membership',
      gift_card: 'Gift card',
      charge: 'Charge',
      class: 'Single class',
    } as Readonly<Record<string, string | undefined>>,
    booked: {
      client: 'by themselves',
      staff: 'by the front desk',
      standing: 'by the weekly booking',
      waitlist: 'from the waitlist',
      walk_in: 'at the door',
      guest: 'as a guest',
      import: 'by an import',
    } as Readonly<Record<string, string | undefined>>,
    waitlist: {
      waiting: 'joined',
      offered: 'a place was offered',
      confirmed: 'took the place',
      declined: 'declined the place',
      expired: 'the offer ran out',
      left: 'left it',
      skipped: 'passed over',
      closed: 'closed',
    } as Readonly<Record<string, string | undefined>>,
    until: (date: string) => `until ${date}`,
    untilResumed: 'until resumed',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    none: 'Noch ist nichts geschehen',
    noneHelp: 'Besuche, Käufe, E-Mails und Notizen stehen hier, sobald es sie gibt.',
    noneOfPart: 'Davon gibt es noch nichts',
    noneOfPartHelp: 'Vielleicht gibt es etwas von anderer Art.',
    all: 'Alles zeigen',
    shown: 'Was gezeigt wird',
    parts: {
      all: 'Alles',
      visits: 'Besuche',
      memberships: 'Mitgliedschaften',
      money: 'Geld',
      messages: 'E-Mails',
      notes: 'Notizen und Zustimmung',
    },
    at: (day, time) => `${day}, ${time}`,
    steps: (n) => count(n, { one: '1 Schritt', other: `${figure(n)} Schritte` }),
    earlier: 'Früheres',
    begins: 'Das ist alles.',
    credits: (n) => {
      const amount = `${n < 0 ? '−' : '+'}${figure(Math.abs(n))}`
      return count(Math.abs(n), { one: `${amount} Kurs`, other: `${amount} Kurse` })
    },
    purchases: {
      sale: 'Produkte',
      membership: 'Mitgliedschaft',
      gift_card: 'Gutschein',
      charge: 'Forderung',
      class: 'Einzelner Kurs',
    },
    booked: {
      client: 'selbst',
      staff: 'am Empfang',
      standing: 'durch die wöchentliche Buchung',
      waitlist: 'von der Warteliste',
      walk_in: 'spontan vor Ort',
      guest: 'als Gast',
      import: 'durch einen Import',
    },
    waitlist: {
      waiting: 'eingetragen',
      offered: 'Platz angeboten',
      confirmed: 'Platz genommen',
      declined: 'Platz abgelehnt',
      expired: 'Angebot abgelaufen',
      left: 'verlassen',
      skipped: 'übergangen',
      closed: 'geschlossen',
    },
    until: (date) => `bis ${date}`,
    untilResumed: 'bis die Pause beendet wird',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    none: 'Aún no ha pasado nada',
    noneHelp: 'Aquí aparecen visitas, compras, correos y notas a medida que ocurren.',
    noneOfPart: 'Aún nada de este tipo',
    noneOfPartHelp: 'Puede que haya algo de otro tipo.',
    all: 'Mostrar todo',
    shown: 'Qué se muestra',
    parts: {
      all: 'Todo',
      visits: 'Visitas',
      memberships: 'Bonos',
      money: 'Dinero',
      messages: 'Correos',
      notes: 'Notas y consentimientos',
    },
    at: (day, time) => `${day}, ${time}`,
    steps: (n) => count(n, { one: '1 paso', other: `${figure(n)} pasos` }),
    earlier: 'Anteriores',
    begins: 'Eso es todo.',
    credits: (n) => {
      const amount = figure(Math.abs(n))
      const sign = n < 0 ? '−' : '+'
      return count(Math.abs(n), { one: `${sign}1 clase`, other: `${sign}${amount} clases` })
    },
    purchases: {
      sale: 'Productos',
      membership: 'Bono',
      gift_card: 'Tarjeta regalo',
      charge: 'Cargo',
      class: 'Clase suelta',
    },
    booked: {
      client: 'por su cuenta',
      staff: 'en recepción',
      standing: 'por la reserva semanal',
      waitlist: 'desde la lista de espera',
      walk_in: 'sin reserva previa',
      guest: 'como invitado',
      import: 'por una importación',
    },
    waitlist: {
      waiting: 'se apuntó',
      offered: 'se le ofreció una plaza',
      confirmed: 'aceptó la plaza',
      declined: 'rechazó la plaza',
      expired: 'la oferta caducó',
      left: 'salió',
      skipped: 'pasó a otra persona',
      closed: 'se cerró',
    },
    until: (date) => `hasta el ${date}`,
    untilResumed: 'hasta que se reanude',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    none: 'Rien pour l’instant',
    noneHelp: 'Visites, ventes, e-mails et notes apparaissent ici au fur et à mesure.',
    noneOfPart: 'Rien de ce genre pour l’instant',
    noneOfPartHelp: 'Un autre genre a peut-être quelque chose.',
    all: 'Tout afficher',
    shown: 'Ce qui est affiché',
    parts: {
      all: 'Tout',
      visits: 'Visites',
      memberships: 'Abonnements',
      money: 'Argent',
      messages: 'E-mails',
      notes: 'Notes et accords',
    },
    at: (day, time) => `${day}, ${time}`,
    steps: (n) => count(n, { one: `${figure(n)} étape`, other: `${figure(n)} étapes` }),
    earlier: 'Plus ancien',
    begins: 'C’est tout.',
    credits: (n) => `${n < 0 ? '−' : '+'}${figure(Math.abs(n))} cours`,
    purchases: {
      sale: 'Produits',
      membership: 'Abonnement',
      gift_card: 'Carte cadeau',
      charge: 'Montant dû',
      class: 'Cours à l’unité',
    },
    booked: {
      client: 'par le client',
      staff: 'par l’accueil',
      standing: 'par la réservation hebdomadaire',
      waitlist: 'depuis la liste d’attente',
      walk_in: 'sur place',
      guest: 'comme invité',
      import: 'par une importation',
    },
    waitlist: {
      waiting: 'inscription',
      offered: 'une place a été proposée',
      confirmed: 'place prise',
      declined: 'place refusée',
      expired: 'l’offre a expiré',
      left: 'liste quittée',
      skipped: 'tour passé',
      closed: 'close',
    },
    until: (date) => `jusqu’au ${date}`,
    untilResumed: 'jusqu’à la reprise',
  }
}

export const it = (): Words => {
  const { al } = italian
  const count = plurals('it')
  const figure = figures('it')

  return {
    none: 'Non è ancora successo nulla',
    noneHelp: 'Visite, vendite, e-mail e note compaiono qui via via.',
    noneOfPart: 'Ancora nulla di questo tipo',
    noneOfPartHelp: 'Forse c’è qualcosa di un altro tipo.',
    all: 'Mostra tutto',
    shown: 'Che cosa si vede',
    parts: {
      all: 'Tutto',
      visits: 'Visite',
      memberships: 'Abbonamenti',
      money: 'Denaro',
      messages: 'E-mail',
      notes: 'Note e consensi',
    },
    at: (day: string, time: string) => `${day}, ${time}`,
    steps: (n: number) => count(n, { one: '1 passo', other: `${figure(n)} passi` }),
    earlier: 'Precedenti',
    begins: 'È tutto.',
    credits: (n: number) => {
      const amount = figure(Math.abs(n))
      const sign = n < 0 ? '−' : '+'
      return count(Math.abs(n), { one: `${sign}1 lezione`, other: `${sign}${amount} lezioni` })
    },
    purchases: {
      sale: 'Prodotti',
      membership: 'Abbonamento',
      gift_card: 'Buono regalo',
      charge: 'Addebito',
      class: 'Lezione singola',
    } as Readonly<Record<string, string | undefined>>,
    booked: {
      client: 'per conto proprio',
      staff: 'dalla reception',
      standing: 'dalla prenotazione settimanale',
      waitlist: 'dalla lista d’attesa',
      walk_in: 'sul posto',
      guest: 'come ospite',
      import: 'da un’importazione',
    } as Readonly<Record<string, string | undefined>>,
    waitlist: {
      waiting: 'in attesa',
      offered: 'posto offerto',
      confirmed: 'posto preso',
      declined: 'posto rifiutato',
      expired: 'offerta scaduta',
      left: 'lista lasciata',
      skipped: 'passato ad altri',
      closed: 'chiusa',
    } as Readonly<Record<string, string | undefined>>,
    until: (date: string) => `fino ${al(date)}`,
    untilResumed: 'fino alla ripresa',
  }
}

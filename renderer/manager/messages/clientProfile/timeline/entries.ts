import { italian } from '../../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    none: 'No activity yet',
    noneHelp: 'Visits, sales, emails and notes show up here.',
    noneOfPart: 'Nothing of this type yet',
    noneOfPartHelp: 'Try another type.',
    all: 'Show all',
    shown: 'Show',
    parts: {
      all: 'All',
      visits: 'Visits',
      memberships: 'Memberships',
      money: 'Payments',
      messages: 'Emails',
      notes: 'Notes and consent',
    },
    at: (day: string, time: string) => `${day}, ${time}`,
    steps: (n: number) => count(n, { one: '1 step', other: `${figure(n)} steps` }),
    earlier: 'Earlier',
    begins: 'End of the timeline.',
    credits: (n: number) => {
      const amount = figure(Math.abs(n))
      const sign = n < 0 ? '−' : '+'
      return count(Math.abs(n), { one: `${sign}1 credit`, other: `${sign}${amount} credits` })
    },
    purchases: {
      sale: 'Products',
      membership: 'Membership',
      gift_card: 'Gift card',
      charge: 'Charge',
      class: 'Drop-in',
    } as Readonly<Record<string, string | undefined>>,
    booked: {
      client: 'by the client',
      staff: 'by the front desk',
      standing: 'by the weekly booking',
      waitlist: 'from the waitlist',
      walk_in: 'as a walk-in',
      guest: 'as a guest',
      import: 'by an import',
    } as Readonly<Record<string, string | undefined>>,
    waitlist: {
      waiting: 'joined',
      offered: 'offered a spot',
      confirmed: 'accepted the spot',
      declined: 'declined the spot',
      expired: 'offer expired',
      left: 'left',
      skipped: 'skipped',
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
    none: 'Noch keine Aktivität',
    noneHelp: 'Hier erscheinen Besuche, Verkäufe, E-Mails und Notizen.',
    noneOfPart: 'Davon gibt es noch nichts',
    noneOfPartHelp: 'Wähle etwas anderes.',
    all: 'Alles anzeigen',
    shown: 'Anzeigen',
    parts: {
      all: 'Alles',
      visits: 'Besuche',
      memberships: 'Mitgliedschaften',
      money: 'Zahlungen',
      messages: 'E-Mails',
      notes: 'Notizen und Einwilligungen',
    },
    at: (day, time) => `${day}, ${time}`,
    steps: (n) => count(n, { one: '1 Schritt', other: `${figure(n)} Schritte` }),
    earlier: 'Früher',
    begins: 'Ende des Verlaufs.',
    credits: (n) => {
      const amount = `${n < 0 ? '−' : '+'}${figure(Math.abs(n))}`
      return count(Math.abs(n), { one: `${amount} Credit`, other: `${amount} Credits` })
    },
    purchases: {
      sale: 'Produkte',
      membership: 'Mitgliedschaft',
      gift_card: 'Gutschein',
      charge: 'Offener Betrag',
      class: 'Einzelkurs',
    },
    booked: {
      client: 'selbst',
      staff: 'am Empfang',
      standing: 'durch die Dauerbuchung',
      waitlist: 'von der Warteliste',
      walk_in: 'ohne Buchung vor Ort',
      guest: 'als Gast',
      import: 'durch einen Import',
    },
    waitlist: {
      waiting: 'eingetragen',
      offered: 'Platz angeboten',
      confirmed: 'Platz angenommen',
      declined: 'Platz abgelehnt',
      expired: 'Angebot abgelaufen',
      left: 'ausgetragen',
      skipped: 'übersprungen',
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
    none: 'Aún no hay actividad',
    noneHelp: 'Aquí aparecen visitas, ventas, correos y notas.',
    noneOfPart: 'Aún nada de este tipo',
    noneOfPartHelp: 'Prueba con otro tipo.',
    all: 'Mostrar todo',
    shown: 'Mostrar',
    parts: {
      all: 'Todo',
      visits: 'Visitas',
      memberships: 'Bonos',
      money: 'Pagos',
      messages: 'Correos',
      notes: 'Notas y consentimientos',
    },
    at: (day, time) => `${day}, ${time}`,
    steps: (n) => count(n, { one: '1 paso', other: `${figure(n)} pasos` }),
    earlier: 'Anteriores',
    begins: 'Fin del historial.',
    credits: (n) => {
      const amount = figure(Math.abs(n))
      const sign = n < 0 ? '−' : '+'
      return count(Math.abs(n), { one: `${sign}1 crédito`, other: `${sign}${amount} créditos` })
    },
    purchases: {
      sale: 'Productos',
      membership: 'Bono',
      gift_card: 'Tarjeta regalo',
      charge: 'Importe pendiente',
      class: 'Clase suelta',
    },
    booked: {
      client: 'por el cliente',
      staff: 'en recepción',
      standing: 'por la reserva fija',
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
      skipped: 'se le saltó el turno',
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
    none: 'Aucune activité',
    noneHelp: 'Visites, ventes, e-mails et notes apparaissent ici.',
    noneOfPart: 'Rien de ce type pour l’instant',
    noneOfPartHelp: 'Essayez un autre type.',
    all: 'Tout afficher',
    shown: 'Afficher',
    parts: {
      all: 'Tout',
      visits: 'Visites',
      memberships: 'Abonnements',
      money: 'Paiements',
      messages: 'E-mails',
      notes: 'Notes et consentements',
    },
    at: (day, time) => `${day}, ${time}`,
    steps: (n) => count(n, { one: `${figure(n)} étape`, other: `${figure(n)} étapes` }),
    earlier: 'Plus ancien',
    begins: 'Fin de l’historique.',
    credits: (n) =>
      `${n < 0 ? '−' : '+'}${count(Math.abs(n), { one: `${figure(Math.abs(n))} crédit`, other: `${figure(Math.abs(n))} crédits` })}`,
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
      guest: 'en invité',
      import: 'par une importation',
    },
    waitlist: {
      waiting: 'inscription',
      offered: 'une place a été proposée',
      confirmed: 'place acceptée',
      declined: 'place refusée',
      expired: 'proposition expirée',
      left: 'liste quittée',
      skipped: 'tour passé',
      closed: 'fermée',
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
    none: 'Ancora nessuna attività',
    noneHelp: 'Visite, vendite, e-mail e note compaiono qui.',
    noneOfPart: 'Ancora nulla di questo tipo',
    noneOfPartHelp: 'Prova un altro tipo.',
    all: 'Mostra tutto',
    shown: 'Mostra',
    parts: {
      all: 'Tutto',
      visits: 'Visite',
      memberships: 'Abbonamenti',
      money: 'Pagamenti',
      messages: 'E-mail',
      notes: 'Note e consensi',
    },
    at: (day: string, time: string) => `${day}, ${time}`,
    steps: (n: number) => count(n, { one: '1 passaggio', other: `${figure(n)} passaggi` }),
    earlier: 'Precedenti',
    begins: 'Fine della cronologia.',
    credits: (n: number) => {
      const amount = figure(Math.abs(n))
      const sign = n < 0 ? '−' : '+'
      return count(Math.abs(n), { one: `${sign}1 credito`, other: `${sign}${amount} crediti` })
    },
    purchases: {
      sale: 'Prodotti',
      membership: 'Abbonamento',
      gift_card: 'Buono regalo',
      charge: 'Importo dovuto',
      class: 'Lezione singola',
    } as Readonly<Record<string, string | undefined>>,
    booked: {
      client: 'dal cliente',
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
      confirmed: 'posto accettato',
      declined: 'posto rifiutato',
      expired: 'offerta scaduta',
      left: 'lista lasciata',
      skipped: 'turno saltato',
      closed: 'chiusa',
    } as Readonly<Record<string, string | undefined>>,
    until: (date: string) => `fino ${al(date)}`,
    untilResumed: 'fino alla ripresa',
  }
}

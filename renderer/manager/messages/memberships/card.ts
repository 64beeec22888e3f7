import * as methods from '../../phrases/payment-methods.ts'
import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const days = (n: number) => count(n, { one: '1 day', other: `${figure(n)} days` })
  const classes = (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` })

  return {
    kinds: { subscription: 'Subscription', class_pack: 'Class pack', time_pass: 'Time pass', drop_in: 'Drop-in' },
    intervals: {
      weekly: 'Every week',
      four_weekly: 'Every 4 weeks',
      monthly: 'Every month',
      quarterly: 'Every quarter',
      half_yearly: 'Every half-year',
      yearly: 'Every year',
    },
    statuses: {
      pending: 'Not started',
      active: 'Active',
      paused: 'Paused',
      expired: 'Expired',
      cancelled: 'Cancelled',
    },
    /** Ways to pay; the last two are the studio's own. */
    methods: methods.en,
    days,
    classes,
    card: {
      none: 'No membership yet',
      noneHelp: 'Sell one, or import existing ones.',
      sell: 'Sell a membership',
      total: 'Memberships',
      past: (n: number) => count(n, { one: '1 ended membership', other: `${figure(n)} ended memberships` }),
      unlimited: 'Unlimited',
      within: 'Within limits',
      left: (n: number) => count(n, { one: '1 credit left', other: `${figure(n)} credits left` }),
      credits: 'Credits left',
      until: (date: string) => `until ${date}`,
      noEnd: 'no end',
      starts: (date: string) => `from ${date}`,
      started: (date: string) => `since ${date}`,
      dates: (from: string, to: string) => `${from} to ${to}`,
      daysLeft: (n: number) => count(n, { one: 'last day', other: `${figure(n)} days left` }),
      renews: (date: string) => `Renews on ${date}`,
      pausedUntil: (date: string) => `Paused; usable again on ${date}`,
      pausedUntilResumed: 'Paused until resumed',
      pausesLeft: (n: number) => `${days(n)} of pause left`,
      pastDue: (date: string) => `Payment due since ${date}`,
      endedEarly: (date: string) => `Ended early; it was valid until ${date}`,
      endedOpen: 'Ended early; it had no end date',
      intro: 'Intro offer',
      free: 'Free',
      paid: (price: string, method: string) => `${price}, ${method}`,
      notUsable: 'Can’t be used today',
      statement: 'Statement',
      menu: (name: string) => `Actions for ${name}`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const days = (n: number) => count(n, { one: '1 Tag', other: `${figure(n)} Tage` })
  const classes = (n: number) => count(n, { one: '1 Kurs', other: `${figure(n)} Kurse` })

  return {
    kinds: {
      subscription: 'Abo',
      class_pack: 'Mehrfachkarte',
      time_pass: 'Zeitkarte',
      drop_in: 'Einzelkurs',
    },
    intervals: {
      weekly: 'Jede Woche',
      four_weekly: 'Alle 4 Wochen',
      monthly: 'Jeden Monat',
      quarterly: 'Jedes Quartal',
      half_yearly: 'Jedes Halbjahr',
      yearly: 'Jedes Jahr',
    },
    statuses: {
      pending: 'Nicht begonnen',
      active: 'Aktiv',
      paused: 'Pausiert',
      expired: 'Abgelaufen',
      cancelled: 'Beendet',
    },
    /** Ways to pay; the last two are the studio's own. */
    methods: methods.de,
    days,
    classes,
    card: {
      none: 'Noch keine Mitgliedschaft',
      noneHelp: 'Verkaufe eine, oder importiere bestehende.',
      sell: 'Mitgliedschaft verkaufen',
      total: 'Mitgliedschaften',
      past: (n) => count(n, { one: '1 beendete Mitgliedschaft', other: `${figure(n)} beendete Mitgliedschaften` }),
      unlimited: 'Unbegrenzt',
      within: 'Begrenzt',
      left: (n) => count(n, { one: 'noch 1 Credit', other: `noch ${figure(n)} Credits` }),
      credits: 'Credits übrig',
      until: (date) => `bis ${date}`,
      noEnd: 'unbefristet',
      starts: (date) => `ab ${date}`,
      started: (date) => `seit ${date}`,
      dates: (from, to) => `${from} bis ${to}`,
      daysLeft: (n) => count(n, { one: 'letzter Tag', other: `noch ${figure(n)} Tage` }),
      renews: (date) => `Verlängert sich am ${date}`,
      pausedUntil: (date) => `Pausiert; wieder nutzbar ab ${date}`,
      pausedUntilResumed: 'Pausiert, bis die Pause beendet wird',
      pausesLeft: (n) => `Noch ${days(n)} Pause`,
      pastDue: (date) => `Zahlung offen seit ${date}`,
      endedEarly: (date) => `Vorzeitig beendet; galt bis ${date}`,
      endedOpen: 'Vorzeitig beendet; war unbefristet',
      intro: 'Einstiegsangebot',
      free: 'Geschenkt',
      paid: (price, method) => `${price}, ${method}`,
      notUsable: 'Heute nicht nutzbar',
      statement: 'Verlauf',
      menu: (name) => `Aktionen: ${name}`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const days = (n: number) => count(n, { one: '1 día', other: `${figure(n)} días` })
  const classes = (n: number) => count(n, { one: '1 clase', other: `${figure(n)} clases` })

  return {
    kinds: {
      subscription: 'Suscripción',
      class_pack: 'Bono de clases',
      time_pass: 'Pase temporal',
      drop_in: 'Clase suelta',
    },
    intervals: {
      weekly: 'Cada semana',
      four_weekly: 'Cada 4 semanas',
      monthly: 'Cada mes',
      quarterly: 'Cada trimestre',
      half_yearly: 'Cada semestre',
      yearly: 'Cada año',
    },
    statuses: {
      pending: 'Sin empezar',
      active: 'Activo',
      paused: 'En pausa',
      expired: 'Caducado',
      cancelled: 'Cancelado',
    },
    /** Ways to pay; the last two are the studio's own. */
    methods: methods.es,
    days,
    classes,
    card: {
      none: 'Aún no tiene bono',
      noneHelp: 'Vende uno o tráelos con una importación.',
      sell: 'Vender un bono',
      total: 'Bonos',
      past: (n) => count(n, { one: '1 bono terminado', other: `${figure(n)} bonos terminados` }),
      unlimited: 'Ilimitado',
      within: 'Con límites',
      left: (n) => count(n, { one: 'Queda 1 crédito', other: `Quedan ${figure(n)} créditos` }),
      credits: 'Créditos restantes',
      until: (date) => `hasta el ${date}`,
      noEnd: 'sin fecha de fin',
      starts: (date) => `desde el ${date}`,
      started: (date) => `desde el ${date}`,
      dates: (from, to) => `del ${from} al ${to}`,
      daysLeft: (n) => count(n, { one: 'último día', other: `quedan ${figure(n)} días` }),
      renews: (date) => `Se renueva el ${date}`,
      pausedUntil: (date) => `En pausa; se puede usar otra vez el ${date}`,
      pausedUntilResumed: 'En pausa hasta que se reanude',
      pausesLeft: (n) => count(n, { one: 'Queda 1 día de pausa', other: `Quedan ${figure(n)} días de pausa` }),
      pastDue: (date) => `Pago atrasado desde el ${date}`,
      endedEarly: (date) => `Terminó antes de tiempo; valía hasta el ${date}`,
      endedOpen: 'Terminó antes de tiempo; no tenía fecha de fin',
      intro: 'Oferta de bienvenida',
      free: 'Regalo del centro',
      paid: (price, method) => `${price}, ${method}`,
      notUsable: 'Hoy no se puede usar',
      statement: 'Movimientos',
      menu: (name) => `Acciones: ${name}`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const days = (n: number) => count(n, { one: `${figure(n)} jour`, other: `${figure(n)} jours` })
  const classes = (n: number) => `${figure(n)} cours`

  return {
    kinds: {
      subscription: 'Abonnement',
      class_pack: 'Carnet',
      time_pass: 'Forfait',
      drop_in: 'Cours à l’unité',
    },
    intervals: {
      weekly: 'Chaque semaine',
      four_weekly: 'Toutes les 4 semaines',
      monthly: 'Chaque mois',
      quarterly: 'Chaque trimestre',
      half_yearly: 'Chaque semestre',
      yearly: 'Chaque année',
    },
    statuses: {
      pending: 'Pas encore commencé',
      active: 'Actif',
      paused: 'En pause',
      expired: 'Expiré',
      cancelled: 'Résilié',
    },
    /** Ways to pay; the last two are the studio's own. */
    methods: methods.fr,
    days,
    classes,
    card: {
      none: 'Pas encore d’abonnement',
      noneHelp: 'Vendez-en un, ou importez-les.',
      sell: 'Vendre un abonnement',
      total: 'Abonnements',
      past: (n) => count(n, { one: `${figure(n)} abonnement terminé`, other: `${figure(n)} abonnements terminés` }),
      unlimited: 'Illimité',
      within: 'Limité',
      left: (n) => count(n, { one: `${figure(n)} crédit restant`, other: `${figure(n)} crédits restants` }),
      credits: 'Crédits restants',
      until: (date) => `jusqu’au ${date}`,
      noEnd: 'sans fin',
      starts: (date) => `à partir du ${date}`,
      started: (date) => `depuis le ${date}`,
      dates: (from, to) => `du ${from} au ${to}`,
      daysLeft: (n) => (n === 1 ? 'dernier jour' : `encore ${days(n)}`),
      renews: (date) => `Se renouvelle le ${date}`,
      pausedUntil: (date) => `En pause\u202f; de nouveau utilisable le ${date}`,
      pausedUntilResumed: 'En pause jusqu’à la reprise',
      pausesLeft: (n) => `encore ${days(n)} de pause`,
      pastDue: (date) => `Paiement dû depuis le ${date}`,
      endedEarly: (date) => `Terminé avant l’échéance\u202f; il était valable jusqu’au ${date}`,
      endedOpen: 'Terminé avant l’échéance\u202f; il n’avait pas de date de fin',
      intro: 'Offre découverte',
      free: 'Offert',
      paid: (price, method) => `${price}, ${method}`,
      notUsable: 'Pas utilisable aujourd’hui',
      statement: 'Relevé',
      menu: (name) => `Actions\u00a0: ${name}`,
    },
  }
}

export const it = (): Words => {
  const { al, dal } = italian
  const count = plurals('it')
  const figure = figures('it')
  const days = (n: number) => count(n, { one: '1 giorno', other: `${figure(n)} giorni` })
  const classes = (n: number) => count(n, { one: '1 lezione', other: `${figure(n)} lezioni` })

  return {
    kinds: {
      subscription: 'Abbonamento',
      class_pack: 'Pacchetto',
      time_pass: 'Pass',
      drop_in: 'Lezione singola',
    },
    intervals: {
      weekly: 'Ogni settimana',
      four_weekly: 'Ogni 4 settimane',
      monthly: 'Ogni mese',
      quarterly: 'Ogni trimestre',
      half_yearly: 'Ogni semestre',
      yearly: 'Ogni anno',
    },
    statuses: {
      pending: 'Non iniziato',
      active: 'Attivo',
      paused: 'In pausa',
      expired: 'Scaduto',
      cancelled: 'Disdetto',
    },
    /** Ways to pay; the last two are the studio's own. */
    methods: methods.it,
    days,
    classes,
    card: {
      none: 'Ancora nessun abbonamento',
      noneHelp: 'Vendine uno, o importa quelli esistenti.',
      sell: 'Vendi un abbonamento',
      total: 'Abbonamenti',
      past: (n: number) => count(n, { one: '1 abbonamento terminato', other: `${figure(n)} abbonamenti terminati` }),
      unlimited: 'Illimitato',
      within: 'Con limiti',
      left: (n: number) => count(n, { one: '1 credito rimasto', other: `${figure(n)} crediti rimasti` }),
      credits: 'Crediti rimasti',
      until: (date: string) => `fino ${al(date)}`,
      noEnd: 'senza scadenza',
      starts: (date: string) => dal(date),
      started: (date: string) => dal(date),
      dates: (from: string, to: string) => `${from} – ${to}`,
      daysLeft: (n: number) => count(n, { one: 'ultimo giorno', other: `ancora ${figure(n)} giorni` }),
      renews: (date: string) => `Si rinnova: ${date}`,
      pausedUntil: (date: string) => `In pausa; di nuovo utilizzabile: ${date}`,
      pausedUntilResumed: 'In pausa fino alla ripresa',
      pausesLeft: (n: number) => `Pausa rimasta: ${days(n)}`,
      pastDue: (date: string) => `Pagamento in ritardo ${dal(date)}`,
      endedEarly: (date: string) => `Terminato prima della scadenza; valeva fino ${al(date)}`,
      endedOpen: 'Terminato prima; senza scadenza',
      intro: 'Offerta di benvenuto',
      free: 'Regalato',
      paid: (price: string, method: string) => `${price}, ${method}`,
      notUsable: 'Oggi non utilizzabile',
      statement: 'Movimenti',
      menu: (name: string) => `Azioni: ${name}`,
    },
  }
}

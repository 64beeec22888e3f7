import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    ending: {
      title: (name: string) => `Deactivate ${name}?`,
      means:
        'They can no longer sign in and get no more emails. They still owe what is due, and keep their paid packs.',
      bookings: (n: number, waiting: number) =>
        count(n, { one: '1 spot is freed', other: `${figure(n)} spots are freed` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 person is waiting', other: `; ${figure(waiting)} people are waiting` })
          : ''),
      waiting: (n: number) => count(n, { one: 'Leaves 1 waitlist', other: `Leaves ${figure(n)} waitlists` }),
      standing: (n: number) => count(n, { one: '1 weekly booking ends', other: `${figure(n)} weekly bookings end` }),
      appointments: (n: number) =>
        count(n, { one: '1 appointment is cancelled', other: `${figure(n)} appointments are cancelled` }),
      memberships: (n: number) =>
        count(n, { one: '1 subscription ends today', other: `${figure(n)} subscriptions end today` }),
      collecting: 'The payment provider stops collecting',
      dependants: (n: number) =>
        count(n, {
          one: 'Their dependant stays a client, but no one can book for them',
          other: `Their ${figure(n)} dependants stay clients, but no one can book for them`,
        }),
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    ending: {
      title: (name) => `${name} deaktivieren?`,
      means:
        'Die Person kann sich nicht mehr anmelden und bekommt keine E-Mails mehr. Offene Beträge und bezahlte Mehrfachkarten bleiben.',
      bookings: (n, waiting) =>
        count(n, { one: '1 Platz wird frei', other: `${figure(n)} Plätze werden frei` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 Person wartet', other: `; ${figure(waiting)} Personen warten` })
          : ''),
      waiting: (n) => count(n, { one: 'Verlässt 1 Warteliste', other: `Verlässt ${figure(n)} Wartelisten` }),
      standing: (n) => count(n, { one: '1 Dauerbuchung endet', other: `${figure(n)} Dauerbuchungen enden` }),
      appointments: (n) => count(n, { one: '1 Termin wird storniert', other: `${figure(n)} Termine werden storniert` }),
      memberships: (n) => count(n, { one: '1 Abo endet heute', other: `${figure(n)} Abos enden heute` }),
      collecting: 'Der Zahlungsanbieter bucht nicht mehr ab',
      dependants: (n) =>
        count(n, {
          one: 'Die betreute Person bleibt, aber niemand kann mehr für sie buchen',
          other: `Die ${figure(n)} betreuten Personen bleiben, aber niemand kann mehr für sie buchen`,
        }),
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    ending: {
      title: (name) => `¿Desactivar la ficha de ${name}?`,
      means: 'Ya no podrá entrar ni recibirá correos. Se mantienen los importes pendientes y los bonos pagados.',
      bookings: (n, waiting) =>
        count(n, { one: 'Queda libre 1 plaza', other: `Quedan libres ${figure(n)} plazas` }) +
        (waiting > 0
          ? count(waiting, {
              one: '; 1 persona está esperando',
              other: `; ${figure(waiting)} personas están esperando`,
            })
          : ''),
      waiting: (n) => count(n, { one: 'Deja 1 lista de espera', other: `Deja ${figure(n)} listas de espera` }),
      standing: (n) => count(n, { one: 'Termina 1 reserva fija', other: `Terminan ${figure(n)} reservas fijas` }),
      appointments: (n) => count(n, { one: 'Se cancela 1 cita', other: `Se cancelan ${figure(n)} citas` }),
      memberships: (n) =>
        count(n, { one: '1 suscripción termina hoy', other: `${figure(n)} suscripciones terminan hoy` }),
      collecting: 'El proveedor de pagos deja de cobrar',
      dependants: (n) =>
        count(n, {
          one: 'La persona a su cargo sigue como cliente, pero nadie puede reservar por ella',
          other: `Las ${figure(n)} personas a su cargo siguen como clientes, pero nadie puede reservar por ellas`,
        }),
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    ending: {
      title: (name) => `Désactiver ce compte (${name})\u202f?`,
      means:
        'La personne ne peut plus se connecter et ne reçoit plus d’e-mails. Les montants dus et les carnets payés restent.',
      bookings: (n, waiting) =>
        count(n, { one: `${figure(n)} place est libérée`, other: `${figure(n)} places sont libérées` }) +
        (waiting > 0
          ? count(waiting, {
              one: `\u202f; ${figure(waiting)} personne attend`,
              other: `\u202f; ${figure(waiting)} personnes attendent`,
            })
          : ''),
      waiting: (n) =>
        count(n, {
          one: `Quitte ${figure(n)} liste d’attente`,
          other: `Quitte ${figure(n)} listes d’attente`,
        }),
      standing: (n) =>
        count(n, {
          one: '1 réservation hebdomadaire prend fin',
          other: `${figure(n)} réservations hebdomadaires prennent fin`,
        }),
      appointments: (n) =>
        count(n, { one: `${figure(n)} rendez-vous est annulé`, other: `${figure(n)} rendez-vous sont annulés` }),
      memberships: (n) =>
        count(n, {
          one: `${figure(n)} abonnement prend fin aujourd’hui`,
          other: `${figure(n)} abonnements prennent fin aujourd’hui`,
        }),
      collecting: 'Le prestataire de paiement ne débite plus rien',
      dependants: (n) =>
        count(n, {
          one: 'La personne à charge reste cliente, mais plus personne ne peut réserver pour elle',
          other: `Les ${figure(n)} personnes à charge restent clientes, mais plus personne ne peut réserver pour elles`,
        }),
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    ending: {
      title: (name: string) => `Disattivare ${name}?`,
      means: 'Non potrà più accedere né ricevere e-mail. Restano gli importi dovuti e i pacchetti pagati.',
      bookings: (n: number, waiting: number) =>
        count(n, { one: 'Si libera 1 posto', other: `Si liberano ${figure(n)} posti` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 persona in attesa', other: `; ${figure(waiting)} persone in attesa` })
          : ''),
      waiting: (n: number) => count(n, { one: 'Lascia 1 lista d’attesa', other: `Lascia ${figure(n)} liste d’attesa` }),
      standing: (n: number) =>
        count(n, {
          one: 'Termina 1 prenotazione settimanale',
          other: `Terminano ${figure(n)} prenotazioni settimanali`,
        }),
      appointments: (n: number) =>
        count(n, { one: '1 appuntamento viene annullato', other: `${figure(n)} appuntamenti vengono annullati` }),
      memberships: (n: number) =>
        count(n, { one: '1 abbonamento finisce oggi', other: `${figure(n)} abbonamenti finiscono oggi` }),
      collecting: 'Il servizio di pagamento non addebita più',
      dependants: (n: number) =>
        count(n, {
          one: 'La persona a carico resta cliente, ma nessuno può più prenotare per lei',
          other: `Le ${figure(n)} persone a carico restano clienti, ma nessuno può più prenotare per loro`,
        }),
    },
  }
}

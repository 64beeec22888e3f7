import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    ending: {
      title: (name: string) => `Deactivate ${name}?`,
      means:
        'They can’t sign in any more and get no more e-mails. What they owe stays owed, and paid packs stay theirs.',
      bookings: (n: number, waiting: number) =>
        count(n, { one: '1 place is freed', other: `${figure(n)} places are freed` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 person waits for it', other: `; ${figure(waiting)} people wait for them` })
          : ''),
      waiting: (n: number) =>
        count(n, { one: '1 place on a waitlist ends', other: `${figure(n)} places on waitlists end` }),
      standing: (n: number) =>
        count(n, { one: '1 standing booking ends', other: `${figure(n)} standing bookings end` }),
      appointments: (n: number) =>
        count(n, { one: '1 appointment is cancelled', other: `${figure(n)} appointments are cancelled` }),
      memberships: (n: number) =>
        count(n, { one: '1 subscription ends today', other: `${figure(n)} subscriptions end today` }),
      collecting: 'The payment processor stops collecting',
      dependants: (n: number) =>
        count(n, {
          one: 'Their dependant stays a client, with nobody to act for them',
          other: `Their ${figure(n)} dependants stay clients, with nobody to act for them`,
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
        'Die Person kann sich nicht mehr anmelden und bekommt keine E-Mails mehr. Was sie schuldet, bleibt, ebenso bezahlte Karten.',
      bookings: (n, waiting) =>
        count(n, { one: '1 Platz wird frei', other: `${figure(n)} Plätze werden frei` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 Person wartet darauf', other: `; ${figure(waiting)} Personen warten darauf` })
          : ''),
      waiting: (n) =>
        count(n, { one: '1 Wartelistenplatz entfällt', other: `${figure(n)} Wartelistenplätze entfallen` }),
      standing: (n) => count(n, { one: '1 Dauerbuchung endet', other: `${figure(n)} Dauerbuchungen enden` }),
      appointments: (n) => count(n, { one: '1 Termin wird abgesagt', other: `${figure(n)} Termine werden abgesagt` }),
      memberships: (n) => count(n, { one: '1 Abo endet heute', other: `${figure(n)} Abos enden heute` }),
      collecting: 'Der Zahlungsdienst bucht nicht mehr ab',
      dependants: (n) =>
        count(n, {
          one: 'Das betreute Kind bleibt, doch niemand bucht mehr dafür',
          other: `Die ${figure(n)} betreuten Kinder bleiben, doch niemand bucht mehr für sie`,
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
      means: 'Ya no podrá entrar ni recibirá correos. Lo que debe se queda, y también los bonos pagados.',
      bookings: (n, waiting) =>
        count(n, { one: 'Queda libre 1 plaza', other: `Quedan libres ${figure(n)} plazas` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 persona la espera', other: `; ${figure(waiting)} personas las esperan` })
          : ''),
      waiting: (n) => count(n, { one: 'Deja 1 lista de espera', other: `Deja ${figure(n)} listas de espera` }),
      standing: (n) => count(n, { one: 'Termina 1 reserva fija', other: `Terminan ${figure(n)} reservas fijas` }),
      appointments: (n) => count(n, { one: 'Se cancela 1 cita', other: `Se cancelan ${figure(n)} citas` }),
      memberships: (n) =>
        count(n, { one: '1 suscripción termina hoy', other: `${figure(n)} suscripciones terminan hoy` }),
      collecting: 'La pasarela de pago deja de cobrar',
      dependants: (n) =>
        count(n, {
          one: 'La persona a su cargo se queda, pero nadie reserva por ella',
          other: `Las ${figure(n)} personas a su cargo se quedan, pero nadie reserva por ellas`,
        }),
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    ending: {
      title: (name) => `Désactiver le compte de ${name}\u00a0?`,
      means:
        'La personne ne peut plus se connecter et ne reçoit plus d’e-mails. Ce qu’elle doit reste dû, et les carnets payés restent.',
      bookings: (n, waiting) =>
        count(n, { one: `${figure(n)} place est libérée`, other: `${figure(n)} places sont libérées` }) +
        (waiting > 0
          ? count(waiting, {
              one: `\u00a0; ${figure(waiting)} personne attend`,
              other: `\u00a0; ${figure(waiting)} personnes attendent`,
            })
          : ''),
      waiting: (n) =>
        count(n, {
          one: `${figure(n)} place en liste d’attente prend fin`,
          other: `${figure(n)} places en liste d’attente prennent fin`,
        }),
      standing: (n) =>
        count(n, {
          one: '1 réservation récurrente prend fin',
          other: `${figure(n)} réservations récurrentes prennent fin`,
        }),
      appointments: (n) =>
        count(n, { one: `${figure(n)} rendez-vous est annulé`, other: `${figure(n)} rendez-vous sont annulés` }),
      memberships: (n) =>
        count(n, {
          one: `${figure(n)} abonnement prend fin aujourd’hui`,
          other: `${figure(n)} abonnements prennent fin aujourd’hui`,
        }),
      collecting: 'Le prestataire de paiement ne prélève plus',
      dependants: (n) =>
        count(n, {
          one: 'La personne à charge reste, mais plus personne ne réserve pour elle',
          other: `Les ${figure(n)} personnes à charge restent, mais plus personne ne réserve pour elles`,
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
      means: 'Non potrà più accedere né ricevere e-mail. Ciò che deve resta, e restano i pacchetti pagati.',
      bookings: (n: number, waiting: number) =>
        count(n, { one: 'Si libera 1 posto', other: `Si liberano ${figure(n)} posti` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 persona lo aspetta', other: `; ${figure(waiting)} persone li aspettano` })
          : ''),
      waiting: (n: number) => count(n, { one: 'Lascia 1 lista d’attesa', other: `Lascia ${figure(n)} liste d’attesa` }),
      standing: (n: number) =>
        count(n, { one: 'Termina 1 prenotazione fissa', other: `Terminano ${figure(n)} prenotazioni fisse` }),
      appointments: (n: number) =>
        count(n, { one: '1 appuntamento viene annullato', other: `${figure(n)} appuntamenti vengono annullati` }),
      memberships: (n: number) =>
        count(n, { one: '1 abbonamento finisce oggi', other: `${figure(n)} abbonamenti finiscono oggi` }),
      collecting: 'Il servizio di pagamento non addebita più',
      dependants: (n: number) =>
        count(n, {
          one: 'La persona a carico resta, ma nessuno prenota più per lei',
          other: `Le ${figure(n)} persone a carico restano, ma nessuno prenota più per loro`,
        }),
    },
  }
}

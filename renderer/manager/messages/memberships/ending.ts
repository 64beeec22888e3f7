import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    ending: {
      bookings: (n: number, waiting: number) =>
        count(n, { one: '1 place is freed', other: `${figure(n)} places are freed` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 person waits for it', other: `; ${figure(waiting)} people wait for them` })
          : ''),
      appointments: (n: number) =>
        count(n, { one: '1 appointment is cancelled free', other: `${figure(n)} appointments are cancelled free` }),
      credits: (n: number) => count(n, { one: '1 class lapses', other: `${figure(n)} classes lapse` }),
      renews: (day: string) => `It would have renewed on ${day}, and does so no more`,
      collecting: 'The payment processor stops collecting',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    ending: {
      bookings: (n, waiting) =>
        count(n, { one: '1 Platz wird frei', other: `${figure(n)} Plätze werden frei` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 Person wartet darauf', other: `; ${figure(waiting)} Personen warten darauf` })
          : ''),
      appointments: (n) =>
        count(n, { one: '1 Termin wird kostenlos abgesagt', other: `${figure(n)} Termine werden kostenlos abgesagt` }),
      credits: (n) => count(n, { one: '1 Stunde verfällt', other: `${figure(n)} Stunden verfallen` }),
      renews: (day) => `Verlängert sich nicht mehr; das wäre am ${day} gewesen`,
      collecting: 'Der Zahlungsdienst bucht nicht mehr ab',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    ending: {
      bookings: (n, waiting) =>
        count(n, { one: 'Queda libre 1 plaza', other: `Quedan libres ${figure(n)} plazas` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 persona la espera', other: `; ${figure(waiting)} personas las esperan` })
          : ''),
      appointments: (n) =>
        count(n, { one: 'Se cancela gratis 1 cita', other: `Se cancelan gratis ${figure(n)} citas` }),
      credits: (n) => count(n, { one: 'Se pierde 1 clase', other: `Se pierden ${figure(n)} clases` }),
      renews: (day) => `Ya no se renueva; se habría renovado el ${day}`,
      collecting: 'La pasarela de pago deja de cobrar',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    ending: {
      bookings: (n, waiting) =>
        count(n, { one: `${figure(n)} place est libérée`, other: `${figure(n)} places sont libérées` }) +
        (waiting > 0
          ? count(waiting, {
              one: `\u00a0; ${figure(waiting)} personne attend`,
              other: `\u00a0; ${figure(waiting)} personnes attendent`,
            })
          : ''),
      appointments: (n) =>
        count(n, {
          one: `${figure(n)} rendez-vous est annulé sans frais`,
          other: `${figure(n)} rendez-vous sont annulés sans frais`,
        }),
      credits: (n) => count(n, { one: `${figure(n)} séance est perdue`, other: `${figure(n)} séances sont perdues` }),
      renews: (day) => `Ne se renouvelle plus\u00a0; c’était prévu le ${day}`,
      collecting: 'Le prestataire de paiement ne prélève plus',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    ending: {
      bookings: (n: number, waiting: number) =>
        count(n, { one: 'Si libera 1 posto', other: `Si liberano ${figure(n)} posti` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 persona lo aspetta', other: `; ${figure(waiting)} persone li aspettano` })
          : ''),
      appointments: (n: number) =>
        count(n, { one: 'Si cancella gratis 1 appuntamento', other: `Si cancellano gratis ${figure(n)} appuntamenti` }),
      credits: (n: number) => count(n, { one: 'Si perde 1 lezione', other: `Si perdono ${figure(n)} lezioni` }),
      renews: (day: string) => `Non si rinnova più; sarebbe stato il ${day}`,
      collecting: 'Il servizio di pagamento non addebita più',
    },
  }
}

import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    ending: {
      bookings: (n: number, waiting: number) =>
        count(n, { one: '1 spot is freed', other: `${figure(n)} spots are freed` }) +
        (waiting > 0
          ? count(waiting, { one: '; 1 person is waiting', other: `; ${figure(waiting)} people are waiting` })
          : ''),
      appointments: (n: number) =>
        count(n, {
          one: '1 appointment is cancelled free of charge',
          other: `${figure(n)} appointments are cancelled free of charge`,
        }),
      credits: (n: number) => count(n, { one: '1 credit expires', other: `${figure(n)} credits expire` }),
      renews: (day: string) => `No longer renews (was due on ${day})`,
      collecting: 'The payment provider stops collecting',
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
          ? count(waiting, { one: '; 1 Person wartet', other: `; ${figure(waiting)} Personen warten` })
          : ''),
      appointments: (n) =>
        count(n, {
          one: '1 Termin wird kostenlos storniert',
          other: `${figure(n)} Termine werden kostenlos storniert`,
        }),
      credits: (n) => count(n, { one: '1 Credit verfällt', other: `${figure(n)} Credits verfallen` }),
      renews: (day) => `Verlängert sich nicht mehr (wäre am ${day} fällig)`,
      collecting: 'Der Zahlungsanbieter bucht nicht mehr ab',
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
          ? count(waiting, {
              one: '; 1 persona está esperando',
              other: `; ${figure(waiting)} personas están esperando`,
            })
          : ''),
      appointments: (n) =>
        count(n, { one: 'Se cancela gratis 1 cita', other: `Se cancelan gratis ${figure(n)} citas` }),
      credits: (n) => count(n, { one: 'Se pierde 1 crédito', other: `Se pierden ${figure(n)} créditos` }),
      renews: (day) => `Ya no se renueva (tocaba el ${day})`,
      collecting: 'El proveedor de pagos deja de cobrar',
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
              one: `\u202f; ${figure(waiting)} personne attend`,
              other: `\u202f; ${figure(waiting)} personnes attendent`,
            })
          : ''),
      appointments: (n) =>
        count(n, {
          one: `${figure(n)} rendez-vous est annulé sans frais`,
          other: `${figure(n)} rendez-vous sont annulés sans frais`,
        }),
      credits: (n) => count(n, { one: `${figure(n)} crédit est perdu`, other: `${figure(n)} crédits sont perdus` }),
      renews: (day) => `Ne se renouvelle plus (prévu le ${day})`,
      collecting: 'Le prestataire de paiement ne débite plus rien',
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
          ? count(waiting, { one: '; 1 persona in attesa', other: `; ${figure(waiting)} persone in attesa` })
          : ''),
      appointments: (n: number) =>
        count(n, { one: '1 appuntamento annullato gratis', other: `${figure(n)} appuntamenti annullati gratis` }),
      credits: (n: number) => count(n, { one: 'Si perde 1 credito', other: `Si perdono ${figure(n)} crediti` }),
      renews: (day: string) => `Non si rinnova più (era previsto ${italian.il(day)})`,
      collecting: 'Il servizio di pagamento non addebita più',
    },
  }
}

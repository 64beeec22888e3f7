import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    closeTitle: (name: string) => `Deactivate ${name}?`,
    closeClasses: (n: number, booked: number) =>
      count(n, { one: '1 upcoming class stays', other: `${figure(n)} upcoming classes stay` }) +
      (booked > 0
        ? count(booked, { one: ', with 1 spot booked', other: `, with ${figure(booked)} spots booked` })
        : ''),
    closeSeries: (n: number) => count(n, { one: '1 series ends', other: `${figure(n)} series end` }),
    closeMeans: 'No new classes are planned. To cancel upcoming classes, use the schedule.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    closeTitle: (name) => `${name} deaktivieren?`,
    closeClasses: (n, booked) =>
      count(n, { one: '1 kommender Kurs bleibt', other: `${figure(n)} kommende Kurse bleiben` }) +
      (booked > 0
        ? count(booked, { one: ', mit 1 gebuchten Platz', other: `, mit ${figure(booked)} gebuchten Plätzen` })
        : ''),
    closeSeries: (n) => count(n, { one: '1 Serie endet', other: `${figure(n)} Serien enden` }),
    closeMeans: 'Es werden keine neuen Kurse geplant. Kommende Kurse sagst du im Kursplan ab.',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    closeTitle: (name) => `¿Desactivar ${name}?`,
    closeClasses: (n, booked) =>
      count(n, { one: 'Se mantiene 1 clase programada', other: `Se mantienen ${figure(n)} clases programadas` }) +
      (booked > 0
        ? count(booked, { one: ', con 1 plaza reservada', other: `, con ${figure(booked)} plazas reservadas` })
        : ''),
    closeSeries: (n) => count(n, { one: '1 serie termina', other: `${figure(n)} series terminan` }),
    closeMeans: 'No se programan clases nuevas. Las próximas clases se cancelan en el horario.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    closeTitle: (name) => `Désactiver ${name}\u202f?`,
    closeClasses: (n, booked) =>
      count(n, { one: `${figure(n)} cours à venir reste`, other: `${figure(n)} cours à venir restent` }) +
      (booked > 0
        ? count(booked, {
            one: `, avec ${figure(booked)} place réservée`,
            other: `, avec ${figure(booked)} places réservées`,
          })
        : ''),
    closeSeries: (n) => count(n, { one: `${figure(n)} série se termine`, other: `${figure(n)} séries se terminent` }),
    closeMeans: 'Aucun nouveau cours ne sera prévu. Pour annuler les cours à venir, utilisez le planning.',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    closeTitle: (name: string) => `Disattivare ${name}?`,
    closeClasses: (n: number, booked: number) =>
      count(n, { one: 'Resta 1 lezione programmata', other: `Restano ${figure(n)} lezioni programmate` }) +
      (booked > 0
        ? count(booked, { one: ', con 1 posto prenotato', other: `, con ${figure(booked)} posti prenotati` })
        : ''),
    closeSeries: (n: number) => count(n, { one: '1 serie termina', other: `${figure(n)} serie terminano` }),
    closeMeans: 'Non vengono programmate nuove lezioni. Le prossime lezioni si annullano nel calendario.',
  }
}

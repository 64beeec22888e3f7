import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    closeTitle: (name: string) => `Deactivate ${name}?`,
    closeClasses: (n: number, booked: number) =>
      count(n, { one: '1 class to come stays', other: `${figure(n)} classes to come stay` }) +
      (booked > 0
        ? count(booked, { one: ', with 1 place booked', other: `, with ${figure(booked)} places booked` })
        : ''),
    closeSeries: (n: number) =>
      count(n, { one: '1 series goes no further', other: `${figure(n)} series go no further` }),
    closeMeans: 'Nothing new is planned of it. Classes that should not take place are cancelled on the timetable.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    closeTitle: (name) => `${name} deaktivieren?`,
    closeClasses: (n, booked) =>
      count(n, { one: '1 kommende Stunde bleibt', other: `${figure(n)} kommende Stunden bleiben` }) +
      (booked > 0
        ? count(booked, { one: ', mit 1 gebuchten Platz', other: `, mit ${figure(booked)} gebuchten Plätzen` })
        : ''),
    closeSeries: (n) =>
      count(n, { one: '1 Serie wird nicht fortgesetzt', other: `${figure(n)} Serien werden nicht fortgesetzt` }),
    closeMeans: 'Davon wird nichts Neues geplant. Stunden, die ausfallen sollen, sagst du im Plan ab.',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    closeTitle: (name) => `¿Desactivar ${name}?`,
    closeClasses: (n, booked) =>
      count(n, { one: 'Se queda 1 clase por venir', other: `Se quedan ${figure(n)} clases por venir` }) +
      (booked > 0
        ? count(booked, { one: ', con 1 plaza reservada', other: `, con ${figure(booked)} plazas reservadas` })
        : ''),
    closeSeries: (n) => count(n, { one: '1 serie no continúa', other: `${figure(n)} series no continúan` }),
    closeMeans: 'No se planifica nada nuevo. Las clases que no deban darse se cancelan en el horario.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    closeTitle: (name) => `Désactiver ${name}\u00a0?`,
    closeClasses: (n, booked) =>
      count(n, { one: `${figure(n)} cours à venir reste`, other: `${figure(n)} cours à venir restent` }) +
      (booked > 0
        ? count(booked, {
            one: `, avec ${figure(booked)} place réservée`,
            other: `, avec ${figure(booked)} places réservées`,
          })
        : ''),
    closeSeries: (n) =>
      count(n, { one: `${figure(n)} série ne continue pas`, other: `${figure(n)} séries ne continuent pas` }),
    closeMeans:
      'Rien de nouveau n’est prévu avec ce modèle. Les cours qui ne doivent pas avoir lieu s’annulent dans le planning.',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    closeTitle: (name: string) => `Disattivare ${name}?`,
    closeClasses: (n: number, booked: number) =>
      count(n, { one: 'Resta 1 lezione in arrivo', other: `Restano ${figure(n)} lezioni in arrivo` }) +
      (booked > 0
        ? count(booked, { one: ', con 1 posto prenotato', other: `, con ${figure(booked)} posti prenotati` })
        : ''),
    closeSeries: (n: number) => count(n, { one: '1 serie non prosegue', other: `${figure(n)} serie non proseguono` }),
    closeMeans: 'Non si programma più niente di nuovo. Le lezioni che non si devono tenere si annullano nell’orario.',
  }
}

import { figures, plurals } from '../../shared/i18n/plural.ts'

// The same words for every count of emails not sent; those that were no longer needed are not part of it.

const enCount = plurals('en')
const enFigure = figures('en')

export const en = {
  lastWeek: (n: number) =>
    enCount(n, {
      one: '1 email was not sent in the last 7 days',
      other: `${enFigure(n)} emails were not sent in the last 7 days`,
    }),
  short: (n: number) => `${enFigure(n)} not sent`,
}

type Words = typeof en

const deCount = plurals('de')
const deFigure = figures('de')

export const de: Words = {
  lastWeek: (n) =>
    deCount(n, {
      one: '1 E-Mail wurde in den letzten 7 Tagen nicht gesendet',
      other: `${deFigure(n)} E-Mails wurden in den letzten 7 Tagen nicht gesendet`,
    }),
  short: (n) => `${deFigure(n)} nicht gesendet`,
}

const esCount = plurals('es')
const esFigure = figures('es')

export const es: Words = {
  lastWeek: (n) =>
    esCount(n, {
      one: '1 correo no se ha enviado en los últimos 7 días',
      other: `${esFigure(n)} correos no se han enviado en los últimos 7 días`,
    }),
  short: (n) => `${esFigure(n)} sin enviar`,
}

const frCount = plurals('fr')
const frFigure = figures('fr')

export const fr: Words = {
  lastWeek: (n) =>
    frCount(n, {
      one: `${frFigure(n)} e-mail n’a pas été envoyé ces 7 derniers jours`,
      other: `${frFigure(n)} e-mails n’ont pas été envoyés ces 7 derniers jours`,
    }),
  short: (n) => frCount(n, { one: `${frFigure(n)} non envoyé`, other: `${frFigure(n)} non envoyés` }),
}

const itCount = plurals('it')
const itFigure = figures('it')

export const it: Words = {
  lastWeek: (n) =>
    itCount(n, {
      one: '1 e-mail non inviata negli ultimi 7 giorni',
      other: `${itFigure(n)} e-mail non inviate negli ultimi 7 giorni`,
    }),
  short: (n) => itCount(n, { one: '1 non inviata', other: `${itFigure(n)} non inviate` }),
}

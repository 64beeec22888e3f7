import { figures, plurals } from '../../shared/i18n/plural.ts'

/** The time that work under way still takes. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    soon: 'A few seconds left',
    seconds: (n: number) => `About ${figure(n)} seconds left`,
    minutes: (n: number) => count(n, { one: 'About 1 minute left', other: `About ${figure(n)} minutes left` }),
    hours: (n: number) => count(n, { one: 'About 1 hour left', other: `About ${figure(n)} hours left` }),
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    soon: 'Noch ein paar Sekunden',
    seconds: (n) => `Noch etwa ${figure(n)} Sekunden`,
    minutes: (n) => count(n, { one: 'Noch etwa 1 Minute', other: `Noch etwa ${figure(n)} Minuten` }),
    hours: (n) => count(n, { one: 'Noch etwa 1 Stunde', other: `Noch etwa ${figure(n)} Stunden` }),
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    soon: 'Quedan unos segundos',
    seconds: (n) => `Quedan unos ${figure(n)} segundos`,
    minutes: (n) => count(n, { one: 'Queda 1 minuto más o menos', other: `Quedan unos ${figure(n)} minutos` }),
    hours: (n) => count(n, { one: 'Queda 1 hora más o menos', other: `Quedan unas ${figure(n)} horas` }),
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    soon: 'Encore quelques secondes',
    seconds: (n) => `Encore ${figure(n)} secondes environ`,
    minutes: (n) =>
      count(n, { one: `Encore ${figure(n)} minute environ`, other: `Encore ${figure(n)} minutes environ` }),
    hours: (n) => count(n, { one: `Encore ${figure(n)} heure environ`, other: `Encore ${figure(n)} heures environ` }),
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    soon: 'Ancora pochi secondi',
    seconds: (n: number) => `Ancora circa ${figure(n)} secondi`,
    minutes: (n: number) => count(n, { one: 'Ancora circa 1 minuto', other: `Ancora circa ${figure(n)} minuti` }),
    hours: (n: number) => count(n, { one: 'Ancora circa 1 ora', other: `Ancora circa ${figure(n)} ore` }),
  }
}

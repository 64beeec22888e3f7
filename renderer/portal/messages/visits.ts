import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: (n: number) => count(n, { one: '1 class with us', other: `${figure(n)} classes with us` }),
    since: (day: string) => `Since ${day}`,
    reached: (n: number, day: string) => `Class number ${figure(n)} on ${day}`,
    weeks: (n: number) => `${figure(n)} weeks in a row`,
    missing: (n: number, next: number) =>
      count(n, {
        one: `1 more to class number ${figure(next)}`,
        other: `${figure(n)} more to class number ${figure(next)}`,
      }),
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: (n) => count(n, { one: '1 Kurs bei uns', other: `${figure(n)} Kurse bei uns` }),
    since: (day) => `Seit ${day}`,
    reached: (n, day) => `Kurs Nummer ${figure(n)} am ${day}`,
    weeks: (n) => `${figure(n)} Wochen in Folge`,
    missing: (n, next) => `Noch ${figure(n)} bis zu Kurs Nummer ${figure(next)}`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: (n) => count(n, { one: '1 clase con nosotros', other: `${figure(n)} clases con nosotros` }),
    since: (day) => `Desde el ${day}`,
    reached: (n, day) => `Clase número ${figure(n)} el ${day}`,
    weeks: (n) => `${figure(n)} semanas seguidas`,
    missing: (n, next) =>
      count(n, {
        one: `Te falta 1 para la clase número ${figure(next)}`,
        other: `Te faltan ${figure(n)} para la clase número ${figure(next)}`,
      }),
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: (n) => count(n, { one: `${figure(n)} cours chez nous`, other: `${figure(n)} cours chez nous` }),
    since: (day) => `Depuis le ${day}`,
    reached: (n, day) => `Cours numéro ${figure(n)} le ${day}`,
    weeks: (n) => `${figure(n)} semaines d’affilée`,
    missing: (n, next) => `Encore ${figure(n)} avant le cours numéro ${figure(next)}`,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: (n) => count(n, { one: '1 lezione da noi', other: `${figure(n)} lezioni da noi` }),
    since: (day) => `Prima visita: ${day}`,
    reached: (n, day) => `Lezione numero ${figure(n)}: ${day}`,
    weeks: (n) => `${figure(n)} settimane di fila`,
    missing: (n, next) =>
      count(n, {
        one: `Ne manca 1 alla lezione numero ${figure(next)}`,
        other: `Ne mancano ${figure(n)} alla lezione numero ${figure(next)}`,
      }),
  }
}

import { figures, plurals } from '../../shared/i18n/plural.ts'

/** The cost of a spot in a class. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  return {
    free: 'Free',
    noCredit: 'No credit needed',
    credits: (n: number) => count(n, { one: '1 credit', other: `${figure(n)} credits` }),
    either: (price: string, credits: string) => `${price} or ${credits}`,
    orNone: (price: string) => `${price}, or no credit with a membership`,
    /** Credits taken, out of those left. */
    ofCredits: (taken: number, left: number) =>
      `${figure(taken)} of ${count(left, { one: '1 credit', other: `${figure(left)} credits` })}`,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  return {
    free: 'Kostenlos',
    noCredit: 'Ohne Credit',
    credits: (n) => `${figure(n)} ${n === 1 ? 'Credit' : 'Credits'}`,
    either: (price, credits) => `${price} oder ${credits}`,
    orNone: (price) => `${price}, mit Mitgliedschaft ohne Credit`,
    ofCredits: (taken, left) => `${figure(taken)} von ${figure(left)} ${left === 1 ? 'Credit' : 'Credits'}`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  return {
    free: 'Gratis',
    noCredit: 'Sin gastar créditos',
    credits: (n) => count(n, { one: '1 crédito', other: `${figure(n)} créditos` }),
    either: (price, credits) => `${price} o ${credits}`,
    orNone: (price) => `${price}, o sin gastar créditos con un bono`,
    ofCredits: (taken, left) =>
      `${figure(taken)} de ${count(left, { one: '1 crédito', other: `${figure(left)} créditos` })}`,
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  return {
    free: 'Gratuit',
    noCredit: 'Sans crédit',
    credits: (n) => count(n, { one: `${figure(n)} crédit`, other: `${figure(n)} crédits` }),
    either: (price, credits) => `${price} ou ${credits}`,
    orNone: (price) => `${price}, ou sans crédit avec un abonnement`,
    ofCredits: (taken, left) =>
      count(taken, {
        one: `${figure(taken)} crédit sur ${figure(left)}`,
        other: `${figure(taken)} crédits sur ${figure(left)}`,
      }),
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  return {
    free: 'Gratis',
    noCredit: 'Senza usare crediti',
    credits: (n) => count(n, { one: '1 credito', other: `${figure(n)} crediti` }),
    either: (price, credits) => `${price} o ${credits}`,
    orNone: (price) => `${price}, o senza usare crediti con un abbonamento`,
    ofCredits: (taken, left) =>
      `${figure(taken)} di ${count(left, { one: '1 credito', other: `${figure(left)} crediti` })}`,
  }
}

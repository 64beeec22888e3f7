import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    move: {
      title: (name: string) => `Move ${name}?`,
      resizeTitle: (name: string) => `Change how long ${name} takes?`,
      fromTo: (from: string, to: string) => `${from} becomes ${to}`,
      told: (n: number) =>
        count(n, {
          one: '1 person is booked. They are told of the new time and may cancel free.',
          other: `${figure(n)} people are booked. They are told of the new time and may cancel free.`,
        }),
      toldSeries: 'Everybody booked is told of the new time and may cancel free.',
      submit: 'Move',
      submitAnyway: 'Move anyway',
      resize: 'Change',
      resizeAnyway: 'Change anyway',
      done: (name: string, when: string) => `${name} is now ${when}`,
      at: (name: string, when: string) => `${name}: ${when}, not saved yet`,
    },
    clash: {
      title: (n: number) => count(n, { one: 'This clashes', other: `This clashes ${figure(n)} times` }),
      more: (n: number) => `and ${figure(n)} more`,
    },
    edit: {
      submit: 'Save changes',
      anyway: 'Save anyway',
      done: 'Class saved',
      seriesDone: 'Series saved',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    move: {
      title: (name) => `${name} verschieben?`,
      resizeTitle: (name) => `Dauer von ${name} ändern?`,
      fromTo: (from, to) => `${from} wird zu ${to}`,
      told: (n) =>
        count(n, {
          one: '1 Person hat gebucht. Sie erfährt die neue Zeit und kann kostenlos stornieren.',
          other: `${figure(n)} Personen haben gebucht. Sie erfahren die neue Zeit und können kostenlos stornieren.`,
        }),
      toldSeries: 'Alle, die gebucht haben, erfahren die neue Zeit und können kostenlos stornieren.',
      submit: 'Verschieben',
      submitAnyway: 'Trotzdem verschieben',
      resize: 'Ändern',
      resizeAnyway: 'Trotzdem ändern',
      done: (name, when) => `${name} ist jetzt ${when}`,
      at: (name, when) => `${name}: ${when}, noch nicht gespeichert`,
    },
    clash: {
      title: (n) => count(n, { one: 'Das überschneidet sich', other: `Das überschneidet sich ${figure(n)}-mal` }),
      more: (n) => `und ${figure(n)} weitere`,
    },
    edit: {
      submit: 'Speichern',
      anyway: 'Trotzdem speichern',
      done: 'Kurs gespeichert',
      seriesDone: 'Serie gespeichert',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    move: {
      title: (name) => `¿Mover ${name}?`,
      resizeTitle: (name) => `¿Cambiar la duración de ${name}?`,
      fromTo: (from, to) => `${from} pasa a ${to}`,
      told: (n) =>
        count(n, {
          one: 'Hay 1 persona con reserva. Se le avisa del cambio y puede cancelar gratis.',
          other: `Hay ${figure(n)} personas con reserva. Se les avisa del cambio y pueden cancelar gratis.`,
        }),
      toldSeries: 'Se avisa del cambio a quien tenga reserva, y puede cancelar gratis.',
      submit: 'Mover',
      submitAnyway: 'Mover igualmente',
      resize: 'Cambiar',
      resizeAnyway: 'Cambiar igualmente',
      done: (name, when) => `${name} es ahora: ${when}`,
      at: (name, when) => `${name}: ${when}, aún sin guardar`,
    },
    clash: {
      title: (n) => count(n, { one: 'Hay una coincidencia', other: `Hay ${figure(n)} coincidencias` }),
      more: (n) => `y ${figure(n)} más`,
    },
    edit: {
      submit: 'Guardar cambios',
      anyway: 'Guardar igualmente',
      done: 'Clase guardada',
      seriesDone: 'Serie guardada',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    move: {
      title: (name) => `Déplacer ${name}\u202f?`,
      resizeTitle: (name) => `Changer la durée de ${name}\u202f?`,
      fromTo: (from, to) => `Avant\u00a0: ${from}. Après\u00a0: ${to}`,
      told: (n) =>
        count(n, {
          one: `${figure(n)} personne a réservé. Elle apprend le nouvel horaire et peut annuler sans frais.`,
          other: `${figure(n)} personnes ont réservé. Elles apprennent le nouvel horaire et peuvent annuler sans frais.`,
        }),
      toldSeries: 'Toutes les personnes inscrites apprennent le nouvel horaire et peuvent annuler sans frais.',
      submit: 'Déplacer',
      submitAnyway: 'Déplacer quand même',
      resize: 'Changer',
      resizeAnyway: 'Changer quand même',
      done: (name, when) => `${name}\u00a0: désormais ${when}`,
      at: (name, when) => `${name}\u00a0: ${when}, pas encore enregistré`,
    },
    clash: {
      title: (n) => (n === 1 ? 'Cela tombe en même temps' : `${figure(n)} fois en même temps`),
      more: (n) => `et ${figure(n)} de plus`,
    },
    edit: {
      submit: 'Enregistrer',
      anyway: 'Enregistrer quand même',
      done: 'Cours enregistré',
      seriesDone: 'Série enregistrée',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    move: {
      title: (name: string) => `Spostare ${name}?`,
      resizeTitle: (name: string) => `Cambiare la durata di ${name}?`,
      fromTo: (from: string, to: string) => `Prima: ${from}. Dopo: ${to}`,
      told: (n: number) =>
        count(n, {
          one: 'C’è 1 prenotazione. La persona viene avvisata del nuovo orario e può annullare gratis.',
          other: `Ci sono ${figure(n)} prenotazioni. Le persone vengono avvisate del nuovo orario e possono annullare gratis.`,
        }),
      toldSeries: 'Chi ha prenotato viene avvisato del nuovo orario e può annullare gratis.',
      submit: 'Sposta',
      submitAnyway: 'Sposta comunque',
      resize: 'Cambia',
      resizeAnyway: 'Cambia comunque',
      done: (name: string, when: string) => `Nuovo orario di ${name}: ${when}`,
      at: (name: string, when: string) => `${name}: ${when}, non ancora salvato`,
    },
    clash: {
      title: (n: number) => count(n, { one: 'C’è una sovrapposizione', other: `Ci sono ${figure(n)} sovrapposizioni` }),
      more: (n: number) => `e altre ${figure(n)}`,
    },
    edit: {
      submit: 'Salva',
      anyway: 'Salva comunque',
      done: 'Lezione salvata',
      seriesDone: 'Serie salvata',
    },
  }
}

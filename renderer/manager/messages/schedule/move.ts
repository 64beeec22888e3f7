import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    move: {
      title: (name: string) => `Move ${name}?`,
      resizeTitle: (name: string) => `Change the length of ${name}?`,
      fromTo: (from: string, to: string) => `${from} becomes ${to}`,
      told: (n: number) =>
        count(n, {
          one: '1 person is booked. They’re notified of the new time and can cancel for free.',
          other: `${figure(n)} people are booked. They’re notified of the new time and can cancel for free.`,
        }),
      toldSeries: 'Everyone booked is notified of the new time and can cancel for free.',
      submit: 'Move',
      submitAnyway: 'Move anyway',
      resize: 'Change',
      resizeAnyway: 'Change anyway',
      done: (name: string, when: string) => `${name} is now ${when}`,
      at: (name: string, when: string) => `${name}: ${when}, not saved yet`,
    },
    clash: {
      title: (n: number) => count(n, { one: 'There’s a conflict', other: `There are ${figure(n)} conflicts` }),
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
      title: (name) => `„${name}“ verschieben?`,
      resizeTitle: (name) => `Dauer von „${name}“ ändern?`,
      fromTo: (from, to) => `Bisher ${from}, neu ${to}`,
      told: (n) =>
        count(n, {
          one: '1 Person hat gebucht. Sie wird benachrichtigt und kann kostenlos stornieren.',
          other: `${figure(n)} Personen haben gebucht. Sie werden benachrichtigt und können kostenlos stornieren.`,
        }),
      toldSeries: 'Alle, die gebucht haben, werden benachrichtigt und können kostenlos stornieren.',
      submit: 'Verschieben',
      submitAnyway: 'Trotzdem verschieben',
      resize: 'Ändern',
      resizeAnyway: 'Trotzdem ändern',
      done: (name, when) => `${name}: jetzt ${when}`,
      at: (name, when) => `${name}: ${when}, noch nicht gespeichert`,
    },
    clash: {
      title: (n) => count(n, { one: 'Es gibt eine Überschneidung', other: `Es gibt ${figure(n)} Überschneidungen` }),
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
      title: (name) => `¿Mover «${name}»?`,
      resizeTitle: (name) => `¿Cambiar la duración de «${name}»?`,
      fromTo: (from, to) => `Antes: ${from}. Ahora: ${to}`,
      told: (n) =>
        count(n, {
          one: 'Hay 1 persona con reserva. Se le avisa del cambio y puede cancelar gratis.',
          other: `Hay ${figure(n)} personas con reserva. Se les avisa del cambio y pueden cancelar gratis.`,
        }),
      toldSeries: 'Se avisa del cambio a quienes tienen reserva, que pueden cancelar gratis.',
      submit: 'Mover',
      submitAnyway: 'Mover igualmente',
      resize: 'Cambiar',
      resizeAnyway: 'Cambiar igualmente',
      done: (name, when) => `${name}: ahora ${when}`,
      at: (name, when) => `${name}: ${when}, aún sin guardar`,
    },
    clash: {
      title: (n) => count(n, { one: 'Hay un conflicto', other: `Hay ${figure(n)} conflictos` }),
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
      title: (name) => `Déplacer «\u00a0${name}\u00a0»\u202f?`,
      resizeTitle: (name) => `Changer la durée\u202f? (${name})`,
      fromTo: (from, to) => `Avant\u00a0: ${from}. Après\u00a0: ${to}`,
      told: (n) =>
        count(n, {
          one: `${figure(n)} personne a réservé. Elle sera prévenue et pourra annuler sans frais.`,
          other: `${figure(n)} personnes ont réservé. Elles seront prévenues et pourront annuler sans frais.`,
        }),
      toldSeries: 'Les personnes inscrites seront prévenues du nouvel horaire et pourront annuler sans frais.',
      submit: 'Déplacer',
      submitAnyway: 'Déplacer quand même',
      resize: 'Modifier',
      resizeAnyway: 'Modifier quand même',
      done: (name, when) => `${name}\u00a0: désormais ${when}`,
      at: (name, when) => `${name}\u00a0: ${when}, pas encore enregistré`,
    },
    clash: {
      title: (n) => (n === 1 ? 'Il y a un conflit' : `Il y a ${figure(n)} conflits`),
      more: (n) => `et ${figure(n)} autre${n > 1 ? 's' : ''}`,
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
      title: (name: string) => `Spostare «${name}»?`,
      resizeTitle: (name: string) => `Cambiare la durata di «${name}»?`,
      fromTo: (from: string, to: string) => `Prima: ${from}. Dopo: ${to}`,
      told: (n: number) =>
        count(n, {
          one: 'C’è 1 prenotazione. La persona viene avvisata del nuovo orario e può disdire gratis.',
          other: `Ci sono ${figure(n)} prenotazioni. Le persone vengono avvisate del nuovo orario e possono disdire gratis.`,
        }),
      toldSeries: 'Chi ha prenotato viene avvisato del nuovo orario e può disdire gratis.',
      submit: 'Sposta',
      submitAnyway: 'Sposta comunque',
      resize: 'Cambia',
      resizeAnyway: 'Cambia comunque',
      done: (name: string, when: string) => `${name}: ora ${when}`,
      at: (name: string, when: string) => `${name}: ${when}, non ancora salvato`,
    },
    clash: {
      title: (n: number) => count(n, { one: 'C’è un conflitto', other: `Ci sono ${figure(n)} conflitti` }),
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

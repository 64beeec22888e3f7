import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

/** A change of what a type covers, the table of what covers what, and what does not fit together. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')

  return {
    change: {
      title: (name: string) => `Change what ${name} covers?`,
      first: (n: number) =>
        count(n, {
          one: 'You’re setting this for the first time; until now it covered everything. 1 active membership is of this type.',
          other: `You’re setting this for the first time; until now it covered everything. ${figure(n)} active memberships are of this type.`,
        }),
      narrows: (n: number) =>
        count(n, {
          one: 'It covers less than before. 1 active membership is of this type.',
          other: `It covers less than before. ${figure(n)} active memberships are of this type.`,
        }),
      former: (n: number, all: number) =>
        count(all, {
          one: 'The active membership of this type has earlier terms.',
          other: `Of ${figure(all)} active memberships of this type, ${figure(n)} ${n === 1 ? 'has' : 'have'} earlier terms.`,
        }),
      becomesList: (name: string, names: readonly string[]) =>
        `${name} covers all classes. It becomes a list: ${list(names)}. Categories you add later aren’t covered.`,
      becomesEmpty: (name: string) => `${name} covers all classes. It becomes a list, which is still empty.`,
      choice: 'For clients who have it',
      keep: 'They keep what they bought',
      keepHelp: 'The change applies to new sales. Renewals stay as they were.',
      apply: 'Apply the change to them too',
      applyHelp: 'The change applies to their new bookings. Existing bookings stay.',
      save: 'Save',
      stay: (n: number) =>
        count(n, { one: '1 membership keeps earlier terms.', other: `${figure(n)} memberships keep earlier terms.` }),
    },
    matrix: {
      view: 'View',
      cards: 'Types',
      table: 'Coverage',
      help: 'Classes by category. Set individual classes, times and appointments in each type.',
      type: 'Type',
      cell: (type: string, category: string) => `${type} covers ${category}`,
      partly: 'some classes',
      others: 'Without a category',
      appointments: 'Covers appointments',
    },
    flags: {
      nothing: 'Covers nothing on the schedule.',
      cheaper: (name: string, own: string, price: string) =>
        `Books ${name} for ${own}; the class itself costs ${price}.`,
      uncovered: (names: readonly string[]) => `Nothing on sale covers ${list(names)}`,
      uncoveredMeans:
        'It also has no price, so no one can pay for a spot. Let a membership type cover it, or set a price.',
      toClasses: 'Class types',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')

  return {
    change: {
      title: (name) => `Ändern, wofür „${name}“ gilt?`,
      first: (n) =>
        count(n, {
          one: 'Du legst das zum ersten Mal fest; bisher galt sie für alles. 1 laufende Mitgliedschaft ist von dieser Art.',
          other: `Du legst das zum ersten Mal fest; bisher galt sie für alles. ${figure(n)} laufende Mitgliedschaften sind von dieser Art.`,
        }),
      narrows: (n) =>
        count(n, {
          one: 'Sie gilt für weniger als bisher. 1 laufende Mitgliedschaft ist von dieser Art.',
          other: `Sie gilt für weniger als bisher. ${figure(n)} laufende Mitgliedschaften sind von dieser Art.`,
        }),
      former: (n, all) =>
        count(all, {
          one: 'Die laufende Mitgliedschaft dieser Art hat frühere Bedingungen.',
          other: `Von ${figure(all)} laufenden Mitgliedschaften dieser Art ${n === 1 ? 'hat' : 'haben'} ${figure(n)} frühere Bedingungen.`,
        }),
      becomesList: (name, names) =>
        `„${name}“ gilt für alle Kurse. Daraus wird eine Liste: ${list(names)}. Später angelegte Kategorien sind nicht dabei.`,
      becomesEmpty: (name) => `„${name}“ gilt für alle Kurse. Daraus wird eine Liste, die noch leer ist.`,
      choice: 'Für Kund:innen, die sie haben',
      keep: 'Sie behalten, was sie gekauft haben',
      keepHelp: 'Die Änderung gilt für neue Verkäufe. Verlängerungen bleiben, wie sie waren.',
      apply: 'Auch für sie ändern',
      applyHelp: 'Die Änderung gilt für ihre neuen Buchungen. Bestehende Buchungen bleiben.',
      save: 'Speichern',
      stay: (n) =>
        count(n, {
          one: '1 Mitgliedschaft behält frühere Bedingungen.',
          other: `${figure(n)} Mitgliedschaften behalten frühere Bedingungen.`,
        }),
    },
    matrix: {
      view: 'Ansicht',
      cards: 'Arten',
      table: 'Geltungsbereich',
      help: 'Kurse nach Kategorie. Einzelne Kurse, Zeiten und Termine legst du in der Art fest.',
      type: 'Art',
      cell: (type, category) => `${type} gilt für ${category}`,
      partly: 'einzelne Kurse',
      others: 'Ohne Kategorie',
      appointments: 'Gilt für Termine',
    },
    flags: {
      nothing: 'Gilt für nichts im Kursplan.',
      cheaper: (name, own, price) => `Bucht „${name}“ für ${own}; der Kurs selbst kostet ${price}.`,
      uncovered: (names) => `Keine Art im Verkauf gilt für ${list(names)}`,
      uncoveredMeans:
        'Es gibt auch keinen Preis, also kann niemand einen Platz bezahlen. Lass eine Mitgliedschaftsart dafür gelten, oder gib einen Preis an.',
      toClasses: 'Kursarten',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    change: {
      title: (name) => `¿Cambiar lo que cubre ${name}?`,
      first: (n) =>
        count(n, {
          one: 'Lo indicas por primera vez; hasta ahora lo cubría todo. Hay 1 bono en vigor de este tipo.',
          other: `Lo indicas por primera vez; hasta ahora lo cubría todo. Hay ${figure(n)} bonos en vigor de este tipo.`,
        }),
      narrows: (n) =>
        count(n, {
          one: 'Cubre menos que antes. Hay 1 bono en vigor de este tipo.',
          other: `Cubre menos que antes. Hay ${figure(n)} bonos en vigor de este tipo.`,
        }),
      former: (n, all) =>
        count(all, {
          one: 'El bono en vigor de este tipo tiene condiciones anteriores.',
          other: `De los ${figure(all)} bonos en vigor de este tipo, ${figure(n)} ${n === 1 ? 'tiene' : 'tienen'} condiciones anteriores.`,
        }),
      becomesList: (name, names) =>
        `${name} cubre todas las clases. Pasa a ser una lista: ${list(names)}. No cubrirá las categorías que añadas después.`,
      becomesEmpty: (name) => `${name} cubre todas las clases. Pasa a ser una lista, por ahora vacía.`,
      choice: 'Para los clientes que lo tienen',
      keep: 'Conservan lo que compraron',
      keepHelp: 'El cambio vale para las ventas nuevas. Las renovaciones siguen como estaban.',
      apply: 'Aplicarles también el cambio',
      applyHelp: 'El cambio vale para sus reservas nuevas. Las existentes se mantienen.',
      save: 'Guardar',
      stay: (n) =>
        count(n, {
          one: '1 bono conserva las condiciones anteriores.',
          other: `${figure(n)} bonos conservan las condiciones anteriores.`,
        }),
    },
    matrix: {
      view: 'Vista',
      cards: 'Tipos',
      table: 'Cobertura',
      help: 'Clases por categoría. Las clases concretas, las horas y las citas se eligen en cada tipo.',
      type: 'Tipo',
      cell: (type, category) => `${type} cubre ${category}`,
      partly: 'algunas clases',
      others: 'Sin categoría',
      appointments: 'Cubre citas',
    },
    flags: {
      nothing: 'No cubre nada del horario.',
      cheaper: (name, own, price) => `Reserva ${name} por ${own}; la clase cuesta ${price}.`,
      uncovered: (names) => `Ningún tipo a la venta cubre ${list(names)}`,
      uncoveredMeans:
        'Tampoco tiene precio, así que nadie puede pagar una plaza. Haz que la cubra un tipo de bono o ponle un precio.',
      toClasses: 'Tipos de clase',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    change: {
      title: (name) => `Modifier ce que couvre «\u00a0${name}\u00a0»\u202f?`,
      first: (n) =>
        count(n, {
          one: `Vous l’indiquez pour la première fois\u202f; jusqu’ici, tout était couvert. ${figure(n)} abonnement en cours est de ce type.`,
          other: `Vous l’indiquez pour la première fois\u202f; jusqu’ici, tout était couvert. ${figure(n)} abonnements en cours sont de ce type.`,
        }),
      narrows: (n) =>
        count(n, {
          one: `Il couvre moins qu’avant. ${figure(n)} abonnement en cours est de ce type.`,
          other: `Il couvre moins qu’avant. ${figure(n)} abonnements en cours sont de ce type.`,
        }),
      former: (n, all) =>
        all === 1
          ? 'L’abonnement en cours de ce type a d’anciennes conditions.'
          : `Sur ${figure(all)} abonnements en cours de ce type, ${figure(n)} ${n < 2 ? 'a' : 'ont'} d’anciennes conditions.`,
      becomesList: (name, names) =>
        `${name} couvre tous les cours. Ce choix devient une liste\u00a0: ${list(names)}. Les catégories ajoutées plus tard n’y seront pas.`,
      becomesEmpty: (name) => `${name} couvre tous les cours. Ce choix devient une liste, encore vide.`,
      choice: 'Pour les clients qui l’ont',
      keep: 'Ils gardent ce qu’ils ont acheté',
      keepHelp: 'Le changement vaut pour les nouvelles ventes. Les renouvellements restent comme avant.',
      apply: 'Leur appliquer aussi le changement',
      applyHelp: 'Le changement vaut pour leurs nouvelles réservations. Celles qui existent restent.',
      save: 'Enregistrer',
      stay: (n) =>
        count(n, {
          one: `${figure(n)} abonnement garde d’anciennes conditions.`,
          other: `${figure(n)} abonnements gardent d’anciennes conditions.`,
        }),
    },
    matrix: {
      view: 'Affichage',
      cards: 'Types',
      table: 'Couverture',
      help: 'Les cours par catégorie. Cours précis, horaires et rendez-vous se règlent dans chaque type.',
      type: 'Type',
      cell: (type, category) => `${type} couvre ${category}`,
      partly: 'certains cours',
      others: 'Sans catégorie',
      appointments: 'Couvre des rendez-vous',
    },
    flags: {
      nothing: 'Ne couvre rien au planning.',
      cheaper: (name, own, price) => `Permet de réserver ${name} pour ${own}\u202f; le cours coûte ${price}.`,
      uncovered: (names) => `Aucun type en vente ne couvre ${list(names)}`,
      uncoveredMeans:
        'Sans prix non plus, personne ne peut payer une place. Faites-le couvrir par un type d’abonnement, ou donnez-lui un prix.',
      toClasses: 'Types de cours',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')

  return {
    change: {
      title: (name) => `Cambiare che cosa copre ${name}?`,
      first: (n) =>
        count(n, {
          one: 'Lo indichi per la prima volta; finora copriva tutto. C’è 1 abbonamento in corso di questo tipo.',
          other: `Lo indichi per la prima volta; finora copriva tutto. Ci sono ${figure(n)} abbonamenti in corso di questo tipo.`,
        }),
      narrows: (n) =>
        count(n, {
          one: 'Copre meno di prima. C’è 1 abbonamento in corso di questo tipo.',
          other: `Copre meno di prima. Ci sono ${figure(n)} abbonamenti in corso di questo tipo.`,
        }),
      former: (n, all) =>
        count(all, {
          one: 'L’abbonamento in corso di questo tipo ha condizioni precedenti.',
          other: `Abbonamenti in corso di questo tipo: ${figure(all)}; con condizioni precedenti: ${figure(n)}.`,
        }),
      becomesList: (name, names) =>
        `${name} copre tutte le lezioni. Diventa un elenco: ${list(names)}. Le categorie che aggiungi dopo non saranno coperte.`,
      becomesEmpty: (name) => `${name} copre tutte le lezioni. Diventa un elenco, per ora vuoto.`,
      choice: 'Per i clienti che ce l’hanno',
      keep: 'Mantengono ciò che hanno acquistato',
      keepHelp: 'La modifica vale per le nuove vendite. I rinnovi restano com’erano.',
      apply: 'Applica la modifica anche a loro',
      applyHelp: 'La modifica vale per le loro nuove prenotazioni. Quelle esistenti restano.',
      save: 'Salva',
      stay: (n) =>
        count(n, {
          one: '1 abbonamento mantiene le condizioni precedenti.',
          other: `${figure(n)} abbonamenti mantengono le condizioni precedenti.`,
        }),
    },
    matrix: {
      view: 'Vista',
      cards: 'Tipi',
      table: 'Copertura',
      help: 'Lezioni per categoria. Lezioni specifiche, orari e appuntamenti si scelgono in ogni tipo.',
      type: 'Tipo',
      cell: (type, category) => `${type} copre ${category}`,
      partly: 'alcune lezioni',
      others: 'Senza categoria',
      appointments: 'Copre appuntamenti',
    },
    flags: {
      nothing: 'Non copre nulla del calendario.',
      cheaper: (name, own, price) => `Prenota ${name} per ${own}; la lezione costa ${price}.`,
      uncovered: (names) => `Nessun tipo in vendita copre ${list(names)}`,
      uncoveredMeans:
        'Non ha nemmeno un prezzo, quindi nessuno può pagare un posto. Falla coprire da un tipo di abbonamento, o dalle un prezzo.',
      toClasses: 'Tipi di lezione',
    },
  }
}

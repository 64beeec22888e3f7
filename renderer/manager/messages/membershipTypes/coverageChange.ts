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
          one: 'This is said for the first time; until now it covered everything. 1 running membership is of this type.',
          other: `This is said for the first time; until now it covered everything. ${figure(n)} running memberships are of this type.`,
        }),
      narrows: (n: number) =>
        count(n, {
          one: 'It covers less than before. 1 running membership is of this type.',
          other: `It covers less than before. ${figure(n)} running memberships are of this type.`,
        }),
      former: (n: number, all: number) =>
        count(all, {
          one: 'The running membership of this type has former terms.',
          other: `Of ${figure(all)} running memberships of this type, ${figure(n)} ${n === 1 ? 'has' : 'have'} former terms.`,
        }),
      becomesList: (name: string, names: readonly string[]) =>
        `${name} covers all classes. It becomes a list: ${list(names)}. Categories that are added later are not covered.`,
      becomesEmpty: (name: string) => `${name} covers all classes. It becomes a list, in which there is nothing yet.`,
      choice: 'For those who have it',
      keep: 'They keep what they bought',
      keepHelp: 'It holds for what is sold from now on. Renewals stay as they were.',
      apply: 'Apply it to them too',
      applyHelp: 'It holds for what they book from now on. What is booked stays booked.',
      save: 'Save',
      stay: (n: number) =>
        count(n, { one: '1 membership keeps former terms.', other: `${figure(n)} memberships keep former terms.` }),
    },
    matrix: {
      view: 'View',
      cards: 'Types',
      table: 'What covers what',
      help: 'Classes by their categories. Single classes, times and appointments are set in each type.',
      type: 'Type',
      cell: (type: string, category: string) => `${type} covers ${category}`,
      partly: 'some classes',
      others: 'Without a category',
      appointments: 'Covers appointments',
    },
    flags: {
      nothing: 'Covers nothing on the timetable.',
      cheaper: (name: string, own: string, price: string) =>
        `Books ${name} for ${own}; the class itself costs ${price}.`,
      uncovered: (names: readonly string[]) => `Nothing on sale covers ${list(names)}`,
      uncoveredMeans: 'Without a price of its own nobody can pay for a place. Let a type cover it, or give it a price.',
      toClasses: 'Class templates',
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
      title: (name) => `Ändern, wofür ${name} gilt?`,
      first: (n) =>
        count(n, {
          one: 'Das wird zum ersten Mal festgelegt; bisher galt sie für alles. 1 laufende Mitgliedschaft ist von dieser Art.',
          other: `Das wird zum ersten Mal festgelegt; bisher galt sie für alles. ${figure(n)} laufende Mitgliedschaften sind von dieser Art.`,
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
        `${name} gilt für alle Kurse. Daraus wird eine Liste: ${list(names)}. Für spätere Kategorien gilt sie dann nicht.`,
      becomesEmpty: (name) => `${name} gilt für alle Kurse. Daraus wird eine Liste, in der noch nichts steht.`,
      choice: 'Für alle, die sie haben',
      keep: 'Sie behalten, was sie gekauft haben',
      keepHelp: 'Es gilt für das, was ab jetzt verkauft wird. Verlängerungen bleiben, wie sie waren.',
      apply: 'Auch für sie ändern',
      applyHelp: 'Es gilt für das, was sie ab jetzt buchen. Gebuchtes bleibt gebucht.',
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
      table: 'Was wofür gilt',
      help: 'Kurse nach Kategorien. Einzelne Kurse, Zeiten und Termine legst du in der Art fest.',
      type: 'Art',
      cell: (type, category) => `${type} gilt für ${category}`,
      partly: 'einzelne Kurse',
      others: 'Ohne Kategorie',
      appointments: 'Gilt für Termine',
    },
    flags: {
      nothing: 'Gilt für nichts im Kursplan.',
      cheaper: (name, own, price) => `Bucht ${name} für ${own}; der Kurs selbst kostet ${price}.`,
      uncovered: (names) => `Nichts im Verkauf gilt für ${list(names)}`,
      uncoveredMeans:
        'Ohne eigenen Preis kann dort niemand einen Platz bezahlen. Lass eine Art dafür gelten oder gib einen Preis an.',
      toClasses: 'Kursvorlagen',
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
          one: 'Es la primera vez que se indica; hasta ahora lo cubría todo. Hay 1 bono en vigor de este tipo.',
          other: `Es la primera vez que se indica; hasta ahora lo cubría todo. Hay ${figure(n)} bonos en vigor de este tipo.`,
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
        `${name} cubre todas las clases. Pasa a ser una lista: ${list(names)}. No cubrirá las categorías que se añadan después.`,
      becomesEmpty: (name) => `${name} cubre todas las clases. Pasa a ser una lista, por ahora vacía.`,
      choice: 'Para quienes lo tienen',
      keep: 'Conservan lo que compraron',
      keepHelp: 'Vale para lo que se venda desde ahora. Las renovaciones siguen como estaban.',
      apply: 'Aplicarlo también a ellos',
      applyHelp: 'Vale para lo que reserven desde ahora. Lo reservado sigue reservado.',
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
      table: 'Qué cubre qué',
      help: 'Clases por categorías. Las clases sueltas, las horas y las citas se eligen en cada tipo.',
      type: 'Tipo',
      cell: (type, category) => `${type} cubre ${category}`,
      partly: 'algunas clases',
      others: 'Sin categoría',
      appointments: 'Cubre citas',
    },
    flags: {
      nothing: 'No cubre nada del horario.',
      cheaper: (name, own, price) => `Reserva ${name} por ${own}; la clase cuesta ${price}.`,
      uncovered: (names) => `Nada de lo que está a la venta cubre ${list(names)}`,
      uncoveredMeans:
        'Sin precio propio nadie puede pagar una plaza. Haz que la cubra un tipo de bono o ponle un precio.',
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
      title: (name) => `Changer ce que couvre ${name}\u202f?`,
      first: (n) =>
        count(n, {
          one: `C’est indiqué pour la première fois\u202f; jusqu’ici, tout était couvert. ${figure(n)} abonnement en cours est de ce type.`,
          other: `C’est indiqué pour la première fois\u202f; jusqu’ici, tout était couvert. ${figure(n)} abonnements en cours sont de ce type.`,
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
        `${name} couvre tous les cours. Cela devient une liste\u00a0: ${list(names)}. Les catégories ajoutées plus tard n’y seront pas.`,
      becomesEmpty: (name) => `${name} couvre tous les cours. Cela devient une liste, encore vide.`,
      choice: 'Pour les personnes qui l’ont',
      keep: 'Elles gardent ce qu’elles ont acheté',
      keepHelp: 'Cela vaut pour ce qui est vendu à partir de maintenant. Les renouvellements restent comme avant.',
      apply: 'L’appliquer à elles aussi',
      applyHelp: 'Cela vaut pour ce qu’elles réservent à partir de maintenant. Ce qui est réservé le reste.',
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
      table: 'Ce qui couvre quoi',
      help: 'Les cours par catégories. Cours isolés, horaires et rendez-vous se règlent dans chaque type.',
      type: 'Type',
      cell: (type, category) => `${type} couvre ${category}`,
      partly: 'certains cours',
      others: 'Sans catégorie',
      appointments: 'Couvre des rendez-vous',
    },
    flags: {
      nothing: 'Ne couvre rien au planning.',
      cheaper: (name, own, price) => `Permet de réserver ${name} pour ${own}\u202f; le cours coûte ${price}.`,
      uncovered: (names) => `Rien de ce qui est en vente ne couvre ${list(names)}`,
      uncoveredMeans:
        'Sans prix propre, personne ne peut y payer une place. Faites-le couvrir par un type, ou donnez-lui un prix.',
      toClasses: 'Modèles de cours',
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
          one: 'È la prima volta che lo si indica; finora copriva tutto. C’è 1 abbonamento in corso di questo tipo.',
          other: `È la prima volta che lo si indica; finora copriva tutto. Ci sono ${figure(n)} abbonamenti in corso di questo tipo.`,
        }),
      narrows: (n) =>
        count(n, {
          one: 'Copre meno di prima. C’è 1 abbonamento in corso di questo tipo.',
          other: `Copre meno di prima. Ci sono ${figure(n)} abbonamenti in corso di questo tipo.`,
        }),
      former: (n, all) =>
        count(all, {
          one: 'L’abbonamento in corso di questo tipo ha condizioni precedenti.',
          other: `Dei ${figure(all)} abbonamenti in corso di questo tipo, ${figure(n)} ${n === 1 ? 'ha' : 'hanno'} condizioni precedenti.`,
        }),
      becomesList: (name, names) =>
        `${name} copre tutte le lezioni. Diventa un elenco: ${list(names)}. Le categorie aggiunte in seguito non saranno coperte.`,
      becomesEmpty: (name) => `${name} copre tutte le lezioni. Diventa un elenco, per ora vuoto.`,
      choice: 'Per chi ce l’ha',
      keep: 'Mantengono ciò che hanno acquistato',
      keepHelp: 'Vale per ciò che si vende da ora. I rinnovi restano com’erano.',
      apply: 'Applicarlo anche a loro',
      applyHelp: 'Vale per ciò che prenotano da ora. Ciò che è prenotato resta prenotato.',
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
      table: 'Che cosa copre che cosa',
      help: 'Le lezioni per categorie. Lezioni singole, orari e appuntamenti si scelgono in ogni tipo.',
      type: 'Tipo',
      cell: (type, category) => `${type} copre ${category}`,
      partly: 'alcune lezioni',
      others: 'Senza categoria',
      appointments: 'Copre appuntamenti',
    },
    flags: {
      nothing: 'Non copre nulla dell’orario.',
      cheaper: (name, own, price) => `Prenota ${name} per ${own}; la lezione costa ${price}.`,
      uncovered: (names) => `Nulla di ciò che è in vendita copre ${list(names)}`,
      uncoveredMeans:
        'Senza un prezzo proprio nessuno può pagare un posto. Falla coprire da un tipo, oppure dalle un prezzo.',
      toClasses: 'Tipi di lezione',
    },
  }
}

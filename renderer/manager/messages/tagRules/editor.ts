import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const clients = (n: number) => count(n, { one: 'one client', other: `${figure(n)} clients` })

  return {
    newTitle: 'New rule',
    editTitle: 'Edit rule',
    event: 'When',
    eventHelp: 'The rule looks at every event from now on.',
    chooseEvent: 'Choose what happens',
    conditions: 'And',
    conditionsHelp: 'Without a condition it is every client to whom it happens.',
    tag: 'Then tag',
    chooseTag: 'Choose a tag',
    noTags: 'Make a tag first',
    active: 'The rule is on',
    activeHelp: 'It fires for what happens from now on, not for the past.',
    submit: 'Create the rule',
    created: 'The rule is made',
    saved: 'Saved',
    incomplete: 'Fill in every condition, or take it out.',
    reads: 'In words',
    preview: 'Try it on the last 90 days',
    previewMeans: 'Shows whom the rule would have met. Nothing is changed.',
    run: 'Try it',
    runAgain: 'Try again',
    noEvent: 'Choose first what happens.',
    outdated: 'The rule has changed since.',
    nobody: 'It would have met nobody.',
    looked: (n: number, capped: boolean) =>
      capped
        ? `It looked at the newest ${figure(n)} events; there were more.`
        : count(n, { one: 'It looked at one event.', other: `It looked at ${figure(n)} events.` }),
    would: (people: number, times: number) =>
      `${clients(people)}, ${count(times, { one: 'once', other: `${figure(times)} times in all` })}`,
    fresh: (n: number) => (n === 0 ? 'Everybody of them has the tag already.' : `${clients(n)} would get the tag new.`),
    times: (n: number) => count(n, { one: 'once', other: `${figure(n)} times` }),
    hasTag: 'has the tag',
    shownOf: (shown: number, all: number) => `The latest ${figure(shown)} of ${figure(all)}.`,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const people = (n: number) => count(n, { one: 'eine Person', other: `${figure(n)} Personen` })

  return {
    newTitle: 'Neue Regel',
    editTitle: 'Regel bearbeiten',
    event: 'Auslöser',
    eventHelp: 'Die Regel gilt für alles, was ab jetzt geschieht.',
    chooseEvent: 'Wähle, was geschieht',
    conditions: 'Nur, wenn gilt:',
    conditionsHelp: 'Ohne Bedingung trifft es alle, bei denen das geschieht.',
    tag: 'Dann Schlagwort',
    chooseTag: 'Schlagwort wählen',
    noTags: 'Lege zuerst ein Schlagwort an',
    active: 'Die Regel ist an',
    activeHelp: 'Sie gilt für alles, was ab jetzt geschieht, nicht für Vergangenes.',
    submit: 'Regel anlegen',
    created: 'Die Regel ist angelegt',
    saved: 'Gespeichert',
    incomplete: 'Fülle jede Bedingung aus, oder nimm sie heraus.',
    reads: 'In Worten',
    preview: 'An den letzten 90 Tagen ausprobieren',
    previewMeans: 'Zeigt, wen die Regel getroffen hätte. Es wird nichts geändert.',
    run: 'Ausprobieren',
    runAgain: 'Noch einmal',
    noEvent: 'Wähle zuerst, was geschieht.',
    outdated: 'Die Regel hat sich seitdem geändert.',
    nobody: 'Sie hätte niemanden getroffen.',
    looked: (n, capped) =>
      capped
        ? `Angesehen wurden die neuesten ${figure(n)} Ereignisse; es gab mehr.`
        : count(n, { one: 'Angesehen wurde ein Ereignis.', other: `Angesehen wurden ${figure(n)} Ereignisse.` }),
    would: (n, times) => `${people(n)}, ${count(times, { one: 'einmal', other: `insgesamt ${figure(times)}-mal` })}`,
    fresh: (n) =>
      n === 0
        ? 'Alle haben das Schlagwort schon.'
        : count(n, {
            one: 'Eine Person bekäme das Schlagwort neu.',
            other: `${figure(n)} Personen bekämen das Schlagwort neu.`,
          }),
    times: (n) => count(n, { one: 'einmal', other: `${figure(n)}-mal` }),
    hasTag: 'hat das Schlagwort',
    shownOf: (shown, all) => `Die letzten ${figure(shown)} von ${figure(all)}.`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const clients = (n: number) => count(n, { one: '1 cliente', other: `${figure(n)} clientes` })

  return {
    newTitle: 'Nueva regla',
    editTitle: 'Editar la regla',
    event: 'Cuando',
    eventHelp: 'La regla mira todo lo que pase desde ahora.',
    chooseEvent: 'Elige qué pasa',
    conditions: 'Y',
    conditionsHelp: 'Sin condiciones vale para cualquier cliente a quien le pase.',
    tag: 'Poner la etiqueta',
    chooseTag: 'Elige una etiqueta',
    noTags: 'Crea antes una etiqueta',
    active: 'Regla activa',
    activeHelp: 'Vale para lo que pase desde ahora, no para lo pasado.',
    submit: 'Crear regla',
    created: 'Regla creada',
    saved: 'Guardado',
    incomplete: 'Completa todas las condiciones o quita las que sobren.',
    reads: 'En palabras',
    preview: 'Probarla con los últimos 90 días',
    previewMeans: 'Muestra a quién habría afectado la regla. No se cambia nada.',
    run: 'Probar',
    runAgain: 'Probar otra vez',
    noEvent: 'Elige antes qué pasa.',
    outdated: 'La regla ha cambiado desde entonces.',
    nobody: 'No habría afectado a nadie.',
    looked: (n, capped) =>
      capped
        ? `Se han mirado los ${figure(n)} eventos más recientes; había más.`
        : count(n, { one: 'Se ha mirado un evento.', other: `Se han mirado ${figure(n)} eventos.` }),
    would: (people, times) =>
      `${clients(people)}, ${count(times, { one: 'una vez', other: `${figure(times)} veces en total` })}`,
    fresh: (n) => (n === 0 ? 'Todos tienen ya la etiqueta.' : `Recibirían la etiqueta por primera vez: ${clients(n)}.`),
    times: (n) => count(n, { one: 'una vez', other: `${figure(n)} veces` }),
    hasTag: 'ya tiene la etiqueta',
    shownOf: (shown, all) => `Los últimos ${figure(shown)} de ${figure(all)}.`,
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const clients = (n: number) => count(n, { one: `${figure(n)} client`, other: `${figure(n)} clients` })

  return {
    newTitle: 'Nouvelle règle',
    editTitle: 'Modifier la règle',
    event: 'Quand',
    eventHelp: 'La règle regarde tous les événements à partir de maintenant.',
    chooseEvent: 'Choisir ce qui se passe',
    conditions: 'Et',
    conditionsHelp: 'Sans condition, ce sont tous les clients à qui cela arrive.',
    tag: 'Donner l’étiquette',
    chooseTag: 'Choisir une étiquette',
    noTags: 'Créez d’abord une étiquette',
    active: 'La règle est activée',
    activeHelp: 'Elle vaut pour ce qui se passe à partir de maintenant, pas pour le passé.',
    submit: 'Créer la règle',
    created: 'La règle est créée',
    saved: 'Enregistré',
    incomplete: 'Remplissez chaque condition, ou retirez-la.',
    reads: 'En clair',
    preview: 'L’essayer sur les 90 derniers jours',
    previewMeans: 'Montre qui la règle aurait touché. Rien ne change.',
    run: 'Essayer',
    runAgain: 'Essayer de nouveau',
    noEvent: 'Choisissez d’abord ce qui se passe.',
    outdated: 'La règle a changé depuis.',
    nobody: 'Elle n’aurait touché personne.',
    looked: (n, capped) =>
      capped
        ? `Elle a regardé les ${figure(n)} événements les plus récents\u202f; il y en avait d’autres.`
        : count(n, {
            one: `Elle a regardé ${figure(n)} événement.`,
            other: `Elle a regardé ${figure(n)} événements.`,
          }),
    would: (people, times) => `${clients(people)}, ${figure(times)} fois en tout`,
    fresh: (n) =>
      n === 0
        ? 'Tous ont déjà l’étiquette.'
        : count(n, {
            one: `${clients(n)} recevrait l’étiquette pour la première fois.`,
            other: `${clients(n)} recevraient l’étiquette pour la première fois.`,
          }),
    times: (n) => `${figure(n)} fois`,
    hasTag: 'a l’étiquette',
    shownOf: (shown, all) => `Les ${figure(shown)} derniers sur ${figure(all)}.`,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const clients = (n: number) => count(n, { one: 'un cliente', other: `${figure(n)} clienti` })

  return {
    newTitle: 'Nuova regola',
    editTitle: 'Modifica la regola',
    event: 'Quando',
    eventHelp: 'La regola guarda ogni evento da ora in poi.',
    chooseEvent: 'Scegli che cosa succede',
    conditions: 'E',
    conditionsHelp: 'Senza condizioni vale per ogni persona a cui succede.',
    tag: 'Allora etichetta',
    chooseTag: 'Scegli un’etichetta',
    noTags: 'Prima crea un’etichetta',
    active: 'La regola è attiva',
    activeHelp: 'Scatta per ciò che succede da ora in poi, non per il passato.',
    submit: 'Crea la regola',
    created: 'La regola è creata',
    saved: 'Salvato',
    incomplete: 'Completa ogni condizione, oppure toglila.',
    reads: 'In parole',
    preview: 'Provala sugli ultimi 90 giorni',
    previewMeans: 'Mostra chi avrebbe riguardato la regola. Non si cambia nulla.',
    run: 'Prova',
    runAgain: 'Riprova',
    noEvent: 'Scegli prima che cosa succede.',
    outdated: 'Nel frattempo la regola è cambiata.',
    nobody: 'Non avrebbe riguardato nessuno.',
    looked: (n: number, capped: boolean) =>
      capped
        ? `Ha guardato i ${figure(n)} eventi più recenti; ce n’erano altri.`
        : count(n, { one: 'Ha guardato un evento.', other: `Ha guardato ${figure(n)} eventi.` }),
    would: (people: number, times: number) =>
      `${clients(people)}, ${count(times, { one: 'una volta', other: `${figure(times)} volte in tutto` })}`,
    fresh: (n: number) =>
      n === 0 ? 'Hanno già tutti l’etichetta.' : `La riceverebbe per la prima volta: ${clients(n)}.`,
    times: (n: number) => count(n, { one: 'una volta', other: `${figure(n)} volte` }),
    hasTag: 'ha l’etichetta',
    shownOf: (shown: number, all: number) => `Gli ultimi ${figure(shown)} di ${figure(all)}.`,
  }
}

import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const clients = (n: number) => count(n, { one: 'one client', other: `${figure(n)} clients` })

  return {
    newTitle: 'New rule',
    editTitle: 'Edit rule',
    event: 'When',
    eventHelp: 'The rule applies to every event from now on.',
    chooseEvent: 'Choose what happens',
    conditions: 'And',
    conditionsHelp: 'Without a condition it applies to every client.',
    tag: 'Then tag',
    chooseTag: 'Choose a tag',
    noTags: 'Create a tag first',
    active: 'The rule is on',
    activeHelp: 'It applies to new events, not to past ones.',
    submit: 'Create rule',
    created: 'Rule created',
    saved: 'Saved',
    incomplete: 'Complete or remove every condition.',
    reads: 'In words',
    preview: 'Try it on the last 90 days',
    previewMeans: 'Shows which clients the rule would have tagged. Nothing is changed.',
    run: 'Try it',
    runAgain: 'Try again',
    noEvent: 'First choose what happens.',
    outdated: 'You’ve changed the rule since then.',
    nobody: 'No clients would have been tagged.',
    looked: (n: number, capped: boolean) =>
      capped
        ? `Checked the latest ${figure(n)} events; there were more.`
        : count(n, { one: 'Checked one event.', other: `Checked ${figure(n)} events.` }),
    would: (people: number, times: number) =>
      `${clients(people)}, ${count(times, { one: 'once', other: `${figure(times)} times in total` })}`,
    fresh: (n: number) =>
      n === 0 ? 'All of them already have the tag.' : `${clients(n)} would get the tag for the first time.`,
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
    eventHelp: 'Die Regel gilt für alles, was ab jetzt passiert.',
    chooseEvent: 'Wähle, was passiert',
    conditions: 'Nur, wenn gilt:',
    conditionsHelp: 'Ohne Bedingung gilt sie für alle Kund:innen.',
    tag: 'Dann Label',
    chooseTag: 'Label wählen',
    noTags: 'Lege zuerst ein Label an',
    active: 'Die Regel ist an',
    activeHelp: 'Sie gilt für neue Ereignisse, nicht für vergangene.',
    submit: 'Regel anlegen',
    created: 'Regel angelegt',
    saved: 'Gespeichert',
    incomplete: 'Fülle jede Bedingung aus oder entferne sie.',
    reads: 'In Worten',
    preview: 'An den letzten 90 Tagen ausprobieren',
    previewMeans: 'Zeigt, wer das Label bekommen hätte. Es wird nichts geändert.',
    run: 'Ausprobieren',
    runAgain: 'Noch einmal',
    noEvent: 'Wähle zuerst, was passiert.',
    outdated: 'Die Regel hat sich seitdem geändert.',
    nobody: 'Niemand hätte das Label bekommen.',
    looked: (n, capped) =>
      capped
        ? `Geprüft wurden die neuesten ${figure(n)} Ereignisse; es gab mehr.`
        : count(n, { one: 'Ein Ereignis geprüft.', other: `${figure(n)} Ereignisse geprüft.` }),
    would: (n, times) => `${people(n)}, ${count(times, { one: 'einmal', other: `insgesamt ${figure(times)}-mal` })}`,
    fresh: (n) =>
      n === 0
        ? 'Alle haben das Label schon.'
        : count(n, {
            one: 'Eine Person bekäme das Label neu.',
            other: `${figure(n)} Personen bekämen das Label neu.`,
          }),
    times: (n) => count(n, { one: 'einmal', other: `${figure(n)}-mal` }),
    hasTag: 'hat das Label',
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
    eventHelp: 'La regla se aplica a todo lo que pase desde ahora.',
    chooseEvent: 'Elige qué pasa',
    conditions: 'Y',
    conditionsHelp: 'Sin condiciones se aplica a todos los clientes.',
    tag: 'Poner la etiqueta',
    chooseTag: 'Elige una etiqueta',
    noTags: 'Crea primero una etiqueta',
    active: 'Regla activa',
    activeHelp: 'Se aplica a lo que pase desde ahora, no a lo anterior.',
    submit: 'Crear regla',
    created: 'Regla creada',
    saved: 'Guardado',
    incomplete: 'Completa todas las condiciones o quita las que sobren.',
    reads: 'En palabras',
    preview: 'Probarla con los últimos 90 días',
    previewMeans: 'Muestra a qué clientes habría puesto la etiqueta. No se cambia nada.',
    run: 'Probar',
    runAgain: 'Probar otra vez',
    noEvent: 'Elige primero qué pasa.',
    outdated: 'La regla ha cambiado desde entonces.',
    nobody: 'Ningún cliente habría recibido la etiqueta.',
    looked: (n, capped) =>
      capped
        ? `Se han revisado los ${figure(n)} eventos más recientes; había más.`
        : count(n, { one: 'Se ha revisado un evento.', other: `Se han revisado ${figure(n)} eventos.` }),
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
    eventHelp: 'La règle s’applique à tous les événements à partir de maintenant.',
    chooseEvent: 'Choisir ce qui se passe',
    conditions: 'Et',
    conditionsHelp: 'Sans condition, elle s’applique à tous les clients.',
    tag: 'Donner l’étiquette',
    chooseTag: 'Choisir une étiquette',
    noTags: 'Créez d’abord une étiquette',
    active: 'La règle est activée',
    activeHelp: 'Elle s’applique aux nouveaux événements, pas aux anciens.',
    submit: 'Créer la règle',
    created: 'Règle créée',
    saved: 'Enregistré',
    incomplete: 'Complétez ou supprimez chaque condition.',
    reads: 'En clair',
    preview: 'L’essayer sur les 90 derniers jours',
    previewMeans: 'Montre quels clients auraient reçu l’étiquette. Rien n’est modifié.',
    run: 'Essayer',
    runAgain: 'Essayer de nouveau',
    noEvent: 'Choisissez d’abord ce qui se passe.',
    outdated: 'La règle a changé depuis.',
    nobody: 'Aucun client n’aurait reçu l’étiquette.',
    looked: (n, capped) =>
      capped
        ? `Les ${figure(n)} événements les plus récents ont été vérifiés\u202f; il y en avait d’autres.`
        : count(n, {
            one: `${figure(n)} événement vérifié.`,
            other: `${figure(n)} événements vérifiés.`,
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
    eventHelp: 'La regola si applica a ogni evento da ora in poi.',
    chooseEvent: 'Scegli che cosa succede',
    conditions: 'E',
    conditionsHelp: 'Senza condizioni si applica a tutti i clienti.',
    tag: 'Allora etichetta',
    chooseTag: 'Scegli un’etichetta',
    noTags: 'Prima crea un’etichetta',
    active: 'La regola è attiva',
    activeHelp: 'Si applica ai nuovi eventi, non a quelli passati.',
    submit: 'Crea la regola',
    created: 'Regola creata',
    saved: 'Salvato',
    incomplete: 'Completa o rimuovi ogni condizione.',
    reads: 'In parole',
    preview: 'Provala sugli ultimi 90 giorni',
    previewMeans: 'Mostra quali clienti avrebbero ricevuto l’etichetta. Non viene modificato nulla.',
    run: 'Prova',
    runAgain: 'Riprova',
    noEvent: 'Scegli prima che cosa succede.',
    outdated: 'Nel frattempo la regola è cambiata.',
    nobody: 'Nessun cliente avrebbe ricevuto l’etichetta.',
    looked: (n: number, capped: boolean) =>
      capped
        ? `Controllati gli eventi più recenti (${figure(n)}); ce n’erano altri.`
        : count(n, { one: 'Controllato un evento.', other: `Controllati ${figure(n)} eventi.` }),
    would: (people: number, times: number) =>
      `${clients(people)}, ${count(times, { one: 'una volta', other: `${figure(times)} volte in totale` })}`,
    fresh: (n: number) =>
      n === 0 ? 'Hanno già tutti l’etichetta.' : `La riceverebbe per la prima volta: ${clients(n)}.`,
    times: (n: number) => count(n, { one: 'una volta', other: `${figure(n)} volte` }),
    hasTag: 'ha l’etichetta',
    shownOf: (shown: number, all: number) => `Gli ultimi ${figure(shown)} di ${figure(all)}.`,
  }
}

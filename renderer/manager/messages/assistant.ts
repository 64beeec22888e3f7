import { figures, plurals } from '../../shared/i18n/plural.ts'

/** The assistant beside the page. */
export const en = () => {
  const count = plurals('en')

  return {
    title: 'Assistant',
    begin: 'New conversation',
    conversation: 'Conversation',
    emptyTitle: 'What would you like to know?',
    empty:
      'The assistant looks up figures in your studio and tells you where to find them. It changes nothing unless you confirm it.',
    starters: 'Suggested questions',
    starter: {
      takings: 'How much did we take in last month?',
      expiring: 'Which memberships expire in the next two weeks?',
      absent: 'Which regulars have stopped coming?',
      places: 'Which classes in the next three days have spots left?',
      stock: 'Which products are nearly sold out?',
      tasks: 'What does the team still have to do?',
    },
    field: 'Your question',
    placeholder: 'Ask about your studio…',
    send: 'Ask',
    stop: 'Stop',
    mind: 'It can make mistakes. Check the figures on the pages it names.',
    asked: 'You asked:',
    working: 'Looking it up…',
    stopped: 'You stopped it here.',
    again: 'Try again',
    toSettings: 'License and AI',
    answer: (reply: string) => `Answer: ${reply}`,
    failed: 'No answer.',
    sources: 'Sources',
    source: (number: number, label: string) => `Source ${number}: ${label}`,
    proposals: (n: number) => count(n, { one: 'Proposed, not done yet', other: `${n} proposals, none done yet` }),
    confirm: 'Confirm',
    dismiss: 'Dismiss',
    confirmed: 'Done.',
    see: 'See it',
    dismissed: 'Dismissed.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Assistent',
    begin: 'Neues Gespräch',
    conversation: 'Gespräch',
    emptyTitle: 'Was möchtest du wissen?',
    empty:
      'Der Assistent sucht Zahlen in deinem Studio und sagt, wo du sie findest. Er ändert nichts ohne deine Bestätigung.',
    starters: 'Vorgeschlagene Fragen',
    starter: {
      takings: 'Wie viel haben wir letzten Monat eingenommen?',
      expiring: 'Welche Mitgliedschaften laufen in den nächsten zwei Wochen ab?',
      absent: 'Welche Stammkund:innen kommen nicht mehr?',
      places: 'In welchen Kursen der nächsten drei Tage ist noch Platz?',
      stock: 'Welche Produkte sind fast ausverkauft?',
      tasks: 'Was hat das Team noch zu erledigen?',
    },
    field: 'Deine Frage',
    placeholder: 'Frage etwas über dein Studio\u00a0…',
    send: 'Fragen',
    stop: 'Anhalten',
    mind: 'Er kann sich irren. Prüfe die Zahlen auf den Seiten, die er nennt.',
    asked: 'Deine Frage:',
    working: 'Suche läuft\u00a0…',
    stopped: 'Hier hast du angehalten.',
    again: 'Noch einmal versuchen',
    toSettings: 'Lizenz und KI',
    answer: (reply) => `Antwort: ${reply}`,
    failed: 'Keine Antwort.',
    sources: 'Quellen',
    source: (number, label) => `Quelle ${number}: ${label}`,
    proposals: (n) =>
      count(n, {
        one: 'Vorgeschlagen, noch nicht ausgeführt',
        other: `${figure(n)} Vorschläge, noch keiner ausgeführt`,
      }),
    confirm: 'Bestätigen',
    dismiss: 'Verwerfen',
    confirmed: 'Erledigt.',
    see: 'Ansehen',
    dismissed: 'Verworfen.',
  }
}

export const es = (): Words => {
  const count = plurals('es')

  return {
    title: 'Asistente',
    begin: 'Nueva conversación',
    conversation: 'Conversación',
    emptyTitle: '¿Qué te gustaría saber?',
    empty: 'El asistente busca datos de tu centro y dice dónde están. No cambia nada si no lo confirmas.',
    starters: 'Preguntas sugeridas',
    starter: {
      takings: '¿Cuánto ingresamos el mes pasado?',
      expiring: '¿Qué bonos y suscripciones caducan en las próximas dos semanas?',
      absent: '¿Qué clientes habituales han dejado de venir?',
      places: '¿Qué clases de los próximos tres días tienen plazas libres?',
      stock: '¿Qué productos están a punto de agotarse?',
      tasks: '¿Qué tareas le quedan al equipo?',
    },
    field: 'Tu pregunta',
    placeholder: 'Pregunta sobre tu centro…',
    send: 'Preguntar',
    stop: 'Parar',
    mind: 'Puede equivocarse. Comprueba los datos en las páginas que cita.',
    asked: 'Tu pregunta:',
    working: 'Buscando…',
    stopped: 'Lo has parado aquí.',
    again: 'Reintentar',
    toSettings: 'Licencia e IA',
    answer: (reply) => `Respuesta: ${reply}`,
    failed: 'No hay respuesta.',
    sources: 'Fuentes',
    source: (number, label) => `Fuente ${number}: ${label}`,
    proposals: (n) => count(n, { one: 'Propuesta aún sin hacer', other: `${n} propuestas, ninguna hecha todavía` }),
    confirm: 'Confirmar',
    dismiss: 'Descartar',
    confirmed: 'Hecho.',
    see: 'Ver',
    dismissed: 'Descartada.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Assistant',
    begin: 'Nouvelle conversation',
    conversation: 'Conversation',
    emptyTitle: 'Que voulez-vous savoir\u202f?',
    empty:
      'L’assistant cherche les chiffres dans votre studio et dit où ils se trouvent. Il ne change rien sans votre confirmation.',
    starters: 'Questions suggérées',
    starter: {
      takings: 'Combien avons-nous encaissé le mois dernier\u202f?',
      expiring: 'Quels abonnements prennent fin dans les deux prochaines semaines\u202f?',
      absent: 'Quels habitués ne viennent plus\u202f?',
      places: 'Dans quels cours des trois prochains jours reste-t-il des places\u202f?',
      stock: 'Quels produits sont presque épuisés\u202f?',
      tasks: 'Que reste-t-il à faire pour l’équipe\u202f?',
    },
    field: 'Votre question',
    placeholder: 'Posez une question sur votre studio…',
    send: 'Demander',
    stop: 'Arrêter',
    mind: 'Il peut se tromper. Vérifiez les chiffres sur les pages qu’il cite.',
    asked: 'Votre question\u00a0:',
    working: 'Recherche en cours…',
    stopped: 'Vous l’avez arrêté ici.',
    again: 'Réessayer',
    toSettings: 'Licence et IA',
    answer: (reply) => `Réponse\u00a0: ${reply}`,
    failed: 'Aucune réponse.',
    sources: 'Sources',
    source: (number, label) => `Source ${number}\u00a0: ${label}`,
    proposals: (n) =>
      count(n, {
        one: 'Proposé, pas encore fait',
        other: `${figure(n)} propositions, aucune encore exécutée`,
      }),
    confirm: 'Confirmer',
    dismiss: 'Écarter',
    confirmed: 'Fait.',
    see: 'Voir',
    dismissed: 'Écarté.',
  }
}

export const it = (): Words => {
  const count = plurals('it')

  return {
    title: 'Assistente',
    begin: 'Nuova conversazione',
    conversation: 'Conversazione',
    emptyTitle: 'Che cosa vuoi sapere?',
    empty: 'L’assistente cerca le cifre nel tuo studio e dice dove si trovano. Non cambia nulla se non lo confermi.',
    starters: 'Domande suggerite',
    starter: {
      takings: 'Quanto abbiamo incassato il mese scorso?',
      expiring: 'Quali abbonamenti scadono nelle prossime due settimane?',
      absent: 'Quali clienti abituali non vengono più?',
      places: 'Quali lezioni dei prossimi tre giorni hanno ancora posti?',
      stock: 'Quali prodotti sono quasi esauriti?',
      tasks: 'Che cosa resta da fare per il team?',
    },
    field: 'La tua domanda',
    placeholder: 'Chiedi qualcosa sul tuo studio…',
    send: 'Chiedi',
    stop: 'Ferma',
    mind: 'Può sbagliare. Controlla le cifre nelle pagine che indica.',
    asked: 'Hai chiesto:',
    working: 'Sto cercando…',
    stopped: 'L’hai fermato qui.',
    again: 'Riprova',
    toSettings: 'Licenza e IA',
    answer: (reply: string) => `Risposta: ${reply}`,
    failed: 'Nessuna risposta.',
    sources: 'Fonti',
    source: (number: number, label: string) => `Fonte ${number}: ${label}`,
    proposals: (n: number) =>
      count(n, { one: 'Proposto, non ancora fatto', other: `${n} proposte, nessuna ancora fatta` }),
    confirm: 'Conferma',
    dismiss: 'Scarta',
    confirmed: 'Fatto.',
    see: 'Vedi',
    dismissed: 'Scartato.',
  }
}

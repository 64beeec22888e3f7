import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    editor: {
      newTitle: 'New automation',
      tabs: { label: 'Parts of the automation', flow: 'Flow', run: 'Test run', people: 'Clients', results: 'Results' },
      namePlaceholder: 'Welcome',
      trigger: 'Begins when',
      triggerHelp: 'Whoever this happens to comes in, one client once at a time.',
      chooseTrigger: 'Choose what happens',
      conditions: 'And only if',
      conditionsHelp: 'Without a condition it is everybody to whom it happens.',
      comesIn: (when: string, condition: string) =>
        condition === '' ? `${when}.` : `${when}, and only if ${condition}.`,
      noTrigger: 'Choose first what begins it.',
      exit: 'Leaves early if',
      exitHelp: 'Asked before every step. Without a condition everybody goes on to the end.',
      end: 'That is the end',
      incomplete: 'Fill in every condition, or take it out.',
      save: 'Save',
      createDraft: 'Create as a draft',
      saved: 'Saved',
      created: 'The draft is made',
      unsaved: 'Not saved yet',
      discard: 'Discard changes',
      switchOn: 'Switch it on',
      pause: 'Pause',
      resume: 'Go on',
      resumed: 'The automation goes on',
      saveFirst: 'Save your changes first.',
      noSteps: 'Add a step first.',
      underWayKeep: (n: number) =>
        `${count(n, { one: 'One client is', other: `${figure(n)} clients are` })} under way: they keep the steps they began with. What you change is for those who come after.`,
      version: (n: number) => `Version ${figure(n)} of its steps`,
      more: 'More actions',
    },
    preview: {
      title: 'As it arrives',
      of: (name: string) => `For ${name}`,
      none: 'Save it to see the text as a client gets it.',
      stale: 'The text has changed since. It is shown anew once nothing in the steps is missing or wrong.',
      notReached: 'This client would not come to this step.',
      frame: 'The message at the width of a phone',
      subject: 'Subject',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    editor: {
      newTitle: 'Neue Automatisierung',
      tabs: {
        label: 'Teile der Automatisierung',
        flow: 'Ablauf',
        run: 'Probelauf',
        people: 'Personen',
        results: 'Ergebnisse',
      },
      namePlaceholder: 'Willkommen',
      trigger: 'Auslöser',
      triggerHelp: 'Alle, denen das geschieht, werden aufgenommen; jede Person nur einmal zur selben Zeit.',
      chooseTrigger: 'Wähle, was geschieht',
      conditions: 'Nur, wenn gilt:',
      conditionsHelp: 'Ohne Bedingung werden alle aufgenommen, denen es geschieht.',
      comesIn: (when, condition) => (condition === '' ? `${when}.` : `${when}; nur, wenn gilt: ${condition}.`),
      noTrigger: 'Wähle zuerst den Auslöser.',
      exit: 'Endet vorzeitig, wenn gilt:',
      exitHelp: 'Wird vor jedem Schritt geprüft. Ohne Bedingung gehen alle bis zum Ende.',
      end: 'Das ist das Ende',
      incomplete: 'Fülle jede Bedingung aus, oder nimm sie heraus.',
      save: 'Speichern',
      createDraft: 'Als Entwurf anlegen',
      saved: 'Gespeichert',
      created: 'Der Entwurf ist angelegt',
      unsaved: 'Noch nicht gespeichert',
      discard: 'Änderungen verwerfen',
      switchOn: 'Einschalten',
      pause: 'Pausieren',
      resume: 'Fortsetzen',
      resumed: 'Die Automatisierung geht weiter',
      saveFirst: 'Speichere zuerst deine Änderungen.',
      noSteps: 'Füge zuerst einen Schritt hinzu.',
      underWayKeep: (n) =>
        count(n, {
          one: 'Eine Person ist unterwegs und behält die Schritte, mit denen sie begonnen hat. Deine Änderungen gelten für alle, die danach kommen.',
          other: `${figure(n)} Personen sind unterwegs und behalten die Schritte, mit denen sie begonnen haben. Deine Änderungen gelten für alle, die danach kommen.`,
        }),
      version: (n) => `Fassung ${figure(n)} der Schritte`,
      more: 'Weitere Aktionen',
    },
    preview: {
      title: 'So kommt es an',
      of: (name) => `Für ${name}`,
      none: 'Speichere, um den Text so zu sehen, wie er ankommt.',
      stale:
        'Der Text hat sich seitdem geändert. Er wird neu gezeigt, sobald in den Schritten nichts fehlt oder falsch ist.',
      notReached: 'Bis zu diesem Schritt käme diese Person nicht.',
      frame: 'Die Nachricht in der Breite eines Handys',
      subject: 'Betreff',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    editor: {
      newTitle: 'Nueva automatización',
      tabs: {
        label: 'Partes de la automatización',
        flow: 'Pasos',
        run: 'Prueba',
        people: 'Clientes',
        results: 'Resultados',
      },
      namePlaceholder: 'Bienvenida',
      trigger: 'Empieza cuando',
      triggerHelp: 'Entra todo cliente a quien le pase; cada uno, solo una vez al mismo tiempo.',
      chooseTrigger: 'Elige qué pasa',
      conditions: 'Y solo si se cumple',
      conditionsHelp: 'Sin condiciones entra cualquier cliente a quien le pase.',
      comesIn: (when, condition) => (condition === '' ? `${when}.` : `${when}, y solo si se cumple: ${condition}.`),
      noTrigger: 'Elige antes cuándo empieza.',
      exit: 'Termina antes si se cumple',
      exitHelp: 'Se mira antes de cada paso. Sin condiciones se llega siempre hasta el final.',
      end: 'Aquí termina',
      incomplete: 'Completa todas las condiciones o quita las que sobren.',
      save: 'Guardar',
      createDraft: 'Crear como borrador',
      saved: 'Guardado',
      created: 'Borrador creado',
      unsaved: 'Sin guardar',
      discard: 'Descartar los cambios',
      switchOn: 'Activarla',
      pause: 'Poner en pausa',
      resume: 'Reanudar',
      resumed: 'La automatización continúa',
      saveFirst: 'Guarda antes los cambios.',
      noSteps: 'Añade antes un paso.',
      underWayKeep: (n) =>
        count(n, {
          one: 'Hay un cliente en curso: sigue con los pasos con los que empezó. Lo que cambies vale para quienes entren después.',
          other: `Hay ${figure(n)} clientes en curso: siguen con los pasos con los que empezaron. Lo que cambies vale para quienes entren después.`,
        }),
      version: (n) => `Versión ${figure(n)} de los pasos`,
      more: 'Más acciones',
    },
    preview: {
      title: 'Así llega',
      of: (name) => `Para ${name}`,
      none: 'Guárdala para ver el texto como le llega a un cliente.',
      stale:
        'El texto ha cambiado desde entonces. Se vuelve a mostrar cuando en los pasos no falte nada ni haya errores.',
      notReached: 'Este cliente no llegaría a este paso.',
      frame: 'El mensaje con el ancho de un móvil',
      subject: 'Asunto',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    editor: {
      newTitle: 'Nouvelle automatisation',
      tabs: {
        label: 'Parties de l’automatisation',
        flow: 'Déroulement',
        run: 'Essai',
        people: 'Clients',
        results: 'Résultats',
      },
      namePlaceholder: 'Bienvenue',
      trigger: 'Commence quand',
      triggerHelp: 'Toute personne à qui cela arrive y entre, une seule fois à la fois.',
      chooseTrigger: 'Choisir ce qui se passe',
      conditions: 'Et seulement si',
      conditionsHelp: 'Sans condition, ce sont tous les clients à qui cela arrive.',
      comesIn: (when, condition) =>
        condition === '' ? `${when}.` : `${when}, et seulement à cette condition\u00a0: ${condition}.`,
      noTrigger: 'Choisissez d’abord ce qui la fait commencer.',
      exit: 'S’arrête avant la fin si',
      exitHelp: 'Vérifié avant chaque étape. Sans condition, tout le monde va jusqu’au bout.',
      end: 'Et c’est tout',
      incomplete: 'Remplissez chaque condition, ou retirez-la.',
      save: 'Enregistrer',
      createDraft: 'Créer comme brouillon',
      saved: 'Enregistré',
      created: 'Le brouillon est créé',
      unsaved: 'Pas encore enregistré',
      discard: 'Abandonner les modifications',
      switchOn: 'Activer',
      pause: 'Mettre en pause',
      resume: 'Reprendre',
      resumed: 'L’automatisation reprend',
      saveFirst: 'Enregistrez d’abord vos modifications.',
      noSteps: 'Ajoutez d’abord une étape.',
      underWayKeep: (n) =>
        count(n, {
          one: `${figure(n)} client est en cours\u00a0: il garde les étapes du début. Vos modifications valent pour les suivants.`,
          other: `${figure(n)} clients sont en cours\u00a0: ils gardent les étapes du début. Vos modifications valent pour les suivants.`,
        }),
      version: (n) => `Version ${figure(n)} de ses étapes`,
      more: 'Autres actions',
    },
    preview: {
      title: 'Tel qu’il arrive',
      of: (name) => `Pour ${name}`,
      none: 'Enregistrez pour voir le texte tel qu’un client le reçoit.',
      stale:
        'Le texte a changé depuis. Il s’affichera de nouveau quand plus rien ne manquera ni ne sera faux dans les étapes.',
      notReached: 'Ce client n’arriverait pas à cette étape.',
      frame: 'Le message à la largeur d’un téléphone',
      subject: 'Objet',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    editor: {
      newTitle: 'Nuova automazione',
      tabs: { label: 'Parti dell’automazione', flow: 'Flusso', run: 'Prova', people: 'Clienti', results: 'Risultati' },
      namePlaceholder: 'Benvenuto',
      trigger: 'Comincia quando',
      triggerHelp: 'Entra chi si trova in questo caso; ogni persona una volta sola alla volta.',
      chooseTrigger: 'Scegli che cosa succede',
      conditions: 'E solo se',
      conditionsHelp: 'Senza condizioni entrano tutti coloro a cui succede.',
      comesIn: (when: string, condition: string) =>
        condition === '' ? `${when}.` : `${when}, e solo se ${condition}.`,
      noTrigger: 'Scegli prima che cosa la fa cominciare.',
      exit: 'Esce prima se',
      exitHelp: 'Si verifica prima di ogni passaggio. Senza condizioni tutti arrivano alla fine.',
      end: 'Fine',
      incomplete: 'Completa ogni condizione, oppure toglila.',
      save: 'Salva',
      createDraft: 'Crea come bozza',
      saved: 'Salvato',
      created: 'La bozza è creata',
      unsaved: 'Non ancora salvato',
      discard: 'Scarta le modifiche',
      switchOn: 'Attiva',
      pause: 'Pausa',
      resume: 'Riprendi',
      resumed: 'L’automazione riprende',
      saveFirst: 'Prima salva le modifiche.',
      noSteps: 'Prima aggiungi un passaggio.',
      underWayKeep: (n: number) =>
        `${count(n, { one: 'Una persona è in corso: conserva', other: `${figure(n)} persone sono in corso: conservano` })} i passaggi di partenza. Le modifiche valgono per chi arriva dopo.`,
      version: (n: number) => `Versione ${figure(n)} dei passaggi`,
      more: 'Altre azioni',
    },
    preview: {
      title: 'Come arriva',
      of: (name: string) => `Per ${name}`,
      none: 'Salva per vedere il testo come arriva a una persona.',
      stale: 'Il testo è cambiato nel frattempo. Si aggiorna appena nei passaggi non manca più nulla e tutto è giusto.',
      notReached: 'Questa persona non arriverebbe a questo passaggio.',
      frame: 'Il messaggio nella larghezza di un telefono',
      subject: 'Oggetto',
    },
  }
}

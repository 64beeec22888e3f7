import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    editor: {
      newTitle: 'New automation',
      tabs: { label: 'Parts of the automation', flow: 'Flow', run: 'Test run', people: 'Clients', results: 'Results' },
      namePlaceholder: 'Welcome',
      trigger: 'Starts when',
      triggerHelp: 'Every client this happens to enters, once at a time.',
      chooseTrigger: 'Choose what happens',
      conditions: 'And only if',
      conditionsHelp: 'Without a condition, every client this happens to enters.',
      comesIn: (when: string, condition: string) =>
        condition === '' ? `${when}.` : `${when}, and only if ${condition}.`,
      noTrigger: 'Choose a trigger first.',
      exit: 'Leaves early if',
      exitHelp: 'Checked before every step. Without a condition, clients continue to the end.',
      end: 'End',
      incomplete: 'Complete every condition, or remove it.',
      save: 'Save',
      createDraft: 'Create as a draft',
      saved: 'Saved',
      created: 'Draft created',
      unsaved: 'Not saved yet',
      discard: 'Discard changes',
      switchOn: 'Turn on',
      pause: 'Pause',
      resume: 'Resume',
      resumed: 'Automation resumed',
      saveFirst: 'Save your changes first.',
      noSteps: 'Add a step first.',
      underWayKeep: (n: number) =>
        `${count(n, { one: 'One client is', other: `${figure(n)} clients are` })} in progress and will finish the steps they started with. Your changes apply to clients who enter later.`,
      version: (n: number) => `Version ${figure(n)} of its steps`,
      more: 'More actions',
    },
    preview: {
      title: 'Preview',
      of: (name: string) => `For ${name}`,
      none: 'Save to see the text as clients receive it.',
      stale: 'The text has changed. The preview updates once every step is complete and valid.',
      notReached: 'This client wouldn’t reach this step.',
      frame: 'The message at phone width',
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
        people: 'Kund:innen',
        results: 'Ergebnisse',
      },
      namePlaceholder: 'Willkommen',
      trigger: 'Auslöser',
      triggerHelp: 'Alle, bei denen das eintritt, werden aufgenommen; jede Person nur einmal gleichzeitig.',
      chooseTrigger: 'Wähle, was passiert',
      conditions: 'Nur, wenn gilt:',
      conditionsHelp: 'Ohne Bedingung werden alle aufgenommen, bei denen das eintritt.',
      comesIn: (when, condition) => (condition === '' ? `${when}.` : `${when}; nur, wenn gilt: ${condition}.`),
      noTrigger: 'Wähle zuerst den Auslöser.',
      exit: 'Endet vorzeitig, wenn gilt:',
      exitHelp: 'Wird vor jedem Schritt geprüft. Ohne Bedingung läuft alles bis zum Ende.',
      end: 'Ende',
      incomplete: 'Fülle jede Bedingung aus oder entferne sie.',
      save: 'Speichern',
      createDraft: 'Als Entwurf erstellen',
      saved: 'Gespeichert',
      created: 'Entwurf erstellt',
      unsaved: 'Noch nicht gespeichert',
      discard: 'Änderungen verwerfen',
      switchOn: 'Einschalten',
      pause: 'Pausieren',
      resume: 'Fortsetzen',
      resumed: 'Automatisierung fortgesetzt',
      saveFirst: 'Speichere zuerst deine Änderungen.',
      noSteps: 'Füge zuerst einen Schritt hinzu.',
      underWayKeep: (n) =>
        count(n, {
          one: '1 Person ist mittendrin und behält die bisherigen Schritte. Deine Änderungen gelten für alle, die danach kommen.',
          other: `${figure(n)} Personen sind mittendrin und behalten die bisherigen Schritte. Deine Änderungen gelten für alle, die danach kommen.`,
        }),
      version: (n) => `Version ${figure(n)} der Schritte`,
      more: 'Weitere Aktionen',
    },
    preview: {
      title: 'Vorschau',
      of: (name) => `Für ${name}`,
      none: 'Speichere, um den Text so zu sehen, wie er ankommt.',
      stale:
        'Der Text hat sich geändert. Die Vorschau erscheint wieder, sobald alle Schritte vollständig und gültig sind.',
      notReached: 'Diese Person käme nicht bis zu diesem Schritt.',
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
      triggerHelp: 'Entran todos los clientes a quienes les ocurra; nadie está dentro dos veces a la vez.',
      chooseTrigger: 'Elige qué ocurre',
      conditions: 'Y solo si se cumple',
      conditionsHelp: 'Sin condiciones entran todos los clientes a quienes les ocurra.',
      comesIn: (when, condition) => (condition === '' ? `${when}.` : `${when}, y solo si se cumple: ${condition}.`),
      noTrigger: 'Elige primero cuándo empieza.',
      exit: 'Termina antes si se cumple',
      exitHelp: 'Se comprueba antes de cada paso. Sin condiciones se llega hasta el final.',
      end: 'Fin',
      incomplete: 'Completa cada condición o quítala.',
      save: 'Guardar',
      createDraft: 'Crear como borrador',
      saved: 'Guardado',
      created: 'Borrador creado',
      unsaved: 'Sin guardar',
      discard: 'Descartar los cambios',
      switchOn: 'Activar',
      pause: 'Poner en pausa',
      resume: 'Reanudar',
      resumed: 'Automatización reanudada',
      saveFirst: 'Guarda primero los cambios.',
      noSteps: 'Añade primero un paso.',
      underWayKeep: (n) =>
        count(n, {
          one: 'Hay un cliente en curso, que sigue con los pasos iniciales. Tus cambios valen para quienes entren después.',
          other: `Hay ${figure(n)} clientes en curso, que siguen con los pasos iniciales. Tus cambios valen para quienes entren después.`,
        }),
      version: (n) => `Versión ${figure(n)} de los pasos`,
      more: 'Más acciones',
    },
    preview: {
      title: 'Vista previa',
      of: (name) => `Para ${name}`,
      none: 'Guarda para ver el texto como lo reciben los clientes.',
      stale:
        'El texto ha cambiado. La vista previa se actualiza cuando todos los pasos estén completos y sean válidos.',
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
      triggerHelp: 'Chaque client concerné y entre, une seule fois à la fois.',
      chooseTrigger: 'Choisir l’événement',
      conditions: 'Et seulement si',
      conditionsHelp: 'Sans condition, tous les clients concernés y entrent.',
      comesIn: (when, condition) =>
        condition === '' ? `${when}.` : `${when}, et seulement à cette condition\u00a0: ${condition}.`,
      noTrigger: 'Choisissez d’abord un déclencheur.',
      exit: 'S’arrête avant la fin si',
      exitHelp: 'Vérifié avant chaque étape. Sans condition, tout le monde va jusqu’au bout.',
      end: 'Fin',
      incomplete: 'Complétez chaque condition ou retirez-la.',
      save: 'Enregistrer',
      createDraft: 'Créer comme brouillon',
      saved: 'Enregistré',
      created: 'Brouillon créé',
      unsaved: 'Pas encore enregistré',
      discard: 'Annuler les modifications',
      switchOn: 'Activer',
      pause: 'Mettre en pause',
      resume: 'Reprendre',
      resumed: 'Automatisation reprise',
      saveFirst: 'Enregistrez d’abord vos modifications.',
      noSteps: 'Ajoutez d’abord une étape.',
      underWayKeep: (n) =>
        count(n, {
          one: `${figure(n)} client est en cours et garde les étapes initiales. Vos modifications valent pour les suivants.`,
          other: `${figure(n)} clients sont en cours et gardent les étapes initiales. Vos modifications valent pour les suivants.`,
        }),
      version: (n) => `Version ${figure(n)} des étapes`,
      more: 'Autres actions',
    },
    preview: {
      title: 'Aperçu',
      of: (name) => `Pour ${name}`,
      none: 'Enregistrez pour voir le texte tel que les clients le reçoivent.',
      stale: 'Le texte a changé. L’aperçu s’actualise dès que toutes les étapes sont complètes et valides.',
      notReached: 'Ce client n’atteindrait pas cette étape.',
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
      trigger: 'Inizia quando',
      triggerHelp: 'Entra ogni cliente a cui succede, se non è già dentro.',
      chooseTrigger: 'Scegli che cosa succede',
      conditions: 'E solo se',
      conditionsHelp: 'Senza condizioni entrano tutti i clienti a cui succede.',
      comesIn: (when: string, condition: string) =>
        condition === '' ? `${when}.` : `${when}, e solo se ${condition}.`,
      noTrigger: 'Scegli prima quando inizia.',
      exit: 'Esce prima se',
      exitHelp: 'Si controlla prima di ogni passaggio. Senza condizioni si arriva alla fine.',
      end: 'Fine',
      incomplete: 'Completa ogni condizione o rimuovila.',
      save: 'Salva',
      createDraft: 'Crea come bozza',
      saved: 'Salvato',
      created: 'Bozza creata',
      unsaved: 'Non ancora salvato',
      discard: 'Scarta le modifiche',
      switchOn: 'Attiva',
      pause: 'Metti in pausa',
      resume: 'Riprendi',
      resumed: 'Automazione ripresa',
      saveFirst: 'Prima salva le modifiche.',
      noSteps: 'Prima aggiungi un passaggio.',
      underWayKeep: (n: number) =>
        `${count(n, { one: 'Un cliente è in corso e mantiene', other: `${figure(n)} clienti sono in corso e mantengono` })} i passaggi iniziali. Le modifiche valgono per chi entra dopo.`,
      version: (n: number) => `Versione ${figure(n)} dei passaggi`,
      more: 'Altre azioni',
    },
    preview: {
      title: 'Anteprima',
      of: (name: string) => `Per ${name}`,
      none: 'Salva per vedere il testo come arriva ai clienti.',
      stale: 'Il testo è cambiato. L’anteprima si aggiorna quando tutti i passaggi sono completi e validi.',
      notReached: 'Questo cliente non arriverebbe a questo passaggio.',
      frame: 'Il messaggio alla larghezza di un telefono',
      subject: 'Oggetto',
    },
  }
}

import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const days = (n: number) => count(n, { one: '1 day', other: `${figure(n)} days` })
  const hours = (n: number) => count(n, { one: '1 hour', other: `${figure(n)} hours` })

  return {
    flow: {
      label: 'Steps',
      moreSteps: (n: number) => count(n, { one: '+ 1 more step', other: `+ ${figure(n)} more steps` }),
      add: 'Add a step',
      addAt: (n: string) => `Add a step as no. ${n}`,
      noSteps: 'No steps yet. Add a wait, a message or another step.',
      noBranch: 'Branches can be three levels deep.',
      edit: 'Edit',
      close: 'Close',
      editNamed: (step: string) => `Edit: ${step}`,
      actions: (step: string) => `Actions: ${step}`,
      up: 'Move up',
      down: 'Move down',
      remove: 'Remove',
      removed: 'Step removed',
      isFirst: 'It’s already first.',
      isLast: 'It’s already last.',
      number: (place: string) => `No. ${place}`,
      yes: 'If so',
      no: 'If not',
      types: {
        wait: 'Wait',
        send_email: 'Email',
        send_push: 'Push message',
        add_tag: 'Add a tag',
        remove_tag: 'Remove a tag',
        branch: 'Branch',
        create_task: 'Task for the team',
        issue_promo_code: 'Promo code',
      },
    },
    says: {
      wait: (parts: readonly string[]) => (parts.length === 0 ? 'Wait …' : `Wait ${parts.join(', then ')}`),
      days,
      hours,
      daysAndHours: (d: number, h: number) => `${days(d)} and ${hours(h)}`,
      until: (time: string) => `until ${time}`,
      email: (subject: string) => `Email “${subject || '…'}”`,
      push: (title: string) => `Push message “${title || '…'}”`,
      addTag: (tag: string) => `Add the tag ${tag}`,
      removeTag: (tag: string) => `Remove the tag ${tag}`,
      task: (title: string) => `Task “${title || '…'}”`,
      promo: (what: string, valid: number | null) =>
        `Promo code: ${what} off${valid === null ? '' : `, valid for ${days(valid)}`}`,
      branch: (condition: string) => `If ${condition || '…'}`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const days = (n: number) => count(n, { one: '1 Tag', other: `${figure(n)} Tage` })
  const hours = (n: number) => count(n, { one: '1 Stunde', other: `${figure(n)} Stunden` })

  return {
    flow: {
      label: 'Schritte',
      moreSteps: (n) => count(n, { one: '+ 1 weiterer Schritt', other: `+ ${figure(n)} weitere Schritte` }),
      add: 'Schritt hinzufügen',
      addAt: (n) => `Schritt als Nr. ${n} hinzufügen`,
      noSteps: 'Noch keine Schritte. Füge eine Wartezeit, eine Nachricht oder einen anderen Schritt hinzu.',
      noBranch: 'Höchstens drei Ebenen.',
      edit: 'Bearbeiten',
      close: 'Schließen',
      editNamed: (step) => `Bearbeiten: ${step}`,
      actions: (step) => `Aktionen: ${step}`,
      up: 'Nach oben',
      down: 'Nach unten',
      remove: 'Entfernen',
      removed: 'Schritt entfernt',
      isFirst: 'Ist schon der erste.',
      isLast: 'Ist schon der letzte.',
      number: (place) => `Nr. ${place}`,
      yes: 'Wenn ja',
      no: 'Wenn nein',
      types: {
        wait: 'Warten',
        send_email: 'E-Mail',
        send_push: 'Push-Mitteilung',
        add_tag: 'Label hinzufügen',
        remove_tag: 'Label entfernen',
        branch: 'Verzweigung',
        create_task: 'Aufgabe für das Team',
        issue_promo_code: 'Aktionscode',
      },
    },
    says: {
      wait: (parts) => (parts.length === 0 ? 'Warten\u00a0…' : `Warten: ${parts.join(', dann ')}`),
      days,
      hours,
      daysAndHours: (d, h) => `${days(d)} und ${hours(h)}`,
      until: (time) => `bis ${time}`,
      email: (subject) => `E-Mail „${subject || '…'}“`,
      push: (title) => `Push-Mitteilung „${title || '…'}“`,
      addTag: (tag) => `Label „${tag}“ hinzufügen`,
      removeTag: (tag) => `Label „${tag}“ entfernen`,
      task: (title) => `Aufgabe „${title || '…'}“`,
      promo: (what, valid) => `Aktionscode: ${what} Rabatt${valid === null ? '' : `, ${days(valid)} gültig`}`,
      branch: (condition) => `Falls ${condition || '…'}`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const days = (n: number) => count(n, { one: '1 día', other: `${figure(n)} días` })
  const hours = (n: number) => count(n, { one: '1 hora', other: `${figure(n)} horas` })

  return {
    flow: {
      label: 'Pasos',
      moreSteps: (n) => count(n, { one: '+ 1 paso más', other: `+ ${figure(n)} pasos más` }),
      add: 'Añadir un paso',
      addAt: (n) => `Añadir un paso como n.º ${n}`,
      noSteps: 'Aún no hay pasos. Añade una espera, un mensaje u otro paso.',
      noBranch: 'Las bifurcaciones tienen tres niveles como máximo.',
      edit: 'Editar',
      close: 'Cerrar',
      editNamed: (step) => `Editar: ${step}`,
      actions: (step) => `Acciones: ${step}`,
      up: 'Subir',
      down: 'Bajar',
      remove: 'Quitar',
      removed: 'Paso eliminado',
      isFirst: 'Ya es el primero.',
      isLast: 'Ya es el último.',
      number: (place) => `N.º ${place}`,
      yes: 'Si se cumple',
      no: 'Si no se cumple',
      types: {
        wait: 'Esperar',
        send_email: 'Correo',
        send_push: 'Notificación',
        add_tag: 'Añadir una etiqueta',
        remove_tag: 'Quitar una etiqueta',
        branch: 'Bifurcación',
        create_task: 'Tarea para el equipo',
        issue_promo_code: 'Código promocional',
      },
    },
    says: {
      wait: (parts) => (parts.length === 0 ? 'Esperar…' : `Esperar ${parts.join(' y después ')}`),
      days,
      hours,
      daysAndHours: (d, h) => `${days(d)} y ${hours(h)}`,
      until: (time) => `hasta las ${time}`,
      email: (subject) => `Correo «${subject || '…'}»`,
      push: (title) => `Notificación «${title || '…'}»`,
      addTag: (tag) => `Añadir la etiqueta «${tag}»`,
      removeTag: (tag) => `Quitar la etiqueta «${tag}»`,
      task: (title) => `Tarea «${title || '…'}»`,
      promo: (what, valid) =>
        `Código promocional: ${what} de descuento${valid === null ? '' : `, válido durante ${days(valid)}`}`,
      branch: (condition) => `Si se cumple: ${condition || '…'}`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const days = (n: number) => count(n, { one: `${figure(n)} jour`, other: `${figure(n)} jours` })
  const hours = (n: number) => count(n, { one: `${figure(n)} heure`, other: `${figure(n)} heures` })

  return {
    flow: {
      label: 'Étapes',
      moreSteps: (n) => count(n, { one: `+ ${figure(n)} étape`, other: `+ ${figure(n)} étapes` }),
      add: 'Ajouter une étape',
      addAt: (n) => `Ajouter une étape en n°\u00a0${n}`,
      noSteps: 'Pas encore d’étapes. Ajoutez une attente, un message ou une autre étape.',
      noBranch: 'Trois niveaux d’embranchement au plus.',
      edit: 'Modifier',
      close: 'Fermer',
      editNamed: (step) => `Modifier\u00a0: ${step}`,
      actions: (step) => `Actions\u00a0: ${step}`,
      up: 'Monter',
      down: 'Descendre',
      remove: 'Retirer',
      removed: 'Étape retirée',
      isFirst: 'C’est déjà la première.',
      isLast: 'C’est déjà la dernière.',
      number: (place) => `N°\u00a0${place}`,
      yes: 'Si oui',
      no: 'Si non',
      types: {
        wait: 'Attendre',
        send_email: 'E-mail',
        send_push: 'Notification',
        add_tag: 'Ajouter une étiquette',
        remove_tag: 'Retirer une étiquette',
        branch: 'Embranchement',
        create_task: 'Tâche pour l’équipe',
        issue_promo_code: 'Code promo',
      },
    },
    says: {
      wait: (parts) => (parts.length === 0 ? 'Attendre…' : `Attendre ${parts.join(', puis ')}`),
      days,
      hours,
      daysAndHours: (d, h) => `${days(d)} et ${hours(h)}`,
      until: (time) => `jusqu’à ${time}`,
      email: (subject) => `E-mail «\u00a0${subject || '…'}\u00a0»`,
      push: (title) => `Notification «\u00a0${title || '…'}\u00a0»`,
      addTag: (tag) => `Ajouter l’étiquette «\u00a0${tag}\u00a0»`,
      removeTag: (tag) => `Retirer l’étiquette «\u00a0${tag}\u00a0»`,
      task: (title) => `Tâche «\u00a0${title || '…'}\u00a0»`,
      promo: (what, valid) => `Code promo\u00a0: ${what} de remise${valid === null ? '' : `, valable ${days(valid)}`}`,
      branch: (condition) => `Condition\u00a0: ${condition || '…'}`,
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const days = (n: number) => count(n, { one: '1 giorno', other: `${figure(n)} giorni` })
  const hours = (n: number) => count(n, { one: '1 ora', other: `${figure(n)} ore` })

  return {
    flow: {
      label: 'Passaggi',
      moreSteps: (n: number) => count(n, { one: '+ 1 passaggio', other: `+ ${figure(n)} passaggi` }),
      add: 'Aggiungi un passaggio',
      addAt: (n: string) => `Aggiungi un passaggio al n. ${n}`,
      noSteps: 'Ancora nessun passaggio. Aggiungi un’attesa, un messaggio o un altro passaggio.',
      noBranch: 'Al massimo tre livelli di diramazione.',
      edit: 'Modifica',
      close: 'Chiudi',
      editNamed: (step: string) => `Modifica: ${step}`,
      actions: (step: string) => `Azioni: ${step}`,
      up: 'Sposta su',
      down: 'Sposta giù',
      remove: 'Rimuovi',
      removed: 'Passaggio rimosso',
      isFirst: 'È già il primo.',
      isLast: 'È già l’ultimo.',
      number: (place: string) => `N. ${place}`,
      yes: 'Se sì',
      no: 'Se no',
      types: {
        wait: 'Attesa',
        send_email: 'E-mail',
        send_push: 'Notifica push',
        add_tag: 'Aggiungi un’etichetta',
        remove_tag: 'Rimuovi un’etichetta',
        branch: 'Diramazione',
        create_task: 'Attività per il team',
        issue_promo_code: 'Codice promozionale',
      },
    },
    says: {
      wait: (parts: readonly string[]) => (parts.length === 0 ? 'Attendi…' : `Attendi ${parts.join(', poi ')}`),
      days,
      hours,
      daysAndHours: (d: number, h: number) => `${days(d)} e ${hours(h)}`,
      until: (time: string) => `fino alle ${time}`,
      email: (subject: string) => `E-mail «${subject || '…'}»`,
      push: (title: string) => `Notifica push «${title || '…'}»`,
      addTag: (tag: string) => `Aggiungi l’etichetta «${tag}»`,
      removeTag: (tag: string) => `Rimuovi l’etichetta «${tag}»`,
      task: (title: string) => `Attività «${title || '…'}»`,
      promo: (what: string, valid: number | null) =>
        `Codice promozionale: sconto di ${what}${valid === null ? '' : `, valido ${days(valid)}`}`,
      branch: (condition: string) => `Se ${condition || '…'}`,
    },
  }
}

import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Tag rules',
    lead: 'When something happens, the right clients get a tag by themselves.',
    create: 'New rule',
    list: 'Rules',
    when: 'When',
    and: 'and',
    gives: 'then tag',
    isOn: (tag: string) => `Rule for ${tag}`,
    on: 'On',
    off: 'Off',
    turnedOn: 'The rule is on',
    turnedOff: 'The rule is off; the tags it gave stay',
    has: (n: number) => count(n, { one: '1 client has the tag', other: `${figure(n)} clients have the tag` }),
    fired: (n: number) =>
      n === 0 ? 'Never fired yet' : count(n, { one: 'Fired once', other: `Fired ${figure(n)} times` }),
    last: (when: string) => `last ${when}`,
    emptyTitle: 'No rules yet',
    empty: 'For example: when somebody comes for the first time, tag “New here”.',
    ideas: {
      title: 'Rules to begin with',
      lead: 'What many studios tag by itself. Look at one, and choose your own tag.',
      newHere: 'New here',
      away: 'Stays away',
      nearlyUsedUp: 'Nearly used up',
      missed: 'Missed a class',
    },
    more: 'More actions',
    edit: 'Edit',
    delete: 'Delete the rule',
    deleteTitle: 'Delete this rule?',
    deleteMeans: 'The tags it has given stay. Turning it off keeps it for later.',
    deleted: 'Rule deleted',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Schlagwortregeln',
    lead: 'Geschieht etwas, bekommen die Richtigen von selbst ein Schlagwort.',
    create: 'Neue Regel',
    list: 'Regeln',
    when: 'Auslöser:',
    and: '– falls',
    gives: 'dann Schlagwort',
    isOn: (tag) => `Regel für ${tag}`,
    on: 'An',
    off: 'Aus',
    turnedOn: 'Die Regel ist an',
    turnedOff: 'Die Regel ist aus; vergebene Schlagwörter bleiben',
    has: (n) => count(n, { one: '1 Person hat das Schlagwort', other: `${figure(n)} Personen haben das Schlagwort` }),
    fired: (n) =>
      n === 0 ? 'Noch nie ausgelöst' : count(n, { one: 'Einmal ausgelöst', other: `${figure(n)}-mal ausgelöst` }),
    last: (when) => `zuletzt ${when}`,
    emptyTitle: 'Noch keine Regeln',
    empty: 'Zum Beispiel: Kommt jemand zum ersten Mal, gibt es das Schlagwort „Neu hier“.',
    ideas: {
      title: 'Regeln für den Anfang',
      lead: 'Was viele Studios von selbst verschlagworten. Sieh dir eine an und wähle dein eigenes Schlagwort.',
      newHere: 'Neu hier',
      away: 'Bleibt weg',
      nearlyUsedUp: 'Fast aufgebraucht',
      missed: 'Kurs versäumt',
    },
    more: 'Weitere Aktionen',
    edit: 'Bearbeiten',
    delete: 'Regel löschen',
    deleteTitle: 'Diese Regel löschen?',
    deleteMeans: 'Vergebene Schlagwörter bleiben. Schalte sie aus, um sie für später zu behalten.',
    deleted: 'Regel gelöscht',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Reglas de etiquetas',
    lead: 'Cuando pasa algo, los clientes que corresponda reciben una etiqueta por sí solos.',
    create: 'Nueva regla',
    list: 'Reglas',
    when: 'Cuando',
    and: 'y',
    gives: 'poner la etiqueta',
    isOn: (tag) => `Regla: ${tag}`,
    on: 'Activa',
    off: 'Inactiva',
    turnedOn: 'Regla activada',
    turnedOff: 'Regla desactivada; las etiquetas que puso se quedan',
    has: (n) => count(n, { one: '1 cliente tiene la etiqueta', other: `${figure(n)} clientes tienen la etiqueta` }),
    fired: (n) =>
      n === 0 ? 'Aún no se ha aplicado' : count(n, { one: 'Aplicada una vez', other: `Aplicada ${figure(n)} veces` }),
    last: (when) => `la última: ${when}`,
    emptyTitle: 'Aún no hay reglas',
    empty: 'Por ejemplo: cuando alguien viene por primera vez, la etiqueta «Primera vez».',
    ideas: {
      title: 'Reglas para empezar',
      lead: 'Lo que muchos centros etiquetan automáticamente. Mira una y elige tu propia etiqueta.',
      newHere: 'Nuevo aquí',
      away: 'Ya no viene',
      nearlyUsedUp: 'Casi agotado',
      missed: 'Faltó a clase',
    },
    more: 'Más acciones',
    edit: 'Editar',
    delete: 'Eliminar la regla',
    deleteTitle: '¿Eliminar esta regla?',
    deleteMeans: 'Las etiquetas que puso se quedan. Si la desactivas, la conservas para más adelante.',
    deleted: 'Regla eliminada',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Règles d’étiquettes',
    lead: 'Quand quelque chose se passe, les bons clients reçoivent automatiquement une étiquette.',
    create: 'Nouvelle règle',
    list: 'Règles',
    when: 'Quand',
    and: 'et',
    gives: 'donner l’étiquette',
    isOn: (tag) => `Règle pour ${tag}`,
    on: 'Activée',
    off: 'Désactivée',
    turnedOn: 'La règle est activée',
    turnedOff: 'La règle est désactivée\u202f; les étiquettes données restent',
    has: (n) => count(n, { one: `${figure(n)} client a l’étiquette`, other: `${figure(n)} clients ont l’étiquette` }),
    fired: (n) => (n === 0 ? 'Jamais appliquée' : `Appliquée ${figure(n)} fois`),
    last: (when) => `dernière fois\u00a0: ${when}`,
    emptyTitle: 'Pas encore de règles',
    empty:
      'Par exemple\u00a0: quand quelqu’un vient pour la première fois, donner l’étiquette «\u00a0Première fois\u00a0».',
    ideas: {
      title: 'Des règles pour commencer',
      lead: 'Ce que beaucoup de studios étiquettent automatiquement. Regardez-en une et choisissez votre étiquette.',
      newHere: 'Nouveau ici',
      away: 'Ne vient plus',
      nearlyUsedUp: 'Presque épuisé',
      missed: 'A manqué un cours',
    },
    more: 'Autres actions',
    edit: 'Modifier',
    delete: 'Supprimer la règle',
    deleteTitle: 'Supprimer cette règle\u202f?',
    deleteMeans: 'Les étiquettes données restent. La désactiver la garde pour plus tard.',
    deleted: 'Règle supprimée',
  }
}

export const it = (): Words => {
  const { il } = italian
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Regole per etichette',
    lead: 'Quando succede qualcosa, i clienti giusti ricevono automaticamente un’etichetta.',
    create: 'Nuova regola',
    list: 'Regole',
    when: 'Quando',
    and: 'e',
    gives: 'allora etichetta',
    isOn: (tag: string) => `Regola per ${tag}`,
    on: 'Attiva',
    off: 'Disattivata',
    turnedOn: 'La regola è attiva',
    turnedOff: 'La regola è disattivata; le etichette assegnate restano',
    has: (n) => count(n, { one: '1 cliente ha l’etichetta', other: `${figure(n)} clienti hanno l’etichetta` }),
    fired: (n: number) =>
      n === 0 ? 'Mai scattata' : count(n, { one: 'Scattata una volta', other: `Scattata ${figure(n)} volte` }),
    last: (when: string) => `l’ultima ${il(when)}`,
    emptyTitle: 'Ancora nessuna regola',
    empty: 'Per esempio: quando una persona viene per la prima volta, etichetta «Alle prime visite».',
    ideas: {
      title: 'Regole per cominciare',
      lead: 'Ciò che molti centri etichettano da sé. Guardane una e scegli la tua etichetta.',
      newHere: 'Nuovo qui',
      away: 'Non viene più',
      nearlyUsedUp: 'Quasi esaurito',
      missed: 'Ha saltato una lezione',
    },
    more: 'Altre azioni',
    edit: 'Modifica',
    delete: 'Elimina la regola',
    deleteTitle: 'Eliminare questa regola?',
    deleteMeans: 'Le etichette assegnate restano. Se la disattivi, la conservi per dopo.',
    deleted: 'Regola eliminata',
  }
}

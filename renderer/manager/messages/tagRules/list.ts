import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Tag rules',
    lead: 'When something happens, the right clients get a tag automatically.',
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
      n === 0 ? 'Never triggered' : count(n, { one: 'Triggered once', other: `Triggered ${figure(n)} times` }),
    last: (when: string) => `last ${when}`,
    emptyTitle: 'No rules yet',
    empty: 'For example: tag clients “New here” on their first visit.',
    ideas: {
      title: 'Rules to start with',
      lead: 'Tags that many studios assign automatically. Pick one and choose your own tag.',
      newHere: 'New here',
      away: 'Stopped coming',
      nearlyUsedUp: 'Almost used up',
      missed: 'Missed a class',
    },
    more: 'More actions',
    edit: 'Edit',
    delete: 'Delete the rule',
    deleteTitle: 'Delete this rule?',
    deleteMeans: 'The tags it gave stay. To keep the rule for later, turn it off instead.',
    deleted: 'Rule deleted',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Label-Regeln',
    lead: 'Wenn etwas passiert, bekommen die richtigen Kund:innen automatisch ein Label.',
    create: 'Neue Regel',
    list: 'Regeln',
    when: 'Auslöser:',
    and: '– falls',
    gives: 'dann Label',
    isOn: (tag) => `Regel für ${tag}`,
    on: 'An',
    off: 'Aus',
    turnedOn: 'Die Regel ist an',
    turnedOff: 'Die Regel ist aus; vergebene Labels bleiben',
    has: (n) => count(n, { one: '1 Person hat das Label', other: `${figure(n)} Personen haben das Label` }),
    fired: (n) =>
      n === 0 ? 'Noch nie ausgelöst' : count(n, { one: 'Einmal ausgelöst', other: `${figure(n)}-mal ausgelöst` }),
    last: (when) => `zuletzt ${when}`,
    emptyTitle: 'Noch keine Regeln',
    empty: 'Zum Beispiel: Beim ersten Besuch das Label „Neu hier“ vergeben.',
    ideas: {
      title: 'Regeln für den Anfang',
      lead: 'Labels, die viele Studios automatisch vergeben. Wähle eine Regel und dein eigenes Label.',
      newHere: 'Neu hier',
      away: 'Kommt nicht mehr',
      nearlyUsedUp: 'Fast aufgebraucht',
      missed: 'Nicht erschienen',
    },
    more: 'Weitere Aktionen',
    edit: 'Bearbeiten',
    delete: 'Regel löschen',
    deleteTitle: 'Diese Regel löschen?',
    deleteMeans: 'Vergebene Labels bleiben. Wenn du die Regel behalten möchtest, schalte sie nur aus.',
    deleted: 'Regel gelöscht',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Reglas de etiquetas',
    lead: 'Cuando pasa algo, los clientes adecuados reciben una etiqueta automáticamente.',
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
    empty: 'Por ejemplo: en la primera visita, la etiqueta «Primera vez».',
    ideas: {
      title: 'Reglas para empezar',
      lead: 'Etiquetas que muchos centros ponen automáticamente. Elige una regla y tu propia etiqueta.',
      newHere: 'Nuevo aquí',
      away: 'Ya no viene',
      nearlyUsedUp: 'Casi agotado',
      missed: 'No asistió',
    },
    more: 'Más acciones',
    edit: 'Editar',
    delete: 'Eliminar la regla',
    deleteTitle: '¿Eliminar esta regla?',
    deleteMeans: 'Las etiquetas que puso se quedan. Si quieres conservar la regla, desactívala.',
    deleted: 'Regla eliminada',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Règles d’étiquettes',
    lead: 'Quand quelque chose se passe, les clients concernés reçoivent automatiquement une étiquette.',
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
    fired: (n) => (n === 0 ? 'Jamais déclenchée' : `Déclenchée ${figure(n)} fois`),
    last: (when) => `dernière fois\u00a0: ${when}`,
    emptyTitle: 'Pas encore de règles',
    empty: 'Par exemple\u00a0: à la première visite, donner l’étiquette «\u00a0Première fois\u00a0».',
    ideas: {
      title: 'Des règles pour commencer',
      lead: 'Étiquettes que beaucoup de studios donnent automatiquement. Choisissez une règle et votre étiquette.',
      newHere: 'Nouveau ici',
      away: 'Ne vient plus',
      nearlyUsedUp: 'Presque épuisé',
      missed: 'Absence à un cours',
    },
    more: 'Autres actions',
    edit: 'Modifier',
    delete: 'Supprimer la règle',
    deleteTitle: 'Supprimer cette règle\u202f?',
    deleteMeans: 'Les étiquettes données restent. Pour garder la règle, désactivez-la.',
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
    empty: 'Per esempio: alla prima visita, etichetta «Prima volta».',
    ideas: {
      title: 'Regole per cominciare',
      lead: 'Etichette che molti studi assegnano automaticamente. Scegli una regola e la tua etichetta.',
      newHere: 'Nuovo qui',
      away: 'Non viene più',
      nearlyUsedUp: 'Quasi esaurito',
      missed: 'Assente a una lezione',
    },
    more: 'Altre azioni',
    edit: 'Modifica',
    delete: 'Elimina la regola',
    deleteTitle: 'Eliminare questa regola?',
    deleteMeans: 'Le etichette assegnate restano. Per conservare la regola, disattivala.',
    deleted: 'Regola eliminata',
  }
}

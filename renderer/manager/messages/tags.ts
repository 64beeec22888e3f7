import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const clients = (n: number) => count(n, { one: '1 client', other: `${figure(n)} clients` })

  return {
    pages: 'Marketing pages',
    title: 'Tags',
    lead: 'Your own labels for clients, to find them and write to them.',
    create: 'New tag',
    table: 'Tags',
    name: 'Name',
    color: 'Colour',
    forInstructors: 'Instructors see it on the clients of their classes',
    clients: 'Clients',
    byHand: 'Added manually',
    byRule: (event: string, condition: string) =>
      condition === '' ? `When ${event}` : `When ${event} and ${condition}`,
    moreRules: (n: number) => count(n, { one: '+ 1 more rule', other: `+ ${figure(n)} more rules` }),
    changed: 'Since',
    show: 'Show the clients',
    edit: 'Edit',
    delete: 'Delete',
    emptyTitle: 'No tags yet',
    empty: 'Tag clients manually on their profile, or let a rule do it.',
    newTitle: 'New tag',
    editTitle: (name: string) => `Edit ${name}`,
    created: (name: string) => `${name} created`,
    saved: 'Saved',
    submit: 'Create the tag',
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteMeans: (n: number) => (n === 0 ? 'No clients have it.' : `${clients(n)} will lose it. That can’t be undone.`),
    deleted: (name: string) => `${name} deleted`,
    filter: 'Tag',
    anyTag: 'Any tag',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    pages: 'Marketing',
    title: 'Labels',
    lead: 'Eigene Labels für Kund:innen, um sie zu finden und ihnen zu schreiben.',
    create: 'Neues Label',
    table: 'Labels',
    name: 'Name',
    color: 'Farbe',
    forInstructors: 'Trainer:innen sehen es bei den Kund:innen ihrer Kurse',
    clients: 'Kund:innen',
    byHand: 'Manuell vergeben',
    byRule: (event, condition) => (condition === '' ? `Auslöser: ${event}` : `Auslöser: ${event} – falls ${condition}`),
    moreRules: (n) => count(n, { one: '+ 1 weitere Regel', other: `+ ${figure(n)} weitere Regeln` }),
    changed: 'Seit',
    show: 'Kund:innen anzeigen',
    edit: 'Bearbeiten',
    delete: 'Löschen',
    emptyTitle: 'Noch keine Labels',
    empty: 'Vergib sie manuell im Profil oder lass es eine Regel tun.',
    newTitle: 'Neues Label',
    editTitle: (name) => `${name} bearbeiten`,
    created: (name) => `${name} angelegt`,
    saved: 'Gespeichert',
    submit: 'Label anlegen',
    deleteTitle: (name) => `${name} löschen?`,
    deleteMeans: (n) =>
      n === 0
        ? 'Niemand hat es.'
        : count(n, {
            one: 'Eine Person verliert es. Das lässt sich nicht rückgängig machen.',
            other: `${figure(n)} Personen verlieren es. Das lässt sich nicht rückgängig machen.`,
          }),
    deleted: (name) => `${name} gelöscht`,
    filter: 'Label',
    anyTag: 'Alle Labels',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const clients = (n: number) => count(n, { one: '1 cliente', other: `${figure(n)} clientes` })

  return {
    pages: 'Páginas de marketing',
    title: 'Etiquetas',
    lead: 'Etiquetas propias para encontrar a los clientes y escribirles.',
    create: 'Nueva etiqueta',
    table: 'Etiquetas',
    name: 'Nombre',
    color: 'Color',
    forInstructors: 'Los profesores la ven en los clientes de sus clases',
    clients: 'Clientes',
    byHand: 'Añadida a mano',
    byRule: (event, condition) => (condition === '' ? `Cuando ${event}` : `Cuando ${event} y ${condition}`),
    moreRules: (n) => count(n, { one: '+ 1 regla más', other: `+ ${figure(n)} reglas más` }),
    changed: 'Desde',
    show: 'Ver los clientes',
    edit: 'Editar',
    delete: 'Eliminar',
    emptyTitle: 'Aún no hay etiquetas',
    empty: 'Añádelas a mano en la ficha de cada cliente, o deja que lo haga una regla.',
    newTitle: 'Nueva etiqueta',
    editTitle: (name) => `Editar: ${name}`,
    created: (name) => `Etiqueta creada: ${name}`,
    saved: 'Guardado',
    submit: 'Crear etiqueta',
    deleteTitle: (name) => `¿Eliminar ${name}?`,
    deleteMeans: (n) => (n === 0 ? 'Nadie la tiene.' : `La perderán: ${clients(n)}. No se puede deshacer.`),
    deleted: (name) => `Etiqueta eliminada: ${name}`,
    filter: 'Etiqueta',
    anyTag: 'Cualquier etiqueta',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const clients = (n: number) => count(n, { one: `${figure(n)} client`, other: `${figure(n)} clients` })

  return {
    pages: 'Pages marketing',
    title: 'Étiquettes',
    lead: 'Vos propres étiquettes, pour retrouver les clients et leur écrire.',
    create: 'Nouvelle étiquette',
    table: 'Étiquettes',
    name: 'Nom',
    color: 'Couleur',
    forInstructors: 'Les professeurs la voient chez les clients de leurs cours',
    clients: 'Clients',
    byHand: 'Ajoutée à la main',
    byRule: (event, condition) => (condition === '' ? `Quand ${event}` : `Quand ${event} et ${condition}`),
    moreRules: (n) => count(n, { one: `+ ${figure(n)} règle`, other: `+ ${figure(n)} règles` }),
    changed: 'Depuis',
    show: 'Voir les clients',
    edit: 'Modifier',
    delete: 'Supprimer',
    emptyTitle: 'Pas encore d’étiquettes',
    empty: 'Ajoutez-en à la main sur la fiche d’un client, ou laissez faire une règle.',
    newTitle: 'Nouvelle étiquette',
    editTitle: (name) => `Modifier ${name}`,
    created: (name) => `${name}\u00a0: étiquette créée`,
    saved: 'Enregistré',
    submit: 'Créer l’étiquette',
    deleteTitle: (name) => `Supprimer ${name}\u202f?`,
    deleteMeans: (n) =>
      n === 0
        ? 'Personne ne l’a.'
        : `${count(n, { one: `${clients(n)} la perdra`, other: `${clients(n)} la perdront` })}. On ne peut pas revenir en arrière.`,
    deleted: (name) => `${name}\u00a0: étiquette supprimée`,
    filter: 'Étiquette',
    anyTag: 'Toutes les étiquettes',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const clients = (n: number) => count(n, { one: 'un cliente', other: `${figure(n)} clienti` })

  return {
    pages: 'Pagine di marketing',
    title: 'Etichette',
    lead: 'Etichette tue, per ritrovare i clienti e scrivere loro.',
    create: 'Nuova etichetta',
    table: 'Etichette',
    name: 'Nome',
    color: 'Colore',
    forInstructors: 'Gli insegnanti la vedono sui clienti delle loro lezioni',
    clients: 'Clienti',
    byHand: 'Assegnata a mano',
    byRule: (event, condition) => (condition === '' ? `Quando ${event}` : `Quando ${event} e ${condition}`),
    moreRules: (n) => count(n, { one: '+ 1 regola', other: `+ ${figure(n)} regole` }),
    changed: 'Dal',
    show: 'Mostra i clienti',
    edit: 'Modifica',
    delete: 'Elimina',
    emptyTitle: 'Ancora nessuna etichetta',
    empty: 'Assegnala a mano nella scheda di un cliente, oppure lascia fare a una regola.',
    newTitle: 'Nuova etichetta',
    editTitle: (name: string) => `Modifica ${name}`,
    created: (name: string) => `${name}: creata`,
    saved: 'Salvato',
    submit: 'Crea l’etichetta',
    deleteTitle: (name: string) => `Eliminare ${name}?`,
    deleteMeans: (n: number) =>
      n === 0 ? 'Nessun cliente ce l’ha.' : `Verrà rimossa da ${clients(n)}. Non si può annullare.`,
    deleted: (name: string) => `${name}: eliminata`,
    filter: 'Etichetta',
    anyTag: 'Qualsiasi etichetta',
  }
}

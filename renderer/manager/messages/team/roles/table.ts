import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    table: 'What each role may do',
    tableMeans: 'A change holds from the next click of whoever has the role.',
    permission: 'Permission',
    add: 'Add role',
    addTitle: 'Add a role',
    name: 'Name',
    nameExample: 'Studio manager',
    like: 'May do the same as',
    nothing: 'Nothing yet',
    create: 'Add',
    created: (name: string) => `The role ${name} is there`,
    rename: 'Rename',
    renameTitle: (name: string) => `Rename ${name}`,
    renamed: 'Renamed',
    remove: 'Delete',
    removeTitle: (name: string) => `Delete the role ${name}?`,
    removeMeans: 'Nobody has it. What it may do has to be ticked again for a new one.',
    removed: (name: string) => `The role ${name} was deleted`,
    inUse: (n: number) => count(n, { one: '1 person has it', other: `${figure(n)} people have it` }),
    people: (n: number) => (n === 0 ? 'nobody' : count(n, { one: '1 person', other: `${figure(n)} people` })),
    ownerFixed: 'The owner may do everything, always.',
    notYours: 'You can’t grant what your own role may not do.',
    holdsMore: 'This role may do what yours may not. The owner can change it.',
    cell: (role: string, permission: string) => `${role}: ${permission}`,
    actions: (role: string) => `More for ${role}`,
    one: 'Role',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    table: 'Was jede Rolle darf',
    tableMeans: 'Eine Änderung gilt ab dem nächsten Klick aller, die diese Rolle haben.',
    permission: 'Recht',
    add: 'Rolle hinzufügen',
    addTitle: 'Rolle hinzufügen',
    name: 'Name',
    nameExample: 'Studioleitung',
    like: 'Darf dasselbe wie',
    nothing: 'Noch nichts',
    create: 'Hinzufügen',
    created: (name) => `Die Rolle ${name} ist da`,
    rename: 'Umbenennen',
    renameTitle: (name) => `${name} umbenennen`,
    renamed: 'Umbenannt',
    remove: 'Löschen',
    removeTitle: (name) => `Rolle ${name} löschen?`,
    removeMeans: 'Niemand hat sie. Für eine neue müssen die Rechte wieder angekreuzt werden.',
    removed: (name) => `Die Rolle ${name} ist gelöscht`,
    inUse: (n) => count(n, { one: '1 Person hat sie', other: `${figure(n)} Personen haben sie` }),
    people: (n) => (n === 0 ? 'niemand' : count(n, { one: '1 Person', other: `${figure(n)} Personen` })),
    ownerFixed: 'Wem das Studio gehört, darf immer alles.',
    notYours: 'Du kannst nicht geben, was deine eigene Rolle nicht darf.',
    holdsMore: 'Diese Rolle darf mehr als deine. Wem das Studio gehört, kann sie ändern.',
    cell: (role, permission) => `${role}: ${permission}`,
    actions: (role) => `Mehr zu ${role}`,
    one: 'Rolle',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    table: 'Qué permite cada rol',
    tableMeans: 'Un cambio vale desde el próximo clic de quien tenga el rol.',
    permission: 'Permiso',
    add: 'Añadir rol',
    addTitle: 'Añadir un rol',
    name: 'Nombre',
    nameExample: 'Encargado',
    like: 'Con los permisos de',
    nothing: 'Aún ninguno',
    create: 'Añadir',
    created: (name) => `Rol añadido: ${name}`,
    rename: 'Cambiar el nombre',
    renameTitle: (name) => `Cambiar el nombre: ${name}`,
    renamed: 'Nombre cambiado',
    remove: 'Eliminar',
    removeTitle: (name) => `¿Eliminar el rol ${name}?`,
    removeMeans: 'Nadie lo tiene. Para uno nuevo habrá que volver a marcar sus permisos.',
    removed: (name) => `Rol eliminado: ${name}`,
    inUse: (n) => count(n, { one: '1 persona lo tiene', other: `${figure(n)} personas lo tienen` }),
    people: (n) => (n === 0 ? 'nadie' : count(n, { one: '1 persona', other: `${figure(n)} personas` })),
    ownerFixed: 'La propiedad puede hacerlo todo, siempre.',
    notYours: 'No puedes dar permisos que tu propio rol no tiene.',
    holdsMore: 'Este rol permite cosas que el tuyo no. La propiedad puede cambiarlo.',
    cell: (role, permission) => `${role}: ${permission}`,
    actions: (role) => `Más acciones: ${role}`,
    one: 'Rol',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    table: 'Les droits de chaque rôle',
    tableMeans: 'Un changement vaut dès le prochain clic de qui a le rôle.',
    permission: 'Droit',
    add: 'Ajouter un rôle',
    addTitle: 'Ajouter un rôle',
    name: 'Nom',
    nameExample: 'Responsable du studio',
    like: 'Mêmes droits que',
    nothing: 'Aucun pour l’instant',
    create: 'Ajouter',
    created: (name) => `Le rôle ${name} est ajouté`,
    rename: 'Renommer',
    renameTitle: (name) => `Renommer ${name}`,
    renamed: 'Renommé',
    remove: 'Supprimer',
    removeTitle: (name) => `Supprimer le rôle ${name}\u202f?`,
    removeMeans: 'Personne ne l’a. Pour un nouveau rôle, il faudra cocher ses droits de nouveau.',
    removed: (name) => `Le rôle ${name} est supprimé`,
    inUse: (n) => count(n, { one: `${figure(n)} personne l’a`, other: `${figure(n)} personnes l’ont` }),
    people: (n) => (n === 0 ? 'personne' : count(n, { one: `${figure(n)} personne`, other: `${figure(n)} personnes` })),
    ownerFixed: 'La personne propriétaire a tous les droits, toujours.',
    notYours: 'Vous ne pouvez pas accorder un droit que votre propre rôle n’a pas.',
    holdsMore: 'Ce rôle a des droits que le vôtre n’a pas. La personne propriétaire peut le changer.',
    cell: (role, permission) => `${role}\u00a0: ${permission}`,
    actions: (role) => `Plus pour ${role}`,
    one: 'Rôle',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    table: 'Che cosa permette ogni ruolo',
    tableMeans: 'Una modifica vale dal prossimo clic di chi ha il ruolo.',
    permission: 'Permesso',
    add: 'Aggiungi ruolo',
    addTitle: 'Aggiungi un ruolo',
    name: 'Nome',
    nameExample: 'Gestione dello studio',
    like: 'Permette le stesse cose di',
    nothing: 'Ancora nulla',
    create: 'Aggiungi',
    created: (name: string) => `Il ruolo ${name} è creato`,
    rename: 'Rinomina',
    renameTitle: (name: string) => `Rinomina ${name}`,
    renamed: 'Rinominato',
    remove: 'Elimina',
    removeTitle: (name: string) => `Eliminare il ruolo ${name}?`,
    removeMeans: 'Non ce l’ha nessuno. Per un nuovo ruolo i permessi vanno spuntati da capo.',
    removed: (name: string) => `Il ruolo ${name} è stato eliminato`,
    inUse: (n: number) => count(n, { one: 'Ce l’ha 1 persona', other: `Ce l’hanno ${figure(n)} persone` }),
    people: (n: number) => (n === 0 ? 'nessuno' : count(n, { one: '1 persona', other: `${figure(n)} persone` })),
    ownerFixed: 'Il titolare può fare tutto, sempre.',
    notYours: 'Non puoi concedere ciò che il tuo ruolo non permette.',
    holdsMore: 'Questo ruolo permette ciò che il tuo non permette. Può cambiarlo il titolare.',
    cell: (role: string, permission: string) => `${role}: ${permission}`,
    actions: (role: string) => `Altro per ${role}`,
    one: 'Ruolo',
  }
}

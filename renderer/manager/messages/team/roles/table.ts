import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    table: 'Permissions by role',
    tableMeans: 'Changes apply from each person’s next click.',
    permission: 'Permission',
    add: 'Add role',
    addTitle: 'Add a role',
    name: 'Name',
    nameExample: 'Studio manager',
    like: 'Same permissions as',
    nothing: 'None yet',
    create: 'Add',
    created: (name: string) => `Role ${name} added`,
    rename: 'Rename',
    renameTitle: (name: string) => `Rename ${name}`,
    renamed: 'Renamed',
    remove: 'Delete',
    removeTitle: (name: string) => `Delete the role ${name}?`,
    removeMeans: 'No one has this role. For a new one, you’d choose the permissions again.',
    removed: (name: string) => `Role ${name} deleted`,
    inUse: (n: number) => count(n, { one: '1 person has it', other: `${figure(n)} people have it` }),
    people: (n: number) => (n === 0 ? 'no one' : count(n, { one: '1 person', other: `${figure(n)} people` })),
    ownerFixed: 'The owner always has every permission.',
    notYours: 'You can’t grant permissions that your own role doesn’t have.',
    holdsMore: 'This role has permissions yours doesn’t. The owner can change it.',
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
    table: 'Rechte je Rolle',
    tableMeans: 'Änderungen gelten ab dem nächsten Klick der Person.',
    permission: 'Recht',
    add: 'Rolle hinzufügen',
    addTitle: 'Rolle hinzufügen',
    name: 'Name',
    nameExample: 'Studioleitung',
    like: 'Gleiche Rechte wie',
    nothing: 'Noch keine',
    create: 'Hinzufügen',
    created: (name) => `Rolle „${name}“ hinzugefügt`,
    rename: 'Umbenennen',
    renameTitle: (name) => `${name} umbenennen`,
    renamed: 'Umbenannt',
    remove: 'Löschen',
    removeTitle: (name) => `Rolle „${name}“ löschen?`,
    removeMeans: 'Niemand hat diese Rolle. Für eine neue musst du die Rechte wieder auswählen.',
    removed: (name) => `Rolle „${name}“ gelöscht`,
    inUse: (n) => count(n, { one: '1 Person hat sie', other: `${figure(n)} Personen haben sie` }),
    people: (n) => (n === 0 ? 'niemand' : count(n, { one: '1 Person', other: `${figure(n)} Personen` })),
    ownerFixed: 'Die Inhaberrolle hat immer alle Rechte.',
    notYours: 'Du kannst keine Rechte vergeben, die deine eigene Rolle nicht hat.',
    holdsMore: 'Diese Rolle hat Rechte, die deine nicht hat. Inhaber:innen können sie ändern.',
    cell: (role, permission) => `${role}: ${permission}`,
    actions: (role) => `Mehr: ${role}`,
    one: 'Rolle',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    table: 'Permisos por rol',
    tableMeans: 'Los cambios valen desde el próximo clic de cada persona.',
    permission: 'Permiso',
    add: 'Añadir rol',
    addTitle: 'Añadir un rol',
    name: 'Nombre',
    nameExample: 'Responsable del centro',
    like: 'Mismos permisos que',
    nothing: 'Aún ninguno',
    create: 'Añadir',
    created: (name) => `Rol añadido: ${name}`,
    rename: 'Cambiar el nombre',
    renameTitle: (name) => `Cambiar el nombre: ${name}`,
    renamed: 'Nombre cambiado',
    remove: 'Eliminar',
    removeTitle: (name) => `¿Eliminar el rol ${name}?`,
    removeMeans: 'Nadie tiene este rol. Para uno nuevo habrá que volver a elegir los permisos.',
    removed: (name) => `Rol eliminado: ${name}`,
    inUse: (n) => count(n, { one: '1 persona lo tiene', other: `${figure(n)} personas lo tienen` }),
    people: (n) => (n === 0 ? 'nadie' : count(n, { one: '1 persona', other: `${figure(n)} personas` })),
    ownerFixed: 'La persona titular siempre tiene todos los permisos.',
    notYours: 'No puedes dar permisos que tu propio rol no tiene.',
    holdsMore: 'Este rol tiene permisos que el tuyo no. La persona titular puede cambiarlo.',
    cell: (role, permission) => `${role}: ${permission}`,
    actions: (role) => `Más acciones: ${role}`,
    one: 'Rol',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    table: 'Droits par rôle',
    tableMeans: 'Les changements valent dès le prochain clic de chaque personne.',
    permission: 'Droit',
    add: 'Ajouter un rôle',
    addTitle: 'Ajouter un rôle',
    name: 'Nom',
    nameExample: 'Responsable du studio',
    like: 'Mêmes droits que',
    nothing: 'Aucun pour l’instant',
    create: 'Ajouter',
    created: (name) => `Rôle ajouté\u00a0: ${name}`,
    rename: 'Renommer',
    renameTitle: (name) => `Renommer ${name}`,
    renamed: 'Renommé',
    remove: 'Supprimer',
    removeTitle: (name) => `Supprimer le rôle ${name}\u202f?`,
    removeMeans: 'Personne n’a ce rôle. Si vous le recréez, il faudra choisir ses droits.',
    removed: (name) => `Rôle supprimé\u00a0: ${name}`,
    inUse: (n) => count(n, { one: `${figure(n)} personne l’a`, other: `${figure(n)} personnes l’ont` }),
    people: (n) => (n === 0 ? 'personne' : count(n, { one: `${figure(n)} personne`, other: `${figure(n)} personnes` })),
    ownerFixed: 'Le ou la propriétaire a toujours tous les droits.',
    notYours: 'Vous ne pouvez pas accorder des droits que votre propre rôle n’a pas.',
    holdsMore: 'Ce rôle a des droits que le vôtre n’a pas. Le ou la propriétaire peut le changer.',
    cell: (role, permission) => `${role}\u00a0: ${permission}`,
    actions: (role) => `Plus pour ${role}`,
    one: 'Rôle',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    table: 'Permessi per ruolo',
    tableMeans: 'Le modifiche valgono dal prossimo clic di ogni persona.',
    permission: 'Permesso',
    add: 'Aggiungi un ruolo',
    addTitle: 'Aggiungi un ruolo',
    name: 'Nome',
    nameExample: 'Responsabile dello studio',
    like: 'Stessi permessi di',
    nothing: 'Ancora nessuno',
    create: 'Aggiungi',
    created: (name: string) => `Ruolo aggiunto: ${name}`,
    rename: 'Rinomina',
    renameTitle: (name: string) => `Rinomina ${name}`,
    renamed: 'Rinominato',
    remove: 'Elimina',
    removeTitle: (name: string) => `Eliminare il ruolo ${name}?`,
    removeMeans: 'Nessuno ha questo ruolo. Per uno nuovo i permessi vanno scelti di nuovo.',
    removed: (name: string) => `Ruolo eliminato: ${name}`,
    inUse: (n: number) => count(n, { one: 'Ce l’ha 1 persona', other: `Ce l’hanno ${figure(n)} persone` }),
    people: (n: number) => (n === 0 ? 'nessuno' : count(n, { one: '1 persona', other: `${figure(n)} persone` })),
    ownerFixed: 'Il titolare ha sempre tutti i permessi.',
    notYours: 'Non puoi concedere permessi che il tuo ruolo non ha.',
    holdsMore: 'Questo ruolo ha permessi che il tuo non ha. Può cambiarlo il titolare.',
    cell: (role: string, permission: string) => `${role}: ${permission}`,
    actions: (role: string) => `Altro per ${role}`,
    one: 'Ruolo',
  }
}

/** The children somebody books for. */
export const en = {
  title: 'Children',
  lead: 'You book, buy and sign for them. They need no login.',
  add: 'Add a child',
  addTitle: 'Add a child',
  edit: (name: string) => `Edit: ${name}`,
  editTitle: 'Edit details',
  name: 'Full name',
  birthday: 'Date of birth',
  born: (date: string) => `Born ${date}`,
  added: (name: string) => `${name} is added`,
  saved: (name: string) => `${name}: saved`,
}

type Words = typeof en

export const de: Words = {
  title: 'Kinder',
  lead: 'Du buchst, kaufst und unterschreibst für sie. Ein Login brauchen sie nicht.',
  add: 'Kind hinzufügen',
  addTitle: 'Kind hinzufügen',
  edit: (name) => `Bearbeiten: ${name}`,
  editTitle: 'Angaben bearbeiten',
  name: 'Vor- und Nachname',
  birthday: 'Geburtsdatum',
  born: (date) => `Geboren: ${date}`,
  added: (name) => `${name} ist hinzugefügt`,
  saved: (name) => `${name}: gespeichert`,
}

export const es: Words = {
  title: 'Menores a tu cargo',
  lead: 'Reservas, compras y firmas en su nombre. No necesitan cuenta.',
  add: 'Añadir a un menor',
  addTitle: 'Añadir a un menor',
  edit: (name) => `Editar: ${name}`,
  editTitle: 'Editar los datos',
  name: 'Nombre y apellidos',
  birthday: 'Fecha de nacimiento',
  born: (date) => `Nacimiento: ${date}`,
  added: (name) => `Añadido: ${name}`,
  saved: (name) => `Guardado: ${name}`,
}

export const fr: Words = {
  title: 'Enfants',
  lead: 'Vous réservez, achetez et signez pour eux. Ils n’ont pas besoin de compte.',
  add: 'Ajouter un enfant',
  addTitle: 'Ajouter un enfant',
  edit: (name) => `Modifier\u00a0: ${name}`,
  editTitle: 'Modifier les informations',
  name: 'Nom complet',
  birthday: 'Date de naissance',
  born: (date) => `Naissance\u00a0: ${date}`,
  added: (name) => `Ajout enregistré\u00a0: ${name}`,
  saved: (name) => `Modifications enregistrées\u00a0: ${name}`,
}

export const it: Words = {
  title: 'Figli',
  lead: 'Prenoti, acquisti e firmi per loro. Non serve un account.',
  add: 'Aggiungi un figlio',
  addTitle: 'Aggiungi un figlio',
  edit: (name) => `Modifica: ${name}`,
  editTitle: 'Modifica i dati',
  name: 'Nome e cognome',
  birthday: 'Data di nascita',
  born: (date) => `Nascita: ${date}`,
  added: (name) => `Hai aggiunto ${name}`,
  saved: (name) => `Modifiche salvate: ${name}`,
}

import * as notSent from '../../phrases/emails-not-sent.ts'

/** In sentences, {names} in braces are fields to fill in, wherever the language wants them. */
export const en = {
  title: 'Settings',
  parts: 'Parts of the settings',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  discard: 'Discard',
  groups: {
    house: 'The studio',
    clients: 'How clients reach it',
    safety: 'Safe and traceable',
    software: 'The software',
    own: 'Only yours',
  },
  standings: {
    online: 'Reached from everywhere',
    notOnline: 'Not online yet',
    connected: 'Clients pay online',
    notConnected: 'Paid at the desk only',
    mailSetUp: 'Letters go out',
    mailNotSetUp: 'No mail server yet',
    mailFailed: notSent.en.short,
    copyProven: (when: string) => `Last proven ${when}`,
    copyMade: (when: string) => `Made ${when}, not proven`,
    noCopy: 'None yet',
    noLicense: 'No license',
  },
}

type Words = typeof en

export const de: Words = {
  title: 'Einstellungen',
  parts: 'Bereiche der Einstellungen',
  saved: 'Gespeichert',
  unsaved: 'Noch nicht gespeichert',
  discard: 'Verwerfen',
  groups: {
    house: 'Das Studio',
    clients: 'Der Weg zum Studio',
    safety: 'Sicher und nachvollziehbar',
    software: 'Die Software',
    own: 'Nur für dich',
  },
  standings: {
    online: 'Von überall erreichbar',
    notOnline: 'Noch nicht online',
    connected: 'Online-Zahlung möglich',
    notConnected: 'Nur am Empfang',
    mailSetUp: 'E-Mails gehen hinaus',
    mailNotSetUp: 'Noch kein Mailserver',
    mailFailed: notSent.de.short,
    copyProven: (when) => `Zuletzt erprobt ${when}`,
    copyMade: (when) => `Erstellt ${when}, nicht erprobt`,
    noCopy: 'Noch keine',
    noLicense: 'Keine Lizenz',
  },
}

export const es: Words = {
  title: 'Ajustes',
  parts: 'Secciones de los ajustes',
  saved: 'Guardado',
  unsaved: 'Sin guardar',
  discard: 'Descartar',
  groups: {
    house: 'El centro',
    clients: 'Cómo llegan los clientes',
    safety: 'Seguridad y rastro',
    software: 'El programa',
    own: 'Solo lo tuyo',
  },
  standings: {
    online: 'Accesible desde cualquier lugar',
    notOnline: 'Aún no está en línea',
    connected: 'Se paga en línea',
    notConnected: 'Solo se paga en recepción',
    mailSetUp: 'Los correos salen',
    mailNotSetUp: 'Aún sin servidor de correo',
    mailFailed: notSent.es.short,
    copyProven: (when) => `Última comprobada: ${when}`,
    copyMade: (when) => `Hecha ${when}, sin comprobar`,
    noCopy: 'Aún ninguna',
    noLicense: 'Sin licencia',
  },
}

export const fr: Words = {
  title: 'Réglages',
  parts: 'Parties des réglages',
  saved: 'Enregistré',
  unsaved: 'Pas encore enregistré',
  discard: 'Abandonner',
  groups: {
    house: 'Le studio',
    clients: 'L’accès des clients',
    safety: 'Sécurité et traces',
    software: 'Le logiciel',
    own: 'Rien qu’à vous',
  },
  standings: {
    online: 'Accessible de partout',
    notOnline: 'Pas encore en ligne',
    connected: 'Paiement en ligne possible',
    notConnected: 'Paiement à l’accueil seulement',
    mailSetUp: 'Les e-mails partent',
    mailNotSetUp: 'Pas encore de serveur d’envoi',
    mailFailed: notSent.fr.short,
    copyProven: (when) => `Dernière vérifiée ${when}`,
    copyMade: (when) => `Faite ${when}, non vérifiée`,
    noCopy: 'Aucune pour l’instant',
    noLicense: 'Aucune licence',
  },
}

export const it: Words = {
  title: 'Impostazioni',
  parts: 'Parti delle impostazioni',
  saved: 'Salvato',
  unsaved: 'Non ancora salvato',
  discard: 'Scarta',
  groups: {
    house: 'Lo studio',
    clients: 'Come arrivano i clienti',
    safety: 'Sicurezza e tracce',
    software: 'Il programma',
    own: 'Solo tuo',
  },
  standings: {
    online: 'Raggiungibile ovunque',
    notOnline: 'Non ancora online',
    connected: 'Si paga online',
    notConnected: 'Si paga solo al banco',
    mailSetUp: 'Le e-mail partono',
    mailNotSetUp: 'Ancora nessun server di posta',
    mailFailed: notSent.it.short,
    copyProven: (when) => `Ultima verifica ${when}`,
    copyMade: (when) => `Fatta ${when}, non verificata`,
    noCopy: 'Ancora nessuna',
    noLicense: 'Nessuna licenza',
  },
}

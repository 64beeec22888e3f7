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
    clients: 'How clients reach you',
    safety: 'Security and history',
    software: 'The software',
    own: 'Just for you',
  },
  standings: {
    online: 'Reachable from anywhere',
    notOnline: 'Not online yet',
    connected: 'Clients pay online',
    notConnected: 'Payment at the desk only',
    mailSetUp: 'Emails are sent',
    mailNotSetUp: 'No email server yet',
    mailFailed: notSent.en.short,
    copyProven: (when: string) => `Last checked ${when}`,
    copyMade: (when: string) => `Made ${when}, not checked`,
    noCopy: 'None yet',
    noLicense: 'No license',
  },
}

type Words = typeof en

export const de: Words = {
  title: 'Einstellungen',
  parts: 'Bereiche der Einstellungen',
  saved: 'Gespeichert',
  unsaved: 'Nicht gespeichert',
  discard: 'Verwerfen',
  groups: {
    house: 'Das Studio',
    clients: 'So erreichen dich Kund:innen',
    safety: 'Sicherheit und Verlauf',
    software: 'Die Software',
    own: 'Nur für dich',
  },
  standings: {
    online: 'Von überall erreichbar',
    notOnline: 'Noch nicht online',
    connected: 'Onlinezahlung möglich',
    notConnected: 'Zahlung nur am Empfang',
    mailSetUp: 'E-Mails werden gesendet',
    mailNotSetUp: 'Noch kein E-Mail-Server',
    mailFailed: notSent.de.short,
    copyProven: (when) => `Zuletzt geprüft ${when}`,
    copyMade: (when) => `Erstellt ${when}, nicht geprüft`,
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
    clients: 'Cómo te encuentran los clientes',
    safety: 'Seguridad y registro',
    software: 'El programa',
    own: 'Solo para ti',
  },
  standings: {
    online: 'Accesible desde cualquier lugar',
    notOnline: 'Aún no está online',
    connected: 'Pago online disponible',
    notConnected: 'Solo se paga en recepción',
    mailSetUp: 'Los correos se envían',
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
  discard: 'Ignorer',
  groups: {
    house: 'Le studio',
    clients: 'L’accès des clients',
    safety: 'Sécurité et historique',
    software: 'Le logiciel',
    own: 'Rien que pour vous',
  },
  standings: {
    online: 'Accessible de partout',
    notOnline: 'Pas encore en ligne',
    connected: 'Paiement en ligne possible',
    notConnected: 'Paiement à l’accueil seulement',
    mailSetUp: 'Les e-mails sont envoyés',
    mailNotSetUp: 'Pas encore de serveur d’e-mail',
    mailFailed: notSent.fr.short,
    copyProven: (when) => `Dernière vérification ${when}`,
    copyMade: (when) => `Créée ${when}, non vérifiée`,
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
    clients: 'Come ti raggiungono i clienti',
    safety: 'Sicurezza e cronologia',
    software: 'Il programma',
    own: 'Solo per te',
  },
  standings: {
    online: 'Raggiungibile da ovunque',
    notOnline: 'Non ancora online',
    connected: 'Pagamento online attivo',
    notConnected: 'Si paga solo alla reception',
    mailSetUp: 'Le e-mail vengono inviate',
    mailNotSetUp: 'Ancora nessun server e-mail',
    mailFailed: notSent.it.short,
    copyProven: (when) => `Ultima verifica ${when}`,
    copyMade: (when) => `Creata ${when}, non verificata`,
    noCopy: 'Ancora nessuna',
    noLicense: 'Nessuna licenza',
  },
}

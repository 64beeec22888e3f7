import { italian } from '../../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')

  return {
    title: 'Webhooks',
    titleMeans: 'Notify other apps as things happen: a newsletter tool, a door lock, your own script.',
    ownerOnly: 'Only an owner can notify other apps.',
    table: 'Webhooks',
    add: 'Add a webhook',
    addMeans: 'Each event is sent to this address as it happens, signed, and retried until it arrives.',
    edit: 'Edit',
    none: 'No webhooks yet',
    noneMeans: 'Add the address that the other app gave you.',
    url: 'Address',
    urlMeans: 'It begins with https://. You can only add an address in your own network on the studio’s own computer.',
    events: 'Events',
    noEvents: 'Choose at least one.',
    eventCount: (n: number) => count(n, { one: '1 event', other: `${n} events` }),
    waiting: (n: number) => count(n, { one: '1 message waiting', other: `${n} messages waiting` }),
    since: (moment: string) => `nothing has arrived since ${moment}`,
    trouble: (url: string) => `Messages to ${url} aren’t arriving`,
    troubleMeans: (failure: string) => `Last time: ${failure}. We’ll try again automatically.`,
    givenUp: (url: string) => `${url} was turned off`,
    givenUpMeans:
      'Nothing arrived for days. Once the address responds again, turn the webhook on to send the waiting messages.',
    lastFailure: (failure: string) => `Last time: ${failure}.`,
    state: 'State',
    states: { on: 'On', off: 'Off', failing: 'Not arriving', given_up: 'Turned off' },
    saved: 'Webhook saved',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    turnedOn: 'Webhook on. Waiting events will be sent.',
    turnedOff: 'Webhook off',
    renew: 'New secret',
    renewAsk: 'New secret…',
    renewTitle: (url: string) => `Create a new secret for ${url}?`,
    renewMeans:
      'The current secret works for another day. Give the new one to the other app by then, or it will reject your messages.',
    remove: 'Remove',
    removeTitle: (url: string) => `Remove ${url}?`,
    removeMeans: 'No more events are sent to it, and its delivery log is deleted.',
    removed: 'Webhook removed',
    secret: 'Secret',
    secretOnce: 'This is only shown once',
    secretMeans:
      'Enter it where the other app asks for a signing secret, so it can tell that a message is yours. A previous secret works for another day.',
    copy: 'Copy secret',
    copied: 'Secret copied',
    kept: 'I’ve saved it',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Webhooks',
    titleMeans:
      'Benachrichtige andere Apps, sobald etwas passiert: ein Newsletter-Tool, ein Türschloss, dein eigenes Skript.',
    ownerOnly: 'Nur Inhaber:innen können andere Apps benachrichtigen.',
    table: 'Webhooks',
    add: 'Webhook hinzufügen',
    addMeans: 'Jedes Ereignis wird sofort und signiert an diese Adresse gesendet, wiederholt, bis es ankommt.',
    edit: 'Bearbeiten',
    none: 'Noch keine Webhooks',
    noneMeans: 'Füge die Adresse hinzu, die du von der anderen App bekommen hast.',
    url: 'Adresse',
    urlMeans: 'Sie beginnt mit https://. Eine im eigenen Netz lässt sich nur am Computer des Studios eintragen.',
    events: 'Ereignisse',
    noEvents: 'Wähle mindestens eines.',
    eventCount: (n) => count(n, { one: '1 Ereignis', other: `${figure(n)} Ereignisse` }),
    waiting: (n) => count(n, { one: '1 Nachricht wartet', other: `${figure(n)} Nachrichten warten` }),
    since: (moment) => `seit ${moment} ist nichts angekommen`,
    trouble: (url) => `Nachrichten an ${url} kommen nicht an`,
    troubleMeans: (failure) => `Zuletzt: ${failure}. Wir versuchen es automatisch noch einmal.`,
    givenUp: (url) => `${url} wurde ausgeschaltet`,
    givenUpMeans:
      'Tagelang kam nichts an. Sobald die Adresse wieder antwortet, schalte den Webhook ein. Dann werden die wartenden Nachrichten gesendet.',
    lastFailure: (failure) => `Zuletzt: ${failure}.`,
    state: 'Status',
    states: { on: 'An', off: 'Aus', failing: 'Kommt nicht an', given_up: 'Ausgeschaltet' },
    saved: 'Webhook gespeichert',
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    turnedOn: 'Webhook ist an. Wartende Ereignisse werden gesendet.',
    turnedOff: 'Webhook ist aus',
    renew: 'Neuer Schlüssel',
    renewAsk: 'Neuer Schlüssel\u00a0…',
    renewTitle: (url) => `Neuen Signaturschlüssel für ${url} erstellen?`,
    renewMeans:
      'Der jetzige gilt noch einen Tag. Gib der anderen App bis dahin den neuen, sonst lehnt sie deine Nachrichten ab.',
    remove: 'Entfernen',
    removeTitle: (url) => `${url} entfernen?`,
    removeMeans: 'Es werden keine Ereignisse mehr gesendet, und das Zustellprotokoll wird gelöscht.',
    removed: 'Webhook entfernt',
    secret: 'Signaturschlüssel',
    secretOnce: 'Wird nur einmal angezeigt',
    secretMeans:
      'Trage ihn dort ein, wo die andere App nach einem Signaturschlüssel (Signing Secret) fragt. Daran erkennt sie, dass eine Nachricht von dir kommt. Ein früherer gilt noch einen Tag.',
    copy: 'Schlüssel kopieren',
    copied: 'Schlüssel kopiert',
    kept: 'Ich habe ihn gespeichert',
  }
}

export const es = (): Words => {
  const count = plurals('es')

  return {
    title: 'Webhooks',
    titleMeans: 'Avisa a otras aplicaciones en cuanto ocurre algo: un boletín, una cerradura, tu propio script.',
    ownerOnly: 'Solo la persona titular puede avisar a otras aplicaciones.',
    table: 'Webhooks',
    add: 'Añadir webhook',
    addMeans: 'Cada evento se envía firmado a esta dirección en cuanto ocurre, y se repite hasta que llega.',
    edit: 'Editar',
    none: 'Aún no hay webhooks',
    noneMeans: 'Añade la dirección que te dio la otra aplicación.',
    url: 'Dirección',
    urlMeans: 'Empieza por https://. Una dirección de tu propia red solo se puede añadir en el ordenador del centro.',
    events: 'Eventos',
    noEvents: 'Elige al menos uno.',
    eventCount: (n) => count(n, { one: '1 evento', other: `${n} eventos` }),
    waiting: (n) => count(n, { one: '1 mensaje en espera', other: `${n} mensajes en espera` }),
    since: (moment) => `no llega nada desde: ${moment}`,
    trouble: (url) => `Los mensajes a ${url} no llegan`,
    troubleMeans: (failure) => `La última vez: ${failure}. Se volverá a intentar automáticamente.`,
    givenUp: (url) => `${url} se ha desactivado`,
    givenUpMeans:
      'Durante días no llegó nada. Cuando la dirección vuelva a responder, activa el webhook para enviar los mensajes en espera.',
    lastFailure: (failure) => `La última vez: ${failure}.`,
    state: 'Estado',
    states: { on: 'Activo', off: 'Inactivo', failing: 'No llega', given_up: 'Desactivado' },
    saved: 'Webhook guardado',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    turnedOn: 'Webhook activo. Se enviarán los eventos en espera.',
    turnedOff: 'Webhook inactivo',
    renew: 'Nuevo secreto',
    renewAsk: 'Nuevo secreto…',
    renewTitle: (url) => `¿Crear un nuevo secreto para ${url}?`,
    renewMeans: 'El actual vale un día más. Da el nuevo a la otra aplicación antes; si no, rechazará tus mensajes.',
    remove: 'Quitar',
    removeTitle: (url) => `¿Quitar ${url}?`,
    removeMeans: 'Ya no se le envían eventos y se borra su registro de envíos.',
    removed: 'Webhook quitado',
    secret: 'Secreto',
    secretOnce: 'Solo se muestra una vez',
    secretMeans:
      'Ponlo donde la otra aplicación pida un secreto de firma: así sabe que un mensaje es tuyo. El anterior vale un día más.',
    copy: 'Copiar el secreto',
    copied: 'Secreto copiado',
    kept: 'Lo he guardado',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Webhooks',
    titleMeans:
      'Prévenez d’autres applications dès qu’il se passe quelque chose\u00a0: une newsletter, une serrure, votre propre script.',
    ownerOnly: 'Seul le ou la propriétaire peut prévenir d’autres applications.',
    table: 'Webhooks',
    add: 'Ajouter un webhook',
    addMeans:
      'Chaque événement est envoyé à cette adresse dès qu’il se produit, signé, et renvoyé jusqu’à ce qu’il arrive.',
    edit: 'Modifier',
    none: 'Aucun webhook pour l’instant',
    noneMeans: 'Ajoutez l’adresse fournie par l’autre application.',
    url: 'Adresse',
    urlMeans:
      'Elle commence par https://. Une adresse de votre propre réseau ne s’ajoute que sur l’ordinateur du studio.',
    events: 'Événements',
    noEvents: 'Choisissez au moins un événement.',
    eventCount: (n) => count(n, { one: `${figure(n)} événement`, other: `${figure(n)} événements` }),
    waiting: (n) => count(n, { one: `${figure(n)} message en attente`, other: `${figure(n)} messages en attente` }),
    since: (moment) => `rien n’est arrivé depuis\u00a0: ${moment}`,
    trouble: (url) => `Les messages n’arrivent pas à ${url}`,
    troubleMeans: (failure) => `La dernière fois\u00a0: ${failure}. Nouvelle tentative automatique.`,
    givenUp: (url) => `${url} a été désactivé`,
    givenUpMeans:
      'Rien n’est arrivé pendant plusieurs jours. Quand l’adresse répondra de nouveau, activez le webhook pour envoyer les messages en attente.',
    lastFailure: (failure) => `La dernière fois\u00a0: ${failure}.`,
    state: 'Statut',
    states: { on: 'Activé', off: 'Désactivé', failing: 'N’arrive pas', given_up: 'Arrêté' },
    saved: 'Webhook enregistré',
    turnOn: 'Activer',
    turnOff: 'Désactiver',
    turnedOn: 'Webhook activé. Les événements en attente seront envoyés.',
    turnedOff: 'Webhook désactivé',
    renew: 'Nouveau secret',
    renewAsk: 'Nouveau secret…',
    renewTitle: (url) => `Créer un nouveau secret pour ${url}\u202f?`,
    renewMeans:
      'L’actuel vaut encore un jour. Donnez le nouveau à l’autre application d’ici là, sinon elle refusera vos messages.',
    remove: 'Retirer',
    removeTitle: (url) => `Retirer ${url}\u202f?`,
    removeMeans: 'Plus aucun événement n’y est envoyé et son journal d’envois est supprimé.',
    removed: 'Webhook retiré',
    secret: 'Secret',
    secretOnce: 'Affiché une seule fois',
    secretMeans:
      'Saisissez-le là où l’autre application demande un secret de signature\u00a0: elle reconnaît ainsi vos messages. Un ancien secret vaut encore un jour.',
    copy: 'Copier le secret',
    copied: 'Secret copié',
    kept: 'Je l’ai enregistré',
  }
}

export const it = (): Words => {
  const { dal } = italian
  const count = plurals('it')

  return {
    title: 'Webhook',
    titleMeans: 'Avvisa altre app quando succede qualcosa: una newsletter, una serratura, un tuo script.',
    ownerOnly: 'Solo il titolare può avvisare altre app.',
    table: 'Webhook',
    add: 'Aggiungi un webhook',
    addMeans: 'Ogni evento viene inviato a questo indirizzo, firmato, subito e finché non arriva.',
    edit: 'Modifica',
    none: 'Ancora nessun webhook',
    noneMeans: 'Aggiungi l’indirizzo che ti ha dato l’altra app.',
    url: 'Indirizzo',
    urlMeans: 'Comincia con https://. Un indirizzo nella tua rete si aggiunge solo dal computer dello studio.',
    events: 'Eventi',
    noEvents: 'Scegline almeno uno.',
    eventCount: (n: number) => count(n, { one: '1 evento', other: `${n} eventi` }),
    waiting: (n: number) => count(n, { one: '1 messaggio in attesa', other: `${n} messaggi in attesa` }),
    since: (moment: string) => `${dal(moment)} non è arrivato nulla`,
    trouble: (url) => `I messaggi a ${url} non arrivano`,
    troubleMeans: (failure) => `L’ultima volta: ${failure}. Si riproverà automaticamente.`,
    givenUp: (url) => `${url} è stato disattivato`,
    givenUpMeans:
      'Per giorni non è arrivato nulla. Quando l’indirizzo risponde di nuovo, attiva il webhook per inviare i messaggi in attesa.',
    lastFailure: (failure) => `L’ultima volta: ${failure}.`,
    state: 'Stato',
    states: { on: 'Attivo', off: 'Disattivato', failing: 'Non arriva', given_up: 'Fermato' },
    saved: 'Webhook salvato',
    turnOn: 'Attiva',
    turnOff: 'Disattiva',
    turnedOn: 'Webhook attivo. Gli eventi in attesa verranno inviati.',
    turnedOff: 'Webhook disattivato',
    renew: 'Nuovo segreto',
    renewAsk: 'Nuovo segreto…',
    renewTitle: (url: string) => `Creare un nuovo segreto per ${url}?`,
    renewMeans:
      'Quello attuale vale ancora un giorno. Dai quello nuovo all’altra app in tempo, altrimenti rifiuterà i tuoi messaggi.',
    remove: 'Rimuovi',
    removeTitle: (url: string) => `Rimuovere ${url}?`,
    removeMeans: 'Non riceve più eventi e il suo registro degli invii viene eliminato.',
    removed: 'Webhook rimosso',
    secret: 'Segreto',
    secretOnce: 'Si vede una sola volta',
    secretMeans:
      'Inseriscilo dove l’altra app chiede un segreto di firma: così riconosce i tuoi messaggi. Quello di prima vale ancora un giorno.',
    copy: 'Copia il segreto',
    copied: 'Segreto copiato',
    kept: 'L’ho salvato',
  }
}

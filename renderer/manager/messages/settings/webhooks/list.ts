import { italian } from '../../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')

  return {
    title: 'Webhooks',
    titleMeans: 'Other programs that are told at once what happens here: a newsletter, a door, an own script.',
    ownerOnly: 'Only an owner can have other programs told.',
    table: 'Who is told',
    add: 'Add a webhook',
    addMeans: 'Each event is sent to this address as it happens, signed, and again until it has arrived.',
    edit: 'Edit',
    none: 'No other program is told anything',
    noneMeans: 'Add the address that a program gave you for this.',
    url: 'Address',
    urlMeans: 'It begins with https://. One in your own network is taken at the studio’s own computer only.',
    events: 'What is told',
    noEvents: 'Choose at least one.',
    eventCount: (n: number) => count(n, { one: 'One event', other: `${n} events` }),
    waiting: (n: number) => count(n, { one: 'one message waits', other: `${n} messages wait` }),
    since: (moment: string) => `nothing has arrived since ${moment}`,
    trouble: (url: string) => `Nothing arrives at ${url}`,
    troubleMeans: (failure: string) => `Last time: ${failure}. It is tried again by itself.`,
    givenUp: (url: string) => `${url} is told nothing any more`,
    givenUpMeans:
      'It could not be told for days, and was switched off. Once it answers again, switch it on: what waits is told then.',
    lastFailure: (failure: string) => `Last time: ${failure}.`,
    state: 'State',
    states: { on: 'On', off: 'Off', failing: 'Not arriving', given_up: 'Switched off' },
    saved: 'The webhook was saved',
    turnOn: 'Switch on',
    turnOff: 'Switch off',
    turnedOn: 'It is told what happens from now on, and what waits',
    turnedOff: 'It is told nothing any more',
    renew: 'New secret',
    renewAsk: 'New secret…',
    renewTitle: (url: string) => `Make a new secret for ${url}?`,
    renewMeans:
      'The present one holds for another day. Until then the other program has to be given the new one, or it trusts your messages no more.',
    remove: 'Remove',
    removeTitle: (url: string) => `Remove ${url}?`,
    removeMeans: 'It is told nothing any more, and what it was told is forgotten.',
    removed: 'The webhook was removed',
    secret: 'Secret',
    secretOnce: 'This is shown only now',
    secretMeans:
      'Put it where the other program asks for a signing secret: by it the program knows that a message is yours. A former one holds for another day.',
    copy: 'Copy the secret',
    copied: 'The secret is on the clipboard',
    kept: 'I have kept it',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Webhooks',
    titleMeans:
      'Andere Programme, die sofort erfahren, was hier geschieht: ein Newsletter, eine Tür, ein eigenes Skript.',
    ownerOnly: 'Nur wem das Studio gehört, kann anderen Programmen etwas melden lassen.',
    table: 'Wer etwas erfährt',
    add: 'Webhook hinzufügen',
    addMeans: 'Jedes Ereignis geht sofort und signiert an diese Adresse, und noch einmal, bis es angekommen ist.',
    edit: 'Bearbeiten',
    none: 'Kein anderes Programm erfährt etwas',
    noneMeans: 'Füge die Adresse hinzu, die ein Programm dir dafür gegeben hat.',
    url: 'Adresse',
    urlMeans: 'Sie beginnt mit https://. Eine im eigenen Netz lässt sich nur am Computer des Studios eintragen.',
    events: 'Was gemeldet wird',
    noEvents: 'Wähle mindestens eines.',
    eventCount: (n) => count(n, { one: 'Ein Ereignis', other: `${figure(n)} Ereignisse` }),
    waiting: (n) => count(n, { one: 'eine Meldung wartet', other: `${figure(n)} Meldungen warten` }),
    since: (moment) => `seit ${moment} ist nichts angekommen`,
    trouble: (url) => `Bei ${url} kommt nichts an`,
    troubleMeans: (failure) => `Zuletzt: ${failure}. Es wird von selbst wieder versucht.`,
    givenUp: (url) => `${url} wird nicht mehr benachrichtigt`,
    givenUpMeans:
      'Dort kam tagelang nichts an, deshalb wurde es abgeschaltet. Sobald dort wieder jemand antwortet, schalte es ein: Was wartet, geht dann hinaus.',
    lastFailure: (failure) => `Zuletzt: ${failure}.`,
    state: 'Status',
    states: { on: 'An', off: 'Aus', failing: 'Kommt nicht an', given_up: 'Abgeschaltet' },
    saved: 'Der Webhook ist gespeichert',
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    turnedOn: 'Er erfährt, was ab jetzt geschieht, und was noch wartet',
    turnedOff: 'Er erfährt nichts mehr',
    renew: 'Neuer Schlüssel',
    renewAsk: 'Neuer Schlüssel …',
    renewTitle: (url) => `Neuen Signaturschlüssel für ${url} erzeugen?`,
    renewMeans:
      'Der jetzige gilt noch einen Tag. Bis dahin muss das andere Programm den neuen haben, sonst traut es deinen Meldungen nicht mehr.',
    remove: 'Entfernen',
    removeTitle: (url) => `${url} entfernen?`,
    removeMeans: 'Dorthin geht nichts mehr, und was bisher gemeldet wurde, wird vergessen.',
    removed: 'Der Webhook ist entfernt',
    secret: 'Signaturschlüssel',
    secretOnce: 'Du siehst ihn nur jetzt',
    secretMeans:
      'Trag ihn dort ein, wo das andere Programm nach einem Signaturschlüssel (Signing Secret) fragt: Daran erkennt es, dass eine Meldung von dir kommt. Ein früherer gilt noch einen Tag.',
    copy: 'Schlüssel kopieren',
    copied: 'Der Schlüssel ist in der Zwischenablage',
    kept: 'Ich habe ihn aufbewahrt',
  }
}

export const es = (): Words => {
  const count = plurals('es')

  return {
    title: 'Webhooks',
    titleMeans:
      'Otros programas que se enteran al momento de lo que pasa aquí: un boletín, una puerta, un script propio.',
    ownerOnly: 'Solo la propiedad puede avisar a otros programas.',
    table: 'A quién se avisa',
    add: 'Añadir webhook',
    addMeans: 'Cada evento se envía firmado a esta dirección en cuanto ocurre, y se repite hasta que llega.',
    edit: 'Editar',
    none: 'No se avisa a ningún otro programa',
    noneMeans: 'Añade la dirección que un programa te haya dado para esto.',
    url: 'Dirección',
    urlMeans: 'Empieza por https://. Una de tu propia red solo se acepta en el ordenador del centro.',
    events: 'De qué se avisa',
    noEvents: 'Elige al menos uno.',
    eventCount: (n) => count(n, { one: 'Un evento', other: `${n} eventos` }),
    waiting: (n) => count(n, { one: 'un mensaje en espera', other: `${n} mensajes en espera` }),
    since: (moment) => `no llega nada desde: ${moment}`,
    trouble: (url) => `No llega nada a ${url}`,
    troubleMeans: (failure) => `La última vez: ${failure}. Se vuelve a intentar solo.`,
    givenUp: (url) => `A ${url} ya no se le avisa de nada`,
    givenUpMeans:
      'Durante días no llegó nada y se desactivó. Cuando vuelva a responder, actívalo: entonces sale lo que espera.',
    lastFailure: (failure) => `La última vez: ${failure}.`,
    state: 'Estado',
    states: { on: 'Activo', off: 'Inactivo', failing: 'No llega', given_up: 'Desactivado' },
    saved: 'Webhook guardado',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    turnedOn: 'Recibe lo que pase desde ahora y lo que estaba en espera',
    turnedOff: 'Ya no recibe nada',
    renew: 'Nuevo secreto',
    renewAsk: 'Nuevo secreto…',
    renewTitle: (url) => `¿Crear un nuevo secreto para ${url}?`,
    renewMeans:
      'El actual vale un día más. Antes hay que dar el nuevo al otro programa; si no, dejará de fiarse de tus mensajes.',
    remove: 'Quitar',
    removeTitle: (url) => `¿Quitar ${url}?`,
    removeMeans: 'Ya no recibe nada y se olvida lo que se le envió.',
    removed: 'Webhook quitado',
    secret: 'Secreto',
    secretOnce: 'Solo se muestra ahora',
    secretMeans:
      'Ponlo donde el otro programa pida un secreto de firma: con él sabe que un mensaje es tuyo. El anterior vale un día más.',
    copy: 'Copiar el secreto',
    copied: 'Secreto copiado',
    kept: 'Ya lo he guardado',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Webhooks',
    titleMeans:
      'D’autres programmes qui apprennent aussitôt ce qui se passe ici\u00a0: une newsletter, une porte, un script à vous.',
    ownerOnly: 'Seule une personne propriétaire peut faire prévenir d’autres programmes.',
    table: 'Qui est prévenu',
    add: 'Ajouter un webhook',
    addMeans:
      'Chaque événement part à cette adresse dès qu’il se produit, signé, et de nouveau jusqu’à ce qu’il soit arrivé.',
    edit: 'Modifier',
    none: 'Aucun autre programme n’est prévenu',
    noneMeans: 'Ajoutez l’adresse qu’un programme vous a donnée pour cela.',
    url: 'Adresse',
    urlMeans:
      'Elle commence par https://. Une adresse de votre propre réseau ne s’enregistre que sur l’ordinateur du studio.',
    events: 'Ce qui est transmis',
    noEvents: 'Choisissez au moins un événement.',
    eventCount: (n) => count(n, { one: `${figure(n)} événement`, other: `${figure(n)} événements` }),
    waiting: (n) => count(n, { one: `${figure(n)} message attend`, other: `${figure(n)} messages attendent` }),
    since: (moment) => `rien n’est arrivé depuis\u00a0: ${moment}`,
    trouble: (url) => `Rien n’arrive à ${url}`,
    troubleMeans: (failure) => `La dernière fois : ${failure}. Un nouvel essai se fait tout seul.`,
    givenUp: (url) => `${url} ne reçoit plus rien`,
    givenUpMeans:
      'Rien n’y est arrivé pendant des jours, l’envoi a donc été désactivé. Dès que l’adresse répond de nouveau, réactivez-la : ce qui attend part alors.',
    lastFailure: (failure) => `La dernière fois : ${failure}.`,
    state: 'État',
    states: { on: 'Activé', off: 'Désactivé', failing: 'N’arrive pas', given_up: 'Arrêté' },
    saved: 'Le webhook est enregistré',
    turnOn: 'Activer',
    turnOff: 'Désactiver',
    turnedOn: 'Il apprend ce qui se passe à partir de maintenant, et ce qui attend',
    turnedOff: 'Il n’apprend plus rien',
    renew: 'Nouveau secret',
    renewAsk: 'Nouveau secret…',
    renewTitle: (url) => `Créer un nouveau secret pour ${url}\u202f?`,
    renewMeans:
      'L’actuel vaut encore un jour. D’ici là, donnez le nouveau à l’autre programme, sinon il ne fera plus confiance à vos messages.',
    remove: 'Retirer',
    removeTitle: (url) => `Retirer ${url}\u202f?`,
    removeMeans: 'Il n’apprend plus rien, et ce qui lui a été transmis est oublié.',
    removed: 'Le webhook est retiré',
    secret: 'Secret',
    secretOnce: 'Affiché seulement maintenant',
    secretMeans:
      'Mettez-le là où l’autre programme demande un secret de signature\u00a0: il reconnaît ainsi qu’un message vient de vous. Un ancien secret vaut encore un jour.',
    copy: 'Copier le secret',
    copied: 'Le secret est copié',
    kept: 'Je l’ai mis en lieu sûr',
  }
}

export const it = (): Words => {
  const { dal } = italian
  const count = plurals('it')

  return {
    title: 'Webhook',
    titleMeans:
      'Altri programmi che vengono avvisati subito di ciò che succede qui: una newsletter, una porta, un tuo script.',
    ownerOnly: 'Solo un titolare può far avvisare altri programmi.',
    table: 'Chi viene avvisato',
    add: 'Aggiungi un webhook',
    addMeans: 'Ogni evento viene inviato a questo indirizzo quando succede, firmato, e di nuovo finché non è arrivato.',
    edit: 'Modifica',
    none: 'Nessun altro programma viene avvisato',
    noneMeans: 'Aggiungi l’indirizzo che un programma ti ha dato per questo.',
    url: 'Indirizzo',
    urlMeans: 'Comincia con https://. Uno nella tua rete si accetta solo dal computer dello studio.',
    events: 'Che cosa si comunica',
    noEvents: 'Scegline almeno uno.',
    eventCount: (n: number) => count(n, { one: 'Un evento', other: `${n} eventi` }),
    waiting: (n: number) => count(n, { one: 'un messaggio in attesa', other: `${n} messaggi in attesa` }),
    since: (moment: string) => `${dal(moment)} non è arrivato nulla`,
    trouble: (url) => `A ${url} non arriva nulla`,
    troubleMeans: (failure) => `L’ultima volta: ${failure}. Si riprova da sé.`,
    givenUp: (url) => `${url} non riceve più nulla`,
    givenUpMeans:
      'Per giorni non è arrivato nulla ed è stato disattivato. Quando risponde di nuovo, riattivalo: parte allora quello che aspetta.',
    lastFailure: (failure) => `L’ultima volta: ${failure}.`,
    state: 'Stato',
    states: { on: 'Attivo', off: 'Disattivato', failing: 'Non arriva', given_up: 'Spento' },
    saved: 'Il webhook è salvato',
    turnOn: 'Attiva',
    turnOff: 'Disattiva',
    turnedOn: 'Da ora viene avvisato di ciò che succede, e di ciò che attende',
    turnedOff: 'Non viene più avvisato',
    renew: 'Nuovo segreto',
    renewAsk: 'Nuovo segreto…',
    renewTitle: (url: string) => `Creare un nuovo segreto per ${url}?`,
    renewMeans:
      'Quello attuale vale ancora per un giorno. Entro allora l’altro programma deve avere quello nuovo, altrimenti non si fida più dei tuoi messaggi.',
    remove: 'Rimuovi',
    removeTitle: (url: string) => `Rimuovere ${url}?`,
    removeMeans: 'Non viene più avvisato, e ciò che gli è stato comunicato viene dimenticato.',
    removed: 'Il webhook è stato rimosso',
    secret: 'Segreto',
    secretOnce: 'Si vede solo adesso',
    secretMeans:
      'Mettilo dove l’altro programma chiede un segreto di firma: così riconosce che un messaggio è tuo. Quello di prima vale ancora per un giorno.',
    copy: 'Copia il segreto',
    copied: 'Il segreto è copiato',
    kept: 'L’ho conservato',
  }
}

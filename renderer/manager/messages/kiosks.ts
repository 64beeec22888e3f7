import { italian } from '../../../server/lib/sayings/it/joints.ts'

export const en = {
  title: 'Kiosks',
  titleMeans:
    'A tablet at the door where clients check themselves in. It shows first names with an initial and nothing else, and needs no internet: the studio’s own network will do.',
  table: 'Kiosks',
  add: 'Add kiosk',
  name: 'Name',
  nameExample: 'Front door',
  location: 'Location',
  everywhere: 'All locations',
  paired: (when: string) => `Paired ${when}`,
  waits: (time: string) => `Waits for its code until ${time}`,
  lapsed: 'Its code has run out',
  codeTitle: 'Type this code on the tablet',
  codeMeans: (time: string) =>
    `Open the address on the tablet and type the code. It is good once, until ${time}, and is not shown again.`,
  address: 'Address',
  code: 'Code',
  otherAddress:
    'On a tablet, use this computer’s address in the studio’s network (see Going online) followed by /kiosk.',
  done: 'Done',
  revoke: 'Revoke',
  remove: 'Revoke',
  removeTitle: (name: string) => `Revoke ${name}?`,
  removeMeans: 'Its tablet can’t check anybody in from then on.',
  removed: (name: string) => `${name} was revoked`,
  emptyTitle: 'No kiosks',
  empty: 'Add one, and pair a tablet with the code.',
}

type Words = typeof en

export const de: Words = {
  title: 'Kioske',
  titleMeans:
    'Ein Tablet an der Tür, an dem man selbst eincheckt. Es zeigt Vornamen mit einem Anfangsbuchstaben und sonst nichts, und es braucht kein Internet: Das Netz des Studios genügt.',
  table: 'Kioske',
  add: 'Kiosk hinzufügen',
  name: 'Name',
  nameExample: 'Eingang',
  location: 'Standort',
  everywhere: 'Alle Standorte',
  paired: (when) => `Verbunden: ${when}`,
  waits: (time) => `Wartet bis ${time} auf seinen Code`,
  lapsed: 'Sein Code ist abgelaufen',
  codeTitle: 'Gib diesen Code am Tablet ein',
  codeMeans: (time) =>
    `Öffne die Adresse am Tablet und gib den Code ein. Er gilt einmal, bis ${time}, und wird nicht noch einmal gezeigt.`,
  address: 'Adresse',
  code: 'Code',
  otherAddress:
    'Nimm am Tablet die Adresse dieses Computers im Netz des Studios (siehe „Online gehen“) und hänge /kiosk an.',
  done: 'Fertig',
  revoke: 'Sperren',
  remove: 'Sperren',
  removeTitle: (name) => `${name} sperren?`,
  removeMeans: 'An diesem Tablet kann dann niemand mehr einchecken.',
  removed: (name) => `${name} ist gesperrt`,
  emptyTitle: 'Keine Kioske',
  empty: 'Füge einen hinzu und verbinde ein Tablet mit dem Code.',
}

export const es: Words = {
  title: 'Quioscos',
  titleMeans:
    'Una tableta en la entrada donde los clientes registran su llegada. Muestra el nombre con una inicial y nada más, y no necesita internet: basta la red del centro.',
  table: 'Quioscos',
  add: 'Añadir quiosco',
  name: 'Nombre',
  nameExample: 'Entrada principal',
  location: 'Sede',
  everywhere: 'Todas las sedes',
  paired: (when) => `Vinculado: ${when}`,
  waits: (time) => `Espera su código hasta: ${time}`,
  lapsed: 'Su código ha caducado',
  codeTitle: 'Escribe este código en la tableta',
  codeMeans: (time) =>
    `Abre la dirección en la tableta y escribe el código. Vale una sola vez y no se vuelve a mostrar. Caduca: ${time}.`,
  address: 'Dirección',
  code: 'Código',
  otherAddress:
    'En una tableta, usa la dirección de este ordenador en la red del centro (mira «Ponerse en línea») seguida de /kiosk.',
  done: 'Listo',
  revoke: 'Desvincular',
  remove: 'Desvincular',
  removeTitle: (name) => `¿Desvincular ${name}?`,
  removeMeans: 'Desde ese momento su tableta no puede registrar ninguna llegada.',
  removed: (name) => `Quiosco desvinculado: ${name}`,
  emptyTitle: 'No hay quioscos',
  empty: 'Añade uno y vincula una tableta con el código.',
}

export const fr: Words = {
  title: 'Bornes',
  titleMeans:
    'Une tablette à l’entrée, où les clients notent eux-mêmes leur arrivée. Elle montre le prénom et une initiale, rien d’autre, et se passe d’Internet\u00a0: le réseau du studio suffit.',
  table: 'Bornes',
  add: 'Ajouter une borne',
  name: 'Nom',
  nameExample: 'Entrée',
  location: 'Lieu',
  everywhere: 'Tous les lieux',
  paired: (when) => `Associée\u00a0: ${when}`,
  waits: (time) => `Attend son code jusqu’à ${time}`,
  lapsed: 'Son code a expiré',
  codeTitle: 'Saisissez ce code sur la tablette',
  codeMeans: (time) =>
    `Ouvrez l’adresse sur la tablette et saisissez le code. Il sert une fois, jusqu’à ${time}, et ne s’affichera plus.`,
  address: 'Adresse',
  code: 'Code',
  otherAddress:
    'Sur une tablette, utilisez l’adresse de cet ordinateur dans le réseau du studio (voir Mise en ligne) suivie de /kiosk.',
  done: 'Terminé',
  revoke: 'Retirer',
  remove: 'Retirer',
  removeTitle: (name) => `Retirer ${name}\u202f?`,
  removeMeans: 'Sa tablette ne peut plus noter d’arrivées à partir de là.',
  removed: (name) => `${name}\u00a0: borne retirée`,
  emptyTitle: 'Aucune borne',
  empty: 'Ajoutez-en une, et associez une tablette avec le code.',
}

export const it = (): Words => {
  const { al } = italian

  return {
    title: 'Chioschi',
    titleMeans:
      'Un tablet alla porta con cui i clienti registrano da soli il loro arrivo. Mostra solo il nome con un’iniziale, e non ha bisogno di internet: basta la rete dello studio.',
    table: 'Chioschi',
    add: 'Aggiungi chiosco',
    name: 'Nome',
    nameExample: 'Ingresso',
    location: 'Sede',
    everywhere: 'Tutte le sedi',
    paired: (when: string) => `Abbinato: ${when}`,
    waits: (time: string) => `Attende il suo codice fino ${al(time)}`,
    lapsed: 'Il suo codice è scaduto',
    codeTitle: 'Scrivi questo codice sul tablet',
    codeMeans: (time: string) =>
      `Apri l’indirizzo sul tablet e scrivi il codice. Vale una volta, fino ${al(time)}, e non viene più mostrato.`,
    address: 'Indirizzo',
    code: 'Codice',
    otherAddress:
      'Su un tablet usa l’indirizzo di questo computer nella rete dello studio (vedi Andare online) seguito da /kiosk.',
    done: 'Fatto',
    revoke: 'Revoca',
    remove: 'Revoca',
    removeTitle: (name: string) => `Revocare ${name}?`,
    removeMeans: 'Da quel momento il suo tablet non può più registrare arrivi.',
    removed: (name: string) => `${name}: revocato`,
    emptyTitle: 'Nessun chiosco',
    empty: 'Aggiungine uno, e abbina un tablet con il codice.',
  }
}

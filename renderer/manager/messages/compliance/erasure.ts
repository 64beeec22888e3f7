export const en = {
  erase: {
    title: 'Erase for good',
    means: 'Overwrites everything personal, everywhere. There is no way back, not even from a backup.',
    ask: 'Erase…',
    dialogTitle: (name: string) => `Erase ${name}?`,
    goes: 'Gone for good',
    goesList: [
      'Name, e-mail, phone, birthday, address, and the login',
      'Notes, tags, e-mails, and what imported files said',
      'Coming bookings and waitlists, cancelled at once; memberships end',
    ],
    stays: 'Kept, without a name',
    staysList: [
      'Payments and receipts, as tax law asks for',
      'Attendance, so that past classes still add up',
      'That waivers were signed and consents given, and when, as proof',
    ],
    typeName: 'Type the name to confirm',
    typeHelp: (name: string) => `Exactly: ${name}`,
    notSame: 'This is not the name.',
    submit: 'Erase for good',
    erased: (pseudonym: string) => `Erased. The client is now “${pseudonym}”.`,
    erasedTitle: 'Erased',
    whatWent: 'What is gone',
    whatStays: 'What was kept, and why',
    nothingStays: 'Nothing was kept.',
    close: 'Close',
  },
}

type Words = typeof en

export const de: Words = {
  erase: {
    title: 'Endgültig löschen',
    means: 'Überschreibt überall alles Persönliche. Es gibt keinen Weg zurück, auch nicht aus einer Sicherungskopie.',
    ask: 'Löschen …',
    dialogTitle: (name) => `${name} löschen?`,
    goes: 'Endgültig weg',
    goesList: [
      'Name, E-Mail, Telefon, Geburtsdatum, Adresse und das Login',
      'Notizen, Schlagwörter, E-Mails und was importierte Dateien sagten',
      'Kommende Buchungen und Wartelisten, sofort storniert; Mitgliedschaften enden',
    ],
    stays: 'Bleibt, ohne Namen',
    staysList: [
      'Zahlungen und Belege, wie es das Steuerrecht verlangt',
      'Besuche, damit vergangene Kurse weiter aufgehen',
      'Dass und wann Erklärungen unterschrieben und Einwilligungen erteilt wurden, als Nachweis',
    ],
    typeName: 'Gib zur Bestätigung den Namen ein',
    typeHelp: (name) => `Genau so: ${name}`,
    notSame: 'Das ist nicht der Name.',
    submit: 'Endgültig löschen',
    erased: (pseudonym) => `Gelöscht. Die Person heißt jetzt „${pseudonym}“.`,
    erasedTitle: 'Gelöscht',
    whatWent: 'Was weg ist',
    whatStays: 'Was geblieben ist, und warum',
    nothingStays: 'Es ist nichts geblieben.',
    close: 'Schließen',
  },
}

export const es: Words = {
  erase: {
    title: 'Borrar para siempre',
    means: 'Sobrescribe todo lo personal, en todas partes. No hay vuelta atrás, ni siquiera desde una copia.',
    ask: 'Borrar…',
    dialogTitle: (name) => `¿Borrar los datos de ${name}?`,
    goes: 'Se pierde para siempre',
    goesList: [
      'Nombre, correo, teléfono, fecha de nacimiento, dirección y acceso',
      'Notas, etiquetas, correos y lo que decían los archivos importados',
      'Las próximas reservas y listas de espera se cancelan al momento; los bonos y suscripciones terminan',
    ],
    stays: 'Se conserva, sin nombre',
    staysList: [
      'Pagos y recibos, como exige la ley fiscal',
      'La asistencia, para que las clases pasadas sigan cuadrando',
      'Que se firmaron documentos y se dieron consentimientos, y cuándo, como prueba',
    ],
    typeName: 'Escribe el nombre para confirmar',
    typeHelp: (name) => `Exactamente: ${name}`,
    notSame: 'El nombre no coincide.',
    submit: 'Borrar para siempre',
    erased: (pseudonym) => `Datos borrados. El cliente se llama ahora «${pseudonym}».`,
    erasedTitle: 'Borrado',
    whatWent: 'Qué se ha borrado',
    whatStays: 'Qué se ha conservado y por qué',
    nothingStays: 'No se ha conservado nada.',
    close: 'Cerrar',
  },
}

export const fr: Words = {
  erase: {
    title: 'Effacer pour de bon',
    means: 'Remplace partout tout ce qui est personnel. On ne peut pas revenir en arrière, pas même depuis une copie.',
    ask: 'Effacer…',
    dialogTitle: (name) => `Effacer ${name}\u202f?`,
    goes: 'Perdu pour de bon',
    goesList: [
      'Nom, e-mail, téléphone, anniversaire, adresse et accès au portail',
      'Notes, étiquettes, e-mails et ce que disaient les fichiers importés',
      'Réservations à venir et listes d’attente, aussitôt annulées\u202f; les abonnements prennent fin',
    ],
    stays: 'Conservé, sans nom',
    staysList: [
      'Les paiements et les reçus, comme le droit fiscal le demande',
      'Les présences, pour que les cours passés restent justes',
      'Que des décharges ont été signées et des accords donnés, et quand, comme preuve',
    ],
    typeName: 'Tapez le nom pour confirmer',
    typeHelp: (name) => `Exactement\u00a0: ${name}`,
    notSame: 'Ce n’est pas le nom.',
    submit: 'Effacer pour de bon',
    erased: (pseudonym) => `Effacé. Le client s’appelle désormais «\u00a0${pseudonym}\u00a0».`,
    erasedTitle: 'Effacé',
    whatWent: 'Ce qui est perdu',
    whatStays: 'Ce qui est conservé, et pourquoi',
    nothingStays: 'Rien n’a été conservé.',
    close: 'Fermer',
  },
}

export const it: Words = {
  erase: {
    title: 'Cancella per sempre',
    means: 'Sovrascrive ovunque ogni dato personale. Non si può tornare indietro, nemmeno da una copia.',
    ask: 'Cancella…',
    dialogTitle: (name: string) => `Cancellare i dati di ${name}?`,
    goes: 'Cancellato per sempre',
    goesList: [
      'Nome, e-mail, telefono, compleanno, indirizzo e accesso',
      'Note, etichette, e-mail e ciò che dicevano i file importati',
      'Prenotazioni future e liste d’attesa, annullate subito; gli abbonamenti finiscono',
    ],
    stays: 'Conservato, senza nome',
    staysList: [
      'Pagamenti e ricevute, come chiede la legge fiscale',
      'Le presenze, perché i conti delle lezioni passate tornino',
      'Che i documenti sono stati firmati e i consensi dati, e quando, come prova',
    ],
    typeName: 'Scrivi il nome per confermare',
    typeHelp: (name: string) => `Esattamente: ${name}`,
    notSame: 'Non è questo il nome.',
    submit: 'Cancella per sempre',
    erased: (pseudonym: string) => `Dati cancellati. Ora la scheda si chiama «${pseudonym}».`,
    erasedTitle: 'Dati cancellati',
    whatWent: 'Che cosa non c’è più',
    whatStays: 'Che cosa è conservato, e perché',
    nothingStays: 'Non è conservato nulla.',
    close: 'Chiudi',
  },
}

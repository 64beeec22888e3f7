export const en = {
  erase: {
    title: 'Erase permanently',
    means: 'Overwrites everything personal, everywhere. This can’t be undone, not even from a backup.',
    ask: 'Erase…',
    dialogTitle: (name: string) => `Erase ${name}?`,
    goes: 'Erased permanently',
    goesList: [
      'Name, email, phone, birthday, address and login',
      'Notes, tags, emails and data from imported files',
      'Upcoming bookings and waitlists, cancelled right away; memberships end',
    ],
    stays: 'Kept, without a name',
    staysList: [
      'Payments and receipts, as tax law requires',
      'Attendance, so that past classes still add up',
      'Proof that waivers were signed and consents given, and when',
    ],
    typeName: 'Type the name to confirm',
    typeHelp: (name: string) => `Exactly: ${name}`,
    notSame: 'The name doesn’t match.',
    submit: 'Erase permanently',
    erased: (pseudonym: string) => `Erased. The client is now “${pseudonym}”.`,
    erasedTitle: 'Erased',
    whatWent: 'What was erased',
    whatStays: 'What was kept, and why',
    nothingStays: 'Nothing was kept.',
    close: 'Close',
  },
}

type Words = typeof en

export const de: Words = {
  erase: {
    title: 'Endgültig löschen',
    means:
      'Überschreibt überall alles Persönliche. Das lässt sich nicht rückgängig machen, auch nicht mit einer Sicherungskopie.',
    ask: 'Löschen\u00a0…',
    dialogTitle: (name) => `${name} löschen?`,
    goes: 'Endgültig gelöscht',
    goesList: [
      'Name, E-Mail, Telefon, Geburtsdatum, Adresse und Login',
      'Notizen, Labels, E-Mails und Daten aus importierten Dateien',
      'Kommende Buchungen und Wartelisten, sofort storniert; Mitgliedschaften enden',
    ],
    stays: 'Bleibt, ohne Namen',
    staysList: [
      'Zahlungen und Belege, wie es das Steuerrecht verlangt',
      'Besuche, damit die Zahlen vergangener Kurse stimmen',
      'Der Nachweis, dass und wann Einverständniserklärungen unterschrieben und Einwilligungen erteilt wurden',
    ],
    typeName: 'Gib zur Bestätigung den Namen ein',
    typeHelp: (name) => `Genau: ${name}`,
    notSame: 'Der Name stimmt nicht überein.',
    submit: 'Endgültig löschen',
    erased: (pseudonym) => `Gelöscht. Die Person heißt jetzt „${pseudonym}“.`,
    erasedTitle: 'Gelöscht',
    whatWent: 'Was gelöscht wurde',
    whatStays: 'Was erhalten blieb, und warum',
    nothingStays: 'Nichts blieb erhalten.',
    close: 'Schließen',
  },
}

export const es: Words = {
  erase: {
    title: 'Borrar definitivamente',
    means:
      'Sobrescribe todo lo personal, en todas partes. No se puede deshacer, ni siquiera con una copia de seguridad.',
    ask: 'Borrar…',
    dialogTitle: (name) => `¿Borrar los datos de ${name}?`,
    goes: 'Se borra definitivamente',
    goesList: [
      'Nombre, correo, teléfono, fecha de nacimiento, dirección y acceso',
      'Notas, etiquetas, correos y datos de archivos importados',
      'Las próximas reservas y listas de espera se cancelan al momento; los bonos y suscripciones terminan',
    ],
    stays: 'Se conserva, sin nombre',
    staysList: [
      'Pagos y facturas, como exige la ley tributaria',
      'La asistencia, para que las clases pasadas sigan cuadrando',
      'La prueba de los documentos firmados y de los consentimientos dados, y cuándo',
    ],
    typeName: 'Escribe el nombre para confirmar',
    typeHelp: (name) => `Exactamente: ${name}`,
    notSame: 'El nombre no coincide.',
    submit: 'Borrar definitivamente',
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
    title: 'Effacer définitivement',
    means: 'Remplace partout tout ce qui est personnel. Impossible de revenir en arrière, même depuis une sauvegarde.',
    ask: 'Effacer…',
    dialogTitle: (name) => `Effacer ces données\u202f? ${name}`,
    goes: 'Effacé définitivement',
    goesList: [
      'Nom, e-mail, téléphone, date de naissance, adresse et accès au portail',
      'Notes, étiquettes, e-mails et données des fichiers importés',
      'Réservations à venir et listes d’attente, aussitôt annulées\u202f; les abonnements prennent fin',
    ],
    stays: 'Conservé, sans nom',
    staysList: [
      'Les paiements et les reçus, comme le droit fiscal l’exige',
      'Les présences, pour que les cours passés restent justes',
      'La preuve que des décharges ont été signées et des consentements donnés, et quand',
    ],
    typeName: 'Saisissez le nom pour confirmer',
    typeHelp: (name) => `Exactement\u00a0: ${name}`,
    notSame: 'Le nom ne correspond pas.',
    submit: 'Effacer définitivement',
    erased: (pseudonym) => `Données effacées. Le client s’appelle désormais «\u00a0${pseudonym}\u00a0».`,
    erasedTitle: 'Données effacées',
    whatWent: 'Ce qui a été effacé',
    whatStays: 'Ce qui a été conservé, et pourquoi',
    nothingStays: 'Rien n’a été conservé.',
    close: 'Fermer',
  },
}

export const it: Words = {
  erase: {
    title: 'Cancella definitivamente',
    means: 'Sovrascrive ovunque ogni dato personale. Non si può annullare, nemmeno con una copia di backup.',
    ask: 'Cancella…',
    dialogTitle: (name: string) => `Cancellare i dati di ${name}?`,
    goes: 'Cancellato definitivamente',
    goesList: [
      'Nome, e-mail, telefono, compleanno, indirizzo e accesso',
      'Note, etichette, e-mail e dati dei file importati',
      'Prenotazioni future e liste d’attesa, disdette subito; gli abbonamenti finiscono',
    ],
    stays: 'Conservato, senza nome',
    staysList: [
      'Pagamenti e ricevute, come richiede la legge fiscale',
      'Le presenze, perché i conti delle lezioni passate tornino',
      'La prova che le liberatorie sono state firmate e i consensi dati, e quando',
    ],
    typeName: 'Scrivi il nome per confermare',
    typeHelp: (name: string) => `Esattamente: ${name}`,
    notSame: 'Il nome non corrisponde.',
    submit: 'Cancella definitivamente',
    erased: (pseudonym: string) => `Dati cancellati. Ora la scheda si chiama «${pseudonym}».`,
    erasedTitle: 'Dati cancellati',
    whatWent: 'Che cosa è stato cancellato',
    whatStays: 'Che cosa è stato conservato, e perché',
    nothingStays: 'Non è stato conservato nulla.',
    close: 'Chiudi',
  },
}

export const en = {
  title: 'My data',
  rowDetail: 'Consents, a copy of your data, deletion',

  consents: 'Your consents',
  consentsMean: 'Change them any time. Every change is recorded with its time.',
  reach: 'How we can contact you',
  reachMeans: 'You’ll always get booking confirmations and reminders.',
  about: 'About you',
  rules: 'Terms',
  consent: {
    marketing_email: 'News and offers by email',
    marketing_sms: 'News and offers by text message',
    push_notifications: 'Notifications on your phone',
    photo_video: 'Photos and videos that show you',
    health_data: 'Health notes for your instructors',
    terms: 'The studio’s terms',
    privacy_policy: 'The privacy policy',
  },
  since: (date: string) => `Agreed on ${date}`,
  withdrawn: (date: string) => `Withdrawn on ${date}`,
  never: 'No consent given',

  export: 'A copy of your data',
  exportMeans: 'Everything the studio stores about you: profile, bookings, memberships, payments, emails, signatures.',
  zip: 'Everything with signed documents (ZIP)',
  json: 'Only the data (JSON)',
  zipFile: 'my-data.zip',
  jsonFile: 'my-data.json',

  erase: 'Delete everything',
  eraseMeans:
    'The studio deletes your data permanently. Receipts and payments stay, without your name, as long as the law requires.',
  eraseAsk: 'Request deletion',
  eraseTitle: 'Ask the studio to delete everything?',
  eraseBefore: 'After deletion:',
  eraseEffects: [
    'you can no longer sign in',
    'your memberships and credits end, without an automatic refund',
    'your bookings and waitlist entries are cancelled',
    'your name, contact details, notes and emails are erased',
    'payments and attendance stay, without your name',
  ],
  eraseNot: 'Nothing happens right away: the studio receives your request and carries it out.',
  eraseDo: 'Send request',
  eraseAsked: 'Deletion requested',
  eraseAskedMeans: (when: string) =>
    `The studio has your request of ${when}. Until it’s carried out, nothing changes. Changed your mind? Tell the studio.`,
}

type Words = typeof en

export const de: Words = {
  title: 'Meine Daten',
  rowDetail: 'Einwilligungen, Kopie deiner Daten, Löschung',

  consents: 'Deine Einwilligungen',
  consentsMean: 'Du kannst sie jederzeit ändern. Jede Änderung wird mit Uhrzeit gespeichert.',
  reach: 'Wie wir dich kontaktieren dürfen',
  reachMeans: 'Buchungsbestätigungen und Erinnerungen bekommst du immer.',
  about: 'Über dich',
  rules: 'AGB und Datenschutz',
  consent: {
    marketing_email: 'Neuigkeiten und Angebote per E-Mail',
    marketing_sms: 'Neuigkeiten und Angebote per SMS',
    push_notifications: 'Mitteilungen auf deinem Handy',
    photo_video: 'Fotos und Videos, auf denen du zu sehen bist',
    health_data: 'Gesundheitsnotizen für deine Trainer:innen',
    terms: 'Die AGB des Studios',
    privacy_policy: 'Die Datenschutzerklärung',
  },
  since: (date) => `Eingewilligt am ${date}`,
  withdrawn: (date) => `Widerrufen am ${date}`,
  never: 'Keine Einwilligung',

  export: 'Eine Kopie deiner Daten',
  exportMeans:
    'Alles, was das Studio über dich speichert: Profil, Buchungen, Mitgliedschaften, Zahlungen, E-Mails, Unterschriften.',
  zip: 'Alles mit unterschriebenen Dokumenten (ZIP)',
  json: 'Nur die Daten (JSON)',
  zipFile: 'meine-daten.zip',
  jsonFile: 'meine-daten.json',

  erase: 'Alles löschen',
  eraseMeans:
    'Das Studio löscht deine Daten endgültig. Belege und Zahlungen bleiben ohne deinen Namen, solange das Gesetz es verlangt.',
  eraseAsk: 'Löschung beantragen',
  eraseTitle: 'Das Studio bitten, alles zu löschen?',
  eraseBefore: 'Nach der Löschung:',
  eraseEffects: [
    'kannst du dich nicht mehr anmelden',
    'enden deine Mitgliedschaften und Credits, ohne automatische Erstattung',
    'sind deine Buchungen und Wartelistenplätze storniert',
    'sind dein Name, deine Kontaktdaten, Notizen und E-Mails gelöscht',
    'bleiben Zahlungen und Besuche ohne deinen Namen',
  ],
  eraseNot: 'Es passiert nichts sofort: Das Studio bekommt deinen Antrag und führt ihn aus.',
  eraseDo: 'Antrag senden',
  eraseAsked: 'Löschung beantragt',
  eraseAskedMeans: (when) =>
    `Das Studio hat deinen Antrag (${when}). Bis er ausgeführt ist, ändert sich nichts. Hast du es dir anders überlegt? Sag es dem Studio.`,
}

export const es: Words = {
  title: 'Mis datos',
  rowDetail: 'Consentimientos, copia de tus datos, eliminación',

  consents: 'Tus consentimientos',
  consentsMean: 'Cámbialos cuando quieras. Cada cambio se registra con su hora.',
  reach: 'Cómo podemos contactarte',
  reachMeans: 'Siempre recibirás las confirmaciones de reserva y los recordatorios.',
  about: 'Sobre ti',
  rules: 'Condiciones',
  consent: {
    marketing_email: 'Novedades y ofertas por correo',
    marketing_sms: 'Novedades y ofertas por SMS',
    push_notifications: 'Notificaciones en tu móvil',
    photo_video: 'Fotos y vídeos en los que sales',
    health_data: 'Notas de salud para quienes te dan clase',
    terms: 'Las condiciones del centro',
    privacy_policy: 'La política de privacidad',
  },
  since: (date) => `Aceptado el ${date}`,
  withdrawn: (date) => `Retirado el ${date}`,
  never: 'Sin consentimiento',

  export: 'Una copia de tus datos',
  exportMeans: 'Todo lo que el centro guarda sobre ti: perfil, reservas, bonos, pagos, correos y firmas.',
  zip: 'Todo, con los documentos firmados (ZIP)',
  json: 'Solo los datos (JSON)',
  zipFile: 'mis-datos.zip',
  jsonFile: 'mis-datos.json',

  erase: 'Eliminar todo',
  eraseMeans:
    'El centro elimina tus datos para siempre. Las facturas y los pagos se conservan, sin tu nombre, mientras lo exija la ley.',
  eraseAsk: 'Solicitar la eliminación',
  eraseTitle: '¿Pedir al centro que lo elimine todo?',
  eraseBefore: 'Después de la eliminación:',
  eraseEffects: [
    'ya no podrás iniciar sesión',
    'tus bonos, suscripciones y créditos terminarán, sin reembolso automático',
    'tus reservas y puestos en listas de espera se cancelarán',
    'tu nombre, tus datos de contacto, las notas y los correos se borrarán',
    'los pagos y las asistencias se conservarán, sin tu nombre',
  ],
  eraseNot: 'No pasa nada de inmediato: el centro recibe tu solicitud y la lleva a cabo.',
  eraseDo: 'Enviar la solicitud',
  eraseAsked: 'Eliminación solicitada',
  eraseAskedMeans: (when) =>
    `El centro tiene tu solicitud del ${when}. Hasta que la lleve a cabo, todo sigue igual. ¿Has cambiado de idea? Díselo al centro.`,
}

export const fr: Words = {
  title: 'Mes données',
  rowDetail: 'Consentements, copie de vos données, suppression',

  consents: 'Vos consentements',
  consentsMean: 'Modifiez-les quand vous voulez. Chaque modification est enregistrée avec son heure.',
  reach: 'Comment nous pouvons vous contacter',
  reachMeans: 'Vous recevrez toujours les confirmations et les rappels de réservation.',
  about: 'À votre sujet',
  rules: 'Conditions générales',
  consent: {
    marketing_email: 'Actualités et offres par e-mail',
    marketing_sms: 'Actualités et offres par SMS',
    push_notifications: 'Notifications sur votre téléphone',
    photo_video: 'Photos et vidéos où vous apparaissez',
    health_data: 'Notes de santé pour vos professeurs',
    terms: 'Les conditions générales du studio',
    privacy_policy: 'La politique de confidentialité',
  },
  since: (date) => `Consentement donné le ${date}`,
  withdrawn: (date) => `Retiré le ${date}`,
  never: 'Pas de consentement',

  export: 'Une copie de vos données',
  exportMeans:
    'Tout ce que le studio conserve sur vous\u00a0: profil, réservations, abonnements, paiements, e-mails, signatures.',
  zip: 'Tout, avec les documents signés (ZIP)',
  json: 'Les données seules (JSON)',
  zipFile: 'mes-donnees.zip',
  jsonFile: 'mes-donnees.json',

  erase: 'Tout supprimer',
  eraseMeans:
    'Le studio supprime vos données définitivement. Reçus et paiements restent, sans votre nom, tant que la loi l’exige.',
  eraseAsk: 'Demander la suppression',
  eraseTitle: 'Demander au studio de tout supprimer\u202f?',
  eraseBefore: 'Après la suppression\u00a0:',
  eraseEffects: [
    'vous ne pourrez plus vous connecter',
    'vos abonnements et crédits prendront fin, sans remboursement automatique',
    'vos réservations et vos places sur les listes d’attente seront annulées',
    'votre nom, vos coordonnées, vos notes et vos e-mails seront effacés',
    'les paiements et les présences resteront, sans votre nom',
  ],
  eraseNot: 'Rien n’est supprimé tout de suite\u00a0: le studio vous répond sous un mois.',
  eraseDo: 'Envoyer la demande',
  eraseAsked: 'Suppression demandée',
  eraseAskedMeans: (when) =>
    `Le studio a votre demande (${when}) et y répond sous un mois. Jusque-là, rien ne change. Vous avez changé d’avis\u202f? Dites-le au studio.`,
}

export const it: Words = {
  title: 'I miei dati',
  rowDetail: 'Consensi, copia dei tuoi dati, eliminazione',

  consents: 'I tuoi consensi',
  consentsMean: 'Puoi modificarli quando vuoi. Ogni modifica viene registrata con l’ora.',
  reach: 'Come possiamo contattarti',
  reachMeans: 'Riceverai sempre le conferme di prenotazione e i promemoria.',
  about: 'Su di te',
  rules: 'Condizioni',
  consent: {
    marketing_email: 'Novità e offerte via e-mail',
    marketing_sms: 'Novità e offerte via SMS',
    push_notifications: 'Notifiche sul telefono',
    photo_video: 'Foto e video in cui compari',
    health_data: 'Note sulla salute per i tuoi insegnanti',
    terms: 'Le condizioni dello studio',
    privacy_policy: 'L’informativa sulla privacy',
  },
  since: (date) => `Consenso dato: ${date}`,
  withdrawn: (date) => `Consenso revocato: ${date}`,
  never: 'Nessun consenso',

  export: 'Una copia dei tuoi dati',
  exportMeans:
    'Tutto quello che lo studio conserva su di te: profilo, prenotazioni, abbonamenti, pagamenti, e-mail, firme.',
  zip: 'Tutto, con i documenti firmati (ZIP)',
  json: 'Solo i dati (JSON)',
  zipFile: 'i-miei-dati.zip',
  jsonFile: 'i-miei-dati.json',

  erase: 'Elimina tutto',
  eraseMeans:
    'Lo studio elimina i tuoi dati per sempre. Ricevute e pagamenti restano, senza il tuo nome, finché la legge lo richiede.',
  eraseAsk: 'Chiedi l’eliminazione',
  eraseTitle: 'Chiedere allo studio di eliminare tutto?',
  eraseBefore: 'Dopo l’eliminazione:',
  eraseEffects: [
    'non potrai più accedere',
    'i tuoi abbonamenti e crediti finiranno, senza rimborso automatico',
    'le tue prenotazioni saranno disdette e lascerai le liste d’attesa',
    'il tuo nome, i contatti, le note e le e-mail saranno cancellati',
    'i pagamenti e le presenze resteranno, senza il tuo nome',
  ],
  eraseNot: 'Non succede nulla subito: lo studio riceve la tua richiesta e la esegue.',
  eraseDo: 'Invia la richiesta',
  eraseAsked: 'Eliminazione richiesta',
  eraseAskedMeans: (when) =>
    `Lo studio ha la tua richiesta (${when}). Finché non sarà eseguita, non cambia nulla. Hai cambiato idea? Dillo allo studio.`,
}

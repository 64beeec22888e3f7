export const en = {
  title: 'My data',
  rowDetail: 'What you agreed to, a copy of everything, deleting it',

  consents: 'What you agree to',
  consentsMean: 'Change it whenever you like. Every change is kept with its time.',
  reach: 'How we may write to you',
  reachMeans: 'Booking confirmations and reminders come in any case.',
  about: 'About you',
  rules: 'Terms',
  consent: {
    marketing_email: 'News and offers by e-mail',
    marketing_sms: 'News and offers by text message',
    push_notifications: 'Notifications on your phone',
    photo_video: 'Photos and videos with you in them',
    health_data: 'Notes on your health, for your instructors',
    terms: 'The studio’s terms',
    privacy_policy: 'The privacy policy',
  },
  since: (date: string) => `Agreed on ${date}`,
  withdrawn: (date: string) => `Withdrawn on ${date}`,
  never: 'Not agreed',

  export: 'A copy of everything',
  exportMeans: 'All that the studio keeps on you: profile, bookings, memberships, payments, e-mails, signatures.',
  zip: 'Everything with signed papers (ZIP)',
  json: 'The data alone (JSON)',
  zipFile: 'my-data.zip',
  jsonFile: 'my-data.json',

  erase: 'Delete everything',
  eraseMeans:
    'The studio deletes your data for good. Receipts and payments stay, without your name, as long as the law asks for it.',
  eraseAsk: 'Ask for deletion',
  eraseTitle: 'Ask the studio to delete everything?',
  eraseBefore: 'Once the studio has done it:',
  eraseEffects: [
    'you can no longer sign in',
    'your memberships and credits end, without a refund by themselves',
    'your bookings and places on waitlists are cancelled',
    'your name, contact data, notes and e-mails are overwritten',
    'payments and attendance stay, without your name',
  ],
  eraseNot: 'Nothing happens at once: the studio gets your request and carries it out.',
  eraseDo: 'Send the request',
  eraseAsked: 'You asked for deletion',
  eraseAskedMeans: (when: string) =>
    `Your request of ${when} is with the studio. Until it is done, everything goes on as it is. Changed your mind? Tell the studio.`,
}

type Words = typeof en

export const de: Words = {
  title: 'Meine Daten',
  rowDetail: 'Wozu du zugestimmt hast, eine Kopie von allem, Löschen',

  consents: 'Wozu du zustimmst',
  consentsMean: 'Ändere es, wann du willst. Jede Änderung wird mit ihrer Zeit festgehalten.',
  reach: 'Wie wir dir schreiben dürfen',
  reachMeans: 'Buchungsbestätigungen und Erinnerungen kommen in jedem Fall.',
  about: 'Über dich',
  rules: 'Bedingungen',
  consent: {
    marketing_email: 'Neues und Angebote per E-Mail',
    marketing_sms: 'Neues und Angebote per SMS',
    push_notifications: 'Mitteilungen auf deinem Telefon',
    photo_video: 'Fotos und Videos, auf denen du zu sehen bist',
    health_data: 'Notizen zu deiner Gesundheit, für deine Trainer',
    terms: 'Die Bedingungen des Studios',
    privacy_policy: 'Die Datenschutzerklärung',
  },
  since: (date) => `Zugestimmt: ${date}`,
  withdrawn: (date) => `Widerrufen: ${date}`,
  never: 'Nicht zugestimmt',

  export: 'Eine Kopie von allem',
  exportMeans:
    'Alles, was das Studio über dich hat: Profil, Buchungen, Mitgliedschaften, Zahlungen, E-Mails, Unterschriften.',
  zip: 'Alles mit Unterschriebenem (ZIP)',
  json: 'Nur die Daten (JSON)',
  zipFile: 'meine-daten.zip',
  jsonFile: 'meine-daten.json',

  erase: 'Alles löschen',
  eraseMeans:
    'Das Studio löscht deine Daten endgültig. Belege und Zahlungen bleiben ohne deinen Namen, solange das Gesetz es verlangt.',
  eraseAsk: 'Löschung verlangen',
  eraseTitle: 'Das Studio bitten, alles zu löschen?',
  eraseBefore: 'Wenn das Studio es getan hat:',
  eraseEffects: [
    'kannst du dich nicht mehr anmelden',
    'enden deine Mitgliedschaften und Guthaben, ohne dass von selbst etwas erstattet wird',
    'sind deine Buchungen und Plätze auf Wartelisten storniert',
    'sind dein Name, deine Kontaktdaten, Notizen und E-Mails überschrieben',
    'bleiben Zahlungen und Besuche ohne deinen Namen',
  ],
  eraseNot: 'Es geschieht nichts sofort: Das Studio bekommt deinen Antrag und führt ihn aus.',
  eraseDo: 'Antrag senden',
  eraseAsked: 'Du hast die Löschung verlangt',
  eraseAskedMeans: (when) =>
    `Dein Antrag liegt beim Studio (${when}). Bis er ausgeführt ist, geht alles weiter wie bisher. Hast du es dir anders überlegt? Sag es dem Studio.`,
}

export const es: Words = {
  title: 'Mis datos',
  rowDetail: 'A qué das tu consentimiento, una copia de todo, eliminarlo',

  consents: 'A qué das tu consentimiento',
  consentsMean: 'Cámbialo cuando quieras. Cada cambio se guarda con su hora.',
  reach: 'Cómo podemos escribirte',
  reachMeans: 'Las confirmaciones de reserva y los recordatorios llegan en cualquier caso.',
  about: 'Sobre ti',
  rules: 'Condiciones',
  consent: {
    marketing_email: 'Novedades y ofertas por correo',
    marketing_sms: 'Novedades y ofertas por SMS',
    push_notifications: 'Notificaciones en tu móvil',
    photo_video: 'Fotos y vídeos en los que sales',
    health_data: 'Notas sobre tu salud, para tus profesores',
    terms: 'Las condiciones del centro',
    privacy_policy: 'La política de privacidad',
  },
  since: (date) => `Aceptado el ${date}`,
  withdrawn: (date) => `Retirado el ${date}`,
  never: 'Sin aceptar',

  export: 'Una copia de todo',
  exportMeans: 'Todo lo que el centro guarda sobre ti: perfil, reservas, bonos, pagos, correos y firmas.',
  zip: 'Todo, con los documentos firmados (ZIP)',
  json: 'Solo los datos (JSON)',
  zipFile: 'mis-datos.zip',
  jsonFile: 'mis-datos.json',

  erase: 'Eliminar todo',
  eraseMeans:
    'El centro elimina tus datos para siempre. Los recibos y los pagos se conservan, sin tu nombre, mientras lo exija la ley.',
  eraseAsk: 'Pedir la eliminación',
  eraseTitle: '¿Pedir al centro que lo elimine todo?',
  eraseBefore: 'Cuando el centro lo haya hecho:',
  eraseEffects: [
    'ya no podrás iniciar sesión',
    'tus bonos, suscripciones y créditos terminarán, sin reembolso automático',
    'tus reservas y puestos en listas de espera se cancelarán',
    'tu nombre, tus datos de contacto, las notas y los correos se sobrescribirán',
    'los pagos y las asistencias se conservarán, sin tu nombre',
  ],
  eraseNot: 'No pasa nada de inmediato: el centro recibe tu solicitud y la lleva a cabo.',
  eraseDo: 'Enviar la solicitud',
  eraseAsked: 'Has pedido la eliminación',
  eraseAskedMeans: (when) =>
    `El centro tiene tu solicitud del ${when}. Hasta que la lleve a cabo, todo sigue igual. ¿Has cambiado de idea? Díselo al centro.`,
}

export const fr: Words = {
  title: 'Mes données',
  rowDetail: 'Vos accords, une copie de tout, la suppression',

  consents: 'Ce que vous acceptez',
  consentsMean: 'Changez-le quand vous voulez. Chaque changement est conservé avec son heure.',
  reach: 'Comment nous pouvons vous écrire',
  reachMeans: 'Les confirmations et les rappels de réservation arrivent dans tous les cas.',
  about: 'À votre sujet',
  rules: 'Conditions',
  consent: {
    marketing_email: 'Nouvelles et offres par e-mail',
    marketing_sms: 'Nouvelles et offres par SMS',
    push_notifications: 'Notifications sur votre téléphone',
    photo_video: 'Photos et vidéos où l’on vous voit',
    health_data: 'Notes sur votre santé, pour vos profs',
    terms: 'Les conditions du studio',
    privacy_policy: 'La politique de confidentialité',
  },
  since: (date) => `Accepté le ${date}`,
  withdrawn: (date) => `Retiré le ${date}`,
  never: 'Pas accepté',

  export: 'Une copie de tout',
  exportMeans:
    'Tout ce que le studio conserve sur vous\u00a0: profil, réservations, abonnements, paiements, e-mails, signatures.',
  zip: 'Tout, avec les papiers signés (ZIP)',
  json: 'Les données seules (JSON)',
  zipFile: 'mes-donnees.zip',
  jsonFile: 'mes-donnees.json',

  erase: 'Tout supprimer',
  eraseMeans:
    'Le studio supprime vos données pour de bon. Reçus et paiements restent, sans votre nom, tant que la loi l’exige.',
  eraseAsk: 'Demander la suppression',
  eraseTitle: 'Demander au studio de tout supprimer\u202f?',
  eraseBefore: 'Une fois que le studio l’aura fait\u00a0:',
  eraseEffects: [
    'vous ne pourrez plus vous connecter',
    'vos abonnements et crédits prendront fin, sans remboursement automatique',
    'vos réservations et vos places sur les listes d’attente seront annulées',
    'votre nom, vos coordonnées, vos notes et vos e-mails seront effacés',
    'les paiements et les présences resteront, sans votre nom',
  ],
  eraseNot: 'Rien ne se passe tout de suite\u00a0: le studio reçoit votre demande et l’exécute.',
  eraseDo: 'Envoyer la demande',
  eraseAsked: 'Vous avez demandé la suppression',
  eraseAskedMeans: (when) =>
    `Votre demande est au studio (${when}). Jusque-là, tout continue comme avant. Vous avez changé d’avis\u202f? Dites-le au studio.`,
}

export const it: Words = {
  title: 'I miei dati',
  rowDetail: 'A che cosa acconsenti, una copia di tutto, l’eliminazione',

  consents: 'A che cosa acconsenti',
  consentsMean: 'Cambialo quando vuoi. Ogni modifica viene conservata con la sua ora.',
  reach: 'Come possiamo scriverti',
  reachMeans: 'Le conferme di prenotazione e i promemoria arrivano in ogni caso.',
  about: 'Su di te',
  rules: 'Condizioni',
  consent: {
    marketing_email: 'Novità e offerte via e-mail',
    marketing_sms: 'Novità e offerte via SMS',
    push_notifications: 'Notifiche sul telefono',
    photo_video: 'Foto e video in cui compari',
    health_data: 'Note sulla tua salute, per chi ti insegna',
    terms: 'Le condizioni dello studio',
    privacy_policy: 'L’informativa sulla privacy',
  },
  since: (date) => `Consenso dato: ${date}`,
  withdrawn: (date) => `Consenso revocato: ${date}`,
  never: 'Nessun consenso',

  export: 'Una copia di tutto',
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
  eraseBefore: 'Quando lo studio l’avrà fatto:',
  eraseEffects: [
    'non potrai più accedere',
    'i tuoi abbonamenti e crediti finiranno, senza rimborso automatico',
    'le tue prenotazioni e i posti in lista d’attesa saranno annullati',
    'il tuo nome, i contatti, le note e le e-mail saranno sovrascritti',
    'i pagamenti e le presenze resteranno, senza il tuo nome',
  ],
  eraseNot: 'Non succede nulla subito: lo studio riceve la tua richiesta e la esegue.',
  eraseDo: 'Invia la richiesta',
  eraseAsked: 'Hai chiesto l’eliminazione',
  eraseAskedMeans: (when) =>
    `Lo studio ha la tua richiesta (${when}). Finché non sarà eseguita, tutto continua come prima. Hai cambiato idea? Dillo allo studio.`,
}

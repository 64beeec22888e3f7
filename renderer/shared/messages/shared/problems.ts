export const en = () => {
  /** While the studio's computer can't save: for those who run it, and for clients. */
  const storage = {
    nothingSaved: 'Nothing can be saved at the moment. You can still read everything.',
    helps: {
      full: 'The disk of the studio’s computer is full. Delete files you don’t need, or empty the bin. Saving resumes automatically.',
      read_only:
        'On the studio’s computer, check that the disk with its data is connected and not write-protected, and that its folder is writable. Saving resumes automatically.',
      busy: 'Another program on the studio’s computer has locked the studio’s file. Close it there (a database browser, a backup tool or a sync service, say). Saving resumes automatically.',
      damaged:
        'The studio’s file is damaged. Stop Studio Desk on the studio’s computer, move the file away and put the newest backup in its place.',
      gone: 'The studio’s file was moved or deleted on the studio’s computer. Put it back where it was (look in the bin), or restart Studio Desk. Saved data is kept.',
    },
    notNow: 'The studio can’t save anything at the moment. You can still look at everything. Try again a little later.',
  }

  return {
    /** Explanations of errors for readers. Codes without an entry show the server's sentence. */
    problems: {
      unreachableTitle: 'The studio can’t be reached',
      unreachable: 'Check your connection and try again in a moment. Nothing was lost.',
      loadFailed: 'This could not be loaded',
      saveFailed: 'This could not be saved',
      unknown: 'Something went wrong on our side. Try again, and tell the studio if it keeps happening.',
      reference: (id: string) => `Reference ${id}`,
      tryAgain: 'Try again',
      noPermissionTitle: 'Your role has no access',
      notInRole: 'Your role doesn’t include this. An owner can change that under Team.',
      onlyOwner: 'Only an owner can do this.',
      noPermission: 'Your role doesn’t include this page. An owner can change that under Team.',
      notFoundTitle: 'Not found',
      notFound: 'It was removed, or the address isn’t quite right.',
      backHome: 'Back to home',
      crashedTitle: 'This page stopped working',
      crashed: 'Reload it. Everything you saved is safe.',
      reload: 'Reload',
      checkFields: 'Check the marked fields.',
      required: 'Required',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'Email and password don’t match.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Your role doesn’t allow this.',
        RATE_LIMITED: 'Too many attempts. Wait a minute and try again.',
        SEAT_TAKEN: 'This seat has just been taken. Choose another one.',
        NOT_FOUND: 'This couldn’t be found.',
        IDEMPOTENCY_IN_PROGRESS: 'This is already in progress.',
        LOOPBACK_ONLY: 'You can only do this on the studio’s own computer.',
        STORAGE_FULL: storage.notNow,
        STORAGE_READ_ONLY: storage.notNow,
        STORAGE_BUSY: storage.notNow,
        STORAGE_DAMAGED: storage.notNow,
        STORAGE_GONE: storage.notNow,
        TOTP_REQUIRED: 'This code is incorrect or already used. Wait for the next one and try again.',
        TOTP_CODE_INVALID: 'This code is incorrect or already used. Wait for the next one and try again.',
        TOTP_SETUP_REQUIRED:
          'From outside, managers sign in with a second factor. Set it up on the studio’s own computer first.',
      } as Readonly<Record<string, string | undefined>>,
    },
    storage,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const storage: Words['storage'] = {
    nothingSaved: 'Im Moment kann nichts gespeichert werden. Du kannst weiterhin alles ansehen.',
    helps: {
      full: 'Die Festplatte des Studio-Computers ist voll. Lösche dort nicht benötigte Dateien oder leere den Papierkorb. Danach geht es automatisch weiter.',
      read_only:
        'Prüfe am Computer des Studios, ob die Festplatte mit den Daten angeschlossen und nicht schreibgeschützt ist und ob der Ordner beschreibbar ist. Danach geht es automatisch weiter.',
      busy: 'Ein anderes Programm auf dem Studio-Computer hat die Datei des Studios gesperrt. Beende es dort (etwa ein Datenbank-, Sicherungs- oder Synchronisierungsprogramm). Danach geht es automatisch weiter.',
      damaged:
        'Die Datei des Studios ist beschädigt. Beende Studio Desk auf dem Studio-Computer, verschiebe die Datei und lege die neueste Sicherungskopie an ihre Stelle.',
      gone: 'Die Datei des Studios wurde auf dem Studio-Computer verschoben oder gelöscht. Lege sie dorthin zurück (sieh im Papierkorb nach) oder starte Studio Desk neu. Gespeicherte Daten bleiben erhalten.',
    },
    notNow:
      'Das Studio kann im Moment nichts speichern. Du kannst weiterhin alles ansehen. Versuche es etwas später noch einmal.',
  }

  return {
    problems: {
      unreachableTitle: 'Das Studio ist nicht erreichbar',
      unreachable: 'Prüfe deine Verbindung und versuche es gleich noch einmal. Es ist nichts verloren gegangen.',
      loadFailed: 'Das konnte nicht geladen werden',
      saveFailed: 'Das konnte nicht gespeichert werden',
      unknown:
        'Bei uns ist etwas schiefgegangen. Versuche es noch einmal. Wenn es wieder passiert, sag dem Studio Bescheid.',
      reference: (id) => `Kennung ${id}`,
      tryAgain: 'Noch einmal versuchen',
      noPermissionTitle: 'Deine Rolle hat keinen Zugriff',
      notInRole: 'Deine Rolle umfasst das nicht. Inhaber:innen können das unter „Team“ ändern.',
      onlyOwner: 'Das können nur Inhaber:innen.',
      noPermission: 'Deine Rolle umfasst diese Seite nicht. Inhaber:innen können das unter „Team“ ändern.',
      notFoundTitle: 'Nicht gefunden',
      notFound: 'Die Seite wurde entfernt, oder die Adresse stimmt nicht ganz.',
      backHome: 'Zur Startseite',
      crashedTitle: 'Diese Seite funktioniert nicht mehr',
      crashed: 'Lade sie neu. Alles Gespeicherte ist sicher.',
      reload: 'Neu laden',
      checkFields: 'Prüfe die markierten Felder.',
      required: 'Pflichtfeld',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'E-Mail und Passwort passen nicht zusammen.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Deine Rolle erlaubt das nicht.',
        RATE_LIMITED: 'Zu viele Versuche. Warte eine Minute und versuche es noch einmal.',
        SEAT_TAKEN: 'Dieser Platz wurde gerade vergeben. Wähle einen anderen.',
        NOT_FOUND: 'Das wurde nicht gefunden.',
        IDEMPOTENCY_IN_PROGRESS: 'Das ist schon in Arbeit.',
        LOOPBACK_ONLY: 'Das geht nur am Computer des Studios.',
        TOTP_REQUIRED:
          'Dieser Code ist falsch oder wurde schon verwendet. Warte auf den nächsten und versuche es noch einmal.',
        TOTP_CODE_INVALID:
          'Dieser Code ist falsch oder wurde schon verwendet. Warte auf den nächsten und versuche es noch einmal.',
        TOTP_SETUP_REQUIRED:
          'Von außen melden sich Manager:innen mit einem zweiten Faktor an. Richte ihn zuerst am Computer des Studios ein.',
        STORAGE_FULL: storage.notNow,
        STORAGE_READ_ONLY: storage.notNow,
        STORAGE_BUSY: storage.notNow,
        STORAGE_DAMAGED: storage.notNow,
        STORAGE_GONE: storage.notNow,
      },
    },
    storage,
  }
}

export const es = (): Words => {
  const storage: Words['storage'] = {
    nothingSaved: 'Ahora mismo no se puede guardar nada. Puedes seguir consultándolo todo.',
    helps: {
      full: 'El disco del ordenador del centro está lleno. Borra allí los archivos que no necesites o vacía la papelera. Después seguirá automáticamente.',
      read_only:
        'Comprueba en el ordenador del centro que el disco con los datos esté conectado y no protegido contra escritura, y que se pueda escribir en la carpeta. Después seguirá automáticamente.',
      busy: 'Otro programa del ordenador del centro ha bloqueado el archivo del centro. Ciérralo allí (por ejemplo, un navegador de bases de datos, un programa de copias o de sincronización). Después seguirá automáticamente.',
      damaged:
        'El archivo del centro está dañado. Cierra Studio Desk en el ordenador del centro, aparta el archivo y pon en su lugar la copia de seguridad más reciente.',
      gone: 'El archivo del centro se ha movido o borrado en el ordenador del centro. Devuélvelo a su sitio (mira en la papelera) o reinicia Studio Desk. Los datos guardados se conservan.',
    },
    notNow:
      'El centro no puede guardar nada ahora mismo. Puedes seguir consultándolo todo. Inténtalo otra vez un poco más tarde.',
  }

  return {
    problems: {
      unreachableTitle: 'No se puede conectar con el centro',
      unreachable: 'Comprueba tu conexión e inténtalo otra vez en un momento. No se ha perdido nada.',
      loadFailed: 'No se ha podido cargar',
      saveFailed: 'No se ha podido guardar',
      unknown: 'Algo ha fallado por nuestra parte. Inténtalo otra vez y, si sigue ocurriendo, avisa al centro.',
      reference: (id) => `Referencia ${id}`,
      tryAgain: 'Intentar otra vez',
      noPermissionTitle: 'Tu rol no tiene acceso',
      notInRole: 'Tu rol no incluye esto. La persona titular puede cambiarlo en Equipo.',
      onlyOwner: 'Solo la persona titular puede hacer esto.',
      noPermission: 'Tu rol no incluye esta página. La persona titular puede cambiarlo en Equipo.',
      notFoundTitle: 'No se encuentra',
      notFound: 'Se ha eliminado o la dirección no es del todo correcta.',
      backHome: 'Volver al inicio',
      crashedTitle: 'Esta página ha dejado de funcionar',
      crashed: 'Recárgala. Todo lo que guardaste está a salvo.',
      reload: 'Recargar',
      checkFields: 'Revisa los campos marcados.',
      required: 'Campo obligatorio',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'El correo y la contraseña no coinciden.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Tu rol no permite hacer esto.',
        RATE_LIMITED: 'Demasiados intentos. Espera un minuto e inténtalo otra vez.',
        SEAT_TAKEN: 'Este sitio se acaba de ocupar. Elige otro.',
        NOT_FOUND: 'No se encuentra.',
        IDEMPOTENCY_IN_PROGRESS: 'Esto ya está en curso.',
        LOOPBACK_ONLY: 'Esto solo se puede hacer desde el propio ordenador del centro.',
        STORAGE_FULL: storage.notNow,
        STORAGE_READ_ONLY: storage.notNow,
        STORAGE_BUSY: storage.notNow,
        STORAGE_DAMAGED: storage.notNow,
        STORAGE_GONE: storage.notNow,
        TOTP_REQUIRED: 'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo otra vez.',
        TOTP_CODE_INVALID: 'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo otra vez.',
        TOTP_SETUP_REQUIRED:
          'Desde fuera, los responsables entran con un segundo factor. Configúralo antes en el ordenador del centro.',
      },
    },
    storage,
  }
}

export const fr = (): Words => {
  const storage: Words['storage'] = {
    nothingSaved: 'Rien ne peut être enregistré pour le moment. Vous pouvez toujours tout consulter.',
    helps: {
      full: 'Le disque de l’ordinateur du studio est plein. Supprimez-y les fichiers inutiles ou videz la corbeille. Tout reprendra automatiquement.',
      read_only:
        'Sur l’ordinateur du studio, vérifiez que le disque des données est branché et que Studio Desk peut écrire dans le dossier. Tout reprendra automatiquement.',
      busy: 'Un autre programme de l’ordinateur du studio a verrouillé le fichier du studio. Fermez-le (un explorateur de base de données, un outil de sauvegarde ou de synchronisation, par exemple). Tout reprendra automatiquement.',
      damaged:
        'Le fichier du studio est endommagé. Arrêtez Studio Desk sur l’ordinateur du studio, déplacez le fichier et mettez la sauvegarde la plus récente à sa place.',
      gone: 'Le fichier du studio a été déplacé ou supprimé sur l’ordinateur du studio. Remettez-le à sa place (regardez dans la corbeille) ou relancez Studio Desk. Les données enregistrées sont conservées.',
    },
    notNow:
      'Le studio ne peut rien enregistrer pour le moment. Vous pouvez toujours tout consulter. Réessayez un peu plus tard.',
  }

  return {
    problems: {
      unreachableTitle: 'Le studio est injoignable',
      unreachable: 'Vérifiez votre connexion et réessayez dans un instant. Rien n’est perdu.',
      loadFailed: 'Le chargement a échoué',
      saveFailed: 'L’enregistrement a échoué',
      unknown: 'Une erreur s’est produite de notre côté. Réessayez, et prévenez le studio si cela continue.',
      reference: (id) => `Référence ${id}`,
      tryAgain: 'Réessayer',
      noPermissionTitle: 'Votre rôle n’y a pas accès',
      notInRole: 'Votre rôle ne le permet pas. Le ou la propriétaire peut le modifier dans Équipe.',
      onlyOwner: 'Seul le ou la propriétaire peut faire cela.',
      noPermission: 'Votre rôle ne donne pas accès à cette page. Le ou la propriétaire peut le modifier dans Équipe.',
      notFoundTitle: 'Introuvable',
      notFound: 'Cette page n’existe plus ou l’adresse est erronée.',
      backHome: 'Retour à l’accueil',
      crashedTitle: 'Cette page ne fonctionne plus',
      crashed: 'Rechargez-la. Tout ce que vous avez enregistré est en sécurité.',
      reload: 'Recharger',
      checkFields: 'Vérifiez les champs signalés.',
      required: 'Champ obligatoire',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'L’e-mail et le mot de passe ne correspondent pas.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Votre rôle ne le permet pas.',
        RATE_LIMITED: 'Trop de tentatives. Attendez une minute et réessayez.',
        SEAT_TAKEN: 'Quelqu’un vient de prendre cette place. Choisissez-en une autre.',
        NOT_FOUND: 'Élément introuvable.',
        IDEMPOTENCY_IN_PROGRESS: 'C’est déjà en cours.',
        LOOPBACK_ONLY: 'Possible seulement sur l’ordinateur du studio.',
        TOTP_REQUIRED: 'Ce code est incorrect ou a déjà servi. Attendez le suivant et réessayez.',
        TOTP_CODE_INVALID: 'Ce code est incorrect ou a déjà servi. Attendez le suivant et réessayez.',
        TOTP_SETUP_REQUIRED:
          'Depuis l’extérieur, les responsables se connectent avec un second facteur. Configurez-le d’abord sur l’ordinateur du studio.',
        STORAGE_FULL: storage.notNow,
        STORAGE_READ_ONLY: storage.notNow,
        STORAGE_BUSY: storage.notNow,
        STORAGE_DAMAGED: storage.notNow,
        STORAGE_GONE: storage.notNow,
      },
    },
    storage,
  }
}

export const it = (): Words => {
  const storage: Words['storage'] = {
    nothingSaved: 'Al momento non si può salvare nulla. Puoi comunque consultare tutto.',
    helps: {
      full: 'Il disco del computer dello studio è pieno. Elimina i file che non servono o svuota il cestino. Poi riprenderà automaticamente.',
      read_only:
        'Sul computer dello studio, controlla che il disco con i dati sia collegato e non protetto da scrittura, e che si possa scrivere nella cartella. Poi riprenderà automaticamente.',
      busy: 'Un altro programma sul computer dello studio ha bloccato il file dello studio. Chiudilo (per esempio un programma per database, di backup o di sincronizzazione). Poi riprenderà automaticamente.',
      damaged:
        'Il file dello studio è danneggiato. Chiudi Studio Desk sul computer dello studio, sposta il file e metti al suo posto la copia di backup più recente.',
      gone: 'Il file dello studio è stato spostato o eliminato sul computer dello studio. Rimettilo dov’era (guarda nel cestino) o riavvia Studio Desk. I dati salvati si conservano.',
    },
    notNow: 'Lo studio al momento non può salvare nulla. Puoi comunque consultare tutto. Riprova un po’ più tardi.',
  }

  return {
    problems: {
      unreachableTitle: 'Lo studio non è raggiungibile',
      unreachable: 'Controlla la connessione e riprova tra un momento. Non è andato perso nulla.',
      loadFailed: 'Caricamento non riuscito',
      saveFailed: 'Salvataggio non riuscito',
      unknown: 'Qualcosa è andato storto da parte nostra. Riprova e, se succede ancora, avvisa lo studio.',
      reference: (id) => `Riferimento ${id}`,
      tryAgain: 'Riprova',
      noPermissionTitle: 'Il tuo ruolo non ha accesso',
      notInRole: 'Il tuo ruolo non lo comprende. Il titolare può cambiarlo in Team.',
      onlyOwner: 'Solo il titolare può farlo.',
      noPermission: 'Il tuo ruolo non comprende questa pagina. Il titolare può cambiarlo in Team.',
      notFoundTitle: 'Non trovato',
      notFound: 'È stato rimosso, oppure l’indirizzo non è corretto.',
      backHome: 'Torna alla pagina iniziale',
      crashedTitle: 'Questa pagina ha smesso di funzionare',
      crashed: 'Ricaricala. Tutto ciò che hai salvato è al sicuro.',
      reload: 'Ricarica',
      checkFields: 'Controlla i campi evidenziati.',
      required: 'Campo obbligatorio',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'E-mail e password non corrispondono.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Il tuo ruolo non lo permette.',
        RATE_LIMITED: 'Troppi tentativi. Aspetta un minuto e riprova.',
        SEAT_TAKEN: 'Questo posto è appena stato occupato. Scegline un altro.',
        NOT_FOUND: 'Elemento non trovato.',
        IDEMPOTENCY_IN_PROGRESS: 'È già in corso.',
        LOOPBACK_ONLY: 'Si può fare solo dal computer dello studio.',
        STORAGE_FULL: storage.notNow,
        STORAGE_READ_ONLY: storage.notNow,
        STORAGE_BUSY: storage.notNow,
        STORAGE_DAMAGED: storage.notNow,
        STORAGE_GONE: storage.notNow,
        TOTP_REQUIRED: 'Questo codice non è corretto o è già stato usato. Aspetta il prossimo e riprova.',
        TOTP_CODE_INVALID: 'Questo codice non è corretto o è già stato usato. Aspetta il prossimo e riprova.',
        TOTP_SETUP_REQUIRED:
          'Da fuori, i responsabili accedono con un secondo fattore. Configuralo prima sul computer dello studio.',
      },
    },
    storage,
  }
}

export const en = () => {
  /** While the studio's computer can't save: for those who run it, and for clients. */
  const storage = {
    nothingSaved: 'Nothing can be saved at the moment; everything can be read.',
    helps: {
      full: 'The disk of the studio’s computer is full: delete what is not needed there, or empty its bin. Then it goes on by itself.',
      read_only:
        'On the studio’s computer, see that the disk with its data is connected and not write-protected, and that the folder may be written to. Then it goes on by itself.',
      busy: 'Another program on the studio’s computer has locked the studio’s file: end it there (a database browser, a backup or a sync service, say). Then it goes on by itself.',
      damaged:
        'The studio’s file is damaged: stop Studio Desk on the studio’s computer, move the file away and put the newest copy in its place.',
      gone: 'The studio’s file was moved or deleted on the studio’s computer: put it back where it was (look in the bin), or stop Studio Desk and start it again. What was saved is kept.',
    },
    notNow: 'The studio can’t save anything at the moment. You can look at everything; try again a little later.',
  }

  return {
    /** What went wrong, for a reader. Codes without an entry show the server's own sentence. */
    problems: {
      unreachableTitle: 'The studio can’t be reached',
      unreachable: 'Check the connection; nothing was lost. Try again in a moment.',
      loadFailed: 'This could not be loaded',
      saveFailed: 'This could not be saved',
      unknown: 'Something went wrong on our side. Try again, and tell the studio if it stays.',
      reference: (id: string) => `Reference ${id}`,
      tryAgain: 'Try again',
      noPermissionTitle: 'Not for your role',
      notInRole: 'Your role does not include this. An owner can change that under Team.',
      onlyOwner: 'Only an owner can do this.',
      noPermission: 'Your role does not include this page. An owner can change that under Team.',
      notFoundTitle: 'There is nothing here',
      notFound: 'It was removed, or the address is not quite right.',
      backHome: 'Back to the start',
      crashedTitle: 'This page stopped working',
      crashed: 'Load it again. What you had saved is safe.',
      reload: 'Load again',
      checkFields: 'Check the marked fields.',
      required: 'This is needed.',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'E-mail and password do not match.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Your role does not allow this.',
        RATE_LIMITED: 'That was too often. Wait a minute and try again.',
        SEAT_TAKEN: 'Somebody has just taken this seat. Choose another one.',
        NOT_FOUND: 'It is not there any more.',
        IDEMPOTENCY_IN_PROGRESS: 'This is being done already.',
        LOOPBACK_ONLY: 'This is possible only on the studio’s own computer.',
        STORAGE_FULL: storage.notNow,
        STORAGE_READ_ONLY: storage.notNow,
        STORAGE_BUSY: storage.notNow,
        STORAGE_DAMAGED: storage.notNow,
        STORAGE_GONE: storage.notNow,
        TOTP_REQUIRED: 'This code is not right or was used already. Wait for the next one and try again.',
        TOTP_CODE_INVALID: 'This code is not right or was used already. Wait for the next one and try again.',
        TOTP_SETUP_REQUIRED:
          'From outside, managers sign in with a second factor. Set it up at the studio’s own computer first.',
      } as Readonly<Record<string, string | undefined>>,
    },
    storage,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const storage: Words['storage'] = {
    nothingSaved: 'Im Moment kann nichts gespeichert werden; lesen lässt sich alles.',
    helps: {
      full: 'Die Festplatte des Studio-Computers ist voll: Lösche dort, was nicht gebraucht wird, oder leere den Papierkorb. Dann geht es von selbst weiter.',
      read_only:
        'Sieh am Computer des Studios nach, ob die Festplatte mit den Daten angeschlossen und nicht schreibgeschützt ist und ob in den Ordner geschrieben werden darf. Dann geht es von selbst weiter.',
      busy: 'Ein anderes Programm auf dem Studio-Computer hat die Datei des Studios gesperrt: Beende es dort (etwa ein Datenbank-, Sicherungs- oder Synchronisierungsprogramm). Dann geht es von selbst weiter.',
      damaged:
        'Die Datei des Studios ist beschädigt: Beende Studio Desk auf dem Studio-Computer, verschiebe die Datei und lege die neueste Kopie an ihre Stelle.',
      gone: 'Die Datei des Studios wurde auf dem Studio-Computer verschoben oder gelöscht: Lege sie dorthin zurück (sieh im Papierkorb nach), oder beende Studio Desk und starte es neu. Was gespeichert war, bleibt erhalten.',
    },
    notNow: 'Das Studio kann im Moment nichts speichern. Du kannst alles ansehen; versuch es etwas später noch einmal.',
  }

  return {
    problems: {
      unreachableTitle: 'Das Studio ist nicht erreichbar',
      unreachable: 'Prüfe deine Verbindung; es ist nichts verloren. Versuch es gleich noch einmal.',
      loadFailed: 'Das konnte nicht geladen werden',
      saveFailed: 'Das konnte nicht gespeichert werden',
      unknown:
        'Bei uns ist etwas schiefgegangen. Versuch es noch einmal und sag dem Studio Bescheid, wenn es so bleibt.',
      reference: (id) => `Kennung ${id}`,
      tryAgain: 'Noch einmal versuchen',
      noPermissionTitle: 'Nicht für deine Rolle',
      notInRole: 'Deine Rolle umfasst das nicht. Wem das Studio gehört, kann das unter Team ändern.',
      onlyOwner: 'Das kann nur, wem das Studio gehört.',
      noPermission: 'Deine Rolle umfasst diese Seite nicht. Wem das Studio gehört, kann das unter Team ändern.',
      notFoundTitle: 'Hier ist nichts',
      notFound: 'Es wurde entfernt, oder die Adresse stimmt nicht ganz.',
      backHome: 'Zurück zum Anfang',
      crashedTitle: 'Diese Seite funktioniert nicht mehr',
      crashed: 'Lade sie neu. Was du gespeichert hast, ist sicher.',
      reload: 'Neu laden',
      checkFields: 'Prüfe die markierten Felder.',
      required: 'Das brauchen wir.',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'E-Mail und Passwort passen nicht zusammen.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Deine Rolle erlaubt das nicht.',
        RATE_LIMITED: 'Das war zu oft. Warte eine Minute und versuch es dann noch einmal.',
        SEAT_TAKEN: 'Diesen Platz hat gerade jemand genommen. Wähle einen anderen.',
        NOT_FOUND: 'Das gibt es nicht mehr.',
        IDEMPOTENCY_IN_PROGRESS: 'Das ist schon in Arbeit.',
        LOOPBACK_ONLY: 'Das geht nur am Computer des Studios.',
        TOTP_REQUIRED:
          'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten und versuch es noch einmal.',
        TOTP_CODE_INVALID:
          'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten und versuch es noch einmal.',
        TOTP_SETUP_REQUIRED:
          'Von außen melden sich Manager mit einem zweiten Faktor an. Richte ihn zuerst am Computer des Studios ein.',
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
    nothingSaved: 'Ahora mismo no se puede guardar nada; todo se puede consultar.',
    helps: {
      full: 'El disco del ordenador del centro está lleno: borra allí lo que no haga falta o vacía la papelera. Después seguirá solo.',
      read_only:
        'Comprueba en el ordenador del centro que el disco con los datos esté conectado y no protegido contra escritura, y que se pueda escribir en la carpeta. Después seguirá solo.',
      busy: 'Otro programa del ordenador del centro ha bloqueado el archivo del centro: ciérralo allí (por ejemplo, un navegador de bases de datos, una copia de seguridad o un servicio de sincronización). Después seguirá solo.',
      damaged:
        'El archivo del centro está dañado: cierra Studio Desk en el ordenador del centro, aparta el archivo y pon la copia más reciente en su lugar.',
      gone: 'El archivo del centro se ha movido o borrado en el ordenador del centro: vuelve a ponerlo donde estaba (mira en la papelera) o cierra Studio Desk y ábrelo de nuevo. Lo guardado se conserva.',
    },
    notNow:
      'El centro no puede guardar nada ahora mismo. Puedes consultarlo todo; vuelve a intentarlo un poco más tarde.',
  }

  return {
    problems: {
      unreachableTitle: 'No se puede conectar con el centro',
      unreachable: 'Revisa la conexión; no se ha perdido nada. Vuelve a intentarlo en un momento.',
      loadFailed: 'No se ha podido cargar',
      saveFailed: 'No se ha podido guardar',
      unknown: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo y, si sigue igual, avisa al centro.',
      reference: (id) => `Referencia ${id}`,
      tryAgain: 'Intentar de nuevo',
      noPermissionTitle: 'Tu rol no llega hasta aquí',
      notInRole: 'Tu rol no incluye esto. La propiedad del centro puede cambiarlo en Equipo.',
      onlyOwner: 'Solo la propiedad del centro puede hacer esto.',
      noPermission: 'Tu rol no incluye esta página. La propiedad del centro puede cambiarlo en Equipo.',
      notFoundTitle: 'Aquí no hay nada',
      notFound: 'Se ha eliminado o la dirección no es del todo correcta.',
      backHome: 'Volver al inicio',
      crashedTitle: 'Esta página ha dejado de funcionar',
      crashed: 'Cárgala de nuevo. Lo que habías guardado está a salvo.',
      reload: 'Cargar de nuevo',
      checkFields: 'Revisa los campos marcados.',
      required: 'Este dato es necesario.',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'El correo y la contraseña no coinciden.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Tu rol no permite hacer esto.',
        RATE_LIMITED: 'Demasiados intentos seguidos. Espera un minuto y vuelve a probar.',
        SEAT_TAKEN: 'Alguien acaba de ocupar este sitio. Elige otro.',
        NOT_FOUND: 'Ya no está ahí.',
        IDEMPOTENCY_IN_PROGRESS: 'Esto ya se está haciendo.',
        LOOPBACK_ONLY: 'Esto solo se puede hacer desde el propio ordenador del centro.',
        STORAGE_FULL: storage.notNow,
        STORAGE_READ_ONLY: storage.notNow,
        STORAGE_BUSY: storage.notNow,
        STORAGE_DAMAGED: storage.notNow,
        STORAGE_GONE: storage.notNow,
        TOTP_REQUIRED: 'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo de nuevo.',
        TOTP_CODE_INVALID: 'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo de nuevo.',
        TOTP_SETUP_REQUIRED:
          'Desde fuera, los gestores entran con un segundo factor. Configúralo antes en el ordenador del centro.',
      },
    },
    storage,
  }
}

export const fr = (): Words => {
  const storage: Words['storage'] = {
    nothingSaved: 'Rien ne peut être enregistré pour le moment\u202f; tout peut être consulté.',
    helps: {
      full: 'Le disque de l’ordinateur du studio est plein\u00a0: supprimez-y ce qui ne sert plus ou videz la corbeille. Tout reprendra ensuite de soi-même.',
      read_only:
        'Sur l’ordinateur du studio, vérifiez que le disque des données est branché et n’est pas protégé en écriture, et que l’on peut écrire dans le dossier. Tout reprendra ensuite de soi-même.',
      busy: 'Un autre programme de l’ordinateur du studio a verrouillé le fichier du studio\u00a0: fermez-le (un explorateur de base de données, une sauvegarde ou un service de synchronisation, par exemple). Tout reprendra ensuite de soi-même.',
      damaged:
        'Le fichier du studio est endommagé\u00a0: arrêtez Studio Desk sur l’ordinateur du studio, déplacez le fichier et mettez la copie la plus récente à sa place.',
      gone: 'Le fichier du studio a été déplacé ou supprimé sur l’ordinateur du studio\u00a0: remettez-le à sa place (regardez dans la corbeille), ou arrêtez Studio Desk et relancez-le. Ce qui était enregistré est conservé.',
    },
    notNow:
      'Le studio ne peut rien enregistrer pour le moment. Vous pouvez tout consulter\u202f; réessayez un peu plus tard.',
  }

  return {
    problems: {
      unreachableTitle: 'Le studio est injoignable',
      unreachable: 'Vérifiez la connexion\u202f; rien n’est perdu. Réessayez dans un instant.',
      loadFailed: 'Le chargement a échoué',
      saveFailed: 'L’enregistrement a échoué',
      unknown: 'Quelque chose n’a pas marché de notre côté. Réessayez, et prévenez le studio si cela continue.',
      reference: (id) => `Référence ${id}`,
      tryAgain: 'Réessayer',
      noPermissionTitle: 'Pas pour votre rôle',
      notInRole: 'Votre rôle ne le permet pas. La direction peut changer cela sous Équipe.',
      onlyOwner: 'Seule la direction peut faire cela.',
      noPermission: 'Votre rôle ne donne pas accès à cette page. La direction peut changer cela sous Équipe.',
      notFoundTitle: 'Il n’y a rien ici',
      notFound: 'C’était là et a été retiré, ou l’adresse n’est pas tout à fait juste.',
      backHome: 'Retour au début',
      crashedTitle: 'Cette page ne fonctionne plus',
      crashed: 'Rechargez-la. Ce que vous avez enregistré est en sécurité.',
      reload: 'Recharger',
      checkFields: 'Vérifiez les champs signalés.',
      required: 'À remplir.',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'L’e-mail et le mot de passe ne correspondent pas.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Votre rôle ne le permet pas.',
        RATE_LIMITED: 'Trop de tentatives. Attendez une minute et réessayez.',
        SEAT_TAKEN: 'Quelqu’un vient de prendre cette place. Choisissez-en une autre.',
        NOT_FOUND: 'Cela n’existe plus.',
        IDEMPOTENCY_IN_PROGRESS: 'C’est déjà en cours.',
        LOOPBACK_ONLY: 'Possible seulement sur l’ordinateur du studio.',
        TOTP_REQUIRED: 'Ce code n’est pas le bon ou a déjà servi. Attendez le suivant et réessayez.',
        TOTP_CODE_INVALID: 'Ce code n’est pas le bon ou a déjà servi. Attendez le suivant et réessayez.',
        TOTP_SETUP_REQUIRED:
          'Depuis l’extérieur, les gérants se connectent avec un second facteur. Configurez-le d’abord sur l’ordinateur du studio.',
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
    nothingSaved: 'Al momento non si può salvare nulla; tutto si può consultare.',
    helps: {
      full: 'Il disco del computer dello studio è pieno: elimina ciò che non serve o svuota il cestino. Poi riprenderà da solo.',
      read_only:
        'Sul computer dello studio, controlla che il disco con i dati sia collegato e non protetto da scrittura, e che si possa scrivere nella cartella. Poi riprenderà da solo.',
      busy: 'Un altro programma sul computer dello studio ha bloccato il file dello studio: chiudilo (per esempio un programma per database, un backup o un servizio di sincronizzazione). Poi riprenderà da solo.',
      damaged:
        'Il file dello studio è danneggiato: chiudi Studio Desk sul computer dello studio, sposta il file e metti al suo posto la copia più recente.',
      gone: 'Il file dello studio è stato spostato o eliminato sul computer dello studio: rimettilo dov’era (guarda nel cestino), oppure chiudi Studio Desk e riavvialo. Ciò che era salvato è conservato.',
    },
    notNow: 'Lo studio al momento non può salvare nulla. Puoi consultare tutto; riprova un po’ più tardi.',
  }

  return {
    problems: {
      unreachableTitle: 'Lo studio non è raggiungibile',
      unreachable: 'Controlla la connessione; non è andato perso nulla. Riprova tra un momento.',
      loadFailed: 'Caricamento non riuscito',
      saveFailed: 'Salvataggio non riuscito',
      unknown: 'Qualcosa è andato storto da parte nostra. Riprova e, se continua, avvisa lo studio.',
      reference: (id) => `Riferimento ${id}`,
      tryAgain: 'Riprova',
      noPermissionTitle: 'Non previsto per il tuo ruolo',
      notInRole: 'Il tuo ruolo non lo comprende. Chi gestisce lo studio può cambiarlo in Team.',
      onlyOwner: 'Solo il titolare può farlo.',
      noPermission: 'Il tuo ruolo non comprende questa pagina. Chi gestisce lo studio può cambiarlo in Team.',
      notFoundTitle: 'Qui non c’è nulla',
      notFound: 'È stato rimosso, oppure l’indirizzo non è del tutto giusto.',
      backHome: 'Torna all’inizio',
      crashedTitle: 'Questa pagina ha smesso di funzionare',
      crashed: 'Ricaricala. Quello che avevi salvato è al sicuro.',
      reload: 'Ricarica',
      checkFields: 'Controlla i campi evidenziati.',
      required: 'Questo dato è necessario.',
      byCode: {
        AUTH_INVALID_CREDENTIALS: 'E-mail e password non corrispondono.',
        AUTH_INSUFFICIENT_PERMISSIONS: 'Il tuo ruolo non lo permette.',
        RATE_LIMITED: 'Troppi tentativi. Aspetta un minuto e riprova.',
        SEAT_TAKEN: 'Qualcuno ha appena preso questo posto. Scegline un altro.',
        NOT_FOUND: 'Non c’è più.',
        IDEMPOTENCY_IN_PROGRESS: 'È già in corso.',
        LOOPBACK_ONLY: 'Si può fare solo dal computer dello studio.',
        STORAGE_FULL: storage.notNow,
        STORAGE_READ_ONLY: storage.notNow,
        STORAGE_BUSY: storage.notNow,
        STORAGE_DAMAGED: storage.notNow,
        STORAGE_GONE: storage.notNow,
        TOTP_REQUIRED: 'Questo codice non è giusto o è già stato usato. Aspetta il prossimo e riprova.',
        TOTP_CODE_INVALID: 'Questo codice non è giusto o è già stato usato. Aspetta il prossimo e riprova.',
        TOTP_SETUP_REQUIRED:
          'Da fuori, i gestori accedono con un secondo fattore. Configuralo prima sul computer dello studio.',
      },
    },
    storage,
  }
}

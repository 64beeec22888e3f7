import { italian } from '../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../shared/i18n/plural.ts'

/** Putting the studio of a copy in place: in the first run, and from the settings. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    offerTitle: 'Moved to this computer?',
    offer: 'A backup of your studio brings everything back as it was.',
    have: 'I already have a studio',

    title: 'Restore your studio',
    lead: 'From a backup made by Studio Desk. Everything in it comes back: clients, bookings, money, photos.',
    back: 'Set up a new studio instead',
    from: 'Where is the backup?',
    ways: {
      file: { label: 'A file', detail: 'On this computer or a USB stick; its name ends in .studiobackup.' },
      folder: { label: 'A folder', detail: 'On another disk, or synced here by Dropbox, Nextcloud or similar.' },
      bucket: { label: 'External storage', detail: 'S3-compatible storage. The emergency page names it.' },
    },
    drop: 'Drop the backup here',
    dropHelp: 'It’s read from where it is, however large.',
    notACopy: 'This isn’t a Studio Desk backup: its name should end in .studiobackup.',
    folder: 'Full path of the folder',
    folderExample: '/media/backup-disk or D:\\Copies',
    look: 'Find backups',
    found: (n: number) => count(n, { one: '1 backup found', other: `${figure(n)} backups found` }),
    foundNone: 'No Studio Desk backups here. Check that this is the right location.',
    which: 'Backup to restore',
    whichMeans: 'The newest is selected.',
    of: (studio: string) => `in ${studio}`,

    passphrase: 'Backup passphrase',
    passphraseNeeded: 'This backup is encrypted. Enter the passphrase you wrote down on paper.',
    passphraseIfSet: 'Leave it empty if none was set.',
    show: 'Show the passphrase',
    hide: 'Hide the passphrase',
    lost: 'I lost the passphrase',
    lostMeans:
      'The studio comes back without its keys. You lose the saved password of the email server, gift card codes, the recovery code and every second factor. Clients, bookings, money and photos are all there.',
    without: 'Continue without the keys',
    submit: 'Restore studio',

    file: 'Restore from a file',
    one: (when: string) => `Restore the backup of ${when}`,
    replaced: (when: string) => `The whole studio is replaced by the one from ${when}.`,
    replacedFile: 'The whole studio is replaced by the one in the file.',
    lostAfter: (when: string) => `Everything after ${when} is lost: bookings, check-ins, payments, changes.`,
    lostAfterFile: 'Everything after the backup was made is lost: bookings, check-ins, payments, changes.',
    aside: 'The current data isn’t deleted: it’s kept separately in the data folder.',
    signedOut: 'Everybody will be signed out.',
    password: 'Your password',
    passwordFor: 'To make sure that it’s you.',
    passwordWrong: 'This password is incorrect.',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    confirm: 'Restore studio',

    checking: 'Checking the backup',
    checkingMeans:
      'Nothing changes until the backup is fully checked. With many photos this takes a few minutes; leave this page open.',
    restarting: 'The studio is restarting',
    restartingMeans: 'The backup is good. You can sign in in a moment.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    offerTitle: 'Auf diesen Computer umgezogen?',
    offer: 'Eine Sicherungskopie deines Studios bringt alles zurück, wie es war.',
    have: 'Ich habe schon ein Studio',

    title: 'Stelle dein Studio wieder her',
    lead: 'Aus einer Sicherungskopie von Studio Desk. Alles darin kommt zurück: Kund:innen, Buchungen, Geld, Fotos.',
    back: 'Stattdessen ein neues Studio einrichten',
    from: 'Wo ist die Sicherungskopie?',
    ways: {
      file: {
        label: 'In einer Datei',
        detail: 'Auf diesem Computer oder einem USB-Stick; ihr Name endet auf .studiobackup.',
      },
      folder: {
        label: 'In einem Ordner',
        detail: 'Auf einer anderen Festplatte oder hierher synchronisiert von Dropbox, Nextcloud oder Ähnlichem.',
      },
      bucket: { label: 'In externem Speicher', detail: 'S3-kompatibler Speicher. Er steht auf der Notfallseite.' },
    },
    drop: 'Sicherungskopie hierher ziehen',
    dropHelp: 'Sie wird direkt von dort gelesen, egal wie groß sie ist.',
    notACopy: 'Das ist keine Sicherungskopie von Studio Desk: Ihr Name muss auf .studiobackup enden.',
    folder: 'Vollständiger Pfad zum Ordner',
    folderExample: '/media/kopien oder D:\\Kopien',
    look: 'Kopien suchen',
    found: (n) => count(n, { one: '1 Kopie gefunden', other: `${figure(n)} Kopien gefunden` }),
    foundNone: 'Hier sind keine Kopien von Studio Desk. Prüfe, ob es der richtige Ort ist.',
    which: 'Wiederherzustellende Kopie',
    whichMeans: 'Die neueste ist ausgewählt.',
    of: (studio) => `in ${studio}`,

    passphrase: 'Passphrase der Kopien',
    passphraseNeeded: 'Diese Kopie ist verschlüsselt. Gib die Passphrase ein, die du auf Papier notiert hast.',
    passphraseIfSet: 'Lass das Feld leer, wenn keine festgelegt war.',
    show: 'Passphrase anzeigen',
    hide: 'Passphrase verbergen',
    lost: 'Ich habe die Passphrase verloren',
    lostMeans:
      'Das Studio kommt ohne seine Schlüssel zurück. Verloren gehen: das gespeicherte Passwort des E-Mail-Servers, die Codes der Gutscheine, der Wiederherstellungscode und alle zweiten Faktoren. Kund:innen, Buchungen, Geld und Fotos sind alle da.',
    without: 'Ohne die Schlüssel fortfahren',
    submit: 'Studio wiederherstellen',

    file: 'Aus einer Datei wiederherstellen',
    one: (when) => `Kopie vom ${when} wiederherstellen`,
    replaced: (when) => `Das ganze Studio wird durch das vom ${when} ersetzt.`,
    replacedFile: 'Das ganze Studio wird durch das in der Datei ersetzt.',
    lostAfter: (when) => `Alles nach ${when} geht verloren: Buchungen, Check-ins, Zahlungen, Änderungen.`,
    lostAfterFile: 'Alles nach der Kopie geht verloren: Buchungen, Check-ins, Zahlungen, Änderungen.',
    aside: 'Die jetzigen Daten werden nicht gelöscht: Sie bleiben getrennt im Datenordner.',
    signedOut: 'Alle werden abgemeldet.',
    password: 'Dein Passwort',
    passwordFor: 'Damit sicher ist, dass du es bist.',
    passwordWrong: 'Dieses Passwort ist nicht richtig.',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    confirm: 'Studio wiederherstellen',

    checking: 'Die Kopie wird geprüft',
    checkingMeans:
      'Bis die Kopie vollständig geprüft ist, ändert sich nichts. Mit vielen Fotos dauert das ein paar Minuten; lass diese Seite offen.',
    restarting: 'Das Studio startet neu',
    restartingMeans: 'Die Kopie ist gut. Gleich kannst du dich anmelden.',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    offerTitle: '¿Has cambiado de ordenador?',
    offer: 'Una copia de seguridad de tu centro lo recupera todo tal como estaba.',
    have: 'Ya tengo un centro',

    title: 'Recupera tu centro',
    lead: 'Desde una copia de seguridad de Studio Desk. Vuelve todo lo que contiene: clientes, reservas, dinero, fotos.',
    back: 'Crear un centro nuevo',
    from: '¿Dónde está la copia de seguridad?',
    ways: {
      file: {
        label: 'Un archivo',
        detail: 'En este ordenador o en una memoria USB; su nombre acaba en .studiobackup.',
      },
      folder: { label: 'Una carpeta', detail: 'En otro disco o sincronizada con Dropbox, Nextcloud o similar.' },
      bucket: { label: 'Almacenamiento externo', detail: 'Compatible con S3. Figura en la hoja de emergencia.' },
    },
    drop: 'Suelta aquí la copia',
    dropHelp: 'Se lee desde donde está, sea cual sea su tamaño.',
    notACopy: 'No es una copia de Studio Desk: su nombre debe acabar en .studiobackup.',
    folder: 'Ruta completa de la carpeta',
    folderExample: '/media/disco-copias o D:\\Copias',
    look: 'Buscar copias',
    found: (n) => count(n, { one: 'Se ha encontrado 1 copia', other: `Se han encontrado ${figure(n)} copias` }),
    foundNone: 'Aquí no hay copias de Studio Desk. Comprueba que sea la ubicación correcta.',
    which: 'Copia que se restaura',
    whichMeans: 'Está seleccionada la más reciente.',
    of: (studio) => `en ${studio}`,

    passphrase: 'Frase de contraseña',
    passphraseNeeded: 'Esta copia está cifrada. Escribe la frase de contraseña que anotaste en papel.',
    passphraseIfSet: 'Déjalo vacío si no había ninguna.',
    show: 'Mostrar la frase',
    hide: 'Ocultar la frase',
    lost: 'He perdido la frase de contraseña',
    lostMeans:
      'El centro vuelve sin sus claves. Se pierden la contraseña guardada del servidor de correo, los códigos de las tarjetas regalo, el código de recuperación y todos los segundos factores. Clientes, reservas, dinero y fotos están todos.',
    without: 'Seguir sin las claves',
    submit: 'Recuperar el centro',

    file: 'Restaurar desde un archivo',
    one: (when) => `Restaurar la copia: ${when}`,
    replaced: (when) => `Todo el centro se sustituye por el de esta copia: ${when}.`,
    replacedFile: 'Todo el centro se sustituye por el del archivo.',
    lostAfter: (when) => `Se pierde lo posterior (${when}): reservas, asistencias, pagos, cambios.`,
    lostAfterFile: 'Se pierde lo posterior a la copia: reservas, asistencias, pagos, cambios.',
    aside: 'Los datos actuales no se borran: se guardan aparte en la carpeta de datos.',
    signedOut: 'Se cierran todas las sesiones.',
    password: 'Tu contraseña',
    passwordFor: 'Para confirmar que eres tú.',
    passwordWrong: 'La contraseña no es correcta.',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    confirm: 'Restaurar el centro',

    checking: 'Comprobando la copia',
    checkingMeans:
      'No cambia nada hasta que la copia esté comprobada. Con muchas fotos tarda unos minutos; deja abierta esta página.',
    restarting: 'El centro se está reiniciando',
    restartingMeans: 'La copia es válida. Enseguida podrás entrar.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    offerTitle: 'Vous changez d’ordinateur\u202f?',
    offer: 'Une sauvegarde de votre studio restaure tout, à l’identique.',
    have: 'J’ai déjà un studio',

    title: 'Restaurer votre studio',
    lead: 'À partir d’une sauvegarde de Studio Desk. Tout son contenu revient\u00a0: clients, réservations, argent, photos.',
    back: 'Configurer plutôt un nouveau studio',
    from: 'Où est la sauvegarde\u202f?',
    ways: {
      file: {
        label: 'Un fichier',
        detail: 'Sur cet ordinateur ou une clé USB\u202f; son nom finit par .studiobackup.',
      },
      folder: {
        label: 'Un dossier',
        detail: 'Sur un autre disque, ou synchronisé ici par Dropbox, Nextcloud ou autre.',
      },
      bucket: { label: 'Un stockage externe', detail: 'Compatible S3. La page d’urgence l’indique.' },
    },
    drop: 'Déposez la sauvegarde ici',
    dropHelp: 'Elle est lue là où elle se trouve, quelle que soit sa taille.',
    notACopy: 'Ce n’est pas une sauvegarde de Studio Desk\u00a0: son nom doit finir par .studiobackup.',
    folder: 'Chemin complet du dossier',
    folderExample: '/media/disque-sauvegardes ou D:\\Sauvegardes',
    look: 'Chercher des sauvegardes',
    found: (n) => count(n, { one: `${figure(n)} sauvegarde trouvée`, other: `${figure(n)} sauvegardes trouvées` }),
    foundNone: 'Aucune sauvegarde de Studio Desk ici. Vérifiez que c’est le bon emplacement.',
    which: 'Sauvegarde à restaurer',
    whichMeans: 'La plus récente est sélectionnée.',
    of: (studio) => `dans ${studio}`,

    passphrase: 'Phrase secrète des sauvegardes',
    passphraseNeeded: 'Cette sauvegarde est chiffrée. Saisissez la phrase secrète notée sur papier.',
    passphraseIfSet: 'Laissez vide s’il n’y en avait pas.',
    show: 'Afficher la phrase secrète',
    hide: 'Masquer la phrase secrète',
    lost: 'J’ai perdu la phrase secrète',
    lostMeans:
      'Le studio revient sans ses clés. Sont perdus\u00a0: le mot de passe du serveur d’e-mail, les codes des cartes cadeaux, le code de secours et tous les seconds facteurs. Clients, réservations, argent et photos sont tous là.',
    without: 'Continuer sans les clés',
    submit: 'Restaurer le studio',

    file: 'Restaurer depuis un fichier',
    one: (when) => `Restaurer la sauvegarde du ${when}`,
    replaced: (when) => `Tout le studio est remplacé par celui du ${when}.`,
    replacedFile: 'Tout le studio est remplacé par celui du fichier.',
    lostAfter: (when) =>
      `Tout ce qui est postérieur au ${when} est perdu\u00a0: réservations, pointages, paiements, modifications.`,
    lostAfterFile:
      'Tout ce qui est postérieur à la sauvegarde est perdu\u00a0: réservations, pointages, paiements, modifications.',
    aside: 'Les données actuelles ne sont pas supprimées\u00a0: elles restent à part dans le dossier de données.',
    signedOut: 'Tout le monde sera déconnecté.',
    password: 'Votre mot de passe',
    passwordFor: 'Pour confirmer que c’est bien vous.',
    passwordWrong: 'Ce mot de passe est incorrect.',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    confirm: 'Restaurer le studio',

    checking: 'Vérification de la sauvegarde',
    checkingMeans:
      'Rien ne change avant la fin de la vérification. Avec beaucoup de photos, cela prend quelques minutes\u202f; laissez cette page ouverte.',
    restarting: 'Le studio redémarre',
    restartingMeans: 'La sauvegarde est valide. Vous pourrez vous connecter dans un instant.',
  }
}

export const it = (): Words => {
  const { il, del } = italian
  const count = plurals('it')
  const figure = figures('it')

  return {
    offerTitle: 'Hai cambiato computer?',
    offer: 'Una copia di backup del tuo studio riporta tutto com’era.',
    have: 'Ho già uno studio',

    title: 'Ripristina il tuo studio',
    lead: 'Da una copia di backup di Studio Desk. Torna tutto ciò che contiene: clienti, prenotazioni, denaro, foto.',
    back: 'Configura invece un nuovo studio',
    from: 'Dov’è la copia di backup?',
    ways: {
      file: {
        label: 'Un file',
        detail: 'Su questo computer o su una chiavetta USB; il nome finisce in .studiobackup.',
      },
      folder: { label: 'Una cartella', detail: 'Su un altro disco, o sincronizzata con Dropbox, Nextcloud o simili.' },
      bucket: { label: 'Uno spazio esterno', detail: 'Compatibile con S3. Lo indica il foglio d’emergenza.' },
    },
    drop: 'Trascina qui la copia',
    dropHelp: 'Viene letta da dove si trova, anche se è grande.',
    notACopy: 'Non è una copia di Studio Desk: il nome deve finire in .studiobackup.',
    folder: 'Percorso completo della cartella',
    folderExample: '/media/backup-disk oppure D:\\Copie',
    look: 'Cerca copie',
    found: (n: number) => count(n, { one: 'Trovata 1 copia', other: `Trovate ${figure(n)} copie` }),
    foundNone: 'Qui non ci sono copie di Studio Desk. Controlla che sia la posizione giusta.',
    which: 'Copia da ripristinare',
    whichMeans: 'È selezionata la più recente.',
    of: (studio: string) => `in ${studio}`,

    passphrase: 'Frase segreta delle copie',
    passphraseNeeded: 'Questa copia è cifrata. Inserisci la frase segreta che hai scritto su carta.',
    passphraseIfSet: 'Lascia vuoto se non era impostata.',
    show: 'Mostra la frase segreta',
    hide: 'Nascondi la frase segreta',
    lost: 'Ho perso la frase segreta',
    lostMeans:
      'Lo studio torna senza le sue chiavi. Vanno perse: la password salvata del server e-mail, i codici dei buoni regalo, il codice di recupero e ogni secondo fattore. Clienti, prenotazioni, denaro e foto ci sono tutti.',
    without: 'Continua senza le chiavi',
    submit: 'Ripristina lo studio',

    file: 'Ripristina da un file',
    one: (when: string) => `Ripristina la copia ${del(when)}`,
    replaced: (when: string) => `L’intero studio viene sostituito da quello ${del(when)}.`,
    replacedFile: 'L’intero studio viene sostituito da quello nel file.',
    lostAfter: (when: string) =>
      `Tutto ciò che è successo dopo ${il(when)} va perso: prenotazioni, check-in, pagamenti, modifiche.`,
    lostAfterFile: 'Tutto ciò che è successo dopo la copia va perso: prenotazioni, check-in, pagamenti, modifiche.',
    aside: 'I dati attuali non vengono eliminati: restano a parte nella cartella dei dati.',
    signedOut: 'Tutte le sessioni vengono chiuse.',
    password: 'La tua password',
    passwordFor: 'Per confermare che sei tu.',
    passwordWrong: 'La password non è corretta.',
    showPassword: 'Mostra la password',
    hidePassword: 'Nascondi la password',
    confirm: 'Ripristina lo studio',

    checking: 'Controllo della copia in corso',
    checkingMeans:
      'Non cambia nulla finché la copia non è stata controllata. Con molte foto ci vuole qualche minuto; lascia aperta questa pagina.',
    restarting: 'Lo studio si sta riavviando',
    restartingMeans: 'La copia è valida. Tra un momento puoi accedere.',
  }
}

import { italian } from '../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../shared/i18n/plural.ts'

/** Putting the studio of a copy in place: in the first run, and from the settings. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    offerTitle: 'Moved to this computer?',
    offer: 'A copy of your studio brings everything back, as it was.',
    have: 'I have a studio already',

    title: 'Bring your studio back',
    lead: 'From a copy that Studio Desk made. Everything in it comes back: clients, bookings, money, photos.',
    back: 'Set up a new studio instead',
    from: 'Where is the copy?',
    ways: {
      file: { label: 'A file', detail: 'On this computer or a stick; it ends in .studiobackup.' },
      folder: { label: 'A folder', detail: 'Another disk, or one that Dropbox, Nextcloud or the like brings here.' },
      bucket: { label: 'A bucket', detail: 'Storage that speaks S3. The emergency page names it.' },
    },
    drop: 'Drop the copy here',
    dropHelp: 'It is read from where it lies, however large it is.',
    notACopy: 'This is not a copy of Studio Desk: its name ends in .studiobackup.',
    folder: 'The whole way to the folder',
    folderExample: '/media/backup-disk or D:\\Copies',
    look: 'Look for copies',
    found: (n: number) => count(n, { one: '1 copy was found', other: `${figure(n)} copies were found` }),
    foundNone: 'There are no copies of Studio Desk in this place. Look whether it is the right one.',
    which: 'The copy to bring back',
    whichMeans: 'The newest is chosen.',
    of: (studio: string) => `in ${studio}`,

    passphrase: 'Passphrase of the copies',
    passphraseNeeded: 'This copy is encrypted. The passphrase stands on the paper you wrote it on.',
    passphraseIfSet: 'Leave it empty if none was set.',
    show: 'Show the passphrase',
    hide: 'Hide the passphrase',
    lost: 'The passphrase is lost',
    lostMeans:
      'The studio comes back without its keys. Lost then are: the saved password of the mail server, gift cards by their codes, the recovery code, and every second factor. Clients, bookings, money and photos are all there.',
    without: 'Go on without the keys',
    submit: 'Bring the studio back',

    file: 'Restore from a file',
    one: (when: string) => `Restore the copy of ${when}`,
    replaced: (when: string) => `The whole studio is replaced by the one of ${when}.`,
    replacedFile: 'The whole studio is replaced by the one in the file.',
    lostAfter: (when: string) => `What was done after ${when} is lost: bookings, check-ins, payments, changes.`,
    lostAfterFile: 'What was done after the copy was made is lost: bookings, check-ins, payments, changes.',
    aside: 'What is here now is not deleted: it is kept aside in the data folder.',
    signedOut: 'Everybody is signed out.',
    password: 'Your password',
    passwordFor: 'So that nobody else does this.',
    passwordWrong: 'This is not your password.',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    confirm: 'Restore the studio',

    checking: 'The copy is being checked',
    checkingMeans:
      'Nothing is touched before it is found whole. With many photos this takes a few minutes; leave this page open.',
    restarting: 'The studio starts anew',
    restartingMeans: 'The copy was good. In a moment you can sign in.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    offerTitle: 'Auf diesen Computer umgezogen?',
    offer: 'Eine Kopie deines Studios bringt alles zurück, wie es war.',
    have: 'Ich habe schon ein Studio',

    title: 'Hol dein Studio zurück',
    lead: 'Aus einer Kopie, die Studio Desk gemacht hat. Alles darin kommt zurück: Kundschaft, Buchungen, Geld, Fotos.',
    back: 'Lieber ein neues Studio einrichten',
    from: 'Wo liegt die Kopie?',
    ways: {
      file: { label: 'In einer Datei', detail: 'Auf diesem Computer oder einem Stick; sie endet auf .studiobackup.' },
      folder: {
        label: 'In einem Ordner',
        detail: 'Auf einer anderen Festplatte, oder ein Ordner, den Dropbox, Nextcloud oder Ähnliches hierher bringt.',
      },
      bucket: { label: 'In einem Bucket', detail: 'Speicher, der S3 spricht. Er steht auf der Notfallseite.' },
    },
    drop: 'Kopie hierher ziehen',
    dropHelp: 'Sie wird dort gelesen, wo sie liegt, wie groß sie auch ist.',
    notACopy: 'Das ist keine Kopie von Studio Desk: Deren Name endet auf .studiobackup.',
    folder: 'Vollständiger Pfad zum Ordner',
    folderExample: '/media/sicherung oder D:\\Kopien',
    look: 'Kopien suchen',
    found: (n) => count(n, { one: '1 Kopie gefunden', other: `${figure(n)} Kopien gefunden` }),
    foundNone: 'Hier liegen keine Kopien von Studio Desk. Sieh nach, ob es der richtige Ort ist.',
    which: 'Welche Kopie zurückkommt',
    whichMeans: 'Die neueste ist gewählt.',
    of: (studio) => `in ${studio}`,

    passphrase: 'Passphrase der Kopien',
    passphraseNeeded:
      'Diese Kopie ist verschlüsselt. Die Passphrase steht auf dem Zettel, auf den du sie geschrieben hast.',
    passphraseIfSet: 'Lass das Feld leer, wenn keine gesetzt war.',
    show: 'Passphrase zeigen',
    hide: 'Passphrase verbergen',
    lost: 'Die Passphrase ist verloren',
    lostMeans:
      'Das Studio kommt ohne seine Schlüssel zurück. Verloren sind dann: das gespeicherte Passwort des Mailservers, die Codes der Gutscheine, der Wiederherstellungscode und alle zweiten Faktoren. Kundschaft, Buchungen, Geld und Fotos sind alle da.',
    without: 'Ohne die Schlüssel weiter',
    submit: 'Studio zurückholen',

    file: 'Aus einer Datei wiederherstellen',
    one: (when) => `Kopie vom ${when} wiederherstellen`,
    replaced: (when) => `Das ganze Studio wird durch das vom ${when} ersetzt.`,
    replacedFile: 'Das ganze Studio wird durch das in der Datei ersetzt.',
    lostAfter: (when) => `Was nach ${when} geschah, geht verloren: Buchungen, Check-ins, Zahlungen, Änderungen.`,
    lostAfterFile: 'Was nach der Kopie geschah, geht verloren: Buchungen, Check-ins, Zahlungen, Änderungen.',
    aside: 'Was jetzt hier ist, wird nicht gelöscht: Es wird im Datenordner beiseitegelegt.',
    signedOut: 'Alle werden abgemeldet.',
    password: 'Dein Passwort',
    passwordFor: 'Damit es niemand anderes tut.',
    passwordWrong: 'Das ist nicht dein Passwort.',
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
    confirm: 'Studio wiederherstellen',

    checking: 'Die Kopie wird geprüft',
    checkingMeans:
      'Bevor sie sich als unversehrt erweist, wird nichts angerührt. Mit vielen Fotos dauert das ein paar Minuten; lass diese Seite offen.',
    restarting: 'Das Studio startet neu',
    restartingMeans: 'Die Kopie ist gut. Gleich kannst du dich anmelden.',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    offerTitle: '¿Has cambiado de ordenador?',
    offer: 'Una copia de tu centro lo trae todo de vuelta, tal como estaba.',
    have: 'Ya tengo un centro',

    title: 'Recupera tu centro',
    lead: 'Desde una copia hecha por Studio Desk. Vuelve todo lo que contiene: clientes, reservas, dinero, fotos.',
    back: 'Crear un centro nuevo',
    from: '¿Dónde está la copia?',
    ways: {
      file: { label: 'Un archivo', detail: 'En este ordenador o en una memoria USB; acaba en .studiobackup.' },
      folder: { label: 'Una carpeta', detail: 'Otro disco, o la que sincroniza Dropbox, Nextcloud o similar.' },
      bucket: { label: 'Un bucket', detail: 'Almacenamiento compatible con S3. Figura en la hoja de emergencia.' },
    },
    drop: 'Suelta aquí la copia',
    dropHelp: 'Se lee desde donde está, por grande que sea.',
    notACopy: 'No es una copia de Studio Desk: su nombre acaba en .studiobackup.',
    folder: 'Ruta completa de la carpeta',
    folderExample: '/media/disco-copias o D:\\Copias',
    look: 'Buscar copias',
    found: (n) => count(n, { one: 'Se ha encontrado 1 copia', other: `Se han encontrado ${figure(n)} copias` }),
    foundNone: 'Aquí no hay copias de Studio Desk. Mira si es el lugar correcto.',
    which: 'La copia que quieres recuperar',
    whichMeans: 'Está elegida la más reciente.',
    of: (studio) => `en ${studio}`,

    passphrase: 'Frase de contraseña',
    passphraseNeeded: 'Esta copia está cifrada. La frase de contraseña está en el papel donde la anotaste.',
    passphraseIfSet: 'Déjala vacía si no se puso ninguna.',
    show: 'Mostrar la frase',
    hide: 'Ocultar la frase',
    lost: 'He perdido la frase de contraseña',
    lostMeans:
      'El centro vuelve sin sus claves. Se pierden la contraseña guardada del servidor de correo, las tarjetas regalo por su código, el código de recuperación y todos los segundos factores. Clientes, reservas, dinero y fotos están todos.',
    without: 'Seguir sin las claves',
    submit: 'Recuperar el centro',

    file: 'Restaurar desde un archivo',
    one: (when) => `Restaurar la copia: ${when}`,
    replaced: (when) => `Todo el centro se sustituye por el de esta copia: ${when}.`,
    replacedFile: 'Todo el centro se sustituye por el del archivo.',
    lostAfter: (when) => `Se pierde lo hecho después (${when}): reservas, llegadas, pagos, cambios.`,
    lostAfterFile: 'Se pierde lo hecho después de la copia: reservas, llegadas, pagos, cambios.',
    aside: 'Lo que hay ahora no se borra: se guarda aparte en la carpeta de datos.',
    signedOut: 'Se cierran todas las sesiones.',
    password: 'Tu contraseña',
    passwordFor: 'Para que nadie más haga esto.',
    passwordWrong: 'Esta no es tu contraseña.',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    confirm: 'Restaurar el centro',

    checking: 'Comprobando la copia',
    checkingMeans:
      'No se toca nada hasta saber que está completa. Con muchas fotos tarda unos minutos; deja abierta esta página.',
    restarting: 'El centro vuelve a arrancar',
    restartingMeans: 'La copia era buena. Enseguida podrás entrar.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    offerTitle: 'Vous changez d’ordinateur\u202f?',
    offer: 'Une copie de votre studio ramène tout, tel que c’était.',
    have: 'J’ai déjà un studio',

    title: 'Retrouver votre studio',
    lead: 'À partir d’une copie faite par Studio Desk. Tout ce qu’elle contient revient\u00a0: clients, réservations, argent, photos.',
    back: 'Configurer plutôt un nouveau studio',
    from: 'Où est la copie\u202f?',
    ways: {
      file: { label: 'Un fichier', detail: 'Sur cet ordinateur ou une clé USB\u202f; il finit par .studiobackup.' },
      folder: {
        label: 'Un dossier',
        detail: 'Un autre disque, ou un dossier que Dropbox, Nextcloud ou un autre amène ici.',
      },
      bucket: { label: 'Un bucket', detail: 'Un stockage compatible S3. La page d’urgence l’indique.' },
    },
    drop: 'Déposez la copie ici',
    dropHelp: 'Elle est lue là où elle se trouve, quelle que soit sa taille.',
    notACopy: 'Ce n’est pas une copie de Studio Desk\u00a0: son nom finit par .studiobackup.',
    folder: 'Chemin complet du dossier',
    folderExample: '/media/disque-copies ou D:\\Copies',
    look: 'Chercher des copies',
    found: (n) => count(n, { one: `${figure(n)} copie trouvée`, other: `${figure(n)} copies trouvées` }),
    foundNone: 'Il n’y a pas de copies de Studio Desk ici. Vérifiez que c’est le bon emplacement.',
    which: 'La copie à restaurer',
    whichMeans: 'La plus récente est choisie.',
    of: (studio) => `dans ${studio}`,

    passphrase: 'Phrase secrète des copies',
    passphraseNeeded: 'Cette copie est chiffrée. La phrase secrète est sur le papier où vous l’avez notée.',
    passphraseIfSet: 'Laissez vide s’il n’y en avait pas.',
    show: 'Afficher la phrase secrète',
    hide: 'Masquer la phrase secrète',
    lost: 'La phrase secrète est perdue',
    lostMeans:
      'Le studio revient sans ses clés. Sont alors perdus\u00a0: le mot de passe enregistré du serveur de messagerie, les cartes cadeaux par leur code, le code de secours et tous les seconds facteurs. Clients, réservations, argent et photos sont tous là.',
    without: 'Continuer sans les clés',
    submit: 'Restaurer le studio',

    file: 'Restaurer depuis un fichier',
    one: (when) => `Restaurer la copie du ${when}`,
    replaced: (when) => `Tout le studio est remplacé par celui du ${when}.`,
    replacedFile: 'Tout le studio est remplacé par celui du fichier.',
    lostAfter: (when) =>
      `Ce qui a été fait après le ${when} est perdu\u00a0: réservations, arrivées, paiements, modifications.`,
    lostAfterFile:
      'Ce qui a été fait après la copie est perdu\u00a0: réservations, arrivées, paiements, modifications.',
    aside: 'Ce qui est ici maintenant n’est pas supprimé\u00a0: c’est mis de côté dans le dossier des données.',
    signedOut: 'Tout le monde est déconnecté.',
    password: 'Votre mot de passe',
    passwordFor: 'Pour que personne d’autre ne le fasse.',
    passwordWrong: 'Ce n’est pas votre mot de passe.',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    confirm: 'Restaurer le studio',

    checking: 'La copie est en cours de vérification',
    checkingMeans:
      'Rien n’est touché avant qu’elle soit reconnue entière. Avec beaucoup de photos, cela prend quelques minutes\u202f; laissez cette page ouverte.',
    restarting: 'Le studio redémarre',
    restartingMeans: 'La copie était bonne. Vous pourrez vous connecter dans un instant.',
  }
}

export const it = (): Words => {
  const { il, del } = italian
  const count = plurals('it')
  const figure = figures('it')

  return {
    offerTitle: 'Su un nuovo computer?',
    offer: 'Una copia del tuo studio riporta tutto, com’era.',
    have: 'Ho già uno studio',

    title: 'Riporta il tuo studio',
    lead: 'Da una copia fatta da Studio Desk. Torna tutto ciò che contiene: clienti, prenotazioni, denaro, foto.',
    back: 'Configura invece un nuovo studio',
    from: 'Dov’è la copia?',
    ways: {
      file: { label: 'Un file', detail: 'Su questo computer o su una chiavetta; finisce in .studiobackup.' },
      folder: { label: 'Una cartella', detail: 'Un altro disco, o una che Dropbox, Nextcloud o simili portano qui.' },
      bucket: { label: 'Un bucket', detail: 'Uno spazio compatibile con S3. Lo indica il foglio d’emergenza.' },
    },
    drop: 'Trascina qui la copia',
    dropHelp: 'Si legge da dove si trova, per quanto grande sia.',
    notACopy: 'Non è una copia di Studio Desk: il suo nome finisce in .studiobackup.',
    folder: 'Percorso completo della cartella',
    folderExample: '/media/backup-disk oppure D:\\Copies',
    look: 'Cerca copie',
    found: (n: number) => count(n, { one: 'Trovata 1 copia', other: `Trovate ${figure(n)} copie` }),
    foundNone: 'In questo luogo non ci sono copie di Studio Desk. Controlla che sia quello giusto.',
    which: 'La copia da riportare',
    whichMeans: 'È scelta la più recente.',
    of: (studio: string) => `in ${studio}`,

    passphrase: 'Frase segreta delle copie',
    passphraseNeeded: 'Questa copia è cifrata. La frase segreta è sul foglio dove l’hai scritta.',
    passphraseIfSet: 'Lascia vuoto se non era impostata.',
    show: 'Mostra la frase segreta',
    hide: 'Nascondi la frase segreta',
    lost: 'La frase segreta è andata persa',
    lostMeans:
      'Lo studio torna senza le sue chiavi. Vanno perse: la password salvata del server di posta, i codici dei buoni regalo, il codice di recupero e ogni secondo fattore. Clienti, prenotazioni, denaro e foto ci sono tutti.',
    without: 'Continua senza le chiavi',
    submit: 'Riporta lo studio',

    file: 'Ripristina da un file',
    one: (when: string) => `Ripristina la copia ${del(when)}`,
    replaced: (when: string) => `L’intero studio viene sostituito da quello ${del(when)}.`,
    replacedFile: 'L’intero studio viene sostituito da quello nel file.',
    lostAfter: (when: string) =>
      `Ciò che è stato fatto dopo ${il(when)} va perso: prenotazioni, arrivi, pagamenti, modifiche.`,
    lostAfterFile: 'Ciò che è stato fatto dopo la copia va perso: prenotazioni, arrivi, pagamenti, modifiche.',
    aside: 'Ciò che c’è qui ora non viene eliminato: si conserva a parte nella cartella dei dati.',
    signedOut: 'Tutte le sessioni vengono chiuse.',
    password: 'La tua password',
    passwordFor: 'Così nessun altro può farlo.',
    passwordWrong: 'Non è la tua password.',
    showPassword: 'Mostra la password',
    hidePassword: 'Nascondi la password',
    confirm: 'Ripristina lo studio',

    checking: 'Controllo della copia in corso',
    checkingMeans:
      'Non si tocca nulla finché non risulta integra. Con molte foto ci vuole qualche minuto; lascia aperta questa pagina.',
    restarting: 'Lo studio si riavvia',
    restartingMeans: 'La copia era buona. Tra un momento puoi accedere.',
  }
}
